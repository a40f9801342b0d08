package agent

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/units"
)

// maxShownName is how much of a tool's name that does not exist is shown.
const maxShownName = 80

// What a model is told about calls that were not made.
const (
	skippedForQuestion = "Not run: the question to the person comes first. Nothing was done."
	skippedForBudget   = "Not run: this turn has used all its tool calls. Nothing was done."
)

// attempt is one call that a model asked for, or a repair of one.
type attempt struct {
	id   string // as the person's client knows it
	name string
	raw  jsontext.Value // arguments as the model wrote them

	example bool // of an invented birth
}

// outcome is what came of an attempt.
type outcome struct {
	content    any    // for the model
	failed     bool   // for the person:
	detail     string // in words,
	issue      string // and for programs
	artifactID string
	waiting    bool // the turn ends: the person has to answer
}

func done(detail string) outcome   { return outcome{detail: detail} }
func failed(detail string) outcome { return outcome{detail: detail, failed: true} }

// toolError is what a model reads about a call that failed.
type toolError struct {
	Error            string            `json:"error"`
	ValidationErrors []validationError `json:"validationErrors,omitempty"`
}

// validationError is one problem of the arguments. Its path leads there step by
// step: names, and numbers of items.
type validationError struct {
	Code    string `json:"code"`
	Path    []any  `json:"path"`
	Message string `json:"message"`
}

// maxValidationErrors is how many problems a model reads at most.
const maxValidationErrors = 8

func validationErrors(fields []fault.Field) []validationError {
	var out []validationError
	for _, f := range fields[:min(len(fields), maxValidationErrors)] {
		out = append(out, validationError{Code: f.Code, Path: steps(f.Path), Message: f.Message})
	}
	return out
}

// steps splits a dotted path.
func steps(path string) []any {
	out := []any{}
	if path == "" {
		return out
	}
	for part := range strings.SplitSeq(path, ".") {
		if n, err := strconv.Atoi(part); err == nil {
			out = append(out, n)
		} else {
			out = append(out, part)
		}
	}
	return out
}

// runCalls makes the calls of one reply in order and answers every one of them.
// A question to the person comes before everything else: then the others are
// skipped.
func (r *run) runCalls(ctx context.Context, calls []ToolCall) (status string, err error) {
	question := slices.IndexFunc(calls, func(c ToolCall) bool { return c.Name == toolAskUser })
	for i, c := range calls {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		out := outcome{}
		switch {
		case question >= 0 && i != question:
			out.content = toolError{Error: skippedForQuestion}
		case r.toolsUsed() >= r.Limits.ToolCalls:
			out.content = toolError{Error: skippedForBudget}
			r.limited = true
		default:
			out = r.runCall(ctx, c)
		}
		if out.waiting {
			status = StatusWaiting
		}
		content, err := json.Marshal(out.content)
		if err != nil {
			return "", fault.Wrap("encode the result of a tool", err)
		}
		r.add(Message{Role: RoleTool, CallID: c.ID, Content: string(content)})
	}
	return status, nil
}

// runCall makes one call as a step that the person sees.
func (r *run) runCall(ctx context.Context, c ToolCall) outcome {
	at := attempt{id: fmt.Sprintf("%d:%s", r.modelCalls, c.ID), name: c.Name, raw: jsontext.Value(c.Arguments), example: c.Example}
	t, known := r.tools[c.Name]
	if !known {
		r.startTool(at.id, units.Clip(c.Name, maxShownName), labelUnknown)
		out := failed(textUnknownTool.In(r.locale))
		out.content = toolError{Error: "There is no tool of this name."}
		r.endTool(at.id, out)
		return out
	}
	r.startTool(at.id, t.Name, t.Label)
	out := r.perform(ctx, t, at)
	r.endTool(at.id, out)
	if t.Name == toolWriteReport && !out.failed {
		r.tellRecovered(at, out)
	}
	return out
}

// perform runs a tool in the way of its kind.
func (r *run) perform(ctx context.Context, t tool.Tool, at attempt) outcome {
	switch {
	case t.Name == toolWriteReport:
		return r.performReport(ctx, t, at)
	case t.Name == toolUpdatePlan || t.Name == toolAskUser:
		return r.performOwn(ctx, t, at)
	case t.Chart != nil:
		return r.performChart(ctx, t, at)
	case t.Name == toolReadLibrary || t.Name == toolReadReference:
		return r.performRead(ctx, t, at)
	}
	res, err := r.call(ctx, t, at.raw)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	r.tell(t, res)
	brief, err := t.Brief(res.JSON)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	return outcome{content: brief, detail: textDone.In(r.locale)}
}

