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

// DayUse is how often a tool was called on a day with one end.
type DayUse struct {
	Day     int64 // of UTC+8, counted from 1970-01-01
	Tool    string
	Status  Status
	Calls   int64
	Credits int64
}

// Date is the day as it is written: 2026-11-30.
func (u DayUse) Date() string { return time.Unix(u.Day*86400, 0).UTC().Format(time.DateOnly) }

// DayOf returns the day of UTC+8 that holds an instant after 1970-01-01.
func DayOf(t time.Time) int64 { return (t.UnixMilli() + dayOffset) / dayLength }

const (
	dayOffset = 8 * 3600 * 1000 // milliseconds
	dayLength = 24 * 3600 * 1000
)

// Days returns what was called on the newest days, today being the first of them.
func (b *Book) Days(ctx context.Context, days int) ([]DayUse, error) {
	since := (DayOf(b.now())-int64(days)+1)*dayLength - dayOffset
	list, err := b.store.Days(ctx, time.UnixMilli(since))
	if err != nil {
		return nil, fault.Wrap("sum the usage up", err)
	}
	return list, nil
}
