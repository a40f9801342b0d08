package lot

import (
	"crypto/sha256"
	"math/rand/v2"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/calc"
)

// MaxSeed is how many characters a seed has at most.
const MaxSeed = 64

// seedAlphabet leaves out the letters that are taken for digits or for one another.
const seedAlphabet = "0123456789abcdefghjkmnpqrstvwxyz"

// madeSeed is how many letters NewSeed writes, of five bits each.
const madeSeed = 20

// FromSeed returns the source that belongs to a seed (种子, zhong zi): 1 to 64
// printable characters without a space at either end. Anything else is an
// *calc.InputError.
//
// Rule: the generator ChaCha8, its key the SHA-256 sum of the seed in UTF-8.
// Source: doc/sources.md#lots.
func FromSeed(seed string) (Source, error) {
	if !seedFits(seed) {
		return nil, &calc.InputError{
			Field: "seed", Value: seed,
			Reason:   "must be 1 to 64 printable characters without a space at either end",
			ReasonZh: "须为 1 至 64 个可见字符，首尾不能有空格",
		}
	}
	return rand.NewChaCha8(sha256.Sum256([]byte(seed))), nil
}

func seedFits(seed string) bool {
	n := utf8.RuneCountInString(seed)
	unprintable := func(r rune) bool { return !unicode.IsPrint(r) || r == utf8.RuneError }
	return n >= 1 && n <= MaxSeed && strings.TrimSpace(seed) == seed && !strings.ContainsFunc(seed, unprintable)
}

// NewSeed makes a seed of 20 letters and digits, one of 2¹⁰⁰, that [FromSeed]
// takes.
func NewSeed(src Source) string {
	seed := make([]byte, madeSeed)
	for i := range seed {
		seed[i] = seedAlphabet[Bits(src, 5)]
	}
	return string(seed)
}
