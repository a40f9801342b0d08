package account

import (
	"context"
	"errors"
	"io"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// hashersAtOnce is how many passwords are worked on at once.
const hashersAtOnce = 4

// SignUpCounter counts sign-ups of a network.
type SignUpCounter interface {
	// SignUp counts one sign-up from an address, or refuses it with a fault of kind
	// RateLimited.
	SignUp(ctx context.Context, address string) error
}

// Config is what a Registry needs. Fields without a default must be set.
type Config struct {
	Store   Store
	SignUps SignUpCounter // may be nil where nobody signs up
	Policy  Policy        // "" = Closed
	Now     func() time.Time
	NewID   func() string // unique; later ones sort later
	Random  io.Reader     // secret chance

	Strength    Strength      // of new passwords; zero = DefaultStrength
	SessionLife time.Duration // 0 = 30 days
	SessionIdle time.Duration // 0 = 14 days
}

// Registry is the door to accounts. It is safe for concurrent use; any number of
// Registries, in any number of processes, may share a store.
type Registry struct {
	config Config
	hashes workshop
	brake  *brake

	mu       sync.Mutex
	keys     map[Hash]time.Time // uses that wait to be written
	sessions map[Hash]time.Time
}

// New makes a Registry.
func New(c Config) (*Registry, error) {
	if c.Store.UserStore == nil || c.Store.KeyStore == nil || c.Store.SessionStore == nil || c.Store.InviteStore == nil || c.Store.PasskeyStore == nil ||
		c.Now == nil || c.NewID == nil || c.Random == nil {
		return nil, errors.New("account: the configuration is not complete")
	}
	if c.Policy != Open && c.Policy != Invited {
		c.Policy = Closed
	}
	if c.Strength == (Strength{}) {
		c.Strength = DefaultStrength()
	}
	if c.SessionLife == 0 {
		c.SessionLife = 30 * 24 * time.Hour
	}
	if c.SessionIdle == 0 {
		c.SessionIdle = 14 * 24 * time.Hour
	}
	b, err := newBrake(c.Random)
	if err != nil {
		return nil, err
	}
	return &Registry{config: c, hashes: make(workshop, hashersAtOnce), brake: b, keys: map[Hash]time.Time{}, sessions: map[Hash]time.Time{}}, nil
}

// now returns the time in whole milliseconds, as stores keep it.
func (r *Registry) now() time.Time { return time.UnixMilli(r.config.Now().UnixMilli()).UTC() }

// Create makes an account without a password, as an operator does. A name that is
// taken is Conflict.
func (r *Registry) Create(ctx context.Context, name string) (User, error) {
	if !nameForm.MatchString(name) {
		return User{}, badName()
	}
	u := User{ID: r.config.NewID(), Name: name, CreatedAt: r.now()}
	return u, r.add(ctx, u, nil)
}

func (r *Registry) add(ctx context.Context, u User, invite *Hash) error {
	added, err := r.config.Store.AddUser(ctx, u, invite)
	switch {
	case err != nil:
		return fault.Wrap("add an account", err)
	case added == Taken:
		return nameTaken()
	case added == NoInvite:
		return badInvite()
	}
	return nil
}

// Named returns the account of a name; NotFound when there is none.
func (r *Registry) Named(ctx context.Context, name string) (User, error) {
	u, found, err := r.config.Store.UserNamed(ctx, name)
	return u, wanted("find an account", found, err)
}

// User returns the account of an id; NotFound when there is none.
func (r *Registry) User(ctx context.Context, id string) (User, error) {
	u, found, err := r.config.Store.User(ctx, id)
	return u, wanted("find an account", found, err)
}

// Users returns all accounts in the order of their making.
func (r *Registry) Users(ctx context.Context) ([]User, error) {
	list, err := r.config.Store.Users(ctx)
	return list, wrap("list the accounts", err)
}

// SetOperator says whether an account is an operator's.
func (r *Registry) SetOperator(ctx context.Context, id string, operator bool) error {
	found, err := r.config.Store.ChangeUser(ctx, id, UserChange{Operator: &operator})
	return wanted("change an account", found, err)
}

// SetDisabled disables an account, which ends its sessions and has its keys refused,
// or enables it again, which gives it its keys back.
func (r *Registry) SetDisabled(ctx context.Context, id string, disabled bool) error {
	found, err := r.config.Store.ChangeUser(ctx, id, UserChange{Disabled: &disabled, EndSessions: disabled})
	return wanted("change an account", found, err)
}

// Delete removes an account with its keys and sessions. What the ledger and the
// forum keep stays, under an id that says nothing.
func (r *Registry) Delete(ctx context.Context, id string) error {
	found, err := r.config.Store.DeleteUser(ctx, id)
	return wanted("delete an account", found, err)
}

func wrap(doing string, err error) error {
	if err == nil {
		return nil
	}
	return fault.Wrap(doing, err)
}

func wanted(doing string, found bool, err error) error {
	if err == nil && !found {
		return fault.New(fault.NotFound, "no_such_account", i18n.T("没有这个账户。", "There is no such account."))
	}
	return wrap(doing, err)
}

func badName() error {
	return fault.InvalidField("name", "invalid_value", i18n.T("账户名须为 1–64 个字符：英文字母、数字和 . _ - + @，以字母或数字开头。",
		"A name has 1 to 64 characters: ASCII letters, digits and . _ - + @, beginning with a letter or digit."))
}

func nameTaken() error {
	return fault.New(fault.Conflict, "name_taken", i18n.T("这个账户名已被使用，请换一个。", "This name is taken; choose another."))
}

func badInvite() error {
	return fault.New(fault.Denied, "invite", i18n.T("这个邀请码不对、已用过或已过期。", "This invitation is wrong, used or expired."))
}
