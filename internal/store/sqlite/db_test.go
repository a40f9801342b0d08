package sqlite

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/quota"
)

func mustOpen(t *testing.T, dir string) *DB {
	t.Helper()
	db, err := Open(t.Context(), dir)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func TestCheckVersion(t *testing.T) {
	t.Parallel()
	for version, safe := range map[string]bool{
		"3.51.3": true, "3.51.4": true, "3.52.0": true, "3.54.1": true, "4.0.0": true,
		"3.51.2": false, "3.51": false, "3.7.0": false, "2.99.99": false, "": false, "x.y.z": false,
	} {
		if err := checkVersion(version); (err == nil) != safe {
			t.Errorf("version %q: got error %v, want safe = %v", version, err, safe)
		}
	}
}

func TestOpen_Settings(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "odd name ?#%&", "data")
	db := mustOpen(t, dir)
	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != dirMode {
		t.Errorf("data directory: mode %v, error %v; want %o", info.Mode(), err, dirMode)
	}
	if _, err := db.Quota().Salt(t.Context()); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(dir)
	if err != nil || len(files) != 3 { // the database, its log and its shared memory
		t.Fatalf("got %d files, error %v; want 3", len(files), err)
	}
	for _, f := range files {
		if info, err := f.Info(); err != nil || info.Mode().Perm() != fileMode {
			t.Errorf("%s: mode %v, error %v; want %o", f.Name(), info.Mode(), err, fileMode)
		}
	}
	for name, pool := range map[string]asker{"write": db.writer.tx.conn, "read": db.read} {
		if err := check(t.Context(), pool); err != nil {
			t.Errorf("%s pool: %v", name, err)
		}
	}
	if _, err := db.read.ExecContext(t.Context(), `DELETE FROM secret`); err == nil {
		t.Error("a write on the read pool passed")
	}
}

func TestCheck_DamagedFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := mustOpen(t, dir)
	if err := db.Check(t.Context()); err != nil {
		t.Errorf("a new file: %v", err)
	}
	for i := range 300 {
		if _, err := db.Quota().Take(t.Context(), "2026-03-01", []quota.Counter{{Key: strings.Repeat("k", 1+i*20), Limit: 1}}); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, FileName)
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteAt([]byte(strings.Repeat("x", 8192)), info.Size()/2); err != nil {
		t.Fatal(err)
	}
	if err := mustOpen(t, dir).Check(t.Context()); err == nil {
		t.Error("a damaged file passed")
	}
}

