package ledger

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// RecordsKept is how long records of calls are kept. Transfers are kept for ever.
const RecordsKept = 90 * 24 * time.Hour

// Status is how a call ended.
type Status string

// The ends of a call.
const (
	Succeeded Status = "success"
	Failed    Status = "failed"
	Refused   Status = "refused" // before any work was done
)

// Record is the record of one call. It holds no argument and no result.
type Record struct {
	ID        string // the call
	Account   string
	Tool      string
	Credits   int64 // deducted
	FreeUnit  bool  // a unit of free quota was used
	Version   int64 // of the price, 0 when none was applied
	Status    Status
	Error     string // a code, "" for a success
	StartedAt time.Time
	EndedAt   time.Time
}

// Duration returns how long the call took.
func (r Record) Duration() time.Duration { return r.EndedAt.Sub(r.StartedAt) }

// Record keeps records of calls that went past Charge, at once and durably: free
// tools, and calls that were refused or failed before it.
func (b *Book) Record(ctx context.Context, records ...Record) error {
	for i := range records {
		records[i].StartedAt, records[i].EndedAt = whole(records[i].StartedAt), whole(records[i].EndedAt)
	}
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	if err := b.store.Record(ctx, records); err != nil {
		return fault.Wrap("record a call", err)
	}
	return nil
}

// Usage returns the newest records of an account, newest first.
func (b *Book) Usage(ctx context.Context, account string, limit int) ([]Record, error) {
	records, err := b.store.Usage(ctx, account, limit)
	if err != nil {
		return nil, fault.Wrap("read the usage", err)
	}
	return records, nil
}
