package postgres

import (
	"context"

	"github.com/wenbu-go/wenbu/internal/quota"
)

// Windows is the quota.WindowStore in db.
type Windows struct{ db *DB }

var _ quota.WindowStore = Windows{}

// Windows returns the minute windows kept in this database.
func (db *DB) Windows() Windows { return Windows{db} }

// TakeMinute implements quota.WindowStore.
func (w Windows) TakeMinute(ctx context.Context, minute int64, key string, limit quota.Limit) (taken bool, err error) {
	err = w.db.write(ctx, func(tx *tx) error {
		const upsert = `INSERT INTO quota_minute AS m (minute, key, used) VALUES ($1, $2, 1)
			ON CONFLICT (minute, key) DO UPDATE SET used = m.used + 1 WHERE m.used < $3
			RETURNING used`
		var used int64
		if taken, err = none(tx.row(upsert, minute, key, int64(limit)).Scan(&used)); used != 1 {
			return err
		}
		_, err = tx.exec(dropMinutes, minute-1) // whoever opens a window sweeps
		return err
	})
	if err != nil {
		return false, doing("count in a minute", err)
	}
	return taken, nil
}

const dropMinutes = `DELETE FROM quota_minute WHERE minute < $1`
