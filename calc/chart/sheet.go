package chart

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// sheet is a cast of six lines as it is shown: the original hexagram, beside it
// what the moving lines make of it, related hexagrams and what is said of them.
type sheet struct {
	id       string // of the drawing
	title    string
	facts    []string // below the title
	cast     yijing.Cast
	halves   [2]string // what the lower and the upper trigram are called; empty for nothing
	related  []relative
	sections []passage
	foot     Foot
}

// relative is a hexagram with what it is to the original.
type relative struct {
	label    string
	hexagram yijing.Hexagram
}

// passage is something said, under a heading.
type passage struct {
	heading string
	texts   []string
}

// changes reports whether any line moves.
func (s *sheet) changes() bool { return s.cast.MovingBits() != 0 }

// hexagramName returns the short name.
func (l Language) hexagramName(h yijing.Hexagram) string {
	if l == Traditional {
		return h.Hant()
	}
	return h.String()
}

// hexagramTitle returns number and name: 47 泽水困, or 47 困 Kùn, Hemmed In.
func (l Language) hexagramTitle(h yijing.Hexagram) string {
	switch l {
	case English:
		return fmt.Sprintf("%d %s %s, %s", h.Number(), h, h.Pinyin(), h.English())
	case Traditional:
		return fmt.Sprintf("%d %s", h.Number(), h.FullHant())
	}
	return fmt.Sprintf("%d %s", h.Number(), h.FullName())
}

// lineName returns what a line is called: 初六, or line 1.
func (l Language) lineName(h yijing.Hexagram, line int) string {
	if l == English {
		return fmt.Sprintf("line %d", line)
	}
	return h.LineName(line)
}

// originalLabel and changedLabel head the two hexagrams.
func (l Language) originalLabel() string { return l.pick("本卦", "Original") }
func (l Language) changedLabel() string  { return l.script(l.pick("之卦", "Changed")) }

// movingNames lists the moving lines.
func (l Language) movingNames(c yijing.Cast) string {
	var names []string
	for _, line := range c.Moving() {
		names = append(names, l.lineName(c.Original(), line))
	}
	return strings.Join(names, l.pick("、", ", "))
}

// movingMark is the traditional mark of a moving line: ○ turns to yin, × to yang.
func movingMark(line yijing.Line) string {
	switch line {
	case yijing.LineOldYang:
		return "○"
	case yijing.LineOldYin:
		return "×"
	}
	return ""
}

// describe tells the sheet to those who cannot see it.
func (s *sheet) describe(l Language) string {
	stop := l.pick("。", ". ")
	parts := append(slices.Clone(s.facts), l.originalLabel()+" "+l.hexagramTitle(s.cast.Original()))
	if s.changes() {
		parts = append(parts, l.changedLabel()+" "+l.hexagramTitle(s.cast.Changed()))
	}
	for _, r := range s.related {
		parts = append(parts, r.label+" "+l.hexagramTitle(r.hexagram))
	}
	return strings.TrimSpace(strings.Join(parts, stop) + stop)
}

// text draws the sheet for a terminal.
func (s *sheet) text(l Language) string {
	var b strings.Builder
	b.WriteString(strings.Join(append([]string{s.title}, s.facts...), "\n") + "\n\n")
	writeTable(&b, s.rows(l))
	if len(s.related) > 0 {
		b.WriteString("\n")
		rows := make([][]string, len(s.related))
		for i, r := range s.related {
			rows[i] = []string{r.label, r.hexagram.Symbol(), l.hexagramTitle(r.hexagram)}
		}
		writeTable(&b, rows)
	}
	for _, p := range s.sections {
		fmt.Fprintf(&b, "\n%s\n", p.heading)
		for _, text := range p.texts {
			b.WriteString("  " + text + "\n")
		}
	}
	return b.String() + l.footText(s.foot)
}

