package catalog

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// drawTarotSpread draws the spread of an input of draw_tarot with a seed, or of
// restore_tarot.
func drawTarotSpread(_ years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	d, err := shownCards(input)
	if err != nil {
		return nil, err
	}
	if l == "" {
		l = d.language
	}
	spread := chart.TarotSpread{Layout: d.Layout, Order: d.rules.DeckOrder, Seed: d.seed}
	if format == Text {
		return []byte(spread.Text(chartLanguage(l))), nil
	}
	return []byte(spread.SVG(chartLanguage(l))), nil
}

// shownCards reads either input; one with cards is of restore_tarot.
func shownCards(input jsontext.Value) (drawnCards, error) {
	var either struct {
		Cards jsontext.Value `json:"cards"`
	}
	if err := json.Unmarshal(input, &either); err == nil && either.Cards != nil {
		in, err := schema.Decode[restoreInput](input)
		if err != nil {
			return drawnCards{}, err
		}
		return in.restore()
	}
	in, err := schema.Decode[tarotInput](input)
	if err != nil {
		return drawnCards{}, err
	}
	return in.draw(nil)
}
