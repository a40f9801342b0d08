package storetest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Long reports whether the full sweeps are wanted.
func Long() bool { return os.Getenv("WENBU_LONG") == "1" }

// tally counts the ends of calls made at once.
type tally struct {
	mu     sync.Mutex
	counts map[string]int
}

func (n *tally) add(err error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.counts == nil {
		n.counts = map[string]int{}
	}
	if err == nil {
		n.counts["ok"]++
	} else {
		n.counts[Code(err)]++
	}
}

// together makes n calls at once and counts their ends.
func together(n int, call func(i int) error) *tally { return crowd(n, n, call) }

// crowd makes n calls, at most width of them at once.
func crowd(n, width int, call func(i int) error) *tally {
	var ends tally
	var wait sync.WaitGroup
	start := make(chan struct{})
	seats := make(chan struct{}, width)
	for i := range n {
		wait.Go(func() {
			<-start
			seats <- struct{}{}
			defer func() { <-seats }()
			ends.add(call(i))
		})
	}
	close(start)
	wait.Wait()
	return &ends
}

func (n *tally) want(t *testing.T, want map[string]int) {
	t.Helper()
	if fmt.Sprint(n.counts) != fmt.Sprint(want) {
		t.Errorf("ends: got %v, want %v", n.counts, want)
	}
}

// noOversell makes calls on a tenth of as many credits, while a reader looks for a
// balance below zero: all calls at once in memory, 1,000 at once where a write
// waits for a disk (a write that has waited for 5 s is given up).
func noOversell(t *testing.T, b *Bank, calls int) {
	credits := int64(calls / 10)
	b.Grant(t, "ada", credits)
	stop := make(chan struct{})
	var readers sync.WaitGroup
	readers.Go(func() {
		for {
			select {
			case <-stop:
				return
			default:
			}
			if got, err := b.Book.Balance(t.Context(), "ada"); err != nil || got.Posted < 0 || got.Held > got.Posted || got.Posted > credits {
				t.Errorf("while calls run: %+v, error %v", got, err)
				return
			}
		}
	})
	width := 1000
	if _, ok := b.Store.CallStore.(*MemoryLedger); ok {
		width = calls
	}
	ends := crowd(calls, width, func(int) error {
		_, err := b.Book.Charge(t.Context(), call("cheap"), succeed)
		return err
	})
	close(stop)
	readers.Wait()
	ends.want(t, map[string]int{"ok": calls / 10, "INSUFFICIENT_CREDITS": calls - calls/10})
	b.has(t, "ada", 0, 0)
	records, err := b.Book.Usage(t.Context(), "ada", 2*calls)
	if err != nil || len(records) != calls {
		t.Errorf("got %d records, error %v; want one for each call", len(records), err)
	}
}

// noOversellAllAtOnce holds every call that was let in until all are there.
func noOversellAllAtOnce(t *testing.T, b *Bank) {
	const credits = 100
	b.Grant(t, "ada", credits)
	var inside, outside sync.WaitGroup
	inside.Add(credits)
	outside.Add(900)
	ends := together(1000, func(int) error {
		_, err := b.Book.Charge(t.Context(), call("cheap"), func(ctx context.Context) ([]byte, error) {
			inside.Done()
			inside.Wait()
			outside.Wait() // every other call is refused while these run
			return succeed(ctx)
		})
		if err != nil {
			outside.Done()
		}
		return err
	})
	ends.want(t, map[string]int{"ok": credits, "INSUFFICIENT_CREDITS": 900})
	b.has(t, "ada", 0, 0)
}

