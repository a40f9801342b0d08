package app

import (
	"context"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/account"
)

// accountCmds are `wenbu account …`.
type accountCmds struct {
	Create    accountCreateCmd   `cmd:"" help:"Make an account without a password."`
	List      accountListCmd     `cmd:"" help:"List all accounts."`
	Show      accountShowCmd     `cmd:"" help:"Show one account."`
	Operator  accountOperatorCmd `cmd:"" help:"Make an account an operator's, or no longer."`
	Disable   accountDisableCmd  `cmd:"" help:"Refuse an account's keys and end its sessions."`
	Enable    accountEnableCmd   `cmd:"" help:"Undo disable."`
	LoginLink accountLinkCmd     `cmd:"" help:"Make a link that signs one browser in, once, within 15 minutes."`
	Invite    accountInviteCmd   `cmd:"" help:"Make invitations for WENBU_SIGNUP=invite."`
	Export    accountExportCmd   `cmd:"" help:"Print everything that is kept about an account."`
	Delete    accountDeleteCmd   `cmd:"" help:"Delete an account; its ledger and what it wrote stay, without its name."`
}

// accountOf names the account of a command.
type accountOf struct {
	operatorFlags
	Name string `arg:"" help:"Name of the account."`
}

type accountJSON struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// accountView is an account as an operator sees it.
type accountView struct {
	ID        string  `json:"id"`
	Name      string  `json:"name"`
	Operator  bool    `json:"operator"`
	Disabled  bool    `json:"disabled"`
	Password  bool    `json:"has_password"`
	CreatedAt *string `json:"created_at"`
}

func viewAccount(u account.User) accountView {
	return accountView{u.ID, u.Name, u.Operator, u.Disabled, u.Password != "", stamp(u.CreatedAt)}
}

type accountCreateCmd struct{ accountOf }

// Run makes the account and opens it in the ledger.
func (c *accountCreateCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		u, err := o.people.Create(ctx, c.Name)
		if err != nil {
			return outcome{}, err
		}
		v := struct {
			Account accountJSON `json:"account"`
		}{accountJSON{u.ID, u.Name}}
		return said(v, "account %s (%s)", u.Name, u.ID), o.book.Open(ctx, u.ID)
	})
}

type accountListCmd struct{ operatorFlags }

// Run lists the accounts.
func (c *accountListCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		users, err := o.people.Users(ctx)
		list := make([]accountView, len(users))
		lines := [][]string{{"NAME", "ID", "OPERATOR", "DISABLED", "CREATED"}}
		for i, u := range users {
			list[i] = viewAccount(u)
			lines = append(lines, []string{u.Name, u.ID, yesNo(u.Operator, "operator"), yesNo(u.Disabled, "disabled"), shown(u.CreatedAt)})
		}
		return outcome{struct {
			Accounts []accountView `json:"accounts"`
		}{list}, lines}, err
	})
}

type accountShowCmd struct{ accountOf }

type accountDetail struct {
	Account  accountView `json:"account"`
	Balance  int64       `json:"balance"`
	Held     int64       `json:"held"`
	Keys     int         `json:"live_keys"`
	Sessions int         `json:"sessions"`
}

// Run shows the account.
func (c *accountShowCmd) Run(ctx context.Context, s Streams) error {
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		d := accountDetail{Account: viewAccount(u)}
		balance, err := o.book.Balance(ctx, u.ID)
		if err != nil {
			return outcome{}, err
		}
		d.Balance, d.Held = balance.Posted, balance.Held
		keys, err := o.people.Keys(ctx, u.ID)
		if err != nil {
			return outcome{}, err
		}
		for _, k := range keys {
			if k.RevokedAt.IsZero() {
				d.Keys++
			}
		}
		sessions, err := o.people.Sessions(ctx, u.ID)
		d.Sessions = len(sessions)
		return outcome{d, [][]string{
			{"name", u.Name}, {"id", u.ID}, {"created", shown(u.CreatedAt)}, {"operator", yesNo(u.Operator, "yes")}, {"disabled", yesNo(u.Disabled, "yes")},
			{"balance", fmt.Sprint(d.Balance)}, {"held", fmt.Sprint(d.Held)}, {"live keys", fmt.Sprint(d.Keys)}, {"sessions", fmt.Sprint(d.Sessions)},
		}}, err
	})
}

