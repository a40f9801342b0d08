package session

import "time"

// Delivery says when an input is taken.
type Delivery string

// The ways of delivery.
const (
	Steer Delivery = "steer" // at the next boundary between steps
	Queue Delivery = "queue" // when the run would end, one at a time
)

// InputStatus says how far an input is.
type InputStatus string

// The states of an input. A pending one that is dropped is gone.
const (
	InputPending   InputStatus = "pending"
	InputDelivered InputStatus = "delivered" // the inbox took it; that is not "done"
	InputDropped   InputStatus = "dropped"   // only in the news of it
)

// Bounds of the inbox.
const (
	MaxPending    = 32
	MaxInputUnits = 3000 // UTF-16 units
	MaxInputID    = 128  // characters
)

// Input is what a person adds to a conversation. Its ID is the client's, and is
// unique in its session.
type Input struct {
	Session     string      `json:"-"`
	ID          string      `json:"-"`
	Number      int64       `json:"-"` // of its arrival
	Text        string      `json:"text"`
	Delivery    Delivery    `json:"delivery"`
	Status      InputStatus `json:"-"`
	Response    string      `json:"response"` // the run it was posted to, and from its delivery on the one that took it
	CreatedAt   time.Time   `json:"createdAt"`
	DeliveredAt time.Time   `json:"deliveredAt,omitzero"` // zero while pending
}

// Receipt is an input as its client sees it.
type Receipt struct {
	Session   string      `json:"session"`
	InputID   string      `json:"inputId"`
	Response  string      `json:"response"`
	Delivery  Delivery    `json:"delivery"`
	Status    InputStatus `json:"status"`
	Position  int         `json:"position,omitzero"` // in the order of delivery, from 1; 0 once delivered
	CreatedAt time.Time   `json:"createdAt"`
	Started   bool        `json:"-"` // posting it started the run
	Text      string      `json:"-"` // only in lists of pending ones
}
