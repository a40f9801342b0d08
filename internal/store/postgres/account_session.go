package postgres

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

// AddSession implements account.SessionStore.
func (a Account) AddSession(ctx context.Context, s account.Session) error {
	return doing("add a session", a.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO account_session (hash, account, started_at, seen_at, expires_at) VALUES ($1, $2, $3, $4, $5)`
		_, err := tx.exec(insert, s.Hash[:], s.Account, s.StartedAt.UnixMilli(), s.SeenAt.UnixMilli(), s.ExpiresAt.UnixMilli())
		return err
	}))
}

const (
	sessionColumns = `s.hash, s.account, s.started_at, s.seen_at, s.expires_at`
	sessionByHash  = `SELECT ` + sessionColumns + `, ` + userColumns + ` FROM account_session s JOIN account u ON u.id = s.account WHERE s.hash = $1`
	sessionsOf     = `SELECT ` + sessionColumns + ` FROM account_session s WHERE s.account = $1 ORDER BY s.started_at`
	sweepSessions  = `DELETE FROM account_session WHERE hash IN (
		SELECT hash FROM account_session WHERE expires_at <= $1 OR seen_at <= $2 LIMIT $3)`
	sweepLinks = `DELETE FROM account_link WHERE hash IN (SELECT hash FROM account_link WHERE expires_at <= $1 LIMIT $2)`
)

func scanSession(from scanner, more ...any) (s account.Session, err error) {
	var hash []byte
	var started, seen, expires int64
	err = from.Scan(append([]any{&hash, &s.Account, &started, &seen, &expires}, more...)...)
	copy(s.Hash[:], hash)
	s.StartedAt, s.SeenAt, s.ExpiresAt = fromMillis(started), fromMillis(seen), fromMillis(expires)
	return s, err
}

// Session implements account.SessionStore.
func (a Account) Session(ctx context.Context, h account.Hash) (s account.Session, u account.User, found bool, err error) {
	var created int64
	s, err = scanSession(a.db.ready(ctx, sessionByHash, h[:]), &u.ID, &u.Name, &u.Password, &u.Operator, &u.Disabled, &created)
	if found, err = none(err); !found {
		return account.Session{}, account.User{}, false, doing("find a session", err)
	}
	u.CreatedAt = fromMillis(created)
	return s, u, true, nil
}

// EndSession implements account.SessionStore.
func (a Account) EndSession(ctx context.Context, h account.Hash) error {
	return doing("end a session", a.db.write(ctx, func(tx *tx) error {
		_, err := tx.exec(`DELETE FROM account_session WHERE hash = $1`, h[:])
		return err
	}))
}

// Sessions implements account.SessionStore.
func (a Account) Sessions(ctx context.Context, id string) ([]account.Session, error) {
	one := func(from scanner) (account.Session, error) { return scanSession(from) }
	list, err := all(one)(a.db.reading(ctx).rows(sessionsOf, id))
	return list, doing("list the sessions", err)
}

// AddLink implements account.SessionStore.
func (a Account) AddLink(ctx context.Context, l account.Link) error {
	return doing("add a link", a.db.write(ctx, func(tx *tx) error {
		_, err := tx.exec(`INSERT INTO account_link (hash, account, expires_at) VALUES ($1, $2, $3)`, l.Hash[:], l.Account, l.ExpiresAt.UnixMilli())
		return err
	}))
}

// UseLink implements account.SessionStore.
func (a Account) UseLink(ctx context.Context, h account.Hash, now time.Time) (u account.User, found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		var id string
		const use = `DELETE FROM account_link WHERE hash = $1 AND expires_at > $2 RETURNING account`
		if found, err = none(tx.row(use, h[:], now.UnixMilli()).Scan(&id)); !found {
			return err
		}
		u, err = scanUser(tx.row(userByID, id))
		return err
	})
	return u, found && err == nil, doing("use a link", err)
}

// Sweep implements account.SessionStore.
func (a Account) Sweep(ctx context.Context, now, idle time.Time, limit int) (removed int, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(sweepSessions, now.UnixMilli(), idle.UnixMilli(), limit)
		if err != nil {
			return err
		}
		m, err := tx.exec(sweepLinks, now.UnixMilli(), limit)
		if err != nil {
			return err
		}
		c, err := tx.exec(sweepChallenges, now.UnixMilli(), limit)
		removed = min(int(n+m+c), limit)
		return err
	})
	return removed, doing("sweep the sessions", err)
}
