package account

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Session is a signed-in browser.
type Session struct {
	Hash      Hash // of its token
	Account   string
	StartedAt time.Time
	SeenAt    time.Time // at most a few minutes ago when it is in use
	ExpiresAt time.Time // however much it is used
}

// StartSession signs a browser in and returns its token, which only its cookie may
// hold, and how long that may be kept.
func (r *Registry) StartSession(ctx context.Context, account string) (token string, life time.Duration, err error) {
	if token, err = newToken(r.config.Random); err != nil {
		return "", 0, fault.Wrap("make a session", err)
	}
	now := r.now()
	s := Session{Hash: hashOf(token), Account: account, StartedAt: now, SeenAt: now, ExpiresAt: now.Add(r.config.SessionLife)}
	return token, r.config.SessionLife, wrap("keep a session", r.config.Store.AddSession(ctx, s))
}

// BySession returns the account of a session's token. A session that has ended, has
// expired or was not used for too long is Unauthenticated.
func (r *Registry) BySession(ctx context.Context, token string) (User, error) {
	_, u, err := r.session(ctx, token)
	return u, err
}

// session returns a live session with its account.
func (r *Registry) session(ctx context.Context, token string) (Session, User, error) {
	if !isToken(token) {
		return Session{}, User{}, noSession()
	}
	h := hashOf(token)
	s, u, found, err := r.config.Store.Session(ctx, h)
	now := r.now()
	switch {
	case err != nil:
		return Session{}, User{}, fault.Wrap("find a session", err)
	case !found || u.Disabled || !now.Before(s.ExpiresAt) || now.Sub(s.SeenAt) >= r.config.SessionIdle:
		return Session{}, User{}, noSession()
	}
	r.touch(r.sessions, h, s.SeenAt, now)
	return s, u, nil
}

// freshFor is how long after it signed in a browser may do without more what
// cannot be undone.
const freshFor = 10 * time.Minute

// Confirm returns the account of a session's token for something that cannot be
// undone. It wants the account's password, or a session that has just begun: who
// has a passkey or a link signs in with it again. Otherwise it is Denied.
func (r *Registry) Confirm(ctx context.Context, token, password string) (User, error) {
	s, u, err := r.session(ctx, token)
	if err != nil || r.now().Sub(s.StartedAt) < freshFor {
		return u, err
	}
	if u.Password == "" || password == "" {
		return User{}, notConfirmed()
	}
	if _, err := r.SignIn(ctx, u.Name, password); err != nil {
		if fault.Is(err, fault.Unauthenticated) {
			err = notConfirmed()
		}
		return User{}, err
	}
	return u, nil
}

func notConfirmed() error {
	return fault.New(fault.Denied, "confirm", i18n.T("请给出现在的密码，或者重新登录后在 10 分钟内再做一次。", "Give the account's password, or sign in again and do it within 10 minutes."))
}

// EndSessions signs all browsers of an account out and makes its sign-in links
// useless.
func (r *Registry) EndSessions(ctx context.Context, id string) error {
	found, err := r.config.Store.ChangeUser(ctx, id, UserChange{EndSessions: true})
	return wanted("end the sessions", found, err)
}

// EndSession signs a browser out, on all nodes at once.
func (r *Registry) EndSession(ctx context.Context, token string) error {
	if !isToken(token) {
		return nil
	}
	h := hashOf(token)
	r.mu.Lock()
	delete(r.sessions, h)
	r.mu.Unlock()
	return wrap("end a session", r.config.Store.EndSession(ctx, h))
}

// Sessions returns the signed-in browsers of an account, oldest first.
func (r *Registry) Sessions(ctx context.Context, account string) ([]Session, error) {
	list, err := r.config.Store.Sessions(ctx, account)
	return list, wrap("list the sessions", err)
}

func noSession() error {
	return fault.New(fault.Unauthenticated, "unauthorized", i18n.T("请先登录。", "Please sign in first."))
}
