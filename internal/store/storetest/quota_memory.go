package storetest

import (
	"cmp"
	"context"
	"crypto/rand"
	"slices"
	"sync"

	"github.com/wenbu-go/wenbu/internal/quota"
)

// MemoryQuota is a quota.Store without a file.
type MemoryQuota struct {
	mu   sync.Mutex
	salt []byte
	used map[quotaKey]int64
}

type quotaKey struct{ day, key string }

var _ quota.Store = (*MemoryQuota)(nil)

// NewMemoryQuota returns an empty store.
func NewMemoryQuota() *MemoryQuota {
	salt := make([]byte, 32)
	rand.Read(salt)
	return &MemoryQuota{salt: salt, used: map[quotaKey]int64{}}
}

// Salt implements quota.Store.
func (m *MemoryQuota) Salt(context.Context) ([]byte, error) { return m.salt, nil }

// Take implements quota.Store.
func (m *MemoryQuota) Take(ctx context.Context, day string, counters []quota.Counter) (quota.Taken, error) {
	if err := ctx.Err(); err != nil {
		return quota.Taken{}, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, c := range counters {
		if m.used[quotaKey{day, c.Key}] >= int64(c.Limit) {
			return quota.Taken{Refused: c.Key}, nil
		}
	}
	for k := range m.used {
		if k.day < day {
			delete(m.used, k)
		}
	}
	var taken quota.Taken
	for _, c := range counters {
		m.used[quotaKey{day, c.Key}]++
		taken.Used = append(taken.Used, m.used[quotaKey{day, c.Key}])
	}
	return taken, nil
}

// Counts implements quota.Store.
func (m *MemoryQuota) Counts(context.Context) ([]quota.Count, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var counts []quota.Count
	for k, used := range m.used {
		counts = append(counts, quota.Count{Day: k.day, Key: k.key, Used: used})
	}
	slices.SortFunc(counts, func(a, b quota.Count) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.Key, b.Key))
	})
	return counts, nil
}