// rows are the lines from the top down, under the names of their hexagrams.
func (s *sheet) rows(l Language) [][]string {
	original, changed := s.cast.Original(), s.cast.Changed()
	rows := [][]string{{"", l.originalLabel()}, {"", l.hexagramTitle(original)}}
	for line := 6; line >= 1; line-- {
		drawn := strings.TrimSpace(lineText(original.Yang(line)) + " " + movingMark(s.cast[line-1]))
		rows = append(rows, []string{l.lineName(original, line), drawn})
	}
	if s.halves != [2]string{} {
		for i, half := range []string{"", "", "", s.halves[1], "", "", s.halves[0], ""} {
			rows[i] = append(rows[i], half)
		}
	}
	if s.changes() {
		rows[0], rows[1] = append(rows[0], l.changedLabel()), append(rows[1], l.hexagramTitle(changed))
		for i := range 6 {
			rows[i+2] = append(rows[i+2], lineText(changed.Yang(6-i)))
		}
	}
	return rows
}

func lineText(yang bool) string {
	if yang {
		return "━━━━━━━"
	}
	return "━━━ ━━━"
}

// svg draws the sheet as a picture.
func (s *sheet) svg(l Language) string {
	d := &sheetDrawing{sheet: s, lang: l}
	d.text(label{x: margin, y: 30, size: 17, ink: inkText, serif: true, bold: true, anchor: "start"}, s.title)
	d.y = 49
	for _, fact := range s.facts {
		lines := fold(fact, d.columns())
		d.lines(label{x: margin, y: d.y, size: 11.5, ink: inkMuted, anchor: "start"}, 15, lines)
		d.y += 15 * float64(len(lines))
	}
	d.hexagrams()
	d.relatives()
	for _, p := range s.sections {
		d.y = d.passage(p, d.y, d.columns(), inkMuted)
	}
	d.rule(margin, drawingWidth-margin, d.y)
	d.y = d.footer(l.footLines(s.foot), d.y+4, d.columns())
	return d.finish()
}

// sheetDrawing draws from top to bottom; y is how far it has come.
type sheetDrawing struct {
	canvas
	sheet *sheet
	lang  Language
	y     float64
}

// columns is how many terminal columns a line of small text has room for.
func (d *sheetDrawing) columns() int {
	if d.lang == English {
		return 54
	}
	return 56
}

// The layout of the two hexagrams.
const (
	lineLength = 104.0
	lineHeight = 9.0
	linePitch  = 21.0
	leftX      = 58.0
	rightX     = 222.0
)

func (d *sheetDrawing) hexagrams() {
	original, changed := d.sheet.cast.Original(), d.sheet.cast.Changed()
	x := leftX
	if !d.sheet.changes() {
		x = (drawingWidth - lineLength) / 2
	}
	if d.sheet.halves != [2]string{} {
		x += 12
	}
	d.name(x, d.lang.originalLabel(), original)
	if d.sheet.changes() {
		d.name(rightX, d.lang.changedLabel(), changed)
	}
	top := d.y + 84
	if d.lang == English {
		top += 14
	}
	for line := 1; line <= 6; line++ {
		cast := d.sheet.cast[line-1]
		y, i := top+linePitch*float64(6-line), inkText
		if line <= 3 {
			y += 6
		}
		if cast.Moving() {
			i = inkFire
			d.text(label{x: x + lineLength + 14, y: y + lineHeight + 0.5, size: 14, ink: inkFire, anchor: "middle"}, movingMark(cast))
		}
		name := d.lang.lineName(original, line)
		if d.lang == English {
			name = fmt.Sprint(line)
		}
		d.text(label{x: x - 10, y: y + lineHeight, size: 11.5, ink: inkMuted, anchor: "end"}, name)
		d.yao(x, y, lineLength, original.Yang(line), i)
		if half := d.sheet.halves[(line-1)/3]; half != "" && line%3 == 2 {
			d.half(x, y+lineHeight, half)
		}
		if d.sheet.changes() {
			d.yao(rightX, y, lineLength, changed.Yang(line), i)
		}
	}
	d.y = top + 6*linePitch + 16
}

// half calls a trigram what it is, beside its middle line.
func (d *sheetDrawing) half(x, y float64, name string) {
	style := label{x: x - 38, y: y + 1, size: 15, ink: inkText, anchor: "end", serif: true, bold: true}
	if d.lang == English {
		style.x, style.size = x-22, 11
	}
	d.text(style, name)
}

