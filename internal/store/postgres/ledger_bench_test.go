package postgres

import (
	"fmt"
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// BenchmarkCharge is of durable commits with WENBU_TEST_POSTGRES_DURABLE=1.
func BenchmarkCharge(b *testing.B) {
	for _, accounts := range []int{64, 1} {
		b.Run(fmt.Sprintf("accounts=%d", accounts), func(b *testing.B) {
			storetest.BenchmarkCharge(b, mustOpen(b).Ledger(), accounts)
		})
	}
}
