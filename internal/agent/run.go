package agent

import (
	"context"
	"errors"
	"fmt"
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
	options Options
	emit    func(Event) error
	giveUp  context.CancelCauseFunc
	clock   *clock
	model   Model // of the messages under way

	tools    map[string]tool.Tool
	specs    []ToolSpec
	messages []Message
	// contextBytes is how long messages are as JSON.
	contextBytes int

	charts  *charts
	sources *sources
	desk    *desk

	modelCalls, toolCalls int
	before                used
	servedModel           string
	limited               bool            // required work was cut off
	said                  strings.Builder // in answer to the messages under way
}

// Run runs the turn: it counts it against the budget of the network at address
// and passes events to emit, one at a time, until the terminal one.
//
// A refusal before the start is returned and nothing is emitted. Later failures
// are emitted as an error event and returned as well, for the log. When emit
// fails the reader is lost: the turn is given up.
func (t *Turn) Run(ctx context.Context, address string, emit func(Event) error) error {
	return t.RunWith(ctx, address, Options{}, emit)
}

// RunWith is Run with options.
func (t *Turn) RunWith(ctx context.Context, address string, o Options, emit func(Event) error) error {
	start := Event{Type: EventStart, RunID: t.turner.NewID()}
	if !o.Counted {
		left, err := t.turner.Count(ctx, address)
		if err != nil {
			return err
		}
		start.Remaining = left
	}
	ctx, giveUp, clock := t.turner.startClock(ctx)
	defer giveUp(nil)
	defer clock.timer.Stop()

	r := t.begin(emit, giveUp)
	r.options, r.clock = o, clock
	r.send(start)
	status, err := r.work(ctx)
	if err == nil && ctx.Err() != nil {
		err = ctx.Err() // a cancelled turn is never complete
	}
	if err != nil {
		return r.fail(ctx, err)
	}
	r.send(r.doneEvent(status))
	return nil
}

// begin makes the state of a run.
func (t *Turn) begin(emit func(Event) error, giveUp context.CancelCauseFunc) *run {
	r := &run{
		Turn: t, Turner: t.turner, emit: emit, giveUp: giveUp,
		tools:   map[string]tool.Tool{},
		charts:  newCharts(permissionOf(t.req), t.readings),
		sources: newSources(),
		desk:    &desk{attempted: map[string]bool{}},
	}
	r.newModel()
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
		status, err := r.step(ctx)
		if err != nil {
			return "", err
		}
		if status == "" {
			continue
		}
		if more, err := r.ended(ctx, status); !more || err != nil {
			return status, err
		}
	}
}

// step makes one step. A status says that the turn is done.
func (r *run) step(ctx context.Context) (status string, err error) {
	if err := r.between(ctx); err != nil {
		return "", err
	}
	s, status, err := r.next(ctx)
	if status != "" || err != nil {
		return status, err
	}
	reply, err := r.ask(ctx, s)
	if err != nil {
		return "", err
	}
	return r.take(ctx, s, reply)
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
	for _, m := range r.history() {
		r.add(m)
	}
	for _, text := range append(slices.Clone(r.options.Ahead), r.req.Message) {
		if text != "" { // a turn that goes on from calls has none
			r.add(Message{Role: RoleUser, Content: text})
		}
	}
	for _, m := range r.client.Exchange {
		r.add(m)
	}
	return nil
}

// history returns the conversation before the person's message.
func (r *run) history() []Message {
	if r.options.History != nil {
		return r.options.History
	}
	var list []Message
	for _, h := range r.req.History {
		list = append(list, Message{Role: Role(h.Role), Content: h.Content})
	}
	return list
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
		r.said.WriteString(text)
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

// doneEvent returns the terminal event of a turn that is done.
func (r *run) doneEvent(status string) Event {
	modelCalls, toolCalls := r.modelCalls, r.toolCalls
	return Event{
		Type: EventDone, Status: status, ServedModel: r.servedModel, RequestedModel: r.Model.Name(),
		ModelCalls: &modelCalls, ToolCalls: &toolCalls,
	}
}

// fail sends the terminal event of a turn that broke off, and returns the fault.
func (r *run) fail(ctx context.Context, err error) error {
	f := fault.As(err)
	switch {
	case ctx.Err() != nil:
		f = &fault.Error{Kind: fault.Unavailable, Reason: ReasonTimeout, Msg: textTimeout, Err: fmt.Errorf("%w: %v", context.Cause(ctx), err)}
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
