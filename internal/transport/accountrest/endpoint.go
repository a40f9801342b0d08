package accountrest

import (
	"context"
	"encoding/json/jsontext"
	"net/http"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/ledger"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Config is what the doors need.
type Config struct {
	People *account.Registry
	Book   *ledger.Book
	// Export gathers all that is kept about an account; Delete removes the account.
	Export func(ctx context.Context, u account.User) (any, error)
	Delete func(ctx context.Context, u account.User) error
	// MayTry refuses a network that was wrong too often in this minute; CountFailure
	// counts that it was wrong once more.
	MayTry, CountFailure func(r *http.Request) error
	SiteURL              string // "" = only the request's own origin
}

type door struct {
	Config
	cross *http.CrossOriginProtection
}

// Endpoints returns the doors. Its error is a SiteURL that is none.
func Endpoints(c Config) ([]gate.Endpoint, error) {
	d := &door{c, http.NewCrossOriginProtection()}
	if c.SiteURL != "" {
		if err := d.cross.AddTrustedOrigin(c.SiteURL); err != nil {
			return nil, err
		}
	}
	const base = "/api/v1/account"
	return []gate.Endpoint{
		{Path: base, Read: d.read(d.me)},
		{Path: base + "/signup", Handle: open(d, d.signUp)},
		{Path: base + "/signin", Handle: open(d, d.signIn)},
		{Path: base + "/signout", Handle: open(d, d.signOut)},
		{Path: base + "/password", Handle: signedIn(d, d.setPassword)},
		{Path: base + "/keys", Read: d.read(d.keys), Handle: signedIn(d, d.newKey)},
		{Path: base + "/keys/revoke", Handle: signedIn(d, d.revokeKey)},
		{Path: base + "/balance", Read: d.read(d.balance)},
		{Path: base + "/usage", Read: d.read(d.usage)},
		{Path: base + "/redeem", Handle: signedIn(d, d.redeem)},
		{Path: base + "/export", Read: d.read(d.export)},
		{Path: base + "/delete", Handle: signedIn(d, d.remove)},
	}, nil
}

// request is one request with what was found out about it.
type request struct {
	*http.Request
	w    http.ResponseWriter
	user account.User // of a signed-in request
}

// nothing is the body of a request that says all by its address.
type nothing struct{}

// open is a door for everybody that takes a body of type In.
func open[In any](d *door, do func(r *request, in In) (any, error)) func(http.ResponseWriter, *http.Request, []byte) error {
	decoder := schema.NewDecoder[In]()
	return func(w http.ResponseWriter, r *http.Request, body []byte) error {
		if err := d.sameSite(r); err != nil {
			return err
		}
		return answer(&request{Request: r, w: w}, decoder, body, do)
	}
}

// signedIn is a door for people who are signed in.
func signedIn[In any](d *door, do func(r *request, in In) (any, error)) func(http.ResponseWriter, *http.Request, []byte) error {
	decoder := schema.NewDecoder[In]()
	return func(w http.ResponseWriter, r *http.Request, body []byte) error {
		u, err := d.user(r)
		if err != nil {
			return err
		}
		return answer(&request{r, w, u}, decoder, body, do)
	}
}

func answer[In any](r *request, decoder *schema.Decoder[In], body []byte, do func(r *request, in In) (any, error)) error {
	in, err := decoder.Decode(jsontext.Value(body))
	if err != nil {
		return err
	}
	out, err := do(r, in)
	if err != nil {
		return err
	}
	problem.WriteJSON(r.w, http.StatusOK, out)
	return nil
}

// read is a door for people who are signed in, to look.
func (d *door) read(do func(r *request) (any, error)) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		u, err := d.user(r)
		if err != nil {
			return err
		}
		out, err := do(&request{r, w, u})
		if err != nil {
			return err
		}
		problem.WriteJSON(w, http.StatusOK, out)
		return nil
	}
}

// user returns whose session the request's cookie holds.
func (d *door) user(r *http.Request) (account.User, error) {
	if err := d.sameSite(r); err != nil {
		return account.User{}, err
	}
	return d.People.BySession(r.Context(), token(r))
}

// sameSite refuses what a browser says another site has sent, reading too.
func (d *door) sameSite(r *http.Request) error {
	asked := r
	if r.Method == http.MethodGet {
		asked = &http.Request{Method: http.MethodPost, Header: r.Header, Host: r.Host, URL: r.URL}
	}
	if d.cross.Check(asked) != nil {
		return fault.New(fault.Denied, "origin_denied", i18n.T("不接受来自别的网站的请求。", "Requests from another site are not accepted."))
	}
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
