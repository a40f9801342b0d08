package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/tarot"
)

// TarotSpread is a tarot spread with its cards (牌局) to be shown.
type TarotSpread struct {
	Layout tarot.Layout
	Order  tarot.DeckOrder // numbers of Strength and Justice on the faces
	Seed   string          // what the cards were drawn from; "" is not shown
}

// tarotWords are the labels of a spread in one language.
var tarotWords = [...]struct{ title, reversed string }{
	Chinese:     {"塔罗牌阵", "%s（逆位）"},
	English:     {"Tarot spread", "%s, reversed"},
	Traditional: {"塔羅牌陣", "%s（逆位）"},
}

// prose returns a text of the library in the language. It has no form in
// traditional characters.
func (l Language) prose(t calc.Text) string {
	if l == English {
		return t.En
	}
	return t.Zh
}

// name returns a short name in the script of the language.
func (l Language) name(t calc.Text) string { return l.script(l.prose(t)) }

// drawn returns the name of a card as it lies.
func (l Language) drawn(d tarot.Drawn) string {
	name := l.name(d.Card.Name())
	if d.Reversed {
		return fmt.Sprintf(tarotWords[l].reversed, name)
	}
	return name
}

// Text writes the spread for a terminal, in lines of any length: for each position
// its question, the card as it lies, what it gives to think about and its question.
func (s TarotSpread) Text(l Language) string {
	w := tarotWords[l]
	var b strings.Builder
	fmt.Fprintf(&b, "%s  %s\n", w.title, l.name(s.Layout.Spread.Name()))
	for i, d := range s.Layout.Cards {
		at, note := s.Layout.Spread.Position(i), d.Card.Note()
		fmt.Fprintf(&b, "\n%d  %s  %s\n", i+1, l.name(at.Label), l.prose(at.Asks))
		indent := "\n" + strings.Repeat(" ", 3)
		b.WriteString(strings.TrimPrefix(indent, "\n") + strings.Join([]string{
			l.drawn(d) + "  " + l.prose(note.Keywords), l.prose(d.Meaning()), l.prose(d.Question()),
		}, indent) + "\n")
	}
	return b.String() + l.footText(Foot{Seed: s.Seed})
}
