package sqlite_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestSession(t *testing.T) {
	t.Parallel()
	storetest.Session(t, func(t *testing.T) session.Store { return open(t, t.TempDir()).Session() })
}

func TestSession_Race(t *testing.T) {
	t.Parallel()
	storetest.SessionRace(t, open(t, t.TempDir()).Session(), 0, storetest.RaceCases(20, 1000))
}
