package ledger

import (
	"context"
	"slices"
	"sync"
	"time"
)

const (
	// maxWaiting is how many records may wait for the next write.
	maxWaiting = 10_000
	// batchSize is how many of them one write takes, so that nobody waits for it long.
	batchSize = 500
)

// Batch gathers records of calls that nobody paid for and writes them together: a
// crash may lose the last interval's. It is safe for concurrent use.
type Batch struct {
	book *Book

	mu      sync.Mutex
	waiting []Record
	lost    int
}

// NewBatch makes a Batch that writes to b.
func NewBatch(b *Book) *Batch { return &Batch{book: b} }

// Add takes a record and returns at once. When too many wait, it is dropped.
func (w *Batch) Add(r Record) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.waiting) >= maxWaiting {
		w.lost++
		return
	}
	w.waiting = append(w.waiting, r)
}

// Flush writes what waits and returns how many records were dropped since the last
// one. After an error the records wait on.
func (w *Batch) Flush(ctx context.Context) (lost int, err error) {
	w.mu.Lock()
	records := w.waiting
	w.waiting, lost, w.lost = nil, w.lost, 0
	w.mu.Unlock()
	for some := range slices.Chunk(records, batchSize) {
		if err = w.book.Record(ctx, some...); err != nil {
			break
		}
		records = records[len(some):]
	}
	if len(records) > 0 {
		w.mu.Lock()
		w.waiting = append(records, w.waiting...)
		w.mu.Unlock()
	}
	return lost, err
}

// Run flushes every interval until ctx ends, and then a last time.
func (w *Batch) Run(ctx context.Context, interval time.Duration) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for ended := false; !ended; {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			ended = true
		}
		if _, err := w.Flush(ctx); err != nil {
			w.book.alarm(ctx, Alarm{What: AlarmRecord, Err: err})
		}
	}
}
