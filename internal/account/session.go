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
	if !isToken(token) {
		return User{}, noSession()
	}
	h := hashOf(token)
	s, u, found, err := r.config.Store.Session(ctx, h)
	now := r.now()
	switch {
	case err != nil:
		return User{}, fault.Wrap("find a session", err)
	case !found || u.Disabled || !now.Before(s.ExpiresAt) || now.Sub(s.SeenAt) >= r.config.SessionIdle:
		return User{}, noSession()
	}
	r.touch(r.sessions, h, s.SeenAt, now)
	return u, nil
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
