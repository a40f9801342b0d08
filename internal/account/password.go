package account

import (
	"context"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// The lengths of a password, in code points after NFC.
const (
	MinPassword = 8
	MaxPassword = 256
)

// Strength is what one argon2id costs.
type Strength struct {
	Memory  uint32 // KiB
	Passes  uint32
	Threads uint8
}

// DefaultStrength is OWASP's second recommendation: 19 MiB, two passes, one
// thread. A password that was kept with another is kept anew at its next use.
func DefaultStrength() Strength { return Strength{Memory: 19 * 1024, Passes: 2, Threads: 1} }

const (
	passwordSalt = 16 // bytes
	passwordHash = 32
)

// encodePassword returns what is kept of a password, in the PHC string format:
// $argon2id$v=19$m=19456,t=2,p=1$salt$hash, both in unpadded base64.
func encodePassword(random io.Reader, password string, s Strength) (string, error) {
	salt := make([]byte, passwordSalt)
	if _, err := io.ReadFull(random, salt); err != nil {
		return "", err
	}
	b64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, s.Memory, s.Passes, s.Threads,
		b64.EncodeToString(salt), b64.EncodeToString(s.derive(password, salt))), nil
}

func (s Strength) derive(password string, salt []byte) []byte {
	return argon2.IDKey([]byte(tidy(password)), salt, s.Passes, s.Memory, s.Threads, passwordHash)
}

// tidy makes one password of what different keyboards send for it.
func tidy(password string) string { return norm.NFC.String(password) }

// decodePassword reads what encodePassword wrote.
func decodePassword(encoded string) (s Strength, salt, hash []byte, err error) {
	parts := strings.Split(encoded, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return s, nil, nil, fmt.Errorf("not an argon2id hash of version %d", argon2.Version)
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &s.Memory, &s.Passes, &s.Threads); err != nil {
		return s, nil, nil, fmt.Errorf("the parameters of an argon2id hash: %w", err)
	}
	if s.Memory < 8 || s.Memory > 1<<21 || s.Passes < 1 || s.Passes > 100 || s.Threads < 1 {
		return s, nil, nil, fmt.Errorf("an argon2id hash with parameters out of range")
	}
	b64 := base64.RawStdEncoding
	if salt, err = b64.DecodeString(parts[4]); err != nil {
		return s, nil, nil, fmt.Errorf("the salt of an argon2id hash: %w", err)
	}
	if hash, err = b64.DecodeString(parts[5]); err != nil {
		return s, nil, nil, fmt.Errorf("an argon2id hash: %w", err)
	}
	return s, salt, hash, nil
}

// matches reports whether a password is the one of which encoded was kept, and
// whether it was kept with another strength than s. For "", which is no password,
// it takes as long as for one.
func (s Strength) matches(encoded, password string) (same, stale bool, err error) {
	if encoded == "" {
		s.derive(password, make([]byte, passwordSalt))
		return false, false, nil
	}
	kept, salt, hash, err := decodePassword(encoded)
	if err != nil {
		return false, false, err
	}
	same = subtle.ConstantTimeCompare(kept.derive(password, salt), hash) == 1
	return same, kept != s, nil
}

// validPassword reports whether a password may be chosen.
func validPassword(password, name string) bool {
	p := tidy(password)
	n := utf8.RuneCountInString(p)
	return utf8.ValidString(p) && n >= MinPassword && n <= MaxPassword && !strings.EqualFold(p, name)
}

// workshop bounds how many passwords are worked on at once: each takes the memory
// of its strength, and people who guess must not have all of the machine.
type workshop chan struct{}

// enter waits for a place; leave gives it back.
func (w workshop) enter(ctx context.Context) error {
	select {
	case w <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (w workshop) leave() { <-w }
