package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migration is one step of the tables' history: file NNNN_name.sql.
type migration struct {
	number int
	name   string
	script string
}

// migrations returns all steps, by number.
func migrations(files fs.FS) ([]migration, error) {
	entries, err := fs.ReadDir(files, "migrations")
	if err != nil {
		return nil, err
	}
	var steps []migration
	for _, e := range entries {
		number, name, ok := strings.Cut(strings.TrimSuffix(e.Name(), ".sql"), "_")
		n, err := strconv.Atoi(number)
		if err != nil || !ok || len(number) != 4 {
			return nil, fmt.Errorf("migration %s is not named NNNN_name.sql", e.Name())
		}
		script, err := fs.ReadFile(files, "migrations/"+e.Name())
		if err != nil {
			return nil, err
		}
		steps = append(steps, migration{n, name, string(script)})
	}
	slices.SortFunc(steps, func(a, b migration) int { return a.number - b.number })
	for i, step := range steps {
		if step.number != i+1 {
			return nil, fmt.Errorf("migration %04d is missing or there twice", i+1)
		}
	}
	return steps, nil
}

// migrate applies the steps that the file has not seen, each in a transaction of
// its own. It refuses a file that a newer program has changed.
func migrate(ctx context.Context, db *sql.DB) error {
	steps, err := migrations(migrationFiles)
	if err != nil {
		return err
	}
	const table = `CREATE TABLE IF NOT EXISTS migration (
		number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at TEXT NOT NULL) STRICT`
	if _, err := db.ExecContext(ctx, table); err != nil {
		return fmt.Errorf("make the migration table: %w", err)
	}
	for _, step := range steps {
		if err := apply(ctx, db, step); err != nil {
			return fmt.Errorf("migration %04d_%s: %w", step.number, step.name, err)
		}
	}
	var newest int
	if err := db.QueryRowContext(ctx, `SELECT max(number) FROM migration`).Scan(&newest); err != nil {
		return fmt.Errorf("ask for the newest migration: %w", err)
	}
	if newest > len(steps) {
		return fmt.Errorf("the file was changed by a newer program: it is at step %d, this program knows %d", newest, len(steps))
	}
	return nil
}

// apply runs one step unless it is recorded. The transaction holds the write
// lock from its begin, so two programs that start at once apply it once.
func apply(ctx context.Context, db *sql.DB, step migration) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // after Commit it does nothing
	const record = `INSERT INTO migration (number, name, applied_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ')) ON CONFLICT DO NOTHING`
	done, err := tx.ExecContext(ctx, record, step.number, step.name)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := tx.ExecContext(ctx, step.script); err != nil {
		return err
	}
	return tx.Commit()
}
