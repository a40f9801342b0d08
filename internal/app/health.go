package app

import (
	"context"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/transport/site"
)

// health makes the checks of `wenbu doctor` that a running server can make of
// itself.
func (o office) health(ctx context.Context) []site.Check {
	var checks []site.Check
	for _, c := range []struct {
		name string
		run  func(context.Context) (string, error)
	}{
		{"zones", checkZones}, {"sky", checkSky}, {"places", checkPlaces},
		{"store", func(ctx context.Context) (string, error) { return o.store.kind, o.store.Check(ctx) }},
		{"ledger", o.checkLedger},
	} {
		detail, err := c.run(ctx)
		if err != nil {
			detail = oneLine(describe(err))
		}
		checks = append(checks, site.Check{Name: c.name, Detail: detail, OK: err == nil})
	}
	return checks
}

// checkLedger compares every sum of the ledger with the rows it stands for.
func (o office) checkLedger(ctx context.Context) (string, error) {
	return auditText(o.book.Audit(ctx))
}

// auditText says what an audit found; sums that are wrong are an error.
func auditText(a ledger.Audit, err error) (string, error) {
	if err == nil && len(a.Wrong) > 0 {
		err = fmt.Errorf("%d sums are wrong: %s", len(a.Wrong), a.Wrong[0])
	}
	return fmt.Sprintf("%d accounts with %d credits are the sum of %d transfers", a.Accounts, a.Circulate, a.Transfers), err
}
