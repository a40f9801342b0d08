package app

import (
	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/tarot/art"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/site"
)

// cardFace is the site's way to the pictures of the tarot deck.
func cardFace(order string, id int, l i18n.Locale) (string, error) {
	var rules tarot.Rules
	if err := rules.Set(tarot.OptionDeckOrder, order); err != nil {
		return "", err
	}
	style := art.Style{Language: art.Chinese, Order: rules.DeckOrder}
	if l == i18n.En {
		style.Language = art.English
	}
	return style.Face(id)
}

// deck is the tarot deck as the site shows it.
func deck() []site.Card {
	cards := make([]site.Card, tarot.Cards)
	text := func(t calc.Text) i18n.Text { return i18n.T(t.Zh, t.En) }
	for i := range cards {
		c := tarot.Card(i)
		note := c.Note()
		cards[i] = site.Card{
			ID: i, Suit: c.Suit().String(), Name: text(c.Name()), Keywords: text(note.Keywords), Upright: text(note.Upright), Reversed: text(note.Reversed),
		}
	}
	return cards
}
