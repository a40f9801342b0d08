package accountrest

import (
	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
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
	return describing(d.Desk.SignUp(r.w, r.Request, account.SignUp{Name: in.Name, Password: in.Password, Invite: in.Invite}))
}

func (d *door) signIn(r *request, in signInInput) (signedInAnswer, error) {
	switch byLink := in.Link != ""; {
	case byLink == (in.Name != "" || in.Password != ""):
		return signedInAnswer{}, fault.InvalidField("", "custom", i18n.T("请给出账户名和密码，或者登录链接。", "Send name and password, or a link."))
	case byLink:
		return describing(d.Desk.SignInByLink(r.w, r.Request, in.Link))
	}
	return describing(d.Desk.SignIn(r.w, r.Request, in.Name, in.Password))
}

func (d *door) signOut(r *request, _ nothing) (nothing, error) {
	return nothing{}, d.Desk.SignOut(r.w, r.Request)
}

func (d *door) signOutEverywhere(r *request, _ nothing) (nothing, error) {
	return nothing{}, d.Desk.SignOutEverywhere(r.w, r.Request, r.user)
}

func (d *door) setPassword(r *request, in passwordInput) (signedInAnswer, error) {
	return describing(d.Desk.SetPassword(r.w, r.Request, r.user, in.Current, in.Password))
}

// describing is describe for what can fail.
func describing(u account.User, err error) (signedInAnswer, error) {
	if err != nil {
		return signedInAnswer{}, err
	}
	return describe(u), nil
}
