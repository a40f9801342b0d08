package app

import (
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/calc/tarot/art"
	"github.com/wenbu-go/wenbu/internal/i18n"
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
