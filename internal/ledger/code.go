package ledger

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

const (
	// codeAlphabet is Crockford's base32: no I, L, O or U.
	codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	codeLength   = 20 // characters, five bits of chance each
	codeGroup    = 5
	maxCodes     = 1000 // of one making
)

// CodeHash is the SHA-256 of a redeem code's characters. The code itself is not
// kept.
type CodeHash [sha256.Size]byte

// Code is a redeem code: it gives its amount to one account, once.
type Code struct {
	ID         string
	Hash       CodeHash
	Ending     string // its last characters, to tell it from others
	Amount     int64
	MadeAt     time.Time
	RedeemedBy string // account, "" when unused
	RedeemedAt time.Time
	RevokedAt  time.Time
}

// hashOf returns the hash of a code as a person may have typed it: case, spaces
// and dashes do not matter, and letters that look like digits are those.
func hashOf(code string) (CodeHash, bool) {
	tidy := strings.Map(func(r rune) rune {
		switch r {
		case '-', ' ', '\t':
			return -1
		case 'O':
			return '0'
		case 'I', 'L':
			return '1'
		}
		return r
	}, strings.ToUpper(strings.TrimSpace(code)))
	if len(tidy) != codeLength || strings.Trim(tidy, codeAlphabet) != "" {
		return CodeHash{}, false
	}
	return sha256.Sum256([]byte("wenbu redeem code\x00" + tidy)), true
}

// newCode returns a new code as it is shown: XXXXX-XXXXX-XXXXX-XXXXX.
func newCode(random io.Reader) (string, error) {
	raw := make([]byte, codeLength)
	if _, err := io.ReadFull(random, raw); err != nil {
		return "", err
	}
	var s strings.Builder
	for i, b := range raw {
		if i > 0 && i%codeGroup == 0 {
			s.WriteByte('-')
		}
		s.WriteByte(codeAlphabet[b%32])
	}
	return s.String(), nil
}

// NewCodes makes count codes of amount credits each and returns them. They can not
// be shown again.
func (b *Book) NewCodes(ctx context.Context, amount int64, count int) ([]string, error) {
	if amount < 1 || amount > MaxCredits {
		return nil, badAmount()
	}
	if count < 1 || count > maxCodes {
		return nil, fault.InvalidField("count", "invalid_value", i18n.T("一次可生成 1 到 1000 个兑换码。", "Make 1 to 1000 codes at once."))
	}
	now := b.now()
	shown := make([]string, count)
	codes := make([]Code, count)
	for i := range codes {
		text, err := newCode(b.random)
		if err != nil {
			return nil, fault.Wrap("make a code", err)
		}
		hash, ok := hashOf(text)
		if !ok {
			return nil, fault.Wrap("make a code", fmt.Errorf("%d characters are none", len(text)))
		}
		shown[i] = text
		codes[i] = Code{ID: b.newID(), Hash: hash, Ending: text[len(text)-codeGroup:], Amount: amount, MadeAt: now}
	}
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	if err := b.store.AddCodes(ctx, codes); err != nil {
		return nil, fault.Wrap("keep the codes", err)
	}
	return shown, nil
}

// Redeem gives an account what a code is worth and returns that and the balance
// after it. An unknown code is NotFound, a used or revoked one Conflict.
func (b *Book) Redeem(ctx context.Context, account, code string) (amount, balance int64, err error) {
	hash, ok := hashOf(code)
	if !ok {
		return 0, 0, moveFault(NoCode)
	}
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	moved, err := b.store.Redeem(ctx, hash, account, b.now())
	switch {
	case err != nil:
		return 0, 0, fault.Wrap("redeem a code", err)
	case moved.State == Already:
		return 0, 0, fault.New(fault.Conflict, "code_used", i18n.T("这个兑换码已经用过。", "This code has been used."))
	case moved.State == Revoked:
		return 0, 0, fault.New(fault.Conflict, "code_revoked", i18n.T("这个兑换码已作废。", "This code was revoked."))
	}
	return moved.Amount, moved.Balance, moveFault(moved.State)
}

// RevokeCode makes a code useless. A used one is Conflict, an unknown one NotFound.
func (b *Book) RevokeCode(ctx context.Context, id string) (Code, error) {
	ctx, cancel := moneyContext(ctx)
	defer cancel()
	c, found, err := b.store.RevokeCode(ctx, id, b.now())
	switch {
	case err != nil:
		return Code{}, fault.Wrap("revoke a code", err)
	case !found:
		return Code{}, moveFault(NoCode)
	case c.RedeemedBy != "":
		return Code{}, fault.New(fault.Conflict, "code_used", i18n.T("这个兑换码已经用过，不能再作废。", "This code has been used and can no longer be revoked."))
	}
	return c, nil
}

// Codes returns all codes in the order of their making.
func (b *Book) Codes(ctx context.Context) ([]Code, error) {
	codes, err := b.store.Codes(ctx)
	if err != nil {
		return nil, fault.Wrap("read the codes", err)
	}
	return codes, nil
}
