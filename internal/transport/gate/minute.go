package gate

import (
	"net/netip"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// maxNetworks bounds how many networks are counted apart in one minute. Beyond
// it, new ones are counted together, under the zero Prefix.
const maxNetworks = 100_000

// minuteWindow counts requests per network in fixed minutes of the clock. A burst
// across the border of two minutes may have twice the limit; that is accepted.
type minuteWindow struct {
	limit int

	mu     sync.Mutex
	minute int64 // Unix minute that counts belong to
	counts map[netip.Prefix]int
}

func newMinuteWindow(limit int) *minuteWindow {
	return &minuteWindow{limit: limit, counts: map[netip.Prefix]int{}}
}

// take counts one request at now, or refuses it with a fault that says when the
// next minute begins.
func (m *minuteWindow) take(network netip.Prefix, now time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if minute := now.Unix() / 60; minute != m.minute {
		m.minute = minute
		m.counts = map[netip.Prefix]int{} // not clear: a large map would keep its memory
	}
	if _, ok := m.counts[network]; !ok && len(m.counts) >= maxNetworks {
		network = netip.Prefix{}
	}
	if m.counts[network] < m.limit {
		m.counts[network]++
		return nil
	}
	f := fault.New(fault.RateLimited, "rate_limited",
		i18n.T("这个网络一分钟内的请求太多，请稍后再试。", "Too many requests from this network in one minute; please wait a moment."))
	f.RetryAfter = time.Duration(60-now.Unix()%60) * time.Second
	return f
}
