package sqlite

import (
	"errors"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Ledger is the ledger.Store in db.
type Ledger struct{ db *DB }

// Ledger returns the ledger kept in this file.
func (db *DB) Ledger() ledger.Store {
	l := Ledger{db}
	return ledger.Store{CallStore: l, MoneyStore: l, PriceStore: l}
}

// errRefused rolls back what was done before a refusal.
var errRefused = errors.New("refused")

// doing says what failed. A refusal is no failure.
func doing(what string, err error) error {
	if err == nil || errors.Is(err, errRefused) {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}

func fromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// openAccount makes the row of an account and gives the starter allowance, once.
func openAccount(tx *tx, account string, at time.Time) error {
	if found, err := none(tx.row(`SELECT 1 FROM ledger_account WHERE id = ?`, account).Scan(new(int))); found || err != nil {
		return err
	}
	const insert = `INSERT INTO ledger_account (id, opened_at) VALUES (?, ?)`
	if _, err := tx.exec(insert, account, at.UnixMilli()); err != nil {
		return err
	}
	var starter int64
	if found, err := none(tx.row(`SELECT value FROM ledger_setting WHERE name = 'starter' AND value > 0`).Scan(&starter)); !found {
		return err
	}
	return book(tx, ledger.Transfer{Kind: ledger.Started, Cause: account, Payer: ledger.Issued, Payee: account, Amount: starter, At: at})
}

// book writes a transfer and moves the balance of its customer. The bounds of the
// row refuse what may not be.
func book(tx *tx, t ledger.Transfer) error {
	const move = `UPDATE ledger_account SET balance = balance + ? WHERE id = ?`
	if err := one(tx.exec(move, t.Entry(t.Customer()), t.Customer())); err != nil {
		return err
	}
	return enter(tx, t)
}

// enter writes a transfer.
func enter(tx *tx, t ledger.Transfer) error {
	const insert = `INSERT INTO ledger_transfer (kind, cause, payer, payee, amount, note, at) VALUES (?, ?, ?, ?, ?, ?, ?)`
	_, err := tx.exec(insert, t.Kind, t.Cause, t.Payer, t.Payee, t.Amount, t.Note, t.At.UnixMilli())
	return err
}

// one is for changes that must touch exactly one row.
func one(n int64, err error) error {
	if err == nil && n != 1 {
		return fmt.Errorf("%d rows were changed, want 1", n)
	}
	return err
}
