package account_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// world is a registry over a store in memory that counts what it is asked.
type world struct {
	*account.Registry
	now     time.Time
	store   account.Store
	asked   int   // Key, Session
	touched int   // Touch
	broken  error // what the store answers to checks
	signUps int
}

type countingKeys struct {
	account.KeyStore
	w *world
}

func (c countingKeys) Key(ctx context.Context, h account.Hash) (account.Key, bool, bool, error) {
	c.w.asked++
	if c.w.broken != nil {
		return account.Key{}, false, false, c.w.broken
	}
	return c.KeyStore.Key(ctx, h)
}

func (c countingKeys) Touch(ctx context.Context, keys, sessions map[account.Hash]time.Time) error {
	if c.w.broken != nil {
		return c.w.broken
	}
	c.w.touched += len(keys) + len(sessions)
	return c.KeyStore.Touch(ctx, keys, sessions)
}

type countingSessions struct {
	account.SessionStore
	w *world
}

func (c countingSessions) Session(ctx context.Context, h account.Hash) (account.Session, account.User, bool, error) {
	c.w.asked++
	if c.w.broken != nil {
		return account.Session{}, account.User{}, false, c.w.broken
	}
	return c.SessionStore.Session(ctx, h)
}

// counter lets five in.
type counter struct{ w *world }

func (c counter) SignUp(context.Context, string) error {
	if c.w.signUps >= 5 {
		return fault.New(fault.RateLimited, "signup_limit", i18n.T("满", "full"))
	}
	c.w.signUps++
	return nil
}

func newWorld(t *testing.T, change func(*account.Config)) *world {
	t.Helper()
	w := &world{now: time.Date(2026, 11, 30, 8, 0, 0, 999_999, time.UTC), store: storetest.NewMemoryAccount()}
	counted := w.store
	counted.KeyStore, counted.SessionStore = countingKeys{w.store.KeyStore, w}, countingSessions{w.store.SessionStore, w}
	w.Registry = storetest.NewRegistry(t, counted, func(c *account.Config) {
		c.Now = func() time.Time { return w.now }
		c.SignUps = counter{w}
		if change != nil {
			change(c)
		}
	})
	return w
}

