package storetest

import (
	"context"
	"crypto/rand"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/ledger"
)

// BenchmarkCharge makes paid calls with work that is done at once, from 64 clients
// of a number of accounts. It reports calls a second and how long one takes.
func BenchmarkCharge(b *testing.B, store ledger.Store, accounts int) {
	book, err := ledger.New(ledger.Config{
		Store: store, Now: time.Now, NewID: func() string { return uuid.NewV7().String() }, Random: rand.Reader, AccountInFlight: 64,
		Code:  func(error) string { return "INTERNAL_ERROR" },
		Alarm: func(_ context.Context, a ledger.Alarm) { b.Error(a) },
	})
	if err != nil {
		b.Fatal(err)
	}
	price := int64(1)
	if _, err := book.ChangePrice(b.Context(), ledger.PriceChange{Tool: "t", Cost: &price, MinBalance: &price}); err != nil {
		b.Fatal(err)
	}
	for i := range accounts {
		if _, err := book.Grant(b.Context(), ledger.Grant{Account: fmt.Sprint("account ", i), Amount: 1e9, Reason: "benchmark"}); err != nil {
			b.Fatal(err)
		}
	}
	const clients = 64
	took := make([][]time.Duration, clients)
	var left atomic.Int64
	left.Store(int64(b.N))
	b.ResetTimer()
	var wait sync.WaitGroup
	for i := range clients {
		wait.Go(func() {
			c := ledger.Call{Account: fmt.Sprint("account ", i%accounts), Tool: "t", Timeout: time.Minute}
			for left.Add(-1) >= 0 {
				start := time.Now()
				if _, err := book.Charge(b.Context(), c, func(context.Context) ([]byte, error) { return []byte(`{}`), nil }); err != nil {
					b.Error(err)
				}
				took[i] = append(took[i], time.Since(start))
			}
		})
	}
	wait.Wait()
	b.StopTimer()
	all := slices.Sorted(slices.Values(slices.Concat(took...)))
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "calls/s")
	b.ReportMetric(float64(all[len(all)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "p99-ms")
}
