package ganzhi

import "unicode/utf8"

// Pair is one of the sixty stem-branch pairs (干支, gan zhi), 0 = 甲子 to
// 59 = 癸亥.
type Pair uint8

// Pairs is the length of the sexagenary cycle (六十甲子, liu shi jia zi).
const Pairs = 60

// NewPair joins a stem and a branch. It reports false when their polarities
// differ, because only yang goes with yang and yin with yin.
//
// Rule: the pair p with p ≡ stem (mod 10) and p ≡ branch (mod 12).
// Source: doc/sources.md#sexagenary-pair.
func NewPair(stem HeavenlyStem, branch EarthlyBranch) (Pair, bool) {
	if stem.YinYang() != branch.YinYang() {
		return 0, false
	}
	return pairOf(stem, branch), true
}

// pairOf joins a stem and a branch of the same polarity.
func pairOf(stem HeavenlyStem, branch EarthlyBranch) Pair {
	return Pair((6*int(stem) + Pairs - 5*int(branch) + Pairs) % Pairs)
}

// PairAt returns the pair at any index, counted around the cycle both ways.
func PairAt(index int) Pair { return Pair(mod(index, Pairs)) }

// PairOfYear returns the pair of the sexagenary year that begins in the given
// astronomical year: 1984 is 甲子.
//
// Source: doc/sources.md#sexagenary-year.
func PairOfYear(year int) Pair { return PairAt(year - 4) }

// PairOfDay returns the pair of the day with the given Julian Day Number, the
// number of the day that begins at noon of the civil date: 2000-01-01 is
// 2451545 and 戊午.
//
// Source: doc/sources.md#sexagenary-day.
func PairOfDay(jdn int) Pair { return PairAt(jdn - 11) }

// Stem returns the heavenly stem.
func (p Pair) Stem() HeavenlyStem { return HeavenlyStem(p % Stems) }

// Branch returns the earthly branch.
func (p Pair) Branch() EarthlyBranch { return EarthlyBranch(p % Branches) }

// String returns both Hanzi, stem first.
func (p Pair) String() string { return p.Stem().String() + p.Branch().String() }

// Pinyin returns both readings, as in "Geng Chen".
func (p Pair) Pinyin() string { return p.Stem().Pinyin() + " " + p.Branch().Pinyin() }

// English returns stem and animal, as in "Yang Metal Dragon".
func (p Pair) English() string { return p.Stem().English() + " " + p.Branch().English() }

// Add returns the pair n places later, or earlier when n is negative.
func (p Pair) Add(n int) Pair { return PairAt(int(p) + n) }

// KongWang returns the two branches that the ten-day run of p leaves without a
// stem (空亡, kong wang), in cyclic order.
//
// Rule: 甲子旬 戌亥, 甲戌旬 申酉, 甲申旬 午未, 甲午旬 辰巳, 甲辰旬 寅卯, 甲寅旬 子丑.
// Source: doc/sources.md#kong-wang.
func (p Pair) KongWang() [2]EarthlyBranch {
	first := EarthlyBranch((p - p%Stems + Stems) % Branches)
	return [2]EarthlyBranch{first, first.Add(1)}
}

// ParsePair returns the pair written as two Hanzi.
func ParsePair(hanzi string) (Pair, bool) {
	_, width := utf8.DecodeRuneInString(hanzi)
	stem, okStem := ParseStem(hanzi[:width])
	branch, okBranch := ParseBranch(hanzi[width:])
	if !okStem || !okBranch {
		return 0, false
	}
	return NewPair(stem, branch)
}
