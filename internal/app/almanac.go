package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// almanacCmd is `wenbu almanac`.
type almanacCmd struct {
	Date     string            `arg:"" help:"Day, YYYY-MM-DD, from 0001-02-12 to 3000-12-17; Julian before 1582-10-15."`
	Time     string            `placeholder:"HH:MM" help:"Clock of China's calendar, for --option boundary=instant."`
	Timezone string            `placeholder:"ZONE" help:"Zone in which solar terms are also shown (default Asia/Shanghai)."`
	Format   string            `enum:"json,text" default:"json" help:"What to print: json or text."`
	Server   httpURL           `placeholder:"URL" help:"Ask this server instead of computing here (1901 to 2099)."`
	Locale   string            `placeholder:"zh|en" help:"Language: zh or en."`
	Option   map[string]string `placeholder:"NAME=VALUE" help:"Choose a rule; may be given several times."`
}

// Run prints the page.
func (c *almanacCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	input, err := json.Marshal(setMembers(map[string]any{
		"date": c.Date, "time": c.Time, "timezone": c.Timezone, "locale": c.Locale, "options": c.Option,
	}))
	if err != nil {
		return err
	}
	switch {
	case c.Server != "" && c.Format != "json":
		return usage("--format %s: drawn here only; leave out --server", c.Format)
	case c.Server != "":
		text, err := answer(ctx, c.Server, "almanac", input)
		if err != nil {
			return err
		}
		return printIndented(s, text)
	case c.Format == "text":
		text, err := catalog.AlmanacText(locale, input)
		if err != nil {
			return err
		}
		_, err = io.WriteString(s.Out, text)
		return err
	}
	page, err := catalog.AlmanacPage(locale, input)
	if err != nil {
		return err
	}
	return printJSON(s.Out, page)
}

// pickDayCmd is `wenbu pick-day`.
type pickDayCmd struct {
	inputFlags
	Purpose string            `placeholder:"NAME" help:"wedding, moving, opening … or the Chinese name; an unknown one is answered with the list."`
	From    string            `placeholder:"YYYY-MM-DD" help:"First day."`
	To      string            `placeholder:"YYYY-MM-DD" help:"Last day, at most 400 days in all."`
	Born    []string          `placeholder:"DATE" help:"Birth of someone concerned, YYYY-MM-DD or YYYY-MM-DDTHH:MM, in --timezone; may be given several times."`
	Require string            `placeholder:"suited|not_avoided" help:"Whether a day must be suited, or merely not avoided."`
	Limit   *int              `placeholder:"N" help:"How many days to list, 1 to 400 (default 20)."`
	Zone    string            `name:"timezone" placeholder:"ZONE" help:"Zone of the days and of --born (default Asia/Shanghai)."`
	Format  string            `enum:"json,text" default:"json" help:"What to print: json or text."`
	Server  httpURL           `placeholder:"URL" help:"Ask this server instead of computing here."`
	Locale  string            `placeholder:"zh|en" help:"Language: zh or en."`
	Option  map[string]string `placeholder:"NAME=VALUE" help:"Choose a rule of the almanac; may be given several times."`
}

// Run prints the days.
func (c *pickDayCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	members := c.members()
	if !c.given() && len(members) == 0 {
		return usage("nothing to look for: give --purpose, --from and --to, or the input as JSON; see wenbu pick-day --help")
	}
	input := jsontext.Value("{}")
	if c.given() {
		if input, err = c.read(s, calculatorLimit); err != nil {
			return err
		}
	}
	if input, err = overlay(input, members); err != nil {
		return err
	}
	if c.Server != "" {
		if c.Format != "json" {
			return usage("--format %s: drawn here only; leave out --server", c.Format)
		}
		text, err := answer(ctx, c.Server, "pick-day", input)
		if err != nil {
			return err
		}
		return printIndented(s, text)
	}
	runner, err := newCalculators()
	if err != nil {
		return err
	}
	result, err := runner.Call(ctx, "pick_day", locale, input)
	if err != nil {
		return err
	}
	if c.Format == "text" {
		return printDays(s.Out, result.JSON, locale)
	}
	return printJSON(s.Out, result.Value)
}

// members returns the flags that are set as members of the input.
func (c *pickDayCmd) members() map[string]any {
	var people []any
	for _, born := range c.Born {
		date, clock, known := strings.Cut(born, "T")
		person := setMembers(map[string]any{"date": date, "timezone": c.Zone})
		if known {
			person["time"] = clock
		}
		people = append(people, person)
	}
	m := setMembers(map[string]any{
		"purpose": c.Purpose, "from": c.From, "to": c.To, "require": c.Require, "timezone": c.Zone, "locale": c.Locale, "options": c.Option,
	})
	if len(people) > 0 {
		m["people"] = people
	}
	if c.Limit != nil {
		m["limit"] = *c.Limit
	}
	return m
}

// setMembers returns the members that are not empty texts or maps.
func setMembers(all map[string]any) map[string]any {
	m := map[string]any{}
	for name, value := range all {
		switch v := value.(type) {
		case string:
			if v == "" {
				continue
			}
		case map[string]string:
			if len(v) == 0 {
				continue
			}
		}
		m[name] = value
	}
	return m
}

// printDays writes a search as a table: a line a day, then why others were left
// out.
func printDays(w io.Writer, text jsontext.Value, l i18n.Locale) error {
	type words struct{ Zh, En string }
	var found struct {
		Choices []struct {
			Date, Lunar, LunarEn, DayPair string
			Score                         int
			Reasons                       []words
		}
		Refused []struct {
			words
			Count int
		}
	}
	if err := json.Unmarshal(text, &found, json.MatchCaseInsensitiveNames(true)); err != nil {
		return err
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range found.Choices {
		reasons := make([]string, len(c.Reasons))
		for i, r := range c.Reasons {
			reasons[i] = i18n.T(r.Zh, r.En).In(l)
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%d\t%s\n", c.Date, i18n.T(c.Lunar, c.LunarEn).In(l), c.DayPair, c.Score, strings.Join(reasons, "; "))
	}
	for _, r := range found.Refused {
		fmt.Fprintf(table, "%d\t%s\n", r.Count, i18n.T(r.Zh, r.En).In(l))
	}
	return table.Flush()
}

// parseLocale reads --locale; "" leaves the language to the input.
func parseLocale(text string) (i18n.Locale, error) {
	if text == "" {
		return "", nil
	}
	l, ok := i18n.Parse(text)
	if !ok {
		return "", usage("--locale: expected zh or en, got %s", shapeOf(text))
	}
	return l, nil
}
