package account_test

import (
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// TestSignIn_Brake: after five wrong passwords of a name the waits grow to half a
// minute and no further, the same for a name that nobody has, and the right
// password ends it.
func TestSignIn_Brake(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	r := storetest.NewRegistry(t, storetest.NewMemoryAccount(), func(c *account.Config) { c.Now = func() time.Time { return now } })
	if _, err := r.SignUp(t.Context(), account.SignUp{Name: "ada", Password: "a good password"}); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"ada", "nobody"} {
		for i := range 5 {
			if _, err := r.SignIn(t.Context(), name, "wrong wrong"); !fault.Is(err, fault.Unauthenticated) {
				t.Fatalf("%s: try %d: %v", name, i, err)
			}
		}
		for _, wait := range []time.Duration{1, 2, 4, 8, 16, 30, 30} {
			wait *= time.Second
			_, err := r.SignIn(t.Context(), strings.ToUpper(name), "a good password")
			if f := fault.As(err); f == nil || f.Kind != fault.RateLimited || f.RetryAfter != wait {
				t.Fatalf("%s: too soon, wait %v: %v", name, wait, err)
			}
			now = now.Add(wait)
			if _, err := r.SignIn(t.Context(), name, "wrong wrong"); !fault.Is(err, fault.Unauthenticated) {
				t.Fatalf("%s: after %v: %v", name, wait, err)
			}
		}
	}
	now = now.Add(30 * time.Second)
	if _, err := r.SignIn(t.Context(), "ada", "a good password"); err != nil {
		t.Fatalf("the right password: %v", err)
	}
	for range 5 {
		if _, err := r.SignIn(t.Context(), "ada", "wrong wrong"); !fault.Is(err, fault.Unauthenticated) {
			t.Fatalf("after the right one: %v", err)
		}
	}
	now = now.Add(15 * time.Minute)
	for range 5 {
		if _, err := r.SignIn(t.Context(), "ada", "wrong wrong"); !fault.Is(err, fault.Unauthenticated) {
			t.Fatalf("after a pause: %v", err)
		}
	}
}

// TestConfirm: what cannot be undone wants the password or a session that has just
// begun.
func TestConfirm(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	r := storetest.NewRegistry(t, storetest.NewMemoryAccount(), func(c *account.Config) { c.Now = func() time.Time { return now } })
	ada, err := r.SignUp(t.Context(), account.SignUp{Name: "ada", Password: "a good password"})
	if err != nil {
		t.Fatal(err)
	}
	bare, err := r.Create(t.Context(), "bare")
	if err != nil {
		t.Fatal(err)
	}
	token, _, err := r.StartSession(t.Context(), ada.ID)
	if err != nil {
		t.Fatal(err)
	}
	bareToken, _, err := r.StartSession(t.Context(), bare.ID)
	if err != nil {
		t.Fatal(err)
	}
	confirm := func(what, token, password string, kind fault.Kind, good bool) {
		t.Helper()
		u, err := r.Confirm(t.Context(), token, password)
		if good != (err == nil) || err != nil && !fault.Is(err, kind) || good && u.ID == "" {
			t.Errorf("%s: %+v, %v", what, u, err)
		}
	}
	confirm("at once", token, "", 0, true)
	now = now.Add(10 * time.Minute)
	confirm("later", token, "", fault.Denied, false)
	confirm("the wrong password", token, "wrong wrong", fault.Denied, false)
	confirm("the password", token, "a good password", 0, true)
	confirm("an account without a password", bareToken, "anything at all", fault.Denied, false)
	confirm("no session", "", "a good password", fault.Unauthenticated, false)
	if err := r.EndSessions(t.Context(), ada.ID); err != nil {
		t.Fatal(err)
	}
	confirm("a session that was ended", token, "a good password", fault.Unauthenticated, false)
}
