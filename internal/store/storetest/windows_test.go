package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemoryWindows(t *testing.T) {
	t.Parallel()
	storetest.Windows(t, func(*testing.T) (first, second quota.WindowStore) {
		m := storetest.NewMemoryWindows()
		return m, m
	})
}
