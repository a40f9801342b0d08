package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// reverseCmd is `wenbu reverse`.
type reverseCmd struct {
	Year     string  `arg:"" help:"Year pillar: 甲子."`
	Month    string  `arg:"" help:"Month pillar: 丙寅."`
	Day      string  `arg:"" help:"Day pillar: 戊辰."`
	Hour     string  `arg:"" help:"Hour pillar: 庚申."`
	From     int     `placeholder:"YEAR" default:"1600" help:"First year (1600)."`
	To       int     `placeholder:"YEAR" default:"2200" help:"Last year (2200)."`
	LateZi   string  `placeholder:"RULE" default:"same_day" help:"Which day owns 23:00 to 23:59: same_day, next_day or same_day_and_stem."`
	Format   string  `enum:"json,text" default:"json" help:"What to print: json or text."`
	Timezone string  `placeholder:"ZONE" help:"IANA zone or offset of the clock that day and hour are read from (default +08:00)."`
	Locale   string  `placeholder:"zh|en" help:"Language of --format text: zh or en."`
	Server   httpURL `placeholder:"URL" help:"Ask this server instead of computing here."`
}

// Run finds the births with four pillars and prints when they were.
func (c *reverseCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	input, err := json.Marshal(setMembers(map[string]any{
		"pillars": []string{c.Year, c.Month, c.Day, c.Hour}, "from": c.From, "to": c.To, "late_zi": c.LateZi, "timezone": c.Timezone,
	}), json.Deterministic(true))
	if err != nil {
		return err
	}
	text, err := answer(ctx, c.Server, "reverse", input)
	if err != nil {
		return err
	}
	if c.Format == "text" {
		return c.print(s, text, locale)
	}
	return printIndented(s, text)
}

// print writes a line for each stretch of time, or that there is none.
func (c *reverseCmd) print(s Streams, text jsontext.Value, l i18n.Locale) error {
	var found struct {
		Input struct {
			Timezone string `json:"timezone"`
		} `json:"input"`
		Spans []struct {
			From string `json:"localFrom"`
			To   string `json:"localTo"`
		} `json:"spans"`
	}
	if err := json.Unmarshal(text, &found); err != nil {
		return fmt.Errorf("the answer cannot be read: %w", err)
	}
	if len(found.Spans) == 0 {
		none := i18n.T(fmt.Sprintf("%d 年至 %d 年间没有这样的出生时刻。", c.From, c.To), fmt.Sprintf("No birth of the years %d to %d has these pillars.", c.From, c.To))
		_, err := fmt.Fprintln(s.Out, none.In(l))
		return err
	}
	for _, each := range found.Spans {
		line := fmt.Sprintf("%s  %s  %s\n", each.From, each.To, found.Input.Timezone)
		if _, err := s.Out.Write([]byte(strings.ReplaceAll(line, "T", " "))); err != nil {
			return err
		}
	}
	return nil
}
