package storetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

func keyScope(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	b.Grant(t, "bob", 100)
	first := b.charge(t, keyed("dear", "k"))
	other := keyed("dear", "k")
	other.Arguments = []byte(`{"x":1}`)
	_, err := b.Book.Charge(t.Context(), other, succeed)
	refused(t, err, fault.Invalid, ledger.ReasonMismatch)
	if _, found, err := b.Book.Replay(t.Context(), other); found || err != nil {
		t.Errorf("replay with other arguments: found %v, error %v", found, err)
	}
	bobs := keyed("dear", "k")
	bobs.Account = "bob"
	for name, c := range map[string]ledger.Call{"another account": bobs, "another tool": keyed("cheap", "k"), "another key": keyed("dear", "K")} {
		if r := b.charge(t, c); r.Replayed || r.Call == first.Call {
			t.Errorf("%s: got the first call's receipt", name)
		}
	}
	for _, key := range []string{"\n", "é", string(bytes.Repeat([]byte{'k'}, 256)), "\x7f"} {
		_, err := b.Book.Charge(t.Context(), keyed("dear", key), succeed)
		refused(t, err, fault.Invalid, ledger.ReasonKey)
	}
	b.charge(t, keyed("cheap", string(bytes.Repeat([]byte{'k'}, 255))))
}

func retryWithKey(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	_, err := b.Book.Charge(t.Context(), keyed("dear", "k"), failing)
	if !errors.Is(err, errUpstream) {
		t.Errorf("got error %v", err)
	}
	b.has(t, "ada", 100, 0)
	if _, found, err := b.Book.Replay(t.Context(), keyed("dear", "k")); found || err != nil {
		t.Errorf("a failure was kept: %v, %v", found, err)
	}
	first := b.charge(t, keyed("dear", "k"))
	b.Price(t, "dear", 9, 9) // what it cost then
	again, err := b.Book.Charge(t.Context(), keyed("dear", "k"), failing)
	if err != nil || !again.Replayed || again.Call != first.Call || !bytes.Equal(again.Answer, first.Answer) || again.Credits != 4 {
		t.Errorf("second: got %+v, error %v, want %+v", again, err, first)
	}
	replay, found, err := b.Book.Replay(t.Context(), keyed("dear", "k"))
	if err != nil || !found || !bytes.Equal(replay.Answer, first.Answer) || replay.Credits != 4 {
		t.Errorf("replay: got %+v, %v, error %v", replay, found, err)
	}
	b.has(t, "ada", 96, 0)
	b.pass(24*time.Hour - time.Millisecond)
	if _, found, _ := b.Book.Replay(t.Context(), keyed("dear", "k")); !found {
		t.Error("the answer is gone before its day is over")
	}
	b.pass(time.Millisecond)
	if r := b.charge(t, keyed("dear", "k")); r.Replayed || r.Credits != 9 {
		t.Errorf("a day later: got %+v, want a new call", r)
	}
}

func clientLeaves(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	ctx, leave := context.WithCancel(t.Context())
	_, err := b.Book.Charge(ctx, call("dear"), func(ctx context.Context) ([]byte, error) {
		b.has(t, "ada", 10, 4)
		leave()
		<-ctx.Done()
		return succeed(ctx) // an answer for nobody
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got error %v", err)
	}
	b.has(t, "ada", 10, 0)
	if _, err := b.Book.Charge(ctx, call("dear"), succeed); !errors.Is(err, context.Canceled) {
		t.Errorf("a client that left before: got error %v", err)
	}
	wantUsage(t, b, "failed CANCELLED 0")
}

func clientLeavesKeyed(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan struct{})
	_, err := b.Book.Charge(ctx, keyed("dear", "k"), func(ctx context.Context) ([]byte, error) {
		leave()
		<-left
		return succeed(ctx)
	})
	close(left)
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got error %v", err)
	}
	r, err := b.Book.Charge(t.Context(), keyed("dear", "k"), failing)
	if err != nil || !r.Replayed || r.Credits != 4 {
		t.Errorf("the retry: got %+v, error %v", r, err)
	}
	b.has(t, "ada", 6, 0)
}

