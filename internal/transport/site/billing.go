package site

import (
	"net/url"
	"strconv"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// billingPage is a person's own account: credits, keys, calls, ways to sign in.
func billingPage() *page {
	return &page{
		name: "billing", path: "/billing/", noindex: true, island: "account", texts: []string{"passkey"},
		personal: &personal{access: signedIn, load: loadBilling, acts: map[string]act{
			"key": makeKey, "revoke": revokeKey, "redeem": redeem, "password": setPassword, "remove-passkey": removePasskey,
			"sign-out": signOut, "sign-out-everywhere": signOutEverywhere, "delete": deleteAccount,
		}},
	}
}

// billingBody is what the page shows.
type billingBody struct {
	Balance  ledger.Balance
	Prices   []toolPrice
	Keys     []account.Key // live ones first
	MostKeys int
	Calls    []calledTool
	Tool     string // the calls are of this tool, "" = any
	Status   string // and ended so
	Tools    []toolName
	Older    string // address of the calls before these, "" = none
	Newest   string // of the newest, "" = these are
	NewKey   string // the text of a key that was made just now
	Redeemed int64
	Sessions int
	Passkeys []account.Passkey
}

// toolPrice is what a tool costs, and what of it is free.
type toolPrice struct {
	ledger.Price
	Label string
	Left  int64 // of the free quota
}

// calledTool is one call of the hub.
type calledTool struct {
	ledger.Record
	Label string
}

// toolName is a tool of the hub.
type toolName struct{ Name, Label string }

const (
	callsShown = 20   // on one page
	callsKnown = 1000 // newest calls that are looked through
)

// usage chooses the calls that the page's address asks for.
func (x *visit) usage(b *billingBody) error {
	q := x.URL.Query()
	b.Tool, b.Status = q.Get("tool"), q.Get("status")
	from, err := strconv.Atoi(q.Get("from"))
	if err != nil || from < 0 {
		from = 0
	}
	records, err := x.site.cfg.People.Desk.Book.Usage(x.Context(), x.user.ID, callsKnown)
	if err != nil {
		return err
	}
	labels := x.toolLabels()
	for _, e := range x.site.cfg.People.Hub.Entries() {
		b.Tools = append(b.Tools, toolName{e.Name, labels[e.Name]})
	}
	found := 0
	for _, r := range records {
		if b.Tool != "" && r.Tool != b.Tool || b.Status != "" && string(r.Status) != b.Status {
			continue
		}
		if found++; found > from && found <= from+callsShown {
			b.Calls = append(b.Calls, calledTool{r, labels[r.Tool]})
		}
	}
	if found > from+callsShown {
		b.Older = x.usageAddress(b, from+callsShown)
	}
	if from > 0 {
		b.Newest = x.usageAddress(b, 0)
	}
	return nil
}

func (x *visit) usageAddress(b *billingBody, from int) string {
	q := url.Values{"tool": {b.Tool}, "status": {b.Status}, "from": {strconv.Itoa(from)}}
	return x.view.Link(x.path) + "?" + q.Encode() + "#usage"
}

// madeNow is what a form made that the page can show this once.
type madeNow struct {
	key      string
	redeemed int64
	codes    []string
}

func loadBilling(x *visit) (any, error) {
	desk := x.site.cfg.People.Desk
	b := billingBody{MostKeys: account.MaxKeys, NewKey: x.made.key, Redeemed: x.made.redeemed}
	var err error
	if b.Balance, err = desk.Book.Balance(x.Context(), x.user.ID); err != nil {
		return nil, err
	}
	if b.Prices, err = x.prices(); err != nil {
		return nil, err
	}
	keys, err := desk.People.Keys(x.Context(), x.user.ID)
	if err != nil {
		return nil, err
	}
	for _, live := range []bool{true, false} {
		for _, k := range keys {
			if k.RevokedAt.IsZero() == live {
				b.Keys = append(b.Keys, k)
			}
		}
	}
	if err = x.usage(&b); err != nil {
		return nil, err
	}
	if b.Passkeys, err = desk.People.Passkeys(x.Context(), x.user.ID); err != nil {
		return nil, err
	}
	sessions, err := desk.People.Sessions(x.Context(), x.user.ID)
	b.Sessions = len(sessions)
	return b, err
}

// prices returns what each tool costs and leaves free.
func (x *visit) prices() ([]toolPrice, error) {
	book := x.site.cfg.People.Desk.Book
	list, err := book.Prices(x.Context())
	if err != nil {
		return nil, err
	}
	free, err := book.FreeRemaining(x.Context(), x.user.ID)
	if err != nil {
		return nil, err
	}
	left := map[string]int64{}
	for _, f := range free {
		left[f.Tool] = f.Remaining
	}
	labels := x.toolLabels()
	var out []toolPrice
	for _, p := range list {
		out = append(out, toolPrice{p, labels[p.Tool], left[p.Tool]})
	}
	return out, nil
}

// toolLabels are the names of the hub's tools for people.
func (x *visit) toolLabels() map[string]string {
	labels := map[string]string{}
	for _, e := range x.site.cfg.People.Hub.Entries() {
		labels[e.Name] = e.Label().In(x.view.Locale)
	}
	return labels
}

func makeKey(x *visit) (string, error) {
	text, _, err := x.site.cfg.People.Desk.People.NewKey(x.Context(), account.KeyDraft{
		Account: x.user.ID, Kind: account.Kind(x.form("kind")), Name: x.form("name"),
	})
	x.made.key = text
	return "", err
}

func revokeKey(x *visit) (string, error) {
	_, err := x.site.cfg.People.Desk.People.RevokeKey(x.Context(), x.form("id"), x.user.ID)
	return x.done("revoked") + "#keys", err
}

func redeem(x *visit) (string, error) {
	amount, _, err := x.site.cfg.People.Desk.Redeem(x.Request, *x.user, x.form("code"))
	x.made.redeemed = amount
	return "", err
}

func setPassword(x *visit) (string, error) {
	_, err := x.site.cfg.People.Desk.SetPassword(x.w, x.Request, *x.user, x.PostForm.Get("current"), x.PostForm.Get("password"))
	return x.done("password"), err
}

func signOut(x *visit) (string, error) {
	return x.view.Link("/sign-in/") + "?done=signed-out", x.site.cfg.People.Desk.SignOut(x.w, x.Request)
}

func signOutEverywhere(x *visit) (string, error) {
	return x.view.Link("/sign-in/") + "?done=signed-out-everywhere", x.site.cfg.People.Desk.SignOutEverywhere(x.w, x.Request, *x.user)
}

func deleteAccount(x *visit) (string, error) {
	return x.view.Link("/sign-up/") + "?done=deleted", x.site.cfg.People.Desk.Delete(x.w, x.Request, *x.user,
		signin.Goodbye{Name: x.form("name"), Password: x.PostForm.Get("password")})
}

// Took is how long a call took, for people.
func (c calledTool) Took() string { return c.Duration().Round(time.Millisecond).String() }

// PeriodText says how often a free quota begins anew.
func (v *view) PeriodText(p ledger.Period) (string, error) { return v.T("period." + string(p)) }

func removePasskey(x *visit) (string, error) {
	return x.done("passkey-removed") + "#signing", x.site.cfg.People.Desk.People.RemovePasskey(x.Context(), *x.user, x.form("id"))
}
