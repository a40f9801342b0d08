package storetest

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// model is the ledger written down once more, as plainly as can be: it keeps what
// happened and no sum, and finds every answer by reading all of it.
type model struct {
	calls   map[string]*modelCall
	moves   []ledger.Transfer
	prices  map[string]ledger.Price
	codes   map[ledger.CodeHash]*ledger.Code
	opened  map[string]bool
	starter int64
}

type modelState int

const (
	running modelState = iota
	posted             // and charged
	late               // succeeded without its hold
	failed
)

type modelCall struct {
	account, tool  string
	key, arguments string // as the client sent them
	paid           bool
	cost, version  int64
	unit           string // period of the free unit, ""
	expires, until time.Time
	state          modelState
	answer         string
}

// of reports whether a call has the idempotency key of c.
func (k *modelCall) of(c ledger.Call) bool {
	return k.key != "" && k.key == c.Key && k.account == c.Account && k.tool == c.Tool
}

func newModel() *model {
	return &model{calls: map[string]*modelCall{}, prices: map[string]ledger.Price{}, codes: map[ledger.CodeHash]*ledger.Code{}, opened: map[string]bool{}}
}

func (m *model) open(account string) {
	if !m.opened[account] && m.starter > 0 {
		m.moves = append(m.moves, ledger.Transfer{Payer: ledger.Issued, Payee: account, Amount: m.starter})
	}
	m.opened[account] = true
}

// balance returns what an account has, or would have when it is opened.
func (m *model) balance(account string, now time.Time) (b ledger.Balance) {
	if !m.opened[account] {
		b.Posted = m.starter
	}
	for _, t := range m.moves {
		b.Posted += t.Entry(account)
	}
	for _, c := range m.calls {
		if c.account == account && c.state == running && c.expires.After(now) {
			b.Held += c.cost
		}
	}
	return b
}

// keeping returns the state of an idempotency key and its call's number.
func (m *model) keeping(c ledger.Call, now time.Time) (ledger.KeepState, string) {
	for id, k := range m.calls {
		runs := k.state == running && k.expires.After(now)
		switch {
		case !k.of(c) || !runs && !(k.state == posted && k.until.After(now)):
		case k.arguments != string(c.Arguments):
			return ledger.Mismatch, id
		case runs:
			return ledger.Running, id
		default:
			return ledger.Finished, id
		}
	}
	return ledger.Unclaimed, ""
}

// hold returns what a hold must answer.
func (m *model) hold(o ledger.HoldOrder, c ledger.Call) (h ledger.Holding) {
	if state, id := m.keeping(c, o.Now); c.Key != "" && state != ledger.Unclaimed {
		h.State, h.Keeping.State, h.Keeping.Record.ID = ledger.Repeated, state, id
		return h
	}
	call := &modelCall{account: c.Account, tool: c.Tool, key: c.Key, arguments: string(c.Arguments), paid: !c.Free, expires: o.Expires}
	if call.paid {
		h = m.admit(o, call)
	}
	if h.State != ledger.Held {
		return h
	}
	m.open(c.Account)
	m.expire(o.Now, c.Account)
	for _, k := range m.calls {
		if k.of(c) {
			k.until = time.Time{} // its key is another call's now, on slower clocks too
		}
	}
	m.calls[o.Call] = call
	return h
}

func (m *model) admit(o ledger.HoldOrder, call *modelCall) (h ledger.Holding) {
	price, ok := m.prices[o.Tool]
	var flying int
	var units int64
	unit := price.Period.Key(o.Now)
	for _, c := range m.calls {
		live := c.state == running && c.expires.After(o.Now)
		if c.account == o.Account && live && c.paid {
			flying++
		}
		if c.account == o.Account && c.tool == o.Tool && c.unit == unit && (live || c.state == posted) {
			units++
		}
	}
	b := m.balance(o.Account, o.Now)
	switch {
	case !ok:
		h.State = ledger.NoPrice
	case !price.Enabled:
		h.State = ledger.Disabled
	case flying >= o.MaxInFlight:
		h.State = ledger.InFlight
	case units < price.Free:
		call.unit, call.version = unit, price.Version
		h.FreeUnit, h.Version = true, price.Version
	case b.Posted-b.Held < price.Required():
		h.State = ledger.Short
		h.Shortfall = ledger.Shortfall{Balance: b.Posted, Held: b.Held, Required: price.Required()}
	default:
		call.cost, call.version = price.Cost, price.Version
		h.Amount, h.Version = price.Cost, price.Version
	}
	return h
}

// post returns whether a post must charge.
func (m *model) post(p ledger.Posting) bool {
	c := m.calls[p.Record.ID]
	switch {
	case c == nil:
		return false
	case c.state == posted:
		return c.version > 0
	case c.state != running || !c.expires.After(p.Record.EndedAt):
		c.state = late
		return false
	}
	c.state, c.until = posted, p.Until
	if c.cost > 0 {
		m.moves = append(m.moves, ledger.Transfer{Kind: ledger.Charged, Cause: p.Record.ID, Payer: c.account, Payee: ledger.Revenue, Amount: c.cost})
	}
	return true
}

func (m *model) void(id string) {
	if c := m.calls[id]; c != nil && c.state == running {
		c.state = failed
	}
}

// expire returns how many holds must expire: those of an account, "" for all.
func (m *model) expire(now time.Time, account string) (n int) {
	for _, c := range m.calls {
		if c.state == running && !c.expires.After(now) && (account == "" || account == c.account) {
			c.state = failed
			n++
		}
	}
	return n
}

// transfer returns what must become of a transfer.
func (m *model) transfer(t ledger.Transfer) ledger.MoveState {
	for _, u := range m.moves {
		if u.Kind == t.Kind && u.Cause == t.Cause {
			return map[bool]ledger.MoveState{true: ledger.Already, false: ledger.Differs}[u.Same(t)]
		}
	}
	free := m.balance(t.Customer(), time.Time{}) // a hold that nobody undid yet counts
	if t.Payee == ledger.Issued && free.Posted-free.Held < t.Amount {
		return ledger.TooLow
	}
	m.open(t.Customer())
	m.moves = append(m.moves, t)
	return ledger.Done
}

// redeem returns what must become of a code.
func (m *model) redeem(hash ledger.CodeHash, account string) ledger.MoveState {
	c := m.codes[hash]
	switch {
	case c == nil:
		return ledger.NoCode
	case c.RedeemedBy != "":
		return ledger.Already
	case !c.RevokedAt.IsZero():
		return ledger.Revoked
	}
	c.RedeemedBy = account
	return m.transfer(ledger.Transfer{Kind: ledger.Redeemed, Cause: c.ID, Payer: ledger.Issued, Payee: account, Amount: c.Amount})
}
