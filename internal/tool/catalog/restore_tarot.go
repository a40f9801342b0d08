package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"fmt"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed restore_tarot.md
var restoreTarotMD string

// restoreInput is the input of restore_tarot.
type restoreInput struct {
	Cards   []tarotCardInput `json:"cards" limit:"1..12" doc:"The cards in the order of their positions."`
	Spread  string           `json:"spread,omitzero" enum:"situation-tension-next-step|one-card|past-present-future|mind-body-spirit|keep-release-begin|four-elements|moon-phases|five-card-cross|two-paths|relationship|horseshoe|week|celtic-cross|year-wheel" doc:"How they were laid out. Left out: one card, or situation, tension and next step."`
	Locale  string           `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of sentences; names and texts of cards carry both."`
	Options *restoreOptions  `json:"options,omitzero" doc:"Where customs differ."`
}

type tarotCardInput struct {
	ID       int  `json:"id" range:"0..77"`
	Reversed bool `json:"reversed"`
}

// restoreOptions are the options that do not concern chance.
type restoreOptions struct {
	DeckOrder string `json:"deck_order,omitzero" enum:"rws|marseille" doc:"As for draw_tarot. Default rws."`
}

// Validate checks that the deck and the spread have such cards.
func (in restoreInput) Validate() []fault.Field {
	if _, known := countSpreads[len(in.Cards)]; in.Spread == "" && !known {
		return []fault.Field{{Path: "cards", Code: schema.Custom, Message: fmt.Sprintf("must be one or three without a spread, got %d", len(in.Cards))}}
	}
	if _, err := in.restore(); err != nil {
		if f := fault.As(err); f != nil {
			return f.Fields
		}
	}
	return nil
}

// spread returns the spread that is named, or that of the count.
func (in restoreInput) spread() (tarot.Spread, error) {
	if in.Spread == "" {
		return countSpreads[len(in.Cards)], nil
	}
	return tarot.ParseSpread(in.Spread)
}

// restore lays the cards out again.
func (in restoreInput) restore() (drawnCards, error) {
	d := drawnCards{language: i18n.Locale(in.Locale)}
	spread, err := in.spread()
	if err != nil {
		return d, inputFault(err)
	}
	if in.Options != nil {
		if d.rules, err = (&tarotOptions{DeckOrder: in.Options.DeckOrder}).rules(); err != nil {
			return d, inputFault(err)
		}
	}
	cards := make([]tarot.Drawn, len(in.Cards))
	for i, c := range in.Cards {
		cards[i] = tarot.Drawn{Card: tarot.Card(c.ID), Reversed: c.Reversed}
	}
	d.Layout, err = tarot.Restore(spread, cards)
	return d, inputFault(err)
}

func restoreTarot() tool.Tool {
	spec := tool.Spec{
		Name:        "restore_tarot",
		Category:    "calculator",
		Label:       i18n.T("还原塔罗牌阵", "Restore a tarot spread"),
		Description: tool.Describe(restoreTarotMD),
		Chart:       tarotChart(),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"cards":[{"id":9,"reversed":false}]}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in restoreInput) (tarotOutput, error) {
		if l != "" {
			in.Locale = string(l)
		}
		d, err := in.restore()
		if err != nil {
			return tarotOutput{}, err
		}
		return newTarotOutput(d), nil
	})
}
