package postgres

import (
	"context"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/session"
)

// Session is the parts of a session.Store in db.
type Session struct{ db *DB }

var (
	_ session.SessionStore = Session{}
	_ session.RunStore     = Session{}
	_ session.OwnerStore   = Session{}
)

// Session returns the conversations kept in this database.
func (db *DB) Session() session.Store {
	s := Session{db}
	return session.Store{SessionStore: s, RunStore: s, OwnerStore: s}
}

// Add implements session.SessionStore.
func (c Session) Add(ctx context.Context, s session.Session) error {
	return doing("add a session", c.db.write(ctx, func(tx *tx) error { return putSession(tx, s) }))
}

const (
	conversationColumns = `id, owner_kind, owner, title, locale, listed, parent, active, created_at, updated_at, messages, inputs, notices`
	conversationByID    = `SELECT ` + conversationColumns + ` FROM session WHERE id = $1`
)

func scanConversation(from scanner) (s session.Session, err error) {
	var created, updated int64
	err = from.Scan(&s.ID, &s.Owner.Kind, &s.Owner.ID, &s.Title, &s.Locale, &s.Listed, &s.Parent, &s.Active, &created, &updated, &s.Messages, &s.Inputs, &s.Notices)
	s.CreatedAt, s.UpdatedAt = fromMillis(created), fromMillis(updated)
	return s, err
}

// Session implements session.SessionStore.
func (c Session) Session(ctx context.Context, id string) (s session.Session, found bool, err error) {
	s, err = scanConversation(c.db.ready(ctx, conversationByID, id))
	found, err = none(err)
	return s, found, doing("find a session", err)
}

// Look implements session.SessionStore.
func (c Session) Look(ctx context.Context, id string) (l session.Look, found bool, err error) {
	from, end, err := c.db.snapshot(ctx)
	if err != nil {
		return l, false, doing("read a session", err)
	}
	defer end()
	if l.Session, err = scanConversation(from.row(conversationByID, id)); err != nil {
		found, err = none(err)
		return l, found, doing("read a session", err)
	}
	if l.Active, l.Pending, err = underWay(from, l.Session); err != nil {
		return l, true, doing("read a session", err)
	}
	if l.Active != nil {
		if l.Log, err = eventsBehind(from, l.Active.ID, max(0, l.Active.Open.Seq-1), endless); err != nil {
			return l, true, doing("read a session", err)
		}
	}
	l.Messages, err = transcript(from, id, session.Range{Limit: session.MaxMessages * 2})
	return l, true, doing("read a session", err)
}

// endless is more rows than there are.
const endless = 1 << 40

// underWay returns the run under way and the pending inputs of a session.
func underWay(from querier, s session.Session) (active *session.Response, pending []session.Input, err error) {
	if s.Active != "" {
		r, err := scanResponse(from.row(responseByID, s.Active))
		if err != nil {
			return nil, nil, err
		}
		active = &r
	}
	pending, err = all(scanInput)(from.rows(pendingInputs, s.ID))
	return active, pending, err
}

const (
	messageColumns = `SELECT session, number, id, response, data FROM session_message `

	newestMessages  = messageColumns + `WHERE session = $1 AND number <= $2 ORDER BY number DESC LIMIT $3`
	messageByID     = messageColumns + `WHERE id = $1`
	messagesOfRun   = messageColumns + `WHERE response = $1 ORDER BY number DESC LIMIT $2`
	partColumns     = `SELECT id, session, message, kind, created_at, body, status, error FROM session_part `
	partsOfMessage  = partColumns + `WHERE message = $1 ORDER BY number`
	newestPartsKind = partColumns + `WHERE session = $1 AND kind = $2 ORDER BY number DESC LIMIT $3`
)

// Messages implements session.SessionStore.
func (c Session) Messages(ctx context.Context, id string, r session.Range) ([]session.Message, error) {
	from, end, err := c.db.snapshot(ctx)
	if err != nil {
		return nil, doing("read messages", err)
	}
	defer end()
	list, err := transcript(from, id, r)
	return list, doing("read messages", err)
}

