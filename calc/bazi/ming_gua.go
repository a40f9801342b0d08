package bazi

import "github.com/wenbu-go/wenbu/calc/sky"

// MingGua is the trigram of a birth by the eight mansions (命卦, ming gua), as its
// number: 1 坎 2 坤 3 震 4 巽 6 乾 7 兑 8 艮 9 离.
type MingGua uint8

// mingGua holds the trigrams by number: Hanzi, pinyin and the lines from the
// bottom, the bottom one first, 1 for yang.
var mingGua = [10]struct {
	hanzi, pinyin string
	lines         uint8
}{
	1: {"坎", "Kan", 0b010}, 2: {"坤", "Kun", 0b000}, 3: {"震", "Zhen", 0b100}, 4: {"巽", "Xun", 0b011},
	6: {"乾", "Qian", 0b111}, 7: {"兑", "Dui", 0b110}, 8: {"艮", "Gen", 0b001}, 9: {"离", "Li", 0b101},
}

// String returns the Hanzi.
func (g MingGua) String() string { return mingGua[g].hanzi }

// Pinyin returns the reading without tones.
func (g MingGua) Pinyin() string { return mingGua[g].pinyin }

// East reports whether the trigram is of the eastern four (东四命, dong si ming):
// 坎 离 震 巽.
func (g MingGua) East() bool { return g == 1 || g == 3 || g == 4 || g == 9 }

// MingGua returns the trigram of the birth, or false without a sex.
//
// Rule: add the digits of the year, by the instant of 立春, until one is left; men
// take 11 less it, women 4 more; nine is taken away from what is above nine. Five
// is 坤 for men and 艮 for women.
//
// Source: doc/sources.md#ming-gua.
// Schools: the year by 正月初一; not offered.
func (c *Chart) MingGua() (MingGua, bool) {
	year, index := sky.TermBefore(sky.FromUnix(c.Moment.Unix * milli))
	if index < termLichun {
		year--
	}
	sum := (year-1)%9 + 1
	n := 4 + sum
	if c.Birth.Sex == SexMale {
		n = 11 - sum
	}
	if n > 9 {
		n -= 9
	}
	switch {
	case c.Birth.Sex == SexUnknown:
		return 0, false
	case n == 5 && c.Birth.Sex == SexMale:
		n = 2
	case n == 5:
		n = 8
	}
	return MingGua(n), true
}

// YouNian is what two trigrams are to each other (游年, you nian).
type YouNian uint8

// The relations, by the lines in which the trigrams differ.
const (
	YouNianFuWei   YouNian = iota // 伏位 fu wei: in none
	YouNianShengQi                // 生气 sheng qi: the top
	YouNianJueMing                // 绝命 jue ming: the middle
	YouNianWuGui                  // 五鬼 wu gui: middle and top
	YouNianHuoHai                 // 祸害 huo hai: the bottom
	YouNianLiuSha                 // 六煞 liu sha: bottom and top
	YouNianTianYi                 // 天医 tian yi: bottom and middle
	YouNianYanNian                // 延年 yan nian: all
)

var youNianHanzi = [...]string{"伏位", "生气", "绝命", "五鬼", "祸害", "六煞", "天医", "延年"}

// String returns the Hanzi.
func (y YouNian) String() string { return youNianHanzi[y] }

// To returns what two trigrams are to each other, the same both ways.
//
// Source: doc/sources.md#ming-gua.
func (g MingGua) To(o MingGua) YouNian { return YouNian(mingGua[g].lines ^ mingGua[o].lines) }
