package storetest

import (
	"reflect"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

func accountPasskeys(t *testing.T, first, second account.Store) {
	for _, n := range []int{1, 2} {
		if added, err := first.AddUser(t.Context(), accountUser(n), nil); added != account.Done || err != nil {
			t.Fatal(added, err)
		}
	}
	k := account.Passkey{ID: "p1", Account: "u1", Credential: []byte("\x00credential"), Record: []byte("{}"), Name: "星", CreatedAt: accountStart}
	add := func(k account.Passkey, most int, want bool) {
		t.Helper()
		if added, err := first.AddPasskey(t.Context(), k, most); added != want || err != nil {
			t.Errorf("add %s: %v, %v", k.ID, added, err)
		}
	}
	add(k, 2, true)
	again := k
	again.ID, again.Account = "p2", "u2"
	add(again, 2, false) // the credential is another's
	other := k
	other.ID, other.Credential = "p3", []byte("other")
	add(other, 1, false) // one too many
	add(other, 2, true)
	got, u, found, err := second.Passkey(t.Context(), k.Credential)
	if err != nil || !found || u != accountUser(1) || !reflect.DeepEqual(got, k) {
		t.Errorf("found %+v of %+v, %v, %v", got, u, found, err)
	}
	k.SignCount, k.Record, k.UsedAt = 7, []byte("[7]"), accountStart.Add(time.Second)
	for _, use := range []struct {
		count uint32
		fresh bool
	}{{7, true}, {7, false}, {6, false}, {8, true}} {
		k.SignCount = use.count
		if fresh, err := second.UsePasskey(t.Context(), k); fresh != use.fresh || err != nil {
			t.Errorf("use at %d: %v, %v", use.count, fresh, err)
		}
	}
	if list, err := second.Passkeys(t.Context(), "u1"); err != nil || !reflect.DeepEqual(list, []account.Passkey{k, other}) {
		t.Errorf("listed: %+v, %v", list, err)
	}
	for _, remove := range []struct {
		id, owner string
		found     bool
	}{{"p3", "u2", false}, {"p3", "u1", true}, {"p3", "u1", false}} {
		if found, err := first.RemovePasskey(t.Context(), remove.id, remove.owner); found != remove.found || err != nil {
			t.Errorf("remove %+v: %v, %v", remove, found, err)
		}
	}
	if _, err := first.DeleteUser(t.Context(), "u1"); err != nil {
		t.Fatal(err)
	}
	if _, _, found, err := second.Passkey(t.Context(), k.Credential); found || err != nil {
		t.Errorf("after its account was deleted: %v, %v", found, err)
	}
}

func accountChallenges(t *testing.T, first, second account.Store) {
	c := account.Challenge{Hash: accountHash(1), State: []byte("state"), ExpiresAt: accountStart.Add(time.Minute)}
	late := account.Challenge{Hash: accountHash(2), State: []byte("late"), ExpiresAt: accountStart}
	for _, each := range []account.Challenge{c, late} {
		if err := first.AddChallenge(t.Context(), each); err != nil {
			t.Fatal(err)
		}
	}
	if got, found, err := second.UseChallenge(t.Context(), c.Hash, accountStart); err != nil || !found || !reflect.DeepEqual(got, c) {
		t.Errorf("used: %+v, %v, %v", got, found, err)
	}
	for _, h := range []account.Hash{c.Hash, late.Hash, accountHash(3)} {
		if _, found, err := first.UseChallenge(t.Context(), h, accountStart); found || err != nil {
			t.Errorf("used twice, expired, unknown: %v, %v", found, err)
		}
	}
	if n, err := first.Sweep(t.Context(), accountStart, accountStart.Add(-time.Hour), 10); n != 1 || err != nil {
		t.Errorf("swept %d, %v", n, err)
	}
}
