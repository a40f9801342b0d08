package postgres

import (
	"context"
	"embed"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/wenbu-go/wenbu/internal/migration"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrating is the advisory lock that programs hold while they change the tables:
// an arbitrary number.
const migrating = 0x77656e6275

// migrate applies the steps that the database has not seen, all in one
// transaction. It refuses a database that a newer program has changed.
func migrate(ctx context.Context, pool *pgxpool.Pool) error {
	steps, err := migration.Read(migrationFiles)
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, `SELECT pg_advisory_xact_lock($1)`, int64(migrating)); err != nil {
			return err
		}
		const table = `CREATE TABLE IF NOT EXISTS migration (
			number integer PRIMARY KEY, name text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`
		if _, err := tx.Exec(ctx, table); err != nil {
			return fmt.Errorf("make the migration table: %w", err)
		}
		var newest int
		if err := tx.QueryRow(ctx, `SELECT coalesce(max(number), 0) FROM migration`).Scan(&newest); err != nil {
			return fmt.Errorf("ask for the newest migration: %w", err)
		}
		for _, step := range steps[min(newest, len(steps)):] {
			if err := apply(ctx, tx, step); err != nil {
				return fmt.Errorf("migration %04d_%s: %w", step.Number, step.Name, err)
			}
		}
		return migration.Newest(newest, steps)
	})
}

// apply runs one step.
func apply(ctx context.Context, tx pgx.Tx, step migration.Step) error {
	if _, err := tx.Exec(ctx, `INSERT INTO migration (number, name) VALUES ($1, $2)`, step.Number, step.Name); err != nil {
		return err
	}
	_, err := tx.Exec(ctx, step.Script, pgx.QueryExecModeSimpleProtocol) // several statements
	return err
}
