package account

import (
	"context"
	"maps"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

const (
	// touchEvery is how often at most a use of a key or session is written.
	touchEvery = time.Minute
	// maxTouches is how many uses of each may wait; more are not noted.
	maxTouches = 10_000
	// sweepBatch is how much one write of a sweep removes at most.
	sweepBatch = 200
)

// touch notes a use, to be written with the next ones, unless one was written
// within the last minute. The check that noted it waits for no write.
func (r *Registry) touch(waiting map[Hash]time.Time, h Hash, last, now time.Time) {
	if now.Sub(last) < touchEvery {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if _, there := waiting[h]; there || len(waiting) < maxTouches {
		waiting[h] = now
	}
}

// Flush writes the uses that wait. After an error they wait on.
func (r *Registry) Flush(ctx context.Context) error {
	r.mu.Lock()
	keys, sessions := maps.Clone(r.keys), maps.Clone(r.sessions)
	clear(r.keys)
	clear(r.sessions)
	r.mu.Unlock()
	if len(keys) == 0 && len(sessions) == 0 {
		return nil
	}
	err := r.config.Store.Touch(ctx, keys, sessions)
	if err == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, back := range []struct{ from, to map[Hash]time.Time }{{keys, r.keys}, {sessions, r.sessions}} {
		for h, at := range back.from {
			if _, newer := back.to[h]; !newer && len(back.to) < maxTouches {
				back.to[h] = at
			}
		}
	}
	return fault.Wrap("note when keys were used", err)
}

// Sweep removes sessions and links whose time is over, and returns how many.
func (r *Registry) Sweep(ctx context.Context) (int, error) {
	sum := 0
	for {
		now := r.now()
		n, err := r.config.Store.Sweep(ctx, now, now.Add(-r.config.SessionIdle), sweepBatch)
		sum += n
		if err != nil || n < sweepBatch {
			return sum, wrap("sweep the sessions", err)
		}
	}
}

// Run flushes every interval and sweeps every hour until ctx ends, and flushes a
// last time. failed is told of errors; what failed is tried again.
func (r *Registry) Run(ctx context.Context, interval time.Duration, failed func(error)) {
	flush, sweep := time.NewTicker(interval), time.NewTicker(time.Hour)
	defer flush.Stop()
	defer sweep.Stop()
	for ended := false; !ended; {
		var err error
		select {
		case <-flush.C:
			err = r.Flush(ctx)
		case <-sweep.C:
			_, err = r.Sweep(ctx)
		case <-ctx.Done():
			ended = true
			err = r.Flush(context.WithoutCancel(ctx))
		}
		if err != nil && (ended || ctx.Err() == nil) {
			failed(err)
		}
	}
}