// yao draws one line of a hexagram.
func (c *canvas) yao(x, y, length float64, yang bool, i ink) {
	if yang {
		c.rect(x, y, length, lineHeight, 1.5, i)
		return
	}
	half := length * 0.43
	c.rect(x, y, half, lineHeight, 1.5, i)
	c.rect(x+length-half, y, half, lineHeight, 1.5, i)
}

// name heads a hexagram.
func (d *sheetDrawing) name(x float64, role string, h yijing.Hexagram) {
	middle := x + lineLength/2
	d.text(label{x: middle, y: d.y + 18, size: 11.5, ink: inkMuted, anchor: "middle"}, fmt.Sprintf("%s %d", role, h.Number()))
	d.text(label{x: middle, y: d.y + 50, size: 28, ink: inkText, anchor: "middle", serif: true}, d.lang.hexagramName(h))
	captions := []string{h.FullName()}
	switch d.lang {
	case English:
		captions = []string{h.Pinyin() + " · " + h.English(), h.Upper().English() + " over " + h.Lower().English()}
	case Traditional:
		captions = []string{h.FullHant()}
	}
	d.lines(label{x: middle, y: d.y + 69, size: 11.5, ink: inkMuted, anchor: "middle"}, 14, captions)
}

// relatives draws the related hexagrams small, side by side.
func (d *sheetDrawing) relatives() {
	if len(d.sheet.related) == 0 {
		return
	}
	d.rule(margin, drawingWidth-margin, d.y)
	column := (drawingWidth - 2*margin) / float64(len(d.sheet.related))
	for i, r := range d.sheet.related {
		middle := margin + column*(float64(i)+0.5)
		d.text(label{x: middle, y: d.y + 18, size: 11, ink: inkMuted, anchor: "middle"}, r.label)
		for line := 1; line <= 6; line++ {
			d.small(middle-18, d.y+26+6.5*float64(6-line), r.hexagram.Yang(line))
		}
		name := fmt.Sprintf("%d %s", r.hexagram.Number(), d.lang.hexagramName(r.hexagram))
		captions := []string{name}
		if d.lang == English {
			captions = append(captions, wrap(r.hexagram.English(), 15)...)
		}
		d.lines(label{x: middle, y: d.y + 82, size: 11.5, ink: inkText, anchor: "middle"}, 14, captions)
	}
	d.y += 96
	if d.lang == English {
		d.y += 28
	}
}

func (d *sheetDrawing) small(x, y float64, yang bool) {
	if yang {
		d.rect(x, y, 36, 3.5, 0.5, inkMuted)
		return
	}
	d.rect(x, y, 15, 3.5, 0.5, inkMuted)
	d.rect(x+21, y, 15, 3.5, 0.5, inkMuted)
}

// passage writes a passage from y down, its later texts in another ink, and returns
// where it ends.
func (c *canvas) passage(p passage, y float64, columns int, later ink) float64 {
	const leading = 16
	c.rule(margin, drawingWidth-margin, y)
	c.text(label{x: margin, y: y + 17, size: 11, ink: inkMuted, anchor: "start"}, p.heading)
	y += 22
	style := label{x: margin, size: 11.5, ink: inkText, anchor: "start"}
	for _, text := range p.texts {
		lines := fold(text, columns)
		style.y = y + 13
		c.lines(style, leading, lines)
		style.ink = later
		y += leading*float64(len(lines)) + 3
	}
	return y + 9
}

func (d *sheetDrawing) finish() string {
	height := d.y + 4
	var ground canvas
	ground.rect(0, 0, drawingWidth, height, 10, inkPaper)
	ground.WriteString(d.String())
	return ground.document(d.sheet.id, [2]float64{drawingWidth, height}, d.lang, d.sheet.title, d.sheet.describe(d.lang))
}

// said leaves out empty texts, and nothing is said without any.
func said(heading string, texts ...string) []passage {
	texts = slices.DeleteFunc(texts, func(s string) bool { return s == "" })
	if len(texts) == 0 {
		return nil
	}
	return []passage{{heading, texts}}
}
