package app

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"fmt"

	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// calculatorFlags are shared by the commands that are views of a calculator.
type calculatorFlags struct {
	inputFlags
	Format string            `enum:"json,text,svg" default:"json" help:"What to print: json, text or svg."`
	Lines  bool              `help:"Read one JSON object a line; print one result or {\"error\":…} a line, in order."`
	Server httpURL           `placeholder:"URL" help:"Ask this server instead of computing here."`
	Locale string            `placeholder:"zh|en" help:"Language: zh or en."`
	Option map[string]string `placeholder:"NAME=VALUE" help:"Choose a school; may be given several times."`
}

// calculatorLimit is the size of one input, as on the wire.
const calculatorLimit = 8192

// drawings are the formats other than JSON.
var drawings = map[string]catalog.Format{"text": catalog.Text, "svg": catalog.SVG}

// calculator is what a command is a view of.
type calculator struct {
	command string // after wenbu
	route   string // of the tool
	kind    string // of its drawing, for catalog.Draw
	example string // what to give, for an answer to a call without any input: "give --date"; "" = an empty input is one
	outcome string // member of the input that settles a result of chance; "" = no chance
	moment  bool   // without date and time it is asked about now
}

// run makes the input from JSON and members, the flags that are set, and prints
// what the calculator makes of it.
func (c *calculatorFlags) run(ctx context.Context, s Streams, of calculator, members map[string]any) error {
	if c.Locale != "" {
		members["locale"] = c.Locale
	}
	if len(c.Option) > 0 {
		members["options"] = c.Option
	}
	if of.example != "" && !c.given() && len(members) == 0 {
		return usage("nothing to compute: %s, or the input as JSON; see wenbu %s --help", of.example, of.command)
	}
	compute, err := c.compute(ctx, of)
	if err != nil {
		return err
	}
	if c.Lines {
		return c.eachLine(s, compute, members)
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
	text, err := compute(input)
	if err != nil {
		return err
	}
	_, err = s.Out.Write(text)
	return err
}

// compute returns the function that makes one output of one input.
func (c *calculatorFlags) compute(ctx context.Context, of calculator) (func(jsontext.Value) ([]byte, error), error) {
	locale, err := parseLocale(c.Locale)
	if err != nil {
		return nil, err
	}
	if format, drawn := drawings[c.Format]; drawn {
		if c.Server != "" {
			return nil, usage("--format %s: drawn here only; leave out --server", c.Format)
		}
		return func(input jsontext.Value) ([]byte, error) {
			input, err := settled(input, of.outcome)
			if err == nil && of.moment {
				input, err = momentNow(input)
			}
			if err != nil {
				return nil, err
			}
			return catalog.DrawAllYears(of.kind, format, locale, input)
		}, nil
	}
	ask, err := answerer(c.Server, of.route)
	if err != nil {
		return nil, err
	}
	return func(input jsontext.Value) ([]byte, error) {
		text, err := ask(ctx, input)
		if err != nil {
			return nil, err
		}
		return c.pretty(text)
	}, nil
}

// settled returns the input with a new seed when it leaves the result to chance: a
// drawing is made of what is known.
func settled(input jsontext.Value, outcome string) (jsontext.Value, error) {
	if outcome == "" {
		return input, nil
	}
	members, err := object(input)
	if err != nil {
		return nil, err
	}
	if members[outcome] != nil || members["seed"] != nil {
		return input, nil
	}
	return overlay(input, map[string]any{"seed": lot.NewSeed(chance{})})
}

// pretty returns JSON for a person, or compact for a line.
func (c *calculatorFlags) pretty(text jsontext.Value) ([]byte, error) {
	text = bytes.Clone(text)
	if !c.Lines {
		return indented(text)
	}
	if err := text.Compact(); err != nil {
		return nil, fmt.Errorf("the answer is not JSON: %w", err)
	}
	return append(text, '\n'), nil
}
