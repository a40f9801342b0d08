package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"log/slog"
)

// matchCmd is `wenbu match`.
type matchCmd struct {
	A      string  `arg:"" name:"a.json" help:"File with one birth, as JSON for wenbu bazi; - for standard input."`
	B      string  `arg:"" name:"b.json" help:"File with the other birth."`
	Server httpURL `placeholder:"URL" help:"Ask this server instead of computing here."`
}

// Run sets the charts of two births side by side and prints the reading.
func (c *matchCmd) Run(ctx context.Context, s Streams) error {
	if c.A == "-" && c.B == "-" {
		return usage("-: only one of the births can come from standard input")
	}
	pair := map[string]jsontext.Value{}
	for _, side := range []struct{ name, file string }{{"a", c.A}, {"b", c.B}} {
		from := inputFlags{File: side.file}
		if side.file == "-" {
			from = inputFlags{JSON: "-"}
		}
		birth, err := from.read(s, calculatorLimit)
		if err != nil {
			return err
		}
		if !birth.IsValid() {
			return usage("%s: not JSON", side.file)
		}
		pair[side.name] = birth
	}
	input, err := json.Marshal(pair, json.Deterministic(true))
	if err != nil {
		return err
	}
	text, err := c.read(ctx, input)
	if err != nil {
		return err
	}
	if err := text.Indent(jsontext.WithIndent("  ")); err != nil {
		return fmt.Errorf("the answer is not JSON: %w", err)
	}
	_, err = s.Out.Write(append(text, '\n'))
	return err
}

// read returns the reading of a pair, computed here or by the server.
func (c *matchCmd) read(ctx context.Context, input jsontext.Value) (jsontext.Value, error) {
	if c.Server != "" {
		response, err := post(ctx, c.Server, "/api/v1/match", input)
		if err != nil {
			return nil, err
		}
		defer response.Body.Close()
		return io.ReadAll(io.LimitReader(response.Body, 1<<20))
	}
	t, err := newTools("", slog.New(slog.DiscardHandler))
	if err != nil {
		return nil, err
	}
	result, err := t.runner.Call(ctx, "match_charts", "", input)
	return result.JSON.Clone(), err
}
