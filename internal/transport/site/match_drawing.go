package site

import (
	"fmt"
	"strings"
)

// The drawing of two charts: a row of pillars for each, lines between them.
const (
	matchWidth   = 480.0
	matchHeight  = 430.0
	matchTop     = 28.0  // of the upper pillars
	matchPillar  = 84.0  // height of a pillar
	matchLower   = 318.0 // top of the lower pillars
	matchSpacing = 118.0 // between pillars
	matchFirst   = 63.0  // middle of the first pillar
)

// matchDrawing is the drawing, measured for its template.
type matchDrawing struct {
	Width, Height float64
	Pillars       []matchFigure
	Lines         []matchLine
}

// matchFigure is a pillar: its middle and the base lines of its characters.
type matchFigure struct {
	Key            string
	Stem, Branch   string
	X, Y           float64 // of the frame
	StemY, BranchY float64
}

// matchLine is a relation: a curve, and the place of its number.
type matchLine struct {
	Number int
	From   float64 // where it leaves the upper row
	To     float64 // where it reaches the lower
	Path   string
	X, Y   float64 // of the number
	Clash  bool
	matchRelation
}

// clashing are the characters by which a relation's name is known to part rather
// than to join (冲刑害破克绝).
const clashing = "冲刑害破克绝"

// drawMatch lays out two charts and every relation between them. Lines between
// the same two pillars are drawn beside one another.
func drawMatch(r *matchResult) *matchDrawing {
	d := &matchDrawing{Width: matchWidth, Height: matchHeight}
	middles := map[string]float64{}
	for _, row := range []struct {
		pillars []baziPillar
		y       float64
	}{{r.A.Pillars, matchTop}, {r.B.Pillars, matchLower}} {
		for i, p := range row.pillars {
			x := matchFirst + float64(i)*matchSpacing
			middles[p.Key] = x
			if p.Value == nil {
				continue
			}
			pair := []rune(*p.Value)
			d.Pillars = append(d.Pillars, matchFigure{
				Key: p.Key, Stem: string(pair[:1]), Branch: string(pair[1:]), X: x - 26, Y: row.y, StemY: row.y + 35, BranchY: row.y + 73,
			})
		}
	}
	together := map[string]int{}
	for _, rel := range r.Relations {
		together[rel.A+rel.B]++
	}
	drawn := map[string]int{}
	for i, rel := range r.Relations {
		pair := rel.A + rel.B
		offset := (float64(drawn[pair]) - float64(together[pair]-1)/2) * 16
		drawn[pair]++
		d.Lines = append(d.Lines, newMatchLine(i+1, rel, middles[rel.A]+offset, middles[rel.B]+offset))
	}
	d.spreadNumbers()
	return d
}

// newMatchLine draws a relation from the upper pillar at x1 to the lower at x2.
func newMatchLine(number int, rel matchRelation, x1, x2 float64) matchLine {
	from, to := matchTop+matchPillar, matchLower
	bend := (to - from) / 2
	return matchLine{
		Number: number, matchRelation: rel, Clash: strings.ContainsAny(rel.Name, clashing),
		From: x1, To: x2,
		Path: fmt.Sprintf("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x1, from, x1, from+bend, x2, to-bend, x2, to),
	}
}

// spreadNumbers moves numbers along their curves until none hides another.
func (d *matchDrawing) spreadNumbers() {
	const apart = 19
	for i := range d.Lines {
		line := &d.Lines[i]
		for step := 0; step < 12; step++ {
			t := 0.5 + float64((step+1)/2)*0.06*float64(1-2*(step%2))
			line.X, line.Y = alongCurve(line.From, line.To, t)
			if !d.hides(i, apart) {
				break
			}
		}
	}
}

// alongCurve is the point of a line at t between 0 and 1.
func alongCurve(x1, x2, t float64) (x, y float64) {
	from, to := matchTop+matchPillar, matchLower
	ease := t * t * (3 - 2*t)
	return x1 + (x2-x1)*ease, from + (to-from)*(1.5*t*(1-t)+t*t*t)
}

// hides reports whether number i is nearer than apart to an earlier one.
func (d *matchDrawing) hides(i int, apart float64) bool {
	for _, other := range d.Lines[:i] {
		dx, dy := other.X-d.Lines[i].X, other.Y-d.Lines[i].Y
		if dx*dx+dy*dy < apart*apart {
			return true
		}
	}
	return false
}
