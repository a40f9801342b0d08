package ledger_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// unsure is a store that sometimes does not say whether it committed.
type unsure struct {
	ledger.CallStore
	commits bool // whether what it does not speak of was made
	silent  int  // how many answers are lost
	broken  bool // posts fail after those
}

func (u *unsure) lose() bool {
	u.silent--
	return u.silent >= 0
}

func (u *unsure) Hold(ctx context.Context, o ledger.HoldOrder) (ledger.Holding, error) {
	if !u.lose() {
		return u.CallStore.Hold(ctx, o)
	}
	if u.commits {
		if _, err := u.CallStore.Hold(ctx, o); err != nil {
			return ledger.Holding{}, err
		}
	}
	return ledger.Holding{}, fmt.Errorf("%w: connection lost", ledger.ErrUncertain)
}

func (u *unsure) Post(ctx context.Context, p ledger.Posting) (bool, error) {
	if !u.lose() {
		if u.broken {
			return false, errDisk
		}
		return u.CallStore.Post(ctx, p)
	}
	if u.commits {
		if _, err := u.CallStore.Post(ctx, p); err != nil {
			return false, err
		}
	}
	return false, fmt.Errorf("%w: connection lost", ledger.ErrUncertain)
}

// TestREL077_UncertainCommit loses the store's answers, one after the other.
func TestREL077_UncertainCommit(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		commits bool
		lost    string // which answers: hold, post, all posts, or a post and then the store
		left    int64
		err     bool
	}{
		{"hold made", true, "hold", 10, true},
		{"hold not made", false, "hold", 10, true},
		{"post made", true, "post", 6, false},
		{"post not made", false, "post", 6, false},
		{"all posts made", true, "all", 6, true},
		{"no post made", false, "all", 10, true},
		{"post made, then the store fails", true, "fail", 6, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			store := storetest.NewMemoryLedger().Store()
			calls := &unsure{CallStore: store.CallStore, commits: c.commits}
			store.CallStore = calls
			bank := storetest.NewBank(t, store)
			bank.Grant(t, "ada", 10)
			if c.lost == "hold" {
				calls.silent = 1
			}
			r, err := bank.Book.Charge(t.Context(), ledger.Call{Account: "ada", Tool: "dear", Timeout: 1e9}, func(context.Context) ([]byte, error) {
				calls.silent = map[string]int{"post": 1, "all": 3, "fail": 1}[c.lost]
				calls.broken = c.lost == "fail"
				return []byte("answer"), nil
			})
			calls.silent, calls.broken = 0, false
			if (err != nil) != c.err || err == nil && (r.Credits != 4 || string(r.Answer) != "answer") {
				t.Errorf("got %+v, error %v; want an error = %v", r, err, c.err)
			}
			unknown := c.lost == "all" || c.lost == "fail"
			if unknown && fault.As(err).Reason != ledger.ReasonUnknown {
				t.Errorf("got error %v, want %s", err, ledger.ReasonUnknown)
			}
			if got, err := bank.Book.Balance(t.Context(), "ada"); err != nil || got != (ledger.Balance{Posted: c.left}) {
				t.Errorf("balance %+v, error %v; want %d", got, err, c.left)
			}
			if alarms := bank.Alarmed(); unknown && (len(alarms) == 0 || alarms[0] != "settlement_unknown") || !unknown && len(alarms) != 0 {
				t.Errorf("alarms: %v", alarms)
			}
			bank.Agrees(t)
		})
	}
}

// broken is a store that fails for certain.
type broken struct {
	ledger.CallStore
	post, void bool
}

var errDisk = errors.New("the disk is full")

func (b *broken) Post(ctx context.Context, p ledger.Posting) (bool, error) {
	if b.post {
		return false, errDisk
	}
	return b.CallStore.Post(ctx, p)
}

func (b *broken) Void(ctx context.Context, r ledger.Record) error {
	if b.void {
		return errDisk
	}
	return b.CallStore.Void(ctx, r)
}

func TestB7_StoreFails(t *testing.T) {
	t.Parallel()
	store := storetest.NewMemoryLedger().Store()
	calls := &broken{CallStore: store.CallStore}
	store.CallStore = calls
	bank := storetest.NewBank(t, store)
	bank.Grant(t, "ada", 10)
	charge := func() (ledger.Receipt, error) {
		return bank.Book.Charge(t.Context(), ledger.Call{Account: "ada", Tool: "dear", Timeout: 1e9}, func(context.Context) ([]byte, error) { return []byte("answer"), nil })
	}
	calls.post = true
	if r, err := charge(); !errors.Is(err, errDisk) || r.Answer != nil {
		t.Errorf("got %+v, error %v; an answer that is not paid for is not given", r, err)
	}
	bank.Agrees(t) // the hold was undone
	calls.void = true
	if _, err := charge(); !errors.Is(err, errDisk) {
		t.Errorf("got error %v", err)
	}
	if alarms := bank.Alarmed(); len(alarms) != 1 || alarms[0] != "void_failed" {
		t.Errorf("alarms: %v", alarms)
	}
	calls.post, calls.void = false, false
	if _, err := charge(); err != nil { // it recovers by itself
		t.Error(err)
	}
	bank.Set(bank.Now().Add(61e9))
	if s, err := bank.Book.Sweep(t.Context()); err != nil || s.Expired != 1 {
		t.Errorf("sweep: %+v, error %v; want the hold that was left", s, err)
	}
	if got, err := bank.Book.Balance(t.Context(), "ada"); err != nil || got.Posted != 6 {
		t.Errorf("balance %+v, error %v", got, err)
	}
	bank.Agrees(t)
}

func TestNew_Incomplete(t *testing.T) {
	t.Parallel()
	if _, err := ledger.New(ledger.Config{Store: storetest.NewMemoryLedger().Store()}); err == nil {
		t.Error("a Book without a clock passed")
	}
}

// mute is a store of transfers that does not say whether it committed.
type mute struct {
	ledger.MoneyStore
	silent int
}

func (m *mute) Transfer(ctx context.Context, t ledger.Transfer) (ledger.Moved, error) {
	moved, err := m.MoneyStore.Transfer(ctx, t)
	if m.silent--; m.silent >= 0 {
		return ledger.Moved{}, ledger.ErrUncertain
	}
	return moved, err
}

func TestREL069_UncertainGrant(t *testing.T) {
	t.Parallel()
	store := storetest.NewMemoryLedger().Store()
	money := &mute{MoneyStore: store.MoneyStore}
	store.MoneyStore = money
	bank := storetest.NewBank(t, store)
	for lost := range 3 {
		money.silent = lost
		if balance, err := bank.Book.Grant(t.Context(), ledger.Grant{Account: "ada", Amount: 5, Reason: "test"}); err != nil || balance != int64(5*(lost+1)) {
			t.Errorf("%d answers lost: balance %d, error %v", lost, balance, err)
		}
	}
	money.silent = 3
	if _, err := bank.Book.PayIn(t.Context(), ledger.Payment{Account: "ada", Amount: 5, Provider: "p", Event: "e"}); !errors.Is(err, ledger.ErrUncertain) {
		t.Errorf("got error %v", err)
	}
	if balance, err := bank.Book.PayIn(t.Context(), ledger.Payment{Account: "ada", Amount: 5, Provider: "p", Event: "e"}); err != nil || balance != 20 {
		t.Errorf("the event again: balance %d, error %v", balance, err)
	}
	bank.Agrees(t)
}
