package ledger

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"
)

const (
	// moneyTimeout is how long a write of money may take. It does not end when the
	// request does.
	moneyTimeout = 5 * time.Second
	// holdGrace is how much longer than its call a hold lives.
	holdGrace = 60 * time.Second
	// answerKept is how long an answer is kept under its idempotency key.
	answerKept = 24 * time.Hour
)

// Config is what a Book needs. Every field without a default must be set.
type Config struct {
	Store  Store
	Now    func() time.Time
	NewID  func() string // unique, of calls, grants and codes; later ones sort later
	Random io.Reader     // secret chance, for redeem codes and nonces
	// Code names an error in a record, for example "INSUFFICIENT_CREDITS".
	Code func(error) string
	// Alarm is told of what should never happen. It returns at once.
	Alarm func(ctx context.Context, a Alarm)

	InFlight        int // paid calls of this process at once; 0 = 64
	AccountInFlight int // paid calls of one account at once; 0 = 4

	// Step, for tests, is told when a charge comes to a named point.
	Step func(Step)
}

// Alarm says that something happened that somebody must look at.
type Alarm struct {
	What string // one of the words below
	Call string // "" when it is about no single call
	Err  error  // nil when there is none
}

// What alarms are about.
const (
	AlarmNoHold   = "post_without_hold"  // a call succeeded after its hold had expired: it cost nothing
	AlarmUnknown  = "settlement_unknown" // the store did not say whether a call was charged
	AlarmVoid     = "void_failed"        // a hold was left to expire
	AlarmRecord   = "record_failed"      // a call has no record
	AlarmSweep    = "sweep_failed"
	AlarmSumWrong = "sum_wrong" // a sum is not that of its rows
)

// Book is the one door to the ledger. It is safe for concurrent use; any number
// of Books, in any number of processes, may share a store.
type Book struct {
	store  Store
	random io.Reader
	newID  func() string
	clock  func() time.Time
	code   func(error) string
	alarm  func(context.Context, Alarm)
	step   func(Step)

	inFlight, accountInFlight int

	mu       sync.Mutex
	running  int                  // paid calls of this process
	flights  map[[32]byte]*flight // keyed calls of this process, by claim
	draining bool
	work     sync.WaitGroup // calls that were let in
}

// New makes a Book.
func New(c Config) (*Book, error) {
	if c.Store.CallStore == nil || c.Store.MoneyStore == nil || c.Store.PriceStore == nil ||
		c.Now == nil || c.NewID == nil || c.Random == nil || c.Code == nil || c.Alarm == nil {
		return nil, errors.New("ledger: the configuration is not complete")
	}
	if c.InFlight < 0 || c.AccountInFlight < 0 {
		return nil, errors.New("ledger: a limit is negative")
	}
	if c.InFlight == 0 {
		c.InFlight = 64
	}
	if c.AccountInFlight == 0 {
		c.AccountInFlight = 4
	}
	if c.Step == nil {
		c.Step = func(Step) {}
	}
	return &Book{
		store: c.Store, random: c.Random, newID: c.NewID, clock: c.Now, code: c.Code, alarm: c.Alarm, step: c.Step,
		inFlight: c.InFlight, accountInFlight: c.AccountInFlight,
		flights: map[[32]byte]*flight{},
	}, nil
}

// now returns the time in whole milliseconds, as stores keep it.
func (b *Book) now() time.Time { return whole(b.clock()) }

func whole(t time.Time) time.Time { return time.UnixMilli(t.UnixMilli()).UTC() }

// moneyContext returns the context of a write of money: it keeps the values of
// ctx, but not its end.
func moneyContext(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), moneyTimeout)
}

// Drain lets no further call in and waits until those under way have ended, or
// until ctx ends. What is still held then expires by itself.
func (b *Book) Drain(ctx context.Context) error {
	b.mu.Lock()
	b.draining = true
	b.mu.Unlock()
	ended := make(chan struct{})
	go func() { b.work.Wait(); close(ended) }()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
