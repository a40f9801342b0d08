package sqlite_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestLedger(t *testing.T) {
	t.Parallel()
	storetest.Ledger(t, 10_000, func(t *testing.T) ledger.Store { return open(t, t.TempDir()).Ledger() })
}

// TestA13_Simulation runs what the store in memory runs, seed by seed.
func TestA13_Simulation(t *testing.T) {
	t.Parallel()
	seeds, steps := uint64(6), 600
	if storetest.Long() {
		seeds, steps = 50, 2000
	}
	storetest.SimulateMany(t, seeds, steps, func() ledger.Store { return open(t, t.TempDir()).Ledger() })
}

// TestLedger_NothingInClear looks for an answer, its key and its arguments in the
// files.
func TestLedger_NothingInClear(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bank := storetest.NewBank(t, open(t, dir).Ledger())
	bank.Grant(t, "ada", 10)
	secrets := []string{"the answer 1903-07-19T04:44", "a key of nine words", `{"birth_year":1903}`}
	_, err := bank.Book.Charge(t.Context(), ledger.Call{Account: "ada", Tool: "dear", Timeout: time.Minute, Key: secrets[1], Arguments: []byte(secrets[2])},
		func(context.Context) ([]byte, error) { return []byte(secrets[0]), nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{sqlite.FileName, sqlite.FileName + "-wal"} {
		file, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range secrets {
			if bytes.Contains(file, []byte(s)) {
				t.Errorf("%s holds %q", name, s)
			}
		}
	}
	wal, err := os.ReadFile(filepath.Join(dir, sqlite.FileName+"-wal"))
	if err != nil || !bytes.Contains(wal, []byte("dear")) {
		t.Errorf("the call is not in the file that was searched (error %v)", err)
	}
}
