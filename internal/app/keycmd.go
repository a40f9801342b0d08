package app

import (
	"context"

	"github.com/wenbu-go/wenbu/internal/account"
)

// keyCmds are `wenbu key …`.
type keyCmds struct {
	Create keyCreateCmd `cmd:"" help:"Make an API key; it is shown this once."`
	List   keyListCmd   `cmd:"" help:"List keys, without their texts."`
	Revoke keyRevokeCmd `cmd:"" help:"Revoke a key for ever."`
}

// keyView is a key as its owner and an operator see it.
type keyView struct {
	ID        string  `json:"id"`
	Prefix    string  `json:"prefix"`
	Kind      string  `json:"kind"`
	Name      string  `json:"name"`
	Account   string  `json:"account"` // its name
	CreatedAt *string `json:"created_at"`
	UsedAt    *string `json:"last_used_at"`
	RevokedAt *string `json:"revoked_at"`
}

func viewKey(k account.Key, name string) keyView {
	return keyView{k.ID, k.Prefix, string(k.Kind), k.Name, name, stamp(k.CreatedAt), stamp(k.UsedAt), stamp(k.RevokedAt)}
}

type keyCreateCmd struct {
	operatorFlags
	Account string `required:"" placeholder:"NAME" help:"Whose key it is."`
	Kind    string `required:"" enum:"personal,agent" placeholder:"personal|agent" help:"A person's own, or an agent's."`
	Name    string `help:"Name of the key; of the agent, for an agent's."`
}

type newKeyView struct {
	ID      string `json:"id"`
	Key     string `json:"key"`
	Kind    string `json:"kind"`
	Name    string `json:"name"`
	Account string `json:"account"`
}

// Run makes the key and prints it.
func (c *keyCreateCmd) Run(ctx context.Context, s Streams) error {
	return c.onAccount(ctx, s, c.Account, func(o office, u account.User) (outcome, error) {
		text, k, err := o.people.NewKey(ctx, account.KeyDraft{Account: u.ID, Kind: account.Kind(c.Kind), Name: c.Name})
		return said(newKeyView{k.ID, text, string(k.Kind), k.Name, u.Name}, "%s", text), err
	})
}

type keyListCmd struct {
	operatorFlags
	Account string `placeholder:"NAME" help:"Only of this account."`
}

// Run lists the keys.
func (c *keyListCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		users, err := o.people.Users(ctx)
		if err != nil {
			return outcome{}, err
		}
		of := ""
		if c.Account != "" {
			u, err := o.people.Named(ctx, c.Account)
			if err != nil {
				return outcome{}, err
			}
			of = u.ID
		}
		names := map[string]string{}
		for _, u := range users {
			names[u.ID] = u.Name
		}
		keys, err := o.people.Keys(ctx, of)
		list := make([]keyView, len(keys))
		lines := [][]string{{"ID", "PREFIX", "KIND", "NAME", "ACCOUNT", "CREATED", "LAST USED", "REVOKED"}}
		for i, k := range keys {
			list[i] = viewKey(k, names[k.Account])
			lines = append(lines, []string{k.ID, k.Prefix, string(k.Kind), k.Name, names[k.Account], shown(k.CreatedAt), shown(k.UsedAt), shown(k.RevokedAt)})
		}
		return outcome{struct {
			Keys []keyView `json:"keys"`
		}{list}, lines}, err
	})
}

type keyRevokeCmd struct {
	operatorFlags
	ID string `arg:"" help:"Id of the key."`
}

// Run revokes the key.
func (c *keyRevokeCmd) Run(ctx context.Context, s Streams) error {
	return c.operate(ctx, s, func(o office) (outcome, error) {
		k, err := o.people.RevokeKey(ctx, c.ID, "")
		v := struct {
			ID        string  `json:"id"`
			RevokedAt *string `json:"revoked_at"`
		}{k.ID, stamp(k.RevokedAt)}
		return said(v, "revoked %s", k.ID), err
	})
}
