package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	_ "modernc.org/sqlite" // registers the driver
)

// FileName is the database's name inside the data directory.
const FileName = "wenbu.db"

const (
	dirMode  = 0o700
	fileMode = 0o600
	// busyTimeout is how long a write waits for other processes on the file, in
	// milliseconds. SQLite asks ten times a second, and under load the file is free
	// only now and then.
	busyTimeout = 30_000
	readers     = 4
	logPages    = 4000     // when the log is written back to the file: at 16 MB
	logSize     = 64 << 20 // what the log is cut to when readers have kept it longer
)

// DB is an open database. It is safe for concurrent use.
type DB struct {
	path   string
	writes *sql.DB // one connection, owned by writer
	read   *sql.DB
	writer *writer

	statements sync.Map // of reads on busy paths, by query: see ready
}

// Open opens the database in the directory dir, making both when they do not
// exist, and brings its tables up to date. A directory it makes can be entered
// by its owner only. It fails when the library under it is older than 3.51.3
// (earlier ones can damage a WAL file) or when writes would not be durable.
func Open(ctx context.Context, dir string) (*DB, error) {
	if err := os.MkdirAll(dir, dirMode); err != nil {
		return nil, fmt.Errorf("make the data directory: %w", err)
	}
	path := filepath.Join(dir, FileName)
	if err := createFile(path); err != nil {
		return nil, err
	}
	db := &DB{path: path}
	if err := db.connect(ctx); err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", path, err), db.Close())
	}
	return db, nil
}

// createFile makes an empty database file that only its owner may read; SQLite
// gives the files beside it the same mode.
func createFile(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("make the database file: %w", err)
	}
	return f.Close()
}

func (db *DB) connect(ctx context.Context) (err error) {
	if db.writes, err = sql.Open("sqlite", dsn(db.path, "_txlock", "immediate")); err != nil {
		return err
	}
	db.writes.SetMaxOpenConns(1)
	if err := check(ctx, db.writes); err != nil {
		return err
	}
	if err := migrate(ctx, db.writes); err != nil {
		return err
	}
	if db.read, err = sql.Open("sqlite", dsn(db.path, "_pragma", "query_only(1)")); err != nil {
		return err
	}
	db.read.SetMaxOpenConns(readers)
	db.read.SetMaxIdleConns(readers)
	db.writer = startWriter(db.writes)
	return db.read.PingContext(ctx)
}

// dsn returns the driver's name for the file with the settings that every
// connection has, and one more.
func dsn(path, key, value string) string {
	q := url.Values{"_pragma": {
		"busy_timeout(" + strconv.Itoa(busyTimeout) + ")",
		"journal_mode(WAL)",
		"synchronous(FULL)",
		"foreign_keys(1)",
		"secure_delete(1)",
		"wal_autocheckpoint(" + strconv.Itoa(logPages) + ")",
		"journal_size_limit(" + strconv.Itoa(logSize) + ")",
	}}
	q.Add(key, value)
	return (&url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(), RawQuery: q.Encode()}).String()
}

// Close waits for the writes under way and closes the file.
func (db *DB) Close() error {
	if db.writer != nil {
		db.writer.stop()
	}
	var errs []error
	for _, pool := range []*sql.DB{db.read, db.writes} {
		if pool != nil {
			errs = append(errs, pool.Close())
		}
	}
	return errors.Join(errs...)
}

// write runs one change in a transaction and returns when it is durable.
func (db *DB) write(ctx context.Context, run func(*tx) error) error { return db.writer.do(ctx, run) }
