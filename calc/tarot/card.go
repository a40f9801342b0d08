package tarot

import (
	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// Card is a tarot card (塔罗牌, ta luo pai) by its number in the deck: 0 to 21 the
// major arcana from the Fool to the World, then fourteen of each suit in the
// order of [Suit], from the ace over the ten to page, knight, queen and king.
//
// Source: doc/sources.md#tarot-deck.
type Card uint8

// Cards is how many cards the deck (牌组, pai zu) has.
const Cards = 78

// The parts of the deck.
const (
	majors    = 22
	suitCards = 14
)

// Two cards whose numbers depend on [DeckOrder].
const (
	cardStrength Card = 8
	cardJustice  Card = 11
)

// Arcana is one of the two parts of the deck (阿卡那, a ka na).
type Arcana uint8

// The parts: the 22 trumps, and the 56 cards of the four suits.
const (
	ArcanaMajor Arcana = iota
	ArcanaMinor
)

// String returns the name used by clients.
func (a Arcana) String() string { return [...]string{"major", "minor"}[a] }

// Suit is a suit (花色, hua se). The major arcana count as one.
type Suit uint8

// The suits.
const (
	SuitMajor Suit = iota
	SuitWands
	SuitCups
	SuitSwords
	SuitPentacles
)

// suitRow says how a suit is called and shown.
type suitRow struct {
	key, symbol, color string
	name               calc.Text
}

// suitRows: the signs are the French suits that the Latin ones became, the
// colours our own.
var suitRows = [...]suitRow{
	SuitMajor:     {"major", "✦", "#6d5a87", calc.Text{Zh: "大阿卡那", En: "Major Arcana"}},
	SuitWands:     {"wands", "♣", "#b4533d", calc.Text{Zh: "权杖", En: "Wands"}},
	SuitCups:      {"cups", "♥", "#476b83", calc.Text{Zh: "圣杯", En: "Cups"}},
	SuitSwords:    {"swords", "♠", "#777b80", calc.Text{Zh: "宝剑", En: "Swords"}},
	SuitPentacles: {"pentacles", "♦", "#a7864a", calc.Text{Zh: "星币", En: "Pentacles"}},
}

// String returns the name used by clients.
func (s Suit) String() string { return suitRows[s].key }

// Name returns the suit's name, in simplified Hanzi and English.
func (s Suit) Name() calc.Text { return suitRows[s].name }

// Symbol returns a character that stands for the suit.
func (s Suit) Symbol() string { return suitRows[s].symbol }

// Color returns the suit's colour as #rrggbb.
func (s Suit) Color() string { return suitRows[s].color }

var rankNames = [suitCards]calc.Text{
	{Zh: "一", En: "Ace"}, {Zh: "二", En: "Two"}, {Zh: "三", En: "Three"}, {Zh: "四", En: "Four"},
	{Zh: "五", En: "Five"}, {Zh: "六", En: "Six"}, {Zh: "七", En: "Seven"}, {Zh: "八", En: "Eight"},
	{Zh: "九", En: "Nine"}, {Zh: "十", En: "Ten"},
	{Zh: "侍从", En: "Page"}, {Zh: "骑士", En: "Knight"}, {Zh: "王后", En: "Queen"}, {Zh: "国王", En: "King"},
}

// Valid reports whether the deck has the card. The other methods want one that
// it has.
func (c Card) Valid() bool { return c < Cards }

// Arcana returns the part of the deck that the card belongs to.
func (c Card) Arcana() Arcana {
	if c < majors {
		return ArcanaMajor
	}
	return ArcanaMinor
}

// Suit returns the card's suit.
func (c Card) Suit() Suit {
	if c < majors {
		return SuitMajor
	}
	return SuitWands + Suit((c-majors)/suitCards)
}

// Number returns the number on the card: 0 to 21 of the major arcana, where the
// order of the deck decides between 8 and 11, else 1 (ace) to 14 (king).
func (c Card) Number(order DeckOrder) int {
	switch {
	case c >= majors:
		return int(c-majors)%suitCards + 1
	case order == DeckMarseille && c == cardStrength:
		return int(cardJustice)
	case order == DeckMarseille && c == cardJustice:
		return int(cardStrength)
	}
	return int(c)
}

// Name returns the card's name, in simplified Hanzi and English.
func (c Card) Name() calc.Text {
	if c < majors {
		return majorNames[c]
	}
	suit, rank := c.Suit().Name(), rankNames[c.Number(DeckRWS)-1]
	return calc.Text{Zh: suit.Zh + rank.Zh, En: rank.En + " of " + suit.En}
}

// String returns the name in simplified Hanzi.
func (c Card) String() string { return c.Name().Zh }

// English returns the English name.
func (c Card) English() string { return c.Name().En }

// Traditional returns the name in traditional Hanzi (繁体).
func (c Card) Traditional() string { return hant.Of(c.String()) }
