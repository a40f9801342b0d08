package storetest

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

// MemoryAccount is an account.Store without a file.
type MemoryAccount struct {
	mu       sync.Mutex
	users    []account.User
	keys     []account.Key
	sessions map[account.Hash]account.Session
	links    map[account.Hash]account.Link
	invites  []account.Invite

	passkeys   []account.Passkey
	challenges map[account.Hash]account.Challenge
}

// NewMemoryAccount returns an empty store.
func NewMemoryAccount() account.Store {
	m := &MemoryAccount{sessions: map[account.Hash]account.Session{}, links: map[account.Hash]account.Link{}, challenges: map[account.Hash]account.Challenge{}}
	return account.Store{UserStore: m, KeyStore: m, SessionStore: m, InviteStore: m, PasskeyStore: m}
}

// AddUser implements account.UserStore.
func (m *MemoryAccount) AddUser(ctx context.Context, u account.User, invite *account.Hash) (account.Added, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if slices.ContainsFunc(m.users, func(o account.User) bool { return strings.EqualFold(o.Name, u.Name) }) {
		return account.Taken, ctx.Err()
	}
	if invite != nil {
		at := slices.IndexFunc(m.invites, func(i account.Invite) bool {
			return i.Hash == *invite && i.UsedBy == "" && i.ExpiresAt.After(u.CreatedAt)
		})
		if at < 0 {
			return account.NoInvite, ctx.Err()
		}
		m.invites[at].UsedBy = u.ID
	}
	m.users = append(m.users, u)
	return account.Done, ctx.Err()
}

// find returns the place of the account that is wanted, -1 for none.
func (m *MemoryAccount) find(id string) int {
	return slices.IndexFunc(m.users, func(u account.User) bool { return u.ID == id })
}

// user returns the account at a place.
func (m *MemoryAccount) user(at int) (account.User, bool) {
	if at < 0 {
		return account.User{}, false
	}
	return m.users[at], true
}

// User implements account.UserStore.
func (m *MemoryAccount) User(ctx context.Context, id string) (account.User, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	u, found := m.user(m.find(id))
	return u, found, ctx.Err()
}

// UserNamed implements account.UserStore.
func (m *MemoryAccount) UserNamed(ctx context.Context, name string) (account.User, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	u, found := m.user(slices.IndexFunc(m.users, func(u account.User) bool { return strings.EqualFold(u.Name, name) }))
	return u, found, ctx.Err()
}

// Users implements account.UserStore.
func (m *MemoryAccount) Users(ctx context.Context) ([]account.User, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.users), ctx.Err()
}

// ChangeUser implements account.UserStore.
func (m *MemoryAccount) ChangeUser(ctx context.Context, id string, c account.UserChange) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	at := m.find(id)
	if at < 0 || c.PasswordWas != nil && m.users[at].Password != *c.PasswordWas {
		return false, ctx.Err()
	}
	u := &m.users[at]
	if c.Password != nil {
		u.Password = *c.Password
	}
	if c.Operator != nil {
		u.Operator = *c.Operator
	}
	if c.Disabled != nil {
		u.Disabled = *c.Disabled
	}
	if c.EndSessions {
		m.forget(id)
	}
	return true, ctx.Err()
}

// forget removes the sessions and links of an account.
func (m *MemoryAccount) forget(id string) {
	for h, s := range m.sessions {
		if s.Account == id {
			delete(m.sessions, h)
		}
	}
	for h, l := range m.links {
		if l.Account == id {
			delete(m.links, h)
		}
	}
}

// DeleteUser implements account.UserStore.
func (m *MemoryAccount) DeleteUser(ctx context.Context, id string) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	at := m.find(id)
	if at < 0 {
		return false, ctx.Err()
	}
	m.users = slices.Delete(m.users, at, at+1)
	m.keys = slices.DeleteFunc(m.keys, func(k account.Key) bool { return k.Account == id })
	m.passkeys = slices.DeleteFunc(m.passkeys, func(k account.Passkey) bool { return k.Account == id })
	m.forget(id)
	return true, ctx.Err()
}

// AddKey implements account.KeyStore.
func (m *MemoryAccount) AddKey(ctx context.Context, k account.Key, most int) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	live := 0
	for _, o := range m.keys {
		if o.Account == k.Account && o.RevokedAt.IsZero() {
			live++
		}
	}
	if live >= most {
		return false, ctx.Err()
	}
	m.keys = append(m.keys, k)
	return true, ctx.Err()
}

// Key implements account.KeyStore.
func (m *MemoryAccount) Key(ctx context.Context, h account.Hash) (k account.Key, disabled, found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	at := slices.IndexFunc(m.keys, func(k account.Key) bool { return k.Hash == h })
	if at < 0 {
		return account.Key{}, false, false, ctx.Err()
	}
	u, _ := m.user(m.find(m.keys[at].Account))
	return m.keys[at], u.Disabled, true, ctx.Err()
}

