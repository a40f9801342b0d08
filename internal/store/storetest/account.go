package storetest

import (
	"context"
	"crypto/rand"
	"fmt"
	"reflect"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/account"
)

// Account runs the contract of account.Store. open returns an empty store, and a
// second view of it as another process has.
func Account(t *testing.T, open func(t *testing.T) (first, second account.Store)) {
	t.Helper()
	for name, run := range map[string]func(t *testing.T, first, second account.Store){
		"users": accountUsers, "changes": accountChanges, "names at once": accountNamesAtOnce, "invitations": accountInvites,
		"invitation at once": accountInviteAtOnce, "keys": accountKeys, "keys at once": accountKeysAtOnce, "REL-090_Touch": accountTouch,
		"REL-091_Revoke": accountRevoke, "sessions": accountSessions, "links": accountLinks, "sweep": accountSweep, "delete": accountDelete,
		"passkeys": accountPasskeys, "challenges": accountChallenges,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			first, second := open(t)
			run(t, first, second)
		})
	}
}

// NewRegistry makes a Registry over a store, in which anybody may sign up and
// passwords cost little. change may be nil.
func NewRegistry(t testing.TB, s account.Store, change func(*account.Config)) *account.Registry {
	t.Helper()
	c := account.Config{
		Store: s, Policy: account.Open, Now: time.Now, NewID: func() string { return uuid.NewV7().String() }, Random: rand.Reader,
		Strength: account.Strength{Memory: 64, Passes: 1, Threads: 1},
	}
	if change != nil {
		change(&c)
	}
	r, err := account.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var accountStart = time.Date(2026, 11, 30, 8, 0, 0, 123e6, time.UTC)

func accountUser(n int) account.User {
	return account.User{ID: fmt.Sprint("u", n), Name: fmt.Sprint("Name.", n, "@x"), Password: fmt.Sprint("$", n), CreatedAt: accountStart.Add(time.Duration(n) * time.Second)}
}

func accountHash(n int) (h account.Hash) {
	copy(h[:], fmt.Sprint("hash ", n))
	return h
}

// accountAdd adds accounts 1 to n.
func accountAdd(t *testing.T, s account.Store, n int) {
	t.Helper()
	for i := range n {
		if added, err := s.AddUser(t.Context(), accountUser(i+1), nil); err != nil || added != account.Done {
			t.Fatal(added, err)
		}
	}
}

// same compares what was found with what was wanted.
func same(t *testing.T, what string, got, want any) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s:\n%+v, want\n%+v", what, got, want)
	}
}

func accountUsers(t *testing.T, s, _ account.Store) {
	ctx := t.Context()
	operator := accountUser(2)
	operator.Operator, operator.Disabled, operator.Password = true, true, ""
	accountAdd(t, s, 1)
	added, err := s.AddUser(ctx, operator, nil)
	must(t, err)
	same(t, "added", added, account.Done)
	again := accountUser(3)
	again.Name = "nAME.1@X"
	added, err = s.AddUser(ctx, again, nil)
	must(t, err)
	same(t, "a name in another case", added, account.Taken)

	list, err := s.Users(ctx)
	must(t, err)
	same(t, "all", list, []account.User{accountUser(1), operator})
	for _, name := range []string{"Name.1@x", "NAME.1@X"} {
		u, found, err := s.UserNamed(ctx, name)
		must(t, err)
		same(t, name, []any{u, found}, []any{accountUser(1), true})
	}
	u, found, err := s.User(ctx, "u2")
	must(t, err)
	same(t, "by id", []any{u, found}, []any{operator, true})
	for _, missing := range []string{"u3", "", "U1", "%"} {
		_, byID, err := s.User(ctx, missing)
		must(t, err)
		_, byName, err := s.UserNamed(ctx, missing)
		must(t, err)
		if byID || byName {
			t.Errorf("found an account %q", missing)
		}
	}
}

