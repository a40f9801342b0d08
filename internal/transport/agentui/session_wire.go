package agentui

import (
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/internal/session"
)

// SessionRecord is a session as it is sent.
type SessionRecord struct {
	Object           string           `json:"object"` // "session"
	SessionID        string           `json:"session_id"`
	Title            string           `json:"title"`
	Locale           string           `json:"locale"`
	Status           string           `json:"status"` // idle | running
	ActiveResponseID *string          `json:"active_response_id"`
	CreatedAt        int64            `json:"created_at"`
	UpdatedAt        int64            `json:"updated_at"`
	Messages         *[]MessageRecord `json:"messages,omitzero"`       // not in lists
	PendingInputs    *[]Receipt       `json:"pending_inputs,omitzero"` // not in lists
}

// MessageRecord is a message of a session as it is sent.
type MessageRecord struct {
	ID          string            `json:"id"`
	Role        string            `json:"role"`
	Content     string            `json:"content"`
	Status      string            `json:"status"`
	CreatedAt   int64             `json:"created_at"`
	ResponseID  string            `json:"response_id"`
	InputID     string            `json:"input_id,omitzero"`
	CallID      string            `json:"call_id,omitzero"`
	Name        string            `json:"name,omitzero"`
	SourceIDs   []string          `json:"source_ids,omitzero"`
	UIEnvelopes []StoredEnvelope  `json:"uiEnvelopes"`
	ToolCall    []session.ToolUse `json:"tool_call,omitzero"` // deprecated, for debugging
	Artifacts   []jsontext.Value  `json:"artifacts,omitzero"` // deprecated, for debugging
}

// StoredEnvelope is an interface part of a message and what became of it.
type StoredEnvelope struct {
	EnvelopeID   string         `json:"envelopeId"`
	CreatedAt    int64          `json:"createdAt"`
	Envelope     jsontext.Value `json:"envelope"`
	RenderStatus string         `json:"renderStatus"`
	Error        string         `json:"error,omitzero"`
}

// sessionOf is a session without what was said in it.
func sessionOf(s session.Session) SessionRecord {
	r := SessionRecord{
		Object: "session", SessionID: s.ID, Title: s.Title, Locale: s.Locale, Status: "idle",
		CreatedAt: s.CreatedAt.UnixMilli(), UpdatedAt: s.UpdatedAt.UnixMilli(),
	}
	if s.Running() {
		r.Status, r.ActiveResponseID = "running", &s.Active
	}
	return r
}

// snapshotOf is a session with what was said in it.
func snapshotOf(s session.Snapshot) SessionRecord {
	r := sessionOf(s.Session)
	messages, pending := make([]MessageRecord, len(s.Messages)), receiptsOf(s.Pending)
	for i, m := range s.Messages {
		messages[i] = messageOf(m)
	}
	r.Messages, r.PendingInputs = &messages, &pending
	return r
}

func receiptsOf(pending []session.Receipt) []Receipt {
	list := make([]Receipt, len(pending))
	for i, p := range pending {
		list[i] = receiptOf(p)
	}
	return list
}

func messageOf(m session.Message) MessageRecord {
	r := MessageRecord{
		ID: m.ID, Role: string(m.Role), Content: m.Content, Status: string(m.Status), CreatedAt: m.CreatedAt.UnixMilli(), ResponseID: m.Response,
		InputID: m.Input, CallID: m.CallID, Name: m.Name, SourceIDs: m.Sources, UIEnvelopes: make([]StoredEnvelope, len(m.Envelopes)),
		ToolCall: m.Tools, Artifacts: m.Artifacts,
	}
	for i, e := range m.Envelopes {
		r.UIEnvelopes[i] = StoredEnvelope{e.ID, e.CreatedAt.UnixMilli(), e.Body, string(e.Status), e.Error}
	}
	return r
}
