package interpreter

import (
	"strings"
	"unicode"

	"github.com/wenbu-go/wenbu/internal/terms"
)

// words is a text prepared for finding phrases: lower case, simplified
// characters, and one space for every run of other signs.
type words string

func newWords(text string) words {
	var b strings.Builder
	b.WriteByte(' ')
	gap := true
	for _, r := range terms.Simplified(text) {
		if r == '’' {
			r = '\''
		}
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' {
			b.WriteRune(unicode.ToLower(r))
			gap = false
			continue
		}
		if !gap {
			b.WriteByte(' ')
			gap = true
		}
	}
	b.WriteByte(' ')
	return words(b.String())
}

// has reports whether any of the phrases occurs. A phrase of Latin letters must
// stand as whole words; one that ends in * may go on.
func (w words) has(phrases ...string) bool { return w.count(phrases) > 0 }

// count returns how many of the phrases occur.
func (w words) count(phrases []string) int {
	n := 0
	for _, p := range phrases {
		if w.find(p) >= 0 {
			n++
		}
	}
	return n
}

// first returns where the first of the phrases to occur stands, -1 when none does.
func (w words) first(phrases []string) int {
	at := -1
	for _, p := range phrases {
		if i := w.find(p); i >= 0 && (at < 0 || i < at) {
			at = i
		}
	}
	return at
}

func (w words) find(phrase string) int {
	if strings.IndexFunc(phrase, isHan) >= 0 {
		return strings.Index(string(w), phrase)
	}
	if open, ok := strings.CutSuffix(phrase, "*"); ok {
		return strings.Index(string(w), " "+open)
	}
	return strings.Index(string(w), " "+phrase+" ")
}

// size is the number of characters, spaces not counted.
func (w words) size() int {
	n := 0
	for _, r := range string(w) {
		if r != ' ' {
			n++
		}
	}
	return n
}

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }
