package postgres

import (
	"context"
	"database/sql"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

// AddKey implements account.KeyStore.
func (a Account) AddKey(ctx context.Context, k account.Key, most int) (added bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		if err := one(tx.exec(`SELECT FROM account WHERE id = $1 FOR UPDATE`, k.Account)); err != nil {
			return err
		}
		const insert = `INSERT INTO account_key (id, account, kind, name, prefix, hash, created_at)
			SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::bytea, $7::bigint
			WHERE (SELECT count(*) FROM account_key WHERE account = $2::text AND revoked_at IS NULL) < $8::bigint`
		n, err := tx.exec(insert, k.ID, k.Account, k.Kind, k.Name, k.Prefix, k.Hash[:], k.CreatedAt.UnixMilli(), most)
		added = n > 0
		return err
	})
	return added, doing("add a key", err)
}

const (
	keyColumns   = `k.id, k.account, k.kind, k.name, k.prefix, k.hash, k.created_at, k.used_at, k.revoked_at`
	selectKey    = `SELECT ` + keyColumns + ` FROM account_key k `
	keyByHash    = `SELECT ` + keyColumns + `, u.disabled FROM account_key k JOIN account u ON u.id = k.account WHERE k.hash = $1`
	keysOf       = selectKey + `WHERE k.account = $1 ORDER BY k.number`
	touchKey     = `UPDATE account_key SET used_at = $1 WHERE hash = $2 AND revoked_at IS NULL AND (used_at IS NULL OR used_at < $1)`
	touchSession = `UPDATE account_session SET seen_at = $1 WHERE hash = $2 AND seen_at < $1`
)

func scanKey(from scanner, more ...any) (k account.Key, err error) {
	var hash []byte
	var created int64
	var used, revoked sql.NullInt64
	err = from.Scan(append([]any{&k.ID, &k.Account, &k.Kind, &k.Name, &k.Prefix, &hash, &created, &used, &revoked}, more...)...)
	copy(k.Hash[:], hash)
	k.CreatedAt, k.UsedAt, k.RevokedAt = fromMillis(created), maybeMillis(used), maybeMillis(revoked)
	return k, err
}

func scanOneKey(from scanner) (account.Key, error) { return scanKey(from) }

// Key implements account.KeyStore.
func (a Account) Key(ctx context.Context, h account.Hash) (k account.Key, disabled, found bool, err error) {
	k, err = scanKey(a.db.ready(ctx, keyByHash, h[:]), &disabled)
	if found, err = none(err); !found {
		return account.Key{}, false, false, doing("find a key", err)
	}
	return k, disabled, true, nil
}

// Keys implements account.KeyStore.
func (a Account) Keys(ctx context.Context, id string) ([]account.Key, error) {
	query, args := keysOf, []any{id}
	if id == "" {
		query, args = selectKey+`ORDER BY k.number`, nil
	}
	list, err := all(scanOneKey)(a.db.reading(ctx).rows(query, args...))
	return list, doing("list the keys", err)
}

// RevokeKey implements account.KeyStore.
func (a Account) RevokeKey(ctx context.Context, id, owner string, at time.Time) (k account.Key, found bool, err error) {
	err = a.db.write(ctx, func(tx *tx) error {
		const revoke = `UPDATE account_key SET revoked_at = coalesce(revoked_at, $1) WHERE id = $2 AND ($3::text = '' OR account = $3)`
		n, err := tx.exec(revoke, at.UnixMilli(), id, owner)
		if found = n > 0; err != nil || !found {
			return err
		}
		k, err = scanKey(tx.row(selectKey+`WHERE k.id = $1`, id))
		return err
	})
	return k, found, doing("revoke a key", err)
}

// Touch implements account.KeyStore.
func (a Account) Touch(ctx context.Context, keys, sessions map[account.Hash]time.Time) error {
	return doing("note uses", a.db.write(ctx, func(tx *tx) error {
		for _, each := range []struct {
			query string
			uses  map[account.Hash]time.Time
		}{{touchKey, keys}, {touchSession, sessions}} {
			for h, at := range each.uses {
				if _, err := tx.exec(each.query, at.UnixMilli(), h[:]); err != nil {
					return err
				}
			}
		}
		return nil
	}))
}
