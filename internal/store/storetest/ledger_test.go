package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemoryLedger(t *testing.T) {
	t.Parallel()
	storetest.Ledger(t, 10_000, func(*testing.T) ledger.Store { return storetest.NewMemoryLedger().Store() })
}
