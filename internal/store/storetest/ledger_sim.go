package storetest

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	mathrand "math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Simulate runs calls, operators and crashes of two processes on one store, one
// step after the other in an order that the seed alone decides, and compares every
// answer with the model's.
//
// Every access of a call to the store waits until the simulation lets it go on,
// so the seed chooses each interleaving; inside a bubble of synctest time passes
// only when the simulation says so.
func Simulate(t *testing.T, store ledger.Store, seed uint64, steps int) (out Simulation) {
	jobs, done := make(chan func()), make(chan struct{})
	defer close(jobs)
	go func() {
		for job := range jobs {
			job()
			done <- struct{}{}
		}
	}()
	outside := func(job func()) { jobs <- job; <-done }
	synctest.Test(t, func(t *testing.T) {
		s := newSim(t, store, outside, seed)
		for s.step = 0; s.step < steps && s.err == nil; s.step++ {
			synctest.Wait()
			s.act()
			synctest.Wait()
			s.compare()
		}
		s.finish()
		out = Simulation{s.err, s.seen, s.trace}
	})
	return out
}

// SimulateMany runs simulations on stores that open makes empty, and wants no
// difference and, of fifty or more, everything to come up that can.
func SimulateMany(t *testing.T, seeds uint64, steps int, open func() ledger.Store) {
	t.Helper()
	seen := map[string]int{}
	for seed := range seeds {
		out := Simulate(t, open(), seed, steps)
		if out.Diverged != nil {
			t.Errorf("seed %d: %v", seed, out.Diverged)
		}
		for what, n := range out.Seen {
			seen[what] += n
		}
	}
	for _, what := range simulated {
		if seen[what] == 0 && seeds >= 50 {
			t.Errorf("it never came to %q: %v", what, seen)
		}
	}
}

// simulated is what must come up in any simulations worth their name.
var simulated = []string{
	"hold held", "hold repeated", "hold no price", "hold disabled", "hold in flight", "hold short", "hold free unit", "hold zero",
	"post charged", "post late", "post again", "void", "void nothing", "kept unclaimed", "kept mismatch", "kept running", "kept finished",
	"replay", "overload", "lost answer", "lost write", "crash", "client left", "expired",
	"moved done", "moved already", "moved differs", "moved too low", "moved no code", "moved revoked",
}

// Simulation is how a simulation went.
type Simulation struct {
	Diverged error          // the first difference between the store and the model
	Seen     map[string]int // how often things came up
	Trace    uint64         // the same for the same course
}

type sim struct {
	t *testing.T
	// outside makes an access to the store outside the bubble: a database's own
	// goroutines were started there.
	outside func(func())
	store   ledger.Store
	random  *mathrand.Rand
	model   *model
	nodes   [2]*simNode
	step    int
	ids     int

	mu      sync.Mutex // for what calls and the simulation both touch
	calls   []*simCall // whose clients wait
	working []*simCall // whose work runs
	waiting []*access  // accesses that wait to go on
	codes   []ledger.Code
	seen    map[string]int
	trace   uint64
	err     error
}

// see notes what happened. s.mu must be held.
func (s *sim) see(format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	s.seen[what]++
	for _, b := range []byte(what) {
		s.trace = (s.trace ^ uint64(b)) * 1099511628211
	}
}

// simNode is a process: a Book, and whether it still lives.
type simNode struct {
	book *ledger.Book
	dead bool
	skew time.Duration // of its clock
}

// simCall is a call that a client makes.
type simCall struct {
	number int
	call   ledger.Call
	node   *simNode
	leave  context.CancelFunc
	left   bool
	work   chan bool // says whether the work is to succeed
}

type simKey struct{}

// access is one of a call to the store that waits.
type access struct {
	call *simCall
	node *simNode
	name string
	pass chan passing
}

// passing is how an access goes on.
type passing int

const (
	through    passing = iota // is made
	lostAnswer                // is made, but the caller is not told
	lostWrite                 // is not made, and the caller is not told
	crashed                   // its process is gone
)

var errCrashed = errors.New("this process has crashed")

func newSim(t *testing.T, store ledger.Store, outside func(func()), seed uint64) *sim {
	s := &sim{t: t, store: store, outside: outside, random: mathrand.New(mathrand.NewPCG(seed, 20)), model: newModel(), seen: map[string]int{}}
	for i := range s.nodes {
		s.start(i)
	}
	for _, tool := range simTools[1:] { // the first has no price for a while
		s.price(ledger.PriceChange{Tool: tool})
	}
	return s
}

