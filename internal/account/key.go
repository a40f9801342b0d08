package account

import (
	"context"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Kind is a kind of API key.
type Kind string

// The kinds of key.
const (
	Personal Kind = "personal" // a person's own programs
	Agent    Kind = "agent"    // somebody's agent, which is limited and known by the key's name
)

const (
	// MaxKeys is how many live keys an account may have.
	MaxKeys = 20
	// MaxKeyName is how many characters a key's name has at most; with the mark of
	// agents behind it, it still is a name on the forum.
	MaxKeyName = 38
)

// Key is an API key without its text.
type Key struct {
	ID        string
	Account   string
	Kind      Kind
	Name      string // of the agent, for an agent's key; may be ""
	Prefix    string // the first characters of its text
	Hash      Hash   // of its text
	CreatedAt time.Time
	UsedAt    time.Time // zero when it never was
	RevokedAt time.Time // zero when it is live
}

// KeyDraft is a key before it is made.
type KeyDraft struct {
	Account string
	Kind    Kind
	Name    string
}

// NewKey makes a key and returns its text, which cannot be shown again: wb_p_ or
// wb_a_, 32 random base62 characters, and their CRC-32 in six more. Its errors are
// Invalid, and Conflict when the account has MaxKeys live ones.
func (r *Registry) NewKey(ctx context.Context, d KeyDraft) (text string, k Key, err error) {
	prefix := map[Kind]string{Personal: prefixPersonal, Agent: prefixAgent}[d.Kind]
	if prefix == "" {
		return "", Key{}, fault.InvalidField("kind", "invalid_value", i18n.T("密钥的种类须为 personal 或 agent。", "The kind of a key is personal or agent."))
	}
	d.Name = norm.NFC.String(strings.TrimSpace(d.Name))
	if utf8.RuneCountInString(d.Name) > MaxKeyName || !utf8.ValidString(d.Name) || strings.ContainsFunc(d.Name, invisible) {
		return "", Key{}, fault.InvalidField("name", "invalid_value", i18n.T("密钥的名称最多 38 个字符，不能有控制字符。", "The name of a key has at most 38 characters, none of them invisible."))
	}
	if text, err = newText(r.config.Random, prefix); err != nil {
		return "", Key{}, fault.Wrap("make a key", err)
	}
	k = Key{
		ID: r.config.NewID(), Account: d.Account, Kind: d.Kind, Name: d.Name,
		Prefix: text[:shownLength], Hash: hashOf(text), CreatedAt: r.now(),
	}
	added, err := r.config.Store.AddKey(ctx, k, MaxKeys)
	switch {
	case err != nil:
		return "", Key{}, fault.Wrap("keep a key", err)
	case !added:
		return "", Key{}, fault.New(fault.Conflict, "too_many_keys", i18n.T("一个账户最多有 20 个有效的密钥，请先吊销一个。", "An account has at most 20 live keys; revoke one first."))
	}
	return text, k, nil
}

// invisible reports what a name may not hold: control and format characters, which
// hide or turn around what stands beside them. The joiner of emoji is none.
func invisible(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) && r != '\u200d'
}

// ByKey returns the live key with a text. One that is no key, unknown, revoked or of
// a disabled account is Unauthenticated; only what has the checksum of a key asks
// the store.
func (r *Registry) ByKey(ctx context.Context, text string) (Key, error) {
	if !wellFormed(text, prefixPersonal) && !wellFormed(text, prefixAgent) {
		return Key{}, noKey()
	}
	h := hashOf(text)
	k, disabled, found, err := r.config.Store.Key(ctx, h)
	switch {
	case err != nil:
		return Key{}, fault.Wrap("find a key", err)
	case !found || disabled || !k.RevokedAt.IsZero():
		return Key{}, noKey()
	}
	r.touch(r.keys, h, k.UsedAt, r.now())
	return k, nil
}

// Keys returns the keys of an account, or of all for "", in the order of their
// making, revoked ones too.
func (r *Registry) Keys(ctx context.Context, account string) ([]Key, error) {
	list, err := r.config.Store.Keys(ctx, account)
	return list, wrap("list the keys", err)
}

// RevokeKey revokes a key for ever. With an account, only one of its own is found;
// another's is NotFound like one that never was. A second time changes nothing.
func (r *Registry) RevokeKey(ctx context.Context, id, account string) (Key, error) {
	k, found, err := r.config.Store.RevokeKey(ctx, id, account, r.now())
	if err == nil && !found {
		return Key{}, fault.New(fault.NotFound, "no_such_key", i18n.T("没有这个密钥。", "There is no such key."))
	}
	return k, wrap("revoke a key", err)
}

func noKey() error {
	return fault.New(fault.Unauthenticated, "unauthorized", i18n.T("密钥不对或已吊销。", "The key is wrong or revoked."))
}
