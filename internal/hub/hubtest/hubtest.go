// Package hubtest makes a hub for tests: everything real but stores, clock, keys
// and the model.
package hubtest

import (
	"context"
	"crypto/rand"
	"strings"
	"sync"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/fortune"
	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// The keys that a World knows, and the accounts behind them.
const (
	Personal = "wb_p_personal" // of the account Rich
	Agent    = "wb_a_agent"    // of Rich too; its id is AgentID
	Poor     = "wb_p_poor"     // of an account without credits
	Cookie   = "good"          // a session of Rich

	Rich    = "rich"
	AgentID = "k2"
)

// What the paid tools cost, and what Rich has to begin with.
const (
	Price = 7
	Funds = 1_000_000
)

// World is a hub and what its tests turn.
type World struct {
	Book    *ledger.Book
	Board   *forum.Board
	Hub     *hub.Hub
	Windows *Minutes
	Keys    *Keyring
	Writer  *Writer
}

// Posts is a store of the forum.
type Posts interface {
	forum.Store
	forum.ModerationStore
}

// New makes a World over two empty stores. In it the time is always 2026-11-30
// 08:30 in China.
func New(t testing.TB, credits ledger.Store, posts Posts) *World {
	t.Helper()
	now := func() time.Time { return time.Date(2026, 11, 30, 0, 30, 0, 0, time.UTC) }
	id := func() string { return uuid.NewV7().String() }
	w := &World{Windows: &Minutes{taken: map[string]int{}}, Keys: &Keyring{}, Writer: &Writer{}}
	var err error
	w.Book, err = ledger.New(ledger.Config{
		Store: credits, Now: now, NewID: id, Random: rand.Reader, Code: hub.Code, Alarm: func(context.Context, ledger.Alarm) {},
	})
	if err != nil {
		t.Fatal(err)
	}
	w.Board = forum.New(forum.Config{Store: posts, Moderation: posts, Now: now, NewID: id})
	w.Hub, err = hub.New(hub.Config{
		Book: w.Book, Batch: ledger.NewBatch(w.Book), Board: w.Board, Windows: w.Windows, Now: now, NewID: id,
		Fortune: fortune.Tools(fortune.Deps{Narrator: w.Writer, Now: func() civil.DateTime { return civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30} }}),
	})
	if err != nil {
		t.Fatal(err)
	}
	w.fund(t)
	return w
}

// fund sets the prices and gives Rich credits.
func (w *World) fund(t testing.TB) {
	t.Helper()
	var prices []ledger.Price
	for _, e := range w.Hub.Entries() {
		if e.Paid {
			prices = append(prices, ledger.Price{Tool: e.Name, Cost: Price, MinBalance: Price, Period: ledger.Once, Enabled: true})
		}
	}
	if err := w.Book.Seed(t.Context(), prices); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Book.Grant(t.Context(), ledger.Grant{Account: Rich, Amount: Funds, Reason: "test"}); err != nil {
		t.Fatal(err)
	}
}

// Enable sets whether a tool is enabled.
func (w *World) Enable(t testing.TB, tool string, enabled bool) {
	t.Helper()
	if _, err := w.Book.ChangePrice(t.Context(), ledger.PriceChange{Tool: tool, Enabled: &enabled}); err != nil {
		t.Fatal(err)
	}
}

// Keyring knows the keys of the tests.
type Keyring struct {
	mu     sync.Mutex
	broken bool
}

// Break sets whether the store of keys fails.
func (k *Keyring) Break(broken bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.broken = broken
}

// ByKey returns the caller of a key.
func (k *Keyring) ByKey(_ context.Context, key string) (hub.Caller, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.broken && strings.HasPrefix(key, "wb_"):
		return hub.Caller{}, fault.New(fault.Internal, hub.ReasonAuthBackend, i18n.Text{})
	case key == Personal:
		return hub.Caller{Account: Rich, Kind: hub.PersonalKey, Key: "k1"}, nil
	case key == Agent:
		return hub.Caller{Account: Rich, Kind: hub.AgentKey, Key: AgentID, Agent: "星"}, nil
	case key == Poor:
		return hub.Caller{Account: "poor", Kind: hub.PersonalKey, Key: "k3"}, nil
	}
	return hub.Caller{}, fault.New(fault.Unauthenticated, "unauthorized", i18n.T("密钥不对。", "The key is wrong."))
}

// BySession returns the caller of a cookie.
func (k *Keyring) BySession(_ context.Context, token string) (hub.Caller, error) {
	if token == Cookie {
		return hub.Caller{Account: Rich, Kind: hub.Session}, nil
	}
	return hub.Caller{}, fault.New(fault.Unauthenticated, "unauthorized", i18n.T("请登录。", "Sign in."))
}

// Minutes counts in one endless minute.
type Minutes struct {
	mu    sync.Mutex
	taken map[string]int
}

// Take counts a call.
func (m *Minutes) Take(_ context.Context, subject string, w hub.Window) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.taken[w.Name+subject] >= w.PerMinute {
		f := fault.New(fault.RateLimited, w.Name, i18n.T("太快。", "Too fast."))
		f.RetryAfter = 17 * time.Second
		return f
	}
	m.taken[w.Name+subject]++
	return nil
}

// Fill makes n calls of a subject in a window.
func (m *Minutes) Fill(window, subject string, n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.taken[window+subject] = n
}

// Reset begins a new minute.
func (m *Minutes) Reset() {
	m.mu.Lock()
	defer m.mu.Unlock()
	clear(m.taken)
}

// Writer is a model that writes "prose", or fails.
type Writer struct {
	mu  sync.Mutex
	err error
}

// Name is the model's.
func (*Writer) Name() string { return "writer-1" }

// Narrate writes.
func (w *Writer) Narrate(context.Context, fortune.Brief) (string, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return "prose", w.err
}

// Fail makes every later call fail for a reason; "" ends that.
func (w *Writer) Fail(reason string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.err = nil
	if reason != "" {
		w.err = fault.New(fault.Internal, reason, i18n.Text{})
	}
}
