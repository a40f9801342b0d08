package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
)

// oldest is the first SQLite without the WAL-reset fault of 3.7.0–3.51.2.
var oldest = [3]int{3, 51, 3}

// synchronousFull is how PRAGMA synchronous says FULL.
const synchronousFull = 2

// Check looks at the open database: whether its settings are durable and its
// pages are whole.
func (db *DB) Check(ctx context.Context) error {
	if err := check(ctx, db.read); err != nil {
		return err
	}
	var result string
	if err := db.read.QueryRowContext(ctx, `PRAGMA quick_check(1)`).Scan(&result); err != nil {
		return fmt.Errorf("check the pages: %w", err)
	}
	if result != "ok" {
		return fmt.Errorf("the file is damaged: %s", result)
	}
	return nil
}

// asker is a pool of connections, or one.
type asker interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// check refuses a library or a file on which a commit would not be safe.
func check(ctx context.Context, db asker) error {
	var version, journal string
	var synchronous int
	if err := db.QueryRowContext(ctx, `SELECT sqlite_version()`).Scan(&version); err != nil {
		return fmt.Errorf("ask for the SQLite version: %w", err)
	}
	if err := checkVersion(version); err != nil {
		return err
	}
	if err := db.QueryRowContext(ctx, `PRAGMA journal_mode`).Scan(&journal); err != nil {
		return fmt.Errorf("ask for the journal mode: %w", err)
	}
	if err := db.QueryRowContext(ctx, `PRAGMA synchronous`).Scan(&synchronous); err != nil {
		return fmt.Errorf("ask for the synchronous setting: %w", err)
	}
	if journal != "wal" || synchronous != synchronousFull {
		return fmt.Errorf("journal_mode is %q and synchronous is %d, want wal and %d (FULL)", journal, synchronous, synchronousFull)
	}
	return nil
}

// checkVersion refuses a version older than the oldest safe one.
func checkVersion(version string) error {
	parts := strings.SplitN(version, ".", 3)
	for i, least := range oldest {
		n := -1
		if i < len(parts) {
			if v, err := strconv.Atoi(parts[i]); err == nil {
				n = v
			}
		}
		if n > least {
			return nil
		}
		if n < least {
			return fmt.Errorf("SQLite %s is older than %d.%d.%d, which is the first that cannot damage its write-ahead log", version, oldest[0], oldest[1], oldest[2])
		}
	}
	return nil
}
