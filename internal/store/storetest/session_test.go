package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemorySession(t *testing.T) {
	t.Parallel()
	storetest.Session(t, func(*testing.T) session.Store { return storetest.NewMemorySession() })
}

func TestMemorySession_Race(t *testing.T) {
	t.Parallel()
	const each = 50 // in one store, which looks through all it has
	for first := 0; first < storetest.RaceCases(1000, 20_000) && !t.Failed(); first += each {
		storetest.SessionRace(t, storetest.NewMemorySession(), first, each)
	}
}
