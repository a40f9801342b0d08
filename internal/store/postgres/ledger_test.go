package postgres

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestQuota(t *testing.T) {
	t.Parallel()
	storetest.Quota(t, func(t *testing.T) quota.Store { return mustOpen(t).Quota() })
}

func TestLedger(t *testing.T) {
	t.Parallel()
	calls := 1000
	if storetest.Long() {
		calls = 10_000
	}
	storetest.Ledger(t, calls, func(t *testing.T) ledger.Store { return mustOpen(t).Ledger() })
}

// TestA13_Simulation runs what the other stores run, seed by seed.
func TestA13_Simulation(t *testing.T) {
	t.Parallel()
	seeds, steps := uint64(4), 500
	if storetest.Long() {
		seeds, steps = 50, 2000
	}
	storetest.SimulateMany(t, seeds, steps, func() ledger.Store { return mustOpen(t).Ledger() })
}