func (w *world) mustSignUp(t *testing.T, name string) account.User {
	t.Helper()
	u, err := w.SignUp(t.Context(), account.SignUp{Name: name, Password: "a good password"})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// refused checks that err is a fault of a kind with a reason, told in both languages.
func refused(t *testing.T, what string, err error, kind fault.Kind, reason string) {
	t.Helper()
	f := fault.As(err)
	if f == nil || f.Kind != kind || reason != "" && f.Reason != reason || f.Msg.Zh == "" || f.Msg.En == "" {
		t.Errorf("%s: %v, want %v (%s)", what, err, kind, reason)
	}
}

func TestNew_Incomplete(t *testing.T) {
	t.Parallel()
	if _, err := account.New(account.Config{}); err == nil {
		t.Error("an empty configuration passes")
	}
}

func TestSignUpAndIn(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	ada := w.mustSignUp(t, "Ada")
	for _, name := range []string{"Ada", "ada"} {
		if u, err := w.SignIn(t.Context(), name, "a good password"); err != nil || u.ID != ada.ID {
			t.Errorf("%s: %+v, %v", name, u, err)
		}
	}
	var texts []string
	for what, try := range map[string][2]string{
		"wrong": {"Ada", "a bad password"}, "unknown": {"Bob", "a good password"}, "empty": {"Ada", ""}, "long": {"Ada", strings.Repeat("x", 1<<20)}, "no name": {"", ""},
	} {
		_, err := w.SignIn(t.Context(), try[0], try[1])
		refused(t, what, err, fault.Unauthenticated, "sign_in")
		texts = append(texts, err.Error())
	}
	for _, text := range texts {
		if text != texts[0] {
			t.Errorf("a wrong sign-in says what was wrong: %q, %q", texts[0], text)
		}
	}
	_, err := w.SignUp(t.Context(), account.SignUp{Name: "ADA", Password: "another password"})
	refused(t, "taken", err, fault.Conflict, "name_taken")
	for what, s := range map[string]account.SignUp{
		"name": {Name: "a b", Password: "a good password"}, "password": {Name: "bob", Password: "short"},
	} {
		_, err := w.SignUp(t.Context(), s)
		refused(t, what, err, fault.Invalid, "")
		if f := fault.As(err); len(f.Fields) != 1 || f.Fields[0].Path != what {
			t.Errorf("%s: %+v", what, f.Fields)
		}
	}
}

func TestNames(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	for name, good := range map[string]bool{
		"a": true, "ada@example.org": true, "A.b_c-d+e": true, strings.Repeat("x", 64): true,
		"": false, strings.Repeat("x", 65): false, ".a": false, "@a": false, "a b": false, "аda": false, "小明": false, "a\n": false, "a/b": false,
	} {
		if _, err := w.Create(t.Context(), name); (err == nil) != good {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// TestSignUp_Counted: five of a network and day; what is refused counts nothing.
func TestSignUp_Counted(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	for n := range 5 {
		w.mustSignUp(t, fmt.Sprint("u", n))
		_, err := w.SignUp(t.Context(), account.SignUp{Name: fmt.Sprint("U", n), Password: "a good password"})
		refused(t, "taken", err, fault.Conflict, "name_taken")
		_, err = w.SignUp(t.Context(), account.SignUp{Name: "u9", Password: "x"})
		refused(t, "invalid", err, fault.Invalid, "")
	}
	_, err := w.SignUp(t.Context(), account.SignUp{Name: "u6", Password: "a good password"})
	refused(t, "the sixth", err, fault.RateLimited, "signup_limit")
	if _, err := w.Create(t.Context(), "by-operator"); err != nil {
		t.Errorf("an operator is counted: %v", err)
	}
}

func TestPolicies(t *testing.T) {
	t.Parallel()
	s := account.SignUp{Name: "ada", Password: "a good password"}
	for _, closed := range []account.Policy{account.Closed, "", "opne"} {
		_, err := newWorld(t, func(c *account.Config) { c.Policy = closed }).SignUp(t.Context(), s)
		refused(t, "closed", err, fault.Denied, "signup_closed")
	}
	w := newWorld(t, func(c *account.Config) { c.Policy = account.Invited })
	_, err := w.SignUp(t.Context(), s)
	refused(t, "without", err, fault.Denied, "invite_needed")
	texts, err := w.NewInvites(t.Context(), 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"x", texts[0][:42] + "!", "wb_p_" + texts[0][5:]} {
		s.Invite = bad
		_, err = w.SignUp(t.Context(), s)
		refused(t, bad, err, fault.Denied, "invite")
	}
	s.Invite = texts[0]
	if _, err := w.SignUp(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	s.Name = "bob"
	_, err = w.SignUp(t.Context(), s)
	refused(t, "used", err, fault.Denied, "invite")
	s.Invite = texts[1]
	w.now = w.now.Add(31 * 24 * time.Hour)
	_, err = w.SignUp(t.Context(), s)
	refused(t, "expired", err, fault.Denied, "invite")
	if w.signUps != 1 {
		t.Errorf("%d sign-ups were counted", w.signUps)
	}
	if _, err := w.NewInvites(t.Context(), 0); !fault.Is(err, fault.Invalid) {
		t.Errorf("no invitations: %v", err)
	}
}

// TestSignIn_Upgrades keeps a password anew when the strength has changed.
func TestSignIn_Upgrades(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	strong := storetest.NewRegistry(t, w.store, func(c *account.Config) { c.Strength.Passes = 2 })
	for range 2 {
		if _, err := strong.SignIn(t.Context(), "ada", "a good password"); err != nil {
			t.Fatal(err)
		}
	}
	after, _ := w.User(t.Context(), u.ID)
	if after.Password == u.Password || !strings.Contains(after.Password, "t=2") {
		t.Errorf("kept as %s", after.Password)
	}
}

// racingUsers does something just before the first change.
type racingUsers struct {
	account.UserStore
	before func()
}

func (r *racingUsers) ChangeUser(ctx context.Context, id string, c account.UserChange) (bool, error) {
	if before := r.before; before != nil {
		r.before = nil
		before()
	}
	return r.UserStore.ChangeUser(ctx, id, c)
}

// TestSignIn_UpgradeKeepsANewPassword: a sign-in with the old password that keeps it
// anew does not put it back in place of one that was set meanwhile.
func TestSignIn_UpgradeKeepsANewPassword(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	raced := w.store
	raced.UserStore = &racingUsers{w.store.UserStore, func() {
		if err := w.SetPassword(t.Context(), u.ID, "a good password", "the new password"); err != nil {
			t.Error(err)
		}
	}}
	strong := storetest.NewRegistry(t, raced, func(c *account.Config) { c.Strength.Passes = 2 })
	if _, err := strong.SignIn(t.Context(), "ada", "a good password"); err != nil {
		t.Fatal(err)
	}
	if _, err := w.SignIn(t.Context(), "ada", "the new password"); err != nil {
		t.Errorf("the new password is gone: %v", err)
	}
}

func TestSessions(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *account.Config) { c.SessionLife, c.SessionIdle = 10*time.Hour, 3*time.Hour })
	u := w.mustSignUp(t, "ada")
	start := func() string {
		t.Helper()
		token, life, err := w.StartSession(t.Context(), u.ID)
		if err != nil || life != 10*time.Hour {
			t.Fatal(life, err)
		}
		return token
	}
	good := func(what, token string, want bool) {
		t.Helper()
		got, err := w.BySession(t.Context(), token)
		if want && (err != nil || got.ID != u.ID) {
			t.Errorf("%s: %+v, %v", what, got, err)
		}
		if !want {
			refused(t, what, err, fault.Unauthenticated, "unauthorized")
		}
	}
	idle, used := start(), start()
	good("new", used, true)
	for range 4 {
		w.now = w.now.Add(2*time.Hour + 20*time.Minute)
		good("in use", used, true)
		if err := w.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	good("not used for hours", idle, false)
	w.now = w.now.Add(time.Hour)
	good("at its end", used, false)
	if n, err := w.Sweep(t.Context()); err != nil || n != 2 {
		t.Errorf("swept %d, %v", n, err)
	}

	one, other := start(), start()
	if err := w.EndSession(t.Context(), one); err != nil {
		t.Fatal(err)
	}
	good("signed out", one, false)
	good("the other browser", other, true)
	if err := w.SetDisabled(t.Context(), u.ID, true); err != nil {
		t.Fatal(err)
	}
	good("disabled", other, false)
	_, err := w.SignIn(t.Context(), "ada", "a good password")
	refused(t, "disabled", err, fault.Unauthenticated, "sign_in")
	if err := w.SetDisabled(t.Context(), u.ID, false); err != nil {
		t.Fatal(err)
	}
	good("enabled again", other, false)

	asked := w.asked
	for _, nonsense := range []string{"", "x", strings.Repeat("x", 44)} {
		good("nonsense", nonsense, false)
	}
	if w.asked != asked {
		t.Error("the store was asked for what is no token")
	}
	w.broken = errors.New("disk on fire")
	if _, err := w.BySession(t.Context(), other); !fault.Is(err, fault.Internal) {
		t.Errorf("a broken store: %v", err)
	}
}

func TestSetPassword(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	token, _, err := w.StartSession(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	refused(t, "wrong", w.SetPassword(t.Context(), u.ID, "not the password", "another password"), fault.Unauthenticated, "sign_in")
	refused(t, "short", w.SetPassword(t.Context(), u.ID, "a good password", "short"), fault.Invalid, "")
	if _, err := w.BySession(t.Context(), token); err != nil {
		t.Errorf("a refusal ended the session: %v", err)
	}
	if err := w.SetPassword(t.Context(), u.ID, "a good password", "another password"); err != nil {
		t.Fatal(err)
	}
	if _, err := w.BySession(t.Context(), token); !fault.Is(err, fault.Unauthenticated) {
		t.Errorf("the session goes on: %v", err)
	}
	if _, err := w.SignIn(t.Context(), "ada", "another password"); err != nil {
		t.Error(err)
	}
	made, err := w.Create(t.Context(), "bob")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.SignIn(t.Context(), "bob", ""); !fault.Is(err, fault.Unauthenticated) {
		t.Errorf("signed in without a password: %v", err)
	}
	if err := w.SetPassword(t.Context(), made.ID, "", "the first password"); err != nil {
		t.Error(err)
	}
}

func TestLinks(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	secret, expires, err := w.NewLink(t.Context(), u.ID)
	if err != nil || expires.Sub(w.now) > 15*time.Minute {
		t.Fatal(expires, err)
	}
	if got, err := w.SignInByLink(t.Context(), secret); err != nil || got.ID != u.ID {
		t.Errorf("%+v, %v", got, err)
	}
	_, err = w.SignInByLink(t.Context(), secret)
	refused(t, "twice", err, fault.Unauthenticated, "sign_in")
	secret, _, err = w.NewLink(t.Context(), u.ID)
	if err != nil {
		t.Fatal(err)
	}
	w.now = w.now.Add(15 * time.Minute)
	_, err = w.SignInByLink(t.Context(), secret)
	refused(t, "late", err, fault.Unauthenticated, "sign_in")
	_, err = w.SignInByLink(t.Context(), "wb_l_x")
	refused(t, "nonsense", err, fault.Unauthenticated, "sign_in")
}

func TestKeys(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u, other := w.mustSignUp(t, "ada"), w.mustSignUp(t, "bob")
	text, k, err := w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Agent, Name: " 星 "})
	if err != nil || !strings.HasPrefix(text, "wb_a_") || k.Name != "星" || k.Prefix != text[:11] {
		t.Fatalf("%q %+v %v", text, k, err)
	}
	if got, err := w.ByKey(t.Context(), text); err != nil || got != k {
		t.Errorf("%+v, %v", got, err)
	}
	for what, d := range map[string]account.KeyDraft{
		"kind": {Account: u.ID, Kind: "root"}, "long": {Account: u.ID, Kind: account.Agent, Name: strings.Repeat("名", 39)},
		"control": {Account: u.ID, Kind: account.Agent, Name: "a\u202eb"},
	} {
		_, _, err := w.NewKey(t.Context(), d)
		refused(t, what, err, fault.Invalid, "")
	}
	for range account.MaxKeys - 1 {
		if _, _, err := w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Personal}); err != nil {
			t.Fatal(err)
		}
	}
	_, _, err = w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Personal})
	refused(t, "the 21st", err, fault.Conflict, "too_many_keys")

	_, err = w.RevokeKey(t.Context(), k.ID, other.ID)
	refused(t, "another's", err, fault.NotFound, "no_such_key")
	if _, err := w.RevokeKey(t.Context(), k.ID, u.ID); err != nil {
		t.Fatal(err)
	}
	_, err = w.ByKey(t.Context(), text)
	refused(t, "revoked", err, fault.Unauthenticated, "unauthorized")
	if _, _, err = w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Personal}); err != nil {
		t.Errorf("a revoked key takes a place: %v", err)
	}
}

