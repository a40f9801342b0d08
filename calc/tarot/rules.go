package tarot

import (
	"strconv"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules chooses between customs. The zero value is the documented default.
type Rules struct {
	DeckOrder    DeckOrder
	ReversalRate ReversalRate
}

// DeckOrder is the order of the major arcana (牌序, pai xu): which number Strength
// and Justice have. It changes no card's id and no draw.
//
// Source: doc/sources.md#tarot-deck.
type DeckOrder uint8

// The orders.
const (
	DeckRWS       DeckOrder = iota // Strength 8, Justice 11
	DeckMarseille                  // Justice 8, Strength 11
)

// ReversalRate is the chance that a card lies upside down (逆位率, ni wei lü).
// The zero value is one half.
type ReversalRate struct {
	given  bool
	chance float64
}

// defaultReversalRate is that of a fair coin.
const defaultReversalRate = 0.5

// NewReversalRate returns the rate of a chance from 0 (never) to 1 (always). The
// error is a *calc.InputError.
func NewReversalRate(chance float64) (ReversalRate, error) {
	if !(chance >= 0 && chance <= 1) {
		return ReversalRate{}, badRate(strconv.FormatFloat(chance, 'g', -1, 64))
	}
	return ReversalRate{given: true, chance: chance}, nil
}

func badRate(value string) error {
	return &calc.InputError{Field: OptionReversalRate, Value: value,
		Reason: "must be a number from 0 (no card reversed) to 1 (all)", ReasonZh: "须为 0（全部正位）至 1（全部逆位）之间的数"}
}

// Chance returns the rate as a number from 0 to 1.
func (r ReversalRate) Chance() float64 {
	if !r.given {
		return defaultReversalRate
	}
	return r.chance
}

// The public names of the options.
const (
	OptionDeckOrder    = "deck_order"
	OptionReversalRate = "reversal_rate"
)

var deckOrderValues = []string{"rws", "marseille"}

// String returns the option value.
func (o DeckOrder) String() string { return deckOrderValues[o] }

// Set changes the option with the given public name. The error is a
// *calc.InputError that names the values allowed.
func (r *Rules) Set(name, value string) (err error) {
	switch name {
	case OptionDeckOrder:
		order, unknown := byname.Value(name, value, deckOrderValues)
		if unknown != nil {
			return unknown
		}
		r.DeckOrder = DeckOrder(order)
	case OptionReversalRate:
		chance, parseErr := strconv.ParseFloat(value, 64)
		if parseErr != nil {
			return badRate(value)
		}
		r.ReversalRate, err = NewReversalRate(chance)
	default:
		return byname.Unknown(name, "the tarot", "塔罗")
	}
	return err
}