func chargedIsSucceeded(t *testing.T, b *Bank) {
	const calls, credits = 400, 150
	b.Grant(t, "ada", credits)
	ends := together(calls, func(i int) error {
		random := rand.New(rand.NewPCG(uint64(i), 2))
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		c := call("cheap")
		if random.IntN(3) == 0 {
			c.Key = fmt.Sprintf("key %d", i)
		}
		_, err := b.Book.Charge(ctx, c, func(ctx context.Context) ([]byte, error) {
			switch n := random.IntN(100); {
			case n < 30:
				return nil, errUpstream
			case n < 35:
				return nil, context.DeadlineExceeded
			case n < 45 && c.Key == "":
				cancel()
			}
			return succeed(ctx)
		})
		return err
	})
	var charged int64
	status := map[ledger.Status]int{}
	records, err := b.Book.Usage(t.Context(), "ada", calls+1)
	for _, r := range records {
		charged += r.Credits
		status[r.Status]++
	}
	balance, _ := b.Book.Balance(t.Context(), "ada")
	ok := ends.counts["ok"]
	if err != nil || len(records) != calls || status[ledger.Succeeded] != ok || charged != int64(ok) || balance.Posted != credits-charged || ok == 0 || ends.counts["UPSTREAM_ERROR"] == 0 || ends.counts["CANCELLED"] == 0 {
		t.Errorf("%d calls ended %v; records %v, charged %d, balance %+v, error %v", calls, ends.counts, status, charged, balance, err)
	}
}

// gate tries every balance, price and least balance, alone and with a hold open,
// against the rule written down again.
func gate(t *testing.T, b *Bank) {
	top := int64(4)
	if Long() {
		top = 12
	}
	var wait sync.WaitGroup
	free := make(chan struct{}, 64)
	for balance := range top + 1 {
		for cost := range top + 1 {
			for least := range top + 1 {
				for _, open := range []bool{false, true} {
					free <- struct{}{}
					wait.Go(func() {
						defer func() { <-free }()
						gateCase(t, b, ledger.Price{Cost: cost, MinBalance: least}, balance, open)
					})
				}
			}
		}
	}
	wait.Wait()
}

func gateCase(t *testing.T, b *Bank, p ledger.Price, balance int64, open bool) {
	name := fmt.Sprintf("balance %d, price %d, least %d, hold %v", balance, p.Cost, p.MinBalance, open)
	b.Price(t, name, p.Cost, p.MinBalance)
	if balance > 0 {
		b.Grant(t, name, balance)
	}
	c := ledger.Call{Account: name, Tool: name, Timeout: time.Minute}
	held := int64(0)
	try := func() error {
		_, err := b.Book.Charge(t.Context(), c, succeed)
		admitted := balance-held >= p.Cost && balance-held >= p.MinBalance
		if (err == nil) != admitted {
			t.Errorf("%s: got error %v, want admitted = %v", name, err, admitted)
		}
		var s *ledger.Shortfall
		if !admitted && (!errors.As(err, &s) || *s != ledger.Shortfall{Balance: balance, Held: held, Required: max(p.Cost, p.MinBalance)}) {
			t.Errorf("%s: got %v with %+v", name, err, s)
		}
		if err == nil {
			balance -= p.Cost
		}
		return err
	}
	if !open {
		try() //nolint:errcheck // judged inside
		return
	}
	_, err := b.Book.Charge(t.Context(), c, func(context.Context) ([]byte, error) {
		held = min(p.Cost, balance)
		try() //nolint:errcheck // judged inside
		return nil, errUpstream
	})
	if err == nil {
		t.Errorf("%s: failing work succeeded", name)
	}
}

func freeQuotaRace(t *testing.T, b *Bank) {
	b.free(t, "cheap", 3, ledger.Once)
	rounds := 10
	if Long() {
		rounds = 100
	}
	for round := range rounds {
		account := fmt.Sprintf("new %d", round)
		var units atomic.Int64
		ends := together(50, func(int) error {
			r, err := b.Book.Charge(t.Context(), ledger.Call{Account: account, Tool: "cheap", Timeout: time.Minute}, succeed)
			if r.FreeUnit {
				units.Add(1)
			}
			return err
		})
		ends.want(t, map[string]int{"ok": 3, "INSUFFICIENT_CREDITS": 47})
		left, err := b.Book.FreeRemaining(t.Context(), account)
		if err != nil || units.Load() != 3 || len(left) != 1 || left[0] != (ledger.FreeUnits{Tool: "cheap"}) {
			t.Errorf("round %d: %d free units, left %v, error %v; want 3 and none left", round, units.Load(), left, err)
		}
		b.has(t, account, 0, 0)
	}
}

