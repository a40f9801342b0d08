// Package zhouyi holds the received text of the Book of Changes (周易, zhou yi) in
// 514 pieces: the judgement (卦辞), the great image (大象) and six line texts (爻辞)
// of each hexagram, and 用九 and 用六. Beside each piece stand our own plain
// renderings in Chinese and English, which are reading aids and no scholarship.
//
// received.tsv, small.tsv, plain.tsv and themes.tsv are the texts; their first line
// names the columns. A row is known by the hexagram's number and its piece:
// judgement, image, line1 at the bottom to line6, use. decisions.tsv says which
// reading was chosen where copies of the received text disagree, and why; terms.tsv
// says how the words that come back are rendered, and a test holds plain.tsv to it.
//
// Source: doc/sources.md#zhouyi-text.
package zhouyi

import (
	_ "embed" // the texts
	"strconv"
	"strings"
	"sync"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

//go:embed received.tsv
var receivedTable string

//go:embed small.tsv
var smallTable string

//go:embed plain.tsv
var plainTable string

//go:embed themes.tsv
var themesTable string

// Piece is one piece of the text.
type Piece struct {
	Received     string    // as received (通行本), in traditional characters
	ReceivedHans string    // the same in simplified characters
	Plain        calc.Text // what it says, in plain words of ours
	Note         calc.Text // how else the piece is read, or whom it names; empty for most
	Variant      calc.Text // where printed editions differ, and what is followed here; empty where they agree
	SmallImage   string    // the small image (小象, xiao xiang) on a line text, 用九 or 用六, in traditional characters
	SmallHans    string    // the same in simplified characters
}

// Text is what the book says of a hexagram.
type Text struct {
	Theme     calc.Text // what the hexagram is about, in a few words of ours
	Judgement Piece     // 卦辞 gua ci
	Image     Piece     // 大象 da xiang
	Lines     [6]Piece  // 爻辞 yao ci, the bottom line first
	Use       Piece     // 用九 of 乾 and 用六 of 坤; empty in the other sixty-two
}

// Of returns what the Book of Changes (周易) says of a hexagram.
//
// Source: doc/sources.md#zhouyi-text.
func Of(h yijing.Hexagram) *Text { return &book()[h.Number()-1] }

// book reads the tables at their first use. They are embedded and tested, so a
// fault in them is a defect of this package.
var book = sync.OnceValue(func() *[yijing.Hexagrams]Text {
	texts := new([yijing.Hexagrams]Text)
	eachRow(receivedTable, func(number int, piece string, cells []string) {
		p := texts[number-1].piece(piece)
		p.Received, p.ReceivedHans = cells[0], cells[1]
		p.Variant = calc.Text{Zh: cells[2], En: cells[3]}
	})
	eachRow(smallTable, func(number int, piece string, cells []string) {
		p := texts[number-1].piece(piece)
		p.SmallImage, p.SmallHans = cells[0], cells[1]
	})
	eachRow(plainTable, func(number int, piece string, cells []string) {
		p := texts[number-1].piece(piece)
		p.Plain, p.Note = calc.Text{Zh: cells[0], En: cells[1]}, calc.Text{Zh: cells[2], En: cells[3]}
	})
	eachRow(themesTable, func(number int, zh string, cells []string) {
		texts[number-1].Theme = calc.Text{Zh: zh, En: cells[0]}
	})
	return texts
})

// eachRow reads a table: number, piece and the cells after them.
func eachRow(table string, row func(number int, piece string, cells []string)) {
	_, rows, _ := strings.Cut(table, "\n")
	for line := range strings.Lines(rows) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		number, err := strconv.Atoi(cells[0])
		if err != nil {
			panic("zhouyi: row " + line + " has no number")
		}
		row(number, cells[1], cells[2:])
	}
}

// piece returns the piece with a name.
func (t *Text) piece(name string) *Piece {
	switch name {
	case "judgement":
		return &t.Judgement
	case "image":
		return &t.Image
	case "use":
		return &t.Use
	}
	n, err := strconv.Atoi(strings.TrimPrefix(name, "line"))
	if err != nil {
		panic("zhouyi: no piece " + name)
	}
	return &t.Lines[n-1]
}
