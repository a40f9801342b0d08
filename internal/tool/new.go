package tool

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// Spec is what New cannot learn from Go types: see the fields of Tool.
type Spec struct {
	Name        string
	Category    string
	Route       string
	Label       i18n.Text
	Description i18n.Text
	Chart       *Chart
	Cost        Cost
	ReadOnly    bool
	Idempotent  bool
	Open        bool // input members that are not known are ignored: see schema.Open
	Example     jsontext.Value
	Aside       []string
}

// Definition is a tool without its function. One that runs a different function
// in each request is defined once and bound per request.
type Definition[In, Out any] struct{ tool Tool }

// Define makes a definition. Its schemas come from In and Out; rules over several
// fields are the Validate method of In (schema.Validator).
func Define[In, Out any](spec Spec) Definition[In, Out] {
	input := schema.For[In]()
	if spec.Open {
		input = schema.Open(input)
	}
	contract := schema.Compile(input)
	return Definition[In, Out]{Tool{
		Name: spec.Name, Category: spec.Category, Route: spec.Route, Label: spec.Label, Description: spec.Description,
		Chart: spec.Chart, Cost: spec.Cost, ReadOnly: spec.ReadOnly, Idempotent: spec.Idempotent, Example: spec.Example, Aside: spec.Aside,
		Input: contract.Schema(), Output: schema.For[Out](),
		contract: contract, aside: newAside(spec.Aside),
		check: func(c *schema.Contract, raw jsontext.Value) (jsontext.Value, error) {
			_, normal, err := schema.DecodeBy[In](c, raw)
			return normal, err
		},
	}}
}

// Bind returns the tool that runs the function. The function gets a valid In, and
// its locale is "" when the input decides the language.
func (d Definition[In, Out]) Bind(run func(context.Context, i18n.Locale, In) (Out, error)) Tool {
	t := d.tool
	t.run = func(ctx context.Context, req Request) (any, error) {
		var in In
		if err := json.Unmarshal(req.Input, &in); err != nil {
			return nil, fault.Wrap("decode the input of "+t.Name, err)
		}
		return run(ctx, req.Locale, in)
	}
	return t
}

// New makes a tool of a function: Define and Bind in one.
func New[In, Out any](spec Spec, run func(context.Context, i18n.Locale, In) (Out, error)) Tool {
	return Define[In, Out](spec).Bind(run)
}

// Check returns raw in normal form: trimmed, defaults filled in. Its error is a
// fault of kind Invalid that lists every problem.
func (t Tool) Check(raw jsontext.Value) (jsontext.Value, error) { return t.check(t.contract, raw) }

// Call runs the tool on a checked request. Equal values have equal JSON, to the byte.
func (t Tool) Call(ctx context.Context, req Request) (Result, error) {
	value, err := t.run(ctx, req)
	if err != nil {
		return Result{}, err
	}
	text, err := json.Marshal(value, json.Deterministic(true))
	if err != nil {
		return Result{}, fault.Wrap("encode the result of "+t.Name, err)
	}
	return Result{Value: value, JSON: text, Input: req.Input}, nil
}

// Requiring returns a stricter view of t in which the named members of the input
// must be given: no default stands in for them.
func (t Tool) Requiring(names ...string) Tool {
	t.Input = schema.Require(t.Input, names...)
	t.contract = schema.Compile(t.Input)
	return t
}

// Describe reads a tool's description from the text of its .md file, which has
// two parts, headed "# zh" and "# en". The file is part of the program: one
// without both parts panics.
func Describe(md string) i18n.Text {
	zh, ok := strings.CutPrefix(strings.TrimSpace(md), "# zh\n")
	zh, en, found := strings.Cut(zh, "\n# en\n")
	text := i18n.T(strings.TrimSpace(zh), strings.TrimSpace(en))
	if !ok || !found || text.Zh == "" || text.En == "" {
		panic("tool: a description needs a part # zh and a part # en")
	}
	return text
}
