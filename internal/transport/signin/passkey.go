package signin

import (
	"context"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// origin is the web origin that passkeys are for: the site's, else the request's.
func (d *Desk) origin(r *http.Request) string {
	if d.SiteURL != "" {
		return d.SiteURL
	}
	return d.Gate.Origin(r)
}

// PasskeyQuestion returns what a browser is asked with to sign in by a passkey.
func (d *Desk) PasskeyQuestion(r *http.Request) (any, error) {
	if err := d.Gate.MayTry(r); err != nil {
		return nil, err
	}
	return d.People.PasskeyQuestion(r.Context(), d.origin(r))
}

// SignInByPasskey signs the browser in by its answer.
func (d *Desk) SignInByPasskey(w http.ResponseWriter, r *http.Request, response []byte) (account.User, error) {
	return d.enter(w, r, func(ctx context.Context) (account.User, error) {
		return d.People.SignInByPasskey(ctx, d.origin(r), response)
	})
}

// PasskeySignUp returns what a browser is asked with to make an account with a
// passkey in place of a password.
func (d *Desk) PasskeySignUp(r *http.Request, s account.SignUp) (any, error) {
	if err := d.Gate.MayTry(r); err != nil {
		return nil, err
	}
	return d.People.PasskeySignUp(r.Context(), d.origin(r), s)
}

// SignUpByPasskey makes the account and signs the browser in.
func (d *Desk) SignUpByPasskey(w http.ResponseWriter, r *http.Request, response []byte) (account.User, error) {
	var u account.User
	err := d.guess(r, fault.Unauthenticated, func() (err error) {
		u, err = d.People.SignUpByPasskey(r.Context(), d.origin(r), d.Gate.Client(r), response)
		return err
	})
	if err != nil {
		return account.User{}, err
	}
	return d.welcome(w, r, u)
}

// NewPasskey returns what a browser is asked with to make another passkey.
func (d *Desk) NewPasskey(r *http.Request, u account.User) (any, error) {
	return d.People.PasskeyFor(r.Context(), d.origin(r), u)
}

// KeepPasskey keeps the passkey that the browser made.
func (d *Desk) KeepPasskey(r *http.Request, u account.User, name string, response []byte) (account.Passkey, error) {
	return d.People.KeepPasskey(r.Context(), d.origin(r), u, name, response)
}
