package sqlite_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestWindows(t *testing.T) {
	t.Parallel()
	storetest.Windows(t, func(t *testing.T) (first, second quota.WindowStore) {
		dir := t.TempDir()
		return open(t, dir).Windows(), open(t, dir).Windows()
	})
}

func TestWindows_SurviveRestart(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	first, err := sqlite.Open(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	if taken, err := first.Windows().TakeMinute(t.Context(), 7, "post:a", 1); !taken || err != nil {
		t.Fatal(taken, err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if taken, err := open(t, dir).Windows().TakeMinute(t.Context(), 7, "post:a", 1); taken || err != nil {
		t.Errorf("after a restart the window is empty: %v, %v", taken, err)
	}
}

func BenchmarkTakeMinute(b *testing.B) {
	db, err := sqlite.Open(b.Context(), b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	b.SetParallelism(32)
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			if _, err := db.Windows().TakeMinute(b.Context(), 1, "fortune_call:k", 1e9-1); err != nil {
				b.Error(err)
			}
		}
	})
}
