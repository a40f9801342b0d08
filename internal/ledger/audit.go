package ledger

import (
	"context"
	"errors"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// Audit is the comparison of every sum that the store keeps with the rows it
// stands for.
type Audit struct {
	Accounts  int64
	Transfers int64
	Holds     int64    // open, expired ones that nobody has swept yet counted
	Circulate int64    // credits of all accounts together
	Wrong     []string // what does not agree, in words; empty is good
}

// Audit looks at the whole book. It reads every transfer.
func (b *Book) Audit(ctx context.Context) (Audit, error) {
	a, err := b.store.Audit(ctx)
	if err != nil {
		return Audit{}, fault.Wrap("audit the ledger", err)
	}
	for _, w := range a.Wrong {
		b.alarm(ctx, Alarm{What: AlarmSumWrong, Err: errors.New(w)})
	}
	return a, nil
}
