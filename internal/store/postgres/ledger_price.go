package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

const (
	selectPrice  = `SELECT tool, version, cost, min_balance, free, period, enabled, since FROM ledger_price `
	priceInForce = selectPrice + `WHERE tool = $1 ORDER BY version DESC LIMIT 1`
)

func scanPrice(from scanner) (p ledger.Price, err error) {
	var since int64
	err = from.Scan(&p.Tool, &p.Version, &p.Cost, &p.MinBalance, &p.Free, &p.Period, &p.Enabled, &since)
	p.Since = fromMillis(since)
	return p, err
}

// price returns the price of a tool that is in force.
func price(tx *tx, tool string) (ledger.Price, bool, error) {
	p, err := scanPrice(tx.row(priceInForce, tool))
	found, err := none(err)
	return p, found, err
}

func insertPrice(tx *tx, p ledger.Price) error {
	const insert = `INSERT INTO ledger_price (tool, version, cost, min_balance, free, period, enabled, since) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`
	_, err := tx.exec(insert, p.Tool, p.Version, p.Cost, p.MinBalance, p.Free, p.Period, p.Enabled, p.Since.UnixMilli())
	return err
}

// lockPrices lets one change of prices in at a time. Reading goes on.
func lockPrices(tx *tx) error {
	_, err := tx.exec(`LOCK TABLE ledger_price IN SHARE ROW EXCLUSIVE MODE`)
	return err
}

// Prices implements ledger.PriceStore.
func (l Ledger) Prices(ctx context.Context) ([]ledger.Price, error) {
	const newest = selectPrice + `p WHERE version = (SELECT max(version) FROM ledger_price WHERE tool = p.tool) ORDER BY tool COLLATE "C"`
	list, err := all(scanPrice)(l.db.reading(ctx).rows(newest))
	return list, doing("prices", err)
}

// ChangePrice implements ledger.PriceStore.
func (l Ledger) ChangePrice(ctx context.Context, c ledger.PriceChange) (p ledger.Price, err error) {
	err = l.db.write(ctx, func(tx *tx) error {
		if err := lockPrices(tx); err != nil {
			return err
		}
		old, found, err := price(tx, c.Tool)
		if err != nil {
			return err
		}
		if !found {
			old = ledger.FirstPrice()
		}
		p = c.From(old)
		return insertPrice(tx, p)
	})
	return p, doing("change a price", err)
}

// Seed implements ledger.PriceStore.
func (l Ledger) Seed(ctx context.Context, prices []ledger.Price) error {
	return doing("seed prices", l.db.write(ctx, func(tx *tx) error {
		if err := lockPrices(tx); err != nil {
			return err
		}
		for _, p := range prices {
			_, found, err := price(tx, p.Tool)
			if err == nil && !found {
				err = insertPrice(tx, p)
			}
			if err != nil {
				return err
			}
		}
		return nil
	}))
}

// FreeUsed implements ledger.PriceStore.
func (l Ledger) FreeUsed(ctx context.Context, account string, periods []string, now time.Time) ([]ledger.FreeUse, error) {
	const find = `SELECT tool, period, used + (SELECT count(*) FROM ledger_hold h
			WHERE h.account = f.account AND h.expires_at > $1 AND h.tool = f.tool AND h.period = f.period)
		FROM ledger_free f WHERE account = $2 AND used + held > 0 AND period = ANY ($3) ORDER BY tool COLLATE "C", period COLLATE "C"`
	list, err := all(scanFreeUse)(l.db.reading(ctx).rows(find, now.UnixMilli(), account, periods))
	return list, doing("free quota", err)
}

func scanFreeUse(from scanner) (u ledger.FreeUse, err error) {
	err = from.Scan(&u.Tool, &u.Period, &u.Used)
	return u, err
}

// Starter implements ledger.PriceStore.
func (l Ledger) Starter(ctx context.Context) (amount int64, err error) {
	_, err = none(l.db.reading(ctx).row(`SELECT value FROM ledger_setting WHERE name = 'starter'`).Scan(&amount))
	return amount, doing("starter allowance", err)
}

// SetStarter implements ledger.PriceStore.
func (l Ledger) SetStarter(ctx context.Context, amount int64) error {
	return doing("starter allowance", l.db.write(ctx, func(tx *tx) error {
		const set = `INSERT INTO ledger_setting (name, value) VALUES ('starter', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`
		_, err := tx.exec(set, amount)
		return err
	}))
}

// Prune implements ledger.PriceStore.
func (l Ledger) Prune(ctx context.Context, records, answers time.Time, limit int) (int, error) {
	var dropped int64
	err := l.db.write(ctx, func(tx *tx) error {
		const old = `DELETE FROM ledger_record WHERE number IN (SELECT number FROM ledger_record ORDER BY number LIMIT $1) AND started_at < $2`
		n, err := tx.exec(old, limit, records.UnixMilli())
		if err != nil {
			return err
		}
		const stale = `DELETE FROM ledger_claim WHERE id IN (SELECT id FROM ledger_claim WHERE answer IS NOT NULL AND until <= $1 LIMIT $2)`
		m, err := tx.exec(stale, answers.UnixMilli(), int64(limit)-n)
		dropped = n + m
		return err
	})
	return int(dropped), doing("prune", err)
}

// Audit implements ledger.PriceStore.
func (l Ledger) Audit(ctx context.Context) (a ledger.Audit, err error) {
	from, end, err := l.db.snapshot(ctx)
	if err != nil {
		return a, doing("audit", err)
	}
	defer end()
	const sums = `SELECT (SELECT count(*) FROM ledger_account), (SELECT count(*) FROM ledger_transfer),
		(SELECT count(*) FROM ledger_hold), (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account)`
	if err := from.row(sums).Scan(&a.Accounts, &a.Transfers, &a.Holds, &a.Circulate); err != nil {
		return a, doing("audit", err)
	}
	for _, check := range auditChecks {
		wrong, err := texts(from.rows(check.query))
		if err != nil {
			return a, doing("audit", err)
		}
		for _, w := range wrong {
			a.Wrong = append(a.Wrong, fmt.Sprintf("%s: %s", check.what, w))
		}
	}
	return a, nil
}

// auditChecks find rows that contradict each other and name them.
var auditChecks = []struct{ what, query string }{
	{"an account's balance is not the sum of its entries", `SELECT id FROM ledger_account a
		WHERE balance <> (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entry WHERE account = a.id)`},
	{"an account's held credits are not the sum of its holds", `SELECT id FROM ledger_account a
		WHERE (held, holds) <> (SELECT coalesce(sum(amount), 0)::bigint, count(*) FROM ledger_hold WHERE account = a.id AND paid)`},
	{"a free quota's held units are not its holds", `SELECT account || ' ' || tool || ' ' || period FROM ledger_free f
		WHERE held <> (SELECT count(*) FROM ledger_hold h WHERE h.account = f.account AND h.tool = f.tool AND h.period = f.period)`},
	{"a call's record and its transfer differ", `SELECT r.id FROM ledger_record r LEFT JOIN ledger_transfer t ON t.kind = 'charge' AND t.cause = r.id
		WHERE r.credits <> coalesce(t.amount, 0) OR r.account <> coalesce(t.payer, r.account)`},
	{"an entry belongs to no account", `SELECT DISTINCT account FROM ledger_entry
		WHERE account NOT LIKE 'house:%' AND account NOT IN (SELECT id FROM ledger_account)`},
}