func TestOpen_NewerFile(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := mustOpen(t, dir)
	err := db.write(t.Context(), func(tx *tx) error {
		_, err := tx.exec(`INSERT INTO migration (number, name, applied_at) VALUES (9999, 'later', '')`)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Open(t.Context(), dir); err == nil || !strings.Contains(err.Error(), "newer program") {
		t.Errorf("a file of a newer program: got error %v", err)
	}
}

// TestOpen_TwoPrograms opens one file twice at the same time, as the server and
// an operator's command do.
func TestOpen_TwoPrograms(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	var wait sync.WaitGroup
	dbs := make([]*DB, 2)
	for i := range dbs {
		wait.Go(func() { dbs[i] = mustOpenQuiet(t, dir) })
	}
	wait.Wait()
	for i := range 2 {
		wait.Go(func() {
			for range 100 {
				if _, err := dbs[i].Quota().Take(t.Context(), "2026-03-01", []quota.Counter{{Key: "global", Limit: 1000}}); err != nil {
					t.Errorf("program %d: %v", i, err)
					return
				}
			}
		})
	}
	wait.Wait()
	counts, err := dbs[0].Quota().Counts(t.Context())
	if err != nil || len(counts) != 1 || counts[0].Used != 200 {
		t.Errorf("got %v, error %v; want 200 in one counter", counts, err)
	}
}

// mustOpenQuiet is mustOpen for goroutines, where Fatal is not allowed.
func mustOpenQuiet(t *testing.T, dir string) *DB {
	db, err := Open(t.Context(), dir)
	if err != nil {
		t.Errorf("Open: %v", err)
		return nil
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// TestWriter_OneFailureInABatch commits a batch in which one job fails.
func TestWriter_OneFailureInABatch(t *testing.T) {
	t.Parallel()
	db := mustOpen(t, t.TempDir())
	refuse := errors.New("refused")
	insert := func(key string, err error) *job {
		return &job{ctx: t.Context(), answer: make(chan error, 1), run: func(tx *tx) error {
			if _, err := tx.exec(`INSERT INTO quota_count (day, key, used) VALUES ('2026-03-01', ?, 1)`, key); err != nil {
				return err
			}
			return err
		}}
	}
	batch := []*job{insert("a", nil), insert("b", refuse), insert("c", nil), insert("a", nil)}
	db.writer.commit(batch)
	for i, fails := range []bool{false, true, false, true} {
		if err := <-batch[i].answer; (err != nil) != fails {
			t.Errorf("job %d: got error %v, want failure = %v", i, err, fails)
		}
	}
	counts, err := db.Quota().Counts(t.Context())
	if err != nil || len(counts) != 2 || counts[0].Key != "a" || counts[1].Key != "c" {
		t.Errorf("got %v, error %v; want a and c", counts, err)
	}
}

func TestClose_RefusesLaterWrites(t *testing.T) {
	t.Parallel()
	db := mustOpen(t, t.TempDir())
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Quota().Salt(t.Context()); !errors.Is(err, errClosed) {
		t.Errorf("a write after Close: got error %v, want %v", err, errClosed)
	}
	if err := db.Close(); err != nil {
		t.Errorf("second Close: %v", err)
	}
}

func BenchmarkTake(b *testing.B) {
	db, err := Open(b.Context(), b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	counters := []quota.Counter{{Key: "agent-global", Limit: 1e9 - 1}, {Key: "global", Limit: 1e9 - 1}, {Key: "agent:x", Limit: 1e9 - 1}}
	b.SetParallelism(32)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if _, err := db.Quota().Take(b.Context(), "2026-03-01", counters); err != nil {
				b.Error(err)
			}
		}
	})
}

// TestLedgerTables_Refuse tries to write what no program may write.
func TestLedgerTables_Refuse(t *testing.T) {
	t.Parallel()
	db := mustOpen(t, t.TempDir())
	write := func(query string) error {
		return db.write(t.Context(), func(tx *tx) error {
			_, err := tx.exec(query)
			return err
		})
	}
	for _, query := range []string{
		`INSERT INTO ledger_account (id, balance, held, opened_at) VALUES ('ada', 5, 2, 0)`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '1', 'house:issued', 'ada', 5, 0)`,
		`INSERT INTO ledger_price (tool, version, cost, min_balance, free, period, enabled, since) VALUES ('t', 1, 1, 1, 0, 'once', 1, 0)`,
	} {
		if err := write(query); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
	for _, query := range []string{
		`UPDATE ledger_account SET balance = -1`,
		`UPDATE ledger_account SET balance = 1`,
		`UPDATE ledger_account SET balance = 1000000000001`,
		`UPDATE ledger_account SET held = 6`,
		`UPDATE ledger_account SET held = -1`,
		`UPDATE ledger_account SET holds = -1`,
		`UPDATE ledger_account SET balance = balance - 0.5`,
		`INSERT INTO ledger_account (id, opened_at) VALUES ('house:x', 0)`,
		`UPDATE ledger_transfer SET amount = 6`,
		`DELETE FROM ledger_transfer`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '1', 'house:issued', 'bob', 5, 0)`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '2', 'house:issued', 'ada', 0, 0)`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '2', 'house:issued', 'ada', -5, 0)`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('gift', '2', 'house:issued', 'ada', 5, 0)`,
		`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '2', 'ada', 'ada', 5, 0)`,
		`UPDATE ledger_price SET cost = 2`,
		`INSERT INTO ledger_price (tool, version, cost, min_balance, free, period, enabled, since) VALUES ('t', 2, -1, 1, 0, 'once', 1, 0)`,
		`INSERT INTO ledger_hold (call, account, tool, paid, amount, period, version, started_at, expires_at) VALUES ('c', 'nobody', 't', 1, 1, '', 1, 0, 1)`,
		`INSERT INTO ledger_record (id, account, tool, credits, free_unit, version, status, error, started_at, ended_at) VALUES ('c', 'ada', 't', 1, 0, 1, 'failed', '', 0, 0)`,
	} {
		if err := write(query); err == nil {
			t.Errorf("%s passes", query)
		}
	}
}

// TestAudit_Finds changes sums behind the program's back.
func TestAudit_Finds(t *testing.T) {
	t.Parallel()
	for name, query := range map[string]string{
		"account's balance": `UPDATE ledger_account SET balance = balance + 1`,
		"held credits":      `UPDATE ledger_account SET held = 1`,
		"held units":        `INSERT INTO ledger_free (account, tool, period, used, held) VALUES ('ada', 't', 'once', 0, 1)`,
		"record and its":    `INSERT INTO ledger_record (id, account, tool, credits, free_unit, version, status, error, started_at, ended_at) VALUES ('c', 'ada', 't', 1, 0, 1, 'success', '', 0, 0)`,
		"no account":        `INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) VALUES ('grant', '2', 'house:issued', 'bob', 5, 0)`,
	} {
		db := mustOpen(t, t.TempDir())
		at := time.UnixMilli(0)
		if _, err := db.Ledger().Transfer(t.Context(), ledger.Transfer{Kind: ledger.Granted, Cause: "1", Payer: ledger.Issued, Payee: "ada", Amount: 5, At: at}); err != nil {
			t.Fatal(err)
		}
		if a, err := db.Ledger().Audit(t.Context()); err != nil || len(a.Wrong) != 0 || a.Accounts != 1 || a.Transfers != 1 || a.Circulate != 5 {
			t.Errorf("before: %+v, error %v", a, err)
		}
		err := db.write(t.Context(), func(tx *tx) error {
			_, err := tx.exec(query)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		if a, err := db.Ledger().Audit(t.Context()); err != nil || len(a.Wrong) != 1 || !strings.Contains(a.Wrong[0], name) {
			t.Errorf("%s: found %q, error %v", name, a.Wrong, err)
		}
	}
}

// TestB3_MillionRows opens a book of a million transfers and records and looks how
// long it takes until a call is paid. It takes a while to write them.
func TestB3_MillionRows(t *testing.T) {
	if os.Getenv("WENBU_LONG") != "1" {
		t.Skip("takes 30 s: set WENBU_LONG=1")
	}
	dir := t.TempDir()
	db := mustOpen(t, dir)
	err := db.write(t.Context(), func(tx *tx) error {
		for _, query := range []string{
			`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
				INSERT INTO ledger_account (id, balance, opened_at) SELECT 'account ' || i, 1000000, 0 FROM n`,
			`INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) SELECT 'grant', id, 'house:issued', id, 1001000, 0 FROM ledger_account`,
			`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
				INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, at) SELECT 'charge', 'call ' || i, 'account ' || (i % 1000 + 1), 'house:revenue', 1, i FROM n`,
			`INSERT INTO ledger_record (id, account, tool, credits, free_unit, version, status, error, started_at, ended_at)
				SELECT cause, payer, 't', 1, 0, 1, 'success', '', at, at FROM ledger_transfer WHERE kind = 'charge'`,
		} {
			if _, err := tx.exec(query); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	db = mustOpen(t, dir)
	h, err := db.Ledger().Hold(t.Context(), ledger.HoldOrder{Call: "new", Account: "account 7", Tool: "t", Free: true, Now: start, Expires: start.Add(time.Minute)})
	if err != nil || h.State != ledger.Held {
		t.Fatalf("hold: %+v, error %v", h, err)
	}
	opened := time.Since(start)
	list, err := db.Ledger().Usage(t.Context(), "account 7", 100)
	if err != nil || len(list) != 100 {
		t.Errorf("usage: %d records, error %v", len(list), err)
	}
	read := time.Since(start) - opened
	a, err := db.Ledger().Audit(t.Context())
	if err != nil || len(a.Wrong) > 0 || a.Transfers != 1_001_000 {
		t.Errorf("audit: %+v, error %v", a, err)
	}
	t.Logf("open and a hold %v, usage %v, audit %v", opened, read, time.Since(start)-opened-read)
	if opened > 3*time.Second {
		t.Errorf("it took %v until a call could be paid, want less than 3 s", opened)
	}
}
