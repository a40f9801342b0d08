package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// matchCmd is `wenbu match`.
type matchCmd struct {
	A      string  `arg:"" name:"a.json" help:"File with one birth, as JSON for wenbu bazi; - for standard input."`
	B      string  `arg:"" name:"b.json" help:"File with the other birth."`
	Format string  `enum:"json,text" default:"json" help:"What to print: json or text."`
	Locale string  `placeholder:"zh|en" help:"Language of --format text: zh or en."`
	Server httpURL `placeholder:"URL" help:"Ask this server instead of computing here."`
}

// Run sets the charts of two births side by side and prints the reading.
func (c *matchCmd) Run(ctx context.Context, s Streams) error {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return err
	}
	if c.A == "-" && c.B == "-" {
		return usage("-: only one of the births can come from standard input")
	}
	pair := map[string]jsontext.Value{}
	for _, side := range []struct{ name, file string }{{"a", c.A}, {"b", c.B}} {
		birth, err := readFile(s, side.file)
		if err != nil {
			return err
		}
		if wrong := schema.Syntax(birth); wrong != nil {
			return usage("%s: not JSON: %s", side.file, describe(wrong))
		}
		pair[side.name] = birth
	}
	input, err := json.Marshal(pair, json.Deterministic(true))
	if err != nil {
		return err
	}
	text, err := answer(ctx, c.Server, "match", input)
	if err != nil {
		return err
	}
	if c.Format == "text" {
		return printMatch(s.Out, text, locale)
	}
	return printIndented(s, text)
}

// printMatch writes a pair reading as a table: both charts, then each part of the
// score with its reason.
func printMatch(w io.Writer, text jsontext.Value, l i18n.Locale) error {
	type birth struct{ Pillars []struct{ Value string } }
	var found struct {
		A, B  birth
		Score int
		Parts []struct {
			Points  int
			Because string
		}
		Notice string
	}
	if err := json.Unmarshal(text, &found, json.MatchCaseInsensitiveNames(true)); err != nil {
		return fmt.Errorf("the answer cannot be read: %w", err)
	}
	for i, each := range []birth{found.A, found.B} {
		fmt.Fprint(w, [2]string{"A", "B"}[i])
		for _, p := range each.Pillars {
			fmt.Fprint(w, "  "+p.Value)
		}
		fmt.Fprintln(w)
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, p := range found.Parts {
		fmt.Fprintf(table, "%+d\t  %s\n", p.Points, oneOf(p.Because, l))
	}
	fmt.Fprintf(table, "%d\t  / 100\n", found.Score)
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintln(w, oneOf(found.Notice, l))
	return err
}

// oneOf returns one language of a text "English / 中文".
func oneOf(both string, l i18n.Locale) string {
	en, zh, ok := strings.Cut(both, " / ")
	if !ok {
		return both
	}
	return i18n.T(zh, en).In(l)
}

// readFile returns the whole of a file, or of standard input by the name -.
func readFile(s Streams, name string) (jsontext.Value, error) {
	if name == "-" {
		return readAll(s.In, calculatorLimit)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, usage("%v", err)
	}
	defer file.Close()
	return readAll(file, calculatorLimit)
}