func failuresAreFree(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	b.free(t, "cheap", 1, ledger.Once)
	for name, work := range map[string]ledger.Work{
		"error":   failing,
		"panic":   func(context.Context) ([]byte, error) { panic("at the tool") },
		"runtime": func(context.Context) ([]byte, error) { var none []byte; return none[len(none)+1:], nil },
		"both":    func(context.Context) ([]byte, error) { return []byte("half"), errUpstream },
		"late": func(ctx context.Context) ([]byte, error) {
			<-ctx.Done()
			return []byte("too late"), nil
		},
	} {
		for _, c := range []ledger.Call{call("dear"), call("cheap"), keyed("dear", name)} {
			c.Timeout = 10 * time.Millisecond
			if r, err := b.Book.Charge(t.Context(), c, work); err == nil || r.Credits != 0 {
				t.Errorf("%s of %s: got %+v without an error", name, c.Tool, r)
			}
		}
	}
	b.has(t, "ada", 10, 0)
	if r := b.charge(t, call("cheap")); !r.FreeUnit || r.Credits != 0 {
		t.Errorf("the free unit is gone: %+v", r)
	}
	if r := b.charge(t, call("cheap")); r.FreeUnit || r.Credits != 1 {
		t.Errorf("a second free unit: %+v", r)
	}
}

func priceChangeInFlight(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	for _, price := range []int64{9, 2, 0, 50} {
		want, _ := b.Book.Prices(t.Context())
		r, err := b.Book.Charge(t.Context(), call("dear"), func(ctx context.Context) ([]byte, error) {
			b.Price(t, "dear", price, price)
			return succeed(ctx)
		})
		if cost := want[1].Cost; err != nil || want[1].Tool != "dear" || r.Credits != cost {
			t.Errorf("price %d → %d while it ran: charged %d, error %v", cost, price, r.Credits, err)
		}
	}
	b.has(t, "ada", 100-4-9-2-0, 0)
}

func disableInFlight(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	no, yes := false, true
	r, err := b.Book.Charge(t.Context(), call("dear"), func(ctx context.Context) ([]byte, error) {
		if _, err := b.Book.ChangePrice(ctx, ledger.PriceChange{Tool: "dear", Enabled: &no}); err != nil {
			t.Error(err)
		}
		return succeed(ctx)
	})
	if err != nil || r.Credits != 4 {
		t.Errorf("the running call: got %+v, error %v", r, err)
	}
	_, err = b.Book.Charge(t.Context(), call("dear"), succeed)
	refused(t, err, fault.Denied, ledger.ReasonDisabled)
	if _, err := b.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "dear", Enabled: &yes}); err != nil {
		t.Error(err)
	}
	b.charge(t, call("dear"))
	wantUsage(t, b, "success  4", "refused TOOL_DISABLED 0", "success  4")
}

// quotaDays calls around midnight at UTC+8.
func quotaDays(t *testing.T, b *Bank) {
	b.free(t, "cheap", 1, ledger.Day)
	b.free(t, "dear", 1, ledger.Month)
	midnight := time.Date(2026, 3, 31, 16, 0, 0, 0, time.UTC) // 2026-04-01 00:00 there
	for _, c := range []struct {
		at   time.Duration
		tool string
		unit bool
	}{
		{-25 * time.Hour, "cheap", true},
		{-25 * time.Hour, "dear", true},
		{-time.Millisecond, "cheap", true},
		{-time.Millisecond, "dear", false},
		{0, "cheap", true},
		{0, "dear", true},
		{time.Millisecond, "cheap", false},
		{-time.Hour, "cheap", false}, // a clock that steps back gives nothing again
		{24*time.Hour - time.Millisecond, "cheap", false},
		{24 * time.Hour, "cheap", true},
	} {
		b.Set(midnight.Add(c.at))
		r, err := b.Book.Charge(t.Context(), call(c.tool), succeed)
		if (err == nil) != c.unit || r.FreeUnit != c.unit {
			t.Errorf("%s at midnight %+v: got %+v, error %v; want a free unit = %v", c.tool, c.at, r, err, c.unit)
		}
	}
	// A unit belongs to the day its call began.
	b.Set(midnight.Add(72*time.Hour - time.Millisecond))
	r, err := b.Book.Charge(t.Context(), call("cheap"), func(ctx context.Context) ([]byte, error) {
		b.pass(time.Millisecond)
		return succeed(ctx)
	})
	if err != nil || !r.FreeUnit {
		t.Errorf("over midnight: got %+v, error %v", r, err)
	}
	if r := b.charge(t, call("cheap")); !r.FreeUnit {
		t.Error("the new day's unit was used by a call of the old day")
	}
}

