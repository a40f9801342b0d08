package zhouyi

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// What a rendering is written with: no Latin letter in Chinese, no Hanzi in English.
var (
	chineseText = regexp.MustCompile(`^[\p{Han}，。；：？！、“”（）]+[。？！]$`)
	englishText = regexp.MustCompile(`^[A-Z][A-Za-z0-9 ,.:;?!'-]*[.?!]$`)
)

// TestPlain: every rendering is a sentence or a few, in its own language, and no
// two pieces have the same one.
func TestPlain(t *testing.T) {
	t.Parallel()
	seen := map[string]string{}
	eachRow(plainTable, func(number int, piece string, cells []string) {
		id := fmt.Sprint(number, " ", piece)
		zh, en := cells[0], cells[1]
		if n := utf8.RuneCountInString(zh); !chineseText.MatchString(zh) || n < 5 || n > 80 {
			t.Errorf("%s: %s (%d characters)", id, zh, n)
		}
		if !englishText.MatchString(en) || len(en) < 9 || len(en) > 260 {
			t.Errorf("%s: %s (%d letters)", id, en, len(en))
		}
		for _, text := range cells[:2] {
			if other := seen[text]; other != "" {
				t.Errorf("%s and %s are both rendered %s", other, id, text)
			}
			seen[text] = id
		}
		if (cells[2] == "") != (cells[3] == "") {
			t.Errorf("%s: a note in one language only", id)
		}
		if cells[2] != "" && (!chineseText.MatchString(cells[2]) || !englishText.MatchString(cells[3])) {
			t.Errorf("%s: note %s, %s", id, cells[2], cells[3])
		}
	})
	eachRow(receivedTable, func(number int, piece string, cells []string) {
		if cells[2] != "" && (!chineseText.MatchString(cells[2]) || !englishText.MatchString(cells[3])) || (cells[2] == "") != (cells[3] == "") {
			t.Errorf("%d %s: variant %s, %s", number, piece, cells[2], cells[3])
		}
	})
}

// TestThemes: short, in both languages, all different.
func TestThemes(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for number := 1; number <= yijing.Hexagrams; number++ {
		h, _ := yijing.HexagramAt(number)
		theme := Of(h).Theme
		if n := utf8.RuneCountInString(theme.Zh); n < 2 || n > 6 || !chineseText.MatchString(theme.Zh+"。") {
			t.Errorf("%v: theme %s", h, theme.Zh)
		}
		if words := len(strings.Fields(theme.En)); words < 1 || words > 5 || !englishText.MatchString(theme.En+".") {
			t.Errorf("%v: theme %s", h, theme.En)
		}
		if seen[theme.Zh] || seen[theme.En] || theme == (calc.Text{}) {
			t.Errorf("%v: theme %v is not its own", h, theme)
		}
		seen[theme.Zh], seen[theme.En] = true, true
	}
}

// TestTerms: a word of the book is rendered in the same way wherever it stands.
// Terms are looked for in the order of terms.tsv, and what one has taken is gone
// for those below it. A cell lists the renderings that are allowed.
func TestTerms(t *testing.T) {
	t.Parallel()
	terms := rowsOf(t, "terms.tsv", 3)
	used := map[string]bool{}
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		text := Of(h)
		for i, p := range append(text.Lines[:], text.Judgement, text.Use) {
			rest := level(p.Received)
			for _, term := range terms {
				if !strings.Contains(rest, term[0]) {
					continue
				}
				used[term[0]] = true
				rest = strings.ReplaceAll(rest, term[0], "/")
				if !hasAny(p.Plain.Zh, term[1]) || !hasAny(strings.ToLower(p.Plain.En), term[2]) {
					t.Errorf("%v, piece %d: %s in %s is rendered %s, %s", h, i+1, term[0], p.ReceivedHans, p.Plain.Zh, p.Plain.En)
				}
			}
		}
	}
	for _, term := range terms {
		if !used[term[0]] {
			t.Errorf("terms.tsv: %s does not occur", term[0])
		}
	}
}

// hasAny reports whether a text has one of the renderings in a cell.
func hasAny(text, cell string) bool {
	for one := range strings.SplitSeq(cell, "/") {
		if strings.Contains(text, one) {
			return true
		}
	}
	return false
}

// TestImages: who learns from an image is the one whom the book names.
func TestImages(t *testing.T) {
	t.Parallel()
	for h := range yijing.Hexagram(yijing.Hexagrams) {
		image := Of(h).Image
		for _, who := range [][3]string{
			{"君子以", "君子由此", "the noble one"}, {"先王以", "先王由此", "the kings of old"}, {"大人以", "大人由此", "the great person"},
			{"后以", "君主由此", "the ruler"}, {"上以", "居上的人由此", "those above"},
		} {
			if !strings.Contains(image.ReceivedHans, who[0]) {
				continue
			}
			if !strings.Contains(image.Plain.Zh, who[1]) || !strings.Contains(image.Plain.En, "From this "+who[2]) {
				t.Errorf("%v: %s is rendered %s, %s", h, image.ReceivedHans, image.Plain.Zh, image.Plain.En)
			}
		}
	}
}
