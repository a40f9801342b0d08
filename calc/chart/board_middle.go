package chart

import "github.com/wenbu-go/wenbu/calc/ziwei"

// middle draws the facts of the birth in the middle of the board.
func (d *board) middle() {
	measured := board{chart: d.chart, lang: d.lang, boardForm: d.boardForm}
	spare := 2*d.cellHeight - measured.middleFrom(0)
	d.middleFrom(boardMargin + d.cellHeight + spare/2)
}

// center is the middle of the board.
func (d *board) center() float64 { return boardMargin + boardColumns/2*d.cellWidth }

// middleFrom draws the middle downwards and returns where it ends.
func (d *board) middleFrom(y float64) float64 {
	c, w := d.chart, d.lang.boardWords()
	y += 22
	d.text(label{x: d.center(), y: y, size: 22, ink: inkText, anchor: "middle", serif: true, bold: true}, w.title)
	y += 28
	d.text(label{x: d.center(), y: y, size: 14, ink: inkText, anchor: "middle"}, d.lang.bornLine(c))
	for _, line := range []string{d.lang.zoneLine(c.Birth, c.Time), d.lang.usedClock(c.Rules.Clock, c.Time.Used), d.lang.lunarLine(c)} {
		if line != "" {
			y += 18
			d.text(label{x: d.center(), y: y, size: 12, ink: inkMuted, anchor: "middle"}, line)
		}
	}
	y = d.birthPillars(y + 30)
	y = d.facts(y + 30)
	return d.transformations(y + 28)
}

// birthPillars draws the four pillars and returns where it ends.
func (d *board) birthPillars(y float64) float64 {
	const step = 54
	w := d.lang.boardWords()
	left := d.center() - 1.5*step
	for i, p := range d.chart.Pillars {
		x := left + step*float64(i)
		d.text(label{x: x, y: y, size: 11, ink: inkMuted, anchor: "middle"}, w.pillars[i])
		d.pillarGlyph(x, y+28, p.Stem().String(), p.Stem().Element())
		d.pillarGlyph(x, y+56, p.Branch().String(), p.Branch().Element())
	}
	return y + 56
}

// facts draws labels and values in two columns and returns where it ends.
func (d *board) facts(y float64) float64 {
	facts := d.lang.facts(d.chart)
	const leading = 19
	for i, fact := range facts {
		x, at := d.center()+d.boardForm.facts*(float64(i%2)-0.5), y+leading*float64(i/2)
		d.text(label{x: x - 8, y: at, size: 11.5, ink: inkMuted, anchor: "end"}, fact[0])
		d.text(label{x: x, y: at, size: 12.5, ink: inkText, anchor: "start"}, fact[1])
	}
	return y + leading*float64((len(facts)-1)/2)
}

// transformations lists the transformed stars of the year of birth and returns
// where it ends.
func (d *board) transformations(y float64) float64 {
	d.text(label{x: d.center(), y: y, size: 11, ink: inkMuted, anchor: "middle"}, d.lang.boardWords().transformed)
	list := d.chart.Transformed()
	left := d.center() - d.listed*float64(len(list))/2
	for i, each := range list {
		x := left + d.listed*float64(i)
		d.badge(x, y+10, ziwei.HuaLu+ziwei.Transformation(i))
		d.text(label{x: x + d.field + 6, y: y + 22, size: 12, ink: inkText, anchor: "start"}, d.lang.starName(each))
	}
	return y + 26
}
