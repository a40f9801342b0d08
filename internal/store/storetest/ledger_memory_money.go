package storetest

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Balance implements ledger.MoneyStore.
func (m *MemoryLedger) Balance(ctx context.Context, account string, now time.Time) (ledger.Balance, bool, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Balance{}, false, err
	}
	defer m.mu.Unlock()
	a, ok := m.accounts[account]
	if !ok {
		return ledger.Balance{}, false, nil
	}
	b := ledger.Balance{Posted: a.balance}
	for _, h := range m.holds {
		if h.order.Account == account && h.order.Expires.After(now) {
			b.Held += h.amount
		}
	}
	return b, true, nil
}

// Open implements ledger.MoneyStore.
func (m *MemoryLedger) Open(ctx context.Context, account string, at time.Time) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	m.open(account, at)
	return nil
}

// Transfer implements ledger.MoneyStore.
func (m *MemoryLedger) Transfer(ctx context.Context, t ledger.Transfer) (ledger.Moved, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Moved{}, err
	}
	defer m.mu.Unlock()
	for _, u := range m.transfers {
		if u.Kind == t.Kind && u.Cause == t.Cause {
			if !u.Same(t) {
				return ledger.Moved{State: ledger.Differs}, nil
			}
			return ledger.Moved{State: ledger.Already, Amount: t.Amount, Balance: m.accounts[t.Customer()].balance}, nil
		}
	}
	return m.try(t), nil
}

// try moves credits unless an account's bounds forbid it.
func (m *MemoryLedger) try(t ledger.Transfer) ledger.Moved {
	a := memoryAccount{balance: m.starter}
	if open, ok := m.accounts[t.Customer()]; ok {
		a = *open
	}
	delta := t.Entry(t.Customer())
	switch {
	case delta < 0 && a.balance-a.held < -delta:
		return ledger.Moved{State: ledger.TooLow}
	case a.balance+delta > ledger.MaxCredits:
		return ledger.Moved{State: ledger.TooHigh}
	}
	m.open(t.Customer(), t.At)
	m.move(t)
	return ledger.Moved{State: ledger.Done, Amount: t.Amount, Balance: a.balance + delta}
}

// Transfers implements ledger.MoneyStore.
func (m *MemoryLedger) Transfers(ctx context.Context, account string, limit int) ([]ledger.Transfer, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	var list []ledger.Transfer
	for _, t := range slices.Backward(m.transfers) {
		if len(list) < limit && (t.Payer == account || t.Payee == account) {
			list = append(list, t)
		}
	}
	return list, nil
}

// AddCodes implements ledger.MoneyStore.
func (m *MemoryLedger) AddCodes(ctx context.Context, codes []ledger.Code) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	m.codes = append(m.codes, codes...)
	return nil
}

// Redeem implements ledger.MoneyStore.
func (m *MemoryLedger) Redeem(ctx context.Context, hash ledger.CodeHash, account string, at time.Time) (ledger.Moved, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Moved{}, err
	}
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.codes, func(c ledger.Code) bool { return c.Hash == hash })
	switch {
	case i < 0:
		return ledger.Moved{State: ledger.NoCode}, nil
	case m.codes[i].RedeemedBy != "":
		return ledger.Moved{State: ledger.Already}, nil
	case !m.codes[i].RevokedAt.IsZero():
		return ledger.Moved{State: ledger.Revoked}, nil
	}
	c := &m.codes[i]
	moved := m.try(ledger.Transfer{
		Kind: ledger.Redeemed, Cause: c.ID, Payer: ledger.Issued, Payee: account, Amount: c.Amount, At: at,
	})
	if moved.State == ledger.Done {
		c.RedeemedBy, c.RedeemedAt = account, at
	}
	return moved, nil
}

// RevokeCode implements ledger.MoneyStore.
func (m *MemoryLedger) RevokeCode(ctx context.Context, id string, at time.Time) (ledger.Code, bool, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Code{}, false, err
	}
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.codes, func(c ledger.Code) bool { return c.ID == id })
	if i < 0 {
		return ledger.Code{}, false, nil
	}
	if c := &m.codes[i]; c.RedeemedBy == "" && c.RevokedAt.IsZero() {
		c.RevokedAt = at
	}
	return m.codes[i], true, nil
}

// Codes implements ledger.MoneyStore.
func (m *MemoryLedger) Codes(ctx context.Context) ([]ledger.Code, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	return slices.Clone(m.codes), nil
}

