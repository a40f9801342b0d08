package ledger

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Call is one call of a tool by an account.
type Call struct {
	Account string
	Tool    string
	// Timeout is how long the work may take; its hold expires a minute later.
	Timeout time.Duration
	// Free is a call that costs nothing whatever the price list says. It is let in
	// without limit; Charge is for its idempotency key and its record.
	Free bool
	// Key is the idempotency key, "" for none: 1–255 printable ASCII characters.
	Key string
	// Arguments are what the client sent, in a form that is the same whenever it
	// means the same (RFC 8785). They are compared between calls with one key, as a
	// hash, and not kept.
	Arguments []byte
}

// Work is what a call pays for. It returns the complete answer, or an error and
// then nothing is charged. Without an idempotency key ctx ends when the client
// leaves, with one it does not.
type Work func(ctx context.Context) (answer []byte, err error)

// Receipt is the outcome of a call that succeeded.
type Receipt struct {
	Call     string // its number in the records
	Answer   []byte
	Credits  int64 // deducted; 0 for a free unit
	FreeUnit bool  // free quota paid for it
	Replayed bool  // the answer and the charge are those of an earlier call
}

// check refuses a call that no Book could make.
func (c Call) check() error {
	if !validKey(c.Key) {
		f := fault.InvalidField("idempotency_key", "invalid_format", i18n.T("幂等键须为 1–255 个可打印的 ASCII 字符。", "An idempotency key is 1 to 255 printable ASCII characters."))
		f.Reason = ReasonKey
		return f
	}
	if c.Account == "" || c.Tool == "" || c.Timeout <= 0 {
		return &fault.Error{Kind: fault.Internal, Reason: "call", Fields: []fault.Field{{Path: c.Tool, Message: "account, tool and timeout must be set"}}}
	}
	return nil
}

func validKey(key string) bool {
	for i := range len(key) {
		if key[i] < ' ' || key[i] > '~' {
			return false
		}
	}
	return len(key) <= 255
}

// claim returns what the store knows an idempotency key by, nil without a key. The
// key cannot be found from it: keys that are hard to guess stay so.
func (c Call) claim() *Claim {
	if c.Key == "" {
		return nil
	}
	return &Claim{
		ID:        hash("wenbu idempotency claim", c.Account, c.Tool, c.Key),
		Arguments: hash("wenbu call arguments", string(c.Arguments)),
	}
}

// hash returns the SHA-256 of parts, each after its length, so that no two lists
// of parts are one text.
func hash(parts ...string) [sha256.Size]byte {
	var text []byte
	for _, p := range parts {
		text = binary.BigEndian.AppendUint64(text, uint64(len(p)))
		text = append(text, p...)
	}
	return sha256.Sum256(text)
}
