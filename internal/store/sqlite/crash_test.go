package sqlite

import (
	"bufio"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	mathrand "math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// The tests here run this test program a second time, as a process that is killed.
// It is told what to do by these variables.
const (
	crashDir   = "WENBU_TEST_CRASH_DIR"   // data directory
	crashPoint = "WENBU_TEST_CRASH_POINT" // where to die; "" is under load, until killed
	crashWork  = "WENBU_TEST_CRASH_WORK"  // ok or fail
)

// crashing are the named points at which the process dies: those of a charge, and
// those of the transactions in it.
var crashing = []struct {
	point, work   string
	held, charged bool // what is left behind
}{
	{"begin", "ok", false, false},
	{"hold begun", "ok", false, false},
	{"hold job done", "ok", false, false},
	{"hold before commit", "ok", false, false},
	{"hold committed", "ok", true, false},
	{"held", "ok", true, false},
	{"worked", "ok", true, false},
	{"worked", "fail", true, false},
	{"post begun", "ok", true, false},
	{"post job done", "ok", true, false},
	{"post before commit", "ok", true, false},
	{"post committed", "ok", false, true},
	{"posted", "ok", false, true},
	{"void begun", "fail", true, false},
	{"void job done", "fail", true, false},
	{"void before commit", "fail", true, false},
	{"void committed", "fail", false, false},
	{"voided", "fail", false, false},
}

// TestB2_CrashPoints kills a process at every named point of a call with a key,
// looks what is left, and retries the call.
func TestB2_CrashPoints(t *testing.T) {
	t.Parallel()
	rounds := 1
	if storetest.Long() {
		rounds = 20
	}
	for _, c := range crashing {
		t.Run(c.point+" "+c.work, func(t *testing.T) {
			t.Parallel()
			for range rounds {
				dir := t.TempDir()
				db := mustOpen(t, dir)
				bank := storetest.NewBank(t, db.Ledger())
				bank.Grant(t, "ada", 10)
				if err := db.Close(); err != nil {
					t.Fatal(err)
				}
				out, err := again(t, dir, c.point, c.work).CombinedOutput()
				if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
					t.Fatalf("the process did not come to its point: %v\n%s", err, out)
				}
				afterCrash(t, dir, c.held, c.charged)
			}
		})
	}
}

// crashCall is the call that is cut short.
func crashCall() ledger.Call {
	return ledger.Call{Account: "ada", Tool: "dear", Timeout: time.Minute, Key: "k", Arguments: []byte(`{}`)}
}

func afterCrash(t *testing.T, dir string, held, charged bool) {
	db := mustOpen(t, dir)
	defer db.Close()
	if err := db.Check(t.Context()); err != nil {
		t.Error(err)
	}
	bank := storetest.NewBank(t, db.Ledger())
	want := ledger.Balance{Posted: 10}
	if charged {
		want.Posted = 6
	}
	if held {
		want.Held = 4
	}
	if got, err := bank.Book.Balance(t.Context(), "ada"); err != nil || got != want {
		t.Errorf("left behind: %+v, error %v; want %+v", got, err, want)
	}
	if a, err := bank.Book.Audit(t.Context()); err != nil || len(a.Wrong) > 0 || (a.Holds == 1) != held {
		t.Errorf("audit: %+v, error %v; want a hold = %v", a, err, held)
	}
	bank.Set(bank.Now().Add(3 * time.Minute))
	if s, err := bank.Book.Sweep(t.Context()); err != nil || (s.Expired == 1) != held {
		t.Errorf("sweep: %+v, error %v; want a hold = %v", s, err, held)
	}
	ran := false
	r, err := bank.Book.Charge(t.Context(), crashCall(), func(context.Context) ([]byte, error) {
		ran = true
		return []byte("answer"), nil
	})
	if err != nil || string(r.Answer) != "answer" || r.Credits != 4 || r.Replayed != charged || ran == charged {
		t.Errorf("the retry: %+v, ran %v, error %v; want a replay = %v", r, ran, err, charged)
	}
	if got, err := bank.Book.Balance(t.Context(), "ada"); err != nil || got.Posted != 6 {
		t.Errorf("in the end: %+v, error %v; want one charge", got, err)
	}
	bank.Agrees(t)
}

// again returns this program as a process to be killed.
func again(t *testing.T, dir, point, work string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self, "-test.run=^TestCrashed$", "-test.count=1")
	cmd.Env = append(os.Environ(), crashDir+"="+dir, crashPoint+"="+point, crashWork+"="+work)
	return cmd
}

func die() { syscall.Kill(os.Getpid(), syscall.SIGKILL); select {} }

