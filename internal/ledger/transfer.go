package ledger

import "time"

// MaxCredits is the largest balance and the largest amount of one transfer. A sum
// of two of them is far from the end of int64.
const MaxCredits = 1_000_000_000_000

// House accounts are the other side of every transfer. They belong to nobody,
// have no row of their own, and may be below zero.
const (
	Issued  = "house:issued"  // where credits come from; minus all that were ever issued
	Revenue = "house:revenue" // where the price of calls goes
)

// Kind says why credits moved.
type Kind string

// The kinds of transfer. Kind and cause together are unique.
const (
	Charged   Kind = "charge"     // cause: the call
	Granted   Kind = "grant"      // cause: a number of its own
	Corrected Kind = "correction" // cause: a number of its own
	Redeemed  Kind = "redeem"     // cause: the code's id
	Started   Kind = "starter"    // cause: the account
	PaidIn    Kind = "payment"    // cause: the provider and its event
)

// maxNoteLen is how long a reason may be, in characters.
const maxNoteLen = 500

// Transfer is the move of credits from one account to another: two entries that
// cannot but balance. It never changes.
type Transfer struct {
	Number int64 // its place in the book, made by the store
	Kind   Kind
	Cause  string
	Payer  string
	Payee  string
	Amount int64 // 1…MaxCredits
	Note   string
	At     time.Time
}

// Entry returns what the transfer is to one of its accounts: plus what it was
// given, minus what it gave.
func (t Transfer) Entry(account string) int64 {
	var sum int64
	if t.Payee == account {
		sum += t.Amount
	}
	if t.Payer == account {
		sum -= t.Amount
	}
	return sum
}

// Customer returns the side of the transfer that is no house account.
func (t Transfer) Customer() string {
	if t.Payer == Issued || t.Payer == Revenue {
		return t.Payee
	}
	return t.Payer
}

// Same reports whether two transfers say the same, whenever they were made.
func (t Transfer) Same(u Transfer) bool {
	return t.Kind == u.Kind && t.Cause == u.Cause && t.Payer == u.Payer && t.Payee == u.Payee && t.Amount == u.Amount
}

// Balance is what an account has.
type Balance struct {
	Posted int64 // the sum of its entries; never negative
	Held   int64 // reserved by its running calls; never more than Posted
}

// Shortfall is the cause of a refusal for want of credits.
type Shortfall struct {
	Balance  int64 // posted
	Held     int64
	Required int64 // the greater of the price and the least balance
}

// Error says what was missing.
func (s *Shortfall) Error() string {
	return "balance less what is held is under what the call requires"
}
