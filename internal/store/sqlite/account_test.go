package sqlite_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/store/sqlite"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

func TestAccount(t *testing.T) {
	t.Parallel()
	storetest.Account(t, func(t *testing.T) (first, second account.Store) {
		dir := t.TempDir()
		return open(t, dir).Account(), open(t, dir).Account()
	})
}

// TestAccount_Files looks into the files: no secret is ever in them, and what was
// deleted is in them no more.
func TestAccount_Files(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	db := open(t, dir)
	r := storetest.NewRegistry(t, db.Account(), nil)
	u, err := r.SignUp(t.Context(), account.SignUp{Name: "canary-name", Password: "canary password"})
	if err != nil {
		t.Fatal(err)
	}
	text, k, err := r.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Agent, Name: "canary-key"})
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := r.StartSession(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	holds := func(what string) bool {
		t.Helper()
		found := false
		for _, name := range []string{sqlite.FileName, sqlite.FileName + "-wal"} {
			file, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			found = found || bytes.Contains(file, []byte(what))
		}
		return found
	}
	for _, secret := range []string{"canary password", text, text[len(text)-20:], token} {
		if holds(secret) {
			t.Errorf("a secret is in the files: %.8s…", secret)
		}
	}
	deleted := []string{"canary-name", "canary-key", u.Password, k.Prefix, string(k.Hash[:])}
	for _, what := range deleted {
		if !holds(what) {
			t.Errorf("%q is not in the files that are searched", what)
		}
	}
	if err := r.Delete(t.Context(), u.ID); err != nil {
		t.Fatal(err)
	}
	for _, what := range deleted {
		if holds(what) {
			t.Errorf("%q is in the files after the account was deleted", what)
		}
	}
}

// BenchmarkByKey is a whole check of a key, the store's read with it.
func BenchmarkByKey(b *testing.B) {
	db, err := sqlite.Open(b.Context(), b.TempDir())
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	r := storetest.NewRegistry(b, db.Account(), nil)
	u, err := r.Create(b.Context(), "a")
	if err != nil {
		b.Fatal(err)
	}
	text, _, err := r.NewKey(b.Context(), account.KeyDraft{Account: u.ID, Kind: account.Agent})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := r.ByKey(b.Context(), text); err != nil {
			b.Fatal(err)
		}
	}
}
