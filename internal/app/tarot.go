package app

import (
	"context"
	"encoding/json/v2"
	"strconv"
	"strings"
)

// tarotCmd is `wenbu tarot`.
type tarotCmd struct {
	calculatorFlags
	Spread  string  `placeholder:"NAME" help:"How the cards are laid: one-card, past-present-future, celtic-cross, year-wheel …; an unknown name is answered with the list (default situation-tension-next-step)."`
	Count   *int    `placeholder:"1|3" help:"How many cards when no spread is named."`
	Upright *bool   `help:"No card upside down; --option reversal_rate=0.3 sets the chance instead."`
	Seed    *string `placeholder:"TEXT" help:"Draw from this text, 1 to 64 characters; the same text gives the same cards."`
	Cards   string  `placeholder:"17,0r,8" help:"Lay out these cards, by id, r for reversed, instead of drawing; without --seed, --count and --upright."`
}

// Run draws the cards and prints the spread.
func (c *tarotCmd) Run(ctx context.Context, s Streams) error {
	members, err := c.members()
	if err != nil {
		return err
	}
	if c.Cards != "" && c.Format == "json" {
		return c.restore(ctx, s, members)
	}
	return c.run(ctx, s, calculator{command: "tarot", route: "tarot", kind: "tarot", outcome: "cards"}, members)
}

// restore prints what is known of cards that were drawn before. The tool has no
// route of its own.
func (c *tarotCmd) restore(ctx context.Context, s Streams, members map[string]any) error {
	if c.Server != "" || c.Lines || c.given() {
		return usage("--cards: laid out here, and alone; leave out --server, --lines and JSON")
	}
	if c.Locale != "" {
		members["locale"] = c.Locale
	}
	input, err := json.Marshal(members, json.Deterministic(true))
	if err != nil {
		return err
	}
	runner, err := newCalculators()
	if err != nil {
		return err
	}
	result, err := runner.Call(ctx, "restore_tarot", "", input)
	if err != nil {
		return err
	}
	text, err := c.pretty(result.JSON)
	if err != nil {
		return err
	}
	_, err = s.Out.Write(text)
	return err
}

// members returns the flags that are set as members of the input. Options are set
// here, because one is a number.
func (c *tarotCmd) members() (map[string]any, error) {
	if err := c.contradiction(); err != nil {
		return nil, err
	}
	m := setMembers(map[string]any{"spread": c.Spread})
	if c.Seed != nil {
		m["seed"] = *c.Seed
	}
	if c.Count != nil {
		m["count"] = *c.Count
	}
	if c.Upright != nil {
		m["reversals"] = !*c.Upright
	}
	if c.Cards != "" {
		cards, err := parseCards(c.Cards)
		if err != nil {
			return nil, err
		}
		m["cards"] = cards
	}
	options := map[string]any{}
	for name, value := range c.Option {
		options[name] = value
		if chance, err := strconv.ParseFloat(value, 64); err == nil && name == "reversal_rate" {
			options[name] = chance
		}
	}
	if c.Option = nil; len(options) > 0 {
		m["options"] = options
	}
	return m, nil
}

// contradiction refuses flags that say how to draw beside cards that are given.
func (c *tarotCmd) contradiction() error {
	if c.Cards == "" {
		return nil
	}
	_, rate := c.Option["reversal_rate"]
	for _, flag := range []struct {
		name  string
		given bool
	}{{"--seed", c.Seed != nil}, {"--upright", c.Upright != nil}, {"--count", c.Count != nil}, {"--option reversal_rate", rate}} {
		if flag.given {
			return usage("%s: cards are given with --cards, so nothing is drawn; leave one of them out", flag.name)
		}
	}
	return nil
}

// parseCards reads ids, each with an r when the card is reversed.
func parseCards(text string) ([]map[string]any, error) {
	var cards []map[string]any
	for part := range strings.SplitSeq(text, ",") {
		number, reversed := strings.CutSuffix(strings.TrimSpace(part), "r")
		id, err := strconv.Atoi(number)
		if err != nil {
			return nil, usage("--cards: expected ids like 17,0r,8, got %s", shapeOf(part))
		}
		cards = append(cards, map[string]any{"id": id, "reversed": reversed})
	}
	return cards, nil
}
