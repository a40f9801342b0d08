package sqlite_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestForum(t *testing.T) {
	t.Parallel()
	storetest.Forum(t, func(t *testing.T) storetest.ForumStores { return open(t, t.TempDir()).Forum() })
}
