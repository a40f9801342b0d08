package accountrest

import (
	"fmt"
	"strconv"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hubtime"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

type keyInput struct {
	Kind string `json:"kind" enum:"personal|agent"`
	Name string `json:"name,omitzero" doc:"At most 38 characters; of the agent, for an agent's key."`
}

type idInput struct {
	ID string `json:"id"`
}

type codeInput struct {
	Code string `json:"code" doc:"Case, spaces and dashes do not matter."`
}

type deleteInput struct {
	Name     string `json:"name" doc:"The name of the account, so that nobody deletes it by mistake."`
	Password string `json:"password,omitzero" doc:"Of the account; not needed within 10 minutes after signing in."`
}

// key is an API key as its owner sees it.
type key struct {
	ID        string `json:"id"`
	Prefix    string `json:"prefix"`
	Kind      string `json:"kind"`
	Name      string `json:"name"`
	CreatedAt string `json:"created_at"`
	UsedAt    string `json:"last_used_at,omitzero"`
	RevokedAt string `json:"revoked_at,omitzero"`
}

func describeKey(k account.Key) key {
	return key{k.ID, k.Prefix, string(k.Kind), k.Name, stamp(k.CreatedAt), stamp(k.UsedAt), stamp(k.RevokedAt)}
}

type keyList struct {
	Keys []key `json:"keys"`
	Most int   `json:"max_live"`
}

func (d *door) keys(r *request) (keyList, error) {
	list, err := d.Desk.People.Keys(r.Context(), r.user.ID)
	out := keyList{make([]key, len(list)), account.MaxKeys}
	for i, k := range list {
		out.Keys[i] = describeKey(k)
	}
	return out, err
}

type newKeyAnswer struct {
	Text string `json:"key" doc:"The key itself, this once."`
	key
}

func (d *door) newKey(r *request, in keyInput) (newKeyAnswer, error) {
	text, k, err := d.Desk.People.NewKey(r.Context(), account.KeyDraft{Account: r.user.ID, Kind: account.Kind(in.Kind), Name: in.Name})
	return newKeyAnswer{text, describeKey(k)}, err
}

func (d *door) revokeKey(r *request, in idInput) (key, error) {
	k, err := d.Desk.People.RevokeKey(r.Context(), in.ID, r.user.ID)
	return describeKey(k), err
}

type balanceAnswer struct {
	Balance   int64           `json:"balance"`
	Held      int64           `json:"held"`
	Remaining []freeRemaining `json:"free_remaining"`
	Prices    []price         `json:"prices"`
}

type freeRemaining struct {
	Tool      string `json:"tool_name"`
	Remaining int64  `json:"remaining"`
}

type price struct {
	Tool       string `json:"tool_name"`
	Cost       int64  `json:"credit_cost"`
	MinBalance int64  `json:"min_balance"`
	Free       int64  `json:"free"`
	Period     string `json:"period"`
	Enabled    bool   `json:"enabled"`
}

func (d *door) balance(r *request) (balanceAnswer, error) {
	b, err := d.Desk.Book.Balance(r.Context(), r.user.ID)
	if err != nil {
		return balanceAnswer{}, err
	}
	out := balanceAnswer{Balance: b.Posted, Held: b.Held, Remaining: []freeRemaining{}, Prices: []price{}}
	free, err := d.Desk.Book.FreeRemaining(r.Context(), r.user.ID)
	if err != nil {
		return balanceAnswer{}, err
	}
	for _, f := range free {
		out.Remaining = append(out.Remaining, freeRemaining{f.Tool, f.Remaining})
	}
	prices, err := d.Desk.Book.Prices(r.Context())
	for _, p := range prices {
		out.Prices = append(out.Prices, price{p.Tool, p.Cost, p.MinBalance, p.Free, string(p.Period), p.Enabled})
	}
	return out, err
}

type call struct {
	ID        string `json:"id"`
	Tool      string `json:"tool_name"`
	Credits   int64  `json:"credits_deducted"`
	FreeUnit  bool   `json:"from_free_quota"`
	Status    string `json:"status"`
	Error     string `json:"error,omitzero"`
	StartedAt string `json:"started_at"`
	EndedAt   string `json:"completed_at"`
}

type usageAnswer struct {
	Records []call `json:"records"`
}

const (
	usageShown = 100
	usageMost  = 1000
)

func (d *door) usage(r *request) (usageAnswer, error) {
	limit := usageShown
	if text := r.URL.Query().Get("limit"); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > usageMost {
			return usageAnswer{}, fault.InvalidField("limit", "invalid_value", i18n.T("limit 须为 1–1000 的整数。", "limit is a whole number from 1 to 1000."))
		}
		limit = n
	}
	records, err := d.Desk.Book.Usage(r.Context(), r.user.ID, limit)
	out := usageAnswer{make([]call, len(records))}
	for i, u := range records {
		out.Records[i] = describeCall(u)
	}
	return out, err
}

func describeCall(u ledger.Record) call {
	return call{u.ID, u.Tool, u.Credits, u.FreeUnit, string(u.Status), u.Error, stamp(u.StartedAt), stamp(u.EndedAt)}
}

type redeemAnswer struct {
	Amount  int64 `json:"amount"`
	Balance int64 `json:"balance"`
}

func (d *door) redeem(r *request, in codeInput) (redeemAnswer, error) {
	amount, balance, err := d.Desk.Redeem(r.Request, r.user, in.Code)
	return redeemAnswer{amount, balance}, err
}

func (d *door) export(r *request) (any, error) {
	r.w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="wenbu-%s.json"`, r.user.ID))
	out, err := d.Export(r.Context(), r.user)
	if err != nil {
		r.w.Header().Del("Content-Disposition")
	}
	return out, err
}

// remove deletes the account when its name is said and who says it is sure to be
// its owner.
func (d *door) remove(r *request, in deleteInput) (nothing, error) {
	return nothing{}, d.Desk.Delete(r.w, r.Request, r.user, signin.Goodbye{Name: in.Name, Password: in.Password})
}

// stamp is an instant on the wire; "" for the zero time.
func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return hubtime.Text(t)
}
