package storetest

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// MemoryLedger is a ledger.Store without a file.
type MemoryLedger struct {
	mu        sync.Mutex
	accounts  map[string]*memoryAccount
	transfers []ledger.Transfer
	holds     map[string]*memoryHold
	claims    map[[32]byte]*memoryClaim
	free      map[memoryFree]int64 // used by successes
	records   map[string]ledger.Record
	prices    map[string]ledger.Price
	codes     []ledger.Code
	starter   int64
}

type memoryAccount struct{ balance, held, holds int64 }

type memoryHold struct {
	order  ledger.HoldOrder
	amount int64
	price  ledger.Price
	unit   *memoryFree // nil when credits are held
}

type memoryClaim struct {
	arguments [32]byte
	call      string
	answer    []byte // nil while the call runs
	until     time.Time
}

type memoryFree struct{ account, tool, period string }

// NewMemoryLedger returns an empty store.
func NewMemoryLedger() *MemoryLedger {
	return &MemoryLedger{
		accounts: map[string]*memoryAccount{}, holds: map[string]*memoryHold{}, claims: map[[32]byte]*memoryClaim{},
		free: map[memoryFree]int64{}, records: map[string]ledger.Record{}, prices: map[string]ledger.Price{},
	}
}

// Store returns the store's parts.
func (m *MemoryLedger) Store() ledger.Store {
	return ledger.Store{CallStore: m, MoneyStore: m, PriceStore: m}
}

// lock locks the store unless ctx has ended.
func (m *MemoryLedger) lock(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	m.mu.Lock()
	return nil
}

// open returns an account, opening it when there is none.
func (m *MemoryLedger) open(account string, at time.Time) *memoryAccount {
	a, ok := m.accounts[account]
	if !ok {
		a = &memoryAccount{}
		m.accounts[account] = a
		if m.starter > 0 {
			m.move(ledger.Transfer{Kind: ledger.Started, Cause: account, Payer: ledger.Issued, Payee: account, Amount: m.starter, At: at})
		}
	}
	return a
}

// move books a transfer and changes the balances of its sides.
func (m *MemoryLedger) move(t ledger.Transfer) {
	t.Number = int64(len(m.transfers) + 1)
	m.transfers = append(m.transfers, t)
	if a, ok := m.accounts[t.Payer]; ok {
		a.balance -= t.Amount
	}
	if a, ok := m.accounts[t.Payee]; ok {
		a.balance += t.Amount
	}
}

// Hold implements ledger.CallStore.
func (m *MemoryLedger) Hold(ctx context.Context, o ledger.HoldOrder) (ledger.Holding, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Holding{}, err
	}
	defer m.mu.Unlock()
	if o.Claim != nil {
		if k := m.keeping(*o.Claim, o.Now); k.State != ledger.Unclaimed {
			return ledger.Holding{State: ledger.Repeated, Keeping: k}, nil
		}
	}
	hold := &memoryHold{order: o}
	h := ledger.Holding{}
	if !o.Free {
		if h = m.admit(hold); h.State != ledger.Held {
			return h, nil
		}
	}
	a := m.open(o.Account, o.Now)
	for call, h := range m.holds {
		if h.order.Account == o.Account && !h.order.Expires.After(o.Now) {
			m.void(call, ledger.Record{Status: ledger.Failed, Error: o.Abandoned, EndedAt: o.Now})
		}
	}
	if !o.Free {
		a.held += h.Amount
		a.holds++
	}
	m.holds[o.Call] = hold
	if o.Claim != nil {
		m.claims[o.Claim.ID] = &memoryClaim{arguments: o.Claim.Arguments, call: o.Call, until: o.Expires}
	}
	return h, nil
}

// live returns what an account will be without its expired holds.
func (m *MemoryLedger) live(account string, now time.Time) memoryAccount {
	a, ok := m.accounts[account]
	if !ok {
		return memoryAccount{balance: m.starter}
	}
	live := memoryAccount{balance: a.balance}
	for _, h := range m.holds {
		if h.order.Account == account && !h.order.Free && h.order.Expires.After(now) {
			live.held += h.amount
			live.holds++
		}
	}
	return live
}

// admit decides on a paid call and fills in its hold.
func (m *MemoryLedger) admit(h *memoryHold) ledger.Holding {
	o := h.order
	a := m.live(o.Account, o.Now)
	price, ok := m.prices[o.Tool]
	switch {
	case !ok:
		return ledger.Holding{State: ledger.NoPrice}
	case !price.Enabled:
		return ledger.Holding{State: ledger.Disabled}
	case a.holds >= int64(o.MaxInFlight):
		return ledger.Holding{State: ledger.InFlight}
	}
	h.price = price
	unit := memoryFree{o.Account, o.Tool, price.Period.Key(o.Now)}
	if m.free[unit]+m.heldUnits(unit, o.Now) < price.Free {
		h.unit = &unit
		return ledger.Holding{FreeUnit: true, Version: price.Version}
	}
	if a.balance-a.held < price.Required() {
		return ledger.Holding{State: ledger.Short, Shortfall: ledger.Shortfall{Balance: a.balance, Held: a.held, Required: price.Required()}}
	}
	h.amount = price.Cost
	return ledger.Holding{Amount: price.Cost, Version: price.Version}
}

// heldUnits counts the units of a free quota that calls hold beyond an instant.
func (m *MemoryLedger) heldUnits(unit memoryFree, now time.Time) (n int64) {
	for _, h := range m.holds {
		if h.unit != nil && *h.unit == unit && h.order.Expires.After(now) {
			n++
		}
	}
	return n
}

