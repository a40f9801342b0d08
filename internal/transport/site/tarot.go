package site

import (
	"strconv"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// tarotCalculator is the page that draws cards into a spread.
func tarotCalculator() *calculator {
	return &calculator{
		name: "tarot", tool: "draw_tarot",
		field: []field{
			{name: "question", kind: areaField, limit: questionLimit},
			{name: "spread", kind: selectField, start: "situation-tension-next-step", values: []string{
				"one-card", "situation-tension-next-step", "past-present-future", "mind-body-spirit", "keep-release-begin", "four-elements", "moon-phases",
				"five-card-cross", "two-paths", "relationship", "horseshoe", "week", "celtic-cross", "year-wheel",
			}},
			{name: "reversals", kind: checkField, start: "1"},
			{name: "order", kind: selectField, start: "rws", values: []string{"rws", "marseille"}, more: true, in: "deck_order"},
			{name: "seed", kind: textField, more: true, limit: 64},
		},
		input: func(f form, l i18n.Locale) (any, []fault.Field) {
			return tarotQuery{f.Get("spread"), f.Get("reversals") != "", f.Get("seed"), l, deckOptions{f.Get("order")}}, nil
		},
		result: func(l i18n.Locale) result { return &tarotResult{locale: l} },
	}
}

// tarotQuery is what draw_tarot takes.
type tarotQuery struct {
	Spread    string      `json:"spread"`
	Reversals bool        `json:"reversals"`
	Seed      string      `json:"seed,omitzero"`
	Locale    i18n.Locale `json:"locale"`
	Options   deckOptions `json:"options"`
}

type deckOptions struct {
	DeckOrder string `json:"deck_order"`
}

// tarotResult is a spread.
type tarotResult struct {
	Spread struct {
		Zh       string `json:"zh"`
		En       string `json:"en"`
		UseZh    string `json:"useZh"`
		UseEn    string `json:"useEn"`
		OriginZh string `json:"originZh"`
		OriginEn string `json:"originEn"`
	} `json:"spread"`
	Cards  []drawnCard `json:"cards"`
	Method struct {
		Note         string   `json:"note"`
		Seed         string   `json:"seed"`
		DeckOrder    string   `json:"deckOrder"`
		ReversalRate *float64 `json:"reversalRate"`
	} `json:"method"`
	Notice string `json:"notice"`

	locale i18n.Locale
}

// drawnCard is a card as it lies.
type drawnCard struct {
	ID         int    `json:"id"`
	Reversed   bool   `json:"reversed"`
	Zh         string `json:"zh"`
	En         string `json:"en"`
	KeywordsZh string `json:"keywordsZh"`
	KeywordsEn string `json:"keywordsEn"`
	MeaningZh  string `json:"meaningZh"`
	MeaningEn  string `json:"meaningEn"`
	PromptZh   string `json:"promptZh"`
	PromptEn   string `json:"promptEn"`
	ReversedZh string `json:"reversedZh"`
	ReversedEn string `json:"reversedEn"`
	PositionZh string `json:"positionZh"`
	PositionEn string `json:"positionEn"`
	AsksZh     string `json:"asksZh"`
	AsksEn     string `json:"asksEn"`
}

// cardView is a card in the page's language.
type cardView struct {
	Number                                   int
	Face, Name, Lies, Keywords, Meaning, Ask string
	Position, Asks                           string
	Reversed                                 bool
}

// Title is the spread with its first cards.
func (r *tarotResult) Title() string {
	title := i18n.T(r.Spread.Zh, r.Spread.En).In(r.locale)
	if len(r.Cards) == 1 {
		title = i18n.T(r.Cards[0].Zh, r.Cards[0].En).In(r.locale)
	}
	return title
}

// Use says what the spread is good for, and Origin where it comes from.
func (r *tarotResult) Use() string { return i18n.T(r.Spread.UseZh, r.Spread.UseEn).In(r.locale) }

// Origin says where the spread comes from, as far as it is known.
func (r *tarotResult) Origin() string {
	return i18n.T(r.Spread.OriginZh, r.Spread.OriginEn).In(r.locale)
}

// Chance is how likely a card was to lie upside down, in per cent.
func (r *tarotResult) Chance() string {
	if r.Method.ReversalRate == nil {
		return ""
	}
	return strconv.FormatFloat(*r.Method.ReversalRate*100, 'f', -1, 64)
}

// Views returns the cards in the order of their positions.
func (r *tarotResult) Views() []cardView {
	in := func(zh, en string) string { return i18n.T(zh, en).In(r.locale) }
	views := make([]cardView, len(r.Cards))
	for i, c := range r.Cards {
		v := cardView{
			Number: i + 1, Face: faceURL(r.locale, r.Method.DeckOrder, c.ID), Name: in(c.Zh, c.En), Reversed: c.Reversed,
			Keywords: in(c.KeywordsZh, c.KeywordsEn), Meaning: in(c.MeaningZh, c.MeaningEn), Ask: in(c.PromptZh, c.PromptEn),
			Position: in(c.PositionZh, c.PositionEn), Asks: in(c.AsksZh, c.AsksEn), Lies: sentences()["tarot.upright"].In(r.locale),
		}
		if c.Reversed {
			v.Ask, v.Lies = in(c.ReversedZh, c.ReversedEn), sentences()["tarot.reversed"].In(r.locale)
		}
		views[i] = v
	}
	return views
}
