package postgres

import (
	"fmt"
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// BenchmarkCharge runs on the server of the tests, which does not wait for its
// disk; WENBU_TEST_POSTGRES_URL names another one.
func BenchmarkCharge(b *testing.B) {
	for _, accounts := range []int{64, 1} {
		b.Run(fmt.Sprintf("accounts=%d", accounts), func(b *testing.B) {
			storetest.BenchmarkCharge(b, mustOpen(b).Ledger(), accounts)
		})
	}
}
