package storetest_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestMemoryAccount(t *testing.T) {
	t.Parallel()
	storetest.Account(t, func(*testing.T) (first, second account.Store) {
		m := storetest.NewMemoryAccount()
		return m, m
	})
}
