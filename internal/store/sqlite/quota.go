package sqlite

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/quota"
)

const saltBytes = 32

// Quota is the quota.Store in db.
type Quota struct{ db *DB }

var _ quota.Store = Quota{}

// Quota returns the day budgets kept in this file.
func (db *DB) Quota() Quota { return Quota{db} }

// Salt implements quota.Store.
func (q Quota) Salt(ctx context.Context) (salt []byte, err error) {
	fresh := make([]byte, saltBytes)
	rand.Read(fresh)
	err = q.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO secret (name, value) VALUES ('network-salt', ?) ON CONFLICT DO NOTHING`
		if _, err := tx.exec(insert, fresh); err != nil {
			return err
		}
		return tx.row(`SELECT value FROM secret WHERE name = 'network-salt'`).Scan(&salt)
	})
	if err != nil {
		return nil, fmt.Errorf("keep the network salt: %w", err)
	}
	return salt, nil
}

// errFull rolls a Take back.
var errFull = errors.New("a counter is full")

// Take implements quota.Store.
func (q Quota) Take(ctx context.Context, day string, counters []quota.Counter) (quota.Taken, error) {
	var taken quota.Taken
	err := q.db.write(ctx, func(tx *tx) error {
		taken = quota.Taken{}
		if _, err := tx.exec(`DELETE FROM quota_count WHERE day < ?`, day); err != nil {
			return err
		}
		for _, c := range counters {
			used, err := raise(tx, day, c)
			if err != nil {
				taken = quota.Taken{Refused: c.Key}
				return err
			}
			taken.Used = append(taken.Used, used)
		}
		return nil
	})
	if errors.Is(err, errFull) {
		return quota.Taken{Refused: taken.Refused}, nil
	}
	if err != nil {
		return quota.Taken{}, fmt.Errorf("take from the day's counters: %w", err)
	}
	return taken, nil
}

// raise adds one to a counter that is below its limit, or returns errFull.
func raise(tx *tx, day string, c quota.Counter) (used int64, err error) {
	const upsert = `INSERT INTO quota_count (day, key, used) VALUES (?, ?, 1)
		ON CONFLICT (day, key) DO UPDATE SET used = used + 1 WHERE used < ?
		RETURNING used`
	err = tx.row(upsert, day, c.Key, int64(c.Limit)).Scan(&used)
	if found, other := none(err); !found && other == nil {
		return 0, errFull
	}
	return used, err
}

// Counts implements quota.Store.
func (q Quota) Counts(ctx context.Context) ([]quota.Count, error) {
	counts, err := all(scanCount)(q.db.reading(ctx).rows(`SELECT day, key, used FROM quota_count ORDER BY day, key`))
	return counts, doing("read the day's counters", err)
}

func scanCount(from scanner) (c quota.Count, err error) {
	err = from.Scan(&c.Day, &c.Key, &c.Used)
	return c, err
}
