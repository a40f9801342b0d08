package postgres

import (
	"context"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/session"
)

// Signal is a session.Signal over LISTEN and NOTIFY. What it loses, those who wait
// read from the tables when they look again.
type Signal struct{ db *DB }

var _ session.Signal = Signal{}

// Signal returns the signal of everybody who uses this database.
func (db *DB) Signal() Signal { return Signal{db} }

// channel is where changed sessions are named. Schemas of one database share it: to
// those of another a session's id means nothing.
const channel = "wenbu_session"

// Announce implements session.Signal. It is one statement outside of any change:
// commits that notify would wait for one another.
func (s Signal) Announce(ctx context.Context, sessions []string) error {
	_, err := s.db.pool.Exec(ctx, `SELECT pg_notify($1, id) FROM unnest($2::text[]) AS id`, channel, sessions)
	return doing("announce changes", err)
}

// Listen implements session.Signal. It has a connection of its own.
func (s Signal) Listen(ctx context.Context, heard func(session string)) error {
	conn, err := s.db.pool.Acquire(ctx)
	if err != nil {
		return fmt.Errorf("listen to changes: %w", err)
	}
	own := conn.Hijack()
	defer own.Close(context.WithoutCancel(ctx)) //nolint:errcheck // nothing is under way
	if _, err := own.Exec(ctx, `LISTEN `+channel); err != nil {
		return fmt.Errorf("listen to changes: %w", err)
	}
	heard("") // what was missed before
	for {
		n, err := own.WaitForNotification(ctx)
		if err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			return fmt.Errorf("listen to changes: %w", err)
		}
		heard(n.Payload)
	}
}
