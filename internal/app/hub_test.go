package app

import (
	"errors"
	"log/slog"
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/store/pgtest"
)

// postgresServer is set once, by TestMain.
var postgresServer *pgtest.Server

func TestMain(m *testing.M) { os.Exit(pgtest.Run(m, &postgresServer)) }

// onBothStores runs a test on SQLite and on PostgreSQL.
func onBothStores(t *testing.T, test func(t *testing.T, f storeFlags)) {
	t.Helper()
	t.Parallel()
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		test(t, storeFlags{Data: t.TempDir()})
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Parallel()
		test(t, storeFlags{DatabaseURL: secret(postgresServer.Schema(t))})
	})
}

func openOffice(t *testing.T, f storeFlags) office {
	t.Helper()
	store, err := f.openStore(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	o, err := newOffice(t.Context(), store, slog.New(slog.DiscardHandler), officeOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestHubKeys(t *testing.T) { onBothStores(t, hubKeysOnTwoNodes) }

// hubKeysOnTwoNodes: two nodes on one store. A revocation on one is seen by the next call
// on the other, and only a store that fails is an AUTH_BACKEND_ERROR.
func hubKeysOnTwoNodes(t *testing.T, f storeFlags) {
	one, other := openOffice(t, f), openOffice(t, f)
	u, err := one.people.Create(t.Context(), "ada")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[account.Kind]string{}
	for kind, want := range map[account.Kind]hub.Caller{
		account.Personal: {Account: u.ID, Kind: hub.PersonalKey}, account.Agent: {Account: u.ID, Kind: hub.AgentKey, Agent: "星"},
	} {
		text, k, err := one.people.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: kind, Name: want.Agent})
		if err != nil {
			t.Fatal(err)
		}
		want.Key, keys[kind] = k.ID, text
		if got, err := (hubKeys{other.people}).ByKey(t.Context(), text); err != nil || got != want {
			t.Errorf("%s: %+v, %v, want %+v", kind, got, err, want)
		}
		if kind == account.Agent {
			if _, err := one.people.RevokeKey(t.Context(), k.ID, ""); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := (hubKeys{other.people}).ByKey(t.Context(), keys[account.Agent]); !fault.Is(err, fault.Unauthenticated) {
		t.Errorf("revoked on the other node: %v", err)
	}
	token, _, err := one.people.StartSession(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := (hubKeys{other.people}).BySession(t.Context(), token); err != nil || got != (hub.Caller{Account: u.ID, Kind: hub.Session}) {
		t.Errorf("a session: %+v, %v", got, err)
	}
	if err := other.store.Close(); err != nil {
		t.Fatal(err)
	}
	_, byKey := (hubKeys{other.people}).ByKey(t.Context(), keys[account.Personal])
	_, bySession := (hubKeys{other.people}).BySession(t.Context(), token)
	for _, err := range []error{byKey, bySession} {
		if hub.Code(err) != hub.CodeAuthBackend {
			t.Errorf("a store that is closed: %s, %v", hub.Code(err), err)
		}
	}
	if _, err := (hubKeys{other.people}).ByKey(t.Context(), keys[account.Personal]+"x"); hub.Code(err) != hub.CodeUnauthorized {
		t.Errorf("no key, with the store closed: %v", err)
	}
}

// TestSeed: the first start sets the prices, later ones leave them.
func TestSeed(t *testing.T) { onBothStores(t, seedOnce) }

func seedOnce(t *testing.T, f storeFlags) {
	o := openOffice(t, f)
	nine := int64(9)
	if _, err := o.book.ChangePrice(t.Context(), ledger.PriceChange{Tool: "bazi_basic_analysis", Cost: &nine}); err != nil {
		t.Fatal(err)
	}
	again := openOffice(t, f)
	prices, err := again.book.Prices(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][3]int64{}
	for _, p := range prices {
		got[p.Tool] = [3]int64{p.Cost, p.MinBalance, p.Free}
	}
	want := map[string][3]int64{
		"bazi_basic_analysis": {9, 1, 1}, "bazi_pattern_analysis": {4, 4, 0}, "bigluck_year_analysis": {1, 1, 0}, "bigluck_year_fortune_eval": {6, 6, 0},
		"daily_fortune": {}, "question_divination": {},
	}
	for tool, w := range want {
		if got[tool] != w {
			t.Errorf("%s: %v, want %v", tool, got[tool], w)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%v", got)
	}
	if starter, err := again.book.Starter(t.Context()); starter != 0 || err != nil {
		t.Error(errors.Join(err, errors.New("new accounts are given credits")))
	}
}