// start starts a process, as another one or after a crash.
func (s *sim) start(i int) {
	node := &simNode{skew: time.Duration(s.random.IntN(3000)) * time.Millisecond}
	gated := s.store
	gated.CallStore = &gatedCalls{s.store.CallStore, s, node}
	book, err := ledger.New(ledger.Config{
		Store: gated, Random: rand.Reader, Code: Code, AccountInFlight: 3, InFlight: 6,
		Now:   func() time.Time { return time.Now().Add(node.skew) },
		NewID: s.newID,
		Alarm: func(context.Context, ledger.Alarm) {},
	})
	if err != nil {
		s.t.Fatal(err)
	}
	node.book = book
	s.nodes[i] = node
}

func (s *sim) newID() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ids++
	return fmt.Sprintf("%06d", s.ids)
}

// fail keeps the first difference. s.mu must be held.
func (s *sim) fail(format string, args ...any) {
	if s.err == nil {
		s.err = fmt.Errorf("step %d: %s", s.step, fmt.Sprintf(format, args...))
	}
}

var (
	simAccounts = []string{"ada", "bob", "eve"}
	simTools    = []string{"t1", "t2", "t3"}
	holdNames   = []string{"held", "repeated", "no price", "disabled", "in flight", "short"}
	keepNames   = []string{"unclaimed", "mismatch", "running", "finished"}
	movedNames  = []string{"done", "already", "differs", "too low", "too high", "no code", "revoked"}
)

func pick[T any](s *sim, list []T) T { return list[s.random.IntN(len(list))] }

func without[T comparable](list []T, item T) []T {
	return slices.DeleteFunc(list, func(other T) bool { return other == item })
}

func (s *sim) node() *simNode { return pick(s, s.nodes[:]) }

// act does one thing that can happen.
func (s *sim) act() {
	switch n := s.random.IntN(100); {
	case n < 22:
		s.begin()
	case n < 62:
		s.letGo()
	case n < 78:
		s.endWork(s.random.IntN(3) > 0)
	case n < 81:
		s.clientLeaves()
	case n < 82:
		s.crash(s.random.IntN(len(s.nodes)))
	case n < 86:
		s.timePasses()
	default:
		s.operate()
	}
}

// begin makes a client call.
func (s *sim) begin() {
	if len(s.calls) >= 10 {
		return
	}
	c := &simCall{number: s.step, node: s.node(), work: make(chan bool), call: ledger.Call{
		Account: pick(s, simAccounts), Tool: pick(s, simTools), Timeout: 30 * time.Second, Arguments: []byte("a"), Free: s.random.IntN(12) == 0,
	}}
	if s.random.IntN(2) == 0 {
		c.call.Key = pick(s, []string{"k", "l"})
	}
	if s.random.IntN(8) == 0 {
		c.call.Arguments = []byte("b")
	}
	ctx, leave := context.WithCancel(context.WithValue(s.t.Context(), simKey{}, c))
	c.leave = leave
	s.calls = append(s.calls, c)
	go func() {
		r, err := c.node.book.Charge(ctx, c.call, func(ctx context.Context) ([]byte, error) { return s.work(ctx, c) })
		leave()
		s.mu.Lock()
		defer s.mu.Unlock()
		s.calls = without(s.calls, c)
		s.judge(c, r, err)
	}()
}

