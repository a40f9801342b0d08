package yijing

import "github.com/wenbu-go/wenbu/calc/lot"

// Method is a way of casting (筮法, shi fa).
type Method uint8

// The methods.
const (
	MethodCoins  Method = iota // 金钱卦 jin qian gua: three coins, six times
	MethodYarrow               // 大衍筮法 da yan shi fa: fifty yarrow stalks, eighteen changes
)

// Methods is the number of methods.
const Methods = 2

// String returns the Hanzi.
func (m Method) String() string { return [Methods]string{"金钱卦", "大衍筮法"}[m] }

// English returns the English name.
func (m Method) English() string { return [Methods]string{"three coins", "yarrow stalks"}[m] }

// Sixteenths returns how often of sixteen times a method gives the line.
//
// Rule: coins 6: 2, 7: 6, 8: 6, 9: 2; yarrow 6: 1, 7: 5, 8: 7, 9: 3.
// Source: doc/sources.md#three-coins, doc/sources.md#yarrow-stalks.
func (m Method) Sixteenths(l Line) int {
	return [Methods][4]int{{2, 6, 6, 2}, {1, 5, 7, 3}}[m][l-LineOldYin]
}

// Cast casts by the method with the chance of src.
func (m Method) Cast(src lot.Source) Cast {
	if m == MethodYarrow {
		return Yarrow(src)
	}
	return Coins(src)
}

// Coins casts by three coins (金钱卦, jin qian gua): heads (背) count three and
// tails (字) two, three coins make a line, the bottom line is cast first.
//
// It takes one number of the source and looks at three of its highest bits a line.
//
// Source: doc/sources.md#three-coins.
func Coins(src lot.Source) Cast {
	var c Cast
	coins := lot.Bits(src, uint(3*len(c)))
	for i := range c {
		c[i] = LineOldYin + Line(coins&1+coins>>1&1+coins>>2&1)
		coins >>= 3
	}
	return c
}

// Yarrow casts by yarrow stalks (大衍筮法, da yan shi fa), each of the eighteen
// changes carried out.
//
// Rule: of fifty stalks one is laid aside. A change divides the rest into two
// heaps (分二), hangs up one stalk of the right (挂一), counts each heap off by
// fours (揲四) and lays what is left of it, one to four, aside (归奇). After three
// changes the stalks that remain, in fours, are the line.
//
// What divides the heaps is our choice: sixteen places around the middle are
// equally likely, so that each remainder of the left heap is. The chances then are
// exactly those that are handed down, 1 5 7 3 in sixteen for 6 7 8 9.
//
// Source: doc/sources.md#yarrow-stalks.
func Yarrow(src lot.Source) Cast {
	var c Cast
	for i := range c {
		stalks := 49
		for range 3 {
			stalks = change(stalks, lot.IntN(src, places))
		}
		c[i] = Line(stalks / 4)
	}
	return c
}

// places is how many places around the middle a heap may be divided at.
const places = 16

// change carries out one change (一变, yi bian) and returns how many stalks remain.
func change(stalks, place int) int {
	left := stalks/2 - places/2 + place
	right := stalks - left - 1
	return left - leftOver(left) + right - leftOver(right)
}

// leftOver counts a heap off by fours: one to four stalks are left.
func leftOver(heap int) int { return (heap-1)%4 + 1 }
