package account

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"strings"
	"sync"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// How much a name is braked, whoever tries it from wherever: its owner may mistype,
// and is never kept waiting for more than brakeMost.
const (
	brakeFree   = 5                // wrong passwords before the next has to wait
	brakeFirst  = time.Second      // that wait; each further one doubles it
	brakeMost   = 30 * time.Second // the longest wait
	brakeForget = 15 * time.Minute // without a try, all is forgotten
	brakeSlots  = 1 << 15
)

// brake slows the guessing of one account's password down. It counts in this
// process alone and in a fixed amount of memory, so that guessing costs no write;
// names that share a slot, one in brakeSlots, wait together.
type brake struct {
	secret [16]byte // so that nobody can choose a name that shares another's slot

	mu    sync.Mutex
	slots []tries
}

// tries are the passwords that were tried in a row and not found right.
type tries struct {
	count int32
	last  int64 // milliseconds since 1970
}

func newBrake(random io.Reader) (*brake, error) {
	b := &brake{slots: make([]tries, brakeSlots)}
	_, err := io.ReadFull(random, b.secret[:])
	return b, err
}

// try counts one try of a name's password, before it is looked at: tries at once
// are counted too. It refuses one that comes too soon, which is not counted.
func (b *brake) try(name string, now time.Time) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	t := b.slot(name)
	since := now.Sub(time.UnixMilli(t.last))
	if since >= brakeForget {
		t.count = 0
	}
	if wait := t.wait() - since; wait > 0 {
		return slower(wait)
	}
	t.last = now.UnixMilli()
	t.count++
	return nil
}

// wait is how long after the last try the next may be made.
func (t *tries) wait() time.Duration {
	if t.count < brakeFree {
		return 0
	}
	return min(brakeFirst<<min(t.count-brakeFree, 10), brakeMost)
}

// right forgets the tries of a name whose password was given.
func (b *brake) right(name string) {
	b.mu.Lock()
	defer b.mu.Unlock()
	*b.slot(name) = tries{}
}

func (b *brake) slot(name string) *tries {
	sum := sha256.Sum256(append(b.secret[:], strings.ToLower(name)...))
	return &b.slots[binary.BigEndian.Uint32(sum[:])%brakeSlots]
}

// slower is the refusal of a try that comes too soon.
func slower(wait time.Duration) error {
	seconds := int(math.Ceil(wait.Seconds()))
	f := fault.New(fault.RateLimited, "sign_in_brake", i18n.T(
		fmt.Sprintf("这个账户的密码连续输错多次，请等 %d 秒再试。通行密钥和登录链接不受影响。", seconds),
		fmt.Sprintf("This account's password was wrong several times in a row; try again in %d s. Passkeys and sign-in links are not affected.", seconds)))
	f.RetryAfter = time.Duration(seconds) * time.Second
	return f
}
