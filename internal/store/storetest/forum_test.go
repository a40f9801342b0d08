package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemoryForum(t *testing.T) {
	t.Parallel()
	storetest.Forum(t, func(*testing.T) storetest.ForumStores { return storetest.NewMemoryForum() })
}