// TestByKey_Refusals: only what has a key's checksum asks the store, and only a
// store that fails is not the caller's fault.
func TestByKey_Refusals(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	text, _, err := w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Personal})
	if err != nil {
		t.Fatal(err)
	}
	flipped := []byte(text)
	flipped[20] ^= 1
	for _, bad := range []string{
		"", "x", text[:42], text + " ", string(flipped), "wb_a_" + text[5:], strings.ToLower(text), strings.ToUpper(text), "wb_x_" + text[5:], strings.Repeat("k", 10_000),
	} {
		w.broken = errors.New("disk on fire")
		_, err := w.ByKey(t.Context(), bad)
		refused(t, bad, err, fault.Unauthenticated, "unauthorized")
	}
	if w.asked != 0 {
		t.Errorf("the store was asked %d times", w.asked)
	}
	if _, err := w.ByKey(t.Context(), text); !fault.Is(err, fault.Internal) || w.asked != 1 {
		t.Errorf("with a broken store: %v", err)
	}
	w.broken = nil
	if err := w.SetDisabled(t.Context(), u.ID, true); err != nil {
		t.Fatal(err)
	}
	_, err = w.ByKey(t.Context(), text)
	refused(t, "of a disabled account", err, fault.Unauthenticated, "unauthorized")
	if err := w.SetDisabled(t.Context(), u.ID, false); err != nil {
		t.Fatal(err)
	}
	if _, err := w.ByKey(t.Context(), text); err != nil {
		t.Errorf("enabled again: %v", err)
	}
	if err := w.Delete(t.Context(), u.ID); err != nil {
		t.Fatal(err)
	}
	_, err = w.ByKey(t.Context(), text)
	refused(t, "of a deleted account", err, fault.Unauthenticated, "unauthorized")
}

