package sqlite

import (
	"context"
	"database/sql"
)

// scanner is one row.
type scanner interface{ Scan(to ...any) error }

// querier finds rows, in a transaction or outside one.
type querier interface {
	row(query string, args ...any) row
	rows(query string, args ...any) (*sql.Rows, error)
}

// reader reads the last commit, or in a snapshot one that stays the same.
type reader struct {
	ctx  context.Context
	pool interface {
		QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
		QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	}
}

func (r reader) row(query string, args ...any) row {
	return row{row: r.pool.QueryRowContext(r.ctx, query, args...)}
}

func (r reader) rows(query string, args ...any) (*sql.Rows, error) {
	return r.pool.QueryContext(r.ctx, query, args...)
}

// ready runs a constant query of a busy path for its first row outside a
// transaction; it is compiled once for each connection.
func (db *DB) ready(ctx context.Context, query string, args ...any) row {
	kept, ok := db.statements.Load(query)
	if !ok {
		s, err := db.read.PrepareContext(ctx, query)
		if err != nil {
			return row{err: err}
		}
		var loaded bool
		if kept, loaded = db.statements.LoadOrStore(query, s); loaded {
			s.Close() //nolint:errcheck // another was first, and nothing used this one
		}
	}
	return row{row: kept.(*sql.Stmt).QueryRowContext(ctx, args...)}
}

// reading returns what reads the last commit.
func (db *DB) reading(ctx context.Context) reader { return reader{ctx, db.read} }

// snapshot returns what reads one commit until end is called.
func (db *DB) snapshot(ctx context.Context) (from reader, end func(), err error) {
	tx, err := db.read.BeginTx(ctx, nil)
	if err != nil {
		return reader{}, nil, err
	}
	return reader{ctx, tx}, func() { tx.Rollback() }, nil //nolint:errcheck // nothing was changed
}

// all returns a function that reads every row of a query.
func all[T any](scan func(scanner) (T, error)) func(*sql.Rows, error) ([]T, error) {
	return func(rows *sql.Rows, err error) ([]T, error) {
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
func texts(rows *sql.Rows, err error) ([]string, error) {
	return all(func(from scanner) (s string, err error) {
		err = from.Scan(&s)
		return s, err
	})(rows, err)
}
