package agent

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// The ways in which a turn is done.
const (
	StatusComplete = "complete" // it was executed; that says nothing about truth
	StatusWaiting  = "waiting"  // the person has to answer first
	StatusLimited  = "limited"  // a budget ended it, or cut something off
)

// Reasons of the faults that end a turn after its start.
const (
	ReasonTimeout    = "agent_timeout"
	ReasonUpstream   = "agent_upstream"
	ReasonIncomplete = "agent_incomplete"
)

// run is one turn under way. It belongs to one goroutine.
type run struct {
	*Turn
	*Turner
	emit   func(Event) error
	giveUp context.CancelCauseFunc
	model  Model // of the turn

	tools    map[string]tool.Tool
	specs    []ToolSpec
	messages []Message
	// contextBytes is how long messages are as JSON.
	contextBytes int

	charts  *charts
	sources *sources
	desk    *desk

	modelCalls, toolCalls int
	servedModel           string
	limited               bool // required work was cut off
}

// Run runs the turn: it counts it against the budget of the network at address
// and passes events to emit, one at a time, until the terminal one.
//
// A refusal before the start is returned and nothing is emitted. Later failures
// are emitted as an error event and returned as well, for the log. When emit
// fails the reader is lost: the turn is given up.
func (t *Turn) Run(ctx context.Context, address string, emit func(Event) error) error {
	start := Event{Type: EventStart, RunID: t.turner.NewID()}
	if t.turner.Budget != nil {
		left, err := t.turner.Budget.StartTurn(ctx, address, t.turner.Model.Metered())
		if err != nil {
			return err
		}
		start.Remaining = &left
	}
	ctx, stopClock := context.WithTimeout(ctx, t.turner.Limits.Duration)
	defer stopClock()
	ctx, giveUp := context.WithCancelCause(ctx)
	defer giveUp(nil)

	r := t.begin(emit, giveUp)
	r.send(start)
	status, err := r.work(ctx)
	if err == nil && ctx.Err() != nil {
		err = ctx.Err() // a cancelled turn is never complete
	}
	if err != nil {
		return r.fail(ctx, err)
	}
	r.finish(status)
	return nil
}

// begin makes the state of a run.
func (t *Turn) begin(emit func(Event) error, giveUp context.CancelCauseFunc) *run {
	r := &run{
		Turn: t, Turner: t.turner, emit: emit, giveUp: giveUp, model: t.turner.Model,
		tools:   map[string]tool.Tool{},
		charts:  newCharts(permissionOf(t.req), t.readings),
		sources: newSources(),
		desk:    &desk{attempted: map[string]bool{}},
	}
	if own, ok := r.model.(TurnModel); ok {
		r.model = own.ForTurn()
	}
	tools := r.kit.bind(r)
	for _, t := range tools {
		r.tools[t.Name] = t
	}
	r.specs = slices.Concat(r.kit.specs()[r.locale], r.client.Tools)
	return r
}

// work does everything between start and the terminal event.
func (r *run) work(ctx context.Context) (status string, err error) {
	r.tellRecomputed()
	library := r.restoreSources(ctx)
	library = r.readCitedDrafts(ctx, library)
	if err := ctx.Err(); err != nil {
		return "", err
	}
	if err := r.compose(library); err != nil {
		return "", err
	}
	for {
		s, status, err := r.next(ctx)
		if status != "" || err != nil {
			return status, err
		}
		reply, err := r.ask(ctx, s)
		if err != nil {
			return "", err
		}
		if status, err := r.take(ctx, s, reply); status != "" || err != nil {
			return status, err
		}
	}
}

// tellRecomputed names the readings that were computed again.
func (r *run) tellRecomputed() {
	if len(r.readings) == 0 {
		return
	}
	var titles []string
	for _, reading := range r.readings {
		titles = append(titles, reading.title.In(r.locale))
	}
	r.send(Event{Type: EventContext, Text: textRecomputed.In(r.locale) + strings.Join(titles, i18n.T("、", ", ").In(r.locale))})
}

// compose writes the messages that a turn begins with.
func (r *run) compose(library libraryContext) error {
	system, err := prompt.System(r.locale, prompt.Params{
		Research: r.research(), ModelCalls: r.Limits.ModelCalls, ToolCalls: r.Limits.ToolCalls, Seconds: int(r.Limits.Duration.Seconds()),
	})
	if err != nil {
		return fault.Wrap("write the system prompt", err)
	}
	snapshot, err := r.snapshot(library)
	if err != nil {
		return err
	}
	r.add(Message{Role: RoleSystem, Content: system})
	r.add(Message{Role: RoleSystem, Content: snapshot})
	if r.client.Instructions != "" {
		r.add(Message{Role: RoleSystem, Content: prompt.Client.In(r.locale) + "\n" + r.client.Instructions})
	}
	for _, h := range r.req.History {
		r.add(Message{Role: Role(h.Role), Content: h.Content})
	}
	r.add(Message{Role: RoleUser, Content: r.req.Message})
	for _, m := range r.client.Exchange {
		r.add(m)
	}
	return nil
}

// add appends a message to what the model sees.
func (r *run) add(m Message) {
	r.messages = append(r.messages, m)
	r.contextBytes += m.encodedLen()
}

func (r *run) research() bool { return r.req.Mode == "research" }

// send passes an event on. When that fails the reader is lost and the run's
// context ends.
func (r *run) send(e Event) {
	if err := r.emit(e); err != nil {
		r.giveUp(err)
	}
}

// say sends text of the answer.
func (r *run) say(text string) {
	if text != "" {
		r.send(Event{Type: EventDelta, Text: text})
	}
}

// status returns how a turn ends that was carried through.
func (r *run) status() string {
	if r.limited {
		return StatusLimited
	}
	return StatusComplete
}

// finish sends the terminal event of a turn that is done.
func (r *run) finish(status string) {
	r.send(Event{
		Type: EventDone, Status: status, ServedModel: r.servedModel, RequestedModel: r.Model.Name(),
		ModelCalls: &r.modelCalls, ToolCalls: &r.toolCalls,
	})
}

// fail sends the terminal event of a turn that broke off, and returns the fault.
func (r *run) fail(ctx context.Context, err error) error {
	f := fault.As(err)
	switch {
	case ctx.Err() != nil:
		f = &fault.Error{Kind: fault.Unavailable, Reason: ReasonTimeout, Msg: textTimeout, Err: errors.Join(context.Cause(ctx), err)}
	case f.Reason != ReasonUpstream && f.Reason != ReasonIncomplete:
		f = &fault.Error{Kind: fault.Internal, Reason: ReasonIncomplete, Msg: textIncomplete, Err: err}
	}
	r.send(Event{Type: EventError, Code: f.Reason, Message: f.Msg.In(r.locale)})
	return f
}

// incomplete is the fault of a model that did not keep to its step.
func incomplete(cause string) error {
	return &fault.Error{Kind: fault.Internal, Reason: ReasonIncomplete, Msg: textIncomplete, Err: errors.New(cause)}
}
