package art

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// pen writes SVG elements. It stands in a group that outlines every shape in ink
// and fills nothing, so only what differs from that is written.
type pen struct{ strings.Builder }

// point is a place on the card or in a group.
type point struct{ x, y float64 }

// place says where a group stands: moved, then turned clockwise by degrees, then
// scaled (0 means 1), and mirrored left to right first of all.
type place struct {
	x, y, scale, turn float64
	mirror            bool
}

// at is a place that is only moved.
func at(x, y float64) place { return place{x: x, y: y} }

func (pl place) sized(s float64) place { pl.scale = s; return pl }

func (pl place) mirrored() place { pl.mirror = true; return pl }

// write appends strings.
func (p *pen) write(parts ...string) {
	for _, s := range parts {
		p.WriteString(s)
	}
}

// group draws within a place.
func (p *pen) group(pl place, draw func()) {
	p.write(`<g transform="translate(`, num(pl.x), " ", num(pl.y), ")")
	if pl.turn != 0 {
		p.write(" rotate(", num(pl.turn), ")")
	}
	s := pl.scale
	if s == 0 {
		s = 1
	}
	switch {
	case pl.mirror:
		p.write(" scale(", fine(-s), " ", fine(s), ")")
	case s != 1:
		p.write(" scale(", fine(s), ")")
	}
	p.write(`">`)
	draw()
	p.write("</g>")
}

// shape fills a path and leaves it its outline.
func (p *pen) shape(c ink, d string) { p.write(`<path fill="`, string(c), `" d="`, d, `"/>`) }

// flat fills a path without an outline.
func (p *pen) flat(c ink, d string) {
	p.write(`<path fill="`, string(c), `" stroke="none" d="`, d, `"/>`)
}

// line draws a path as a line.
func (p *pen) line(c ink, width float64, d string) {
	p.write(`<path stroke="`, string(c), `" stroke-width="`, num(width), `" d="`, d, `"/>`)
}

// limb draws a line as thick as an arm, with an outline.
func (p *pen) limb(c ink, width float64, d string) {
	p.line(black, width+3.6, d)
	p.line(c, width, d)
}

// disc fills a circle and leaves it its outline.
func (p *pen) disc(c ink, x, y, r float64) {
	p.write(`<circle fill="`, string(c))
	p.circle(x, y, r)
}

// dot fills a circle without an outline.
func (p *pen) dot(c ink, x, y, r float64) {
	p.write(`<circle stroke="none" fill="`, string(c))
	p.circle(x, y, r)
}

// ring draws a circle as a line of two units.
func (p *pen) ring(c ink, x, y, r float64) {
	p.write(`<circle stroke="`, string(c))
	p.circle(x, y, r)
}

// circle ends an element after its colour.
func (p *pen) circle(x, y, r float64) {
	p.write(`" cx="`, num(x), `" cy="`, num(y), `" r="`, num(r), `"/>`)
}

// d writes path data: commands as strings, coordinates as numbers.
func d(parts ...any) string {
	b := make([]byte, 0, 8*len(parts))
	for _, part := range parts {
		before := len(b)
		switch v := part.(type) {
		case string:
			b = append(b, v...)
		case float64:
			b = appendFixed(b, v, 10)
		case int:
			b = strconv.AppendInt(b, int64(v), 10)
		}
		if before > 0 && before < len(b) && isDigit(b[before-1]) && isDigit(b[before]) {
			b = slices.Insert(b, before, ' ')
		}
	}
	return string(b)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// num writes a coordinate with at most one decimal.
func num(v float64) string { return string(appendFixed(nil, v, 10)) }

// fine writes a scale with at most two decimals.
func fine(v float64) string { return string(appendFixed(nil, v, 100)) }

// appendFixed writes a number in steps of 1/unit. Halves are moved a little first,
// so that every machine rounds them the same way.
func appendFixed(b []byte, v, unit float64) []byte {
	v = math.Floor(v*unit+0.5+1e-6) / unit
	if v == 0 {
		return append(b, '0') // without the sign of a negative zero
	}
	return strconv.AppendFloat(b, v, 'f', -1, 64)
}

// polar returns the point at a distance and an angle in degrees, 0 upwards and
// then clockwise.
func polar(x, y, r, degrees float64) point {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return point{x + r*sin, y - r*cos}
}
