package ledger

import (
	"context"
	"errors"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// sweepBatch is how much one write of a sweep touches at most, so that calls do
// not wait for it.
const sweepBatch = 200

// errAbandoned is why an expired hold's call failed: the process that ran it
// stopped, or was held up until too late.
var errAbandoned = fault.Wrap("settle a call", errors.New("its hold expired"))

// Swept is what a sweep did.
type Swept struct {
	Expired int // holds of calls that were never settled
	Dropped int // records and answers past their time
}

// Sweep voids expired holds and drops what is past its time. Any process may
// sweep at any time.
func (b *Book) Sweep(ctx context.Context) (Swept, error) {
	var s Swept
	for {
		n, err := b.sweepOnce(ctx, func(ctx context.Context) (int, error) {
			return b.store.Expire(ctx, b.now(), b.code(errAbandoned), sweepBatch)
		})
		s.Expired += n
		if err != nil {
			return s, fault.Wrap("void expired holds", err)
		}
		if n < sweepBatch {
			break
		}
	}
	for {
		n, err := b.sweepOnce(ctx, func(ctx context.Context) (int, error) {
			now := b.now()
			return b.store.Prune(ctx, now.Add(-RecordsKept), now, sweepBatch)
		})
		s.Dropped += n
		if err != nil {
			return s, fault.Wrap("drop old records", err)
		}
		if n < sweepBatch {
			return s, nil
		}
	}
}

func (b *Book) sweepOnce(ctx context.Context, write func(context.Context) (int, error)) (int, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	money, cancel := moneyContext(ctx)
	defer cancel()
	return write(money)
}

// SweepEvery sweeps until ctx ends. A sweep that fails is told to the alarm and
// tried again at its next time.
func (b *Book) SweepEvery(ctx context.Context, interval time.Duration) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		if _, err := b.Sweep(ctx); err != nil && ctx.Err() == nil {
			b.alarm(ctx, Alarm{What: AlarmSweep, Err: err})
		}
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}
