package agentui

import (
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/internal/session"
)

// Receipt tells how an input stands. It is no response and no proof that anybody has
// read the input.
type Receipt struct {
	Object       string `json:"object"` // "tjwater.response_input"
	InputID      string `json:"input_id"`
	Conversation string `json:"conversation"`
	SessionID    string `json:"session_id"`
	ResponseID   string `json:"response_id"`
	Delivery     string `json:"delivery"` // steer | queue
	Status       string `json:"status"`   // pending | delivered | dropped
	Position     *int   `json:"position"` // from 1, in the order of delivery; null once delivered
	CreatedAt    int64  `json:"created_at"`
	Started      bool   `json:"started,omitzero"` // no run was under way, so one was started
}

func receiptOf(r session.Receipt) Receipt {
	out := Receipt{
		Object: "tjwater.response_input", InputID: r.InputID, Conversation: r.Session, SessionID: r.Session, ResponseID: r.Response,
		Delivery: string(r.Delivery), Status: string(r.Status), CreatedAt: r.CreatedAt.UnixMilli(), Started: r.Started,
	}
	if r.Position > 0 {
		out.Position = &r.Position
	}
	return out
}

// EnvelopeRecord is an interface part as it is sent.
type EnvelopeRecord struct {
	SessionID  string         `json:"session_id"`
	EnvelopeID string         `json:"envelope_id"`
	CreatedAt  int64          `json:"created_at"`
	Envelope   jsontext.Value `json:"envelope"`
}

func envelopeOf(session string, e session.Envelope) EnvelopeRecord {
	return EnvelopeRecord{SessionID: session, EnvelopeID: e.ID, CreatedAt: e.CreatedAt.UnixMilli(), Envelope: e.Body}
}
