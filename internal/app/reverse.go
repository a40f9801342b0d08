package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"strings"
)

// reverseCmd is `wenbu reverse`.
type reverseCmd struct {
	Year   string  `arg:"" help:"Year pillar: 甲子."`
	Month  string  `arg:"" help:"Month pillar: 丙寅."`
	Day    string  `arg:"" help:"Day pillar: 戊辰."`
	Hour   string  `arg:"" help:"Hour pillar: 庚申."`
	From   int     `placeholder:"YEAR" default:"1600" help:"First year (1600)."`
	To     int     `placeholder:"YEAR" default:"2200" help:"Last year (2200)."`
	LateZi string  `placeholder:"RULE" default:"same_day" help:"Which day owns 23:00 to 23:59: same_day, next_day or same_day_and_stem."`
	Format string  `enum:"json,text" default:"json" help:"What to print: json or text."`
	Server httpURL `placeholder:"URL" help:"Ask this server instead of computing here."`
}

// Run finds the births with four pillars and prints when they were.
func (c *reverseCmd) Run(ctx context.Context, s Streams) error {
	input, err := json.Marshal(map[string]any{
		"pillars": []string{c.Year, c.Month, c.Day, c.Hour}, "from": c.From, "to": c.To, "late_zi": c.LateZi,
	}, json.Deterministic(true))
	if err != nil {
		return err
	}
	text, err := answer(ctx, c.Server, "reverse", input)
	if err != nil {
		return err
	}
	if c.Format == "text" {
		return c.print(s, text)
	}
	return printIndented(s, text)
}

// print writes a line for each stretch of time.
func (c *reverseCmd) print(s Streams, text jsontext.Value) error {
	var found struct {
		Offset string `json:"offset"`
		Spans  []struct {
			From string `json:"localFrom"`
			To   string `json:"localTo"`
		} `json:"spans"`
	}
	if err := json.Unmarshal(text, &found); err != nil {
		return fmt.Errorf("the answer cannot be read: %w", err)
	}
	for _, each := range found.Spans {
		line := fmt.Sprintf("%s  %s  %s\n", each.From, each.To, found.Offset)
		if _, err := s.Out.Write([]byte(strings.ReplaceAll(line, "T", " "))); err != nil {
			return err
		}
	}
	return nil
}
