package ledger

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Balance returns what an account has, opening it when there is none.
func (b *Book) Balance(ctx context.Context, account string) (Balance, error) {
	now := b.now()
	balance, open, err := b.store.Balance(ctx, account, now)
	if err == nil && !open {
		if err = b.Open(ctx, account); err == nil {
			balance, _, err = b.store.Balance(ctx, account, now)
		}
	}
	if err != nil {
		return Balance{}, fault.Wrap("read a balance", err)
	}
	return balance, nil
}

// Open opens an account and gives it the starter allowance. An account that is
// open already is left as it is.
func (b *Book) Open(ctx context.Context, account string) error {
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	if err := b.store.Open(ctx, account, b.now()); err != nil {
		return fault.Wrap("open an account", err)
	}
	return nil
}

// Grant is what an operator gives an account, or takes back.
type Grant struct {
	Account string
	Amount  int64  // negative: a correction; not 0
	Reason  string // 1–500 characters
}

// Grant makes a grant and returns the balance after it. A correction never takes
// what running calls hold, nor a balance below zero: it is refused as a whole with
// a fault of kind Insufficient around a Shortfall.
func (b *Book) Grant(ctx context.Context, g Grant) (int64, error) {
	g.Reason = strings.TrimSpace(g.Reason)
	if n := utf8.RuneCountInString(g.Reason); n == 0 || n > maxNoteLen {
		return 0, fault.InvalidField("reason", "invalid_value", i18n.T("请写明原因（1–500 个字符）。", "Say why, in 1 to 500 characters."))
	}
	t := Transfer{Kind: Granted, Payer: Issued, Payee: g.Account, Amount: g.Amount}
	if g.Amount < 0 && g.Amount >= -MaxCredits {
		t = Transfer{Kind: Corrected, Payer: g.Account, Payee: Issued, Amount: -g.Amount}
	}
	t.Cause, t.Note = b.newID(), g.Reason
	return b.transfer(ctx, t)
}

// Payment is an event of a payment provider.
type Payment struct {
	Account  string
	Amount   int64  // credits bought
	Provider string // a short name without a colon
	Event    string // the provider's own name of the event
}

// PayIn credits a payment once, however often its event is delivered, and returns
// the balance after it.
func (b *Book) PayIn(ctx context.Context, p Payment) (int64, error) {
	if p.Provider == "" || p.Event == "" || strings.Contains(p.Provider, ":") {
		return 0, fault.InvalidField("event", "invalid_value", i18n.T("缺少支付方或事件编号。", "The provider or its event is missing."))
	}
	return b.transfer(ctx, Transfer{Kind: PaidIn, Cause: p.Provider + ":" + p.Event, Payer: Issued, Payee: p.Account, Amount: p.Amount})
}

// transfer makes a transfer and turns its outcome into a fault.
func (b *Book) transfer(ctx context.Context, t Transfer) (int64, error) {
	if t.Amount < 1 || t.Amount > MaxCredits {
		return 0, badAmount()
	}
	t.At = b.now()
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	var moved Moved
	try := func() (err error) {
		moved, err = b.store.Transfer(ctx, t)
		return err
	}
	err := surely(try)
	if err == nil && moved.State == TooLow { // perhaps for a hold that has expired
		if _, err = b.Sweep(ctx); err == nil {
			err = surely(try)
		}
	}
	if err != nil {
		return 0, fault.Wrap("move credits", err)
	}
	if moved.State == TooLow {
		return 0, b.tooLow(ctx, t)
	}
	return moved.Balance, moveFault(moved.State)
}

// tooLow is the refusal of a correction.
func (b *Book) tooLow(ctx context.Context, t Transfer) error {
	balance, err := b.Balance(ctx, t.Customer())
	if err != nil {
		return err
	}
	f := fault.New(fault.Insufficient, ReasonCredits, i18n.T("账户可用的积分没有这么多。", "The account has fewer credits than that to give."))
	f.Err = &Shortfall{Balance: balance.Posted, Held: balance.Held, Required: t.Amount}
	return f
}

// moveFault returns what is to be said about an outcome, nil when it is good.
func moveFault(state MoveState) error {
	switch state {
	case Done, Already:
		return nil
	case Differs:
		return fault.New(fault.Conflict, "transfer_differs", i18n.T("同一笔款项已按另一个金额或账户入账。", "This event was booked before, with another amount or account."))
	case TooHigh:
		return fault.New(fault.Invalid, "balance_limit", i18n.T("余额会超过上限。", "The balance would pass its upper limit."))
	}
	return fault.New(fault.NotFound, "no_code", i18n.T("没有这个兑换码。", "There is no such code."))
}

// Transfers returns an account's newest transfers, newest first.
func (b *Book) Transfers(ctx context.Context, account string, limit int) ([]Transfer, error) {
	list, err := b.store.Transfers(ctx, account, limit)
	if err != nil {
		return nil, fault.Wrap("read transfers", err)
	}
	return list, nil
}

func badAmount() error {
	return fault.InvalidField("amount", "invalid_value", i18n.T("积分须为整数，绝对值在 1 到 1000000000000 之间。", "Credits are whole numbers, up to 1000000000000."))
}
