package chart

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

const (
	laneHeight = 27
	laneGlyph  = 20 // size of the glyphs that the lines hang from
)

// relations draws the relations as lines between the pillars: those of stems
// below the stems, those of branches below the branches.
func (d *pillarDrawing) relations(list []bazi.Relation) {
	var stems, branches []bazi.Relation
	for _, r := range list {
		if r.Name.OfStems() {
			stems = append(stems, r)
		} else {
			branches = append(branches, r)
		}
	}
	if len(list) == 0 {
		return
	}
	d.section(d.lang.words().relations)
	d.web(stems, func(p ganzhi.Pair) (string, ganzhi.Element) { return p.Stem().String(), p.Stem().Element() })
	d.web(branches, func(p ganzhi.Pair) (string, ganzhi.Element) { return p.Branch().String(), p.Branch().Element() })
}

// web draws a row of glyphs and below it a line for each relation, with a dot for
// each pillar that takes part.
func (d *pillarDrawing) web(list []bazi.Relation, glyph func(ganzhi.Pair) (string, ganzhi.Element)) {
	if len(list) == 0 {
		return
	}
	d.y += laneGlyph - 3
	for _, p := range d.chart.Pillars {
		hanzi, e := glyph(p.Pair)
		d.text(label{x: center(p.Kind), y: d.y, size: laneGlyph, ink: ink(e), anchor: "middle", serif: true}, hanzi)
	}
	top := d.y + 6
	lanes, threads := d.lanes(list)
	for _, k := range threads.Kinds() {
		d.thread(center(k), top, top+laneHeight*float64(lanes.deepest[k]+1)-4)
	}
	for i, r := range list {
		d.line(r, top+laneHeight*float64(lanes.of[i]+1)-4)
	}
	d.y = top + laneHeight*float64(lanes.count) + 10
}

// laning says in which lane each line lies.
type laning struct {
	of      []int
	count   int
	deepest [4]int // the last lane that each pillar takes part in
}

// lanes gives each line the first lane in which neither it nor its label meets
// another.
func (d *pillarDrawing) lanes(list []bazi.Relation) (laning, bazi.KindSet) {
	lanes := laning{of: make([]int, len(list))}
	var taken [][][2]float64
	var threads bazi.KindSet
	for i, r := range list {
		from, to := d.reach(r)
		lane := 0
		for lane < len(taken) && meets(taken[lane], from, to) {
			lane++
		}
		if lane == len(taken) {
			taken = append(taken, nil)
		}
		taken[lane] = append(taken[lane], [2]float64{from, to})
		lanes.of[i] = lane
		threads |= r.Pillars
		for _, k := range r.Pillars.Kinds() {
			lanes.deepest[k] = max(lanes.deepest[k], lane)
		}
	}
	lanes.count = len(taken)
	return lanes, threads
}

// meets reports whether a stretch comes near another of a lane.
func meets(taken [][2]float64, from, to float64) bool {
	const gap = 8
	for _, t := range taken {
		if from < t[1]+gap && t[0] < to+gap {
			return true
		}
	}
	return false
}

// reach returns how far a line and its label go to the left and the right.
func (d *pillarDrawing) reach(r bazi.Relation) (from, to float64) {
	kinds := r.Pillars.Kinds()
	from, to = center(kinds[0]), center(kinds[len(kinds)-1])
	middle, half := d.labelPlace(r)
	return min(from, middle-half), max(to, middle+half)
}

// labelPlace returns the middle of a line's label and half its width, within the
// margins.
func (d *pillarDrawing) labelPlace(r bazi.Relation) (middle, half float64) {
	const size = 11.0
	for _, c := range d.lang.bond(r) {
		if wide(c) {
			half += size / 2
		} else {
			half += size * 0.31
		}
	}
	kinds := r.Pillars.Kinds()
	middle = (center(kinds[0]) + center(kinds[len(kinds)-1])) / 2
	return min(max(middle, margin+half), drawingWidth-margin-half), half
}

// line draws one relation at a height.
func (d *pillarDrawing) line(r bazi.Relation, y float64) {
	style := bondStyle(r)
	kinds := r.Pillars.Kinds()
	d.stroke(center(kinds[0]), center(kinds[len(kinds)-1]), y, style)
	for _, k := range kinds {
		d.dot(center(k), y, 3, style.ink)
	}
	middle, half := d.labelPlace(r)
	d.rect(middle-half-2, y-16, 2*half+4, 12.5, 2, inkPaper)
	d.text(label{x: middle, y: y - 6, size: 11, ink: style.ink, anchor: "middle", bold: r.Hua.State == bazi.HuaHua}, d.lang.bond(r))
}

// bondStyle returns how a relation is drawn: a combination as a line in the colour
// of its element, 冲 dashed, 刑 dotted, 害 and 破 in short dashes, others thin.
func bondStyle(r bazi.Relation) strokeStyle {
	if e, ok := r.Hua.Becomes(); ok {
		width := 1.4
		if r.Hua.State == bazi.HuaHua {
			width = 2.6
		}
		return strokeStyle{ink: ink(e), width: width}
	}
	switch r.Name {
	case ganzhi.RelationChong, ganzhi.RelationGanChong, ganzhi.RelationFanYin:
		return strokeStyle{inkFire, 1.4, "6 3"}
	case ganzhi.RelationXing, ganzhi.RelationSanXing, ganzhi.RelationZiXing:
		return strokeStyle{inkText, 1.6, "1.5 3"}
	case ganzhi.RelationHai, ganzhi.RelationPo:
		return strokeStyle{inkText, 1.2, "3 2"}
	}
	return strokeStyle{inkMuted, 1.2, ""}
}
