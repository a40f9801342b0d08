package storetest

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/quota"
)

// Quota runs the contract of quota.Store, alone and under a quota.Budget, on
// stores that open makes empty. The names Q2 to Q8 are the acceptance lines.
func Quota(t *testing.T, open func(t *testing.T) quota.Store) {
	t.Helper()
	for _, c := range []struct {
		name string
		run  func(*testing.T, quota.Store)
	}{
		{"Q2_SameNetworkConcurrent", sameNetworkConcurrent},
		{"Q3_SharedBudgetConcurrent", sharedBudgetConcurrent},
		{"Q4_RefusalLeavesOthers", refusalLeavesOthers},
		{"Q5_MidnightUTC8", midnight},
		{"Q6_F24_PruningKeepsToday", pruningKeepsToday},
		{"Q7_F20_CountsPerCall", countsPerCall},
		{"Q8_F21_AgentShare", agentShare},
		{"Unmetered", unmetered},
		{"RefusalOrder", refusalOrder},
		{"SignUps", signUps},
		{"SaltStays", saltStays},
		{"NoAddressStored", noAddressStored},
		{"CancelledContext", cancelledContext},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.run(t, open(t))
		})
	}
}

const visitor = "192.0.2.7"

var noon = time.Date(2026, 3, 1, 4, 0, 0, 0, time.UTC) // 12:00 at UTC+8

// budget makes a Budget with the given limits at a fixed time.
func budget(t *testing.T, store quota.Store, limits quota.Limits, now func() time.Time) *quota.Budget {
	t.Helper()
	b, err := quota.NewBudget(t.Context(), store, limits, now)
	if err != nil {
		t.Fatalf("NewBudget: %v", err)
	}
	return b
}

func at(now time.Time) func() time.Time { return func() time.Time { return now } }

// used returns the stored counters, a network's own under "agent:*" and "*".
func used(t *testing.T, store quota.Store) map[string]int64 {
	t.Helper()
	counts, err := store.Counts(t.Context())
	if err != nil {
		t.Fatalf("Counts: %v", err)
	}
	sums := map[string]int64{}
	for _, c := range counts {
		key := c.Key
		switch {
		case strings.HasPrefix(key, "agent:"):
			key = "agent:*"
		case key != "global" && key != "agent-global":
			key = "*"
		}
		sums[key] += c.Used
	}
	return sums
}

// wantUsed compares all stored counters.
func wantUsed(t *testing.T, store quota.Store, want map[string]int64) {
	t.Helper()
	if got := used(t, store); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("stored counters: got %v, want %v", got, want)
	}
}

// wantRefused checks that err is a refusal with the reason.
func wantRefused(t *testing.T, err error, reason string) {
	t.Helper()
	f := fault.As(err)
	if f == nil || f.Kind != fault.RateLimited || f.Reason != reason {
		t.Errorf("got error %v, want rate_limited (%s)", err, reason)
	}
}

// race starts n calls at once and returns how many succeeded; every other one
// must be a refusal.
func race(t *testing.T, n int, call func(i int) error) int64 {
	t.Helper()
	var passed atomic.Int64
	var wait sync.WaitGroup
	start := make(chan struct{})
	for i := range n {
		wait.Go(func() {
			<-start
			switch err := call(i); {
			case err == nil:
				passed.Add(1)
			case !fault.Is(err, fault.RateLimited):
				t.Errorf("call %d: %v", i, err)
			}
		})
	}
	close(start)
	wait.Wait()
	return passed.Load()
}

// signUps counts new accounts by network and day, apart from everything else.
func signUps(t *testing.T, store quota.Store) {
	now := noon
	b := budget(t, store, quota.DefaultLimits(), func() time.Time { return now })
	if passed := race(t, 20, func(int) error { return b.SignUp(t.Context(), visitor) }); passed != 5 {
		t.Errorf("20 sign-ups at once with a limit of 5: %d passed", passed)
	}
	wantRefused(t, b.SignUp(t.Context(), visitor), quota.ReasonSignUp)
	if err := b.SignUp(t.Context(), "192.0.2.8"); err != nil {
		t.Errorf("another network: %v", err)
	}
	if _, err := b.StartReading(t.Context(), visitor, false); err != nil {
		t.Errorf("a reading after the sign-ups: %v", err)
	}
	now = noon.Add(12 * time.Hour)
	if err := b.SignUp(t.Context(), visitor); err != nil {
		t.Errorf("the next day: %v", err)
	}
}

