package quota

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// WindowStore keeps how often things happened in a minute. storetest.Windows is
// the contract as tests.
type WindowStore interface {
	// TakeMinute adds one to what stands under key in a minute, unless limit is
	// reached: then it changes nothing and returns false. Two calls never both take
	// the last unit. Minutes before the previous one may be dropped on the way, no
	// others.
	TakeMinute(ctx context.Context, minute int64, key string, limit Limit) (taken bool, err error)
}

// Windows counts things in minutes of the clock, in a store: what is counted
// outlives the process and holds for all that share the store. A burst across the
// border of two minutes may have twice the limit; that is accepted. It is safe for
// concurrent use.
type Windows struct {
	store WindowStore
	now   func() time.Time
}

// NewWindows makes Windows over a store.
func NewWindows(store WindowStore, now func() time.Time) *Windows { return &Windows{store, now} }

// Take counts one thing of a subject in the window of that name. When limit is
// reached, nothing is counted and the error is a fault of kind RateLimited whose
// reason is the window's name; it says how long the minute still lasts, which is
// never nothing and never more than a minute.
func (w *Windows) Take(ctx context.Context, window, subject string, limit Limit) error {
	now := w.now()
	taken, err := w.store.TakeMinute(ctx, minuteOf(now), window+":"+subject, limit)
	if err != nil {
		return fault.Wrap("count in the minute", err)
	}
	if taken {
		return nil
	}
	f := fault.New(fault.RateLimited, window, i18n.T("这一分钟内的次数已用完，请到下一分钟再试。",
		"That was done too often in this minute; try again in the next one."))
	f.RetryAfter = untilNextMinute(now)
	return f
}

// minuteOf returns the minute of the clock that holds t, counted from 1970.
func minuteOf(t time.Time) int64 {
	s := t.Unix()
	m := s / 60
	if s%60 < 0 {
		m--
	}
	return m
}

// untilNextMinute returns how long after t the next minute begins.
func untilNextMinute(t time.Time) time.Duration {
	return time.Unix((minuteOf(t)+1)*60, 0).Sub(t)
}
