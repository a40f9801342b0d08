package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5/pgxpool"
)

const (
	// connections are how many the pool has unless its address says otherwise. One
	// that writes waits for its turn; more of them would only wait in the database.
	connections = 16
	// oldest is the first version that has all that is used here.
	oldest = 13
)

// DB is an open database. It is safe for concurrent use.
type DB struct{ pool *pgxpool.Pool }

// Open connects to the database at address, a postgres:// URL, and brings its
// tables up to date. Commits of this program are durable whatever the server's
// default for synchronous_commit is. An error never holds the address: it may
// contain a password.
func Open(ctx context.Context, address string) (*DB, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, errors.New("the database's address is not a postgres:// URL")
	}
	if config.MaxConns < connections {
		config.MaxConns = connections
	}
	config.ConnConfig.RuntimeParams["synchronous_commit"] = "on"
	if config.ConnConfig.RuntimeParams["application_name"] == "" {
		config.ConnConfig.RuntimeParams["application_name"] = "wenbu"
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("connect to the database: %w", err)
	}
	db := &DB{pool}
	if err := db.prepare(ctx); err != nil {
		pool.Close()
		return nil, fmt.Errorf("open the database: %w", err)
	}
	return db, nil
}

func (db *DB) prepare(ctx context.Context) error {
	var version int
	if err := db.pool.QueryRow(ctx, `SELECT current_setting('server_version_num')::int / 10000`).Scan(&version); err != nil {
		return fmt.Errorf("ask for the version: %w", err)
	}
	if version < oldest {
		return fmt.Errorf("PostgreSQL %d is older than %d", version, oldest)
	}
	return migrate(ctx, db.pool)
}

// Check looks whether the server keeps what it commits.
func (db *DB) Check(ctx context.Context) error {
	for _, name := range []string{"fsync", "full_page_writes", "synchronous_commit"} {
		var value string
		if err := db.pool.QueryRow(ctx, `SELECT current_setting($1)`, name).Scan(&value); err != nil {
			return fmt.Errorf("ask for %s: %w", name, err)
		}
		if value == "off" {
			return fmt.Errorf("%s is off: a power loss can damage the database", name)
		}
	}
	return nil
}

// Close waits for the changes under way and closes the connections.
func (db *DB) Close() error {
	db.pool.Close()
	return nil
}
