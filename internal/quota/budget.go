package quota

import (
	"context"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// Names of the shared counters. A network's own are "agent:<identity>" for its
// turns, "<identity>" for its readings and "signup:<identity>" for new accounts.
const (
	keyGlobal      = "global"
	keyAgentGlobal = "agent-global"
	prefixAgent    = "agent:"
	prefixSignUp   = "signup:"
)

// Budget says whether a turn, a model call or a reading may still begin today,
// and counts it. It is safe for concurrent use.
type Budget struct {
	store  Store
	salt   []byte
	limits Limits
	now    func() time.Time
}

// NewBudget makes a Budget over a store. It fails when a limit is out of range
// or the store cannot give its salt, so that a server without working budgets
// does not start.
func NewBudget(ctx context.Context, store Store, limits Limits, now func() time.Time) (*Budget, error) {
	if err := limits.check(); err != nil {
		return nil, err
	}
	salt, err := store.Salt(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the network salt: %w", err)
	}
	return &Budget{store: store, salt: salt, limits: limits, now: now}, nil
}

// StartTurn counts one agent turn of the network at address and, when the model
// is metered, its first model call. It returns how many turns the network has
// left today. A refusal counts nothing and is a fault of kind RateLimited whose
// reason is agent_budget, daily_budget or daily_allowance, looked at in this
// order.
func (b *Budget) StartTurn(ctx context.Context, address string, metered bool) (remaining int, err error) {
	own := Counter{Limit: b.limits.AgentTurns}
	return b.start(ctx, prefixAgent, own, address, b.shared(metered, true))
}

// StartReading counts one single reading, like StartTurn but with the network's
// allowance of readings and without the agent's share.
func (b *Budget) StartReading(ctx context.Context, address string, metered bool) (remaining int, err error) {
	own := Counter{Limit: b.limits.Readings}
	return b.start(ctx, "", own, address, b.shared(metered, false))
}

// ModelCall counts one further model call of an agent turn. A refusal counts
// nothing and is a fault of kind RateLimited with reason agent_budget or
// daily_budget.
func (b *Budget) ModelCall(ctx context.Context) error {
	_, err := b.take(ctx, b.now(), b.shared(true, true), refusals{})
	return err
}

// SignUp counts one new account of the network at address. A refusal counts
// nothing and is a fault of kind RateLimited with reason signup_limit.
func (b *Budget) SignUp(ctx context.Context, address string) error {
	now := b.now()
	key := prefixSignUp + identity(b.salt, Day(now), address)
	_, err := b.take(ctx, now, []Counter{{key, b.limits.SignUps}}, refusals{signUp: key})
	return err
}

// shared returns the counters of everybody that a model call raises.
func (b *Budget) shared(metered, agent bool) []Counter {
	var counters []Counter
	if metered && agent {
		counters = append(counters, Counter{keyAgentGlobal, b.limits.AgentCalls})
	}
	if metered {
		counters = append(counters, Counter{keyGlobal, b.limits.ModelCalls})
	}
	return counters
}

// start takes the shared counters and then the network's own one.
func (b *Budget) start(ctx context.Context, prefix string, own Counter, address string, shared []Counter) (int, error) {
	now := b.now()
	own.Key = prefix + identity(b.salt, Day(now), address)
	used, err := b.take(ctx, now, append(shared, own), refusals{own: own.Key, turn: prefix == prefixAgent})
	if err != nil {
		return 0, err
	}
	return int(int64(own.Limit) - used[len(used)-1]), nil
}

// take raises the counters of the day that holds now.
func (b *Budget) take(ctx context.Context, now time.Time, counters []Counter, words refusals) ([]int64, error) {
	taken, err := b.store.Take(ctx, Day(now), counters)
	if err != nil {
		return nil, fault.Wrap("count against the day's budget", err)
	}
	if taken.Refused != "" {
		return nil, words.fault(taken.Refused, untilNextDay(now))
	}
	return taken.Used, nil
}
