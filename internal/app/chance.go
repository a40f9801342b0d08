package app

import (
	"crypto/rand"
	"encoding/binary"
)

// chance is the source of the system's cryptographic randomness. It may be asked
// by many at once.
type chance struct{}

// Uint64 returns 64 random bits.
func (chance) Uint64() uint64 {
	var b [8]byte
	rand.Read(b[:]) // never fails
	return binary.LittleEndian.Uint64(b[:])
}
