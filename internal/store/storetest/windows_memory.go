package storetest

import (
	"context"
	"sync"

	"github.com/wenbu-go/wenbu/internal/quota"
)

// MemoryWindows is a quota.WindowStore without a file.
type MemoryWindows struct {
	mu    sync.Mutex
	taken map[memoryMinute]quota.Limit
}

type memoryMinute struct {
	minute int64
	key    string
}

var _ quota.WindowStore = (*MemoryWindows)(nil)

// NewMemoryWindows returns an empty store.
func NewMemoryWindows() *MemoryWindows {
	return &MemoryWindows{taken: map[memoryMinute]quota.Limit{}}
}

// TakeMinute implements quota.WindowStore.
func (m *MemoryWindows) TakeMinute(ctx context.Context, minute int64, key string, limit quota.Limit) (bool, error) {
	if err := ctx.Err(); err != nil {
		return false, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	k := memoryMinute{minute, key}
	if m.taken[k] >= limit {
		return false, nil
	}
	m.taken[k]++
	return true, nil
}