// work is what a call does: it waits for endWork.
func (s *sim) work(ctx context.Context, c *simCall) ([]byte, error) {
	s.mu.Lock()
	if m := s.modelCallOf(c); (c.call.Key != "" || !c.call.Free) && (m == nil || m.state != running) {
		s.fail("call %d works without a hold", c.number)
	}
	s.working = append(s.working, c)
	s.mu.Unlock()
	defer func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.working = without(s.working, c)
	}()
	select {
	case ok := <-c.work:
		if !ok {
			return nil, errUpstream
		}
		return fmt.Appendf(nil, "answer of %d", c.number), nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// modelCallOf returns the model's newest call of a client's call.
func (s *sim) modelCallOf(c *simCall) (newest *modelCall) {
	for _, m := range s.model.calls {
		if m.answer == fmt.Sprintf("answer of %d", c.number) {
			newest = m
		}
	}
	return newest
}

// judge looks at what a client was told.
func (s *sim) judge(c *simCall, r ledger.Receipt, err error) {
	if c.node.dead {
		return // nobody was told anything
	}
	m := s.model.calls[r.Call]
	if r.Replayed {
		s.see("replay")
	}
	switch {
	case fault.As(err) != nil && fault.As(err).Reason == ledger.ReasonOverload:
		s.see("overload")
	case err != nil:
		own := s.modelCallOf(c)
		if own != nil && own.state == posted && !c.left && fault.As(err).Reason != ledger.ReasonUnknown {
			s.fail("call %d was charged and failed: %v", c.number, err)
		}
	case c.call.Free && c.call.Key == "":
	case m == nil || m.state != posted && m.state != late:
		s.fail("call %d succeeded as %s, which was not posted", c.number, r.Call)
	case m.state == posted && (r.Credits != m.cost || r.FreeUnit != (m.unit != "")), m.state == late && (r.Credits != 0 || r.FreeUnit):
		s.fail("call %d: receipt %+v, model %+v", c.number, r, m)
	case string(r.Answer) != m.answer || m.account != c.call.Account || m.tool != c.call.Tool || m.key != c.call.Key || m.arguments != string(c.call.Arguments):
		s.fail("call %d %+v got the answer of %+v: %q", c.number, c.call, m, r.Answer)
	}
}

// letGo lets one waiting access go on.
func (s *sim) letGo() {
	if len(s.waiting) == 0 {
		return
	}
	slices.SortFunc(s.waiting, func(a, b *access) int {
		return cmp.Or(cmp.Compare(a.call.number, b.call.number), cmp.Compare(a.name, b.name))
	})
	how := through
	if n := s.random.IntN(20); n < 2 {
		how = passing(1 + n)
	}
	i := s.random.IntN(len(s.waiting))
	g := s.waiting[i]
	s.waiting = slices.Delete(s.waiting, i, i+1)
	s.mu.Lock()
	s.see("%s", [...]string{"through", "lost answer", "lost write"}[how])
	s.mu.Unlock()
	g.pass <- how
}

func (s *sim) endWork(ok bool) {
	if len(s.working) > 0 {
		slices.SortFunc(s.working, func(a, b *simCall) int { return cmp.Compare(a.number, b.number) })
		pick(s, s.working).work <- ok
	}
}

func (s *sim) clientLeaves() {
	if len(s.calls) > 0 {
		c := pick(s, s.calls)
		s.mu.Lock()
		s.see("client left")
		c.left = true
		s.mu.Unlock()
		c.leave()
	}
}

// crash ends a process: what it was doing is never done, and another one starts.
func (s *sim) crash(i int) {
	node := s.nodes[i]
	s.mu.Lock()
	s.see("crash")
	node.dead = true
	s.mu.Unlock()
	for _, g := range slices.Clone(s.waiting) {
		if g.node == node {
			s.waiting = without(s.waiting, g)
			g.pass <- crashed
		}
	}
	for _, c := range slices.Clone(s.working) {
		if c.node == node {
			c.work <- false
		}
	}
	synctest.Wait()
	for _, c := range slices.Clone(s.calls) {
		if c.node == node {
			c.leave()
		}
	}
	synctest.Wait()
	s.start(i)
}

func (s *sim) timePasses() {
	switch s.random.IntN(10) {
	case 0:
		time.Sleep(90 * time.Second) // exactly what a hold lives
	case 1:
		time.Sleep(8 * time.Hour)
	case 2, 3:
		time.Sleep(31 * time.Second)
	default:
		time.Sleep(time.Duration(1+s.random.IntN(2000)) * time.Millisecond)
	}
}

// compare looks at every sum that can be read.
func (s *sim) compare() {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	for _, account := range simAccounts {
		var got ledger.Balance
		var open bool
		var err error
		s.outside(func() { got, open, err = s.store.Balance(context.Background(), account, now) })
		want := s.model.balance(account, now)
		if !s.model.opened[account] {
			want = ledger.Balance{}
		}
		if err != nil || got != want || open != s.model.opened[account] {
			s.fail("%s has %+v (open %v, error %v), want %+v", account, got, open, err, want)
		}
		if got.Posted < 0 || got.Held > got.Posted {
			s.fail("%s has %+v", account, got)
		}
	}
}

// finish lets every process die, time pass, and looks at what is left.
func (s *sim) finish() {
	for i := range s.nodes {
		s.crash(i)
	}
	synctest.Wait()
	time.Sleep(time.Hour)
	s.sweep()
	s.compare()
	var audit ledger.Audit
	var err error
	s.outside(func() { audit, err = s.store.Audit(context.Background()) })
	if err != nil || len(audit.Wrong) > 0 || audit.Holds > 0 {
		s.fail("in the end: %+v, error %v", audit, err)
	}
	for _, account := range simAccounts {
		var records []ledger.Record
		s.outside(func() { records, err = s.store.Usage(context.Background(), account, 1_000_000) })
		if err != nil {
			s.fail("usage: %v", err)
		}
		for _, r := range records {
			s.compareRecord(r)
		}
	}
}

func (s *sim) compareRecord(r ledger.Record) {
	m := s.model.calls[r.ID]
	if m == nil {
		if r.Credits != 0 || r.FreeUnit {
			s.fail("record %+v of a call without a hold", r)
		}
		return
	}
	want := ledger.Record{Status: ledger.Failed}
	switch m.state {
	case posted:
		want = ledger.Record{Status: ledger.Succeeded, Credits: m.cost, FreeUnit: m.unit != ""}
	case late:
		want.Status = ledger.Succeeded
	}
	if r.Status != want.Status || r.Credits != want.Credits || r.FreeUnit != want.FreeUnit {
		s.fail("record %+v, model %+v", r, m)
	}
}
