package postgres

import (
	"context"
	"database/sql"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Balance implements ledger.MoneyStore.
func (l Ledger) Balance(ctx context.Context, account string, now time.Time) (b ledger.Balance, open bool, err error) {
	const find = `SELECT balance, (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_hold WHERE account = a.id AND paid AND expires_at > $1)
		FROM ledger_account a WHERE id = $2`
	open, err = none(l.db.reading(ctx).row(find, now.UnixMilli(), account).Scan(&b.Posted, &b.Held))
	return b, open, doing("balance", err)
}

// Open implements ledger.MoneyStore.
func (l Ledger) Open(ctx context.Context, account string, at time.Time) error {
	return doing("open an account", l.db.write(ctx, func(tx *tx) error { return openAccount(tx, account, at) }))
}

// Transfer implements ledger.MoneyStore.
func (l Ledger) Transfer(ctx context.Context, t ledger.Transfer) (m ledger.Moved, err error) {
	err = l.db.write(ctx, func(tx *tx) (err error) {
		m, err = transfer(tx, t)
		return err
	})
	return m, doing("transfer", err)
}

func transfer(tx *tx, t ledger.Transfer) (m ledger.Moved, err error) {
	account := t.Customer()
	if err := openAccount(tx, account, t.At); err != nil {
		return m, err
	}
	var held int64
	m.Amount = t.Amount
	if err := tx.row(`SELECT balance, held FROM ledger_account WHERE id = $1`, account).Scan(&m.Balance, &held); err != nil {
		return m, err
	}
	before, err := scanTransfer(tx.row(selectTransfer+`WHERE kind = $1 AND cause = $2`, t.Kind, t.Cause))
	found, err := none(err)
	delta := t.Entry(account)
	switch {
	case err != nil:
		return m, err
	case found && before.Same(t):
		m.State = ledger.Already
		return m, nil
	case found:
		return ledger.Moved{State: ledger.Differs}, errRefused
	case delta < 0 && m.Balance-held < -delta:
		return ledger.Moved{State: ledger.TooLow}, errRefused
	case m.Balance+delta > ledger.MaxCredits:
		return ledger.Moved{State: ledger.TooHigh}, errRefused
	}
	m.Balance += delta
	return m, book(tx, t)
}

const (
	selectTransfer = `SELECT number, kind, cause, payer, payee, amount, note, at FROM ledger_transfer `
	// newestTransfers follows an index on each side, however long the book is.
	newestTransfers = `SELECT * FROM (` + selectTransfer + `WHERE payer = $1 ORDER BY number DESC LIMIT $2) a
		UNION ALL SELECT * FROM (` + selectTransfer + `WHERE payee = $1 ORDER BY number DESC LIMIT $2) b
		ORDER BY number DESC LIMIT $2`
)

func scanTransfer(from scanner) (t ledger.Transfer, err error) {
	var at int64
	err = from.Scan(&t.Number, &t.Kind, &t.Cause, &t.Payer, &t.Payee, &t.Amount, &t.Note, &at)
	t.At = fromMillis(at)
	return t, err
}

// Transfers implements ledger.MoneyStore.
func (l Ledger) Transfers(ctx context.Context, account string, limit int) ([]ledger.Transfer, error) {
	list, err := all(scanTransfer)(l.db.reading(ctx).rows(newestTransfers, account, limit))
	return list, doing("transfers", err)
}

// AddCodes implements ledger.MoneyStore.
func (l Ledger) AddCodes(ctx context.Context, codes []ledger.Code) error {
	return doing("add codes", l.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO ledger_code (id, hash, ending, amount, made_at) VALUES ($1, $2, $3, $4, $5)`
		for _, c := range codes {
			if _, err := tx.exec(insert, c.ID, c.Hash[:], c.Ending, c.Amount, c.MadeAt.UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	}))
}

// Redeem implements ledger.MoneyStore.
func (l Ledger) Redeem(ctx context.Context, hash ledger.CodeHash, account string, at time.Time) (m ledger.Moved, err error) {
	err = l.db.write(ctx, func(tx *tx) (err error) {
		m, err = redeem(tx, hash, account, at)
		return err
	})
	return m, doing("redeem", err)
}

func redeem(tx *tx, hash ledger.CodeHash, account string, at time.Time) (ledger.Moved, error) {
	const use = `UPDATE ledger_code SET redeemed_by = $1, redeemed_at = $2
		WHERE hash = $3 AND redeemed_by IS NULL AND revoked_at IS NULL RETURNING id, amount`
	t := ledger.Transfer{Kind: ledger.Redeemed, Payer: ledger.Issued, Payee: account, At: at}
	found, err := none(tx.row(use, account, at.UnixMilli(), hash[:]).Scan(&t.Cause, &t.Amount))
	if err != nil {
		return ledger.Moved{}, err
	}
	if found {
		return transfer(tx, t)
	}
	c, err := scanCode(tx.row(selectCode+`WHERE hash = $1`, hash[:]))
	found, err = none(err)
	switch {
	case err != nil:
		return ledger.Moved{}, err
	case !found:
		return ledger.Moved{State: ledger.NoCode}, errRefused
	case c.RedeemedBy != "":
		return ledger.Moved{State: ledger.Already}, errRefused
	}
	return ledger.Moved{State: ledger.Revoked}, errRefused
}

const selectCode = `SELECT id, hash, ending, amount, made_at, redeemed_by, redeemed_at, revoked_at FROM ledger_code `

func scanCode(from scanner) (c ledger.Code, err error) {
	var hash []byte
	var made int64
	var by sql.NullString
	var redeemed, revoked sql.NullInt64
	if err := from.Scan(&c.ID, &hash, &c.Ending, &c.Amount, &made, &by, &redeemed, &revoked); err != nil {
		return c, err
	}
	copy(c.Hash[:], hash)
	c.MadeAt, c.RedeemedBy, c.RedeemedAt, c.RevokedAt = fromMillis(made), by.String, maybeMillis(redeemed), maybeMillis(revoked)
	return c, nil
}

// maybeMillis is the zero time when there is none.
func maybeMillis(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return fromMillis(ms.Int64)
}

// RevokeCode implements ledger.MoneyStore.
func (l Ledger) RevokeCode(ctx context.Context, id string, at time.Time) (c ledger.Code, found bool, err error) {
	err = l.db.write(ctx, func(tx *tx) error {
		const revoke = `UPDATE ledger_code SET revoked_at = $1 WHERE id = $2 AND redeemed_by IS NULL AND revoked_at IS NULL`
		if _, err := tx.exec(revoke, at.UnixMilli(), id); err != nil {
			return err
		}
		c, err = scanCode(tx.row(selectCode+`WHERE id = $1`, id))
		found, err = none(err)
		return err
	})
	return c, found, doing("revoke a code", err)
}

// Codes implements ledger.MoneyStore.
func (l Ledger) Codes(ctx context.Context) ([]ledger.Code, error) {
	list, err := all(scanCode)(l.db.reading(ctx).rows(selectCode + `ORDER BY number`))
	return list, doing("codes", err)
}
