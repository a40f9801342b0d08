package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"os"
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
		birth, err := readFile(s, side.file)
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
	text, err := answer(ctx, c.Server, "match", input)
	if err != nil {
		return err
	}
	return printIndented(s, text)
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
