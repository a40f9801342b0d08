package agent

import (
	"context"
	"encoding/json/jsontext"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// readingRule says how a reading of one kind is made again from its own input.
type readingRule struct {
	tool string
	must []string // members that the input has to hold, so that nothing is guessed or drawn anew

	chance bool // charts of this kind fall by chance: one that is there is not replaced unasked
}

var readingRules = map[string]readingRule{
	"bazi":   {tool: "calculate_bazi", must: []string{"timezone"}},
	"iching": {tool: "cast_iching", must: []string{"lines"}, chance: true},
	"tarot":  {tool: "restore_tarot", must: []string{"cards"}, chance: true},
	"ziwei":  {tool: "calculate_ziwei"},
}

// Turn is one prepared turn.
type Turn struct {
	turner   *Turner
	req      TurnRequest
	locale   i18n.Locale
	readings []reading
	client   Client
}

// reading is a chart that was computed here.
type reading struct {
	kind   string
	title  i18n.Text
	input  jsontext.Value
	result jsontext.Value
	brief  jsontext.Value // of result: what a model is given
}

// Prepare makes a Turn of a request from Decode. It computes every reading again
// and counts nothing. A reading that fails is a fault of kind Invalid with reason
// invalid_context; without a model the reason is agent_unavailable.
func (t *Turner) Prepare(ctx context.Context, req TurnRequest) (*Turn, error) {
	locale, _ := i18n.Parse(req.Locale)
	turn := &Turn{turner: t, req: req, locale: locale}
	for i, in := range req.Context.Readings {
		r, err := t.recompute(ctx, locale, in)
		if err != nil {
			return nil, invalidContext(i, err)
		}
		turn.readings = append(turn.readings, r)
	}
	if t.Model == nil {
		return nil, fault.New(fault.Unavailable, "agent_unavailable", textNoModel)
	}
	return turn, nil
}

// recompute makes a reading again from what it was first made from.
func (t *Turner) recompute(ctx context.Context, locale i18n.Locale, in ReadingInput) (reading, error) {
	strict, ok := t.kit.readings[in.Kind]
	if !ok {
		return reading{}, fault.New(fault.Invalid, "", textNoCalculator)
	}
	input, err := strict.Check(in.Input)
	if err != nil {
		return reading{}, err
	}
	res, err := t.callIn(ctx, locale, strict, input)
	if err != nil {
		return reading{}, err
	}
	return newReading(strict, res)
}

// newReading takes a calculator's result apart.
func newReading(t tool.Tool, res tool.Result) (reading, error) {
	chart, err := chartOf(t, res)
	if err != nil {
		return reading{}, fault.Wrap("make the chart of "+t.Name, err)
	}
	input, err := keptInput(t.Chart.Kind, tool.Result{JSON: chart, Input: res.Input})
	if err != nil {
		return reading{}, fault.Wrap("keep the input of "+t.Name, err)
	}
	brief, err := t.Brief(chart)
	if err != nil {
		return reading{}, err
	}
	return reading{kind: t.Chart.Kind, title: t.Chart.Title, input: input, result: chart, brief: brief}, nil
}

// invalidContext says that the reading at index could not be made again. Faults
// that are not the caller's stay what they are.
func invalidContext(index int, err error) error {
	f := fault.As(err)
	if f.Kind != fault.Invalid {
		return err
	}
	out := fault.New(fault.Invalid, "invalid_context", i18n.T(
		fmt.Sprintf("附带的第 %d 个结果无法按原始输入重算：%s", index+1, f.Msg.Zh),
		fmt.Sprintf("Reading %d of the context cannot be computed again from its input: %s", index+1, f.Msg.En)))
	out.Err = f.Err
	for _, field := range f.Fields {
		path := fmt.Sprintf("context.readings.%d.input", index)
		if field.Path != "" {
			path += "." + field.Path
		}
		out.Fields = append(out.Fields, fault.Field{Path: path, Code: field.Code, Message: field.Message})
	}
	return out
}
