package art

import (
	"html"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc/tarot"
)

// The card and the window of its picture, in the units of every drawing.
const (
	cardWidth  = 240.0
	cardHeight = 400.0

	left, right = 16.0, 224.0
	top, bottom = 40.0, 350.0
	middle      = cardWidth / 2
)

// The fonts of names, none of which is needed.
const (
	fonts            = "'Noto Serif CJK SC','Source Han Serif SC','Songti SC',Georgia,'Times New Roman',serif"
	traditionalFonts = "'Noto Serif CJK TC','Source Han Serif TC','Songti TC'," + fonts
)

// sky fills the window.
func (p *pen) sky(c ink) {
	p.flat(c, d("M", left, top, "H", right, "V", bottom, "H", left, "Z"))
}

// mat lays the paper with its window over what was drawn, so that a picture may
// run into the edge, and rules the lines around both.
func (p *pen) mat(accent ink, top, bottom float64) {
	const w, h, r = cardWidth - 2, cardHeight - 2, 13
	p.WriteString(`<path fill="` + string(paper) + `" fill-rule="evenodd" stroke-width="1.6" d="` +
		d("M", 1+r, 1.0, "H", 1+w-r, "a", r, r, " 0 0 1 ", r, r, "V", 1+h-r, "a", r, r, " 0 0 1 ", -r, r,
			"H", 1+r, "a", r, r, " 0 0 1 ", -r, -r, "V", 1.0+r, "a", r, r, " 0 0 1 ", r, -r, "Z",
			"M", left, top, "V", bottom, "H", right, "V", top, "Z") + `"/>`)
	p.line(accent, 1.6, "M16 6.5H224Q224 16 233.5 16V384Q224 384 224 393.5H16Q16 384 6.5 384V16Q16 16 16 6.5Z")
	p.line(black, 2.6, d("M", left, top, "V", bottom, "H", right, "V", top, "Z"))
	for _, c := range [...]point{{9.5, 9.5}, {230.5, 9.5}, {9.5, 390.5}, {230.5, 390.5}} {
		p.dot(accent, c.x, c.y, 2.4)
	}
}

// plate writes the name below the window, as large as there is room.
func (p *pen) plate(name, fonts string) {
	const room, largest = 196.0, 20.0
	size := min(largest, room/ems(name))
	p.WriteString(`<text x="120" y="` + num(372+size*0.35) + `" font-size="` + num(size) + `" font-weight="600" text-anchor="middle" fill="` +
		string(black) + `" stroke="none" font-family="` + fonts + `">` + html.EscapeString(name) + "</text>")
}

// ems estimates the length of a name in units of its font size, for the widest of
// the fonts named.
func ems(name string) float64 {
	n := 0.0
	for _, r := range name {
		if utf8.RuneLen(r) > 2 {
			n++
		} else {
			n += 0.54
		}
	}
	return n
}

// heading draws what stands above the window: the numeral between two marks of
// the suit, and for a court card the sign of its rank.
func (p *pen) heading(s tarot.Suit, number int) {
	p.mark(s, accents[s], at(30, 23))
	p.mark(s, accents[s], at(210, 23))
	if s != majors && number >= page {
		p.courtMark(number, accents[s])
		return
	}
	p.numeral(number)
}

// courtMark draws the sign of a court rank: a feather, a helmet, a coronet, a crown.
func (p *pen) courtMark(rank int, c ink) {
	p.group(at(middle, 23), func() {
		switch rank {
		case page:
			p.shape(c, "M-14 8C-10-6 2-10 14-9C12 0 4 7-8 6Z")
			p.line(black, 1.6, "M-16 10L4-2")
		case knight:
			p.shape(c, "M-9 9V-2C-9-13 9-13 9-2V9H4V0H-4V9Z")
			p.line(black, 1.6, "M-8-1H8M0-1V5")
		case queen:
			p.shape(c, "M-12 8L-14-4L-6 1L0-7L6 1L14-4L12 8Z")
		case king:
			p.shape(c, "M-13 8L-15-5L-8-1L-5-9L0-3L5-9L8-1L15-5L13 8Z")
			p.line(black, 1.6, "M0-4V-12M-3-9H3")
		}
	})
}
