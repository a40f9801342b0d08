package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// attempts is how often a change is tried that the database gave up for the sake
// of another.
const attempts = 5

// tx is a transaction as a change sees it.
type tx struct {
	ctx context.Context
	tx  pgx.Tx
}

// write runs one change in a transaction and returns when it is durable.
func (db *DB) write(ctx context.Context, run func(*tx) error) (err error) {
	for range attempts {
		if err = db.once(ctx, run); !again(err) {
			break
		}
	}
	return err
}

func (db *DB) once(ctx context.Context, run func(*tx) error) error {
	t, err := db.pool.Begin(ctx)
	if err != nil {
		return err
	}
	if err := run(&tx{ctx, t}); err != nil {
		return errors.Join(err, rolledBack(t.Rollback(ctx)))
	}
	return committed(t.Commit(ctx))
}

// committed returns the error of a COMMIT. What the server refused with an ERROR
// was not made; of everything else, a connection it closed (FATAL) among them,
// only the server knows.
func committed(err error) error {
	refused := (*pgconn.PgError)(nil)
	if err == nil || errors.Is(err, pgx.ErrTxCommitRollback) || errors.As(err, &refused) && refused.SeverityUnlocalized == "ERROR" {
		return err
	}
	return fmt.Errorf("%w: %w", ledger.ErrUncertain, err)
}

// rolledBack is silent about a connection that is gone: with it goes what it had
// not committed.
func rolledBack(err error) error {
	if refused := (*pgconn.PgError)(nil); errors.As(err, &refused) {
		return err
	}
	return nil
}

// again reports whether a change failed for the sake of another one and may be run
// once more: serialization_failure, deadlock_detected.
func again(err error) bool {
	failed := (*pgconn.PgError)(nil)
	return errors.As(err, &failed) && (failed.Code == "40001" || failed.Code == "40P01")
}

// exec runs a change and returns how many rows it touched.
func (t *tx) exec(query string, args ...any) (int64, error) {
	done, err := t.tx.Exec(t.ctx, query, args...)
	return done.RowsAffected(), err
}

// each runs a change n times, without waiting for each answer.
func (t *tx) each(query string, n int, args func(i int) []any) error {
	var batch pgx.Batch
	for i := range n {
		batch.Queue(query, args(i)...)
	}
	return t.tx.SendBatch(t.ctx, &batch).Close()
}

// row runs a query for its first row.
func (t *tx) row(query string, args ...any) scanner { return t.tx.QueryRow(t.ctx, query, args...) }

// rows runs a query for all its rows.
func (t *tx) rows(query string, args ...any) (pgx.Rows, error) {
	return t.tx.Query(t.ctx, query, args...)
}

// none turns "no such row" into false.
func none(err error) (found bool, other error) {
	if errors.Is(err, pgx.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}
