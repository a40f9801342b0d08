package site

import (
	"net/url"
	"strings"

	"github.com/wenbu-go/wenbu/internal/account"
)

// signBody is what the pages to sign up and in show.
type signBody struct {
	Next     string
	Passkey  string // what a passkey is for here: signup, signin
	Policy   account.Policy
	Insecure bool // the browser will not keep a session: neither https nor this machine
}

func newSignBody(x *visit) (any, error) {
	return signBody{Next: x.next(), Passkey: x.view.Name, Policy: x.site.cfg.People.Desk.People.Policy(), Insecure: x.insecure()}, nil
}

// insecure reports whether the page came to the browser by plain http from another
// machine: then browsers take no session's cookie.
func (x *visit) insecure() bool {
	if x.site.cfg.Origin == nil {
		return false
	}
	u, err := url.Parse(x.site.cfg.Origin(x.Request))
	if err != nil || u.Scheme == "https" {
		return false
	}
	host := u.Hostname()
	return host != "localhost" && !strings.HasSuffix(host, ".localhost") && !strings.HasPrefix(host, "127.") && host != "::1"
}

// signUpPage makes an account.
func signUpPage() *page {
	return &page{
		name: "signup", path: "/sign-up/", island: "account", texts: []string{"passkey"},
		personal: &personal{load: newSignBody, acts: map[string]act{"sign-up": signUp}},
	}
}

func signUp(x *visit) (string, error) {
	_, err := x.site.cfg.People.Desk.SignUp(x.w, x.Request, account.SignUp{
		Name: x.form("name"), Password: x.PostForm.Get("password"), Invite: x.form("invite"),
	})
	return x.next(), err
}

// signInPage signs in by password, passkey or link. A link's secret stands behind
// the address's #, which browsers send to nobody: the front end puts it into the
// form, and where there is none the person does.
func signInPage() *page {
	return &page{
		name: "signin", path: "/sign-in/", island: "account", texts: []string{"passkey"},
		personal: &personal{load: newSignBody, acts: map[string]act{"sign-in": signIn, "link": signInByLink}},
	}
}

func signIn(x *visit) (string, error) {
	_, err := x.site.cfg.People.Desk.SignIn(x.w, x.Request, x.form("name"), x.PostForm.Get("password"))
	return x.next(), err
}

// signInByLink takes the whole address of a link, or its secret alone.
func signInByLink(x *visit) (string, error) {
	link := x.form("link")
	_, err := x.site.cfg.People.Desk.SignInByLink(x.w, x.Request, link[strings.LastIndexByte(link, '#')+1:])
	return x.next(), err
}