// TestUses: at most one write a minute, none in the check itself, and one that fails
// is tried again.
func TestUses(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	u := w.mustSignUp(t, "ada")
	text, k, err := w.NewKey(t.Context(), account.KeyDraft{Account: u.ID, Kind: account.Personal})
	if err != nil {
		t.Fatal(err)
	}
	use := func() {
		t.Helper()
		if _, err := w.ByKey(t.Context(), text); err != nil {
			t.Fatal(err)
		}
	}
	flush := func() {
		t.Helper()
		if err := w.Flush(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	for range 100 {
		use()
	}
	if w.touched != 0 {
		t.Error("a check has written")
	}
	flush()
	flush()
	for range 59 {
		w.now = w.now.Add(time.Second)
		use()
		flush()
	}
	if w.touched != 1 {
		t.Errorf("%d writes within a minute", w.touched)
	}
	w.now = w.now.Add(time.Second)
	use()
	w.broken = errors.New("disk on fire")
	if err := w.Flush(t.Context()); err == nil {
		t.Error("a failed flush passes")
	}
	w.broken = nil
	flush()
	list, err := w.Keys(t.Context(), u.ID)
	if err != nil || w.touched != 2 || list[0].ID != k.ID || !list[0].UsedAt.Equal(w.now.Truncate(time.Millisecond)) {
		t.Errorf("%d writes, %+v, %v", w.touched, list, err)
	}
}

func TestCookie(t *testing.T) {
	t.Parallel()
	c := account.SessionCookie()
	if !strings.HasPrefix(c.Name, "__Host-") || c.Path != "/" || !c.Secure || !c.HTTPOnly || c.SameSite != "Lax" {
		t.Errorf("%+v", c)
	}
}

// BenchmarkByKey is the check of a key without what the store takes.
func BenchmarkByKey(b *testing.B) {
	r := storetest.NewRegistry(b, storetest.NewMemoryAccount(), nil)
	u, err := r.Create(b.Context(), "a")
	if err != nil {
		b.Fatal(err)
	}
	text, _, err := r.NewKey(b.Context(), account.KeyDraft{Account: u.ID, Kind: account.Agent})
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.ByKey(b.Context(), text); err != nil {
			b.Fatal(err)
		}
	}
}
