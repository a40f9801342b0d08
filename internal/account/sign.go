package account

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// SignUp is what somebody sends to get an account.
type SignUp struct {
	Name     string
	Password string
	Invite   string // "" for none
	Address  string // where it comes from, to be counted
}

// SignUp makes an account. Whoever calls it opens the account in the ledger. Its
// errors are Invalid, Denied by the policy or for the invitation, Conflict for a
// name that is taken, RateLimited. Only what could succeed is counted.
func (r *Registry) SignUp(ctx context.Context, s SignUp) (User, error) {
	switch {
	case r.config.Policy == Closed:
		return User{}, closed()
	case !nameForm.MatchString(s.Name):
		return User{}, badName()
	case !validPassword(s.Password, s.Name):
		return User{}, badPassword()
	}
	invite, err := r.admits(ctx, s)
	if err != nil {
		return User{}, err
	}
	if r.config.SignUps != nil {
		if err := r.config.SignUps.SignUp(ctx, s.Address); err != nil {
			return User{}, err
		}
	}
	u := User{ID: r.config.NewID(), Name: s.Name, CreatedAt: r.now()}
	if u.Password, err = r.encode(ctx, s.Password); err != nil {
		return User{}, err
	}
	return u, r.add(ctx, u, invite)
}

// admits looks whether a sign-up can succeed and returns the invitation it uses.
func (r *Registry) admits(ctx context.Context, s SignUp) (*Hash, error) {
	if _, found, err := r.config.Store.UserNamed(ctx, s.Name); err != nil || found {
		if err != nil {
			return nil, fault.Wrap("find an account", err)
		}
		return nil, nameTaken()
	}
	if r.config.Policy != Invited {
		return nil, nil
	}
	if s.Invite == "" {
		return nil, fault.New(fault.Denied, "invite_needed", i18n.T("注册需要邀请码。", "Signing up needs an invitation."))
	}
	if !wellFormed(s.Invite, prefixInvite) {
		return nil, badInvite()
	}
	h := hashOf(s.Invite)
	i, found, err := r.config.Store.Invite(ctx, h)
	switch {
	case err != nil:
		return nil, fault.Wrap("find an invitation", err)
	case !found || i.UsedBy != "" || !r.now().Before(i.ExpiresAt):
		return nil, badInvite()
	}
	return &h, nil
}

// SignIn returns the account of a name and a password. It takes as long for a name
// that nobody has. Its error is Unauthenticated, the same for everything that can
// be wrong, or RateLimited after too many tries of the name.
func (r *Registry) SignIn(ctx context.Context, name, password string) (User, error) {
	if err := r.brake.try(name, r.now()); err != nil {
		return User{}, err
	}
	u, found, err := r.config.Store.UserNamed(ctx, name)
	if err != nil {
		return User{}, fault.Wrap("find an account", err)
	}
	if !found {
		u = User{}
	}
	if len(password) > 4*MaxPassword {
		password = "" // too long to be one; short work like any other
	}
	if err := r.hashes.enter(ctx); err != nil {
		return User{}, err
	}
	same, stale, err := r.config.Strength.matches(u.Password, password)
	r.hashes.leave()
	switch {
	case err != nil:
		return User{}, fault.Wrap("check a password", err)
	case !same || u.Disabled:
		return User{}, wrongSignIn()
	}
	r.brake.right(name)
	if stale {
		r.renew(ctx, u, password)
	}
	return u, nil
}

// renew keeps a password anew with the strength of today. When that fails the old
// one stays good.
func (r *Registry) renew(ctx context.Context, u User, password string) {
	encoded, err := r.encode(ctx, password)
	if err == nil {
		_, _ = r.config.Store.ChangeUser(ctx, u.ID, UserChange{Password: &encoded, PasswordWas: &u.Password})
	}
}

// SetPassword changes an account's password and ends its sessions. current is what
// it is now, and is not asked for when it has none.
func (r *Registry) SetPassword(ctx context.Context, id, current, password string) error {
	u, err := r.User(ctx, id)
	if err != nil {
		return err
	}
	if u.Password != "" {
		if _, err := r.SignIn(ctx, u.Name, current); err != nil {
			return err
		}
	}
	if !validPassword(password, u.Name) {
		return badPassword()
	}
	encoded, err := r.encode(ctx, password)
	if err != nil {
		return err
	}
	found, err := r.config.Store.ChangeUser(ctx, id, UserChange{Password: &encoded, EndSessions: true})
	return wanted("change a password", found, err)
}

