package sqlite

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// usedByDay sums the records up by day of UTC+8.
const usedByDay = `SELECT (started_at + 28800000) / 86400000 AS day, tool, status, count(*), sum(credits) FROM ledger_record
	WHERE started_at >= ? GROUP BY day, tool, status ORDER BY day DESC, tool, status`

// Days implements ledger.CallStore.
func (l Ledger) Days(ctx context.Context, since time.Time) ([]ledger.DayUse, error) {
	list, err := all(scanDayUse)(l.db.reading(ctx).rows(usedByDay, since.UnixMilli()))
	return list, doing("sum the usage up", err)
}

func scanDayUse(from scanner) (u ledger.DayUse, err error) {
	err = from.Scan(&u.Day, &u.Tool, &u.Status, &u.Calls, &u.Credits)
	return u, err
}
