package app

import (
	"context"
	"fmt"
	"github.com/wenbu-go/wenbu/internal/hub"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// priceCmds are `wenbu price …`.
type priceCmds struct {
	List    priceListCmd    `cmd:"" help:"List what the tools cost."`
	Set     priceSetCmd     `cmd:"" help:"Change what a tool costs from now on; what is not named stays."`
	Starter priceStarterCmd `cmd:"" help:"Show or change what a new account is given."`
}

// toolCmds are `wenbu tool …`.
type toolCmds struct {
	Enable  toolEnableCmd  `cmd:"" help:"Let a tool of the hub be called again."`
	Disable toolDisableCmd `cmd:"" help:"Refuse a tool of the hub; calls that run are finished."`
}

// priceView is a price as it is in force.
type priceView struct {
	Tool       string `json:"tool_name"`
	Cost       int64  `json:"credit_cost"`
	MinBalance int64  `json:"min_balance"`
	Free       int64  `json:"free"`
	Period     string `json:"period"`
	Enabled    bool   `json:"enabled"`
}

func viewPrice(p ledger.Price) priceView {
	return priceView{p.Tool, p.Cost, p.MinBalance, p.Free, string(p.Period), p.Enabled}
}

// priceLines sets prices out for people.
func priceLines(prices ...ledger.Price) [][]string {
	lines := [][]string{{"TOOL", "COST", "MIN BALANCE", "FREE", "PERIOD", ""}}
	for _, p := range prices {
		lines = append(lines, []string{p.Tool, fmt.Sprint(p.Cost), fmt.Sprint(p.MinBalance), fmt.Sprint(p.Free), string(p.Period), yesNo(!p.Enabled, "disabled")})
	}
	return lines
}

type priceListCmd struct{ operatorFlags }

// Run lists the prices.
func (c *priceListCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		prices, err := o.book.Prices(ctx)
		list := make([]priceView, len(prices))
		for i, p := range prices {
			list[i] = viewPrice(p)
		}
		return outcome{struct {
			Prices []priceView `json:"prices"`
		}{list}, priceLines(prices...)}, err
	})
}

type priceSetCmd struct {
	operatorFlags
	Tool       string  `arg:"" help:"Name of the tool."`
	Cost       *int64  `placeholder:"N" help:"Credits of one call."`
	MinBalance *int64  `placeholder:"N" help:"What an account must have for a call to begin."`
	Free       *int64  `placeholder:"N" help:"Calls that are free in each period."`
	Period     *string `placeholder:"once|day|month" help:"How often the free calls come again."`
}

// Run changes the price.
func (c *priceSetCmd) Run(ctx context.Context, s Streams) error {
	change := ledger.PriceChange{Tool: c.Tool, Cost: c.Cost, MinBalance: c.MinBalance, Free: c.Free, Period: (*ledger.Period)(c.Period)}
	if change.Cost == nil && change.MinBalance == nil && change.Free == nil && change.Period == nil {
		return usage("price set: name what changes: --cost, --min-balance, --free or --period")
	}
	if slices.Contains(hub.FreeTools(), c.Tool) {
		return usage("tool: %s is free by the contract of the hub; only tool enable and disable apply to it", c.Tool)
	}
	return c.changePrice(ctx, s, change)
}

// changePrice changes a tool of the hub and prints it as it then is.
func (f operatorFlags) changePrice(ctx context.Context, s Streams, change ledger.PriceChange) error {
	var tools []string
	for _, p := range firstPrices() {
		tools = append(tools, p.Tool)
	}
	if !slices.Contains(tools, change.Tool) {
		return usage("tool: there is none of that name with a price; choose one of %s", strings.Join(tools, ", "))
	}
	return f.operate(ctx, s, func(o office) (outcome, error) {
		p, err := o.book.ChangePrice(ctx, change)
		return outcome{viewPrice(p), priceLines(p)}, err
	})
}

type priceStarterCmd struct {
	operatorFlags
	Credits *int64 `arg:"" optional:"" help:"Credits of accounts that are opened from now on."`
}

// Run shows or changes the allowance.
func (c *priceStarterCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		if c.Credits != nil {
			if err := o.book.SetStarter(ctx, *c.Credits); err != nil {
				return outcome{}, err
			}
		}
		n, err := o.book.Starter(ctx)
		v := struct {
			Starter int64 `json:"starter"`
		}{n}
		return said(v, "a new account is given %d credits", n), err
	})
}

// toolOf names the tool of a command.
type toolOf struct {
	operatorFlags
	Name string `arg:"" help:"Name of the tool."`
}

func (c *toolOf) enable(ctx context.Context, s Streams, enabled bool) error {
	return c.changePrice(ctx, s, ledger.PriceChange{Tool: c.Name, Enabled: &enabled})
}

type toolEnableCmd struct{ toolOf }

// Run enables the tool.
func (c *toolEnableCmd) Run(ctx context.Context, s Streams) error { return c.enable(ctx, s, true) }

type toolDisableCmd struct{ toolOf }

// Run disables the tool.
func (c *toolDisableCmd) Run(ctx context.Context, s Streams) error { return c.enable(ctx, s, false) }