func sameNetworkConcurrent(t *testing.T, store quota.Store) {
	limits := quota.DefaultLimits()
	limits.AgentTurns = 3
	b := budget(t, store, limits, at(noon))
	passed := race(t, 25, func(int) error {
		_, err := b.StartTurn(t.Context(), visitor, true)
		return err
	})
	if passed != 3 {
		t.Errorf("25 turns at once with a limit of 3: %d passed", passed)
	}
	wantUsed(t, store, map[string]int64{"agent:*": 3, "global": 3, "agent-global": 3})
}

func sharedBudgetConcurrent(t *testing.T, store quota.Store) {
	limits := quota.DefaultLimits()
	limits.ModelCalls = 7
	b := budget(t, store, limits, at(noon))
	passed := race(t, 40, func(i int) error {
		_, err := b.StartTurn(t.Context(), fmt.Sprintf("192.0.2.%d", i), true)
		return err
	})
	if passed != 7 {
		t.Errorf("40 networks at once with 7 units: %d passed", passed)
	}
	wantUsed(t, store, map[string]int64{"agent:*": 7, "global": 7, "agent-global": 7})
}

func refusalLeavesOthers(t *testing.T, store quota.Store) {
	limits := quota.Limits{AgentTurns: 1, Readings: 1, ModelCalls: 3, AgentCalls: 3, SignUps: 5}
	b := budget(t, store, limits, at(noon))
	if _, err := b.StartTurn(t.Context(), visitor, true); err != nil {
		t.Fatal(err)
	}
	_, err := b.StartTurn(t.Context(), visitor, true)
	wantRefused(t, err, quota.ReasonAllowance)
	wantUsed(t, store, map[string]int64{"agent:*": 1, "global": 1, "agent-global": 1})

	if _, err := b.StartReading(t.Context(), visitor, true); err != nil {
		t.Fatal(err)
	}
	_, err = b.StartReading(t.Context(), visitor, true)
	wantRefused(t, err, quota.ReasonAllowance)
	if err := b.ModelCall(t.Context()); err != nil {
		t.Fatal(err)
	}
	wantRefused(t, b.ModelCall(t.Context()), quota.ReasonDailyBudget)
	wantUsed(t, store, map[string]int64{"agent:*": 1, "*": 1, "global": 3, "agent-global": 2})
}