func accountChanges(t *testing.T, s, second account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 2)
	session := account.Session{Hash: accountHash(1), Account: "u1", StartedAt: accountStart, SeenAt: accountStart, ExpiresAt: accountStart.Add(time.Hour)}
	must(t, s.AddSession(ctx, session))
	must(t, s.AddLink(ctx, account.Link{Hash: accountHash(2), Account: "u1", ExpiresAt: accountStart.Add(time.Hour)}))
	yes, no, password, was := true, false, "$new", "$1"
	want := accountUser(1)
	for i, c := range []struct {
		change account.UserChange
		found  bool
		then   func()
	}{
		{account.UserChange{}, true, func() {}},
		{account.UserChange{Operator: &yes}, true, func() { want.Operator = true }},
		{account.UserChange{Disabled: &yes, Operator: &no}, true, func() { want.Operator, want.Disabled = false, true }},
		{account.UserChange{Disabled: &no}, true, func() { want.Disabled = false }},
		{account.UserChange{Password: &password, PasswordWas: &was}, true, func() { want.Password = password }},
		{account.UserChange{Password: &was, PasswordWas: &was}, false, func() {}},
	} {
		found, err := s.ChangeUser(ctx, "u1", c.change)
		must(t, err)
		c.then()
		u, _, err := second.User(ctx, "u1")
		must(t, err)
		same(t, fmt.Sprint("change ", i), []any{found, u}, []any{c.found, want})
	}
	if _, _, found, err := s.Session(ctx, session.Hash); !found || err != nil {
		t.Errorf("a change ended the session: %v", err)
	}
	_, err := s.ChangeUser(ctx, "u1", account.UserChange{EndSessions: true})
	must(t, err)
	if _, _, found, err := second.Session(ctx, session.Hash); found || err != nil {
		t.Errorf("the session goes on: %v", err)
	}
	if _, found, err := second.UseLink(ctx, accountHash(2), accountStart); found || err != nil {
		t.Errorf("the link is still good: %v", err)
	}
	if found, err := s.ChangeUser(ctx, "u9", account.UserChange{Operator: &yes}); found || err != nil {
		t.Errorf("changed nobody: %v, %v", found, err)
	}
	u, _, err := s.User(ctx, "u2")
	must(t, err)
	same(t, "the other account", u, accountUser(2))
}

// accountRace starts n at once, half on either view, and returns how many said yes.
func accountRace(t *testing.T, n int, first, second account.Store, run func(s account.Store, i int) (bool, error)) int64 {
	t.Helper()
	var yes atomic.Int64
	var wait sync.WaitGroup
	for i := range n {
		s := []account.Store{first, second}[i%2]
		wait.Go(func() {
			ok, err := run(s, i)
			if err != nil {
				t.Error(err)
			}
			if ok {
				yes.Add(1)
			}
		})
	}
	wait.Wait()
	return yes.Load()
}

func accountNamesAtOnce(t *testing.T, first, second account.Store) {
	made := accountRace(t, 32, first, second, func(s account.Store, i int) (bool, error) {
		u := accountUser(i)
		u.Name = []string{"ada", "ADA"}[i%2]
		added, err := s.AddUser(t.Context(), u, nil)
		return added == account.Done, err
	})
	same(t, "accounts of one name", made, int64(1))
}

func accountInvite(n int, life time.Duration) account.Invite {
	return account.Invite{Hash: accountHash(n), ID: fmt.Sprint("i", n), MadeAt: accountStart, ExpiresAt: accountStart.Add(life)}
}

