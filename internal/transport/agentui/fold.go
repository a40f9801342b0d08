package agentui

import (
	"encoding/json/jsontext"
	"fmt"
	"maps"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/session"
)

// run is what a response is made from beside the log of its run: it never changes.
type run struct {
	ID        string
	Session   string
	Listed    bool // the session is a conversation that clients know of
	CreatedAt time.Time
	Request   echo
}

// echo is what a response repeats of the request.
type echo struct {
	Model              string            `json:"model"`
	PreviousResponseID string            `json:"previous_response_id,omitzero"`
	Instructions       string            `json:"instructions,omitzero"`
	Tools              []FunctionTool    `json:"tools,omitempty"`
	ToolChoice         jsontext.Value    `json:"tool_choice,omitzero"`
	Truncation         string            `json:"truncation,omitzero"`
	SerialCalls        bool              `json:"serial_calls,omitzero"` // parallel_tool_calls: false
	Text               jsontext.Value    `json:"text,omitzero"`
	TopP               *float64          `json:"top_p,omitzero"`
	Temperature        *float64          `json:"temperature,omitzero"`
	Reasoning          jsontext.Value    `json:"reasoning,omitzero"`
	MaxOutputTokens    *int              `json:"max_output_tokens,omitzero"`
	MaxToolCalls       *int              `json:"max_tool_calls,omitzero"`
	Unstored           bool              `json:"unstored,omitzero"` // store: false
	Background         bool              `json:"background,omitzero"`
	Metadata           map[string]string `json:"metadata,omitempty"`
	SafetyIdentifier   string            `json:"safety_identifier,omitzero"`
	PromptCacheKey     string            `json:"prompt_cache_key,omitzero"`
	InputTokens        int               `json:"input_tokens,omitzero"`
}

// fold turns the log of a run into the events of its response, one entry after the
// other. Two folds that take the same entries give the same events.
type fold struct {
	run      run
	business bool // with the events of agent-ui@1
	next     int  // number of the next event
	out      []Event

	status   string
	reason   string
	failure  *ResponseError
	ended    *time.Time
	items    []any // the closed ones
	message  *message
	begun    string         // id of the message that text belongs to
	sources  []agent.Source // read and not yet annotated
	waiting  bool           // the person has to answer
	began    bool
	written  tokens
	cut      bool // the answer reached max_output_tokens
	terminal bool
}

// newFold begins a response: its first events are those before any entry.
func newFold(r run, business bool) (*fold, []Event) {
	f := &fold{run: r, business: business, status: statusInProgress}
	if r.Request.Background {
		f.status = statusQueued
	}
	f.tell(eventCreated)
	if r.Request.Background {
		f.tell(eventQueued)
	} else {
		f.begin()
	}
	return f, f.flush()
}

// begin says once that the run is under way.
func (f *fold) begin() {
	if f.began {
		return
	}
	f.began, f.status = true, statusInProgress
	f.tell(eventInProgress)
}

// flush returns the events since the last flush.
func (f *fold) flush() []Event {
	out := f.out
	f.out = nil
	return out
}

// take returns what an event of the log makes of the response. Nothing comes after a
// terminal event.
func (f *fold) take(e session.RunEvent) []Event {
	if f.terminal {
		return nil
	}
	switch e.Kind {
	case session.EventMessage:
		f.begin()
		f.closeMessage(statusCompleted)
		f.begun = e.Message.ID
	case session.EventAgent:
		f.takeAgent(*e.Agent)
	case session.EventCall:
		f.call(*e.Call)
	case session.EventInput:
		f.tellBusiness(eventInput, receiptOf(*e.Input))
	case session.EventEnvelope:
		f.tellBusiness(eventEnvelope, envelopeOf(f.run.Session, *e.Envelope))
	case session.EventEnd:
		f.end(*e.End, e.At)
	}
	return f.flush()
}

// takeAgent takes what a turn shows. Tools, plans and charts are not part of this
// stream.
func (f *fold) takeAgent(e agent.Event) {
	switch e.Type {
	case agent.EventDelta:
		f.say(e.Text)
	case agent.EventSource:
		f.sources = append(f.sources, *e.Source)
	case agent.EventArtifact:
		f.sayReport(e.Artifact)
	case agent.EventQuestion:
		f.ask(*e.Question)
	}
}

// emit numbers an event and sends it.
func (f *fold) emit(e Event) {
	e.setNumber(f.next)
	f.next++
	f.out = append(f.out, e)
}

// tell sends the response as it stands.
func (f *fold) tell(name string) {
	f.emit(&responseEvent{head{Type: name}, f.response()})
}

// tellBusiness sends an event of agent-ui@1 where it is wanted.
func (f *fold) tellBusiness(name string, data any) {
	if f.business {
		f.emit(&businessEvent{head{Type: name}, f.run.ID, data})
	}
}

