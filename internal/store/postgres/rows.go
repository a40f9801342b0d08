package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"
)

// scanner is one row.
type scanner interface{ Scan(to ...any) error }

// querier finds rows, in a transaction or outside one.
type querier interface {
	row(query string, args ...any) scanner
	rows(query string, args ...any) (pgx.Rows, error)
}

// reader reads the last commit, or in a snapshot one that stays the same.
type reader struct {
	ctx  context.Context
	pool interface {
		Query(ctx context.Context, query string, args ...any) (pgx.Rows, error)
		QueryRow(ctx context.Context, query string, args ...any) pgx.Row
	}
}

func (r reader) row(query string, args ...any) scanner {
	return r.pool.QueryRow(r.ctx, query, args...)
}

func (r reader) rows(query string, args ...any) (pgx.Rows, error) {
	return r.pool.Query(r.ctx, query, args...)
}

// reading returns what reads the last commit.
func (db *DB) reading(ctx context.Context) reader { return reader{ctx, db.pool} }

// ready runs a query of a busy path for its first row outside a transaction. Every
// connection compiles its queries once.
func (db *DB) ready(ctx context.Context, query string, args ...any) scanner {
	return db.pool.QueryRow(ctx, query, args...)
}

// snapshot returns what reads one commit until end is called.
func (db *DB) snapshot(ctx context.Context) (from reader, end func(), err error) {
	tx, err := db.pool.BeginTx(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly})
	if err != nil {
		return reader{}, nil, err
	}
	return reader{ctx, tx}, func() { tx.Rollback(ctx) }, nil //nolint:errcheck // nothing was changed
}

// all returns a function that reads every row of a query.
func all[T any](scan func(scanner) (T, error)) func(pgx.Rows, error) ([]T, error) {
	return func(rows pgx.Rows, err error) ([]T, error) {
		if err != nil {
			return nil, err
		}
		defer rows.Close()
		var list []T
		for rows.Next() {
			item, err := scan(rows)
			if err != nil {
				return nil, err
			}
			list = append(list, item)
		}
		return list, rows.Err()
	}
}

// texts reads the one text column of a query.
func texts(rows pgx.Rows, err error) ([]string, error) {
	return all(func(from scanner) (s string, err error) {
		err = from.Scan(&s)
		return s, err
	})(rows, err)
}
