package storetest

import (
	"bytes"
	"context"
	"slices"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
)

// AddPasskey implements account.PasskeyStore.
func (m *MemoryAccount) AddPasskey(ctx context.Context, k account.Passkey, most int) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	own := 0
	for _, o := range m.passkeys {
		if bytes.Equal(o.Credential, k.Credential) {
			return false, ctx.Err()
		}
		if o.Account == k.Account {
			own++
		}
	}
	if own >= most {
		return false, ctx.Err()
	}
	m.passkeys = append(m.passkeys, k)
	return true, ctx.Err()
}

// at returns the place of the passkey with a credential, -1 for none.
func (m *MemoryAccount) at(credential []byte) int {
	return slices.IndexFunc(m.passkeys, func(k account.Passkey) bool { return bytes.Equal(k.Credential, credential) })
}

// Passkey implements account.PasskeyStore.
func (m *MemoryAccount) Passkey(ctx context.Context, credential []byte) (account.Passkey, account.User, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.at(credential)
	if i < 0 {
		return account.Passkey{}, account.User{}, false, ctx.Err()
	}
	u, found := m.user(m.find(m.passkeys[i].Account))
	return m.passkeys[i], u, found, ctx.Err()
}

// Passkeys implements account.PasskeyStore.
func (m *MemoryAccount) Passkeys(ctx context.Context, id string) ([]account.Passkey, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []account.Passkey
	for _, k := range m.passkeys {
		if k.Account == id {
			list = append(list, k)
		}
	}
	return list, ctx.Err()
}

// UsePasskey implements account.PasskeyStore.
func (m *MemoryAccount) UsePasskey(ctx context.Context, k account.Passkey) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.at(k.Credential)
	if i < 0 || m.passkeys[i].SignCount != 0 && m.passkeys[i].SignCount >= k.SignCount {
		return false, ctx.Err()
	}
	m.passkeys[i].Record, m.passkeys[i].SignCount, m.passkeys[i].UsedAt = k.Record, k.SignCount, k.UsedAt
	return true, ctx.Err()
}

// RemovePasskey implements account.PasskeyStore.
func (m *MemoryAccount) RemovePasskey(ctx context.Context, id, owner string) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	before := len(m.passkeys)
	m.passkeys = slices.DeleteFunc(m.passkeys, func(k account.Passkey) bool { return k.ID == id && k.Account == owner })
	return len(m.passkeys) < before, ctx.Err()
}

// AddChallenge implements account.PasskeyStore.
func (m *MemoryAccount) AddChallenge(ctx context.Context, c account.Challenge) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.challenges[c.Hash] = c
	return ctx.Err()
}

// UseChallenge implements account.PasskeyStore.
func (m *MemoryAccount) UseChallenge(ctx context.Context, h account.Hash, now time.Time) (account.Challenge, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c, found := m.challenges[h]
	if !found || !c.ExpiresAt.After(now) {
		return account.Challenge{}, false, ctx.Err()
	}
	delete(m.challenges, h)
	return c, true, ctx.Err()
}
