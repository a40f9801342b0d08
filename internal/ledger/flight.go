package ledger

import (
	"context"
	"errors"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// flight is a call with an idempotency key that this process is running. Others
// with the same key wait for it.
type flight struct {
	claim   Claim
	done    chan struct{} // closed when receipt and err are there
	receipt Receipt
	err     error
}

var errNoOutcome = errors.New("a call ended without an outcome")

// fly runs a keyed job, or waits for the one with its key that is under way.
func (b *Book) fly(ctx context.Context, j job) (Receipt, error) {
	f, first, err := b.board(j)
	switch {
	case err != nil:
		return b.refuse(ctx, j, err)
	case first:
		go b.pilot(context.WithoutCancel(ctx), j, f)
	case f.claim.Arguments != j.claim.Arguments:
		return Receipt{}, b.fail(ctx, j, Failed, refuseMismatch())
	}
	select {
	case <-f.done:
		r := f.receipt
		r.Replayed = r.Replayed || !first && f.err == nil
		return r, f.err
	case <-ctx.Done():
		return Receipt{}, ctx.Err()
	}
}

// pilot carries the flight's job out, for the client and all who wait.
func (b *Book) pilot(ctx context.Context, j job, f *flight) {
	defer b.work.Done()
	defer b.land(f)
	f.err = fault.Wrap("run "+j.Tool, errNoOutcome)
	f.receipt, f.err = b.perform(ctx, j)
}

// board returns the flight with the job's key; first means that it is new and the
// job's own.
func (b *Book) board(j job) (f *flight, first bool, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if f, ok := b.flights[j.claim.ID]; ok {
		return f, false, nil
	}
	if b.draining {
		return nil, false, refuseDraining()
	}
	f = &flight{claim: *j.claim, done: make(chan struct{})}
	b.flights[j.claim.ID] = f
	b.work.Add(1)
	return f, true, nil
}

func (b *Book) land(f *flight) {
	b.mu.Lock()
	delete(b.flights, f.claim.ID)
	b.mu.Unlock()
	close(f.done)
}

// begin lets a job in unless the process is stopping.
func (b *Book) begin() error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.draining {
		return refuseDraining()
	}
	b.work.Add(1)
	return nil
}

// enter counts a paid call of this process, unless there are too many.
func (b *Book) enter() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.running >= b.inFlight {
		return false
	}
	b.running++
	return true
}

func (b *Book) leave() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.running--
}
