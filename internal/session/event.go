package session

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// EventKind is the kind of a RunEvent; it says which member is set.
type EventKind string

// The kinds of RunEvent.
const (
	EventAgent    EventKind = "agent"    // Agent: what the turn shows, but for its start and end
	EventMessage  EventKind = "message"  // Message: a message of the assistant begins, the one before it is done
	EventInput    EventKind = "input"    // Input: an input came in or was taken
	EventEnvelope EventKind = "envelope" // Envelope
	EventCall     EventKind = "call"     // Call: the model calls a tool of the client
	EventEnd      EventKind = "end"      // End: nothing follows
)

// RunEvent is one entry of a run's log. Seq counts from 1 without a gap. The log is
// what really happened: the first event is the begin of a message, inputs that were
// parked come before it, and the last is the end.
type RunEvent struct {
	Seq  int64     `json:"-"`
	Kind EventKind `json:"-"`
	At   time.Time `json:"at"`

	Agent    *agent.Event  `json:"agent,omitzero"`
	Message  *MessageBegin `json:"message,omitzero"`
	Input    *Receipt      `json:"input,omitzero"`
	Envelope *Envelope     `json:"envelope,omitzero"`
	Call     *Call         `json:"call,omitzero"`
	End      *End          `json:"end,omitzero"`
}

// MessageBegin names the assistant's message that what follows belongs to.
type MessageBegin struct {
	ID string `json:"id"`
}

// Call is a call of a tool that the client runs itself.
type Call struct {
	ID        string `json:"id"` // of the message
	CallID    string `json:"callId"`
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

// End is how a run ended.
type End struct {
	Status  Status `json:"status"`
	Code    string `json:"code,omitzero"`    // of a failure
	Message string `json:"message,omitzero"` // of a failure, safe to show

	Model      string `json:"model,omitzero"` // that answered
	ModelCalls int    `json:"modelCalls,omitzero"`
	ToolCalls  int    `json:"toolCalls,omitzero"`
}

// NoticeKind is the kind of a Notice; it says which member is set.
type NoticeKind string

// The kinds of Notice. The last three are never kept.
const (
	NoticeEnvelope NoticeKind = "ui_envelope" // Envelope
	NoticeInput    NoticeKind = "user_input"  // Input
	NoticeMessage  NoticeKind = "message"     // Message as it now is
	NoticeResponse NoticeKind = "response"    // Response, Status
	NoticeSession  NoticeKind = "session"     // Session as it now is
	NoticeSnapshot NoticeKind = "snapshot"    // Snapshot
	NoticeDelta    NoticeKind = "delta"       // MessageID, Text
	NoticeActivity NoticeKind = "activity"    // MessageID, Activity: what the turn does beside its text
)

// Notice is what those who watch a session are told. Seq counts from 1 in a session;
// it is 0 for what is not kept. MaxNotices of them are kept.
type Notice struct {
	Seq  int64      `json:"-"`
	Kind NoticeKind `json:"-"`
	At   time.Time  `json:"at"`

	Response  string   `json:"response,omitzero"`  // the run it stands in,
	RunSeq    int64    `json:"runSeq,omitzero"`    // behind this event
	Status    Status   `json:"status,omitzero"`    // response
	MessageID string   `json:"messageId,omitzero"` // message, delta, activity
	Part      string   `json:"part,omitzero"`      // ui_envelope: its id
	Input     *Receipt `json:"input,omitzero"`     // user_input

	Message  *Message     `json:"-"`
	Envelope *Envelope    `json:"-"`
	Session  *Session     `json:"-"`
	Snapshot *Snapshot    `json:"-"`
	Text     string       `json:"-"`
	Activity *agent.Event `json:"-"`
}

// MaxNotices is how many notices of a session are kept.
const MaxNotices = 512

// Snapshot is a whole session at one moment.
type Snapshot struct {
	Session  Session
	Messages []Message // with the text so far of the one under way
	Pending  []Receipt // in the order of delivery
	Notices  int64     // number of the newest notice in it

	active *Response // the run under way
}
