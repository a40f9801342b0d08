package storetest

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// TestA13_Simulation takes 1,000 seeds of 2,000 steps with WENBU_LONG=1.
func TestA13_Simulation(t *testing.T) {
	t.Parallel()
	seeds, steps := uint64(60), 500
	if Long() {
		seeds, steps = 1000, 2000
	}
	SimulateMany(t, seeds, steps, func() ledger.Store { return NewMemoryLedger().Store() })
}

func TestSimulate_Repeats(t *testing.T) {
	t.Parallel()
	for seed := range uint64(20) {
		first := Simulate(t, NewMemoryLedger().Store(), seed, 300)
		second := Simulate(t, NewMemoryLedger().Store(), seed, 300)
		if first.Trace != second.Trace || !maps.Equal(first.Seen, second.Seen) {
			t.Errorf("seed %d went two ways: %v, %v", seed, first, second)
		}
	}
}

// planted is a MemoryLedger with one bug.
type planted struct {
	*MemoryLedger
	bug string
}

// plantable are the bugs, each after one that a real program had.
var plantable = []string{
	"a post without its hold charges",
	"a void keeps the credits held",
	"the gate looks at the balance alone",
	"the price is that of the end",
	"a failure uses the free unit",
	"the quota's day is that of UTC",
	"a failure keeps its key",
	"an expired hold still counts",
	"a code is worth its amount twice",
	"a payment's event is booked again",
	"a correction takes what is held",
	"the least balance is no condition",
	"a key fits any arguments",
	"one call too many at once",
	"a post that is repeated charges again",
	"a hold lives a moment too long",
}

func (p *planted) store() ledger.Store {
	return ledger.Store{CallStore: p, MoneyStore: p, PriceStore: p}
}

func (p *planted) is(n int) bool { return p.bug == plantable[n] }

func (p *planted) Hold(ctx context.Context, o ledger.HoldOrder) (ledger.Holding, error) {
	account, hadOne := p.accounts[o.Account]
	price := p.prices[o.Tool]
	switch {
	case p.is(2) && hadOne: // new-api#5690
		for _, h := range p.holds {
			if h.order.Account == o.Account {
				defer func(n int64) { h.amount = n }(h.amount)
				h.amount = 0
			}
		}
	case p.is(5):
		o.Now = o.Now.Add(-8 * time.Hour)
	case p.is(7) && hadOne && account.holds > 0: // LiteLLM#27639
		for _, h := range p.holds {
			if h.order.Account == o.Account {
				defer func(at time.Time) { h.order.Expires = at }(h.order.Expires)
				h.order.Expires = o.Now.Add(time.Hour)
			}
		}
	case p.is(11):
		defer func() { p.prices[o.Tool] = price }()
		price := price
		price.MinBalance = 0
		if price.Tool != "" {
			p.prices[o.Tool] = price
		}
	case p.is(12) && o.Claim != nil:
		claim := *o.Claim
		claim.Arguments = [32]byte{}
		o.Claim = &claim
	case p.is(13):
		o.MaxInFlight++
	}
	h, err := p.MemoryLedger.Hold(ctx, o)
	if p.is(11) && price.Tool == "" {
		delete(p.prices, o.Tool)
	}
	return h, err
}

func (p *planted) Kept(ctx context.Context, c ledger.Claim, now time.Time) (ledger.Keeping, error) {
	if p.is(12) {
		c.Arguments = [32]byte{}
	}
	return p.MemoryLedger.Kept(ctx, c, now)
}

func (p *planted) Post(ctx context.Context, x ledger.Posting) (bool, error) {
	price := p.prices[x.Record.Tool]
	if h, ok := p.holds[x.Record.ID]; ok && p.is(3) && h.amount > 0 && p.accounts[x.Record.Account].balance >= price.Cost-h.amount {
		p.accounts[x.Record.Account].held += price.Cost - h.amount
		h.amount = price.Cost
	}
	before := p.records[x.Record.ID]
	if h, ok := p.holds[x.Record.ID]; ok && p.is(15) {
		h.order.Expires = h.order.Expires.Add(time.Millisecond)
	}
	charged, err := p.MemoryLedger.Post(ctx, x)
	if again := before.Status == ledger.Succeeded; !charged && !again && p.is(0) || again && p.is(14) {
		p.move(ledger.Transfer{Kind: ledger.Charged, Cause: x.Record.ID, Payer: x.Record.Account, Payee: ledger.Revenue, Amount: 1})
	}
	return charged, err
}

func (p *planted) Void(ctx context.Context, r ledger.Record) error {
	h, ok := p.holds[r.ID]
	var claim *memoryClaim
	if ok && h.order.Claim != nil {
		claim = p.claims[h.order.Claim.ID]
	}
	err := p.MemoryLedger.Void(ctx, r)
	switch {
	case !ok:
	case p.is(1):
		p.accounts[h.order.Account].held += h.amount
		if h.amount > 0 {
			p.holds["lost "+r.ID] = &memoryHold{order: ledger.HoldOrder{Account: h.order.Account, Expires: h.order.Expires}, amount: h.amount}
		}
	case p.is(4) && h.unit != nil:
		p.free[*h.unit]++
	case p.is(6) && claim != nil: // idempot-js, openmeter#5118
		p.claims[h.order.Claim.ID] = claim
	}
	return err
}

func (p *planted) Redeem(ctx context.Context, hash ledger.CodeHash, account string, at time.Time) (ledger.Moved, error) {
	m, err := p.MemoryLedger.Redeem(ctx, hash, account, at)
	if m.State == ledger.Already && p.is(8) {
		p.move(ledger.Transfer{Kind: ledger.Redeemed, Cause: fmt.Sprint(len(p.transfers)), Payer: ledger.Issued, Payee: account, Amount: 1})
	}
	return m, err
}

func (p *planted) Transfer(ctx context.Context, t ledger.Transfer) (ledger.Moved, error) {
	if p.is(9) {
		t.Cause = fmt.Sprint(len(p.transfers))
	}
	if a, ok := p.accounts[t.Payer]; ok && p.is(10) {
		held := a.held
		a.held = 0
		defer func() { a.held = held }()
	}
	return p.MemoryLedger.Transfer(ctx, t)
}

// TestA13_PlantedBugs plants one bug after the other and counts the seeds until
// the simulation finds it.
func TestA13_PlantedBugs(t *testing.T) {
	t.Parallel()
	for _, bug := range plantable {
		t.Run(bug, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(200) {
				p := &planted{NewMemoryLedger(), bug}
				if out := Simulate(t, p.store(), seed, 1000); out.Diverged != nil {
					t.Logf("found by seed %d: %v", seed, out.Diverged)
					return
				}
			}
			t.Error("200 seeds did not find it")
		})
	}
	if len(slices.Compact(slices.Sorted(slices.Values(plantable)))) < 10 {
		t.Error("fewer than ten bugs")
	}
}
