package gate

import (
	"encoding/binary"
	"net/netip"
	"testing"
	"time"
)

func TestMinuteWindow_MemoryIsBounded(t *testing.T) {
	t.Parallel()
	m := newMinuteWindow(2)
	now := time.Unix(600, 0)
	network := func(i int) netip.Prefix {
		var b [16]byte
		binary.BigEndian.PutUint64(b[:], uint64(i+1))
		return netip.PrefixFrom(netip.AddrFrom16(b), 64)
	}
	refused := 0
	for i := range maxNetworks + 10 {
		if m.take(network(i), now) != nil {
			refused++
		}
	}
	if len(m.counts) > maxNetworks+1 || refused != 8 {
		t.Errorf("%d networks counted, %d refused", len(m.counts), refused)
	}
	if err := m.take(network(0), now); err != nil {
		t.Errorf("a network that is counted apart suffers: %v", err)
	}
	if err := m.take(network(maxNetworks+5), now.Add(time.Minute)); err != nil || len(m.counts) != 1 {
		t.Errorf("next minute: %v, %d networks", err, len(m.counts))
	}
}
