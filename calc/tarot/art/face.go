package art

import (
	"fmt"
	"html"
	"strconv"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/tarot"
)

// Language is the language of a card's name.
type Language uint8

// The languages.
const (
	Chinese     Language = iota // zh-Hans
	English                     // en
	Traditional                 // zh-Hant
	Bilingual                   // zh-Hans and en on one line
)

// Tag returns the BCP 47 tag of the language, of two the first.
func (l Language) Tag() string { return [...]string{"zh-Hans", "en", "zh-Hant", "zh-Hans"}[l] }

// check refuses what is no language of this package.
func (l Language) check() error {
	if l > Bilingual {
		return &calc.InputError{Field: "language", Value: strconv.Itoa(int(l)),
			Reason: "must be one of the languages of the drawings", ReasonZh: "须为牌面所用的语言之一"}
	}
	return nil
}

func (l Language) fonts() string {
	if l == Traditional {
		return traditionalFonts
	}
	return fonts
}

// name returns the name of a card in the language.
func (l Language) name(c tarot.Card) string {
	switch l {
	case English:
		return c.English()
	case Traditional:
		return c.Traditional()
	case Bilingual:
		return c.String() + " · " + c.English()
	}
	return c.String()
}

// of returns a prose text in the language, "" where it has none.
func (l Language) of(t calc.Text) string {
	switch l {
	case English:
		return t.En
	case Traditional:
		return ""
	}
	return t.Zh
}

// Style says what is written on the cards (牌面样式). The zero value writes names in
// simplified Chinese, and 8 on Strength and 11 on Justice.
type Style struct {
	Language Language
	Order    tarot.DeckOrder
}

// Face returns the picture of a card (牌面) as one SVG document of 240 by 400 units
// that names and describes itself in the language. The id is the card's number in the deck, 0 to
// 77, as in [tarot.Card]. The error is a *calc.InputError.
func Face(id int, l Language) (string, error) { return Style{Language: l}.Face(id) }

// FaceGroup returns the same picture as one <g> element, without a title, its upper
// left corner at the origin, for a drawing that places several cards.
func FaceGroup(id int, l Language) (string, error) { return Style{Language: l}.FaceGroup(id) }

// Face is [Face] in the style.
func (s Style) Face(id int) (string, error) {
	g, err := s.FaceGroup(id)
	if err != nil {
		return "", err
	}
	return document(s.Language.name(tarot.Card(id)), s.Language.of(descriptions[id]), s.Language, g), nil
}

// Description says in a sentence what is on the picture of a card (牌面描述), in
// simplified Chinese and English. The error is a *calc.InputError.
func Description(id int) (calc.Text, error) {
	if err := check(id); err != nil {
		return calc.Text{}, err
	}
	return descriptions[id], nil
}

// check refuses what is no card of the deck.
func check(id int) error {
	if id < 0 || id >= tarot.Cards {
		return &calc.InputError{Field: "id", Value: strconv.Itoa(id),
			Reason: fmt.Sprintf("must be a card's number from 0 to %d", tarot.Cards-1), ReasonZh: fmt.Sprintf("须为牌的编号 0 至 %d", tarot.Cards-1)}
	}
	return nil
}

// FaceGroup is [FaceGroup] in the style.
func (s Style) FaceGroup(id int) (string, error) {
	if err := check(id); err != nil {
		return "", err
	}
	if err := s.Language.check(); err != nil {
		return "", err
	}
	card := tarot.Card(id)
	var p pen
	p.open()
	scenes[id](&p)
	p.mat(accents[card.Suit()], top, bottom)
	p.heading(card.Suit(), card.Number(s.Order))
	p.plate(s.Language.name(card), s.Language.fonts())
	p.WriteString("</g>")
	return p.String(), nil
}

// open begins the group that everything else is drawn in.
func (p *pen) open() {
	p.Grow(14 << 10)
	p.write(`<g fill="none" stroke="`, string(black), `" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`)
}

// document makes a picture stand alone. It carries no ids, so that the same card
// can stand in a page twice.
func document(title, description string, l Language, g string) string {
	title = html.EscapeString(title)
	if description != "" {
		description = "<desc>" + html.EscapeString(description) + "</desc>\n"
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 400" role="img" aria-label="` + title +
		`" lang="` + l.Tag() + `" xml:lang="` + l.Tag() + "\">\n<title>" + title + "</title>\n" + description + g + "\n</svg>\n"
}
