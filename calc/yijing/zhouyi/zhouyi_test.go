package zhouyi

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// TestTables: both tables list the pieces once each, in the book's order, with
// nothing empty but the variants.
func TestTables(t *testing.T) {
	t.Parallel()
	for name, table := range map[string]struct {
		text      string
		cells     int
		mandatory int
	}{"received.tsv": {receivedTable, 4, 2}, "plain.tsv": {plainTable, 2, 2}} {
		var got, want []string
		eachRow(table.text, func(number int, piece string, cells []string) {
			id := fmt.Sprint(number, " ", piece)
			got = append(got, id)
			if len(cells) != table.cells {
				t.Errorf("%s: %s has %d cells, want %d", name, id, len(cells), table.cells)
				return
			}
			for i, cell := range cells {
				if cell != strings.TrimSpace(cell) || cell == "" && i < table.mandatory {
					t.Errorf("%s: %s: cell %d is %q", name, id, i, cell)
				}
			}
		})
		for number := 1; number <= yijing.Hexagrams && len(got) > 0; number++ {
			pieces := "judgement image line1 line2 line3 line4 line5 line6"
			if number <= 2 {
				pieces += " use"
			}
			for piece := range strings.FieldsSeq(pieces) {
				want = append(want, fmt.Sprint(number, " ", piece))
			}
		}
		for i := range min(len(got), len(want)) {
			if got[i] != want[i] {
				t.Fatalf("%s: row %d is %s, want %s", name, i+1, got[i], want[i])
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %d rows, want %d", name, len(got), len(want))
		}
	}
}

// TestReceived: each line text begins with the line's name, and a pair of scripts
// differs in characters only.
func TestReceived(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		text := Of(h)
		for i, p := range text.Lines {
			if p.Received != "" && !strings.HasPrefix(p.Received, h.LineName(i+1)+"：") {
				t.Errorf("%v line %d begins %.12s, want %s：", h, i+1, p.Received, h.LineName(i+1))
			}
		}
		for _, p := range append(text.Lines[:], text.Judgement, text.Image, text.Use) {
			if a, b := len([]rune(p.Received)), len([]rune(p.ReceivedHans)); a != b {
				t.Errorf("%v: %s has %d characters, %s %d", h, p.Received, a, p.ReceivedHans, b)
			}
		}
	}
}
