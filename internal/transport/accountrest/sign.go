package accountrest

import (
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

type signUpInput struct {
	Name     string `json:"name" doc:"1 to 64 ASCII letters, digits and . _ - + @."`
	Password string `json:"password" doc:"8 to 256 characters."`
	Invite   string `json:"invite,omitzero" doc:"Where signing up needs one."`
}

type signInInput struct {
	Name     string `json:"name,omitzero"`
	Password string `json:"password,omitzero"`
	Link     string `json:"link,omitzero" doc:"The secret of a sign-in link, in place of name and password."`
}

type passwordInput struct {
	Current  string `json:"current,omitzero" doc:"Not needed when the account has no password."`
	Password string `json:"password" doc:"8 to 256 characters."`
}

// who is an account as its owner sees it.
type who struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Operator  bool   `json:"operator"`
	Password  bool   `json:"has_password"`
	CreatedAt string `json:"created_at"`
}

type signedInAnswer struct {
	Account who `json:"account"`
}

func describe(u account.User) signedInAnswer {
	return signedInAnswer{who{u.ID, u.Name, u.Operator, u.Password != "", stamp(u.CreatedAt)}}
}

func (d *door) me(r *request) (signedInAnswer, error) { return describe(r.user), nil }

func (d *door) signUp(r *request, in signUpInput) (signedInAnswer, error) {
	u, err := d.People.SignUp(r.Context(), account.SignUp{Name: in.Name, Password: in.Password, Invite: in.Invite, Address: gate.Address(r.Context())})
	if err != nil {
		return signedInAnswer{}, err
	}
	if err := d.Book.Open(r.Context(), u.ID); err != nil {
		return signedInAnswer{}, err
	}
	return d.start(r, u)
}

func (d *door) signIn(r *request, in signInInput) (signedInAnswer, error) {
	if err := d.MayTry(r.Request); err != nil {
		return signedInAnswer{}, err
	}
	if (in.Link == "") == (in.Name == "" && in.Password == "") {
		f := fault.New(fault.Invalid, "", i18n.T("请给出账户名和密码，或者登录链接。", "Send name and password, or a link."))
		f.Fields = []fault.Field{{Path: "", Code: "custom", Message: f.Msg.En}}
		return signedInAnswer{}, f
	}
	u, err := d.identify(r, in)
	if fault.Is(err, fault.Unauthenticated) {
		if limited := d.CountFailure(r.Request); limited != nil {
			return signedInAnswer{}, limited
		}
	}
	if err != nil {
		return signedInAnswer{}, err
	}
	return d.start(r, u)
}

func (d *door) identify(r *request, in signInInput) (account.User, error) {
	if in.Link != "" {
		return d.People.SignInByLink(r.Context(), in.Link)
	}
	return d.People.SignIn(r.Context(), in.Name, in.Password)
}

// start signs the browser in. A session that it had before ends, so that nobody can
// give it one to share.
func (d *door) start(r *request, u account.User) (signedInAnswer, error) {
	if err := d.People.EndSession(r.Context(), token(r.Request)); err != nil {
		return signedInAnswer{}, err
	}
	secret, life, err := d.People.StartSession(r.Context(), u.ID)
	if err != nil {
		return signedInAnswer{}, err
	}
	setCookie(r.w, secret, life)
	return describe(u), nil
}

// signOut ends the session; without one there is nothing to do.
func (d *door) signOut(r *request, _ nothing) (nothing, error) {
	if err := d.People.EndSession(r.Context(), token(r.Request)); err != nil {
		return nothing{}, err
	}
	setCookie(r.w, "", -1)
	return nothing{}, nil
}

// setPassword changes the password, which ends all sessions, and signs this browser
// in again.
func (d *door) setPassword(r *request, in passwordInput) (signedInAnswer, error) {
	if err := d.MayTry(r.Request); err != nil {
		return signedInAnswer{}, err
	}
	err := d.People.SetPassword(r.Context(), r.user.ID, in.Current, in.Password)
	if fault.Is(err, fault.Unauthenticated) {
		if limited := d.CountFailure(r.Request); limited != nil {
			return signedInAnswer{}, limited
		}
		f := fault.New(fault.Invalid, "", i18n.T("现在的密码不对。", "The current password is wrong."))
		f.Fields = []fault.Field{{Path: "current", Code: "invalid_value", Message: f.Msg.En}}
		return signedInAnswer{}, f
	}
	if err != nil {
		return signedInAnswer{}, err
	}
	u, err := d.People.User(r.Context(), r.user.ID)
	if err != nil {
		return signedInAnswer{}, err
	}
	return d.start(r, u)
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
