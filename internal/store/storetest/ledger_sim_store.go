package storetest

import (
	"context"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// gatedCalls is what a process of a simulation sees of the store: each access
// waits to be let go, and is then made on the store and on the model.
type gatedCalls struct {
	ledger.CallStore
	s    *sim
	node *simNode
}

// wait waits until the simulation lets the access go on.
func (g *gatedCalls) wait(ctx context.Context, name string) (*simCall, passing) {
	c := ctx.Value(simKey{}).(*simCall)
	w := &access{call: c, node: g.node, name: name, pass: make(chan passing)}
	g.s.mu.Lock()
	if g.node.dead {
		g.s.mu.Unlock()
		return c, crashed
	}
	g.s.waiting = append(g.s.waiting, w)
	g.s.mu.Unlock()
	return c, <-w.pass
}

// write makes a write unless it is lost on the way. The write reaches the store
// however long it had to wait, as one does that a database has begun.
func (g *gatedCalls) write(ctx context.Context, name string, make func(context.Context, *simCall) error) error {
	c, how := g.wait(ctx, name)
	switch how {
	case crashed:
		return errCrashed
	case lostWrite:
		return ledger.ErrUncertain
	}
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	err := make(context.WithoutCancel(ctx), c)
	if err == nil && how == lostAnswer {
		return ledger.ErrUncertain
	}
	return err
}

func (g *gatedCalls) Hold(ctx context.Context, o ledger.HoldOrder) (h ledger.Holding, err error) {
	err = g.write(ctx, "hold", func(ctx context.Context, c *simCall) (err error) {
		if o.Account != c.call.Account || o.Tool != c.call.Tool || o.Free != c.call.Free || (o.Claim == nil) != (c.call.Key == "") || !o.Expires.Equal(o.Now.Add(90*time.Second)) {
			g.s.fail("call %+v ordered %+v", c.call, o)
		}
		if g.s.outside(func() { h, err = g.CallStore.Hold(ctx, o) }); err != nil {
			g.s.fail("hold: %v", err)
		}
		want := g.s.model.hold(o, c.call)
		got := h
		got.Keeping = ledger.Keeping{State: h.Keeping.State, Record: ledger.Record{ID: h.Keeping.Record.ID}}
		if want.Keeping.State == ledger.Mismatch {
			want.Keeping.Record.ID = ""
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			g.s.fail("hold %+v: got %+v, want %+v", o, got, want)
		}
		g.s.see("hold %s", holdNames[h.State])
		if h.FreeUnit {
			g.s.see("hold free unit")
		}
		if h.State == ledger.Held && h.Amount == 0 && !h.FreeUnit {
			g.s.see("hold zero")
		}
		if m := g.s.model.calls[o.Call]; m != nil {
			m.answer = fmt.Sprintf("answer of %d", c.number)
		}
		return err
	})
	return h, err
}

func (g *gatedCalls) Post(ctx context.Context, p ledger.Posting) (charged bool, err error) {
	err = g.write(ctx, "post", func(ctx context.Context, c *simCall) (err error) {
		if p.Record.Status != ledger.Succeeded || (p.Answer != nil) != (c.call.Key != "") || p.Answer != nil && !p.Until.Equal(p.Record.EndedAt.Add(24*time.Hour)) {
			g.s.fail("call %+v posted %+v", c.call, p)
		}
		if g.s.outside(func() { charged, err = g.CallStore.Post(ctx, p) }); err != nil {
			g.s.fail("post: %v", err)
		}
		before := g.s.model.calls[p.Record.ID]
		switch {
		case before != nil && before.state == posted:
			g.s.see("post again")
		case charged:
			g.s.see("post charged")
		default:
			g.s.see("post late")
		}
		if want := g.s.model.post(p); charged != want {
			g.s.fail("post of call %d (%s): charged %v, want %v", c.number, p.Record.ID, charged, want)
		}
		return err
	})
	return charged, err
}

func (g *gatedCalls) Void(ctx context.Context, r ledger.Record) error {
	return g.write(ctx, "void", func(ctx context.Context, c *simCall) error {
		if r.Status != ledger.Failed || r.Error == "" {
			g.s.fail("call %d voided as %+v", c.number, r)
		}
		var err error
		if g.s.outside(func() { err = g.CallStore.Void(ctx, r) }); err != nil {
			g.s.fail("void: %v", err)
		}
		if m := g.s.model.calls[r.ID]; m != nil && m.state == running {
			g.s.see("void")
		} else {
			g.s.see("void nothing")
		}
		g.s.model.void(r.ID)
		return err
	})
}

func (g *gatedCalls) Kept(ctx context.Context, claim ledger.Claim, now time.Time) (k ledger.Keeping, err error) {
	c, how := g.wait(ctx, "kept")
	if how == crashed {
		return k, errCrashed
	}
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	g.s.outside(func() { k, err = g.CallStore.Kept(context.Background(), claim, now) })
	g.s.see("kept %s", keepNames[k.State])
	if want, _ := g.s.model.keeping(c.call, now); err != nil || k.State != want {
		g.s.fail("kept for %+v: got state %d, error %v, want %d", c.call, k.State, err, want)
	}
	return k, err
}

func (g *gatedCalls) Record(_ context.Context, records []ledger.Record) (err error) {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	if g.node.dead {
		return errCrashed
	}
	g.s.outside(func() { err = g.CallStore.Record(context.Background(), records) })
	return err
}

// operate does what an operator, a payment provider or a sweep does.
func (s *sim) operate() {
	s.mu.Lock()
	defer s.mu.Unlock()
	account := pick(s, simAccounts)
	amount := 1 + s.random.Int64N(8)
	switch s.random.IntN(11) {
	case 0, 1:
		s.transfer(ledger.Transfer{Kind: ledger.Granted, Cause: fmt.Sprint(s.step), Payer: ledger.Issued, Payee: account, Amount: amount})
	case 2, 3:
		s.transfer(ledger.Transfer{Kind: ledger.Corrected, Cause: fmt.Sprint(s.step), Payer: account, Payee: ledger.Issued, Amount: amount})
	case 4: // an event comes more than once
		s.transfer(ledger.Transfer{Kind: ledger.PaidIn, Cause: fmt.Sprint(s.step / 100), Payer: ledger.Issued, Payee: account, Amount: 1 + amount%2})
	case 5:
		c := ledger.Code{ID: fmt.Sprint("code ", s.step), Hash: ledger.CodeHash{byte(s.step), byte(s.step >> 8)}, Amount: amount, MadeAt: time.Now()}
		s.outside(func() {
			if err := s.store.AddCodes(context.Background(), []ledger.Code{c}); err != nil {
				s.fail("add a code: %v", err)
			}
		})
		s.codes = append(s.codes, c)
		s.model.codes[c.Hash] = &c
	case 6, 7:
		s.useCode(account)
	case 8, 9:
		s.changePrice()
	default:
		s.sweep()
	}
	if s.random.IntN(20) == 0 {
		s.model.starter = s.random.Int64N(4)
		s.outside(func() {
			if err := s.store.SetStarter(context.Background(), s.model.starter); err != nil {
				s.fail("starter: %v", err)
			}
		})
	}
}

func (s *sim) transfer(t ledger.Transfer) {
	t.At = time.Now()
	var got ledger.Moved
	var err error
	s.outside(func() { got, err = s.store.Transfer(context.Background(), t) })
	s.see("moved %s", movedNames[got.State])
	if want := s.model.transfer(t); err != nil || got.State != want {
		s.fail("transfer %+v: got %+v, error %v, want %d", t, got, err, want)
	}
}

// useCode redeems or revokes a code, a used one too.
func (s *sim) useCode(account string) {
	none := ledger.Code{ID: "none", Hash: ledger.CodeHash{31: 1}}
	c := pick(s, append([]ledger.Code{none}, s.codes...))
	m := s.model.codes[c.Hash]
	now := time.Now()
	var err error
	if m != nil && s.random.IntN(5) == 0 {
		var found bool
		s.outside(func() { _, found, err = s.store.RevokeCode(context.Background(), c.ID, now) })
		if err != nil || !found {
			s.fail("revoke: found %v, error %v", found, err)
		}
		if m.RedeemedBy == "" {
			m.RevokedAt = now
		}
		return
	}
	var got ledger.Moved
	s.outside(func() { got, err = s.store.Redeem(context.Background(), c.Hash, account, now) })
	s.see("moved %s", movedNames[got.State])
	if want := s.model.redeem(c.Hash, account); err != nil || got.State != want {
		s.fail("redeem: got %+v, error %v, want %d", got, err, want)
	}
}

func (s *sim) changePrice() {
	cost, least, free := s.random.Int64N(4), s.random.Int64N(6), s.random.Int64N(3)
	period := pick(s, []ledger.Period{ledger.Once, ledger.Day, ledger.Day, ledger.Month})
	enabled := s.random.IntN(6) > 0
	s.price(ledger.PriceChange{Tool: pick(s, simTools), Cost: &cost, MinBalance: &least, Free: &free, Period: &period, Enabled: &enabled})
}

func (s *sim) price(c ledger.PriceChange) {
	c.At = time.Now()
	var p ledger.Price
	var err error
	s.outside(func() { p, err = s.store.ChangePrice(context.Background(), c) })
	if err != nil {
		s.fail("price: %v", err)
	}
	s.model.prices[c.Tool] = p
}

func (s *sim) sweep() {
	now := time.Now()
	var n int
	var err error
	s.outside(func() { n, err = s.store.Expire(context.Background(), now, "INTERNAL_ERROR", 1000) })
	if n > 0 {
		s.see("expired")
	}
	if want := s.model.expire(now, ""); err != nil || n != want {
		s.fail("expire: %d, error %v, want %d", n, err, want)
	}
}
