package sqlite

import (
	"context"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Hold implements ledger.CallStore.
func (l Ledger) Hold(ctx context.Context, o ledger.HoldOrder) (h ledger.Holding, err error) {
	err = l.db.write(ctx, func(tx *tx) (err error) {
		h, err = hold(tx, o)
		return err
	})
	return h, doing("hold", err)
}

// hold is Hold inside a transaction. A refusal comes with errRefused.
func hold(tx *tx, o ledger.HoldOrder) (h ledger.Holding, err error) {
	if err := openAccount(tx, o.Account, o.Now); err != nil {
		return h, err
	}
	if o.Claim != nil {
		if h.Keeping, err = keeping(tx, *o.Claim, o.Now); err != nil {
			return h, err
		}
		if h.Keeping.State != ledger.Unclaimed {
			h.State = ledger.Repeated
			return h, errRefused
		}
	}
	if err := voidExpired(tx, o); err != nil {
		return h, err
	}
	period := ""
	if !o.Free {
		if h, period, err = admit(tx, o); err != nil {
			return h, err
		}
	}
	var claim []byte
	if o.Claim != nil {
		claim = o.Claim.ID[:]
		const take = `INSERT INTO ledger_claim (id, arguments, call, until) VALUES (?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET arguments = excluded.arguments, call = excluded.call, answer = NULL, until = excluded.until`
		if _, err := tx.exec(take, claim, o.Claim.Arguments[:], o.Call, o.Expires.UnixMilli()); err != nil {
			return h, err
		}
	}
	const insert = `INSERT INTO ledger_hold (call, account, tool, paid, amount, period, version, claim, started_at, expires_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
	_, err = tx.exec(insert, o.Call, o.Account, o.Tool, !o.Free, h.Amount, period, h.Version, claim, o.Now.UnixMilli(), o.Expires.UnixMilli())
	return h, err
}

// admit reserves what a paid call costs. period is that of the free unit, "" for
// none.
func admit(tx *tx, o ledger.HoldOrder) (h ledger.Holding, period string, err error) {
	p, found, err := price(tx, o.Tool)
	switch {
	case err != nil:
		return h, "", err
	case !found:
		return ledger.Holding{State: ledger.NoPrice}, "", errRefused
	case !p.Enabled:
		return ledger.Holding{State: ledger.Disabled}, "", errRefused
	}
	h = ledger.Holding{Amount: p.Cost, Version: p.Version}
	required := p.Required()
	if p.Free > 0 {
		period = p.Period.Key(o.Now)
		const take = `INSERT INTO ledger_free (account, tool, period, used, held) VALUES (?, ?, ?, 0, 1)
			ON CONFLICT DO UPDATE SET held = held + 1 WHERE used + held < ?`
		n, err := tx.exec(take, o.Account, o.Tool, period, p.Free)
		if err != nil {
			return h, "", err
		}
		if h.FreeUnit = n == 1; h.FreeUnit {
			h.Amount, required = 0, 0
		} else {
			period = ""
		}
	}
	const reserve = `UPDATE ledger_account SET held = held + ?, holds = holds + 1
		WHERE id = ? AND holds < ? AND balance - held >= ?`
	n, err := tx.exec(reserve, h.Amount, o.Account, o.MaxInFlight, required)
	if err != nil {
		return h, "", err
	}
	if n == 0 {
		h, err = whyNot(tx, o, required)
		return h, "", err
	}
	return h, period, nil
}

// whyNot says why a reservation was not made.
func whyNot(tx *tx, o ledger.HoldOrder, required int64) (h ledger.Holding, err error) {
	var holds int64
	s := ledger.Shortfall{Required: required}
	if err := tx.row(`SELECT balance, held, holds FROM ledger_account WHERE id = ?`, o.Account).Scan(&s.Balance, &s.Held, &holds); err != nil {
		return h, err
	}
	if holds >= int64(o.MaxInFlight) {
		return ledger.Holding{State: ledger.InFlight}, errRefused
	}
	return ledger.Holding{State: ledger.Short, Shortfall: s}, errRefused
}

const (
	expiredOf    = `SELECT call FROM ledger_hold WHERE account = ? AND expires_at <= ?`
	expiredHolds = `SELECT call, account FROM ledger_hold WHERE expires_at <= ? ORDER BY expires_at LIMIT ?`
	claimByID    = `SELECT arguments, call, answer FROM ledger_claim WHERE id = ? AND until > ?`
)

// voidExpired undoes the expired holds of the account of an order.
func voidExpired(tx *tx, o ledger.HoldOrder) error {
	calls, err := texts(tx.rows(expiredOf, o.Account, o.Now.UnixMilli()))
	if err != nil {
		return err
	}
	for _, call := range calls {
		if _, err := void(tx, ledger.Record{ID: call, Account: o.Account, Status: ledger.Failed, Error: o.Abandoned, EndedAt: o.Now}); err != nil {
			return err
		}
	}
	return nil
}

// heldRow is a row of ledger_hold.
type heldRow struct {
	account, tool, period    string
	paid                     bool
	amount, version, started int64
	claim                    []byte
}

// takeHold removes the hold of a record's call, if it has not expired at the given
// instant.
func takeHold(tx *tx, r ledger.Record, live time.Time) (h heldRow, found bool, err error) {
	const remove = `DELETE FROM ledger_hold WHERE call = ? AND expires_at > ?
		RETURNING account, tool, period, paid, amount, version, started_at, claim`
	found, err = none(tx.row(remove, r.ID, live.UnixMilli()).Scan(&h.account, &h.tool, &h.period, &h.paid, &h.amount, &h.version, &h.started, &h.claim))
	return h, found, err
}

// release takes a hold off its account, and what was spent of it off the balance.
func (h heldRow) release(tx *tx, spent int64) error {
	if !h.paid {
		return nil
	}
	const release = `UPDATE ledger_account SET balance = balance - ?, held = held - ?, holds = holds - 1 WHERE id = ?`
	return one(tx.exec(release, spent, h.amount, h.account))
}

// Post implements ledger.CallStore.
func (l Ledger) Post(ctx context.Context, p ledger.Posting) (charged bool, err error) {
	err = l.db.write(ctx, func(tx *tx) (err error) {
		charged, err = post(tx, p)
		return err
	})
	return charged, doing("post", err)
}

func post(tx *tx, p ledger.Posting) (charged bool, err error) {
	r := p.Record
	h, found, err := takeHold(tx, r, r.EndedAt)
	if err != nil {
		return false, err
	}
	if !found {
		return postWithoutHold(tx, r)
	}
	if err := h.release(tx, h.amount); err != nil {
		return false, err
	}
	if h.amount > 0 {
		t := ledger.Transfer{Kind: ledger.Charged, Cause: r.ID, Payer: h.account, Payee: ledger.Revenue, Amount: h.amount, At: r.EndedAt}
		if err := enter(tx, t); err != nil {
			return false, err
		}
	}
	if h.period != "" {
		const use = `UPDATE ledger_free SET used = used + 1, held = held - 1 WHERE account = ? AND tool = ? AND period = ?`
		if err := one(tx.exec(use, h.account, h.tool, h.period)); err != nil {
			return false, err
		}
	}
	if h.claim != nil {
		const keep = `UPDATE ledger_claim SET answer = ?, until = ? WHERE id = ? AND call = ?`
		if err := one(tx.exec(keep, p.Answer, p.Until.UnixMilli(), h.claim, r.ID)); err != nil {
			return false, err
		}
	}
	r.Credits, r.FreeUnit, r.Version = h.amount, h.period != "", h.version
	return true, one(record(tx, r))
}

// postWithoutHold records the success of a call whose hold is gone or expired. It
// may have been posted before.
func postWithoutHold(tx *tx, r ledger.Record) (charged bool, err error) {
	var version int64
	found, err := none(tx.row(`SELECT version FROM ledger_record WHERE id = ? AND status = 'success'`, r.ID).Scan(&version))
	if found || err != nil {
		return version > 0, err
	}
	failed := r
	failed.Status = ledger.Failed
	if _, err := void(tx, failed); err != nil {
		return false, err
	}
	if _, err := tx.exec(`DELETE FROM ledger_record WHERE id = ?`, r.ID); err != nil {
		return false, err
	}
	return false, one(record(tx, r))
}

// Void implements ledger.CallStore.
func (l Ledger) Void(ctx context.Context, r ledger.Record) error {
	return doing("void", l.db.write(ctx, func(tx *tx) error {
		_, err := void(tx, r)
		return err
	}))
}

// void undoes a hold, expired or not, and records its call; no hold, no record.
func void(tx *tx, r ledger.Record) (found bool, err error) {
	h, found, err := takeHold(tx, r, time.UnixMilli(0))
	if !found || err != nil {
		return false, err
	}
	if err := h.release(tx, 0); err != nil {
		return false, err
	}
	if h.period != "" {
		const back = `UPDATE ledger_free SET held = held - 1 WHERE account = ? AND tool = ? AND period = ?`
		if err := one(tx.exec(back, h.account, h.tool, h.period)); err != nil {
			return false, err
		}
	}
	if h.claim != nil {
		if _, err := tx.exec(`DELETE FROM ledger_claim WHERE id = ? AND call = ?`, h.claim, r.ID); err != nil {
			return false, err
		}
	}
	r.Account, r.Tool, r.Version, r.StartedAt = h.account, h.tool, h.version, fromMillis(h.started)
	_, err = record(tx, r)
	return true, err
}

// Expire implements ledger.CallStore.
func (l Ledger) Expire(ctx context.Context, now time.Time, code string, limit int) (n int, err error) {
	err = l.db.write(ctx, func(tx *tx) error {
		calls, err := all(scanExpired)(tx.rows(expiredHolds, now.UnixMilli(), limit))
		if err != nil {
			return err
		}
		n = 0
		for _, r := range calls {
			r.Status, r.Error, r.EndedAt = ledger.Failed, code, now
			found, err := void(tx, r)
			if err != nil {
				return err
			}
			if found {
				n++
			}
		}
		return nil
	})
	return n, doing("expire", err)
}

// scanExpired reads whose hold expired.
func scanExpired(from scanner) (r ledger.Record, err error) {
	err = from.Scan(&r.ID, &r.Account)
	return r, err
}

// Kept implements ledger.CallStore.
func (l Ledger) Kept(ctx context.Context, c ledger.Claim, now time.Time) (ledger.Keeping, error) {
	k, err := keeping(l.db.reading(ctx), c, now)
	return k, doing("kept", err)
}

// keeping looks a claim up, and the record of its call.
func keeping(from querier, c ledger.Claim, now time.Time) (k ledger.Keeping, err error) {
	var arguments []byte
	found, err := none(from.row(claimByID, c.ID[:], now.UnixMilli()).Scan(&arguments, &k.Record.ID, &k.Answer))
	switch {
	case !found:
		return ledger.Keeping{}, err
	case string(arguments) != string(c.Arguments[:]):
		return ledger.Keeping{State: ledger.Mismatch}, nil
	case k.Answer == nil:
		k.State = ledger.Running
		return k, nil
	}
	k.State = ledger.Finished
	k.Record, err = scanRecord(from.row(recordByID, k.Record.ID))
	if err != nil {
		return ledger.Keeping{}, fmt.Errorf("the record of a kept answer: %w", err)
	}
	return k, nil
}

// Record implements ledger.CallStore.
func (l Ledger) Record(ctx context.Context, records []ledger.Record) error {
	return doing("record", l.db.write(ctx, func(tx *tx) error {
		return tx.each(insertRecord, len(records), func(i int) []any { return recordValues(records[i]) })
	}))
}

const insertRecord = `INSERT INTO ledger_record (id, account, tool, credits, free_unit, version, status, error, started_at, ended_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`

func recordValues(r ledger.Record) []any {
	return []any{r.ID, r.Account, r.Tool, r.Credits, r.FreeUnit, r.Version, r.Status, r.Error, r.StartedAt.UnixMilli(), r.EndedAt.UnixMilli()}
}

// record adds a record. One with its number stays, and n is 0.
func record(tx *tx, r ledger.Record) (n int64, err error) {
	return tx.exec(insertRecord, recordValues(r)...)
}

const (
	selectRecord  = `SELECT id, account, tool, credits, free_unit, version, status, error, started_at, ended_at FROM ledger_record `
	recordByID    = selectRecord + `WHERE id = ?`
	newestRecords = selectRecord + `WHERE account = ? ORDER BY started_at DESC, id DESC LIMIT ?`
)

func scanRecord(from scanner) (r ledger.Record, err error) {
	var started, ended int64
	err = from.Scan(&r.ID, &r.Account, &r.Tool, &r.Credits, &r.FreeUnit, &r.Version, &r.Status, &r.Error, &started, &ended)
	r.StartedAt, r.EndedAt = fromMillis(started), fromMillis(ended)
	return r, err
}

// Usage implements ledger.CallStore.
func (l Ledger) Usage(ctx context.Context, account string, limit int) ([]ledger.Record, error) {
	list, err := all(scanRecord)(l.db.reading(ctx).rows(newestRecords, account, limit))
	return list, doing("usage", err)
}
