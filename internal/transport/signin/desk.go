package signin

import (
	"context"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
)

// Gate is what the gate before all doors knows of a request.
type Gate interface {
	// SameSite refuses what a page of another site has sent.
	SameSite(r *http.Request) error
	// MayTry refuses a network that was wrong too often in this minute.
	MayTry(r *http.Request) error
	// CountFailure counts that the network was wrong once more, and refuses it when
	// that was too often.
	CountFailure(r *http.Request) error
	// Client returns the address of the client.
	Client(r *http.Request) string
	// Origin returns the web origin that the request was made to.
	Origin(r *http.Request) string
}

// Config is what a Desk needs.
type Config struct {
	People *account.Registry
	Book   *ledger.Book
	Gate   Gate
	// SiteURL is the site's web origin, "" for that of each request. Passkeys belong
	// to it for ever.
	SiteURL string
	// Remove deletes an account wherever something is kept of it.
	Remove func(ctx context.Context, u account.User) error
}

// Desk is where people sign in. It is safe for concurrent use.
type Desk struct{ Config }

// New makes a Desk.
func New(c Config) *Desk { return &Desk{c} }

// User returns whose session the request's cookie holds, for a page of this site.
// Its errors are Denied for another site's request and Unauthenticated.
func (d *Desk) User(r *http.Request) (account.User, error) {
	if err := d.Gate.SameSite(r); err != nil {
		return account.User{}, err
	}
	return d.Visitor(r)
}

// Visitor is User for a page that a person may come to from another site: what it
// answers must change nothing, and no other site can read it.
func (d *Desk) Visitor(r *http.Request) (account.User, error) {
	return d.People.BySession(r.Context(), token(r))
}

// SignUp makes an account and signs the browser in.
func (d *Desk) SignUp(w http.ResponseWriter, r *http.Request, s account.SignUp) (account.User, error) {
	s.Address = d.Gate.Client(r)
	u, err := d.People.SignUp(r.Context(), s)
	if err != nil {
		return account.User{}, err
	}
	return d.welcome(w, r, u)
}

// welcome opens the ledger for a new account and signs the browser in.
func (d *Desk) welcome(w http.ResponseWriter, r *http.Request, u account.User) (account.User, error) {
	if err := d.Book.Open(r.Context(), u.ID); err != nil {
		return account.User{}, err
	}
	return u, d.start(w, r, u)
}

// SignIn signs the browser in by name and password.
func (d *Desk) SignIn(w http.ResponseWriter, r *http.Request, name, password string) (account.User, error) {
	return d.enter(w, r, func(ctx context.Context) (account.User, error) { return d.People.SignIn(ctx, name, password) })
}

// SignInByLink signs the browser in by the secret of a link, which is used up.
func (d *Desk) SignInByLink(w http.ResponseWriter, r *http.Request, secret string) (account.User, error) {
	return d.enter(w, r, func(ctx context.Context) (account.User, error) { return d.People.SignInByLink(ctx, secret) })
}

// enter signs the browser in as whom identify finds.
func (d *Desk) enter(w http.ResponseWriter, r *http.Request, identify func(context.Context) (account.User, error)) (account.User, error) {
	var u account.User
	err := d.guess(r, fault.Unauthenticated, func() (err error) {
		u, err = identify(r.Context())
		return err
	})
	if err != nil {
		return account.User{}, err
	}
	return u, d.start(w, r, u)
}

// guess makes a try of something that can be guessed. An error of the kind wrong
// counts for the network.
func (d *Desk) guess(r *http.Request, wrong fault.Kind, try func() error) error {
	if err := d.Gate.MayTry(r); err != nil {
		return err
	}
	err := try()
	if fault.Is(err, wrong) {
		if limited := d.Gate.CountFailure(r); limited != nil {
			return limited
		}
	}
	return err
}

// start signs the browser in. A session that it had before ends, so that nobody can
// give it one to share.
func (d *Desk) start(w http.ResponseWriter, r *http.Request, u account.User) error {
	if err := d.People.EndSession(r.Context(), token(r)); err != nil {
		return err
	}
	secret, life, err := d.People.StartSession(r.Context(), u.ID)
	if err != nil {
		return err
	}
	setCookie(w, secret, life)
	return nil
}

// SignOut ends the session; without one there is nothing to do.
func (d *Desk) SignOut(w http.ResponseWriter, r *http.Request) error {
	if err := d.People.EndSession(r.Context(), token(r)); err != nil {
		return err
	}
	setCookie(w, "", -1)
	return nil
}

// SignOutEverywhere ends all sessions of an account.
func (d *Desk) SignOutEverywhere(w http.ResponseWriter, r *http.Request, u account.User) error {
	if err := d.People.EndSessions(r.Context(), u.ID); err != nil {
		return err
	}
	setCookie(w, "", -1)
	return nil
}

// SetPassword changes an account's password, which ends all sessions, and signs
// this browser in again. A wrong current one is Invalid.
func (d *Desk) SetPassword(w http.ResponseWriter, r *http.Request, u account.User, current, password string) (account.User, error) {
	err := d.guess(r, fault.Unauthenticated, func() error {
		return d.People.SetPassword(r.Context(), u.ID, current, password)
	})
	if fault.Is(err, fault.Unauthenticated) {
		return account.User{}, fault.InvalidField("current", "invalid_value", i18n.T("现在的密码不对。", "The current password is wrong."))
	}
	if err != nil {
		return account.User{}, err
	}
	if u, err = d.People.User(r.Context(), u.ID); err != nil {
		return account.User{}, err
	}
	return u, d.start(w, r, u)
}

// Redeem gives an account what a code is worth.
func (d *Desk) Redeem(r *http.Request, u account.User, code string) (amount, balance int64, err error) {
	err = d.guess(r, fault.NotFound, func() (err error) {
		amount, balance, err = d.Book.Redeem(r.Context(), u.ID, code)
		return err
	})
	return amount, balance, err
}

// Goodbye says what deletes an account.
type Goodbye struct {
	Name     string // of the account, so that nobody deletes it by mistake
	Password string // not needed when the browser has just signed in
}

// Delete removes the account of the request's session.
func (d *Desk) Delete(w http.ResponseWriter, r *http.Request, u account.User, g Goodbye) error {
	if g.Name != u.Name {
		return fault.InvalidField("name", "invalid_value", i18n.T("请原样输入账户名以确认删除。", "Send the name of the account to delete it."))
	}
	err := d.guess(r, fault.Denied, func() error {
		_, err := d.People.Confirm(r.Context(), token(r), g.Password)
		return err
	})
	if err != nil {
		return err
	}
	if err := d.Remove(r.Context(), u); err != nil {
		return err
	}
	setCookie(w, "", -1)
	return nil
}

// token returns the session's token, "" when there is none.
func token(r *http.Request) string {
	c, err := r.Cookie(account.SessionCookie().Name)
	if err != nil {
		return ""
	}
	return c.Value
}

// setCookie keeps a session's token in the browser; a negative life removes it.
func setCookie(w http.ResponseWriter, token string, life time.Duration) {
	c := account.SessionCookie()
	site := map[string]http.SameSite{"Lax": http.SameSiteLaxMode, "Strict": http.SameSiteStrictMode}[c.SameSite]
	seconds := int(life / time.Second)
	if life < 0 {
		seconds = -1
	}
	http.SetCookie(w, &http.Cookie{Name: c.Name, Value: token, Path: c.Path, Secure: c.Secure, HttpOnly: c.HTTPOnly, SameSite: site, MaxAge: seconds})
}
