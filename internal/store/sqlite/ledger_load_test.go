package sqlite_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// TestB5_NeverLocked has a server's 64 writers and 64 readers on one file, and an
// operator's program that writes to it now and then. Nobody is told that the file is busy,
// and the log does not grow without end.
func TestB5_NeverLocked(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bank := storetest.NewBank(t, open(t, dir).Ledger())
	bank.Grant(t, "ada", 1_000_000)
	operator := open(t, dir).Ledger()
	var left atomic.Int64
	left.Store(1000)
	if storetest.Long() {
		left.Store(300_000)
	}
	commands := make(chan int64)
	var writers, others sync.WaitGroup
	for range 64 {
		writers.Go(func() {
			for {
				n := left.Add(-1)
				if n < 0 {
					return
				}
				if n%20 == 0 {
					select {
					case commands <- n:
					default:
					}
				}
				if _, err := bank.Book.Charge(t.Context(), ledger.Call{Account: "ada", Tool: "cheap", Timeout: time.Minute},
					func(context.Context) ([]byte, error) { return nil, nil }); err != nil {
					t.Errorf("a call: %v", err)
					return
				}
			}
		})
		others.Go(func() {
			for left.Load() > 0 {
				if _, err := bank.Book.Usage(t.Context(), "ada", 100); err != nil {
					t.Errorf("a reader: %v", err)
					return
				}
			}
		})
	}
	others.Go(func() {
		for n := range commands {
			grant := ledger.Transfer{Kind: ledger.Granted, Cause: fmt.Sprint("operator ", n), Payer: ledger.Issued, Payee: "bob", Amount: 1, At: bank.Now()}
			if _, err := operator.Transfer(t.Context(), grant); err != nil {
				t.Errorf("the operator: %v", err)
				return
			}
		}
	})
	writers.Wait()
	close(commands)
	others.Wait()
	if info, err := os.Stat(filepath.Join(dir, sqlite.FileName+"-wal")); err != nil || info.Size() > 64<<20 {
		t.Errorf("the log: %v, error %v; want at most 64 MB", info.Size(), err)
	}
	bank.Agrees(t)
}
