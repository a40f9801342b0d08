package chart

import (
	"fmt"
	"slices"

	"github.com/wenbu-go/wenbu/calc/liuyao"
)

// sixDrawing draws from top to bottom; y is how far it has come.
type sixDrawing struct {
	canvas
	sixBoard
	y      float64
	ground canvas // behind the rows
}

// sixColumns are where the parts of a row stand.
type sixColumns struct {
	spirit, relative, line, role, sign, changed, becomes float64
	lineLength                                           float64
	room, changeRoom                                     int // for marks, in terminal columns
}

// columns leaves the place of the changed hexagram to the original one when no line
// moves.
func (d *sixDrawing) columns() sixColumns {
	c := sixColumns{spirit: 14, relative: 46, line: 126, role: 188, sign: 205, changed: 216, becomes: 272, lineLength: 50, room: 31, changeRoom: 25}
	if !d.changes() {
		c.relative, c.line, c.lineLength, c.role, c.room = 62, 170, 110, 300, 54
	}
	if d.lang == English {
		c.relative += 13
		c.room, c.changeRoom = c.room-4, 25
	}
	return c
}

func (d *sixDrawing) draw() string {
	d.text(label{x: margin, y: 30, size: 17, ink: inkText, serif: true, bold: true, anchor: "start"}, d.title())
	d.y = 49
	var facts []string
	for _, fact := range d.facts() {
		facts = append(facts, fold(fact, d.textColumns())...)
	}
	d.lines(label{x: margin, y: d.y, size: 11.5, ink: inkMuted, anchor: "start"}, 15, facts)
	d.y += 15 * float64(len(facts))
	d.heads()
	for line := liuyao.Lines; line >= 1; line-- {
		d.row(&d.Lines[line-1])
		if line == liuyao.Lines/2+1 {
			d.y += 4
		}
	}
	d.y += 4
	d.lines(label{x: margin, y: d.y + 8, size: 10.5, ink: inkMuted, anchor: "start"}, 14, fold(d.legend(), 62))
	d.y += 14*float64(len(fold(d.legend(), 62))) + 8
	for _, p := range d.passages() {
		d.y = d.passage(p, d.y, d.textColumns(), inkText)
	}
	d.rule(margin, drawingWidth-margin, d.y)
	d.y = d.footer(d.lang.footLines(d.foot), d.y+4, d.textColumns())
	return d.finish()
}

// textColumns is how many terminal columns a line of small text has room for.
func (d *sixDrawing) textColumns() int {
	if d.lang == English {
		return 54
	}
	return 56
}

// foldList joins words by dots into lines of at most n terminal columns. A line is
// broken between words; one that is longer than a line is broken by fold.
func foldList(list []string, n int) []string {
	const dot = " · "
	var lines []string
	for _, word := range list {
		last := len(lines) - 1
		if last >= 0 && width(lines[last]+dot+word) <= n {
			lines[last] += dot + word
			continue
		}
		lines = append(lines, fold(word, n)...)
	}
	return lines
}

// heads names the hexagrams above their lines.
func (d *sixDrawing) heads() {
	d.rule(margin, drawingWidth-margin, d.y)
	c := d.columns()
	bottom := d.head(margin, d.lang.originalLabel(), d.Original)
	if d.changes() {
		bottom = max(bottom, d.head(c.changed, d.lang.changedLabel(), d.Changed))
	}
	d.y = bottom
}

// head names a hexagram and says where it stands in its palace, and returns where
// its words end.
func (d *sixDrawing) head(x float64, role string, f liuyao.Figure) float64 {
	const leading = 14
	h := f.Hexagram
	d.text(label{x: x, y: d.y + 18, size: 11, ink: inkMuted, anchor: "start"}, fmt.Sprintf("%s %d", role, h.Number()))
	name := h.FullName()
	switch d.lang {
	case Traditional:
		name = h.FullHant()
	case English:
		name = h.String() + " " + h.Pinyin()
	}
	d.text(label{x: x, y: d.y + 40, size: 19, ink: inkText, anchor: "start", serif: true}, name)
	captions := []string{d.seat(f)}
	if d.lang == English {
		captions = slices.Concat(fold(h.English(), 22), fold(d.seat(f), 22))
	}
	d.lines(label{x: x, y: d.y + 57, size: 11, ink: inkMuted, anchor: "start"}, leading, captions)
	return d.y + 54 + leading*float64(len(captions))
}