func accountInvites(t *testing.T, s, _ account.Store) {
	ctx := t.Context()
	good, old := accountInvite(1, time.Hour), accountInvite(2, 0)
	must(t, s.AddInvites(ctx, []account.Invite{good, old}))
	for _, c := range []struct {
		user   int
		invite account.Hash
		want   account.Added
	}{{1, old.Hash, account.NoInvite}, {1, accountHash(9), account.NoInvite}, {1, good.Hash, account.Done}, {1, good.Hash, account.Taken}, {2, good.Hash, account.NoInvite}} {
		u := accountUser(c.user)
		u.CreatedAt = accountStart
		added, err := s.AddUser(ctx, u, &c.invite)
		must(t, err)
		same(t, fmt.Sprintf("account %d by %.8s", c.user, c.invite[:]), added, c.want)
	}
	if _, found, err := s.User(ctx, "u2"); found || err != nil {
		t.Errorf("an account without a good invitation is there: %v", err)
	}
	good.UsedBy = "u1"
	i, found, err := s.Invite(ctx, good.Hash)
	must(t, err)
	same(t, "the used one", []any{i, found}, []any{good, true})
	list, err := s.Invites(ctx)
	must(t, err)
	same(t, "all", list, []account.Invite{good, old})
	if _, found, err := s.Invite(ctx, accountHash(9)); found || err != nil {
		t.Errorf("found an invitation: %v", err)
	}
}

func accountInviteAtOnce(t *testing.T, first, second account.Store) {
	invite := accountInvite(1, time.Hour)
	must(t, first.AddInvites(t.Context(), []account.Invite{invite}))
	made := accountRace(t, 32, first, second, func(s account.Store, i int) (bool, error) {
		u := accountUser(i)
		u.CreatedAt = accountStart
		added, err := s.AddUser(t.Context(), u, &invite.Hash)
		return added == account.Done, err
	})
	same(t, "accounts by one invitation", made, int64(1))
}

func accountKey(n int, owner string) account.Key {
	return account.Key{
		ID: fmt.Sprint("k", n), Account: owner, Kind: account.Agent, Name: "名", Prefix: "wb_a_x", Hash: accountHash(n),
		CreatedAt: accountStart.Add(time.Duration(n) * time.Second),
	}
}

func accountKeys(t *testing.T, s, second account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 2)
	var mine []account.Key
	for n := 1; n <= 3; n++ {
		k := accountKey(n, "u1")
		added, err := s.AddKey(ctx, k, 3)
		must(t, err)
		same(t, "added", added, true)
		mine = append(mine, k)
	}
	added, err := s.AddKey(ctx, accountKey(4, "u1"), 3)
	must(t, err)
	same(t, "one too many", added, false)
	other := accountKey(5, "u2")
	other.Kind, other.Name = account.Personal, ""
	added, err = s.AddKey(ctx, other, 3)
	must(t, err)
	same(t, "another account's", added, true)

	k, disabled, found, err := second.Key(ctx, mine[1].Hash)
	must(t, err)
	same(t, "a key", []any{k, disabled, found}, []any{mine[1], false, true})
	_, _, found, err = s.Key(ctx, accountHash(4))
	must(t, err)
	same(t, "a key that was not added is found", found, false)
	for owner, want := range map[string][]account.Key{"u1": mine, "u2": {other}, "": append(mine[:3:3], other)} {
		list, err := s.Keys(ctx, owner)
		must(t, err)
		same(t, "keys of "+owner, list, want)
	}
	yes := true
	_, err = s.ChangeUser(ctx, "u2", account.UserChange{Disabled: &yes})
	must(t, err)
	_, disabled, found, err = second.Key(ctx, other.Hash)
	must(t, err)
	same(t, "of a disabled account", []any{disabled, found}, []any{true, true})
}

func accountKeysAtOnce(t *testing.T, first, second account.Store) {
	accountAdd(t, first, 1)
	made := accountRace(t, 40, first, second, func(s account.Store, i int) (bool, error) {
		return s.AddKey(t.Context(), accountKey(i, "u1"), account.MaxKeys)
	})
	same(t, "live keys", made, int64(account.MaxKeys))
}

