package account

import (
	"crypto/sha256"
	"encoding/base64"
	"hash/crc32"
	"io"
)

// Hash is the SHA-256 of a secret: what is kept of it.
type Hash [sha256.Size]byte

// The parts of a secret that people copy: prefix, chance, checksum.
const (
	base62       = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	prefixLength = 5
	chanceLength = 32 // base62 characters: 190 bits
	sumLength    = 6
	textLength   = prefixLength + chanceLength + sumLength

	// shownLength is how much of a key is kept to tell it from others.
	shownLength = prefixLength + 6
)

// The prefixes of secrets.
const (
	prefixPersonal = "wb_p_"
	prefixAgent    = "wb_a_"
	prefixInvite   = "wb_i_"
	prefixLink     = "wb_l_"
)

// newText makes a secret: the prefix, 32 random base62 characters and a checksum of
// both.
func newText(random io.Reader, prefix string) (string, error) {
	text := make([]byte, 0, textLength)
	text = append(text, prefix...)
	var raw [48]byte
	for len(text) < prefixLength+chanceLength {
		if _, err := io.ReadFull(random, raw[:]); err != nil {
			return "", err
		}
		for _, b := range raw {
			// 248 is the greatest multiple of 62 in a byte: no character is likelier.
			if b < 248 && len(text) < prefixLength+chanceLength {
				text = append(text, base62[b%62])
			}
		}
	}
	sum := checksum(string(text))
	return string(append(text, sum[:]...)), nil
}

// checksum is the CRC-32 (IEEE) of s in base62, padded to six digits from the left.
func checksum(s string) (digits [sumLength]byte) {
	sum := crc32.ChecksumIEEE([]byte(s))
	for i := sumLength - 1; i >= 0; i-- {
		digits[i] = base62[sum%62]
		sum /= 62
	}
	return digits
}

// wellFormed reports whether text has the prefix and its own checksum. What does
// not was never made here, and no store needs to be asked.
func wellFormed(text, prefix string) bool {
	if len(text) != textLength || text[:prefixLength] != prefix {
		return false
	}
	for i := prefixLength; i < textLength; i++ {
		c := text[i]
		if (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
			return false
		}
	}
	return checksum(text[:textLength-sumLength]) == [sumLength]byte([]byte(text[textLength-sumLength:]))
}

func hashOf(text string) Hash { return sha256.Sum256([]byte(text)) }

// tokenBytes is the chance in a session's token.
const tokenBytes = 32

// newToken makes a session's token: 256 random bits.
func newToken(random io.Reader) (string, error) {
	var raw [tokenBytes]byte
	if _, err := io.ReadFull(random, raw[:]); err != nil {
		return "", err
	}
	return base64.RawURLEncoding.EncodeToString(raw[:]), nil
}

// isToken reports whether text can be a session's token.
func isToken(text string) bool {
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	return err == nil && len(raw) == tokenBytes
}
