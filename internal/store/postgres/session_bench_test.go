package postgres

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func BenchmarkSession(b *testing.B) {
	storetest.BenchmarkSession(b, mustOpen(b).Session())
}