func midnight(t *testing.T, store quota.Store) {
	now := time.Date(2026, 3, 1, 15, 59, 0, 0, time.UTC)
	limits := quota.DefaultLimits()
	limits.AgentTurns = 1
	b := budget(t, store, limits, func() time.Time { return now })
	if left, err := b.StartTurn(t.Context(), visitor, true); err != nil || left != 0 {
		t.Fatalf("first turn: %d left, error %v; want 0, none", left, err)
	}
	_, err := b.StartTurn(t.Context(), visitor, true)
	wantRefused(t, err, quota.ReasonAllowance)
	if f := fault.As(err); f.RetryAfter != time.Minute {
		t.Errorf("one minute before midnight: retry after %v", f.RetryAfter)
	}

	now = time.Date(2026, 3, 1, 16, 1, 0, 0, time.UTC)
	if _, err := b.StartTurn(t.Context(), visitor, true); err != nil {
		t.Errorf("first turn of the next day: %v", err)
	}
	counts, err := store.Counts(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range counts {
		if c.Day != "2026-03-02" {
			t.Errorf("a counter of %s is kept on 2026-03-02", c.Day)
		}
	}
	if len(counts) != 3 {
		t.Errorf("got %d counters, want 3", len(counts))
	}
}

func pruningKeepsToday(t *testing.T, store quota.Store) {
	counter := []quota.Counter{{Key: "global", Limit: 9}}
	for _, day := range []string{"2026-03-01", "2026-03-02", "2026-03-01", "2026-03-02"} {
		if _, err := store.Take(t.Context(), day, counter); err != nil {
			t.Fatal(err)
		}
	}
	counts, err := store.Counts(t.Context())
	if want := (quota.Count{Day: "2026-03-02", Key: "global", Used: 2}); err != nil || len(counts) != 1 || counts[0] != want {
		t.Errorf("a write of an earlier day must not touch a later one: got %v, error %v, want [%v]", counts, err, want)
	}
}

func countsPerCall(t *testing.T, store quota.Store) {
	b := budget(t, store, quota.DefaultLimits(), at(noon))
	left, err := b.StartTurn(t.Context(), visitor, true)
	if err != nil || left != 11 {
		t.Errorf("first turn: %d left, error %v; want 11", left, err)
	}
	for range 2 {
		if err := b.ModelCall(t.Context()); err != nil {
			t.Error(err)
		}
	}
	if left, err := b.StartReading(t.Context(), visitor, true); err != nil || left != 4 {
		t.Errorf("first reading: %d left, error %v; want 4", left, err)
	}
	wantUsed(t, store, map[string]int64{"global": 4, "agent-global": 3, "agent:*": 1, "*": 1})
}

func agentShare(t *testing.T, store quota.Store) {
	b := budget(t, store, quota.DefaultLimits(), at(noon))
	if passed := race(t, 610, func(int) error { return b.ModelCall(t.Context()) }); passed != 600 {
		t.Errorf("610 steps: %d allowed, want 600", passed)
	}
	wantRefused(t, b.ModelCall(t.Context()), quota.ReasonAgentBudget)
	_, err := b.StartTurn(t.Context(), visitor, true)
	wantRefused(t, err, quota.ReasonAgentBudget)
	if _, err := b.StartReading(t.Context(), visitor, true); err != nil {
		t.Errorf("readings must still be allowed: %v", err)
	}
}

func unmetered(t *testing.T, store quota.Store) {
	b := budget(t, store, quota.Limits{AgentTurns: 2, Readings: 1, ModelCalls: 1, AgentCalls: 1, SignUps: 5}, at(noon))
	for want := 1; want >= 0; want-- {
		if left, err := b.StartTurn(t.Context(), visitor, false); err != nil || left != want {
			t.Errorf("got %d left, error %v; want %d", left, err, want)
		}
	}
	_, err := b.StartTurn(t.Context(), visitor, false)
	wantRefused(t, err, quota.ReasonAllowance)
	wantUsed(t, store, map[string]int64{"agent:*": 2})
}

func refusalOrder(t *testing.T, store quota.Store) {
	b := budget(t, store, quota.Limits{AgentTurns: 1, Readings: 9, ModelCalls: 2, AgentCalls: 1, SignUps: 5}, at(noon))
	if _, err := b.StartTurn(t.Context(), visitor, true); err != nil {
		t.Fatal(err)
	}
	_, err := b.StartTurn(t.Context(), visitor, true) // everything but the global budget is used up
	wantRefused(t, err, quota.ReasonAgentBudget)
	if _, err := b.StartReading(t.Context(), visitor, true); err != nil {
		t.Fatal(err)
	}
	_, err = b.StartReading(t.Context(), visitor, true)
	wantRefused(t, err, quota.ReasonDailyBudget)
}

func saltStays(t *testing.T, store quota.Store) {
	first, err := store.Salt(t.Context())
	if err != nil || len(first) != 32 {
		t.Fatalf("salt: %d bytes, error %v; want 32", len(first), err)
	}
	if second, err := store.Salt(t.Context()); err != nil || !bytes.Equal(first, second) {
		t.Errorf("the second salt is another one (error %v)", err)
	}
}

func noAddressStored(t *testing.T, store quota.Store) {
	b := budget(t, store, quota.DefaultLimits(), at(noon))
	for _, address := range []string{visitor, "2001:db8:1:2::7"} {
		if _, err := b.StartTurn(t.Context(), address, true); err != nil {
			t.Fatal(err)
		}
	}
	counts, err := store.Counts(t.Context())
	if err != nil || len(counts) != 4 {
		t.Fatalf("got %d counters, error %v; want 4", len(counts), err)
	}
	for _, c := range counts {
		if strings.Contains(c.Key, "192.0") || strings.Contains(c.Key, "2001:") {
			t.Errorf("counter %q holds an address", c.Key)
		}
	}
}

func cancelledContext(t *testing.T, store quota.Store) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := store.Take(ctx, "2026-03-01", []quota.Counter{{Key: "global", Limit: 9}}); err == nil {
		t.Error("Take on an ended context: got no error")
	}
	wantUsed(t, store, map[string]int64{})
}
