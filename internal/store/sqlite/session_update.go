package sqlite

import (
	"context"
	"database/sql"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/session"
)

// Update implements session.SessionStore.
func (c Session) Update(ctx context.Context, k session.Key, change func(session.State) (session.Change, error)) (found bool, err error) {
	err = c.db.write(ctx, func(tx *tx) error {
		state, err := stateOf(tx, k)
		if found, err = none(err); !found {
			return err
		}
		changed, err := change(state)
		if err != nil {
			return err
		}
		return writeChange(tx, k.Session, changed)
	})
	return found, doing("change a session", err)
}

const lockConversation = conversationByID

// stateOf reads what a change wants to see.
func stateOf(tx *tx, k session.Key) (s session.State, err error) {
	if s.Session, err = scanConversation(tx.row(lockConversation, k.Session)); err != nil {
		return s, err
	}
	if s.Active, s.Pending, err = underWay(tx, s.Session); err != nil {
		return s, err
	}
	if k.Input != "" {
		in, err := scanInput(tx.row(inputByID, k.Session, k.Input))
		if found, err := none(err); err != nil {
			return s, err
		} else if found {
			s.Input = &in
		}
	}
	s.Log = func(after int64) ([]session.RunEvent, error) {
		return eventsBehind(tx, s.Session.Active, after, endless)
	}
	return s, nil
}

const (
	inputColumns  = `SELECT session, id, number, status, data FROM session_input `
	inputByID     = inputColumns + `WHERE session = ? AND id = ?`
	pendingInputs = inputColumns + `WHERE session = ? AND status = 'pending' ORDER BY number`
)

func scanInput(from scanner) (in session.Input, err error) {
	var data []byte
	if err := from.Scan(&in.Session, &in.ID, &in.Number, &in.Status, &data); err != nil {
		return in, err
	}
	return in, json.Unmarshal(data, &in)
}

// writeChange writes a change.
func writeChange(tx *tx, id string, c session.Change) error {
	if c.Session != nil {
		if err := putSession(tx, *c.Session); err != nil {
			return err
		}
	}
	if c.Response != nil {
		if err := putResponse(tx, *c.Response, c.Events); err != nil {
			return err
		}
	}
	if err := putInputs(tx, id, c); err != nil {
		return err
	}
	if err := putMessages(tx, id, c); err != nil {
		return err
	}
	if err := putParts(tx, id, c); err != nil {
		return err
	}
	return putNotices(tx, id, c)
}

func putSession(tx *tx, s session.Session) error {
	const upsert = `INSERT INTO session (` + conversationColumns + `) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET title = excluded.title, locale = excluded.locale, active = excluded.active, updated_at = excluded.updated_at,
		messages = excluded.messages, inputs = excluded.inputs, notices = excluded.notices`
	_, err := tx.exec(upsert, s.ID, string(s.Owner.Kind), s.Owner.ID, s.Title, s.Locale, s.Listed, s.Parent, s.Active,
		s.CreatedAt.UnixMilli(), s.UpdatedAt.UnixMilli(), s.Messages, s.Inputs, s.Notices)
	return err
}

// putResponse writes a run and appends to its log. Its lease is Renew's.
func putResponse(tx *tx, r session.Response, events []session.RunEvent) error {
	data, err := json.Marshal(r.ResponseDetail)
	if err != nil {
		return err
	}
	ended := sql.NullInt64{Int64: r.EndedAt.UnixMilli(), Valid: !r.EndedAt.IsZero()}
	const upsert = `INSERT INTO session_response (id, session, status, created_at, ended_at, seq, node, lease_end, kept, data)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET status = excluded.status, ended_at = excluded.ended_at, seq = excluded.seq, data = excluded.data`
	if _, err := tx.exec(upsert, r.ID, r.Session, string(r.Status), r.CreatedAt.UnixMilli(), ended, r.Seq, r.Node, r.LeaseEnd.UnixMilli(), r.Kept, string(data)); err != nil {
		return err
	}
	texts, err := encoded(events)
	if err != nil {
		return err
	}
	const insert = `INSERT INTO session_event (response, seq, kind, data) VALUES (?, ?, ?, ?)`
	return tx.each(insert, len(events), func(i int) []any { return []any{r.ID, events[i].Seq, string(events[i].Kind), texts[i]} })
}

// encoded returns values as JSON.
func encoded[T any](list []T) ([]string, error) {
	texts := make([]string, len(list))
	for i, v := range list {
		data, err := json.Marshal(v)
		if err != nil {
			return nil, err
		}
		texts[i] = string(data)
	}
	return texts, nil
}

func putInputs(tx *tx, id string, c session.Change) error {
	texts, err := encoded(c.Inputs)
	if err != nil {
		return err
	}
	const upsert = `INSERT INTO session_input (session, id, number, status, data) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (session, id) DO UPDATE SET status = excluded.status, data = excluded.data`
	if err := tx.each(upsert, len(c.Inputs), func(i int) []any {
		in := c.Inputs[i]
		return []any{id, in.ID, in.Number, string(in.Status), texts[i]}
	}); err != nil || c.DropInput == "" {
		return err
	}
	return one(tx.exec(`DELETE FROM session_input WHERE session = ? AND id = ? AND status = 'pending'`, id, c.DropInput))
}

func putMessages(tx *tx, id string, c session.Change) error {
	texts, err := encoded(c.Messages)
	if err != nil {
		return err
	}
	const upsert = `INSERT INTO session_message (session, number, id, response, data) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (session, number) DO UPDATE SET data = excluded.data`
	return tx.each(upsert, len(c.Messages), func(i int) []any {
		m := c.Messages[i]
		return []any{id, m.Number, m.ID, m.Response, texts[i]}
	})
}

func putParts(tx *tx, id string, c session.Change) error {
	const insert = `INSERT INTO session_part (session, id, message, kind, created_at, body, status, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
	return tx.each(insert, len(c.Parts), func(i int) []any {
		p := c.Parts[i]
		return []any{id, p.ID, p.Message, string(p.Kind), p.CreatedAt.UnixMilli(), string(p.Body), string(p.Status), p.Error}
	})
}

func putNotices(tx *tx, id string, c session.Change) error {
	texts, err := encoded(c.Notices)
	if err != nil {
		return err
	}
	const insert = `INSERT INTO session_notice (session, seq, kind, data) VALUES (?, ?, ?, ?)`
	if err := tx.each(insert, len(c.Notices), func(i int) []any {
		return []any{id, c.Notices[i].Seq, string(c.Notices[i].Kind), texts[i]}
	}); err != nil || c.NoticesTo == 0 {
		return err
	}
	_, err = tx.exec(dropNotices, id, c.NoticesTo)
	return err
}

const dropNotices = `DELETE FROM session_notice WHERE session = ? AND seq <= ?`
