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
