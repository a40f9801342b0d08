package postgres

import (
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/pgtest"
)

// server is set once, by TestMain.
var server *pgtest.Server

func TestMain(m *testing.M) { os.Exit(pgtest.Run(m, &server)) }

// mustOpen opens a database in a schema of its own.
func mustOpen(t testing.TB) *DB {
	t.Helper()
	return mustOpenAt(t, server.Schema(t))
}

func mustOpenAt(t testing.TB, address string) *DB {
	t.Helper()
	db, err := Open(t.Context(), address)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func TestOpen_Refuses(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"postgres://u:hidden@/x?port=no", "postgres://u:hidden@127.0.0.1:1/x", "::hidden"} {
		if _, err := Open(t.Context(), address); err == nil || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%s: got error %v; want one without the password", address, err)
		}
	}
	db := mustOpen(t)
	if _, err := db.pool.Exec(t.Context(), `INSERT INTO migration (number, name) VALUES (9999, 'later')`); err != nil {
		t.Fatal(err)
	}
	if err := migrate(t.Context(), db.pool); err == nil || !strings.Contains(err.Error(), "newer program") {
		t.Errorf("a database of a newer program: got error %v", err)
	}
}

func TestCheck(t *testing.T) {
	t.Parallel()
	if err := mustOpen(t).Check(t.Context()); err == nil || !strings.Contains(err.Error(), "fsync is off") {
		t.Errorf("the test server's settings: got error %v, want what they are", err)
	}
}

// TestOpen_TwoPrograms opens an empty schema several times at once.
func TestOpen_TwoPrograms(t *testing.T) {
	t.Parallel()
	address := server.Schema(t)
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			db, err := Open(t.Context(), address)
			if err != nil {
				t.Errorf("Open: %v", err)
				return
			}
			db.Close()
		})
	}
	wait.Wait()
}
