package session

import (
	"context"
	"time"
)

// Store keeps everything. One method of its parts is one atomic change, durable when
// the method returns nil. Times have whole milliseconds. storetest.Session is the
// contract as tests.
type Store struct {
	SessionStore
	RunStore
	OwnerStore
}

// Key names what a change of a session wants to see beside it.
type Key struct {
	Session string
	Input   string // "" for none
}

// State is a session as a transaction sees it. Until the transaction ends nobody
// else changes the session.
type State struct {
	Session Session
	Active  *Response // the run under way; nil for none
	Pending []Input   // in the order of arrival
	Input   *Input    // the one that the key names; nil when there is none

	// Log returns the events of the run under way behind after.
	Log func(after int64) ([]RunEvent, error)
}

// Change is what a transaction writes. Rows are added, or replaced by their id.
type Change struct {
	Session   *Session
	Response  *Response
	Events    []RunEvent // of Response, or of the active one
	Inputs    []Input
	DropInput string // the id of one that is taken back
	Messages  []Message
	Parts     []Part // are only added
	Notices   []Notice
	NoticesTo int64 // notices up to this one are forgotten
}

// SessionStore keeps sessions and what was said in them.
type SessionStore interface {
	// Add adds a session.
	Add(ctx context.Context, s Session) error

	// Update changes one session. change is given the session as it is and returns
	// what to write; it is pure and may be asked again. Its error undoes all and is
	// returned. found is false, and change is not asked, when there is no session.
	Update(ctx context.Context, k Key, change func(State) (Change, error)) (found bool, err error)

	// Session returns a session.
	Session(ctx context.Context, id string) (s Session, found bool, err error)

	// Look returns a session, its messages with their parts, its pending inputs and
	// the log of the message under way as they are at one moment.
	Look(ctx context.Context, id string) (l Look, found bool, err error)

	// Messages returns messages of a session in order, with their envelopes and
	// artifacts: the newest ones that r admits.
	Messages(ctx context.Context, session string, r Range) ([]Message, error)

	// Parts returns the parts of one kind, the newest limit of them, oldest first.
	Parts(ctx context.Context, session string, kind PartKind, limit int) ([]Part, error)

	// SetRender notes what became of an envelope.
	SetRender(ctx context.Context, r Render) (found bool, err error)

	// Notices returns up to limit notices of a session behind after, and the number
	// of the oldest that is kept.
	Notices(ctx context.Context, session string, after int64, limit int) (list []Notice, oldest int64, err error)
}

// Range chooses messages. The zero value of a part admits all.
type Range struct {
	Response string // of this run
	ID       string // this one
	UpTo     int64  // numbered so or lower
	Limit    int    // the newest of them
}

// Look is a session as a reader sees it.
type Look struct {
	Session  Session
	Active   *Response
	Pending  []Input // in the order of arrival
	Messages []Message
	Log      []RunEvent // of the message under way
}

// RunStore keeps runs and their logs.
type RunStore interface {
	// Response returns a response.
	Response(ctx context.Context, id string) (r Response, found bool, err error)

	// Events returns up to limit events of a run behind after, in order.
	Events(ctx context.Context, response string, after int64, limit int) ([]RunEvent, error)

	// DropResponse removes a response that has ended, with its log.
	DropResponse(ctx context.Context, id string) (found bool, err error)

	// Renew extends the lease of every run of a node.
	Renew(ctx context.Context, node string, until time.Time) error

	// Expired returns runs under way whose lease ended before now.
	Expired(ctx context.Context, now time.Time, limit int) ([]Response, error)

	// DropUnkept removes ended responses that must not be found again.
	DropUnkept(ctx context.Context, endedBefore time.Time, limit int) (int, error)
}

// OwnerStore keeps whose sessions are.
type OwnerStore interface {
	// Sessions returns the listed sessions of an owner, the newest first: up to limit
	// of those behind after, a session's id; "" is the begin.
	Sessions(ctx context.Context, o Owner, after string, limit int) ([]Session, error)

	// Delete removes a session with all that belongs to it.
	Delete(ctx context.Context, session string) (found bool, err error)

	// Forget removes the sessions of an owner.
	Forget(ctx context.Context, o Owner) (int, error)

	// Sweep removes up to limit sessions last changed before a moment, but none with
	// a run under way.
	Sweep(ctx context.Context, before time.Time, limit int) (int, error)
}

// Signal carries word of changes between the servers that share a store. It may lose
// some: what is behind it is read from the store.
type Signal interface {
	// Announce says that sessions have changed.
	Announce(ctx context.Context, sessions []string) error

	// Listen passes on what other servers announce, "" for anything, until ctx ends.
	Listen(ctx context.Context, heard func(session string)) error
}
