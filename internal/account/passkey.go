package account

import (
	"context"
	"encoding/json/v2"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/go-webauthn/webauthn/protocol"
	"github.com/go-webauthn/webauthn/webauthn"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

const (
	// MaxPasskeys is how many passkeys an account may have.
	MaxPasskeys = 20
	// challengeLife is how long a person may take over a passkey.
	challengeLife = 5 * time.Minute
)

// Passkey is a credential of Web Authentication: the public half of a key that a
// person's device keeps.
type Passkey struct {
	ID         string
	Account    string
	Credential []byte // its id, as authenticators name it
	Record     []byte // all that is known of it: public key, sign counter, backup flags
	SignCount  uint32 // the counter at its last use; 0 when it does not count
	Name       string
	CreatedAt  time.Time
	UsedAt     time.Time // zero when it never was
}

// Challenge is a ceremony that was begun: what the server must remember until the
// browser answers, once.
type Challenge struct {
	Hash      Hash   // of the challenge
	State     []byte // see ceremony
	ExpiresAt time.Time
}

// ceremony is the state of a challenge.
type ceremony struct {
	Session webauthn.SessionData `json:"session"`
	Account string               `json:"account,omitzero"` // whose passkey is made, "" for signing in
	SignUp  SignUp               `json:"sign_up,omitzero"` // of an account that is yet to be made
}

// holder is an account as the library sees it.
type holder struct {
	id, name string
	passkeys []webauthn.Credential
}

// WebAuthnID is the handle that a passkey keeps: the account's id, which says
// nothing.
func (h holder) WebAuthnID() []byte { return []byte(h.id) }

// WebAuthnName is what the device shows.
func (h holder) WebAuthnName() string { return h.name }

// WebAuthnDisplayName is the same.
func (h holder) WebAuthnDisplayName() string { return h.name }

// WebAuthnCredentials are the account's passkeys.
func (h holder) WebAuthnCredentials() []webauthn.Credential { return h.passkeys }

// relyingParty is the site that passkeys are for, by its web origin. A passkey is
// found by its device and wants the person to be verified there.
func relyingParty(origin string) (*webauthn.WebAuthn, error) {
	u, err := url.Parse(origin)
	if err != nil {
		return nil, fault.Wrap("read an origin", err)
	}
	party, err := webauthn.New(&webauthn.Config{
		RPID: u.Hostname(), RPDisplayName: "Wenbu", RPOrigins: []string{origin},
		AuthenticatorSelection: protocol.AuthenticatorSelection{
			ResidentKey: protocol.ResidentKeyRequirementRequired, RequireResidentKey: protocol.ResidentKeyRequired(), UserVerification: protocol.VerificationRequired,
		},
	})
	return party, wrap("set up passkeys", err)
}

// begin remembers a ceremony until it is answered.
func (r *Registry) begin(ctx context.Context, c ceremony) error {
	state, err := json.Marshal(c)
	if err != nil {
		return fault.Wrap("keep a challenge", err)
	}
	return wrap("keep a challenge", r.config.Store.AddChallenge(ctx, Challenge{hashOf(c.Session.Challenge), state, r.now().Add(challengeLife)}))
}

// take returns the ceremony of a challenge, which no other answer can use again.
func (r *Registry) take(ctx context.Context, challenge string) (c ceremony, err error) {
	kept, found, err := r.config.Store.UseChallenge(ctx, hashOf(challenge), r.now())
	switch {
	case err != nil:
		return c, fault.Wrap("use a challenge", err)
	case !found:
		return c, badPasskey(nil)
	}
	return c, wrap("read a challenge", json.Unmarshal(kept.State, &c))
}

// PasskeyFor begins to make a passkey for an account, and returns what the browser
// is asked with.
func (r *Registry) PasskeyFor(ctx context.Context, origin string, u User) (any, error) {
	list, err := r.credentials(ctx, u.ID)
	if err != nil {
		return nil, err
	}
	return r.register(ctx, origin, holder{u.ID, u.Name, list}, ceremony{Account: u.ID})
}

// PasskeySignUp begins to make an account that has a passkey and no password. Its
// errors are those of SignUp.
func (r *Registry) PasskeySignUp(ctx context.Context, origin string, s SignUp) (any, error) {
	if r.config.Policy == Closed {
		return nil, closed()
	}
	if !nameForm.MatchString(s.Name) {
		return nil, badName()
	}
	if _, err := r.admits(ctx, s); err != nil {
		return nil, err
	}
	s.Password = ""
	id := r.config.NewID()
	return r.register(ctx, origin, holder{id: id, name: s.Name}, ceremony{Account: id, SignUp: s})
}

func (r *Registry) register(ctx context.Context, origin string, h holder, c ceremony) (any, error) {
	party, err := relyingParty(origin)
	if err != nil {
		return nil, err
	}
	options, session, err := party.BeginRegistration(h, webauthn.WithExclusions(webauthn.Credentials(h.passkeys).CredentialDescriptors()))
	if err != nil {
		return nil, fault.Wrap("begin a passkey", err)
	}
	c.Session = *session
	return options.Response, r.begin(ctx, c)
}

// KeepPasskey keeps the passkey that a browser made for an account.
func (r *Registry) KeepPasskey(ctx context.Context, origin string, u User, name string, response []byte) (Passkey, error) {
	c, k, err := r.created(ctx, origin, response)
	if err != nil {
		return Passkey{}, err
	}
	if c.Account != u.ID || c.SignUp.Name != "" {
		return Passkey{}, badPasskey(nil)
	}
	k.Name = name
	return k, r.keepPasskey(ctx, k)
}

// SignUpByPasskey makes the account that PasskeySignUp began. When its passkey
// cannot be kept the account is not either.
func (r *Registry) SignUpByPasskey(ctx context.Context, origin, address string, response []byte) (User, error) {
	c, k, err := r.created(ctx, origin, response)
	if err != nil {
		return User{}, err
	}
	if c.SignUp.Name == "" {
		return User{}, badPasskey(nil)
	}
	invite, err := r.admits(ctx, c.SignUp)
	if err != nil {
		return User{}, err
	}
	if r.config.SignUps != nil {
		if err := r.config.SignUps.SignUp(ctx, address); err != nil {
			return User{}, err
		}
	}
	u := User{ID: c.Account, Name: c.SignUp.Name, CreatedAt: r.now()}
	if err := r.add(ctx, u, invite); err != nil {
		return User{}, err
	}
	if err := r.keepPasskey(ctx, k); err != nil {
		_, _ = r.config.Store.DeleteUser(ctx, u.ID) // nobody could sign in to it
		return User{}, err
	}
	return u, nil
}

// created checks what a browser made.
func (r *Registry) created(ctx context.Context, origin string, response []byte) (ceremony, Passkey, error) {
	made, err := protocol.ParseCredentialCreationResponseBytes(response)
	if err != nil {
		return ceremony{}, Passkey{}, badPasskey(err)
	}
	c, err := r.take(ctx, made.Response.CollectedClientData.Challenge)
	if err != nil {
		return ceremony{}, Passkey{}, err
	}
	party, err := relyingParty(origin)
	if err != nil {
		return ceremony{}, Passkey{}, err
	}
	credential, err := party.CreateCredential(holder{id: c.Account}, c.Session, made)
	if err != nil {
		return ceremony{}, Passkey{}, badPasskey(err)
	}
	record, err := json.Marshal(credential)
	return c, Passkey{
		ID: r.config.NewID(), Account: c.Account, Credential: credential.ID, Record: record,
		SignCount: credential.Authenticator.SignCount, CreatedAt: r.now(),
	}, wrap("keep a passkey", err)
}

func (r *Registry) keepPasskey(ctx context.Context, k Passkey) error {
	k.Name = strings.TrimSpace(k.Name)
	if utf8.RuneCountInString(k.Name) > MaxKeyName || !utf8.ValidString(k.Name) || strings.ContainsFunc(k.Name, invisible) {
		return fault.InvalidField("name", "invalid_value", i18n.T("名称最多 38 个字符，不能有控制字符。", "A name has at most 38 characters, none of them invisible."))
	}
	added, err := r.config.Store.AddPasskey(ctx, k, MaxPasskeys)
	if err == nil && !added {
		return fault.New(fault.Conflict, "passkey", i18n.T("这个通行密钥已经登记过，或者账户的通行密钥已达 20 个。", "This passkey is known already, or the account has 20."))
	}
	return wrap("keep a passkey", err)
}

// PasskeyQuestion begins signing in by a passkey that the device finds, and returns
// what the browser is asked with.
func (r *Registry) PasskeyQuestion(ctx context.Context, origin string) (any, error) {
	party, err := relyingParty(origin)
	if err != nil {
		return nil, err
	}
	options, session, err := party.BeginDiscoverableLogin(webauthn.WithUserVerification(protocol.VerificationRequired))
	if err != nil {
		return nil, fault.Wrap("begin to sign in by a passkey", err)
	}
	return options.Response, r.begin(ctx, ceremony{Session: *session})
}

// SignInByPasskey returns the account of the passkey that a browser answers with. A
// passkey whose counter went back is refused: it may have been copied.
func (r *Registry) SignInByPasskey(ctx context.Context, origin string, response []byte) (User, error) {
	answer, err := protocol.ParseCredentialRequestResponseBytes(response)
	if err != nil {
		return User{}, badPasskey(err)
	}
	c, err := r.take(ctx, answer.Response.CollectedClientData.Challenge)
	if err != nil {
		return User{}, err
	}
	party, err := relyingParty(origin)
	if err != nil {
		return User{}, err
	}
	k, u, found, err := r.config.Store.Passkey(ctx, answer.RawID)
	if err != nil {
		return User{}, fault.Wrap("find a passkey", err)
	}
	if !found || u.Disabled || c.Account != "" {
		return User{}, badPasskey(nil)
	}
	known, err := k.credential()
	if err != nil {
		return User{}, err
	}
	of := func(_, _ []byte) (webauthn.User, error) {
		return holder{u.ID, u.Name, []webauthn.Credential{known}}, nil
	}
	_, used, err := party.ValidatePasskeyLogin(of, c.Session, answer)
	if err != nil || used.Authenticator.CloneWarning {
		return User{}, badPasskey(err)
	}
	if k.Record, err = json.Marshal(used); err != nil {
		return User{}, fault.Wrap("keep a passkey", err)
	}
	k.SignCount, k.UsedAt = used.Authenticator.SignCount, r.now()
	fresh, err := r.config.Store.UsePasskey(ctx, k)
	if err == nil && !fresh {
		return User{}, badPasskey(nil)
	}
	return u, wrap("note the use of a passkey", err)
}

func (k Passkey) credential() (c webauthn.Credential, err error) {
	return c, wrap("read a passkey", json.Unmarshal(k.Record, &c))
}

// credentials are the passkeys of an account as the library keeps them.
func (r *Registry) credentials(ctx context.Context, id string) ([]webauthn.Credential, error) {
	list, err := r.Passkeys(ctx, id)
	if err != nil {
		return nil, err
	}
	var out []webauthn.Credential
	for _, k := range list {
		c, err := k.credential()
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

// Passkeys returns the passkeys of an account in the order of their making.
func (r *Registry) Passkeys(ctx context.Context, id string) ([]Passkey, error) {
	list, err := r.config.Store.Passkeys(ctx, id)
	return list, wrap("list the passkeys", err)
}

// RemovePasskey removes a passkey of an account, but not the last way to sign in.
func (r *Registry) RemovePasskey(ctx context.Context, u User, id string) error {
	list, err := r.Passkeys(ctx, u.ID)
	if err != nil {
		return err
	}
	if u.Password == "" && len(list) == 1 && list[0].ID == id {
		return fault.New(fault.Conflict, "last_passkey", i18n.T("这是唯一的登录方式，请先设置密码或另加一个通行密钥。", "This is the only way to sign in; set a password or add another passkey first."))
	}
	found, err := r.config.Store.RemovePasskey(ctx, id, u.ID)
	if err == nil && !found {
		return fault.New(fault.NotFound, "no_such_passkey", i18n.T("没有这个通行密钥。", "There is no such passkey."))
	}
	return wrap("remove a passkey", err)
}

func badPasskey(err error) error {
	return &fault.Error{Kind: fault.Unauthenticated, Reason: "passkey", Err: err,
		Msg: i18n.T("这个通行密钥没有通过验证，或者等得太久。请再试一次，或换一种方式登录。", "The passkey was not accepted, or it took too long. Try again, or sign in another way.")}
}