// Keys implements account.KeyStore.
func (m *MemoryAccount) Keys(ctx context.Context, id string) ([]account.Key, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []account.Key
	for _, k := range m.keys {
		if id == "" || k.Account == id {
			list = append(list, k)
		}
	}
	return list, ctx.Err()
}

// RevokeKey implements account.KeyStore.
func (m *MemoryAccount) RevokeKey(ctx context.Context, id, owner string, at time.Time) (account.Key, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.keys {
		k := &m.keys[i]
		if k.ID != id || owner != "" && k.Account != owner {
			continue
		}
		if k.RevokedAt.IsZero() {
			k.RevokedAt = at
		}
		return *k, true, ctx.Err()
	}
	return account.Key{}, false, ctx.Err()
}

// Touch implements account.KeyStore.
func (m *MemoryAccount) Touch(ctx context.Context, keys, sessions map[account.Hash]time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.keys {
		if at, ok := keys[m.keys[i].Hash]; ok && m.keys[i].RevokedAt.IsZero() && at.After(m.keys[i].UsedAt) {
			m.keys[i].UsedAt = at
		}
	}
	for h, at := range sessions {
		if s, ok := m.sessions[h]; ok && at.After(s.SeenAt) {
			s.SeenAt = at
			m.sessions[h] = s
		}
	}
	return ctx.Err()
}

// AddSession implements account.SessionStore.
func (m *MemoryAccount) AddSession(ctx context.Context, s account.Session) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.sessions[s.Hash] = s
	return ctx.Err()
}

// Session implements account.SessionStore.
func (m *MemoryAccount) Session(ctx context.Context, h account.Hash) (s account.Session, u account.User, found bool, err error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, found = m.sessions[h]
	if found {
		u, found = m.user(m.find(s.Account))
	}
	return s, u, found, ctx.Err()
}

// EndSession implements account.SessionStore.
func (m *MemoryAccount) EndSession(ctx context.Context, h account.Hash) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.sessions, h)
	return ctx.Err()
}

// Sessions implements account.SessionStore.
func (m *MemoryAccount) Sessions(ctx context.Context, id string) ([]account.Session, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []account.Session
	for _, s := range m.sessions {
		if s.Account == id {
			list = append(list, s)
		}
	}
	slices.SortFunc(list, func(a, b account.Session) int { return a.StartedAt.Compare(b.StartedAt) })
	return list, ctx.Err()
}

// AddLink implements account.SessionStore.
func (m *MemoryAccount) AddLink(ctx context.Context, l account.Link) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.links[l.Hash] = l
	return ctx.Err()
}

// UseLink implements account.SessionStore.
func (m *MemoryAccount) UseLink(ctx context.Context, h account.Hash, now time.Time) (account.User, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	l, found := m.links[h]
	if !found || !l.ExpiresAt.After(now) {
		return account.User{}, false, ctx.Err()
	}
	delete(m.links, h)
	u, found := m.user(m.find(l.Account))
	return u, found, ctx.Err()
}

// Sweep implements account.SessionStore.
func (m *MemoryAccount) Sweep(ctx context.Context, now, idle time.Time, limit int) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	removed := 0
	for h, s := range m.sessions {
		if removed < limit && (!s.ExpiresAt.After(now) || !s.SeenAt.After(idle)) {
			delete(m.sessions, h)
			removed++
		}
	}
	for h, l := range m.links {
		if removed < limit && !l.ExpiresAt.After(now) {
			delete(m.links, h)
			removed++
		}
	}
	for h, c := range m.challenges {
		if removed < limit && !c.ExpiresAt.After(now) {
			delete(m.challenges, h)
			removed++
		}
	}
	return removed, ctx.Err()
}

// AddInvites implements account.InviteStore.
func (m *MemoryAccount) AddInvites(ctx context.Context, list []account.Invite) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.invites = append(m.invites, list...)
	return ctx.Err()
}

// Invite implements account.InviteStore.
func (m *MemoryAccount) Invite(ctx context.Context, h account.Hash) (account.Invite, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, i := range m.invites {
		if i.Hash == h {
			return i, true, ctx.Err()
		}
	}
	return account.Invite{}, false, ctx.Err()
}

// Invites implements account.InviteStore.
func (m *MemoryAccount) Invites(ctx context.Context) ([]account.Invite, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	list := slices.Clone(m.invites)
	slices.SortStableFunc(list, func(a, b account.Invite) int { return cmp.Compare(a.MadeAt.UnixMilli(), b.MadeAt.UnixMilli()) })
	return list, ctx.Err()
}
