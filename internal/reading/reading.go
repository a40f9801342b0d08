// Package reading makes a single reading: one chart, one question, one answer by
// the configured model or the built-in interpreter, in a fixed form. Nothing is
// kept and nothing is tried twice.
package reading

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// timeout is how long a model may take.
const timeout = 40 * time.Second

// Budget counts readings. Its refusals are faults of kind RateLimited with reason
// daily_allowance or daily_budget.
type Budget interface {
	// StartReading counts a reading of the network at address and, when metered,
	// its model call. It returns how many readings the network has left today.
	StartReading(ctx context.Context, address string, metered bool) (remaining int, err error)
}

// Config is what a Reader works with.
type Config struct {
	Model    agent.Model // nil: Read refuses with ai_unavailable
	Provider string      // whose model it is
	Tools    agent.Caller
	Budget   Budget
	Now      func() time.Time
}

// Reader makes readings. It is safe for concurrent use.
type Reader struct {
	Config
	request *schema.Decoder[Request]
	answer  *schema.Decoder[Answer]
	spec    map[i18n.Locale][]agent.ToolSpec // of the one tool
	charts  map[string]tool.Tool             // by kind, as they are made again
}

// rules say which tool makes a chart again, and what its input must hold so that
// nothing is drawn anew.
var rules = map[string]struct {
	tool string
	must []string
}{
	"bazi":   {"calculate_bazi", nil},
	"iching": {"cast_iching", []string{"lines"}},
	"tarot":  {"restore_tarot", []string{"cards"}},
	"ziwei":  {"calculate_ziwei", nil},
}

// New makes a Reader.
func New(c Config) *Reader {
	r := &Reader{Config: c, request: schema.NewDecoder[Request](), answer: schema.NewDecoder[Answer](), charts: map[string]tool.Tool{}, spec: map[i18n.Locale][]agent.ToolSpec{}}
	for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		r.spec[l] = []agent.ToolSpec{agent.NewToolSpec(ToolName, toolDescription.In(l), r.answer.Schema())}
	}
	for _, t := range c.Tools.Tools() {
		for kind, rule := range rules {
			if t.Name == rule.tool {
				r.charts[kind] = t.Requiring(rule.must...)
			}
		}
	}
	return r
}

// Read makes the reading that a body asks for. The order of refusals: the form of
// the body, its chart, whether there is a model, the day's budget. A model's
// failure is counted.
func (r *Reader) Read(ctx context.Context, address string, body []byte) (Response, error) {
	req, err := r.request.Decode(body)
	if err != nil {
		return Response{}, err
	}
	locale, _ := i18n.Parse(req.Locale)
	chart, err := r.chart(ctx, locale, req)
	if err != nil {
		return Response{}, err
	}
	if r.Model == nil {
		return Response{}, fault.New(fault.Unavailable, "ai_unavailable", textNoModel)
	}
	left, err := r.Budget.StartReading(ctx, address, r.Model.Metered())
	if err != nil {
		return Response{}, err
	}
	answer, served, err := r.ask(ctx, locale, req, chart)
	if err != nil {
		return Response{}, err
	}
	kind := kindOfModel
	if !r.Model.Metered() {
		kind = kindOfRules
	}
	return Response{Answer: answer, Remaining: left, Provenance: Provenance{
		Provider: r.Provider, RequestedModel: r.Model.Name(), ServedModel: served, GeneratedAt: r.Now().UTC(), Type: kind,
	}}, nil
}

// chart makes the chart again from its own input, as a model is given it.
func (r *Reader) chart(ctx context.Context, l i18n.Locale, req Request) (jsontext.Value, error) {
	t, ok := r.charts[req.Kind]
	if !ok {
		return nil, fault.New(fault.Internal, "", i18n.T("没有这个排盘工具。", "There is no calculator of this kind."))
	}
	input, err := t.Check(req.Input)
	if err != nil {
		return nil, within("input", err)
	}
	result, err := r.Tools.Call(ctx, t.Name, l, input)
	if err != nil {
		return nil, within("input", err)
	}
	return t.Brief(result.JSON)
}

// within says that the fields of a fault stand in a member of the body.
func within(member string, err error) error {
	f := fault.As(err)
	if len(f.Fields) == 0 {
		return err
	}
	out := *f
	out.Fields = nil
	for _, field := range f.Fields {
		path := member
		if field.Path != "" {
			path += "." + field.Path
		}
		out.Fields = append(out.Fields, fault.Field{Path: path, Code: field.Code, Message: field.Message})
	}
	return &out
}

// ask has the model write the reading: exactly one call of one tool, whose
// arguments are the answer.
func (r *Reader) ask(ctx context.Context, l i18n.Locale, req Request, chart jsontext.Value) (Answer, string, error) {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	snapshot, err := json.Marshal(agent.Snapshot{
		VerifiedCalculations: []agent.VerifiedCalculation{{Kind: req.Kind, Reading: chart}},
		UserSelectedNotes:    req.Context,
	})
	if err != nil {
		return Answer{}, "", fault.Wrap("write what the model is shown", err)
	}
	reply, err := r.Model.Complete(ctx, agent.ModelRequest{
		Locale: l,
		Messages: []agent.Message{
			{Role: agent.RoleSystem, Content: instructions.In(l)},
			{Role: agent.RoleSystem, Content: prompt.Snapshot.In(l) + "\n" + string(snapshot)},
			{Role: agent.RoleUser, Content: req.Question},
		},
		Tools:  r.spec[l],
		Choice: agent.Choice{Kind: agent.ChoiceTool, Tool: ToolName},
	}, func(string) {})
	if err != nil {
		return Answer{}, "", providerFault(ctx, err)
	}
	if len(reply.Calls) != 1 || reply.Calls[0].Name != ToolName {
		return Answer{}, "", incomplete(errors.New("the model did not write the reading, exactly once"))
	}
	answer, err := r.answer.Decode(jsontext.Value(reply.Calls[0].Arguments))
	if err != nil {
		return Answer{}, "", incomplete(errors.New("the model's answer has not the form of a reading"))
	}
	return answer, reply.Model, nil
}

// providerFault says what came of a call that failed. A client that has gone gets
// no answer at all.
func providerFault(ctx context.Context, err error) error {
	f := fault.As(err)
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return ctx.Err()
	case ctx.Err() != nil:
		return &fault.Error{Kind: fault.Unavailable, Reason: "upstream_unavailable", Msg: textLate, Err: err}
	case f.Reason == agent.ReasonIncomplete:
		return incomplete(err)
	case f.Kind == fault.Unavailable:
		return &fault.Error{Kind: fault.Unavailable, Reason: "ai_unavailable", Msg: textBusy, Err: err}
	}
	return &fault.Error{Kind: fault.Unavailable, Reason: "upstream_unavailable", Msg: textUpstream, Err: err}
}

func incomplete(cause error) error {
	return &fault.Error{Kind: fault.Unavailable, Reason: "reading_incomplete", Msg: textIncomplete, Err: cause}
}
