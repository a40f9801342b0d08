package storetest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Ledger runs the contract of ledger.Store, alone and under ledger.Books, on
// stores that open makes empty. calls is how many calls fight for a tenth of as many
// credits. The names A1 to A17 are acceptance lines, the REL ones case lines.
func Ledger(t *testing.T, calls int, open func(t *testing.T) ledger.Store) {
	t.Helper()
	for _, c := range []struct {
		name string
		run  func(*testing.T, *Bank)
	}{
		{"A1_NoOversell", func(t *testing.T, b *Bank) { noOversell(t, b, calls) }},
		{"A1_NoOversell_AllAtOnce", noOversellAllAtOnce},
		{"A2_ChargedIsSucceeded", chargedIsSucceeded},
		{"A3_Gate", gate},
		{"A4_FreeQuotaRace", freeQuotaRace},
		{"A5_SameKeyParallel", sameKeyParallel},
		{"A5_SameKeyTwoNodes", sameKeyTwoNodes},
		{"A5_SameKeyTwoNodesFails", sameKeyTwoNodesFails},
		{"A6_KeyScope", keyScope},
		{"A7_RetryWithKey", retryWithKey},
		{"A8_ClientLeaves", clientLeaves},
		{"A8_ClientLeavesKeyed", clientLeavesKeyed},
		{"A9_FailuresAreFree", failuresAreFree},
		{"A10_PriceChangeInFlight", priceChangeInFlight},
		{"A11_DisableInFlight", disableInFlight},
		{"A14_PaymentOnce", paymentOnce},
		{"A17_QuotaDays", quotaDays},
		{"ExpiredHold", expiredHold},
		{"ExpiredHoldBlocksNobody", expiredHoldBlocksNobody},
		{"ExpiredKeyIsFree", expiredKeyIsFree},
		{"InFlightLimit", inFlightLimit},
		{"Overload", overload},
		{"FreeCalls", freeCalls},
		{"NoPrice", noPrice},
		{"REL014_StarterOnce", starterOnce},
		{"Corrections", corrections},
		{"GrantLimits", grantLimits},
		{"Codes", codes},
		{"CodeRace", codeRace},
		{"REL066_Arithmetic", arithmetic},
		{"Prices", prices},
		{"Usage", usage},
		{"Retention", retention},
		{"REL075_CancelledContexts", cancelledContexts},
		{"Drain", drain},
		{"Batch", batch},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			bank := NewBank(t, open(t))
			c.run(t, bank)
			bank.Agrees(t)
		})
	}
}

// Bank is a store with a Book over it and a clock that stands still until it is
// set.
type Bank struct {
	Store ledger.Store
	Book  *ledger.Book

	mu     sync.Mutex
	now    time.Time
	alarms []ledger.Alarm
	last   int
}

// NewBank makes a Bank with wide limits on calls in flight, where the tool "dear"
// costs 4, "cheap" 1, and the account "ada" is empty.
func NewBank(t *testing.T, store ledger.Store) *Bank {
	t.Helper()
	b := &Bank{Store: store, now: noon}
	b.Book = b.Node(t, func(c *ledger.Config) { c.InFlight, c.AccountInFlight = 1e6, 1e6 })
	b.Price(t, "dear", 4, 4)
	b.Price(t, "cheap", 1, 1)
	return b
}

// Node returns another Book over the store, as another process has.
func (b *Bank) Node(t *testing.T, change func(*ledger.Config)) *ledger.Book {
	t.Helper()
	config := ledger.Config{
		Store: b.Store, Now: b.Now, NewID: b.newID, Random: rand.Reader, Code: Code,
		Alarm: func(_ context.Context, a ledger.Alarm) {
			b.mu.Lock()
			defer b.mu.Unlock()
			b.alarms = append(b.alarms, a)
		},
	}
	change(&config)
	book, err := ledger.New(config)
	if err != nil {
		t.Fatalf("New: %v", err)
	}
	return book
}

// Now is the Bank's clock.
func (b *Bank) Now() time.Time {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.now
}

// Set sets the clock.
func (b *Bank) Set(now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.now = now
}

func (b *Bank) pass(d time.Duration) { b.Set(b.Now().Add(d)) }