func expiredHold(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	b.free(t, "cheap", 1, ledger.Once)
	for _, sweep := range []bool{true, false} {
		for _, c := range []ledger.Call{call("dear"), call("cheap"), keyed("dear", fmt.Sprint("k", sweep))} {
			r, err := b.Book.Charge(t.Context(), c, func(ctx context.Context) ([]byte, error) {
				b.pass(2 * time.Minute) // its time and the minute after it
				if got, err := b.Book.Balance(ctx, "ada"); err != nil || got.Held != 0 {
					t.Errorf("an expired hold still counts: %+v, error %v", got, err)
				}
				if sweep {
					if s, err := b.Book.Sweep(ctx); err != nil || s.Expired != 1 {
						t.Errorf("sweep: %+v, error %v; want 1 expired", s, err)
					}
				}
				return succeed(ctx)
			})
			if err != nil || r.Credits != 0 || r.FreeUnit || len(r.Answer) == 0 {
				t.Errorf("a call past its hold: got %+v, error %v; want an answer for nothing", r, err)
			}
			if alarms := b.Alarmed(); len(alarms) != 1 || alarms[0] != "post_without_hold" {
				t.Errorf("alarms: %v", alarms)
			}
			wantUsage(t, b, "success  0")
			if _, found, err := b.Book.Replay(t.Context(), c); found || err != nil {
				t.Errorf("its answer was kept: %v, %v", found, err)
			}
		}
	}
	b.has(t, "ada", 10, 0)
	if r := b.charge(t, call("cheap")); !r.FreeUnit {
		t.Error("its free unit was used")
	}
}

func expiredHoldBlocksNobody(t *testing.T, b *Bank) {
	b.Book = b.Node(t, func(c *ledger.Config) { c.AccountInFlight = 1 })
	b.Grant(t, "ada", 4)
	hold(t, b, "a lost one", nil)
	_, err := b.Book.Charge(t.Context(), call("dear"), succeed)
	refused(t, err, fault.RateLimited, ledger.ReasonInFlight)
	b.pass(2*time.Minute - time.Millisecond)
	_, err = b.Book.Charge(t.Context(), call("dear"), succeed)
	refused(t, err, fault.RateLimited, ledger.ReasonInFlight)
	b.pass(time.Millisecond)
	if r := b.charge(t, call("dear")); r.Credits != 4 { // nobody has swept
		t.Errorf("got %+v", r)
	}
	b.has(t, "ada", 0, 0)
	wantUsage(t, b, "success  4", "refused RATE_LIMITED 0", "refused RATE_LIMITED 0", "failed INTERNAL_ERROR 0")
}

// hold takes a hold that nobody settles, as a process does that stops then.
func hold(t *testing.T, b *Bank, id string, claim *ledger.Claim) {
	t.Helper()
	now := b.Now()
	h, err := b.Store.Hold(t.Context(), ledger.HoldOrder{
		Call: id, Account: "ada", Tool: "dear", Claim: claim, MaxInFlight: 10, Now: now, Expires: now.Add(2 * time.Minute), Abandoned: "INTERNAL_ERROR",
	})
	if err != nil || h.State != ledger.Held {
		t.Fatalf("hold %s: %+v, error %v", id, h, err)
	}
}

