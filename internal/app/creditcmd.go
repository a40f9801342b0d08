package app

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// creditCmds are `wenbu credit …`.
type creditCmds struct {
	Grant   creditGrantCmd   `cmd:"" help:"Give an account credits, or take some back with a negative number."`
	Code    creditCodeCmd    `cmd:"" help:"Make redeem codes; they are shown this once."`
	Codes   creditCodesCmds  `cmd:"" help:"Redeem codes that were made."`
	History creditHistoryCmd `cmd:"" help:"List an account's newest transfers."`
}

// negativeLast puts the negative amount of `credit grant` behind -- at the end,
// where it is not read as a flag.
func negativeLast(args []string) []string {
	if len(args) < 2 || args[0] != "credit" || args[1] != "grant" {
		return args
	}
	for i, arg := range args {
		digits, negative := strings.CutPrefix(arg, "-")
		if arg == "--" {
			break
		}
		if negative && digits != "" && strings.Trim(digits, "0123456789") == "" && args[i-1] != "--reason" && args[i-1] != "--data" {
			return append(slices.Delete(slices.Clone(args), i, i+1), "--", arg)
		}
	}
	return args
}

type creditGrantCmd struct {
	accountOf
	Amount int64  `arg:"" help:"How many credits; negative to take them back."`
	Reason string `required:"" help:"Why; it stands in the ledger."`
}

// Run makes the grant.
func (c *creditGrantCmd) Run(ctx context.Context, s Streams) error {
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		balance, err := o.book.Grant(ctx, ledger.Grant{Account: u.ID, Amount: c.Amount, Reason: c.Reason})
		v := struct {
			Account string `json:"account"`
			Balance int64  `json:"balance"`
		}{u.Name, balance}
		return said(v, "%s has %d credits", u.Name, balance), err
	})
}

type creditCodeCmd struct {
	operatorFlags
	Amount int64 `arg:"" help:"Credits of each code."`
	Count  int   `default:"1" help:"How many codes."`
}

// Run makes the codes.
func (c *creditCodeCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		codes, err := o.book.NewCodes(ctx, c.Amount, c.Count)
		var lines [][]string
		for _, code := range codes {
			lines = append(lines, []string{code})
		}
		return outcome{struct {
			Codes []string `json:"codes"`
		}{codes}, lines}, err
	})
}

// creditCodesCmds are `wenbu credit codes …`.
type creditCodesCmds struct {
	List   creditCodesListCmd   `cmd:"" help:"List the codes, without their texts."`
	Revoke creditCodesRevokeCmd `cmd:"" help:"Make an unused code useless."`
}

type codeView struct {
	ID         string  `json:"id"`
	Ending     string  `json:"ending"`
	Amount     int64   `json:"amount"`
	MadeAt     *string `json:"created_at"`
	RedeemedBy *string `json:"redeemed_by"` // id of an account
	RedeemedAt *string `json:"redeemed_at"`
	RevokedAt  *string `json:"revoked_at"`
}

func viewCode(c ledger.Code) codeView {
	v := codeView{ID: c.ID, Ending: c.Ending, Amount: c.Amount, MadeAt: stamp(c.MadeAt), RedeemedAt: stamp(c.RedeemedAt), RevokedAt: stamp(c.RevokedAt)}
	if c.RedeemedBy != "" {
		v.RedeemedBy = &c.RedeemedBy
	}
	return v
}

type creditCodesListCmd struct{ operatorFlags }

// Run lists the codes.
func (c *creditCodesListCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		codes, err := o.book.Codes(ctx)
		list := make([]codeView, len(codes))
		lines := [][]string{{"ID", "ENDING", "AMOUNT", "MADE", "REDEEMED", "REVOKED"}}
		for i, c := range codes {
			list[i] = viewCode(c)
			lines = append(lines, []string{c.ID, c.Ending, fmt.Sprint(c.Amount), shown(c.MadeAt), shown(c.RedeemedAt), shown(c.RevokedAt)})
		}
		return outcome{struct {
			Codes []codeView `json:"codes"`
		}{list}, lines}, err
	})
}

type creditCodesRevokeCmd struct {
	operatorFlags
	ID string `arg:"" help:"Id of the code."`
}

// Run revokes the code.
func (c *creditCodesRevokeCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		code, err := o.book.RevokeCode(ctx, c.ID)
		return said(viewCode(code), "revoked %s", code.ID), err
	})
}

type creditHistoryCmd struct {
	accountOf
	Limit int `default:"100" help:"How many."`
}

// Run lists the transfers, newest first.
func (c *creditHistoryCmd) Run(ctx context.Context, s Streams) error {
	if c.Limit < 1 {
		return usage("--limit: expected a whole number above 0")
	}
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		balance, err := o.book.Balance(ctx, u.ID)
		if err != nil {
			return outcome{}, err
		}
		transfers, err := o.book.Transfers(ctx, u.ID, c.Limit)
		list := make([]transferView, len(transfers))
		lines := [][]string{{"AT", "KIND", "AMOUNT", "REASON OR CAUSE"}}
		for i, t := range transfers {
			list[i] = viewTransfer(t, u.ID)
			why := t.Note
			if why == "" {
				why = t.Cause
			}
			lines = append(lines, []string{shown(t.At), string(t.Kind), fmt.Sprintf("%+d", list[i].Amount), why})
		}
		lines = append(lines, []string{"", "balance", fmt.Sprint(balance.Posted), ""})
		return outcome{struct {
			Account   string         `json:"account"`
			Balance   int64          `json:"balance"`
			Held      int64          `json:"held"`
			Transfers []transferView `json:"transfers"`
		}{u.Name, balance.Posted, balance.Held, list}, lines}, err
	})
}