func (b *Bank) newID() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.last++
	return fmt.Sprintf("id-%d-%06d", os.Getpid(), b.last) // of no other process either
}

// Code names errors in records, like a transport does.
func Code(err error) string {
	switch f := fault.As(err); {
	case errors.Is(err, context.Canceled):
		return "CANCELLED"
	case errors.Is(err, context.DeadlineExceeded):
		return "UPSTREAM_TIMEOUT"
	case f.Kind == fault.Insufficient:
		return "INSUFFICIENT_CREDITS"
	case f.Kind == fault.RateLimited:
		return "RATE_LIMITED"
	case f.Kind == fault.Denied:
		return "TOOL_DISABLED"
	case f.Kind == fault.Invalid:
		return "INVALID_INPUT"
	case errors.Is(err, errUpstream):
		return "UPSTREAM_ERROR"
	}
	return "INTERNAL_ERROR"
}

var errUpstream = errors.New("the provider failed")

// Price sets a tool's price.
func (b *Bank) Price(t *testing.T, tool string, cost, least int64) {
	t.Helper()
	if _, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: tool, Cost: &cost, MinBalance: &least}); err != nil {
		t.Errorf("price of %s: %v", tool, err)
	}
}

// free gives a tool a free quota.
func (b *Bank) free(t *testing.T, tool string, units int64, period ledger.Period) {
	t.Helper()
	if _, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: tool, Free: &units, Period: &period}); err != nil {
		t.Errorf("free quota of %s: %v", tool, err)
	}
}

// Grant gives an account credits.
func (b *Bank) Grant(t *testing.T, account string, amount int64) {
	t.Helper()
	if _, err := b.Book.Grant(t.Context(), ledger.Grant{Account: account, Amount: amount, Reason: "test"}); err != nil {
		t.Errorf("grant %d to %s: %v", amount, account, err)
	}
}

// call is a call of a tool by ada.
func call(tool string) ledger.Call {
	return ledger.Call{Account: "ada", Tool: tool, Timeout: time.Minute, Arguments: []byte(`{}`)}
}

func keyed(tool, key string) ledger.Call {
	c := call(tool)
	c.Key = key
	return c
}

// succeed is work that is done at once.
func succeed(context.Context) ([]byte, error) { return []byte(`{"ok":true}`), nil }

func failing(context.Context) ([]byte, error) { return nil, errUpstream }

// charge makes a call that must succeed.
func (b *Bank) charge(t *testing.T, c ledger.Call) ledger.Receipt {
	t.Helper()
	r, err := b.Book.Charge(t.Context(), c, succeed)
	if err != nil {
		t.Errorf("%s by %s: %v", c.Tool, c.Account, err)
	}
	return r
}

// has checks what an account has.
func (b *Bank) has(t *testing.T, account string, posted, held int64) {
	t.Helper()
	got, err := b.Book.Balance(t.Context(), account)
	if want := (ledger.Balance{Posted: posted, Held: held}); err != nil || got != want {
		t.Errorf("balance of %s: got %+v, error %v; want %+v", account, got, err, want)
	}
}

// refused checks that err is a fault of the kind and reason.
func refused(t *testing.T, err error, kind fault.Kind, reason string) {
	t.Helper()
	if f := fault.As(err); f == nil || f.Kind != kind || f.Reason != reason {
		t.Errorf("got error %v, want %v (%s)", err, kind, reason)
	}
}

// Alarmed returns what alarms were raised, and forgets them.
func (b *Bank) Alarmed() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	var what []string
	for _, a := range b.alarms {
		what = append(what, a.What)
	}
	b.alarms = nil
	return what
}

// Agrees checks that every sum of the store is the sum of its rows, that nothing
// is held any more, and that no alarm was raised.
func (b *Bank) Agrees(t *testing.T) {
	t.Helper()
	a, err := b.Book.Audit(context.WithoutCancel(t.Context()))
	if err != nil || len(a.Wrong) > 0 || a.Holds > 0 {
		t.Errorf("audit: %+v, error %v; want nothing wrong and no hold", a, err)
	}
	if alarms := b.Alarmed(); len(alarms) > 0 {
		t.Errorf("%d alarms, first %s", len(alarms), alarms[0])
	}
}
