package session

import (
	"encoding/json/jsontext"
	"time"
)

// Session is a conversation. Its counters number what belongs to it, from 1.
type Session struct {
	ID        string
	Owner     Owner
	Title     string
	Locale    string
	Listed    bool   // false: it holds one response that no conversation was named for
	Parent    string // the response that an unlisted session goes on from; "" for none
	Active    string // the response under way; "" for none
	CreatedAt time.Time
	UpdatedAt time.Time

	Messages int64 // number of the newest message
	Inputs   int64 // number of the newest input
	Notices  int64 // number of the newest notice
}

// Running reports whether a run is under way.
func (s Session) Running() bool { return s.Active != "" }

// Role says whose a message is.
type Role string

// The roles of messages.
const (
	RoleUser       Role = "user"
	RoleAssistant  Role = "assistant"
	RoleSystem     Role = "system"
	RoleDeveloper  Role = "developer"
	RoleCall       Role = "function_call"        // of a tool that the client runs
	RoleCallOutput Role = "function_call_output" // what the client answered
)

// MessageStatus says how far a message is.
type MessageStatus string

// The states of a message.
const (
	MessageOpen       MessageStatus = "in_progress"
	MessageDone       MessageStatus = "completed"
	MessageIncomplete MessageStatus = "incomplete" // stopped, failed or cut off
)

// Message is one entry of a transcript. While it is open its Content is empty in the
// store: the text so far is in the run's log.
type Message struct {
	ID        string        `json:"id"`
	Session   string        `json:"-"`
	Number    int64         `json:"-"`
	Response  string        `json:"response"` // the run it belongs to
	Role      Role          `json:"role"`
	Content   string        `json:"content"` // the arguments of a call, the output of its answer
	CallID    string        `json:"callId,omitzero"`
	Name      string        `json:"name,omitzero"` // of the tool called
	Status    MessageStatus `json:"status"`
	Input     string        `json:"input,omitzero"` // the input it was, if it came through the inbox
	Tools     []ToolUse     `json:"tools,omitzero"`
	Sources   []string      `json:"sources,omitzero"` // ids of texts read for it
	CreatedAt time.Time     `json:"createdAt"`

	Envelopes []Envelope       `json:"-"` // kept beside it
	Artifacts []jsontext.Value `json:"-"`
}

// ToolUse is one step of the tools behind a message, for debugging.
type ToolUse struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Label  string `json:"label"`
	Status string `json:"status"`
	Detail string `json:"detail,omitzero"`
}

// RenderStatus says what became of an envelope at the person's end.
type RenderStatus string

// The states of an envelope.
const (
	RenderPending  RenderStatus = "pending"
	Rendered       RenderStatus = "rendered"
	RenderFallback RenderStatus = "fallback"
	RenderError    RenderStatus = "error"
)

// Render says what became of an envelope.
type Render struct {
	Session  string
	Envelope string
	Status   RenderStatus
	Error    string
}

// Envelope is a part of the interface that was sent, and what became of it.
type Envelope struct {
	ID        string         `json:"id"`
	Message   string         `json:"message"` // the assistant's message it belongs to
	CreatedAt time.Time      `json:"createdAt"`
	Body      jsontext.Value `json:"body"`
	Status    RenderStatus   `json:"-"` // only in transcripts
	Error     string         `json:"-"`
}

// PartKind is the kind of a Part.
type PartKind string

// The kinds of Part.
const (
	PartEnvelope PartKind = "envelope"
	PartArtifact PartKind = "artifact" // a chart or a report of the agent, by its own id
)

// Part is what stands beside a message.
type Part struct {
	ID        string
	Session   string
	Message   string
	Kind      PartKind
	CreatedAt time.Time
	Body      jsontext.Value
	Status    RenderStatus // of an envelope
	Error     string
}

// WithParts puts envelopes and artifacts beside their messages. Both lists are in
// order.
func WithParts(messages []Message, parts []Part) []Message {
	at := map[string]*Message{}
	for i := range messages {
		at[messages[i].ID] = &messages[i]
	}
	for _, p := range parts {
		m := at[p.Message]
		switch {
		case m == nil:
		case p.Kind == PartEnvelope:
			m.Envelopes = append(m.Envelopes, Envelope{p.ID, p.Message, p.CreatedAt, p.Body, p.Status, p.Error})
		case p.Kind == PartArtifact:
			m.Artifacts = append(m.Artifacts, p.Body)
		}
	}
	return messages
}