func sameKeyParallel(t *testing.T, b *Bank) {
	b.Book = b.Node(t, func(c *ledger.Config) { c.InFlight, c.AccountInFlight = 1, 1 }) // waiters are not in flight
	b.Grant(t, "ada", 100)
	var runs atomic.Int64
	boarded := make(chan struct{})
	var waiting sync.WaitGroup
	waiting.Add(100)
	go func() { waiting.Wait(); close(boarded) }()
	ends := together(100, func(int) error {
		waiting.Done()
		r, err := b.Book.Charge(t.Context(), keyed("dear", "k"), func(context.Context) ([]byte, error) {
			<-boarded
			return fmt.Appendf(nil, "run %d", runs.Add(1)), nil
		})
		if string(r.Answer) != "run 1" || r.Credits != 4 {
			t.Errorf("got %+v, error %v", r, err)
		}
		return err
	})
	ends.want(t, map[string]int{"ok": 100})
	if runs.Load() != 1 {
		t.Errorf("%d runs, want 1", runs.Load())
	}
	b.has(t, "ada", 96, 0)
}

func sameKeyTwoNodes(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	nodes := []*ledger.Book{b.Book, b.Node(t, func(*ledger.Config) {})}
	var runs atomic.Int64
	inside := make(chan struct{})
	ends := together(20, func(i int) error {
		r, err := nodes[i%2].Charge(t.Context(), keyed("dear", "k"), func(context.Context) ([]byte, error) {
			if runs.Add(1) == 1 {
				defer close(inside)
			}
			return []byte("the answer"), nil
		})
		if string(r.Answer) != "the answer" || r.Credits != 4 {
			t.Errorf("got %+v, error %v", r, err)
		}
		return err
	})
	<-inside
	ends.want(t, map[string]int{"ok": 20})
	if runs.Load() != 1 {
		t.Errorf("%d runs on two nodes, want 1", runs.Load())
	}
	b.has(t, "ada", 96, 0)
}

// sameKeyTwoNodesFails has a waiter on another node than the call that fails: it
// then runs.
func sameKeyTwoNodesFails(t *testing.T, b *Bank) {
	b.Grant(t, "ada", 100)
	other := b.Node(t, func(*ledger.Config) {})
	waited := make(chan error)
	_, err := b.Book.Charge(t.Context(), keyed("dear", "k"), func(ctx context.Context) ([]byte, error) {
		looked := &lookout{CallStore: b.Store.CallStore, looked: make(chan struct{})}
		other = b.Node(t, func(c *ledger.Config) { c.Store.CallStore = looked })
		go func() {
			_, err := other.Charge(t.Context(), keyed("dear", "k"), succeed)
			waited <- err
		}()
		<-looked.looked
		return failing(ctx)
	})
	if !errors.Is(err, errUpstream) {
		t.Errorf("the first: got error %v", err)
	}
	if err := <-waited; err != nil {
		t.Errorf("the one that waited did not run then: %v", err)
	}
	b.has(t, "ada", 96, 0)
	b.charge(t, keyed("dear", "k")) // a failure is not kept
}

// lookout tells when a claim was looked up and found running.
type lookout struct {
	ledger.CallStore
	once   sync.Once
	looked chan struct{}
}

