// Package tool says what a tool is: a name, schemas in and out, labels and a
// function. Every door of the product (REST calculators, the agent's function
// list, MCP, the hub, the command line, the OpenAPI document) is a view of the
// same list of tools.
package tool

import (
	"context"
	"encoding/json/jsontext"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// Cost says what running a tool uses up beside processor time.
type Cost uint8

// The cost classes.
const (
	CostFree  Cost = iota // computed here
	CostModel             // makes a model call
)

// Tool is one capability. Values are made by New and never change afterwards.
type Tool struct {
	Name        string    // snake_case, unique: "calculate_bazi"
	Category    string    // "calculator", "library", "place", "agent"
	Route       string    // path segment of POST /api/v1/{route} and CLI command; "" = none
	Label       i18n.Text // short, for activity lists
	Description i18n.Text // for models and documents; from the tool's .md file
	Chart       *Chart    // set when a result is a chart that a conversation keeps
	Cost        Cost
	ReadOnly    bool           // changes nothing outside its result
	Idempotent  bool           // same input, same result
	Example     jsontext.Value // an input for documents; nil = none
	Aside       []string       // members of a result that a model is not given: see Brief
	Input       *jsonschema.Schema
	Output      *jsonschema.Schema

	contract *schema.Contract // of Input
	aside    aside            // of Aside
	check    func(*schema.Contract, jsontext.Value) (jsontext.Value, error)
	run      func(ctx context.Context, req Request) (any, error)
}

// Chart describes the chart a calculator makes.
type Chart struct {
	Kind  string    // "bazi", "iching", "tarot", "ziwei"
	Title i18n.Text // "八字命盘" / "Four Pillars"

	// Reading makes the chart of a result that is of another kind. Nil: the result
	// is the chart.
	Reading func(result any) (any, error)
}

// Request is one validated call of a tool.
type Request struct {
	Locale i18n.Locale    // "" leaves the language to the input
	Input  jsontext.Value // as returned by the tool's Check
}

// Result is what a tool answers.
type Result struct {
	Value any            // JSON-encodable; valid against the tool's Output schema
	JSON  jsontext.Value // Value, encoded
	Input jsontext.Value // the input it was computed from, defaults filled in
}
