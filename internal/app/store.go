package app

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/postgres"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
)

// database is the product's state, wherever it is kept.
type database struct {
	accounts   account.Store
	credits    ledger.Store
	posts      forum.Store
	moderation forum.ModerationStore
	days       quota.Store
	minutes    quota.WindowStore
	talks      session.Store
	signal     session.Signal // between servers; nil where there can be one only

	kind string // for people
	file
}

// file is what both kinds of database can do as a whole.
type file interface {
	// Check looks whether commits are durable and, where it can, whether the data is
	// whole.
	Check(ctx context.Context) error
	Close() error
}

// openStore opens the database that the flags name: PostgreSQL when there is an
// address, else SQLite in the data folder.
func (f storeFlags) openStore(ctx context.Context) (database, error) {
	if f.DatabaseURL != "" {
		db, err := postgres.Open(ctx, string(f.DatabaseURL))
		if err != nil {
			return database{}, err
		}
		return database{db.Account(), db.Ledger(), db.Forum(), db.Forum(), db.Quota(), db.Windows(), db.Session(), db.Signal(), "PostgreSQL", db}, nil
	}
	db, err := sqlite.Open(ctx, f.Data)
	if err != nil {
		return database{}, err
	}
	return database{db.Account(), db.Ledger(), db.Forum(), db.Forum(), db.Quota(), db.Windows(), db.Session(), nil, "SQLite in " + f.Data, db}, nil
}

// storeMissing reports whether the first start has yet to make the database.
func (f storeFlags) storeMissing() bool {
	_, err := os.Stat(filepath.Join(f.Data, sqlite.FileName))
	return f.DatabaseURL == "" && errors.Is(err, fs.ErrNotExist)
}