// TestCrashed is the process that is killed; alone it does nothing.
func TestCrashed(t *testing.T) {
	dir := os.Getenv(crashDir)
	if dir == "" {
		t.Skip("is run by other tests")
	}
	db, err := Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	point := os.Getenv(crashPoint)
	if point == "" {
		load(t, db)
	}
	store := db.Ledger()
	phases := &phased{CallStore: store.CallStore}
	store.CallStore = phases
	bank := storetest.NewBank(t, store)
	reach := func(at string) {
		if at == point {
			die()
		}
	}
	db.writer.step = func(at string) { reach(phases.name + at) }
	book := bank.Node(t, func(c *ledger.Config) { c.Step = func(s ledger.Step) { reach(string(s)) } })
	_, err = book.Charge(t.Context(), crashCall(), func(context.Context) ([]byte, error) {
		if os.Getenv(crashWork) == "fail" {
			return nil, errors.New("the work failed")
		}
		return []byte("answer"), nil
	})
	t.Fatalf("the call ended (error %v) without coming to %q", err, point)
}

// phased knows which change is being written.
type phased struct {
	ledger.CallStore
	name string
}

func (p *phased) Hold(ctx context.Context, o ledger.HoldOrder) (ledger.Holding, error) {
	p.name = "hold "
	return p.CallStore.Hold(ctx, o)
}

func (p *phased) Post(ctx context.Context, x ledger.Posting) (bool, error) {
	p.name = "post "
	return p.CallStore.Post(ctx, x)
}

func (p *phased) Void(ctx context.Context, r ledger.Record) error {
	p.name = "void "
	return p.CallStore.Void(ctx, r)
}

// load makes calls until it is killed and prints the number of each that was
// answered.
func load(t *testing.T, db *DB) {
	book, err := ledger.New(ledger.Config{
		Store: db.Ledger(), Now: time.Now, NewID: func() string { return uuid.NewV7().String() }, Random: rand.Reader,
		Code: storetest.Code, Alarm: func(_ context.Context, a ledger.Alarm) { fmt.Println("alarm", a) },
	})
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			for n := 0; ; n++ {
				c := ledger.Call{Account: fmt.Sprint("account ", i), Tool: "cheap", Timeout: time.Second}
				if n%2 == 0 {
					c.Key = uuid.NewV4().String()
				}
				r, err := book.Charge(t.Context(), c, func(context.Context) ([]byte, error) {
					if n%5 == 4 {
						return nil, errors.New("the work failed")
					}
					return []byte("answer"), nil
				})
				if err == nil {
					fmt.Println("answered", r.Call)
				}
			}
		})
	}
	wait.Wait()
}

// TestB1_Killed kills a process under load at random moments, again and again on
// one file, and looks for every call that was answered.
func TestB1_Killed(t *testing.T) {
	t.Parallel()
	kills := 8
	if storetest.Long() {
		kills = 200
	}
	dir := t.TempDir()
	db := mustOpen(t, dir)
	bank := storetest.NewBank(t, db.Ledger())
	for i := range 8 {
		bank.Grant(t, fmt.Sprint("account ", i), 1_000_000)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	answered := map[string]bool{}
	for range kills {
		cmd := again(t, dir, "", "")
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		die := 1 + mathrand.IntN(300) // answers until it is killed
		for lines := bufio.NewScanner(out); lines.Scan(); {
			id, ok := strings.CutPrefix(lines.Text(), "answered ")
			if !ok || answered[id] {
				t.Errorf("it says %q", lines.Text())
			}
			answered[id] = true
			if die--; die == 0 {
				cmd.Process.Kill()
			}
		}
		cmd.Wait() //nolint:errcheck // it was killed
	}
	db = mustOpen(t, dir)
	if err := db.Check(t.Context()); err != nil {
		t.Error(err)
	}
	bank = storetest.NewBank(t, db.Ledger())
	bank.Set(time.Now().Add(time.Hour))
	if _, err := bank.Book.Sweep(t.Context()); err != nil {
		t.Error(err)
	}
	charged := 0
	for i := range 8 {
		account := fmt.Sprint("account ", i)
		list, err := bank.Book.Transfers(t.Context(), account, 1_000_000)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range list {
			if x.Kind == ledger.Charged {
				charged++
				delete(answered, x.Cause)
			}
		}
		if got, err := bank.Book.Balance(t.Context(), account); err != nil || got != (ledger.Balance{Posted: 1_000_000 - int64(len(list)) + 1}) {
			t.Errorf("%s: %+v after %d charges, error %v", account, got, len(list)-1, err)
		}
	}
	if len(answered) > 0 || charged < kills {
		t.Errorf("%d of %d charges were answered and are not in the book", len(answered), charged)
	}
	bank.Agrees(t)
}
