package sqlite

import (
	"context"
	"database/sql"

	"github.com/wenbu-go/wenbu/internal/account"
)

// Account is the account.Store in db.
type Account struct{ db *DB }

// Account returns the accounts kept in this file.
func (db *DB) Account() account.Store {
	a := Account{db}
	return account.Store{UserStore: a, KeyStore: a, SessionStore: a, InviteStore: a, PasskeyStore: a}
}

// AddUser implements account.UserStore.
func (a Account) AddUser(ctx context.Context, u account.User, invite *account.Hash) (added account.Added, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO account (id, name, password, operator, disabled, created_at) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (name) DO NOTHING`
		n, err := tx.exec(insert, u.ID, u.Name, u.Password, u.Operator, u.Disabled, u.CreatedAt.UnixMilli())
		if err != nil {
			return err
		}
		if n == 0 {
			added = account.Taken
			return errRefused
		}
		if invite == nil {
			return nil
		}
		const use = `UPDATE account_invite SET used_by = ? WHERE hash = ? AND used_by IS NULL AND expires_at > ?`
		n, err = tx.exec(use, u.ID, invite[:], u.CreatedAt.UnixMilli())
		if err == nil && n == 0 {
			added = account.NoInvite
			return errRefused
		}
		return err
	})
	return added, doing("add an account", err)
}

const (
	userColumns = `u.id, u.name, u.password, u.operator, u.disabled, u.created_at`
	selectUser  = `SELECT ` + userColumns + ` FROM account u `
	userByID    = selectUser + `WHERE u.id = ?`
	userByName  = selectUser + `WHERE u.name = ?`
)

func scanUser(from scanner) (u account.User, err error) {
	var created int64
	err = from.Scan(&u.ID, &u.Name, &u.Password, &u.Operator, &u.Disabled, &created)
	u.CreatedAt = fromMillis(created)
	return u, err
}

// User implements account.UserStore.
func (a Account) User(ctx context.Context, id string) (account.User, bool, error) {
	return a.user(ctx, userByID, id)
}

// UserNamed implements account.UserStore.
func (a Account) UserNamed(ctx context.Context, name string) (account.User, bool, error) {
	return a.user(ctx, userByName, name)
}

func (a Account) user(ctx context.Context, query, key string) (account.User, bool, error) {
	u, err := scanUser(a.db.reading(ctx).row(query, key))
	found, err := none(err)
	if !found {
		return account.User{}, false, doing("find an account", err)
	}
	return u, true, nil
}

// Users implements account.UserStore.
func (a Account) Users(ctx context.Context) ([]account.User, error) {
	list, err := all(scanUser)(a.db.reading(ctx).rows(selectUser + `ORDER BY u.number`))
	return list, doing("list the accounts", err)
}

// ChangeUser implements account.UserStore.
func (a Account) ChangeUser(ctx context.Context, id string, c account.UserChange) (found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		const change = `UPDATE account SET password = coalesce(?2, password), operator = coalesce(?3, operator), disabled = coalesce(?4, disabled)
			WHERE id = ?1 AND (?5 IS NULL OR password = ?5)`
		n, err := tx.exec(change, id, c.Password, c.Operator, c.Disabled, c.PasswordWas)
		if found = n > 0; err != nil || !found || !c.EndSessions {
			return err
		}
		if _, err := tx.exec(`DELETE FROM account_session WHERE account = ?`, id); err != nil {
			return err
		}
		_, err = tx.exec(`DELETE FROM account_link WHERE account = ?`, id)
		return err
	})
	return found, doing("change an account", err)
}

// DeleteUser implements account.UserStore. What was removed is overwritten in the
// file, and the log that still holds it is emptied.
func (a Account) DeleteUser(ctx context.Context, id string) (found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(`DELETE FROM account WHERE id = ?`, id)
		found = n > 0
		return err
	})
	if err == nil && found {
		_, err = a.db.read.ExecContext(ctx, `PRAGMA wal_checkpoint(TRUNCATE)`)
	}
	return found, doing("delete an account", err)
}

// AddInvites implements account.InviteStore.
func (a Account) AddInvites(ctx context.Context, list []account.Invite) error {
	return doing("add invitations", a.db.write(ctx, func(tx *tx) error {
		const insert = `INSERT INTO account_invite (id, hash, made_at, expires_at) VALUES (?, ?, ?, ?)`
		for _, i := range list {
			if _, err := tx.exec(insert, i.ID, i.Hash[:], i.MadeAt.UnixMilli(), i.ExpiresAt.UnixMilli()); err != nil {
				return err
			}
		}
		return nil
	}))
}

const selectInvite = `SELECT hash, id, made_at, expires_at, used_by FROM account_invite `

func scanInvite(from scanner) (i account.Invite, err error) {
	var hash []byte
	var made, expires int64
	var by sql.NullString
	err = from.Scan(&hash, &i.ID, &made, &expires, &by)
	copy(i.Hash[:], hash)
	i.MadeAt, i.ExpiresAt, i.UsedBy = fromMillis(made), fromMillis(expires), by.String
	return i, err
}

// Invite implements account.InviteStore.
func (a Account) Invite(ctx context.Context, h account.Hash) (account.Invite, bool, error) {
	i, err := scanInvite(a.db.reading(ctx).row(selectInvite+`WHERE hash = ?`, h[:]))
	found, err := none(err)
	if !found {
		return account.Invite{}, false, doing("find an invitation", err)
	}
	return i, true, nil
}

// Invites implements account.InviteStore.
func (a Account) Invites(ctx context.Context) ([]account.Invite, error) {
	list, err := all(scanInvite)(a.db.reading(ctx).rows(selectInvite + `ORDER BY number`))
	return list, doing("list the invitations", err)
}
