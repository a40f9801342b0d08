package sqlite_test

import (
	"bytes"
	"testing"

	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func open(t *testing.T, dir string) *sqlite.DB {
	t.Helper()
	db, err := sqlite.Open(t.Context(), dir)
	if err != nil {
		t.Fatalf("Open: %v", err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Errorf("Close: %v", err)
		}
	})
	return db
}

func TestQuota(t *testing.T) {
	t.Parallel()
	storetest.Quota(t, func(t *testing.T) quota.Store { return open(t, t.TempDir()).Quota() })
}

func TestQuota_SurvivesRestart(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first, err := sqlite.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	salt, err := first.Quota().Salt(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := first.Quota().Take(t.Context(), "2026-03-01", []quota.Counter{{Key: "global", Limit: 1}}); err != nil {
		t.Fatal(err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	second := open(t, dir).Quota()
	if again, err := second.Salt(t.Context()); err != nil || !bytes.Equal(salt, again) {
		t.Errorf("the salt after a restart is another one (error %v)", err)
	}
	taken, err := second.Take(t.Context(), "2026-03-01", []quota.Counter{{Key: "global", Limit: 1}})
	if err != nil || taken.Refused != "global" {
		t.Errorf("after a restart: got %+v, error %v; want global refused", taken, err)
	}
}
