package chart

import (
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/tarot/art"
)

// Sizes of a spread: a card, the gaps between cards, and the room for words.
const (
	faceScale      = 0.5 // of the 240 by 400 units of calc/tarot/art
	faceW, faceH   = 240 * faceScale, 400 * faceScale
	columnStep     = faceW + 32
	rowGap         = 18.0
	spreadTop      = 52.0
	narrowestSheet = 420.0
	captionLeading = 15.0
)

// tarotDrawing collects the drawing of a spread.
type tarotDrawing struct {
	canvas
	TarotSpread
	lang     Language
	captions map[[2]float64][]captionLine // by the middle of the cards they stand below
	left     float64
	rowStep  float64
}

type captionLine struct {
	text  string
	label bool // of the position, not of the card
}

// SVG draws the spread as the cards lie: reversed ones turned round, those across
// on their side, with the position and the card's name below each.
func (s TarotSpread) SVG(l Language) string {
	d := &tarotDrawing{TarotSpread: s, lang: l, captions: map[[2]float64][]captionLine{}}
	var right, bottom, tallest float64
	for i := range s.Layout.Cards {
		at := s.Layout.Spread.Position(i)
		d.caption(i, at)
		right, bottom = max(right, at.X), max(bottom, at.Y)
	}
	for _, lines := range d.captions {
		tallest = max(tallest, captionLeading*float64(len(lines)))
	}
	d.rowStep = faceH + tallest + rowGap
	cards := right*columnStep + columnStep
	width := max(narrowestSheet, cards+2*margin)
	d.left = (width - cards) / 2

	w := tarotWords[l]
	d.text(label{x: margin, y: 30, size: 17, ink: inkText, anchor: "start", serif: true, bold: true}, l.name(s.Layout.Spread.Name()))
	for i, card := range s.Layout.Cards {
		d.face(card, s.Layout.Spread.Position(i))
	}
	for _, at := range s.Layout.Spread.Positions() {
		d.words(at)
	}
	y := spreadTop + bottom*d.rowStep + faceH + tallest + 24
	height := d.footer(l.footLines(Foot{Seed: s.Seed}), y-footLeading, int(width-2*margin)/6) + 4

	var sheet canvas
	sheet.rect(0, 0, width, height, 10, inkPaper)
	sheet.WriteString(d.String())
	return sheet.document(d.id(), [2]float64{width, height}, l, w.title, d.describe())
}

// middle is the middle of the card at a position.
func (d *tarotDrawing) middle(at tarot.Position) (x, y float64) {
	return d.left + (at.X+0.5)*columnStep, spreadTop + at.Y*d.rowStep + faceH/2
}

// caption notes the words of card i. Cards with the same middle share a place.
func (d *tarotDrawing) caption(i int, at tarot.Position) {
	place := [2]float64{at.X, at.Y}
	add := func(s string, isLabel bool, columns int) {
		lines := []string{s}
		if d.lang == English {
			lines = wrap(s, columns)
		}
		for _, line := range lines {
			d.captions[place] = append(d.captions[place], captionLine{line, isLabel})
		}
	}
	add(fmt.Sprintf("%d %s", i+1, d.lang.name(at.Label)), true, 22)
	add(d.lang.drawn(d.Layout.Cards[i]), false, 24)
}

// face lays a card.
func (d *tarotDrawing) face(card tarot.Drawn, at tarot.Position) {
	face, err := art.Style{Language: d.faceLanguage(), Order: d.Order}.FaceGroup(int(card.Card))
	if err != nil {
		return // no card of the deck: there is nothing to lay
	}
	turn := 0
	if at.Across {
		turn += 90
	}
	if card.Reversed {
		turn += 180
	}
	x, y := d.middle(at)
	fmt.Fprintf(d, `<g transform="translate(%s %s) rotate(%d) scale(%v) translate(-120 -200)">%s</g>`+"\n",
		num(x), num(y), turn, faceScale, strings.ReplaceAll(face, "\n", ""))
}

func (d *tarotDrawing) faceLanguage() art.Language {
	return map[Language]art.Language{Chinese: art.Chinese, English: art.English, Traditional: art.Traditional}[d.lang]
}

// words writes the captions below the card at a position, once.
func (d *tarotDrawing) words(at tarot.Position) {
	place := [2]float64{at.X, at.Y}
	x, y := d.middle(at)
	y += faceH/2 + captionLeading
	for _, line := range d.captions[place] {
		l := label{x: x, y: y, size: 11, ink: inkMuted, anchor: "middle"}
		if line.label {
			l.size, l.ink, l.bold = 12.5, inkText, true
		}
		d.text(l, line.text)
		y += captionLeading
	}
	delete(d.captions, place)
}

// describe says in a sentence a card where it lies.
func (d *tarotDrawing) describe() string {
	between, end := "：", "。"
	if d.lang == English {
		between, end = ": ", "."
	}
	var parts []string
	for i, card := range d.Layout.Cards {
		parts = append(parts, d.lang.name(d.Layout.Spread.Position(i).Label)+between+d.lang.drawn(card)+end)
	}
	if d.lang == English {
		return strings.Join(parts, " ")
	}
	return strings.Join(parts, "")
}

// id is the same for equal spreads, so that a page may hold several.
func (d *tarotDrawing) id() string {
	h := fnv.New32a()
	fmt.Fprint(h, d.Layout.Spread, d.Layout.Cards, d.Order, d.Seed)
	return fmt.Sprintf("wenbu-tarot-%08x", h.Sum32())
}
