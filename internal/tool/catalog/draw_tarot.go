package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"fmt"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed draw_tarot.md
var drawTarotMD string

// tarotInput is the input of draw_tarot. Count is the published protocol's way to
// choose between its two spreads.
type tarotInput struct {
	Count     *int          `json:"count,omitzero" enum:"1|3" doc:"How many cards when no spread is named: 3, the default, or 1."`
	Reversals bool          `json:"reversals" default:"true" doc:"Whether cards may lie upside down."`
	Spread    string        `json:"spread,omitzero" enum:"situation-tension-next-step|one-card|past-present-future|mind-body-spirit|keep-release-begin|four-elements|moon-phases|five-card-cross|two-paths|relationship|horseshoe|week|celtic-cross|year-wheel" doc:"How the cards are laid out; it decides how many there are."`
	Seed      string        `json:"seed,omitzero" limit:"1..64" doc:"Draw from this text instead of from chance; the same seed gives the same cards. Every answer tells its seed."`
	Locale    string        `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of sentences; names and texts of cards carry both."`
	Options   *tarotOptions `json:"options,omitzero" doc:"Where customs differ."`
}

// tarotOptions are the options of tarot.Rules by their public names.
type tarotOptions struct {
	ReversalRate *float64 `json:"reversal_rate,omitzero" range:"0..1" doc:"Chance that a card is reversed. Default 0.5."`
	DeckOrder    string   `json:"deck_order,omitzero" enum:"rws|marseille" doc:"Strength 8 and Justice 11, or the older Justice 8 and Strength 11: the number shown, not the id. Default rws."`
}

// The spreads of the published protocol, by count.
var countSpreads = map[int]tarot.Spread{1: tarot.SpreadOne, 3: tarot.SpreadSituation}

// Validate checks the rules over several members.
func (in tarotInput) Validate() []fault.Field {
	var problems []fault.Field
	add := func(wrong bool, path, message string) {
		if wrong {
			problems = append(problems, fault.Field{Path: path, Code: schema.Custom, Message: message})
		}
	}
	if s, err := tarot.ParseSpread(in.Spread); err == nil && in.Count != nil {
		add(*in.Count != s.Size(), "count", fmt.Sprintf("the spread %s has %d; leave count out", s, s.Size()))
	}
	add(!in.Reversals && in.Options != nil && in.Options.ReversalRate != nil && *in.Options.ReversalRate > 0,
		"options.reversal_rate", "contradicts reversals false; leave one of them out")
	return problems
}

// Complete fills in the spread of a count, and the count of the two spreads that
// have one.
func (in *tarotInput) Complete() {
	if in.Spread == "" {
		if in.Count == nil {
			in.Count = new(3)
		}
		in.Spread = countSpreads[*in.Count].String()
	}
	if s, err := tarot.ParseSpread(in.Spread); err == nil && in.Count == nil && countSpreads[s.Size()] == s {
		in.Count = new(s.Size())
	}
}

// rules reads the options.
func (in tarotInput) rules() (tarot.Rules, error) {
	rules, err := in.Options.rules()
	if err == nil && !in.Reversals {
		err = rules.Set(tarot.OptionReversalRate, "0")
	}
	return rules, err
}

func (o *tarotOptions) rules() (rules tarot.Rules, err error) {
	if o == nil {
		return rules, nil
	}
	if o.DeckOrder != "" {
		err = rules.Set(tarot.OptionDeckOrder, o.DeckOrder)
	}
	if o.ReversalRate != nil && err == nil {
		err = rules.Set(tarot.OptionReversalRate, strconv.FormatFloat(*o.ReversalRate, 'g', -1, 64))
	}
	return rules, err
}

// drawnCards are the cards of an answer with how they came about.
type drawnCards struct {
	tarot.Layout
	rules    tarot.Rules
	seed     string // "" for cards that were drawn before
	chosen   bool   // the seed was given, not drawn
	language i18n.Locale
}

// draw draws the cards. The seed of a draw without one is drawn from random;
// without that it is an error.
func (in tarotInput) draw(random lot.Source) (drawnCards, error) {
	d := drawnCards{seed: in.Seed, chosen: in.Seed != "", language: i18n.Locale(in.Locale)}
	if d.seed == "" {
		if random == nil {
			return d, fault.New(fault.Invalid, "invalid_input", i18n.T("请给出种子，或已抽出的牌。", "Give a seed, or cards that were drawn before."))
		}
		d.seed = lot.NewSeed(random)
	}
	spread, err := tarot.ParseSpread(in.Spread)
	if err != nil {
		return d, inputFault(err)
	}
	if d.rules, err = in.rules(); err != nil {
		return d, inputFault(err)
	}
	src, err := lot.FromSeed(d.seed)
	if err != nil {
		return d, inputFault(err)
	}
	d.Layout = tarot.Draw(src, spread, d.rules)
	return d, nil
}

// tarotChart is the chart that a draw and its repetition make.
func tarotChart() *tool.Chart {
	return &tool.Chart{Kind: "tarot", Title: i18n.T("塔罗牌阵", "Tarot spread")}
}

func drawTarot(random lot.Source) tool.Tool {
	spec := tool.Spec{
		Name:        "draw_tarot",
		Category:    "calculator",
		Route:       "tarot",
		Label:       i18n.T("抽取塔罗牌", "Draw tarot cards"),
		Description: tool.Describe(drawTarotMD),
		Chart:       tarotChart(),
		ReadOnly:    true,
		Example:     jsontext.Value(`{"spread":"celtic-cross","seed":"问卜"}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in tarotInput) (tarotOutput, error) {
		if l != "" {
			in.Locale = string(l)
		}
		d, err := in.draw(random)
		if err != nil {
			return tarotOutput{}, err
		}
		return newTarotOutput(d), nil
	})
}