func (r *Registry) encode(ctx context.Context, password string) (string, error) {
	if err := r.hashes.enter(ctx); err != nil {
		return "", err
	}
	defer r.hashes.leave()
	encoded, err := encodePassword(r.config.Random, password, r.config.Strength)
	return encoded, wrap("keep a password", err)
}

// linkLife is how long a sign-in link is good for.
const linkLife = 15 * time.Minute

// Link lets one browser sign in to an account, once.
type Link struct {
	Hash      Hash
	Account   string
	ExpiresAt time.Time
}

// NewLink makes a sign-in link and returns its secret, which cannot be shown again.
func (r *Registry) NewLink(ctx context.Context, account string) (secret string, expires time.Time, err error) {
	if secret, err = newText(r.config.Random, prefixLink); err != nil {
		return "", time.Time{}, fault.Wrap("make a link", err)
	}
	l := Link{Hash: hashOf(secret), Account: account, ExpiresAt: r.now().Add(linkLife)}
	return secret, l.ExpiresAt, wrap("keep a link", r.config.Store.AddLink(ctx, l))
}

// SignInByLink returns the account of a link and uses the link up.
func (r *Registry) SignInByLink(ctx context.Context, secret string) (User, error) {
	if !wellFormed(secret, prefixLink) {
		return User{}, badLink()
	}
	u, found, err := r.config.Store.UseLink(ctx, hashOf(secret), r.now())
	switch {
	case err != nil:
		return User{}, fault.Wrap("use a link", err)
	case !found || u.Disabled:
		return User{}, badLink()
	}
	return u, nil
}

// Invite lets one person sign up where that needs an invitation.
type Invite struct {
	Hash      Hash
	ID        string
	MadeAt    time.Time
	ExpiresAt time.Time
	UsedBy    string // account, "" when unused
}

const (
	inviteLife = 30 * 24 * time.Hour
	maxInvites = 1000 // of one making
)

// NewInvites makes invitations and returns their texts, which cannot be shown again.
func (r *Registry) NewInvites(ctx context.Context, count int) ([]string, error) {
	if count < 1 || count > maxInvites {
		return nil, fault.InvalidField("count", "invalid_value", i18n.T("一次可生成 1 到 1000 个邀请码。", "Make 1 to 1000 invitations at once."))
	}
	now := r.now()
	texts, list := make([]string, count), make([]Invite, count)
	for i := range list {
		text, err := newText(r.config.Random, prefixInvite)
		if err != nil {
			return nil, fault.Wrap("make an invitation", err)
		}
		texts[i], list[i] = text, Invite{Hash: hashOf(text), ID: r.config.NewID(), MadeAt: now, ExpiresAt: now.Add(inviteLife)}
	}
	return texts, wrap("keep the invitations", r.config.Store.AddInvites(ctx, list))
}

// Invites returns all invitations in the order of their making.
func (r *Registry) Invites(ctx context.Context) ([]Invite, error) {
	list, err := r.config.Store.Invites(ctx)
	return list, wrap("list the invitations", err)
}

// Policy returns who may sign up.
func (r *Registry) Policy() Policy { return r.config.Policy }

func closed() error {
	return fault.New(fault.Denied, "signup_closed", i18n.T("这里不开放注册，请联系站点的管理者。", "Sign-up is closed here; ask whoever runs this site."))
}

func badPassword() error {
	return fault.InvalidField("password", "invalid_value", i18n.T("密码须有 8–256 个字符，且不能与账户名相同。", "A password has 8 to 256 characters and is not the name."))
}

func wrongSignIn() error {
	return fault.New(fault.Unauthenticated, "sign_in", i18n.T("账户名或密码不对。", "The name or the password is wrong."))
}

func badLink() error {
	return fault.New(fault.Unauthenticated, "sign_in", i18n.T("这个登录链接不对、已用过或已过期。", "This sign-in link is wrong, used or expired."))
}