func expiredKeyIsFree(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 10)
	claim := ledger.Claim{ID: [32]byte{1}, Arguments: [32]byte{2}}
	states := func(want ledger.KeepState) {
		t.Helper()
		if k, err := b.Store.Kept(t.Context(), claim, b.Now()); err != nil || k.State != want {
			t.Errorf("claim: got %+v, error %v; want state %d", k, err, want)
		}
	}
	states(ledger.Unclaimed)
	hold(t, b, "lost", &claim)
	states(ledger.Running)
	if k, err := b.Store.Kept(t.Context(), ledger.Claim{ID: claim.ID}, b.Now()); err != nil || k.State != ledger.Mismatch {
		t.Errorf("other arguments: got %+v, error %v", k, err)
	}
	now := b.Now()
	h, err := b.Store.Hold(t.Context(), ledger.HoldOrder{Call: "second", Account: "ada", Tool: "dear", Claim: &claim, MaxInFlight: 10, Now: now, Expires: now.Add(time.Minute)})
	if err != nil || h.State != ledger.Repeated || h.Keeping.State != ledger.Running || h.Keeping.Record.ID != "lost" {
		t.Errorf("a second hold: got %+v, error %v", h, err)
	}
	b.pass(2 * time.Minute)
	states(ledger.Unclaimed)
	hold(t, b, "third", &claim)
	states(ledger.Running)
	for range 2 {
		late, err := b.Store.Post(t.Context(), ledger.Posting{Record: ledger.Record{ID: "lost", Account: "ada", Tool: "dear", Status: ledger.Succeeded, StartedAt: now, EndedAt: b.Now()}, Answer: []byte("late"), Until: b.Now().Add(time.Hour)})
		if err != nil || late {
			t.Errorf("the lost call's post: charged %v, error %v", late, err)
		}
	}
	states(ledger.Running) // the third's claim is its own
	for range 2 {          // the second time there is nothing to undo
		if err := b.Store.Void(t.Context(), ledger.Record{ID: "third", Account: "ada", Status: ledger.Failed, Error: "X", EndedAt: b.Now()}); err != nil {
			t.Error(err)
		}
	}
	states(ledger.Unclaimed)
	wantUsage(t, b, "failed X 0", "success  0")
	b.has(t, "ada", 10, 0)
	hold(t, b, "fourth", &claim)
	for range 2 { // the second changes nothing
		posted, err := b.Store.Post(t.Context(), ledger.Posting{Record: ledger.Record{ID: "fourth", Account: "ada", Tool: "dear", Status: ledger.Succeeded, StartedAt: now, EndedAt: b.Now()}, Answer: []byte("answer"), Until: b.Now().Add(time.Hour)})
		if err != nil || !posted {
			t.Errorf("the fourth call's post: charged %v, error %v", posted, err)
		}
	}
	states(ledger.Finished)
	b.has(t, "ada", 6, 0)
	hold(t, b, "fourth", nil) // a number that was used
	if _, err := b.Store.Post(t.Context(), ledger.Posting{Record: ledger.Record{ID: "fourth", Account: "ada", Tool: "dear", Status: ledger.Succeeded, StartedAt: now, EndedAt: b.Now()}}); err == nil {
		t.Error("a second call with one number was charged")
	}
	b.has(t, "ada", 6, 4)
	if err := b.Store.Void(t.Context(), ledger.Record{ID: "fourth", Account: "ada", Status: ledger.Failed, Error: "X", EndedAt: b.Now()}); err != nil {
		t.Error(err)
	}
	b.has(t, "ada", 6, 0)
}

func inFlightLimit(t *testing.T, b *Bank) {
	b.Book = b.Node(t, func(*ledger.Config) {}) // the defaults: 4 and 64
	other := b.Node(t, func(*ledger.Config) {}) // the account's limit holds over all nodes
	b.Grant(t, "ada", 100)
	b.free(t, "cheap", 1, ledger.Once)
	var nest func(depth int)
	nest = func(depth int) {
		tool := []string{"cheap", "dear", "dear", "dear", "dear"}[depth]
		book := []*ledger.Book{b.Book, other}[depth%2]
		_, err := book.Charge(t.Context(), call(tool), func(ctx context.Context) ([]byte, error) {
			nest(depth + 1)
			return succeed(ctx)
		})
		if depth < 4 && err != nil {
			t.Errorf("call %d: %v", depth+1, err)
		}
		if depth == 4 {
			refused(t, err, fault.RateLimited, ledger.ReasonInFlight)
			if f := fault.As(err); f != nil && f.RetryAfter <= 0 {
				t.Error("no time to try again")
			}
		}
	}
	nest(0)
	b.charge(t, call("dear"))
	b.has(t, "ada", 100-4*4, 0)
}

