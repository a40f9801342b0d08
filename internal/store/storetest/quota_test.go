package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemoryQuota(t *testing.T) {
	t.Parallel()
	storetest.Quota(t, func(*testing.T) quota.Store { return storetest.NewMemoryQuota() })
}