// row draws a line: spirit, relative with stem and branch, the line itself, 世 or 应,
// what it becomes; below its marks and what hides under it.
func (d *sixDrawing) row(l *liuyao.Line) {
	top, c := d.y, d.columns()
	y := top + 17
	d.text(label{x: c.spirit, y: y, size: 10.5, ink: inkMuted, anchor: "start"}, d.spirit(l.Spirit))
	d.text(label{x: c.relative, y: y, size: 12.5, ink: inkText, anchor: "start"}, d.relative(l.Relative))
	lineInk := inkText
	if l.Moving() {
		lineInk = inkFire
		d.text(label{x: c.sign, y: y, size: 13, ink: inkFire, anchor: "middle"}, movingMark(l.Value))
	}
	d.yao(c.line, y-8.5, c.lineLength, l.Value.Yang(), lineInk)
	if role := d.role(l); role != "" {
		d.text(label{x: c.role, y: y, size: 12.5, ink: inkText, anchor: "middle", bold: true}, role)
	}
	if d.changes() {
		d.becomes(l, y, lineInk)
	}
	y = d.pairs(l, y)
	d.y = d.marksBelow(l, y)
	if l.Number == d.usefulLine() {
		d.ground.rect(8, top+1, drawingWidth-16, d.y-top-1, 6, inkTint)
	}
}

// pairs writes stem and branch of a line and of what it becomes: beside the relative
// in Chinese, below it in English. It returns where the row has come to.
func (d *sixDrawing) pairs(l *liuyao.Line, y float64) float64 {
	c := d.columns()
	right := 28.5
	if d.lang == English {
		right, y = 0, y+14
	}
	d.text(label{x: c.relative + right, y: y, size: 12.5, ink: ink(l.Element()), anchor: "start"}, d.naJia(l.NaJia))
	if d.changes() {
		to := d.Changed.NaJia[l.Number-1]
		i := ink(to.Branch().Element())
		if !l.Moving() {
			i = inkMuted
		}
		d.text(label{x: c.becomes + right, y: y, size: 12.5, ink: i, anchor: "start"}, d.naJia(to))
	}
	return y
}

// becomes draws the line of the changed hexagram with its relative.
func (d *sixDrawing) becomes(l *liuyao.Line, y float64, i ink) {
	c := d.columns()
	name := inkMuted
	if l.Moving() {
		name = inkText
	} else {
		i = inkMuted
	}
	d.yao(c.changed, y-8.5, c.lineLength, d.Changed.Hexagram.Yang(l.Number), i)
	d.text(label{x: c.becomes, y: y, size: 12.5, ink: name, anchor: "start"}, d.relative(d.ChangedRelatives()[l.Number-1]))
}

// marksBelow writes the marks of a line and what hides under it, and returns where
// the next row begins.
func (d *sixDrawing) marksBelow(l *liuyao.Line, y float64) float64 {
	const leading = 13
	c := d.columns()
	state, change := d.marks(l)
	left := foldList(state, c.room)
	small := label{x: c.relative, y: y + 15, size: 10, ink: inkMuted, anchor: "start"}
	d.lines(small, leading, left)
	small.y += leading * float64(len(left))
	if h := d.hidden(l.Number); h != nil {
		small.ink = ink(h.NaJia.Branch().Element())
		d.text(small, d.hiddenName(h))
		small.y += leading
	}
	bottom := small.y
	if len(change) > 0 {
		right := foldList(change, c.changeRoom)
		d.lines(label{x: c.changed, y: y + 15, size: 10, ink: inkFire, anchor: "start"}, leading, right)
		bottom = max(bottom, y+15+leading*float64(len(right)))
	}
	return bottom - 3
}

func (d *sixDrawing) finish() string {
	height := d.y + 4
	var ground canvas
	ground.rect(0, 0, drawingWidth, height, 10, inkPaper)
	ground.WriteString(d.ground.String() + d.String())
	id := fmt.Sprintf("wenbu-liuyao-%s-%d-%d", d.Cast, d.Month, d.Day)
	return ground.document(id, [2]float64{drawingWidth, height}, d.lang, d.title(), d.describe())
}
