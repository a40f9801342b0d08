package sqlite_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// BenchmarkSession has every piece of an answer durable before it is shown.
func BenchmarkSession(b *testing.B) {
	db, err := sqlite.Open(b.Context(), b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := db.Close(); err != nil {
			b.Error(err)
		}
	})
	storetest.BenchmarkSession(b, db.Session())
}
