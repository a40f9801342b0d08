package e2e

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// benchClients is how many clients call at once.
const benchClients = 64

// BenchmarkHub_PaidCall measures paid calls of the whole server by 64 clients,
// each durable before it is answered, and in the same run a handler that only
// reads as much and writes as much.
func BenchmarkHub_PaidCall(b *testing.B) {
	data := b.TempDir()
	var keys []string
	for i := range 8 {
		name := fmt.Sprint("customer", i)
		_, key := newKey(b, data, name, "personal")
		operator(b, data, "credit", "grant", name, "1000000000", "--reason", "bench")
		keys = append(keys, key)
	}
	p := serve(b, data, "WENBU_LIMIT_PAID_IN_FLIGHT_ACCOUNT=64", "WENBU_LIMIT_PAID_IN_FLIGHT=64")
	answer := []byte(p.hub(keys[0], t1, birth).text)
	bare := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		io.Copy(io.Discard, r.Body) //nolint:errcheck // what a client does not send is not read
		w.Header().Set("Content-Type", "application/json; charset=utf-8")
		w.Write(answer) //nolint:errcheck // nor written
	}))
	defer bare.Close()
	b.Run("hub", func(b *testing.B) { hammer(b, p.base+"/api/universal/"+t1, keys) })
	b.Run("bare", func(b *testing.B) { hammer(b, bare.URL, keys) })
}

// hammer makes b.N calls and reports how many a second were answered, and how long
// all but one in a hundred took.
func hammer(b *testing.B, url string, keys []string) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: benchClients}}
	took := make([]time.Duration, b.N)
	var next atomic.Int64
	var work sync.WaitGroup
	b.ResetTimer()
	for i := range benchClients {
		work.Go(func() {
			var body bytes.Buffer
			for {
				n := next.Add(1) - 1
				if n >= int64(b.N) {
					return
				}
				began := time.Now()
				request, err := http.NewRequest(http.MethodPost, url, strings.NewReader(birth))
				if err != nil {
					panic(err)
				}
				request.Header.Set("x-api-key", keys[i%len(keys)])
				response, err := client.Do(request)
				if err != nil {
					panic(err)
				}
				body.Reset()
				if _, err := body.ReadFrom(response.Body); err != nil || response.StatusCode != http.StatusOK {
					panic(fmt.Sprint(response.StatusCode, body.String(), err))
				}
				response.Body.Close()
				took[n] = time.Since(began)
			}
		})
	}
	work.Wait()
	b.StopTimer()
	slices.Sort(took)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "calls/s")
	b.ReportMetric(float64(took[len(took)*99/100].Milliseconds()), "p99-ms")
}
