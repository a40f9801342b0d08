package postgres

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestSession(t *testing.T) {
	t.Parallel()
	storetest.Session(t, func(t *testing.T) session.Store { return mustOpen(t).Session() })
}

func TestSession_Race(t *testing.T) {
	t.Parallel()
	storetest.SessionRace(t, mustOpen(t).Session(), 0, storetest.RaceCases(20, 1000))
}

func TestSession_TwoServers(t *testing.T) {
	t.Parallel()
	address := server.Schema(t)
	storetest.SessionNodes(t, func() (session.Store, session.Signal) {
		db := mustOpenAt(t, address)
		return db.Session(), db.Signal()
	})
}