// accountTouch: a use is never noted for a revoked key, nor put back.
func accountTouch(t *testing.T, s, _ account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 1)
	for n := 1; n <= 2; n++ {
		_, err := s.AddKey(ctx, accountKey(n, "u1"), 9)
		must(t, err)
	}
	must(t, s.AddSession(ctx, account.Session{Hash: accountHash(1), Account: "u1", StartedAt: accountStart, SeenAt: accountStart, ExpiresAt: accountStart.Add(time.Hour)}))
	_, _, err := s.RevokeKey(ctx, "k2", "", accountStart)
	must(t, err)
	later, sooner := accountStart.Add(time.Minute), accountStart.Add(time.Second)
	for _, when := range []time.Time{later, sooner} {
		uses := map[account.Hash]time.Time{accountHash(1): when, accountHash(2): when, accountHash(9): when}
		must(t, s.Touch(ctx, uses, uses))
	}
	list, err := s.Keys(ctx, "u1")
	must(t, err)
	session, _, _, err := s.Session(ctx, accountHash(1))
	must(t, err)
	same(t, "uses", []time.Time{list[0].UsedAt, list[1].UsedAt, session.SeenAt}, []time.Time{later, {}, later})
}

// accountRevoke: a revocation is seen at once by every process, makes room for
// another key and is for ever.
func accountRevoke(t *testing.T, s, second account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 2)
	_, err := s.AddKey(ctx, accountKey(1, "u1"), 1)
	must(t, err)
	if _, found, err := s.RevokeKey(ctx, "k1", "u2", accountStart); found || err != nil {
		t.Errorf("another account revoked it: %v", err)
	}
	for _, at := range []time.Time{accountStart, accountStart.Add(time.Hour)} {
		k, found, err := s.RevokeKey(ctx, "k1", "u1", at)
		must(t, err)
		want := accountKey(1, "u1")
		want.RevokedAt = accountStart
		same(t, "revoked", []any{k, found}, []any{want, true})
	}
	k, _, _, err := second.Key(ctx, accountHash(1))
	must(t, err)
	same(t, "seen by another process", k.RevokedAt, accountStart)
	added, err := s.AddKey(ctx, accountKey(2, "u1"), 1)
	must(t, err)
	same(t, "there is room again", added, true)
	if _, found, err := s.RevokeKey(ctx, "k9", "", accountStart); found || err != nil {
		t.Errorf("revoked no key: %v", err)
	}
}

func accountSessions(t *testing.T, s, second account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 2)
	var mine []account.Session
	for n := 1; n <= 2; n++ {
		started := accountStart.Add(time.Duration(n) * time.Second)
		one := account.Session{Hash: accountHash(n), Account: "u1", StartedAt: started, SeenAt: started.Add(time.Minute), ExpiresAt: started.Add(time.Hour)}
		must(t, s.AddSession(ctx, one))
		mine = append(mine, one)
	}
	got, u, found, err := second.Session(ctx, mine[0].Hash)
	must(t, err)
	same(t, "a session", []any{got, u, found}, []any{mine[0], accountUser(1), true})
	list, err := s.Sessions(ctx, "u1")
	must(t, err)
	same(t, "sessions", list, mine)
	must(t, s.EndSession(ctx, mine[0].Hash))
	must(t, s.EndSession(ctx, mine[0].Hash))
	if _, _, found, err := second.Session(ctx, mine[0].Hash); found || err != nil {
		t.Errorf("an ended session is there: %v", err)
	}
	if _, _, found, err := second.Session(ctx, mine[1].Hash); !found || err != nil {
		t.Errorf("the other session has ended too: %v", err)
	}
	if list, err := s.Sessions(ctx, "u2"); len(list) > 0 || err != nil {
		t.Errorf("another account has sessions: %v", err)
	}
}

func accountLinks(t *testing.T, first, second account.Store) {
	ctx := t.Context()
	accountAdd(t, first, 1)
	must(t, first.AddLink(ctx, account.Link{Hash: accountHash(1), Account: "u1", ExpiresAt: accountStart}))
	if _, found, err := first.UseLink(ctx, accountHash(1), accountStart); found || err != nil {
		t.Errorf("an expired link is good: %v", err)
	}
	must(t, first.AddLink(ctx, account.Link{Hash: accountHash(2), Account: "u1", ExpiresAt: accountStart.Add(time.Second)}))
	used := accountRace(t, 16, first, second, func(s account.Store, _ int) (bool, error) {
		u, found, err := s.UseLink(t.Context(), accountHash(2), accountStart)
		if found && u != accountUser(1) {
			return false, fmt.Errorf("the link is %+v's", u)
		}
		return found, err
	})
	same(t, "uses of one link", used, int64(1))
}