// performOwn runs one of the harness's own tools, which says its part itself.
func (r *run) performOwn(ctx context.Context, t tool.Tool, at attempt) outcome {
	input, err := t.Check(at.raw)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	res, err := t.Call(ctx, tool.Request{Locale: r.locale, Input: input})
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	return outcome{content: res.JSON, detail: textDone.In(r.locale), waiting: t.Name == toolAskUser}
}

// chartMade is what a model reads of a new chart.
type chartMade struct {
	ArtifactID  string         `json:"artifactId"`
	Calculation jsontext.Value `json:"verifiedCalculation"`
}

// chartKept is what a model reads instead of a second draw.
type chartKept struct {
	ReusedOriginal bool           `json:"reusedOriginal"`
	Calculation    jsontext.Value `json:"verifiedCalculation"`
	Note           string         `json:"note"`
}

// performChart makes a chart, or keeps one of chance that exists already.
func (r *run) performChart(ctx context.Context, t tool.Tool, at attempt) outcome {
	if original, ok := r.charts.original(t, at.raw); ok {
		return outcome{detail: textKept.In(r.locale), content: chartKept{ReusedOriginal: true, Calculation: original.brief,
			Note: "The original result stands. A new one is made only when the person asks for it in so many words."}}
	}
	res, err := r.call(ctx, t, at.raw)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	made, err := newReading(t, res)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	r.tell(t, res)
	artifact := ChartArtifact{
		Type: "chart", ID: r.NewID(), Title: r.chartTitle(made, at), CreatedAt: r.Now(),
		Reading: made.result, Input: ReadingInput{Kind: made.kind, Input: made.input},
	}
	if err := r.sendArtifact(artifact); err != nil {
		return r.failure(ctx, t.Name, err)
	}
	r.charts.keep(made)
	return outcome{content: chartMade{artifact.ID, made.brief}, detail: textDone.In(r.locale)}
}

// chartTitle names a new chart, and an invented one for what it is.
func (r *run) chartTitle(made reading, at attempt) string {
	title := made.title.In(r.locale)
	if at.example {
		title += textExample.In(r.locale)
	}
	return title
}

// performRead reads a text, which may be cited from then on.
func (r *run) performRead(ctx context.Context, t tool.Tool, at attempt) outcome {
	res, err := r.call(ctx, t, at.raw)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	d, err := r.decodeDocument(res)
	if err != nil {
		return r.failure(ctx, t.Name, err)
	}
	r.sources.add(d.Source)
	r.send(Event{Type: EventSource, Source: &d.Source})
	return outcome{content: res.JSON, detail: textDone.In(r.locale)}
}

// call checks arguments by the strict form of a tool and runs it. The language
// is the turn's, whatever the arguments say.
func (r *run) call(ctx context.Context, t tool.Tool, raw jsontext.Value) (tool.Result, error) {
	input, err := t.Check(raw)
	if err != nil {
		return tool.Result{}, err
	}
	return r.callIn(ctx, r.locale, t, input)
}

// failure is the outcome of a call of a tool that returned err.
func (r *run) failure(ctx context.Context, name string, err error) outcome {
	r.logOwn(ctx, name, err)
	out := failed(r.detail(err))
	out.content = toolError{Error: out.detail, ValidationErrors: validationErrors(fault.As(err).Fields)}
	return out
}

// logOwn writes a failure that is our own to the log. The turn goes on, so nobody
// else will.
func (r *run) logOwn(ctx context.Context, name string, err error) {
	if fault.Is(err, fault.Internal) && ctx.Err() == nil {
		r.Log.LogAttrs(ctx, slog.LevelError, "tool failed in a turn", slog.String("tool", name), slog.Any("error", err))
	}
}

// startTool counts a step and shows that it begins.
func (r *run) startTool(id, name string, label i18n.Text) {
	r.toolCalls++
	r.send(Event{Type: EventToolStart, Tool: &ToolActivity{ID: id, Name: name, Label: label.In(r.locale), Status: "running"}})
}

// endTool shows what came of a step.
func (r *run) endTool(id string, out outcome) {
	status := "complete"
	if out.failed {
		status = "error"
	}
	r.send(Event{Type: EventToolEnd, ID: id, Status: status, Detail: out.detail, Issue: out.issue, ArtifactID: out.artifactID})
}

// sendArtifact shows a chart or a report.
func (r *run) sendArtifact(artifact any) error {
	text, err := json.Marshal(artifact)
	if err != nil {
		return fault.Wrap("encode an artifact", err)
	}
	r.send(Event{Type: EventArtifact, Artifact: text})
	return nil
}
