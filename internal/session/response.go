package session

import (
	"encoding/json/jsontext"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Status says how far a response is.
type Status string

// The states of a response. Only the first is not final.
const (
	InProgress Status = "in_progress"
	Completed  Status = "completed"
	Waiting    Status = "waiting" // completed, and the person has to answer
	Limited    Status = "limited" // a budget ended it, or cut something off
	Cancelled  Status = "cancelled"
	Failed     Status = "failed"
)

// ReasonRestarted is the code of a run that its server did not live to finish.
const ReasonRestarted = "server_restarted"

// Response is one run and its outcome.
type Response struct {
	ID        string
	Session   string
	Status    Status
	CreatedAt time.Time
	EndedAt   time.Time // zero while it is under way
	Seq       int64     // of its newest event
	Node      string    // the server that runs it,
	LeaseEnd  time.Time // unless it has not been heard of since

	// Kept is false for a response that must not be found again: it goes with its
	// run, its messages stay.
	Kept bool

	ResponseDetail
}

// ResponseDetail is what is kept of a response and never searched for.
type ResponseDetail struct {
	Params      jsontext.Value `json:"params,omitzero"`   // what the transport wants to find again
	Previous    string         `json:"previous,omitzero"` // the response it was asked to go on from
	Listed      bool           `json:"listed,omitzero"`   // its session is a conversation
	Settings    Settings       `json:"settings"`
	Open        Open           `json:"open,omitzero"`        // the assistant's message under way
	LastMessage int64          `json:"lastMessage,omitzero"` // number of its newest message
	Batches     int64          `json:"batches,omitzero"`     // of events that its runner has written
	End         *End           `json:"end,omitzero"`
}

// Open is the assistant's message under way.
type Open struct {
	ID     string `json:"id"`
	Number int64  `json:"number"`
	Seq    int64  `json:"seq"` // of the event that began it
}

// Settings are what a turn is asked with beside its text.
type Settings struct {
	Locale  string        `json:"locale"`           // zh or en
	Mode    string        `json:"mode"`             // explore or research
	Consent bool          `json:"consent"`          // false: only the built-in model may see it
	NewDraw bool          `json:"newDraw,omitzero"` // of this turn only
	Context agent.Context `json:"context"`

	// Client is what the program that asks brings along: functions that it runs
	// itself. It is not kept.
	Client agent.Client `json:"-"`
}
