package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
)

// tx is the writer's connection as a job sees it, inside a transaction. Each
// statement is compiled once and kept, so queries must be constants.
type tx struct {
	conn  *sql.Conn
	ready map[string]*sql.Stmt
}

func newTx(ctx context.Context, db *sql.DB) (*tx, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	return &tx{conn: conn, ready: map[string]*sql.Stmt{}}, nil
}

// statement returns the compiled query. Statements run without a context of
// their own: one that is interrupted would take the whole transaction with it.
func (t *tx) statement(query string) (*sql.Stmt, error) {
	if s, ok := t.ready[query]; ok {
		return s, nil
	}
	s, err := t.conn.PrepareContext(context.Background(), query)
	if err != nil {
		return nil, fmt.Errorf("compile a statement: %w", err)
	}
	t.ready[query] = s
	return s, nil
}

// exec runs a change and returns how many rows it touched.
func (t *tx) exec(query string, args ...any) (int64, error) {
	s, err := t.statement(query)
	if err != nil {
		return 0, err
	}
	done, err := s.Exec(args...)
	if err != nil {
		return 0, err
	}
	return done.RowsAffected()
}

// each runs a change n times.
func (t *tx) each(query string, n int, args func(i int) []any) error {
	for i := range n {
		if _, err := t.exec(query, args(i)...); err != nil {
			return err
		}
	}
	return nil
}

// row is a row that exec or a query gives, or why there is none.
type row struct {
	row *sql.Row
	err error
}

// Scan reads the row; sql.ErrNoRows when there is none.
func (r row) Scan(to ...any) error {
	if r.err != nil {
		return r.err
	}
	return r.row.Scan(to...)
}

// row runs a query for its first row.
func (t *tx) row(query string, args ...any) row {
	s, err := t.statement(query)
	if err != nil {
		return row{err: err}
	}
	return row{row: s.QueryRow(args...)}
}

// rows runs a query for all its rows.
func (t *tx) rows(query string, args ...any) (*sql.Rows, error) {
	s, err := t.statement(query)
	if err != nil {
		return nil, err
	}
	return s.Query(args...)
}

// close ends the connection. broken means that its transaction could not be ended:
// then the driver's connection goes with it.
func (t *tx) close(broken bool) error {
	var errs []error
	for _, s := range t.ready {
		errs = append(errs, s.Close())
	}
	if broken {
		t.conn.Raw(func(any) error { return driver.ErrBadConn }) //nolint:errcheck // it returns what it is told to
	}
	return errors.Join(append(errs, ignoreDone(t.conn.Close()))...)
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrConnDone) {
		return nil
	}
	return err
}

// none turns "no such row" into false.
func none(err error) (found bool, other error) {
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}