func (l *lookout) Kept(ctx context.Context, c ledger.Claim, now time.Time) (ledger.Keeping, error) {
	k, err := l.CallStore.Kept(ctx, c, now)
	if k.State == ledger.Running {
		l.once.Do(func() { close(l.looked) })
	}
	return k, err
}

func paymentOnce(t *testing.T, b *Bank) {
	events := 20
	if Long() {
		events = 1000
	}
	ends := together(events*5, func(i int) error {
		_, err := b.Book.PayIn(t.Context(), ledger.Payment{Account: "ada", Amount: 7, Provider: "test", Event: fmt.Sprint(i % events)})
		return err
	})
	ends.want(t, map[string]int{"ok": events * 5})
	b.has(t, "ada", int64(events)*7, 0)
	_, err := b.Book.PayIn(t.Context(), ledger.Payment{Account: "ada", Amount: 8, Provider: "test", Event: "0"})
	refused(t, err, fault.Conflict, "transfer_differs")
	_, err = b.Book.PayIn(t.Context(), ledger.Payment{Account: "bob", Amount: 7, Provider: "test", Event: "0"})
	refused(t, err, fault.Conflict, "transfer_differs")
	b.has(t, "ada", int64(events)*7, 0)
}

func codeRace(t *testing.T, b *Bank) {
	made, err := b.Book.NewCodes(t.Context(), 5, 10)
	if err != nil {
		t.Fatal(err)
	}
	ends := together(100, func(i int) error {
		_, _, err := b.Book.Redeem(t.Context(), fmt.Sprintf("account %d", i%3), made[i%10])
		if fault.Is(err, fault.Conflict) {
			return fault.New(fault.Denied, "", fault.As(err).Msg)
		}
		return err
	})
	ends.want(t, map[string]int{"ok": 10, "TOOL_DISABLED": 90})
	var sum int64
	for i := range 3 {
		got, err := b.Book.Balance(t.Context(), fmt.Sprintf("account %d", i))
		if err != nil {
			t.Error(err)
		}
		sum += got.Posted
	}
	if sum != 50 {
		t.Errorf("10 codes of 5 gave %d credits", sum)
	}
}

func starterOnce(t *testing.T, b *Bank) {
	b.has(t, "early", 0, 0)
	if err := b.Book.SetStarter(t.Context(), 3); err != nil {
		t.Fatal(err)
	}
	ends := together(50, func(i int) error {
		if i%2 == 0 {
			return b.Book.Open(t.Context(), "ada")
		}
		_, err := b.Book.Charge(t.Context(), call("cheap"), succeed)
		return err
	})
	ends.want(t, map[string]int{"ok": 28, "INSUFFICIENT_CREDITS": 22})
	b.has(t, "ada", 0, 0)
	b.has(t, "early", 0, 0)
	if n, err := b.Book.Starter(t.Context()); err != nil || n != 3 {
		t.Errorf("starter allowance: got %d, error %v", n, err)
	}
}

// cancelledContexts ends requests at random moments and then looks whether the
// store still works.
func cancelledContexts(t *testing.T, b *Bank) {
	calls := 500
	if Long() {
		calls = 10_000
	}
	b.Grant(t, "ada", int64(calls))
	together(calls, func(i int) error {
		random := rand.New(rand.NewPCG(uint64(i), 1))
		ctx, cancel := context.WithTimeout(t.Context(), time.Duration(random.IntN(5000))*time.Microsecond)
		defer cancel()
		_, err := b.Book.Charge(ctx, call("cheap"), succeed)
		if err == nil || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, context.Canceled) {
			return nil
		}
		t.Errorf("call %d: %v", i, err)
		return err
	})
	before, err := b.Book.Balance(t.Context(), "ada")
	if err != nil || before.Held != 0 {
		t.Errorf("after all calls ended: %+v, error %v", before, err)
	}
	b.Grant(t, "ada", 100)
	for range 100 {
		b.charge(t, call("cheap"))
	}
	b.has(t, "ada", before.Posted, 0)
}
