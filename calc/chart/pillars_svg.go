package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// The layout, in units of the drawing. At a width of 320 px a unit is 0.89 px.
const (
	drawingWidth = 360
	margin       = 16
	columnWidth  = (drawingWidth - 2*margin) / 4.0
	glyphSize    = 42
)

// FourPillarsSVG returns a four-pillar chart as a drawing, with its relations as
// lines between the pillars, and below, when it has any, a timeline of its luck
// pillars and its warnings.
func FourPillarsSVG(c *bazi.Chart, l Language) string {
	d := &pillarDrawing{chart: c, lang: l}
	d.heading()
	d.pillars()
	d.hidden()
	d.naYin()
	d.relations(c.Relations())
	if c.Luck != nil {
		d.luck()
	}
	d.notes()
	d.legend()
	d.rule(margin, drawingWidth-margin, d.y)
	d.y = d.footer(l.footLines(Foot{}), d.y+4, 48)
	return d.finish()
}

// pillarDrawing draws from top to bottom; y is how far it has come.
type pillarDrawing struct {
	canvas
	chart *bazi.Chart
	lang  Language
	y     float64
	tint  [2]float64           // top and bottom of the day column's ground
	short [ganzhi.TenGods]bool // abbreviations used, for the legend
}

// center is the middle of a pillar's column.
func center(kind bazi.Kind) float64 { return margin + columnWidth*(float64(kind)+0.5) }

func (d *pillarDrawing) heading() {
	d.text(label{x: margin, y: 30, size: 17, ink: inkText, serif: true, bold: true, anchor: "start"}, d.lang.birthLine(d.chart))
	d.y = 49
	for _, line := range []string{d.lang.zoneLine(d.chart.Birth, d.chart.Time), d.lang.clockLine(d.chart)} {
		if line != "" {
			d.text(label{x: margin, y: d.y, size: 11.5, ink: inkMuted, anchor: "start"}, line)
			d.y += 15
		}
	}
	d.y += 2
}

// pillars draws headings, ten gods, stems and branches.
func (d *pillarDrawing) pillars() {
	d.tint[0] = d.y
	w := d.lang.words()
	for _, kind := range []bazi.Kind{bazi.Year, bazi.Month, bazi.Day, bazi.Hour} {
		d.text(label{x: center(kind), y: d.y + 20, size: 12, ink: inkMuted, anchor: "middle"}, w.pillars[kind])
	}
	god := d.y + 40
	glyph := god + 50
	if d.lang == English {
		glyph += 12
	}
	for _, p := range d.chart.Pillars {
		d.role(p, god)
		stem, branch := p.Pair.Stem(), p.Pair.Branch()
		d.glyph(p.Kind, glyph, stem.String(), stem.Element())
		d.caption(p.Kind, glyph+19, stem.Pinyin(), d.lang.nature(stem.YinYang(), stem.Element()))
		below := glyph + d.captionHeight() + 52
		d.glyph(p.Kind, below, branch.String(), branch.Element())
		d.caption(p.Kind, below+19, branch.Pinyin(), d.animal(branch))
	}
	bottom := glyph + 2*d.captionHeight() + 52
	if !d.chart.HourKnown() {
		d.lines(label{x: center(bazi.Hour), y: (god + bottom) / 2, size: 12, ink: inkMuted, anchor: "middle"},
			14, wrap(w.unknownHour, 8))
	}
	d.y = bottom + 12
}

// captionHeight is the room below a glyph: one line in Chinese, two in English.
func (d *pillarDrawing) captionHeight() float64 {
	if d.lang == English {
		return 34
	}
	return 22
}

func (d *pillarDrawing) role(p bazi.Pillar, y float64) {
	style := label{x: center(p.Kind), y: y, size: 13, ink: inkText, anchor: "middle", bold: p.Kind == bazi.Day}
	d.lines(style, 14, wrap(d.lang.role(p), 9))
}

func (d *pillarDrawing) glyph(kind bazi.Kind, y float64, hanzi string, e ganzhi.Element) {
	d.text(label{x: center(kind), y: y, size: glyphSize, ink: ink(e), anchor: "middle", serif: true}, hanzi)
}

