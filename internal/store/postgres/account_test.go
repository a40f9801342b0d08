package postgres

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestAccount(t *testing.T) {
	t.Parallel()
	storetest.Account(t, func(t *testing.T) (first, second account.Store) {
		address := server.Schema(t)
		return mustOpenAt(t, address).Account(), mustOpenAt(t, address).Account()
	})
}

func TestForum(t *testing.T) {
	t.Parallel()
	storetest.Forum(t, func(t *testing.T) storetest.ForumStores { return mustOpen(t).Forum() })
}

func TestWindows(t *testing.T) {
	t.Parallel()
	storetest.Windows(t, func(t *testing.T) (first, second quota.WindowStore) {
		address := server.Schema(t)
		return mustOpenAt(t, address).Windows(), mustOpenAt(t, address).Windows()
	})
}
