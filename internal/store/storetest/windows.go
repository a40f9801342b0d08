package storetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/quota"
)

// Windows runs the contract of quota.WindowStore, alone and under quota.Windows.
// open returns an empty store, and a second view of it as another process has.
func Windows(t *testing.T, open func(t *testing.T) (first, second quota.WindowStore)) {
	t.Helper()
	for name, run := range map[string]func(t *testing.T, first, second quota.WindowStore){
		"REL-029_Border": windowBorder, "REL-031_AtOnce": windowsAtOnce, "apart": windowsApart, "clock steps": windowClockSteps,
		"REL-027_Future": windowFuture, "cancelled": windowCancelled,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			first, second := open(t)
			run(t, first, second)
		})
	}
}

// minuteStart is the first instant of a minute.
var minuteStart = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)

// windowBorder: exactly twice the limit passes across the border of two minutes,
// and a refusal says how long the minute lasts.
func windowBorder(t *testing.T, store, _ quota.WindowStore) {
	var now time.Time
	w := quota.NewWindows(store, func() time.Time { return now })
	passed := 0
	for _, at := range []struct {
		now  time.Time
		wait time.Duration
	}{
		{minuteStart.Add(59*time.Second + 999*time.Millisecond), time.Millisecond},
		{minuteStart.Add(time.Minute), time.Minute},
	} {
		now = at.now
		for range 25 {
			err := w.Take(t.Context(), "fortune_call", "k", 10)
			if err == nil {
				passed++
				continue
			}
			if f := fault.As(err); f.Kind != fault.RateLimited || f.Reason != "fortune_call" || f.RetryAfter != at.wait || f.Msg.Zh == "" || f.Msg.En == "" {
				t.Fatalf("at %v: %v after %v, want fortune_call after %v", at.now, err, f.RetryAfter, at.wait)
			}
		}
	}
	if passed != 20 {
		t.Errorf("%d calls passed across the border, want 20", passed)
	}
}

// windowsAtOnce: with many calls at once in two processes, exactly the limit pass.
func windowsAtOnce(t *testing.T, first, second quota.WindowStore) {
	for _, limit := range []quota.Limit{1, 5, 10, 60} {
		var passed atomic.Int64
		var wait sync.WaitGroup
		for i := range 100 {
			store := []quota.WindowStore{first, second}[i%2]
			wait.Go(func() {
				taken, err := store.TakeMinute(t.Context(), 100, fmt.Sprint("key ", limit), limit)
				if err != nil {
					t.Error(err)
				}
				if taken {
					passed.Add(1)
				}
			})
		}
		wait.Wait()
		if got := passed.Load(); got != int64(limit) {
			t.Errorf("limit %d: %d of 100 calls at once passed", limit, got)
		}
	}
}

// windowsApart: windows and subjects do not count for one another.
func windowsApart(t *testing.T, store, _ quota.WindowStore) {
	w := quota.NewWindows(store, at(minuteStart))
	for _, window := range []string{"post", "comment"} {
		for _, subject := range []string{"a", "b"} {
			must(t, w.Take(t.Context(), window, subject, 1))
			if err := w.Take(t.Context(), window, subject, 1); !fault.Is(err, fault.RateLimited) {
				t.Errorf("%s of %s: %v", window, subject, err)
			}
		}
	}
}

// windowClockSteps: a clock that is set back a minute finds what was counted.
func windowClockSteps(t *testing.T, store, _ quota.WindowStore) {
	now := minuteStart
	w := quota.NewWindows(store, func() time.Time { return now })
	must(t, w.Take(t.Context(), "post", "a", 1))
	now = minuteStart.Add(time.Minute)
	must(t, w.Take(t.Context(), "post", "a", 1))
	now = minuteStart.Add(time.Second)
	if err := w.Take(t.Context(), "post", "a", 1); !fault.Is(err, fault.RateLimited) {
		t.Errorf("the minute began anew when the clock was set back: %v", err)
	}
}

// windowFuture: counts that a clock an hour ahead left behind refuse nobody.
func windowFuture(t *testing.T, store, _ quota.WindowStore) {
	now := minuteStart.Add(time.Hour)
	w := quota.NewWindows(store, func() time.Time { return now })
	must(t, w.Take(t.Context(), "post", "a", 1))
	now = minuteStart
	must(t, w.Take(t.Context(), "post", "a", 1))
}

func windowCancelled(t *testing.T, store, _ quota.WindowStore) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if taken, err := store.TakeMinute(ctx, 1, "k", 1); taken || !errors.Is(err, context.Canceled) {
		t.Errorf("with an ended context: %v, %v", taken, err)
	}
	if taken, err := store.TakeMinute(t.Context(), 1, "k", 1); !taken || err != nil {
		t.Errorf("after it: %v, %v", taken, err)
	}
}