func (d *pillarDrawing) caption(kind bazi.Kind, y float64, pinyin, nature string) {
	small := label{x: center(kind), y: y, size: 11.5, ink: inkMuted, anchor: "middle"}
	if d.lang == English {
		d.lines(small, 13, []string{pinyin, nature})
		return
	}
	d.text(small, nature)
}

// animal captions a branch: its animal in English, polarity and element in
// Chinese.
func (d *pillarDrawing) animal(b ganzhi.EarthlyBranch) string {
	if d.lang == English {
		return b.English()
	}
	return d.lang.nature(b.YinYang(), b.Element())
}

// section draws a rule with a name at its left.
func (d *pillarDrawing) section(name string) {
	d.rule(margin, drawingWidth-margin, d.y)
	d.text(label{x: margin, y: d.y + 16, size: 11, ink: inkMuted, anchor: "start"}, name)
	d.y += 24
}

func (d *pillarDrawing) hidden() {
	const leading = 22
	d.section(d.lang.words().hidden)
	rows := 0
	for _, p := range d.chart.Pillars {
		rows = max(rows, len(p.Hidden))
		for i, h := range p.Hidden {
			y := d.y + 16 + leading*float64(i)
			d.text(label{x: center(p.Kind) - 24, y: y, size: 17, ink: ink(h.Stem.Element()), serif: true, anchor: "start"}, h.Stem.String())
			d.text(label{x: center(p.Kind) - 2, y: y - 0.5, size: 12, ink: inkText, anchor: "start"}, d.lang.shortTenGod(h.TenGod))
			d.short[h.TenGod] = true
		}
	}
	d.y += leading*float64(rows) + 10
}

func (d *pillarDrawing) naYin() {
	d.section(d.lang.words().naYin)
	rows := 0
	for _, p := range d.chart.Pillars {
		lines := wrap(d.lang.naYin(p.NaYin), 12)
		rows = max(rows, len(lines))
		d.lines(label{x: center(p.Kind), y: d.y + 12, size: 11.5, ink: ink(p.NaYin.Element()), anchor: "middle"}, 14, lines)
	}
	d.y += 14*float64(rows) + 10
	d.tint[1] = d.y
	d.y += 12
}

// legend explains the abbreviations of an English chart.
func (d *pillarDrawing) legend() {
	if d.lang != English {
		return
	}
	d.rule(margin, drawingWidth-margin, d.y)
	d.y += 18
	column := 0
	for g, used := range d.short {
		if !used {
			continue
		}
		x := margin + float64(column%2)*(drawingWidth-2*margin)/2
		d.text(label{x: x, y: d.y, size: 11, ink: inkText, anchor: "start", bold: true}, tenGodShort[g])
		d.text(label{x: x + 26, y: d.y, size: 11, ink: inkMuted, anchor: "start"}, ganzhi.TenGod(g).English())
		if column++; column%2 == 0 {
			d.y += 15
		}
	}
	if column%2 != 0 {
		d.y += 15
	}
}

// finish puts the paper behind the drawing and names it.
func (d *pillarDrawing) finish() string {
	height := d.y + 6
	var ground canvas
	ground.rect(0, 0, drawingWidth, height, 10, inkPaper)
	ground.rect(center(bazi.Day)-columnWidth/2, d.tint[0], columnWidth, d.tint[1]-d.tint[0], 8, inkTint)
	ground.WriteString(d.String())
	return ground.document(drawingID(d.chart), [2]float64{drawingWidth, height}, d.lang,
		d.lang.words().title, d.lang.describe(d.chart))
}

// drawingID is the same for equal charts, so that a page may hold several.
func drawingID(c *bazi.Chart) string {
	var b strings.Builder
	b.WriteString("wenbu-pillars")
	for _, p := range c.Pillars {
		fmt.Fprintf(&b, "-%d", p.Pair)
	}
	return b.String()
}

// wrap breaks English at spaces into lines of at most n characters; a longer
// word stands alone, and text without spaces is one line.
func wrap(s string, n int) []string {
	var lines []string
	for _, word := range strings.Fields(s) {
		last := len(lines) - 1
		if last >= 0 && len(lines[last])+1+len(word) <= n {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}
