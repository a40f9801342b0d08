package lot

import (
	"math/bits"
	"math/rand/v2"
)

// Source gives 64 even and independent bits a call. It is the Source of
// math/rand/v2: any generator of that package is one.
type Source = rand.Source

// Bits returns n even bits, n from 0 to 64, out of one number of the source.
func Bits(src Source, n uint) uint64 { return src.Uint64() >> (64 - n) }

// Bit returns 0 or 1, as a fair coin falls.
func Bit(src Source) int { return int(Bits(src, 1)) }

// IntN returns a number from 0 to n−1, each exactly as likely as the others. It
// panics unless n is positive.
//
// Rule: of a number of the source times n, the upper half is the answer, and the
// 2⁶⁴ mod n products that would favour some answers are drawn again (Lemire).
func IntN(src Source, n int) int {
	if n <= 0 {
		panic("lot: IntN wants a positive number")
	}
	count := uint64(n)
	high, low := bits.Mul64(src.Uint64(), count)
	if low < count {
		for surplus := -count % count; low < surplus; {
			high, low = bits.Mul64(src.Uint64(), count)
		}
	}
	return int(high)
}

// Draw draws k of the items without putting any back, each order of each choice
// equally likely: it moves them to the front in the order drawn and returns that
// part. It panics unless 0 ≤ k ≤ len(items).
//
// Rule: the first k steps of the shuffle of Fisher and Yates.
func Draw[T any](src Source, items []T, k int) []T {
	if k < 0 || k > len(items) {
		panic("lot: Draw wants a number from 0 to that of the items")
	}
	for i := range k {
		j := i + IntN(src, len(items)-i)
		items[i], items[j] = items[j], items[i]
	}
	return items[:k]
}

// Shuffle puts the items into an order of which each is equally likely.
func Shuffle[T any](src Source, items []T) { Draw(src, items, len(items)) }
