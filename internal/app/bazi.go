package app

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"

	"github.com/wenbu-go/wenbu/internal/i18n"
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

// baziCmd is `wenbu bazi`.
type baziCmd struct {
	calculatorFlags
	Date        string   `placeholder:"YYYY-MM-DD" help:"Gregorian date of birth, in the years 1600 to 2200; with --server 1901 to 2099."`
	Time        string   `placeholder:"HH:MM" help:"Clock time of birth; leave out when unknown."`
	Timezone    string   `placeholder:"ZONE" help:"IANA zone or offset of the birthplace (default Asia/Shanghai)."`
	Place       string   `placeholder:"NAME" help:"Birthplace, for its zone and longitude: 成都, Chengdu, 朝阳,北京."`
	PlaceID     int      `name:"place-id" placeholder:"ID" help:"The same by its number in the gazetteer (see wenbu places)."`
	Longitude   *float64 `placeholder:"DEG" help:"Degrees east, negative in the west: --longitude=-74."`
	Sex         string   `placeholder:"male|female" help:"Needed for luck pillars."`
	DayBoundary string   `placeholder:"midnight|zi" help:"When the day pillar changes."`
	SolarTime   bool     `help:"Read day and hour from true solar time; needs a place or longitude."`
	Target      string   `placeholder:"YYYY-MM-DDTHH:MM" help:"Local date-time: tell what passes over the chart then (JSON only)."`
	Uncertainty int      `name:"uncertainty-minutes" placeholder:"N" help:"How far the time may be wrong either way: list the charts within (JSON only)."`
	EveryHour   bool     `help:"Time unknown: list the chart of every hour of the date (JSON only)."`
}

// Run computes and prints the chart.
func (c *baziCmd) Run(ctx context.Context, s Streams) error {
	flags, err := c.members()
	if err != nil {
		return err
	}
	if !c.given() && len(flags) == 0 {
		return usage("nothing to compute: give --date, or the input as JSON; see wenbu bazi --help")
	}
	calc, err := c.calculator(ctx)
	if err != nil {
		return err
	}
	if c.Lines {
		return c.eachLine(s, calc, flags)
	}
	input := jsontext.Value("{}")
	if c.given() {
		if input, err = c.read(s, calculatorLimit); err != nil {
			return err
		}
	}
	if input, err = overlay(input, flags); err != nil {
		return err
	}
	text, err := calc(input)
	if err != nil {
		return err
	}
	_, err = s.Out.Write(text)
	return err
}

// members returns the flags that are set as members of the input.
func (c *baziCmd) members() (map[string]any, error) {
	m := map[string]any{}
	if c.Place != "" || c.PlaceID != 0 {
		place, err := findPlace(c.Place, c.PlaceID)
		if err != nil {
			return nil, err
		}
		m["timezone"], m["longitude"] = place.Timezone, place.LongitudeDegEast
	}
	for name, value := range map[string]string{
		"date": c.Date, "time": c.Time, "timezone": c.Timezone, "sex": c.Sex, "dayBoundary": c.DayBoundary, "locale": c.Locale,
		"target": c.Target,
	} {
		if value != "" {
			m[name] = value
		}
	}
	if c.Longitude != nil {
		m["longitude"] = *c.Longitude
	}
	if c.SolarTime {
		m["solarTime"] = true
	}
	if c.Uncertainty != 0 {
		m["uncertaintyMinutes"] = c.Uncertainty
	}
	if c.EveryHour {
		m["everyHour"] = true
	}
	if len(c.Option) > 0 {
		m["options"] = c.Option
	}
	return m, nil
}

// calculator returns the function that makes one output of one input.
func (c *baziCmd) calculator(ctx context.Context) (func(jsontext.Value) ([]byte, error), error) {
	locale, ok := i18n.Parse(c.Locale)
	if !ok {
		return nil, usage("--locale: expected zh or en, got %s", shapeOf(c.Locale))
	}
	if c.Server != "" {
		if c.Format != "json" {
			return nil, usage("--format %s: drawn here only; leave out --server", c.Format)
		}
		return func(input jsontext.Value) ([]byte, error) { return c.ask(ctx, input) }, nil
	}
	if format, drawn := drawings[c.Format]; drawn {
		return func(input jsontext.Value) ([]byte, error) { return catalog.DrawBazi(format, locale, input) }, nil
	}
	runner, err := newCalculators()
	if err != nil {
		return nil, err
	}
	return func(input jsontext.Value) ([]byte, error) {
		result, err := runner.Call(ctx, "calculate_bazi", "", input)
		if err != nil {
			return nil, err
		}
		return c.pretty(result.JSON)
	}, nil
}

// ask sends one input to the server.
func (c *baziCmd) ask(ctx context.Context, input jsontext.Value) ([]byte, error) {
	response, err := post(ctx, c.Server, "/api/v1/bazi", input)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	if err != nil {
		return nil, err
	}
	return c.pretty(text)
}

// pretty returns JSON for a person, or compact for a line.
func (c *calculatorFlags) pretty(text jsontext.Value) ([]byte, error) {
	text = bytes.Clone(text)
	format := text.Indent
	if c.Lines {
		format = text.Compact
	}
	if err := format(); err != nil {
		return nil, fmt.Errorf("the answer is not JSON: %w", err)
	}
	return append(text, '\n'), nil
}

// overlay returns the JSON object input with members set over it.
func overlay(input jsontext.Value, members map[string]any) (jsontext.Value, error) {
	if len(members) == 0 {
		return input, nil
	}
	var object map[string]any
	if err := json.Unmarshal(input, &object); err != nil || object == nil {
		return nil, usage("input: not a JSON object")
	}
	for name, value := range members {
		object[name] = value
	}
	return json.Marshal(object, json.Deterministic(true))
}