func accountSweep(t *testing.T, s, _ account.Store) {
	ctx := t.Context()
	accountAdd(t, s, 1)
	add := func(n int, seen, expires time.Duration) {
		must(t, s.AddSession(ctx, account.Session{Hash: accountHash(n), Account: "u1", StartedAt: accountStart, SeenAt: accountStart.Add(seen), ExpiresAt: accountStart.Add(expires)}))
	}
	add(1, time.Hour, time.Minute)   // expired
	add(2, time.Second, 2*time.Hour) // idle
	add(3, time.Hour, 2*time.Hour)
	must(t, s.AddLink(ctx, account.Link{Hash: accountHash(4), Account: "u1", ExpiresAt: accountStart}))
	must(t, s.AddLink(ctx, account.Link{Hash: accountHash(5), Account: "u1", ExpiresAt: accountStart.Add(2 * time.Hour)}))
	sum := 0
	for range 5 {
		n, err := s.Sweep(ctx, accountStart.Add(time.Hour), accountStart.Add(time.Second), 2)
		must(t, err)
		if sum += n; n > 2 {
			t.Errorf("one sweep removed %d", n)
		}
	}
	list, err := s.Sessions(ctx, "u1")
	must(t, err)
	if len(list) != 1 || list[0].Hash != accountHash(3) || sum < 2 {
		t.Errorf("after %d removals: %+v", sum, list)
	}
	if _, found, err := s.UseLink(ctx, accountHash(5), accountStart); !found || err != nil {
		t.Errorf("a good link was swept: %v", err)
	}
	if _, found, err := s.UseLink(ctx, accountHash(4), accountStart.Add(-time.Second)); found || err != nil {
		t.Errorf("an expired link was not swept: %v", err)
	}
}

func accountDelete(t *testing.T, s, second account.Store) {
	ctx := context.WithoutCancel(t.Context())
	accountAdd(t, s, 2)
	for n := 1; n <= 2; n++ {
		owner := fmt.Sprint("u", n)
		_, err := s.AddKey(ctx, accountKey(n, owner), 9)
		must(t, err)
		must(t, s.AddSession(ctx, account.Session{Hash: accountHash(n), Account: owner, StartedAt: accountStart, SeenAt: accountStart, ExpiresAt: accountStart.Add(time.Hour)}))
		must(t, s.AddLink(ctx, account.Link{Hash: accountHash(n), Account: owner, ExpiresAt: accountStart.Add(time.Hour)}))
	}
	found, err := s.DeleteUser(ctx, "u1")
	must(t, err)
	same(t, "found", found, true)
	for n, there := range map[int]bool{1: false, 2: true} {
		_, user, err := second.User(ctx, fmt.Sprint("u", n))
		must(t, err)
		_, _, key, err := second.Key(ctx, accountHash(n))
		must(t, err)
		_, _, session, err := second.Session(ctx, accountHash(n))
		must(t, err)
		_, link, err := second.UseLink(ctx, accountHash(n), accountStart)
		must(t, err)
		same(t, fmt.Sprint("of account ", n), []bool{user, key, session, link}, []bool{there, there, there, there})
	}
	if found, err := s.DeleteUser(ctx, "u1"); found || err != nil {
		t.Errorf("deleted twice: %v, %v", found, err)
	}
	accountAddAgain := accountUser(3)
	accountAddAgain.Name = accountUser(1).Name
	added, err := s.AddUser(ctx, accountAddAgain, nil)
	must(t, err)
	same(t, "the name is free", added, account.Done)
}
