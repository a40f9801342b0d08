package sqlite

import (
	"context"
	"database/sql"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

const (
	passkeyColumns = `p.id, p.account, p.credential, p.record, p.sign_count, p.name, p.created_at, p.used_at`
	passkeyBy      = `SELECT ` + passkeyColumns + `, ` + userColumns + ` FROM account_passkey p JOIN account u ON u.id = p.account WHERE p.credential = ?1`
	passkeysOf     = `SELECT ` + passkeyColumns + ` FROM account_passkey p WHERE p.account = ?1 ORDER BY p.number`
	addPasskey     = `INSERT INTO account_passkey (id, account, credential, record, sign_count, name, created_at)
		SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
		WHERE (SELECT count(*) FROM account_passkey WHERE account = ?2) < ?8 ON CONFLICT (credential) DO NOTHING`
	usePasskey = `UPDATE account_passkey SET record = ?1, sign_count = ?2, used_at = ?3
		WHERE credential = ?4 AND (sign_count < ?2 OR sign_count = 0)`
	sweepChallenges = `DELETE FROM account_challenge WHERE hash IN (SELECT hash FROM account_challenge WHERE expires_at <= ?1 LIMIT ?2)`
)

func scanPasskey(from scanner, more ...any) (k account.Passkey, err error) {
	var created int64
	var used sql.NullInt64
	err = from.Scan(append([]any{&k.ID, &k.Account, &k.Credential, &k.Record, &k.SignCount, &k.Name, &created, &used}, more...)...)
	k.CreatedAt, k.UsedAt = fromMillis(created), maybeMillis(used)
	return k, err
}

// AddPasskey implements account.PasskeyStore.
func (a Account) AddPasskey(ctx context.Context, k account.Passkey, most int) (added bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(addPasskey, k.ID, k.Account, k.Credential, k.Record, int64(k.SignCount), k.Name, k.CreatedAt.UnixMilli(), most)
		added = n > 0
		return err
	})
	return added, doing("add a passkey", err)
}

// Passkey implements account.PasskeyStore.
func (a Account) Passkey(ctx context.Context, credential []byte) (k account.Passkey, u account.User, found bool, err error) {
	var created int64
	k, err = scanPasskey(a.db.reading(ctx).row(passkeyBy, credential), &u.ID, &u.Name, &u.Password, &u.Operator, &u.Disabled, &created)
	if found, err = none(err); !found {
		return account.Passkey{}, account.User{}, false, doing("find a passkey", err)
	}
	u.CreatedAt = fromMillis(created)
	return k, u, true, nil
}

// Passkeys implements account.PasskeyStore.
func (a Account) Passkeys(ctx context.Context, id string) ([]account.Passkey, error) {
	one := func(from scanner) (account.Passkey, error) { return scanPasskey(from) }
	list, err := all(one)(a.db.reading(ctx).rows(passkeysOf, id))
	return list, doing("list the passkeys", err)
}

// UsePasskey implements account.PasskeyStore.
func (a Account) UsePasskey(ctx context.Context, k account.Passkey) (fresh bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(usePasskey, k.Record, int64(k.SignCount), k.UsedAt.UnixMilli(), k.Credential)
		fresh = n > 0
		return err
	})
	return fresh, doing("use a passkey", err)
}

// RemovePasskey implements account.PasskeyStore.
func (a Account) RemovePasskey(ctx context.Context, id, owner string) (found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(`DELETE FROM account_passkey WHERE id = ?1 AND account = ?2`, id, owner)
		found = n > 0
		return err
	})
	return found, doing("remove a passkey", err)
}

// AddChallenge implements account.PasskeyStore.
func (a Account) AddChallenge(ctx context.Context, c account.Challenge) error {
	return doing("add a challenge", a.db.write(ctx, func(tx *tx) error {
		_, err := tx.exec(`INSERT INTO account_challenge (hash, state, expires_at) VALUES (?1, ?2, ?3)`, c.Hash[:], c.State, c.ExpiresAt.UnixMilli())
		return err
	}))
}

// UseChallenge implements account.PasskeyStore.
func (a Account) UseChallenge(ctx context.Context, h account.Hash, now time.Time) (c account.Challenge, found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		var expires int64
		const use = `DELETE FROM account_challenge WHERE hash = ?1 AND expires_at > ?2 RETURNING state, expires_at`
		found, err = none(tx.row(use, h[:], now.UnixMilli()).Scan(&c.State, &expires))
		c.Hash, c.ExpiresAt = h, fromMillis(expires)
		return err
	})
	if err != nil || !found {
		return account.Challenge{}, false, doing("use a challenge", err)
	}
	return c, true, nil
}
