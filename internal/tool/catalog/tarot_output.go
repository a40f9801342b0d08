package catalog

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/tarot"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// tarotOutput is a spread as it is sent. Names, order and texts of the members up
// to method are those of the published protocol; the rest is added.
type tarotOutput struct {
	Kind    string            `json:"kind" const:"tarot"`
	Version string            `json:"version" const:"wenbu-tarot-1.0"`
	Cards   []tarotCard       `json:"cards" doc:"In the order of their positions."`
	Method  tarotMethodOutput `json:"method"`
	Spread  tarotSpread       `json:"spread"`
	Notice  string            `json:"notice"`
}

type tarotCard struct {
	ID         int    `json:"id" doc:"0 to 21 the major arcana (8 Strength, 11 Justice), then wands, cups, swords, pentacles from ace to king."`
	Zh         string `json:"zh"`
	En         string `json:"en"`
	KeywordsZh string `json:"keywordsZh"`
	KeywordsEn string `json:"keywordsEn"`
	PromptZh   string `json:"promptZh" doc:"A question to reflect on, of the upright card."`
	PromptEn   string `json:"promptEn"`
	ReversedZh string `json:"reversedZh" doc:"The question of the reversed card."`
	ReversedEn string `json:"reversedEn"`
	Arcana     string `json:"arcana" enum:"major|minor"`
	Suit       string `json:"suit" enum:"major|wands|cups|swords|pentacles"`
	Symbol     string `json:"symbol" doc:"A character that stands for the suit."`
	Color      string `json:"color" doc:"Of the suit."`
	Number     int    `json:"number" doc:"Major arcana 0 to 21 by deck_order, others 1 (ace) to 14 (king)."`
	Reversed   bool   `json:"reversed"`
	Position   string `json:"position" doc:"Id of the position in the spread."`

	Hant       string `json:"zhHant" doc:"Name in traditional characters."`
	MeaningZh  string `json:"meaningZh" doc:"What the card gives to think about as it lies."`
	MeaningEn  string `json:"meaningEn"`
	PositionZh string `json:"positionZh"`
	PositionEn string `json:"positionEn"`
	AsksZh     string `json:"asksZh" doc:"What the position asks."`
	AsksEn     string `json:"asksEn"`
}

type tarotMethodOutput struct {
	Name         string   `json:"name" enum:"cryptographic-without-replacement|seeded-without-replacement|restored-original-cards"`
	DeckSize     int      `json:"deckSize" const:"78"`
	Reversals    bool     `json:"reversals" doc:"Whether cards could lie upside down; of restored cards, whether one does."`
	Spread       string   `json:"spread" doc:"Id of the spread."`
	Source       string   `json:"source"`
	Note         string   `json:"note"`
	DeckOrder    string   `json:"deckOrder" enum:"rws|marseille"`
	ReversalRate *float64 `json:"reversalRate,omitzero" doc:"Chance that a card is reversed; not of restored cards."`
	Seed         string   `json:"seed,omitzero" doc:"Gives the same cards again; not of restored cards."`
}

type tarotSpread struct {
	ID       string `json:"id"`
	Zh       string `json:"zh"`
	En       string `json:"en"`
	Hant     string `json:"zhHant"`
	UseZh    string `json:"useZh" doc:"Which questions it is good for."`
	UseEn    string `json:"useEn"`
	OriginZh string `json:"originZh" doc:"Where it comes from, as far as it is known."`
	OriginEn string `json:"originEn"`
}

// deckAddress is where the deck that the names follow was described.
const deckAddress = "https://www.gutenberg.org/ebooks/43548"

var (
	tarotNotice = i18n.T("牌供娱乐与自我省思，不预言任何事。", "The cards are for entertainment and reflection; they predict nothing.")

	drawNote = i18n.T("七十八张不放回地抽，每张抽出后再定正逆位；牌义为本项目自己的文字。",
		"Drawn from all 78 without putting any back, the orientation after each card; the texts are this project's own.")
	restoreNote = i18n.T("按原来的牌与正逆位排出，没有抽新牌；牌义为本项目自己的文字。",
		"Laid out from the original cards and orientations, nothing was drawn; the texts are this project's own.")
)

func newTarotOutput(d drawnCards) tarotOutput {
	spread := d.Layout.Spread
	name, use, origin := spread.Name(), spread.Use(), spread.Origin()
	out := tarotOutput{
		Kind: "tarot", Version: "wenbu-tarot-1.0", Method: newTarotMethod(d), Notice: tarotNotice.In(d.language),
		Spread: tarotSpread{
			ID: spread.String(), Zh: name.Zh, En: name.En, Hant: spread.Traditional(),
			UseZh: use.Zh, UseEn: use.En, OriginZh: origin.Zh, OriginEn: origin.En,
		},
	}
	for i, card := range d.Cards {
		out.Cards = append(out.Cards, newTarotCard(card, spread.Position(i), d.rules.DeckOrder))
	}
	return out
}

func newTarotCard(d tarot.Drawn, at tarot.Position, order tarot.DeckOrder) tarotCard {
	note, meaning, suit := d.Card.Note(), d.Meaning(), d.Card.Suit()
	return tarotCard{
		ID: int(d.Card), Zh: d.Card.String(), En: d.Card.English(), Hant: d.Card.Traditional(),
		KeywordsZh: note.Keywords.Zh, KeywordsEn: note.Keywords.En,
		PromptZh: note.UprightQuestion.Zh, PromptEn: note.UprightQuestion.En,
		ReversedZh: note.ReversedQuestion.Zh, ReversedEn: note.ReversedQuestion.En,
		Arcana: d.Card.Arcana().String(), Suit: suit.String(), Symbol: suit.Symbol(), Color: suit.Color(),
		Number: d.Card.Number(order), Reversed: d.Reversed, Position: at.ID,
		MeaningZh: meaning.Zh, MeaningEn: meaning.En,
		PositionZh: at.Label.Zh, PositionEn: at.Label.En, AsksZh: at.Asks.Zh, AsksEn: at.Asks.En,
	}
}

func newTarotMethod(d drawnCards) tarotMethodOutput {
	out := tarotMethodOutput{
		Name: "restored-original-cards", DeckSize: tarot.Cards, Spread: d.Layout.Spread.String(), Source: deckAddress,
		Note: restoreNote.In(d.language), DeckOrder: d.rules.DeckOrder.String(), Seed: d.seed,
		Reversals: slices.ContainsFunc(d.Cards, func(c tarot.Drawn) bool { return c.Reversed }),
	}
	if d.seed == "" {
		return out
	}
	out.Name, out.Note = "cryptographic-without-replacement", drawNote.In(d.language)
	if d.chosen {
		out.Name = "seeded-without-replacement"
	}
	rate := d.rules.ReversalRate.Chance()
	out.ReversalRate, out.Reversals = &rate, rate > 0
	return out
}
