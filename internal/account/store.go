package account

import (
	"context"
	"time"
)

// Store is where a Registry keeps everything. One method of its parts is one atomic
// change, durable when the method returns nil. Times have whole milliseconds.
// storetest.Account is the contract as tests.
type Store struct {
	UserStore
	KeyStore
	SessionStore
	InviteStore
	PasskeyStore
}

// UserStore keeps accounts.
type UserStore interface {
	// AddUser adds an account and, when invite is not nil, uses up that invitation,
	// which must be unused, not revoked and not expired.
	AddUser(ctx context.Context, u User, invite *Hash) (Added, error)

	// User returns an account by its id.
	User(ctx context.Context, id string) (u User, found bool, err error)

	// UserNamed returns an account by its name, in whatever case.
	UserNamed(ctx context.Context, name string) (u User, found bool, err error)

	// Users returns all accounts in the order of their making.
	Users(ctx context.Context) ([]User, error)

	// ChangeUser changes an account; found is false, and nothing is changed, when
	// there is none or its password is no longer the one the change was made for.
	ChangeUser(ctx context.Context, id string, c UserChange) (found bool, err error)

	// DeleteUser removes an account with its keys, sessions and links.
	DeleteUser(ctx context.Context, id string) (found bool, err error)
}

// Added is what became of an AddUser.
type Added uint8

// The outcomes of AddUser.
const (
	Done     Added = iota
	Taken          // another account has the name
	NoInvite       // the invitation cannot be used
)

// UserChange names what changes in an account; nil leaves a part as it is.
type UserChange struct {
	Password    *string
	PasswordWas *string // when set, the change is made only while it is this
	Operator    *bool
	Disabled    *bool
	EndSessions bool // and remove its links
}

// KeyStore keeps API keys.
type KeyStore interface {
	// AddKey adds a key unless its account has that many live ones.
	AddKey(ctx context.Context, k Key, most int) (added bool, err error)

	// Key returns a key, revoked or not, by the hash of its text; disabled says
	// whether its account is.
	Key(ctx context.Context, h Hash) (k Key, disabled, found bool, err error)

	// Keys returns the keys of an account, or all keys for "", in the order of their
	// making.
	Keys(ctx context.Context, account string) ([]Key, error)

	// RevokeKey revokes a key and returns it as it now is. With an account, only one
	// of its own is found.
	RevokeKey(ctx context.Context, id, account string, at time.Time) (k Key, found bool, err error)

	// Touch notes when keys and sessions were used. What was revoked, ended or used
	// later stays as it is.
	Touch(ctx context.Context, keys, sessions map[Hash]time.Time) error
}

// SessionStore keeps signed-in browsers and links to sign in by.
type SessionStore interface {
	// AddSession adds a session.
	AddSession(ctx context.Context, s Session) error

	// Session returns a session and its account by the hash of its token.
	Session(ctx context.Context, h Hash) (s Session, u User, found bool, err error)

	// EndSession removes a session; one that is not there is no error.
	EndSession(ctx context.Context, h Hash) error

	// Sessions returns the sessions of an account, oldest first.
	Sessions(ctx context.Context, account string) ([]Session, error)

	// AddLink adds a link.
	AddLink(ctx context.Context, l Link) error

	// UseLink removes a link and returns its account; found is false when there is
	// none or it has expired.
	UseLink(ctx context.Context, h Hash, now time.Time) (u User, found bool, err error)

	// Sweep removes up to limit each of sessions, links and challenges that have
	// expired or, sessions, were last used before idle, and returns how many.
	Sweep(ctx context.Context, now, idle time.Time, limit int) (int, error)
}

// InviteStore keeps invitations.
type InviteStore interface {
	// AddInvites adds invitations.
	AddInvites(ctx context.Context, list []Invite) error

	// Invite returns an invitation by the hash of its text.
	Invite(ctx context.Context, h Hash) (i Invite, found bool, err error)

	// Invites returns all invitations in the order of their making.
	Invites(ctx context.Context) ([]Invite, error)
}

// PasskeyStore keeps passkeys, and the challenges that were sent for them.
type PasskeyStore interface {
	// AddPasskey adds a passkey unless there is one with its credential or its
	// account has that many.
	AddPasskey(ctx context.Context, k Passkey, most int) (added bool, err error)

	// Passkey returns a passkey and its account by its credential.
	Passkey(ctx context.Context, credential []byte) (k Passkey, u User, found bool, err error)

	// Passkeys returns the passkeys of an account in the order of their making.
	Passkeys(ctx context.Context, account string) ([]Passkey, error)

	// UsePasskey notes a use: record, counter and time. fresh is false, and nothing
	// is changed, when there is none or its counter is at the same number or further;
	// a counter of 0 does not count.
	UsePasskey(ctx context.Context, k Passkey) (fresh bool, err error)

	// RemovePasskey removes a passkey of an account.
	RemovePasskey(ctx context.Context, id, account string) (found bool, err error)

	// AddChallenge adds a challenge.
	AddChallenge(ctx context.Context, c Challenge) error

	// UseChallenge removes a challenge and returns it; found is false when there is
	// none or it has expired.
	UseChallenge(ctx context.Context, h Hash, now time.Time) (c Challenge, found bool, err error)
}