// end closes what is open and sends the terminal event.
func (f *fold) end(e session.End, at time.Time) {
	f.begin()
	name := eventCompleted
	switch {
	case e.Status == session.Failed:
		name = eventFailed
		f.failure = &ResponseError{Code: e.Code, Message: e.Message}
	case e.Status == session.Cancelled:
		name, f.reason = eventIncomplete, "cancelled"
	case f.cut:
		name, f.reason = eventIncomplete, "max_output_tokens"
	case e.Status == session.Limited:
		name, f.reason = eventIncomplete, "max_tool_calls"
	}
	f.status, f.waiting = strings.TrimPrefix(name, "response."), e.Status == session.Waiting
	closing := statusCompleted
	if f.status != statusCompleted {
		closing = statusIncomplete
	}
	f.closeMessage(closing)
	if f.failure != nil {
		f.emit(&errorEvent{head{Type: eventError}, Failure{Message: e.Message, Type: typeOf(e.Code), Code: &e.Code}})
	}
	if f.status == statusCompleted {
		f.ended = &at
	}
	f.tell(name)
	f.terminal = true
}

// typeOf is the type of a failed run's error by its code.
func typeOf(code string) string {
	switch code {
	case agent.ReasonUpstream, agent.ReasonIncomplete, agent.ReasonTimeout:
		return typeModel
	}
	return typeServer
}

// response returns the response as it stands.
func (f *fold) response() Response {
	q := f.run.Request
	r := Response{
		ID: f.run.ID, Object: "response", CreatedAt: f.run.CreatedAt.Unix(), Status: f.status, Model: q.Model,
		PreviousResponseID: unlessEmpty(q.PreviousResponseID), Instructions: unlessEmpty(q.Instructions),
		Output: append([]any{}, f.items...), Error: f.failure, Tools: append([]FunctionTool{}, q.Tools...),
		ToolChoice: orElse(q.ToolChoice, `"auto"`), Truncation: "disabled", ParallelToolCalls: !q.SerialCalls,
		Text: orElse(q.Text, `{"format":{"type":"text"}}`), TopP: 1, Temperature: 1, Reasoning: orElse(q.Reasoning, "null"),
		MaxOutputTokens: q.MaxOutputTokens, MaxToolCalls: q.MaxToolCalls, Store: !q.Unstored, Background: q.Background,
		ServiceTier: "default", Metadata: f.metadata(), SafetyIdentifier: unlessEmpty(q.SafetyIdentifier), PromptCacheKey: unlessEmpty(q.PromptCacheKey),
	}
	if q.Truncation != "" {
		r.Truncation = q.Truncation
	}
	if q.TopP != nil {
		r.TopP = *q.TopP
	}
	if q.Temperature != nil {
		r.Temperature = *q.Temperature
	}
	if f.reason != "" {
		r.IncompleteDetails = &IncompleteDetails{Reason: f.reason}
	}
	if f.ended != nil {
		at := f.ended.Unix()
		r.CompletedAt = &at
	}
	if f.run.Listed {
		r.Conversation = &Conversation{ID: f.run.Session}
	}
	if f.over() {
		r.Usage = &Usage{InputTokens: q.InputTokens, OutputTokens: f.written.count(), TotalTokens: q.InputTokens + f.written.count()}
	}
	return r
}

// over reports whether the response has ended.
func (f *fold) over() bool { return f.status != statusQueued && f.status != statusInProgress }

// metadata is the client's, and at the end whether the person is waited for.
func (f *fold) metadata() map[string]string {
	m := maps.Clone(f.run.Request.Metadata)
	if m == nil {
		m = map[string]string{}
	}
	if f.waiting {
		m["wenbu_status"] = agent.StatusWaiting
	}
	return m
}

// callID names a call after its response and its place in it.
func (f *fold) callID() string {
	_, id, _ := strings.Cut(f.run.ID, "_")
	return fmt.Sprintf("fc_%s_%d", id, len(f.items))
}

// call sends a call of a function of the client.
func (f *fold) call(c session.Call) {
	f.closeMessage(statusCompleted)
	item := CallItem{Type: "function_call", ID: f.callID(), CallID: c.CallID, Name: c.Name, Status: statusInProgress}
	index := len(f.items)
	f.emit(&itemEvent{head{Type: eventItemAdded}, index, item})
	f.written.addText(c.Arguments)
	f.emit(&argumentsDelta{head{Type: eventArgsDelta}, item.ID, index, c.Arguments})
	f.emit(&argumentsDone{head{Type: eventArgsDone}, item.ID, index, c.Name, c.Arguments})
	item.Arguments, item.Status = c.Arguments, statusCompleted
	f.emit(&itemEvent{head{Type: eventItemDone}, index, item})
	f.items = append(f.items, item)
}

func unlessEmpty(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

func orElse(v jsontext.Value, otherwise string) jsontext.Value {
	if v == nil {
		return jsontext.Value(otherwise)
	}
	return v
}
