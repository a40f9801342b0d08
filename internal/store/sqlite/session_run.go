package sqlite

import (
	"context"
	"database/sql"
	"encoding/json/v2"
	"time"

	"github.com/wenbu-go/wenbu/internal/session"
)

const (
	responseColumns = `SELECT id, session, status, created_at, ended_at, seq, node, lease_end, kept, data FROM session_response `
	responseByID    = responseColumns + `WHERE id = ?`
	expiredRuns     = responseColumns + `WHERE status = 'in_progress' AND lease_end < ? ORDER BY lease_end LIMIT ?`
)

func scanResponse(from scanner) (r session.Response, err error) {
	var created, lease int64
	var ended sql.NullInt64
	var data []byte
	if err := from.Scan(&r.ID, &r.Session, &r.Status, &created, &ended, &r.Seq, &r.Node, &lease, &r.Kept, &data); err != nil {
		return r, err
	}
	r.CreatedAt, r.LeaseEnd = fromMillis(created), fromMillis(lease)
	if ended.Valid {
		r.EndedAt = fromMillis(ended.Int64)
	}
	return r, json.Unmarshal(data, &r.ResponseDetail)
}

// Response implements session.RunStore.
func (c Session) Response(ctx context.Context, id string) (r session.Response, found bool, err error) {
	r, err = scanResponse(c.db.ready(ctx, responseByID, id))
	found, err = none(err)
	return r, found, doing("find a response", err)
}

const newestEvents = `SELECT seq, kind, data FROM session_event WHERE response = ? AND seq > ? ORDER BY seq LIMIT ?`

// Events implements session.RunStore.
func (c Session) Events(ctx context.Context, response string, after int64, limit int) ([]session.RunEvent, error) {
	list, err := eventsBehind(c.db.reading(ctx), response, after, limit)
	return list, doing("read the log of a run", err)
}

func eventsBehind(from querier, response string, after int64, limit int) ([]session.RunEvent, error) {
	return all(scanEvent)(from.rows(newestEvents, response, after, limit))
}

func scanEvent(from scanner) (e session.RunEvent, err error) {
	var data []byte
	if err := from.Scan(&e.Seq, &e.Kind, &data); err != nil {
		return e, err
	}
	return e, json.Unmarshal(data, &e)
}

// DropResponse implements session.RunStore.
func (c Session) DropResponse(ctx context.Context, id string) (found bool, err error) {
	err = c.db.write(ctx, func(tx *tx) error {
		n, err := tx.exec(`DELETE FROM session_response WHERE id = ? AND status <> 'in_progress'`, id)
		found = n > 0
		return err
	})
	return found, doing("delete a response", err)
}

const renewLeases = `UPDATE session_response SET lease_end = ? WHERE node = ? AND status = 'in_progress'`

// Renew implements session.RunStore.
func (c Session) Renew(ctx context.Context, node string, until time.Time) error {
	return doing("renew leases", c.db.write(ctx, func(tx *tx) error {
		_, err := tx.exec(renewLeases, until.UnixMilli(), node)
		return err
	}))
}

// Expired implements session.RunStore.
func (c Session) Expired(ctx context.Context, now time.Time, limit int) ([]session.Response, error) {
	list, err := all(scanResponse)(c.db.reading(ctx).rows(expiredRuns, now.UnixMilli(), limit))
	return list, doing("find runs whose lease is over", err)
}

const dropUnkept = `DELETE FROM session_response WHERE id IN (
	SELECT id FROM session_response WHERE kept = 0 AND ended_at < ? LIMIT ?)`

// DropUnkept implements session.RunStore.
func (c Session) DropUnkept(ctx context.Context, endedBefore time.Time, limit int) (int, error) {
	return c.dropped(ctx, "drop responses", dropUnkept, endedBefore.UnixMilli(), limit)
}

// dropped removes rows and returns how many.
func (c Session) dropped(ctx context.Context, what, query string, args ...any) (int, error) {
	var n int64
	err := c.db.write(ctx, func(tx *tx) (err error) {
		n, err = tx.exec(query, args...)
		return err
	})
	return int(n), doing(what, err)
}

const (
	firstConversations = `SELECT ` + conversationColumns + ` FROM session WHERE owner_kind = ? AND owner = ? AND listed = 1
		ORDER BY created_at DESC, id DESC LIMIT ?`
	nextConversations = `SELECT ` + conversationColumns + ` FROM session WHERE owner_kind = ?1 AND owner = ?2 AND listed = 1
		AND (created_at, id) < (SELECT created_at, id FROM session WHERE id = ?3) ORDER BY created_at DESC, id DESC LIMIT ?4`
	sweepConversations = `DELETE FROM session WHERE id IN (
		SELECT id FROM session WHERE active = '' AND updated_at < ? ORDER BY updated_at LIMIT ?)`
	forgetOwner = `DELETE FROM session WHERE owner_kind = ? AND owner = ?`
)

// Sessions implements session.OwnerStore.
func (c Session) Sessions(ctx context.Context, o session.Owner, after string, limit int) ([]session.Session, error) {
	query, args := firstConversations, []any{string(o.Kind), o.ID, limit}
	if after != "" {
		query, args = nextConversations, []any{string(o.Kind), o.ID, after, limit}
	}
	list, err := all(scanConversation)(c.db.reading(ctx).rows(query, args...))
	return list, doing("list sessions", err)
}

// Delete implements session.OwnerStore.
func (c Session) Delete(ctx context.Context, id string) (found bool, err error) {
	n, err := c.dropped(ctx, "delete a session", `DELETE FROM session WHERE id = ?`, id)
	return n > 0, err
}

// Forget implements session.OwnerStore.
func (c Session) Forget(ctx context.Context, o session.Owner) (int, error) {
	return c.dropped(ctx, "forget an owner", forgetOwner, string(o.Kind), o.ID)
}

// Sweep implements session.OwnerStore.
func (c Session) Sweep(ctx context.Context, before time.Time, limit int) (int, error) {
	return c.dropped(ctx, "sweep sessions", sweepConversations, before.UnixMilli(), limit)
}
