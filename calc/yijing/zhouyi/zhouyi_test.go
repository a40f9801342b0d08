package zhouyi

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// places are the pieces in the book's order: 514 of the text, or the 386 of them
// that a small image stands on.
func places(small bool) []string {
	var out []string
	for number := 1; number <= yijing.Hexagrams; number++ {
		pieces := "judgement image line1 line2 line3 line4 line5 line6"
		if small {
			pieces = strings.TrimPrefix(pieces, "judgement image ")
		}
		if number <= 2 {
			pieces += " use"
		}
		for piece := range strings.FieldsSeq(pieces) {
			out = append(out, fmt.Sprint(number, " ", piece))
		}
	}
	return out
}

// TestTables: each table lists its pieces once, in the book's order, with nothing
// empty but the notes.
func TestTables(t *testing.T) {
	t.Parallel()
	if text, small := len(places(false)), len(places(true)); text != 514 || small != 386 {
		t.Fatalf("%d pieces and %d small images, want 514 and 386", text, small)
	}
	for _, table := range []struct {
		name, text       string
		cells, mandatory int
		places           []string
	}{
		{"received.tsv", receivedTable, 4, 2, places(false)},
		{"small.tsv", smallTable, 2, 2, places(true)},
		{"plain.tsv", plainTable, 4, 2, places(false)},
	} {
		var got []string
		eachRow(table.text, func(number int, piece string, cells []string) {
			id := fmt.Sprint(number, " ", piece)
			got = append(got, id)
			if len(cells) != table.cells {
				t.Errorf("%s: %s has %d cells, want %d", table.name, id, len(cells), table.cells)
			}
			for i, cell := range cells {
				if cell != strings.TrimSpace(cell) || cell == "" && i < table.mandatory {
					t.Errorf("%s: %s: cell %d is %q", table.name, id, i, cell)
				}
			}
		})
		if !slices.Equal(got, table.places) {
			t.Errorf("%s: rows %v, want %v", table.name, got, table.places)
		}
	}
}

// TestReceived: what each kind of piece looks like.
func TestReceived(t *testing.T) {
	t.Parallel()
	actors := []string{"君子以", "先王以", "大人以", "后以", "上以"}
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		text := Of(h)
		if got := text.Judgement.Received; !strings.Contains(got[:3*4], h.Hant()) {
			t.Errorf("%v: judgement %s does not begin with the name", h, got)
		}
		if got := text.Image.Received; !slices.ContainsFunc(actors, func(a string) bool { return strings.Contains(got, a) }) {
			t.Errorf("%v: the great image %s says of nobody what he does", h, got)
		}
		for i, p := range text.Lines {
			if !strings.HasPrefix(p.Received, h.LineName(i+1)+"：") {
				t.Errorf("%v line %d begins %.12s, want %s：", h, i+1, p.Received, h.LineName(i+1))
			}
		}
		pieces := append(text.Lines[:], text.Judgement, text.Image)
		if uses := h.Number() <= 2; uses {
			pieces = append(pieces, text.Use)
		} else if text.Use != (Piece{}) {
			t.Errorf("%v has a text for all lines moving", h)
		}
		for _, p := range pieces {
			checkPiece(t, h, p)
		}
	}
}

// checkPiece looks at one piece: characters and punctuation only, closed by a full
// stop, as many in one script as in the other.
func checkPiece(t *testing.T, h yijing.Hexagram, p Piece) {
	t.Helper()
	for _, pair := range [][2]string{{p.Received, p.ReceivedHans}, {p.SmallImage, p.SmallHans}} {
		if a, b := len([]rune(pair[0])), len([]rune(pair[1])); a != b {
			t.Errorf("%v: %s has %d characters, %s %d", h, pair[0], a, pair[1], b)
		}
		for _, text := range pair {
			bad := func(r rune) bool { return !unicode.Is(unicode.Han, r) && !strings.ContainsRune("，。：、？", r) }
			if strings.ContainsFunc(text, bad) || text != "" && !strings.HasSuffix(text, "。") || strings.Contains(text, "無") {
				t.Errorf("%v: %s", h, text)
			}
		}
	}
	if p.SmallImage != "" && !strings.ContainsAny(p.SmallImage, "也矣乎") {
		t.Errorf("%v: small image %s", h, p.SmallImage)
	}
}
