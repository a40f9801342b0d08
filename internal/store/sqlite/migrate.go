package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/migration"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrate applies the steps that the file has not seen, each in a transaction of
// its own. It refuses a file that a newer program has changed.
func migrate(ctx context.Context, db *sql.DB) error {
	steps, err := migration.Read(migrationFiles)
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
			return fmt.Errorf("migration %04d_%s: %w", step.Number, step.Name, err)
		}
	}
	var newest int
	if err := db.QueryRowContext(ctx, `SELECT max(number) FROM migration`).Scan(&newest); err != nil {
		return fmt.Errorf("ask for the newest migration: %w", err)
	}
	return migration.Newest(newest, steps)
}

// apply runs one step unless it is recorded. The transaction holds the write
// lock from its begin, so two programs that start at once apply it once.
func apply(ctx context.Context, db *sql.DB, step migration.Step) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // after Commit it does nothing
	const record = `INSERT INTO migration (number, name, applied_at) VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%SZ')) ON CONFLICT DO NOTHING`
	done, err := tx.ExecContext(ctx, record, step.Number, step.Name)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := tx.ExecContext(ctx, step.Script); err != nil {
		return err
	}
	return tx.Commit()
}
