package accountrest

import (
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/internal/account"
)

type passkeySignUpInput struct {
	Name   string `json:"name" doc:"1 to 64 ASCII letters, digits and . _ - + @."`
	Invite string `json:"invite,omitzero" doc:"Where signing up needs one."`
}

type responseInput struct {
	Response jsontext.Value `json:"response" doc:"The browser's PublicKeyCredential as JSON."`
}

type passkeyInput struct {
	Name     string         `json:"name,omitzero" doc:"At most 38 characters."`
	Response jsontext.Value `json:"response" doc:"The browser's PublicKeyCredential as JSON."`
}

// question is what a browser is asked with, once and within five minutes.
type question struct {
	Options any `json:"options" doc:"Options of Web Authentication as JSON."`
}

func asking(options any, err error) (question, error) { return question{options}, err }

// passkey is a passkey as its owner sees it.
type passkey struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	CreatedAt string `json:"created_at"`
	UsedAt    string `json:"last_used_at,omitzero"`
}

func describePasskey(k account.Passkey) passkey {
	return passkey{k.ID, k.Name, stamp(k.CreatedAt), stamp(k.UsedAt)}
}

type passkeyList struct {
	Passkeys []passkey `json:"passkeys"`
}

func (d *door) passkeySignUpQuestion(r *request, in passkeySignUpInput) (question, error) {
	return asking(d.Desk.PasskeySignUp(r.Request, account.SignUp{Name: in.Name, Invite: in.Invite}))
}

func (d *door) passkeySignUp(r *request, in responseInput) (signedInAnswer, error) {
	return describing(d.Desk.SignUpByPasskey(r.w, r.Request, in.Response))
}

func (d *door) passkeyQuestion(r *request, _ nothing) (question, error) {
	return asking(d.Desk.PasskeyQuestion(r.Request))
}

func (d *door) passkeySignIn(r *request, in responseInput) (signedInAnswer, error) {
	return describing(d.Desk.SignInByPasskey(r.w, r.Request, in.Response))
}

func (d *door) newPasskeyQuestion(r *request, _ nothing) (question, error) {
	return asking(d.Desk.NewPasskey(r.Request, r.user))
}

func (d *door) keepPasskey(r *request, in passkeyInput) (passkey, error) {
	k, err := d.Desk.KeepPasskey(r.Request, r.user, in.Name, in.Response)
	return describePasskey(k), err
}

func (d *door) passkeys(r *request) (passkeyList, error) {
	list, err := d.Desk.People.Passkeys(r.Context(), r.user.ID)
	out := passkeyList{make([]passkey, len(list))}
	for i, k := range list {
		out.Passkeys[i] = describePasskey(k)
	}
	return out, err
}

func (d *door) removePasskey(r *request, in idInput) (nothing, error) {
	return nothing{}, d.Desk.People.RemovePasskey(r.Context(), r.user, in.ID)
}
