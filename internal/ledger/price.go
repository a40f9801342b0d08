package ledger

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/quota"
)

// Period says how often a free quota begins anew. A day and a month are those of
// UTC+8, like every day of this program.
type Period string

// The periods.
const (
	Once  Period = "once"
	Day   Period = "day"
	Month Period = "month"
)

// Key names the period that holds the instant t.
func (p Period) Key(t time.Time) string {
	switch p {
	case Day:
		return quota.Day(t)
	case Month:
		return quota.Month(t)
	}
	return string(Once)
}

// Price is one version of what a tool costs. The newest version is in force.
type Price struct {
	Tool       string
	Version    int64 // 1, 2, …
	Cost       int64 // credits of one call, 0…MaxCredits
	MinBalance int64 // what must be there to begin one, 0…MaxCredits
	Free       int64 // units of free quota in each period, 0…MaxCredits
	Period     Period
	Enabled    bool
	Since      time.Time
}

// Required returns what must be free in the account for a call.
func (p Price) Required() int64 { return max(p.Cost, p.MinBalance) }

// PriceChange names what changes in a tool's price; nil leaves a part as it is.
type PriceChange struct {
	Tool       string
	Cost       *int64
	MinBalance *int64
	Free       *int64
	Period     *Period
	Enabled    *bool
	At         time.Time
}

// From returns the version that follows p by the change.
func (c PriceChange) From(p Price) Price {
	p.Tool, p.Since = c.Tool, c.At
	p.Version++
	set(&p.Cost, c.Cost)
	set(&p.MinBalance, c.MinBalance)
	set(&p.Free, c.Free)
	set(&p.Period, c.Period)
	set(&p.Enabled, c.Enabled)
	return p
}

// FirstPrice is what a tool without a price is changed from.
func FirstPrice() Price { return Price{Period: Once, Enabled: true} }

func set[T any](to, from *T) {
	if from != nil {
		*to = *from
	}
}

// check refuses a change to an amount or period that cannot be.
func (c PriceChange) check() error {
	var fields []fault.Field
	for _, a := range []struct {
		path  string
		value *int64
	}{{"cost", c.Cost}, {"min_balance", c.MinBalance}, {"free", c.Free}} {
		if a.value != nil && (*a.value < 0 || *a.value > MaxCredits) {
			fields = append(fields, fault.Field{Path: a.path, Code: "invalid_value", Message: "want a whole number from 0 to 1000000000000"})
		}
	}
	if c.Period != nil && *c.Period != Once && *c.Period != Day && *c.Period != Month {
		fields = append(fields, fault.Field{Path: "period", Code: "invalid_value", Message: "want once, day or month"})
	}
	if c.Tool == "" {
		fields = append(fields, fault.Field{Path: "tool", Code: "invalid_value", Message: "want the name of a tool"})
	}
	if fields == nil {
		return nil
	}
	return &fault.Error{Kind: fault.Invalid, Reason: "price", Fields: fields,
		Msg: i18n.T("价格的设置不对。", "The price cannot be set like that.")}
}

// Prices returns the price in force of every tool that has one, by tool name.
func (b *Book) Prices(ctx context.Context) ([]Price, error) {
	prices, err := b.store.Prices(ctx)
	if err != nil {
		return nil, fault.Wrap("read the prices", err)
	}
	return prices, nil
}

// ChangePrice changes what a tool costs from now on and returns the new version.
// Calls that are running pay what they were admitted at.
func (b *Book) ChangePrice(ctx context.Context, c PriceChange) (Price, error) {
	if err := c.check(); err != nil {
		return Price{}, err
	}
	c.At = b.now()
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	p, err := b.store.ChangePrice(ctx, c)
	if err != nil {
		return Price{}, fault.Wrap("change a price", err)
	}
	return p, nil
}

// Seed gives tools that have no price yet their first one.
func (b *Book) Seed(ctx context.Context, prices []Price) error {
	now := b.now()
	var seeds []Price
	for _, p := range prices {
		c := PriceChange{Tool: p.Tool, Cost: &p.Cost, MinBalance: &p.MinBalance, Free: &p.Free, Period: &p.Period, Enabled: &p.Enabled, At: now}
		if err := c.check(); err != nil {
			return err
		}
		seeds = append(seeds, c.From(Price{}))
	}
	if err := b.store.Seed(ctx, seeds); err != nil {
		return fault.Wrap("set the first prices", err)
	}
	return nil
}

// FreeUse is what an account has used of a tool's free quota in a period.
type FreeUse struct {
	Tool   string
	Period string // Period.Key
	Used   int64  // by calls that succeeded, and held by calls that are running
}

// FreeUnits is what an account has left of a tool's free quota.
type FreeUnits struct {
	Tool      string
	Remaining int64
}

// FreeRemaining returns, for every tool that has a free quota, what the account
// has left of it now.
func (b *Book) FreeRemaining(ctx context.Context, account string) ([]FreeUnits, error) {
	now := b.now()
	prices, err := b.Prices(ctx)
	if err != nil {
		return nil, err
	}
	uses, err := b.store.FreeUsed(ctx, account, []string{Once.Key(now), Day.Key(now), Month.Key(now)}, now)
	if err != nil {
		return nil, fault.Wrap("read the free quota", err)
	}
	used := map[FreeUse]int64{}
	for _, u := range uses {
		used[FreeUse{Tool: u.Tool, Period: u.Period}] = u.Used
	}
	var left []FreeUnits
	for _, p := range prices {
		if p.Free > 0 {
			u := used[FreeUse{Tool: p.Tool, Period: p.Period.Key(now)}]
			left = append(left, FreeUnits{p.Tool, max(0, p.Free-u)})
		}
	}
	return left, nil
}

// Starter returns what a new account is given.
func (b *Book) Starter(ctx context.Context) (int64, error) {
	n, err := b.store.Starter(ctx)
	if err != nil {
		return 0, fault.Wrap("read the starter allowance", err)
	}
	return n, nil
}

// SetStarter changes what accounts are given that are opened from now on, 0 to
// MaxCredits.
func (b *Book) SetStarter(ctx context.Context, amount int64) error {
	if amount < 0 || amount > MaxCredits {
		return badAmount()
	}
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	if err := b.store.SetStarter(ctx, amount); err != nil {
		return fault.Wrap("change the starter allowance", err)
	}
	return nil
}
