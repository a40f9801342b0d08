package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// termsCmd is `wenbu terms`.
type termsCmd struct {
	Year   int     `arg:"" help:"Gregorian year, 1600 to 2200; 1901 to 2099 with --server."`
	Format string  `enum:"json,text" default:"json" help:"What to print: json or text."`
	Locale string  `placeholder:"zh|en" help:"Language of --format text: zh or en."`
	Server httpURL `placeholder:"URL" help:"Ask this server instead of computing here."`
}

// Run prints the solar terms of a year.
func (c *termsCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	input, err := json.Marshal(map[string]int{"year": c.Year})
	if err != nil {
		return err
	}
	text, err := answer(ctx, c.Server, "terms", input)
	if err != nil {
		return err
	}
	if c.Format == "text" {
		return printTerms(s.Out, text, locale)
	}
	return printIndented(s, text)
}

// printTerms writes a line a term: its name, its longitude, and when it is on the
// clock of China's calendar and in Universal Time.
func printTerms(w io.Writer, text jsontext.Value, l i18n.Locale) error {
	var found struct {
		Terms []struct {
			Name, En, China, UTC string
			Longitude            int
		}
	}
	if err := json.Unmarshal(text, &found, json.MatchCaseInsensitiveNames(true)); err != nil {
		return fmt.Errorf("the answer cannot be read: %w", err)
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, t := range found.Terms {
		fmt.Fprintf(table, "%s\t%d°\t%s\t%s\n", i18n.T(t.Name, t.En).In(l), t.Longitude, t.China, t.UTC)
	}
	return table.Flush()
}