// Prices implements ledger.PriceStore.
func (m *MemoryLedger) Prices(ctx context.Context) ([]ledger.Price, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	return slices.SortedFunc(maps.Values(m.prices), func(a, b ledger.Price) int { return cmp.Compare(a.Tool, b.Tool) }), nil
}

// ChangePrice implements ledger.PriceStore.
func (m *MemoryLedger) ChangePrice(ctx context.Context, c ledger.PriceChange) (ledger.Price, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Price{}, err
	}
	defer m.mu.Unlock()
	p, ok := m.prices[c.Tool]
	if !ok {
		p = ledger.FirstPrice()
	}
	m.prices[c.Tool] = c.From(p)
	return m.prices[c.Tool], nil
}

// Seed implements ledger.PriceStore.
func (m *MemoryLedger) Seed(ctx context.Context, prices []ledger.Price) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	for _, p := range prices {
		if _, ok := m.prices[p.Tool]; !ok {
			m.prices[p.Tool] = p
		}
	}
	return nil
}

// FreeUsed implements ledger.PriceStore.
func (m *MemoryLedger) FreeUsed(ctx context.Context, account string, periods []string, now time.Time) ([]ledger.FreeUse, error) {
	if err := m.lock(ctx); err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	sums := map[memoryFree]int64{}
	for unit, n := range m.free {
		sums[unit] += n
	}
	for _, h := range m.holds {
		if h.unit != nil && h.order.Expires.After(now) {
			sums[*h.unit]++
		}
	}
	var uses []ledger.FreeUse
	for unit, n := range sums {
		if unit.account == account && slices.Contains(periods, unit.period) {
			uses = append(uses, ledger.FreeUse{Tool: unit.tool, Period: unit.period, Used: n})
		}
	}
	slices.SortFunc(uses, func(a, b ledger.FreeUse) int {
		return cmp.Or(cmp.Compare(a.Tool, b.Tool), cmp.Compare(a.Period, b.Period))
	})
	return uses, nil
}

// Starter implements ledger.PriceStore.
func (m *MemoryLedger) Starter(ctx context.Context) (int64, error) {
	if err := m.lock(ctx); err != nil {
		return 0, err
	}
	defer m.mu.Unlock()
	return m.starter, nil
}

// SetStarter implements ledger.PriceStore.
func (m *MemoryLedger) SetStarter(ctx context.Context, amount int64) error {
	if err := m.lock(ctx); err != nil {
		return err
	}
	defer m.mu.Unlock()
	m.starter = amount
	return nil
}

// Prune implements ledger.PriceStore.
func (m *MemoryLedger) Prune(ctx context.Context, records, answers time.Time, limit int) (n int, err error) {
	if err := m.lock(ctx); err != nil {
		return 0, err
	}
	defer m.mu.Unlock()
	for id, r := range m.records {
		if n < limit && r.StartedAt.Before(records) {
			delete(m.records, id)
			n++
		}
	}
	for id, c := range m.claims {
		if n < limit && c.answer != nil && !c.until.After(answers) {
			delete(m.claims, id)
			n++
		}
	}
	return n, nil
}

// Audit implements ledger.PriceStore.
func (m *MemoryLedger) Audit(ctx context.Context) (ledger.Audit, error) {
	if err := m.lock(ctx); err != nil {
		return ledger.Audit{}, err
	}
	defer m.mu.Unlock()
	sum := ledger.Audit{Accounts: int64(len(m.accounts)), Transfers: int64(len(m.transfers)), Holds: int64(len(m.holds))}
	for id, a := range m.accounts {
		var balance, held, holds int64
		for _, t := range m.transfers {
			balance += t.Entry(id)
		}
		for _, h := range m.holds {
			if h.order.Account == id && !h.order.Free {
				held += h.amount
				holds++
			}
		}
		if want := (memoryAccount{balance, held, holds}); *a != want || balance < 0 || held > balance {
			sum.Wrong = append(sum.Wrong, fmt.Sprintf("account %s keeps %+v, its rows make %+v", id, *a, want))
		}
		sum.Circulate += a.balance
	}
	for _, t := range m.transfers {
		r, ok := m.records[t.Cause]
		if t.Kind == ledger.Charged && ok && (r.Credits != t.Amount || r.Account != t.Payer) {
			sum.Wrong = append(sum.Wrong, fmt.Sprintf("call %s took %d, its record says %d", r.ID, t.Amount, r.Credits))
		}
	}
	return sum, nil
}
