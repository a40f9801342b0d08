package tarot

import (
	"fmt"
	"strconv"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/lot"
)

// Drawn is a card as it lies on the table.
type Drawn struct {
	Card     Card
	Reversed bool // upside down (逆位, ni wei)
}

// Layout is a spread with its cards (牌局, pai ju): card i lies at position i.
type Layout struct {
	Spread Spread
	Cards  []Drawn
}

// Draw draws the cards of a spread (抽牌, chou pai), without putting any back.
// Each card's orientation is drawn after the card, so a seed gives the same cards
// at every reversal rate, and a card reversed at one rate is reversed at every
// higher one.
//
// Source: doc/sources.md#tarot-draw.
func Draw(src lot.Source, spread Spread, rules Rules) Layout {
	return Layout{Spread: spread, Cards: deal(src, spread.Size(), rules.ReversalRate)}
}

// deal takes n cards from the whole deck.
func deal(src lot.Source, n int, rate ReversalRate) []Drawn {
	var deck [Cards]Card
	for i := range deck {
		deck[i] = Card(i)
	}
	drawn := make([]Drawn, n)
	for i := range drawn {
		drawn[i].Card = lot.Draw(src, deck[i:], 1)[0]
		drawn[i].Reversed = turned(src, rate)
	}
	return drawn
}

// turned draws an orientation: 53 bits compared with the chance, both exact in a
// float64.
func turned(src lot.Source, rate ReversalRate) bool {
	const precision = 53
	return float64(lot.Bits(src, precision)) < rate.Chance()*(1<<precision)
}

// Restore lays out cards that were drawn before. The error is a *calc.InputError:
// the deck lacks a card, has it once only, or the spread is of another size.
func Restore(spread Spread, cards []Drawn) (Layout, error) {
	var seen [Cards]bool
	for _, d := range cards {
		switch {
		case !d.Card.Valid():
			return Layout{}, cardError(d.Card, "must be numbered 0 to 77", "编号须为 0 至 77")
		case seen[d.Card]:
			return Layout{}, cardError(d.Card, "must differ: the deck has each card once", "不能重复：一副牌里每张只有一张")
		}
		seen[d.Card] = true
	}
	if want := spread.Size(); len(cards) != want {
		return Layout{}, &calc.InputError{Field: "cards", Value: strconv.Itoa(len(cards)),
			Reason:   fmt.Sprintf("must be %d for the spread %s", want, spread),
			ReasonZh: fmt.Sprintf("牌阵%s须有 %d 张", spread.Name().Zh, want)}
	}
	return Layout{Spread: spread, Cards: cards}, nil
}

func cardError(c Card, reason, reasonZh string) error {
	return &calc.InputError{Field: "cards", Value: strconv.Itoa(int(c)), Reason: reason, ReasonZh: reasonZh}
}
