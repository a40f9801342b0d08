package accountrest

import (
	"context"
	"encoding/json/jsontext"
	"net/http"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
	"github.com/wenbu-go/wenbu/internal/transport/signin"
)

// Config is what the doors need.
type Config struct {
	Desk *signin.Desk
	// Export gathers all that is kept about an account.
	Export func(ctx context.Context, u account.User) (any, error)
}

type door struct{ Config }

// Endpoints returns the doors.
func Endpoints(c Config) []gate.Endpoint {
	d := &door{c}
	var list []gate.Endpoint
	for _, r := range d.rows() {
		list = append(list, gate.Endpoint{Path: r.path, Handle: r.post.handle, Read: r.get.read})
	}
	return list
}

const base = "/api/v1/account"

// row is one address.
type row struct {
	path string
	post operation
	get  operation
}

// operation is what an address does for one verb, and how documents describe it.
type operation struct {
	summary string
	open    bool // for everybody
	in, out func() *jsonschema.Schema
	handle  func(http.ResponseWriter, *http.Request, []byte) error // POST
	read    func(http.ResponseWriter, *http.Request) error         // GET
}

// rows are all addresses.
func (d *door) rows() []row {
	return []row{
		{path: base, get: looking(d, "Who is signed in.", d.me)},
		{path: base + "/signup", post: opened(d, "Make an account and sign in.", d.signUp)},
		{path: base + "/signin", post: opened(d, "Sign in by name and password, or by a link.", d.signIn)},
		{path: base + "/signup/passkey", post: opened(d, "Make an account by a passkey that the browser made.", d.passkeySignUp)},
		{path: base + "/signup/passkey/question", post: opened(d, "Begin to make an account by a passkey.", d.passkeySignUpQuestion)},
		{path: base + "/signin/passkey", post: opened(d, "Sign in by a passkey's answer.", d.passkeySignIn)},
		{path: base + "/signin/passkey/question", post: opened(d, "Begin to sign in by a passkey.", d.passkeyQuestion)},
		{path: base + "/passkeys", get: looking(d, "List the passkeys.", d.passkeys), post: signedIn(d, "Keep a passkey that the browser made.", d.keepPasskey)},
		{path: base + "/passkeys/question", post: signedIn(d, "Begin to make a passkey.", d.newPasskeyQuestion)},
		{path: base + "/passkeys/remove", post: signedIn(d, "Remove a passkey.", d.removePasskey)},
		{path: base + "/signout", post: opened(d, "Sign out.", d.signOut)},
		{path: base + "/signout/everywhere", post: signedIn(d, "Sign all browsers out.", d.signOutEverywhere)},
		{path: base + "/password", post: signedIn(d, "Change the password and sign all other browsers out.", d.setPassword)},
		{path: base + "/keys", get: looking(d, "List the API keys, without their texts.", d.keys), post: signedIn(d, "Make an API key; it is shown this once.", d.newKey)},
		{path: base + "/keys/revoke", post: signedIn(d, "Revoke an API key for ever.", d.revokeKey)},
		{path: base + "/balance", get: looking(d, "Credits, free calls that are left, and prices.", d.balance)},
		{path: base + "/usage", get: looking(d, "The newest calls of the hub; limit says how many, at most 1000.", d.usage)},
		{path: base + "/redeem", post: signedIn(d, "Redeem a code.", d.redeem)},
		{path: base + "/export", get: looking(d, "Everything that is kept about the account.", d.export)},
		{path: base + "/delete", post: signedIn(d, "Delete the account.", d.remove)},
	}
}

// request is one request with what was found out about it.
type request struct {
	*http.Request
	w    http.ResponseWriter
	user account.User // of a signed-in request
}

// nothing is the body of a request that says all by its address.
type nothing struct{}

// opened is a door for everybody that takes a body of type In.
func opened[In, Out any](d *door, summary string, do func(r *request, in In) (Out, error)) operation {
	decoder := schema.NewDecoder[In]()
	return operation{summary: summary, open: true, in: decoder.Schema, out: schema.For[Out],
		handle: func(w http.ResponseWriter, r *http.Request, body []byte) error {
			if err := d.Desk.Gate.SameSite(r); err != nil {
				return err
			}
			return answer(&request{Request: r, w: w}, decoder, body, do)
		}}
}

// signedIn is a door for people who are signed in that takes a body of type In.
func signedIn[In, Out any](d *door, summary string, do func(r *request, in In) (Out, error)) operation {
	decoder := schema.NewDecoder[In]()
	return operation{summary: summary, in: decoder.Schema, out: schema.For[Out],
		handle: func(w http.ResponseWriter, r *http.Request, body []byte) error {
			u, err := d.Desk.User(r)
			if err != nil {
				return err
			}
			return answer(&request{r, w, u}, decoder, body, do)
		}}
}

func answer[In, Out any](r *request, decoder *schema.Decoder[In], body []byte, do func(r *request, in In) (Out, error)) error {
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

// looking is a door for people who are signed in, to look.
func looking[Out any](d *door, summary string, do func(r *request) (Out, error)) operation {
	return operation{summary: summary, out: schema.For[Out], read: func(w http.ResponseWriter, r *http.Request) error {
		u, err := d.Desk.User(r)
		if err != nil {
			return err
		}
		out, err := do(&request{r, w, u})
		if err != nil {
			return err
		}
		problem.WriteJSON(w, http.StatusOK, out)
		return nil
	}}
}
