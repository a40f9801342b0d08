package sqlite_test

import (
	"fmt"
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// BenchmarkCharge has every hold and every charge durable (synchronous=FULL).
func BenchmarkCharge(b *testing.B) {
	for _, accounts := range []int{64, 1} {
		b.Run(fmt.Sprintf("accounts=%d", accounts), func(b *testing.B) {
			db, err := sqlite.Open(b.Context(), b.TempDir())
			if err != nil {
				b.Fatal(err)
			}
			defer db.Close()
			storetest.BenchmarkCharge(b, db.Ledger(), accounts)
		})
	}
}
