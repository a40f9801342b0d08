package agentui

import (
	"net/http"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
)

// keyPrefix begins an API key. A bearer without it is a placeholder that clients of
// other providers insist on, and says nothing.
const keyPrefix = "wb_"

// owner returns whose conversations a request is about: those of the account of its
// key, of who is signed in, or of a browser that is given a cookie.
func (d *Door) owner(w http.ResponseWriter, r *http.Request) (session.Owner, error) {
	key, err := keyOf(r)
	switch {
	case err != nil:
		return session.Owner{}, d.failed(r, err)
	case key != "":
		return d.byKey(r, key)
	}
	u, err := d.SignedIn(r)
	switch {
	case err == nil:
		return session.Account(u.ID), nil
	case !fault.Is(err, fault.Unauthenticated):
		return session.Owner{}, err
	}
	return d.browser(w, r)
}

func (d *Door) byKey(r *http.Request, key string) (session.Owner, error) {
	if err := d.Gate.MayTry(r); err != nil {
		return session.Owner{}, err
	}
	id, err := d.ByKey(r.Context(), key)
	if err != nil {
		return session.Owner{}, d.failed(r, err)
	}
	return session.Account(id), nil
}

// failed counts a wrong credential.
func (d *Door) failed(r *http.Request, err error) error {
	if fault.Is(err, fault.Unauthenticated) {
		if limited := d.Gate.CountFailure(r); limited != nil {
			return limited
		}
	}
	return err
}

// keyOf returns the API key of a request, "" when it has none.
func keyOf(r *http.Request) (string, error) {
	keys := []string{}
	scheme, bearer, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	for _, key := range []string{strings.TrimSpace(bearer), r.Header.Get("X-Api-Key")} {
		if strings.HasPrefix(key, keyPrefix) {
			keys = append(keys, key)
		}
	}
	switch {
	case len(keys) == 0:
		return "", nil
	case len(keys) == 2 && keys[0] != keys[1]:
		return "", fault.New(fault.Unauthenticated, "unauthorized", i18n.T("两个请求头里的密钥不同。", "The headers hold different keys."))
	case keys[0] == strings.TrimSpace(bearer) && !strings.EqualFold(scheme, "Bearer"):
		return "", fault.New(fault.Unauthenticated, "unauthorized", i18n.T("Authorization 只接受 Bearer。", "Authorization takes Bearer only."))
	}
	return keys[0], nil
}

// browser returns the owner by the cookie of a browser that nobody is signed in at,
// and gives it one when it has none.
func (d *Door) browser(w http.ResponseWriter, r *http.Request) (session.Owner, error) {
	c := account.BrowserCookie(strings.HasPrefix(d.Gate.Origin(r), "https://"))
	if has, err := r.Cookie(c.Name); err == nil && has.Value != "" {
		if err := d.Gate.SameSite(r); err != nil {
			return session.Owner{}, err
		}
		return session.Browser(has.Value), nil
	}
	secret := d.NewCookie()
	http.SetCookie(w, &http.Cookie{
		Name: c.Name, Value: secret, Path: c.Path, Secure: c.Secure, HttpOnly: c.HTTPOnly,
		SameSite: http.SameSiteLaxMode, MaxAge: int(d.Life / time.Second),
	})
	return session.Browser(secret), nil
}
