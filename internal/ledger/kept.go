package ledger

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"errors"
	"io"
)

const saltBytes = 32

var errSealed = errors.New("a kept answer does not open with its key")

// seal encrypts an answer so that only who knows the idempotency key can read it:
// a random salt and the AES-256-GCM ciphertext under a key that HKDF derives from
// the idempotency key. The call is bound into it.
func seal(random io.Reader, c Call, call string, answer []byte) ([]byte, error) {
	salt := make([]byte, saltBytes, saltBytes+len(answer)+16)
	if _, err := io.ReadFull(random, salt); err != nil {
		return nil, err
	}
	box, err := box(c, salt)
	if err != nil {
		return nil, err
	}
	// The derived key is used once, so a constant nonce never repeats under it.
	return box.Seal(salt, make([]byte, box.NonceSize()), answer, []byte(call)), nil
}

// unseal decrypts a kept answer of the given call.
func unseal(c Call, call string, sealed []byte) ([]byte, error) {
	if len(sealed) < saltBytes {
		return nil, errSealed
	}
	box, err := box(c, sealed[:saltBytes])
	if err != nil {
		return nil, err
	}
	answer, err := box.Open(nil, make([]byte, box.NonceSize()), sealed[saltBytes:], []byte(call))
	if err != nil {
		return nil, errSealed
	}
	return answer, nil
}

func box(c Call, salt []byte) (cipher.AEAD, error) {
	scope := hash("wenbu kept answer", c.Account, c.Tool)
	key, err := hkdf.Key(sha256.New, []byte(c.Key), bytes.Clone(salt), string(scope[:]), 32)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}
