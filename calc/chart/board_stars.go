package chart

import "github.com/wenbu-go/wenbu/calc/ziwei"

// starStyle is how a star is written upright in a Chinese cell, and on a line of
// its own in an English one.
type starStyle struct {
	size  float64 // of the Hanzi
	width float64 // of an upright name
	line  float64 // height of an English line
	ink   ink
	bold  bool
}

var (
	majorStyle = starStyle{size: 18, width: 24, line: 19, ink: inkText, bold: true}
	minorStyle = starStyle{size: 14.5, width: 18.5, line: 16, ink: inkText}
)

const (
	uprightHeight    = 70 // two Hanzi, brightness and transformation of a major star
	adjectiveLeading = 14
	starsGap         = 6
)

// starsHeight is the room that a palace's stars take.
func (d *board) starsHeight(p *ziwei.Palace) float64 {
	lines := (len(p.Adjective) + d.inLine - 1) / d.inLine
	return d.brightHeight(p) + starsGap + adjectiveLeading*float64(lines) + starsGap
}

// brightHeight is the room of the major and minor stars.
func (d *board) brightHeight(p *ziwei.Palace) float64 {
	if d.lang == English {
		return majorStyle.line*float64(len(p.Major)) + minorStyle.line*float64(len(p.Minor))
	}
	return uprightHeight
}

// stars draws the stars of a palace from its upper left corner.
func (d *board) stars(p *ziwei.Palace, x, y float64) {
	at := [2]float64{x, y}
	for _, each := range p.Major {
		at = d.star(each, majorStyle, at)
	}
	for _, each := range p.Minor {
		at = d.star(each, minorStyle, at)
	}
	d.adjectives(p, x, y+d.brightHeight(p)+starsGap)
}

// star draws a star and returns where the next one stands.
func (d *board) star(s ziwei.PlacedStar, style starStyle, at [2]float64) [2]float64 {
	if d.lang == English {
		d.spelled(s, style, at)
		return [2]float64{at[0], at[1] + style.line}
	}
	d.upright(s, style, at)
	return [2]float64{at[0] + style.width, at[1]}
}

// upright writes the Hanzi below one another, then brightness and transformation.
func (d *board) upright(s ziwei.PlacedStar, style starStyle, at [2]float64) {
	center := at[0] + style.width/2 - 1
	y := at[1] + style.size - 1
	for _, hanzi := range d.lang.script(s.Star.String()) {
		d.text(label{x: center, y: y, size: style.size, ink: style.ink, anchor: "middle", serif: true, bold: style.bold}, string(hanzi))
		y += style.size
	}
	if s.Brightness != ziwei.BrightnessNone {
		d.text(label{x: center, y: at[1] + 50, size: 10.5, ink: inkMuted, anchor: "middle"}, d.lang.say(s.Brightness))
	}
	if s.Transformation != ziwei.HuaNone {
		d.badge(center-badgeSize/2, at[1]+54, s.Transformation)
	}
}

// spelled writes Hanzi, reading, brightness and transformation on a line.
func (d *board) spelled(s ziwei.PlacedStar, style starStyle, at [2]float64) {
	y, right := at[1]+style.line-5, at[0]+d.cellWidth-2*cellPad
	d.text(label{x: at[0], y: y, size: style.size - 1.5, ink: style.ink, anchor: "start", serif: true, bold: style.bold}, s.Star.String())
	d.text(label{x: at[0] + 36, y: y, size: 12, ink: style.ink, anchor: "start", bold: style.bold}, s.Star.Pinyin())
	if s.Brightness != ziwei.BrightnessNone {
		d.text(label{x: right - d.field - 6, y: y, size: 10.5, ink: inkMuted, anchor: "end"}, d.lang.say(s.Brightness))
	}
	if s.Transformation != ziwei.HuaNone {
		d.badge(right-d.field, y-11.5, s.Transformation)
	}
}

// adjectives writes the adjective stars in lines.
func (d *board) adjectives(p *ziwei.Palace, x, y float64) {
	step := (d.cellWidth - 2*cellPad) / float64(d.inLine)
	for i, each := range p.Adjective {
		column, line := i%d.inLine, i/d.inLine
		d.text(label{x: x + step*float64(column), y: y + adjectiveSize + adjectiveLeading*float64(line), size: adjectiveSize, ink: inkMuted, anchor: "start"},
			d.lang.spell(each.Star))
	}
}
