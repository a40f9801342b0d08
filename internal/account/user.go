package account

import (
	"regexp"
	"time"
)

// User is an account.
type User struct {
	ID        string // also the account's name in the ledger and the forum
	Name      string // what it signs in by; unique whatever the case of its letters
	Password  string // encoded by encodePassword; "" = it has none
	Operator  bool   // may do what an operator may
	Disabled  bool   // none of its credentials is accepted
	CreatedAt time.Time
}

// nameForm is what a name may be: ASCII, so that no two names look the same.
var nameForm = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._@+-]{0,63}$`)

// Policy says who may sign up.
type Policy string

// The policies.
const (
	Open    Policy = "open"
	Invited Policy = "invite"
	Closed  Policy = "closed"
)

// Cookie is how a session's token is kept in a browser.
type Cookie struct {
	Name     string // with __Host- a browser takes it only with Secure, Path "/" and no Domain
	Path     string
	Secure   bool
	HTTPOnly bool
	SameSite string
}

// SessionCookie returns the cookie of a browser that somebody is signed in at.
func SessionCookie() Cookie {
	return Cookie{Name: "__Host-wenbu", Path: "/", Secure: true, HTTPOnly: true, SameSite: "Lax"}
}

// BrowserCookie returns the cookie of a browser that keeps conversations on the
// server without an account. On plain http, which is this machine alone, it is one
// that every client sends back.
func BrowserCookie(secure bool) Cookie {
	c := Cookie{Name: "wenbu-browser", Path: "/", Secure: secure, HTTPOnly: true, SameSite: "Lax"}
	if secure {
		c.Name = "__Host-" + c.Name
	}
	return c
}