func overload(t *testing.T, b *Bank) {
	b.Book = b.Node(t, func(c *ledger.Config) { c.InFlight = 2 })
	b.Grant(t, "ada", 100)
	one := func(c ledger.Call, inside func()) error {
		_, err := b.Book.Charge(t.Context(), c, func(ctx context.Context) ([]byte, error) {
			inside()
			return succeed(ctx)
		})
		return err
	}
	b.charge(t, keyed("cheap", "before"))
	err := one(call("dear"), func() {
		if err := one(keyed("dear", "k"), func() {
			refused(t, one(call("cheap"), func() {}), fault.RateLimited, ledger.ReasonOverload)
			if err := one(keyed("cheap", "before"), func() {}); err != nil {
				t.Errorf("a kept answer while overloaded: %v", err)
			}
			free := call("any")
			free.Free = true
			if err := one(free, func() {}); err != nil {
				t.Errorf("a free call while overloaded: %v", err)
			}
		}); err != nil {
			t.Error(err)
		}
	})
	if err != nil {
		t.Error(err)
	}
	b.charge(t, call("cheap"))
}

func freeCalls(t *testing.T, b *Bank) {
	c := call("gratis")
	c.Free = true
	if r := b.charge(t, c); r.Credits != 0 || r.FreeUnit {
		t.Errorf("got %+v", r)
	}
	c.Key = "k"
	first := b.charge(t, c)
	if again := b.charge(t, c); !again.Replayed || again.Call != first.Call {
		t.Errorf("again: got %+v, want a replay of %s", again, first.Call)
	}
	if _, err := b.Book.Charge(t.Context(), call("dear"), succeed); !fault.Is(err, fault.Insufficient) {
		t.Errorf("a paid call by an empty account: got error %v", err)
	}
	c.Key = "f"
	if _, err := b.Book.Charge(t.Context(), c, failing); !errors.Is(err, errUpstream) {
		t.Errorf("got error %v", err)
	}
	wantUsage(t, b, "failed UPSTREAM_ERROR 0", "refused INSUFFICIENT_CREDITS 0", "success  0", "success  0")
}

func noPrice(t *testing.T, b *Bank) {
	_, err := b.Book.Charge(t.Context(), call("unpriced"), succeed)
	refused(t, err, fault.Internal, ledger.ReasonNoPrice)
	wantUsage(t, b, "refused INTERNAL_ERROR 0")
}

// wantUsage compares ada's newest records, newest first: status, code, credits.
func wantUsage(t *testing.T, b *Bank, want ...string) {
	t.Helper()
	records, err := b.Book.Usage(t.Context(), "ada", len(want))
	var got []string
	for _, r := range records {
		got = append(got, fmt.Sprintf("%s %s %d", r.Status, r.Error, r.Credits))
		if r.Duration() < 0 || r.StartedAt.IsZero() {
			t.Errorf("record %+v", r)
		}
	}
	if err != nil || fmt.Sprintf("%q", got) != fmt.Sprintf("%q", want) {
		t.Errorf("usage: got %q, error %v; want %q", got, err, want)
	}
}

func drain(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	drained := make(chan error)
	begun := make(chan struct{})
	_, err := b.Book.Charge(t.Context(), call("dear"), func(ctx context.Context) ([]byte, error) {
		go func() { close(begun); drained <- b.Book.Drain(context.WithoutCancel(ctx)) }()
		<-begun
		for { // until the doors are closed
			if _, err := b.Book.Charge(ctx, call("cheap"), succeed); err != nil {
				refused(t, err, fault.Unavailable, ledger.ReasonDraining)
				break
			}
		}
		_, err := b.Book.Charge(ctx, keyed("cheap", "k"), succeed)
		refused(t, err, fault.Unavailable, ledger.ReasonDraining)
		ended, stop := context.WithCancel(ctx)
		stop()
		if err := b.Book.Drain(ended); !errors.Is(err, context.Canceled) {
			t.Errorf("draining while a call runs: got error %v", err)
		}
		return succeed(ctx)
	})
	if err != nil {
		t.Errorf("a call that was let in: %v", err)
	}
	if err := <-drained; err != nil {
		t.Errorf("Drain: %v", err)
	}
}