type accountOperatorCmd struct {
	accountOf
	On  bool `xor:"on" required:"" help:"From now on."`
	Off bool `xor:"on" required:"" help:"No longer."`
}

// Run makes the account an operator's or not.
func (c *accountOperatorCmd) Run(ctx context.Context, s Streams) error {
	return c.change(ctx, s, func(p *account.Registry, id string) error { return p.SetOperator(ctx, id, c.On) })
}

type accountDisableCmd struct{ accountOf }

// Run disables the account.
func (c *accountDisableCmd) Run(ctx context.Context, s Streams) error {
	return c.change(ctx, s, func(p *account.Registry, id string) error { return p.SetDisabled(ctx, id, true) })
}

type accountEnableCmd struct{ accountOf }

// Run enables the account.
func (c *accountEnableCmd) Run(ctx context.Context, s Streams) error {
	return c.change(ctx, s, func(p *account.Registry, id string) error { return p.SetDisabled(ctx, id, false) })
}

// change changes the account and prints it as it then is.
func (c *accountOf) change(ctx context.Context, s Streams, change func(p *account.Registry, id string) error) error {
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		if err := change(o.people, u.ID); err != nil {
			return outcome{}, err
		}
		u, err := o.people.User(ctx, u.ID)
		v := struct {
			Account accountView `json:"account"`
		}{viewAccount(u)}
		return said(v, "account %s: operator %s, disabled %s", u.Name, yesNo(u.Operator, "yes"), yesNo(u.Disabled, "yes")), err
	})
}

type accountLinkCmd struct {
	accountOf
	SiteURL httpURL `env:"WENBU_SITE_URL" placeholder:"URL" help:"Public address of the site; left out, the link is relative."`
}

// Run makes the link. Its secret stands behind #, which browsers send to nobody.
func (c *accountLinkCmd) Run(ctx context.Context, s Streams) error {
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		secret, expires, err := o.people.NewLink(ctx, u.ID)
		v := struct {
			Account string  `json:"account"`
			URL     string  `json:"url"`
			Link    string  `json:"link"`
			Expires *string `json:"expires_at"`
		}{u.Name, string(c.SiteURL) + "/sign-in/#" + secret, secret, stamp(expires)}
		return said(v, "%s", v.URL), err
	})
}

type accountInviteCmd struct {
	operatorFlags
	Count int `default:"1" help:"How many."`
}

// Run makes the invitations.
func (c *accountInviteCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		texts, err := o.people.NewInvites(ctx, c.Count)
		var lines [][]string
		for _, text := range texts {
			lines = append(lines, []string{text})
		}
		return outcome{struct {
			Invites []string `json:"invites"`
		}{texts}, lines}, err
	})
}

type accountExportCmd struct{ accountOf }

// Run prints the export, which is JSON with and without --json.
func (c *accountExportCmd) Run(ctx context.Context, s Streams) error {
	c.JSON = true
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		all, err := o.export(ctx, u)
		return outcome{json: all}, err
	})
}

type accountDeleteCmd struct{ accountOf }

// Run deletes the account.
func (c *accountDeleteCmd) Run(ctx context.Context, s Streams) error {
	return c.onAccount(ctx, s, c.Name, func(o office, u account.User) (outcome, error) {
		v := struct {
			Deleted accountJSON `json:"deleted"`
		}{accountJSON{u.ID, u.Name}}
		return said(v, "deleted %s (%s)", u.Name, u.ID), o.remove(ctx, u)
	})
}
