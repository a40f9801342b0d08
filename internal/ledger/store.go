package ledger

import (
	"context"
	"errors"
	"time"
)

// ErrUncertain is the error of a change that may have been made: a database over a
// network did not say whether it committed. Posts, voids and transfers can be made
// again: they happen once.
var ErrUncertain = errors.New("the store did not say whether it committed")

// Store is where a Book keeps everything. One method of its parts is one atomic
// change: all of it is durable when the method returns nil, and nothing of it has
// happened when it returns an error that is not ErrUncertain. The times in orders
// have whole milliseconds. storetest.Ledger is the contract as tests.
type Store struct {
	CallStore
	MoneyStore
	PriceStore
}

// CallStore changes what one call changes.
type CallStore interface {
	// Hold admits a call or says why not, and changes nothing in the latter case.
	// It opens the account when there is none, and undoes the account's expired
	// holds.
	Hold(ctx context.Context, o HoldOrder) (Holding, error)

	// Post makes the hold of a call final: it removes the hold, moves its amount or
	// uses its free unit, records the call and keeps its answer. Without a live
	// hold it charges nothing, records the success, and returns false. A call that
	// was posted before stays as it was, with the same result. A call whose number
	// was used before is an error.
	Post(ctx context.Context, p Posting) (charged bool, err error)

	// Void undoes the hold of a call of the record's account, records the call and
	// frees its claim. Without a hold it changes nothing.
	Void(ctx context.Context, r Record) error

	// Expire voids up to limit holds that expired at or before now, recording each
	// call as failed with the given code, and returns how many it voided.
	Expire(ctx context.Context, now time.Time, code string, limit int) (int, error)

	// Kept looks an idempotency claim up without changing it.
	Kept(ctx context.Context, c Claim, now time.Time) (Keeping, error)

	// Record adds records of calls that no hold was taken for. A record whose id is
	// there already is left as it is.
	Record(ctx context.Context, records []Record) error

	// Usage returns the newest records of an account, newest first.
	Usage(ctx context.Context, account string, limit int) ([]Record, error)

	// Days returns the sums of all records that began at or after an instant, by
	// day, tool and status, newest day first.
	Days(ctx context.Context, since time.Time) ([]DayUse, error)
}

// MoneyStore changes what moves credits without a call.
type MoneyStore interface {
	// Balance returns an account's balance and its live holds. open is false when
	// there is no such account.
	Balance(ctx context.Context, account string, now time.Time) (b Balance, open bool, err error)

	// Open opens an account with the starter allowance, once.
	Open(ctx context.Context, account string, at time.Time) error

	// Transfer makes a transfer unless one with its kind and cause was made before,
	// opening the account when there is none. What is not made changes nothing.
	Transfer(ctx context.Context, t Transfer) (Moved, error)

	// Transfers returns an account's newest transfers, newest first.
	Transfers(ctx context.Context, account string, limit int) ([]Transfer, error)

	// AddCodes adds redeem codes.
	AddCodes(ctx context.Context, codes []Code) error

	// Redeem gives an account the amount of an unused code, once, opening the
	// account when there is none.
	Redeem(ctx context.Context, hash CodeHash, account string, at time.Time) (Moved, error)

	// RevokeCode makes an unused code useless and returns it as it now is; found is
	// false when there is no such code.
	RevokeCode(ctx context.Context, id string, at time.Time) (c Code, found bool, err error)

	// Codes returns all codes in the order of their making.
	Codes(ctx context.Context) ([]Code, error)
}

// PriceStore keeps what is charged, and looks after the whole.
type PriceStore interface {
	// Prices returns the price in force of every tool that has one, by tool name.
	Prices(ctx context.Context) ([]Price, error)

	// ChangePrice makes a new version of a tool's price, from its newest one or, for
	// a tool without a price, from a free and enabled one.
	ChangePrice(ctx context.Context, c PriceChange) (Price, error)

	// Seed adds those prices whose tools have none yet.
	Seed(ctx context.Context, prices []Price) error

	// FreeUsed returns what an account has used of free quotas in the periods.
	FreeUsed(ctx context.Context, account string, periods []string, now time.Time) ([]FreeUse, error)

	// Starter returns the starter allowance of new accounts.
	Starter(ctx context.Context) (int64, error)

	// SetStarter changes it for accounts opened from now on.
	SetStarter(ctx context.Context, amount int64) error

	// Prune drops up to limit records that began before the first instant and
	// answers that were to be kept until the second.
	Prune(ctx context.Context, records, answers time.Time, limit int) (int, error)

	// Audit compares every sum that is kept with the rows it stands for.
	Audit(ctx context.Context) (Audit, error)
}

// HoldOrder asks for a hold.
type HoldOrder struct {
	Call        string // unique
	Account     string
	Tool        string
	Free        bool   // nothing is charged and nothing but the claim can refuse it
	Claim       *Claim // nil without an idempotency key
	MaxInFlight int    // paid calls of the account at once
	Now         time.Time
	Expires     time.Time
	Abandoned   string // code for the records of expired holds it undoes
}

// HoldState is what became of a HoldOrder.
type HoldState uint8

// The outcomes of a HoldOrder.
const (
	Held     HoldState = iota
	Repeated           // the claim is not new: see Holding.Keeping
	NoPrice            // the tool has no price
	Disabled           // an operator has disabled the tool
	InFlight           // too many paid calls of the account are running
	Short              // the account has not got it
)

// Holding is the answer to a HoldOrder.
type Holding struct {
	State     HoldState
	Amount    int64     // credits held
	FreeUnit  bool      // a unit of free quota is held instead
	Version   int64     // of the price
	Keeping   Keeping   // for Repeated
	Shortfall Shortfall // for Short
}

// Claim is one idempotency key of an account for a tool.
type Claim struct {
	ID        [32]byte // hash of account, tool and key
	Arguments [32]byte // hash of the arguments it came with
}

// KeepState says how a claim stands.
type KeepState uint8

// The states of a claim.
const (
	Unclaimed KeepState = iota
	Mismatch            // it came with other arguments
	Running             // its call has not ended
	Finished            // its answer is kept
)

// Keeping is a claim and the call it stands for.
type Keeping struct {
	State  KeepState
	Record Record // of the call, when finished; its ID alone when running
	Answer []byte // sealed, when finished
}

// Posting is a success to be made final.
type Posting struct {
	Record Record // credits and free unit are filled in from the hold
	Answer []byte // sealed; nil without a claim
	Until  time.Time
}

// Moved is what became of a transfer.
type Moved struct {
	State   MoveState
	Amount  int64
	Balance int64 // after it
}

// MoveState says whether a transfer was made.
type MoveState uint8

// The outcomes of a transfer.
const (
	Done    MoveState = iota
	Already           // made before; nothing changed
	Differs           // another transfer has this kind and cause
	TooLow            // the account has less than that to give
	TooHigh           // the balance would pass MaxCredits
	NoCode            // there is no such code
	Revoked           // the code was revoked
)