// transcript returns messages with their parts.
func transcript(from querier, id string, r session.Range) ([]session.Message, error) {
	limit, upTo := int64(r.Limit), r.UpTo
	if limit == 0 {
		limit = endless
	}
	if upTo == 0 {
		upTo = endless
	}
	query, args := newestMessages, []any{id, upTo, limit}
	switch {
	case r.ID != "":
		query, args = messageByID, []any{r.ID}
	case r.Response != "":
		query, args = messagesOfRun, []any{r.Response, limit}
	}
	newest, err := all(scanMessage)(from.rows(query, args...))
	if err != nil {
		return nil, err
	}
	list := []session.Message{}
	var parts []session.Part
	for i := len(newest) - 1; i >= 0; i-- {
		if newest[i].Session != id || newest[i].Number > upTo {
			continue
		}
		list = append(list, newest[i])
		if newest[i].Role == session.RoleAssistant {
			some, err := all(scanPart)(from.rows(partsOfMessage, newest[i].ID))
			if err != nil {
				return nil, err
			}
			parts = append(parts, some...)
		}
	}
	return session.WithParts(list, parts), nil
}

func scanMessage(from scanner) (m session.Message, err error) {
	var data []byte
	var id, number, owner, response = "", int64(0), "", ""
	if err := from.Scan(&owner, &number, &id, &response, &data); err != nil {
		return m, err
	}
	err = json.Unmarshal(data, &m)
	m.Session, m.Number = owner, number
	return m, err
}

func scanPart(from scanner) (p session.Part, err error) {
	var created int64
	var body []byte
	err = from.Scan(&p.ID, &p.Session, &p.Message, &p.Kind, &created, &body, &p.Status, &p.Error)
	p.CreatedAt, p.Body = fromMillis(created), body
	return p, err
}

// Parts implements session.SessionStore.
func (c Session) Parts(ctx context.Context, id string, kind session.PartKind, limit int) ([]session.Part, error) {
	newest, err := all(scanPart)(c.db.reading(ctx).rows(newestPartsKind, id, string(kind), limit))
	var list []session.Part
	for i := len(newest) - 1; i >= 0; i-- {
		list = append(list, newest[i])
	}
	return list, doing("read parts of messages", err)
}

// SetRender implements session.SessionStore.
func (c Session) SetRender(ctx context.Context, r session.Render) (found bool, err error) {
	err = c.db.write(ctx, func(tx *tx) error {
		const update = `UPDATE session_part SET status = $1, error = $2 WHERE session = $3 AND id = $4 AND kind = 'envelope'`
		n, err := tx.exec(update, string(r.Status), r.Error, r.Session, r.Envelope)
		found = n > 0
		return err
	})
	return found, doing("note what became of an envelope", err)
}

const (
	noticesBehind = `SELECT seq, kind, data FROM session_notice WHERE session = $1 AND seq > $2 ORDER BY seq LIMIT $3`
	oldestNotice  = `SELECT seq FROM session_notice WHERE session = $1 ORDER BY seq LIMIT 1`
)

// Notices implements session.SessionStore.
func (c Session) Notices(ctx context.Context, id string, after int64, limit int) (list []session.Notice, oldest int64, err error) {
	if list, err = all(scanNotice)(c.db.reading(ctx).rows(noticesBehind, id, after, limit)); err != nil {
		return nil, 0, doing("read notices", err)
	}
	if len(list) > 0 && list[0].Seq == after+1 {
		return list, list[0].Seq, nil // nothing that is asked for is gone
	}
	_, err = none(c.db.ready(ctx, oldestNotice, id).Scan(&oldest))
	return list, oldest, doing("read notices", err)
}

func scanNotice(from scanner) (n session.Notice, err error) {
	var data []byte
	if err := from.Scan(&n.Seq, &n.Kind, &data); err != nil {
		return n, err
	}
	return n, json.Unmarshal(data, &n)
}