// Post implements ledger.CallStore.
func (m *MemoryLedger) Post(ctx context.Context, p ledger.Posting) (bool, error) {
	if err := m.lock(ctx); err != nil {
		return false, err
	}
	defer m.mu.Unlock()
	r := p.Record
	h, ok := m.holds[r.ID]
	if !ok || !h.order.Expires.After(r.EndedAt) {
		if before, ok := m.records[r.ID]; ok && before.Status == ledger.Succeeded {
			return before.Version > 0, nil
		}
		m.void(r.ID, ledger.Record{})
		m.records[r.ID] = r // instead of its failure
		return false, nil
	}
	if _, ok := m.records[r.ID]; ok {
		return false, fmt.Errorf("call %s has a record", r.ID)
	}
	m.release(h)
	r.Credits, r.FreeUnit, r.Version = h.amount, h.unit != nil, h.price.Version
	if h.amount > 0 {
		m.move(ledger.Transfer{Kind: ledger.Charged, Cause: r.ID, Payer: r.Account, Payee: ledger.Revenue, Amount: h.amount, At: r.EndedAt})
	}
	if h.unit != nil {
		m.free[*h.unit]++
	}
	m.records[r.ID] = r
	if c := h.order.Claim; c != nil {
		claim := m.claims[c.ID]
		claim.answer, claim.until = append([]byte{}, p.Answer...), p.Until
	}
	return true, nil
}

// release removes a hold.
func (m *MemoryLedger) release(h *memoryHold) {
	delete(m.holds, h.order.Call)
	if !h.order.Free {
		a := m.accounts[h.order.Account]
		a.held -= h.amount
		a.holds--
	}
}

// void undoes a hold, if it is there, and records its call.
func (m *MemoryLedger) void(call string, r ledger.Record) {
	h, ok := m.holds[call]
	if !ok {
		return
	}
	m.release(h)
	if c := h.order.Claim; c != nil && m.claims[c.ID].call == call {
		delete(m.claims, c.ID)
	}
	r.ID, r.Account, r.Tool, r.Version, r.StartedAt = call, h.order.Account, h.order.Tool, h.price.Version, h.order.Now
	if _, ok := m.records[call]; !ok {
		m.records[call] = r
	}
}

// Void implements ledger.CallStore.
func (m *MemoryLedger) Void(ctx context.Context, r ledger.Record) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	m.void(r.ID, r)
	return nil
}

// Expire implements ledger.CallStore.
func (m *MemoryLedger) Expire(ctx context.Context, now time.Time, code string, limit int) (n int, err error) {
	if err := m.lock(ctx); err != nil {
		return 0, err
	}
	defer m.mu.Unlock()
	for call, h := range m.holds {
		if n < limit && !h.order.Expires.After(now) {
			m.void(call, ledger.Record{Status: ledger.Failed, Error: code, EndedAt: now})
			n++
		}
	}
	return n, nil
}

// Kept implements ledger.CallStore.
func (m *MemoryLedger) Kept(ctx context.Context, c ledger.Claim, now time.Time) (ledger.Keeping, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Keeping{}, err
	}
	defer m.mu.Unlock()
	return m.keeping(c, now), nil
}

func (m *MemoryLedger) keeping(c ledger.Claim, now time.Time) ledger.Keeping {
	claim, ok := m.claims[c.ID]
	switch {
	case !ok || !claim.until.After(now):
		return ledger.Keeping{}
	case claim.arguments != c.Arguments:
		return ledger.Keeping{State: ledger.Mismatch}
	case claim.answer == nil:
		return ledger.Keeping{State: ledger.Running, Record: ledger.Record{ID: claim.call}}
	}
	return ledger.Keeping{State: ledger.Finished, Record: m.records[claim.call], Answer: slices.Clone(claim.answer)}
}

// Record implements ledger.CallStore.
func (m *MemoryLedger) Record(ctx context.Context, records []ledger.Record) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	for _, r := range records {
		if _, ok := m.records[r.ID]; !ok {
			m.records[r.ID] = r
		}
	}
	return nil
}

// Usage implements ledger.CallStore.
func (m *MemoryLedger) Usage(ctx context.Context, account string, limit int) ([]ledger.Record, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var list []ledger.Record
	for _, r := range m.records {
		if r.Account == account {
			list = append(list, r)
		}
	}
	slices.SortFunc(list, func(a, b ledger.Record) int {
		return cmp.Or(b.StartedAt.Compare(a.StartedAt), cmp.Compare(b.ID, a.ID))
	})
	return list[:min(limit, len(list))], nil
}

// Days implements ledger.CallStore.
func (m *MemoryLedger) Days(ctx context.Context, since time.Time) ([]ledger.DayUse, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	sums := map[ledger.DayUse]ledger.DayUse{}
	for _, r := range m.records {
		if r.StartedAt.Before(since) {
			continue
		}
		key := ledger.DayUse{Day: ledger.DayOf(r.StartedAt), Tool: r.Tool, Status: r.Status}
		sum, ok := sums[key]
		if !ok {
			sum = key
		}
		sum.Calls++
		sum.Credits += r.Credits
		sums[key] = sum
	}
	return slices.SortedFunc(maps.Values(sums), func(a, b ledger.DayUse) int {
		return cmp.Or(cmp.Compare(b.Day, a.Day), cmp.Compare(a.Tool, b.Tool), cmp.Compare(a.Status, b.Status))
	}), nil
}
