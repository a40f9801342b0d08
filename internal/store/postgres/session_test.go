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
