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
	limit  int
	reason string
	text   i18n.Text

	mu     sync.Mutex
	minute int64 // Unix minute that counts belong to
	counts map[netip.Prefix]int
}

func newMinuteWindow(limit int) *minuteWindow {
	return &minuteWindow{limit: limit, counts: map[netip.Prefix]int{}, reason: "rate_limited",
		text: i18n.T("这个网络一分钟内的请求太多，请稍后再试。", "Too many requests from this network in one minute; please wait a moment.")}
}

// FailuresPerMinute is how many wrong credentials of one network are answered in
// one minute before it is told to wait.
const FailuresPerMinute = 30

func newFailureWindow() *minuteWindow {
	return &minuteWindow{limit: FailuresPerMinute, counts: map[netip.Prefix]int{}, reason: "auth",
		text: i18n.T("这个网络一分钟内的错误凭证太多，请稍后再试。", "Too many wrong credentials from this network in one minute; please wait a moment.")}
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
	network = m.counted(network)
	if m.counts[network] < m.limit {
		m.counts[network]++
		return nil
	}
	return m.refusal(now)
}

// full refuses, without counting, what take would refuse.
func (m *minuteWindow) full(network netip.Prefix, now time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if now.Unix()/60 != m.minute || m.counts[m.counted(network)] < m.limit {
		return nil
	}
	return m.refusal(now)
}

// counted returns what a network is counted under.
func (m *minuteWindow) counted(network netip.Prefix) netip.Prefix {
	if _, ok := m.counts[network]; !ok && len(m.counts) >= maxNetworks {
		return netip.Prefix{}
	}
	return network
}

func (m *minuteWindow) refusal(now time.Time) error {
	f := fault.New(fault.RateLimited, m.reason, m.text)
	f.RetryAfter = time.Duration(60-now.Unix()%60) * time.Second
	return f
}
