package liuyao

import (
	"math/bits"

	"github.com/wenbu-go/wenbu/calc/yijing"
)

// Pattern is a property of a whole board (卦象, gua xiang). None is a judgement.
type Pattern uint8

// The patterns.
const (
	PatternLiuChong       Pattern = iota // 六冲卦 liu chong gua
	PatternLiuHe                         // 六合卦 liu he gua
	PatternChongBianChong                // 六冲变六冲
	PatternChongBianHe                   // 六冲变六合
	PatternHeBianChong                   // 六合变六冲
	PatternHeBianHe                      // 六合变六合
	PatternYouHun                        // 游魂卦 you hun gua
	PatternGuiHun                        // 归魂卦 gui hun gua
	PatternFuYinInner                    // 内伏吟 nei fu yin
	PatternFuYinOuter                    // 外伏吟 wai fu yin
	PatternFanYinInner                   // 内卦反吟 nei gua fan yin
	PatternFanYinOuter                   // 外卦反吟 wai gua fan yin
	PatternFanYinLines                   // 爻反吟 yao fan yin
	PatternDuFa                          // 独发 du fa: exactly one line moves
	PatternDuJing                        // 独静 du jing: exactly one line is quiet
	PatternQuanDong                      // 全动 quan dong: all lines move
	PatternQuanJing                      // 全静 quan jing: no line moves
)

const patterns = 17

// patternRows are name, English name and what each pattern means.
var patternRows = [patterns]struct {
	hanzi, english string
	words
}{
	{"六冲", "six clashes", words{"一四、二五、三六爻两两相冲", "lines 1 and 4, 2 and 5, 3 and 6 all clash"}},
	{"六合", "six harmonies", words{"一四、二五、三六爻两两相合", "lines 1 and 4, 2 and 5, 3 and 6 all combine"}},
	{"六冲变六冲", "six clashes become six clashes", words{"本卦六冲，变卦仍是六冲", "a hexagram of six clashes changes into another"}},
	{"六冲变六合", "six clashes become six harmonies", words{"本卦六冲，变卦六合，冲中逢合", "a hexagram of six clashes changes into one of six harmonies"}},
	{"六合变六冲", "six harmonies become six clashes", words{"本卦六合，变卦六冲，合处逢冲", "a hexagram of six harmonies changes into one of six clashes"}},
	{"六合变六合", "six harmonies become six harmonies", words{"本卦六合，变卦仍是六合", "a hexagram of six harmonies changes into another"}},
	{"游魂", "wandering soul", words{"本宫第七卦，世在四爻", "the seventh hexagram of its palace, with 世 on line 4"}},
	{"归魂", "returning soul", words{"本宫第八卦，世在三爻，内卦回到本宫", "the eighth hexagram of its palace, with 世 on line 3 and the inner trigram back home"}},
	{"内伏吟", "inner repetition", words{"内卦乾震互变，三爻地支不动", "the inner trigram changes between 乾 and 震, whose branches are the same"}},
	{"外伏吟", "outer repetition", words{"外卦乾震互变，三爻地支不动", "the outer trigram changes between 乾 and 震, whose branches are the same"}},
	{"内反吟", "inner reversal", words{"内卦变入后天对宫之卦", "the inner trigram becomes the one opposite to it in the later heaven"}},
	{"外反吟", "outer reversal", words{"外卦变入后天对宫之卦", "the outer trigram becomes the one opposite to it in the later heaven"}},
	{"爻反吟", "reversal of lines", words{"动爻化出与自身相冲之支", "a moving line becomes the branch it clashes with"}},
	{"独发", "one line moves", words{"六爻之中只有一爻发动", "the other five are quiet"}},
	{"独静", "one line rests", words{"六爻之中只有一爻安静", "the other five move"}},
	{"全动", "all lines move", words{"六爻全部发动", "none of the six lines is quiet"}},
	{"全静", "no line moves", words{"六爻都不发动", "all six lines are quiet"}},
}

// String returns the Hanzi.
func (p Pattern) String() string { return patternRows[p].hanzi }

// English returns an English name.
func (p Pattern) English() string { return patternRows[p].english }

// Words says what the pattern is, in Chinese and in English.
func (p Pattern) Words() (zh, en string) { return patternRows[p].zh, patternRows[p].en }

// PatternSet is a set of patterns.
type PatternSet uint32

// Has reports whether p is in the set.
func (s PatternSet) Has(p Pattern) bool { return s>>p&1 == 1 }

// List returns the patterns in their order.
func (s PatternSet) List() []Pattern {
	list := make([]Pattern, 0, bits.OnesCount32(uint32(s)))
	for ; s != 0; s &= s - 1 {
		list = append(list, Pattern(bits.TrailingZeros32(uint32(s))))
	}
	return list
}

func (s *PatternSet) add(when bool, p Pattern) {
	if when {
		*s |= 1 << p
	}
}

// patterns returns what the whole board is.
//
// Source: doc/sources.md#six-clashes, doc/sources.md#fan-yin, doc/sources.md#moving-lines.
func (b *Board) patterns() PatternSet {
	var s PatternSet
	was, is := b.Original.Kind, b.Changed.Kind
	moving := bits.OnesCount8(b.Cast.MovingBits())
	s.add(was == KindChong, PatternLiuChong)
	s.add(was == KindHe, PatternLiuHe)
	if moving > 0 {
		s.add(was == KindChong && is == KindChong, PatternChongBianChong)
		s.add(was == KindChong && is == KindHe, PatternChongBianHe)
		s.add(was == KindHe && is == KindChong, PatternHeBianChong)
		s.add(was == KindHe && is == KindHe, PatternHeBianHe)
	}
	s.add(b.Original.Generation == GenerationYouHun, PatternYouHun)
	s.add(b.Original.Generation == GenerationGuiHun, PatternGuiHun)
	from, to := b.Original.Hexagram, b.Changed.Hexagram
	s.add(repeats(from.Lower(), to.Lower()), PatternFuYinInner)
	s.add(repeats(from.Upper(), to.Upper()), PatternFuYinOuter)
	s.add(reverses(from.Lower(), to.Lower()), PatternFanYinInner)
	s.add(reverses(from.Upper(), to.Upper()), PatternFanYinOuter)
	for _, l := range b.Lines {
		s.add(l.Marks.Has(MarkHuaChong), PatternFanYinLines)
	}
	s.add(moving == 1, PatternDuFa)
	s.add(moving == Lines-1, PatternDuJing)
	s.add(moving == Lines, PatternQuanDong)
	s.add(moving == 0, PatternQuanJing)
	return s
}

// repeats reports whether a trigram changes into the other one with its branches
// (伏吟, fu yin): 乾 and 震.
func repeats(from, to yijing.Trigram) bool {
	return from != to && naJiaRows[from].first == naJiaRows[to].first && stepOf(from) == stepOf(to)
}

// reverses reports whether a trigram changes into the one opposite to it in the
// order of the later heaven (卦反吟, gua fan yin).
//
// Rule: 乾巽 坎离 艮坤 震兑.
// Source: doc/sources.md#fan-yin.
func reverses(from, to yijing.Trigram) bool { return facing[from] == to }

// facing is the trigram across in the order of the later heaven (后天对宫).
var facing = [yijing.Trigrams]yijing.Trigram{
	yijing.TrigramQian: yijing.TrigramXun, yijing.TrigramXun: yijing.TrigramQian,
	yijing.TrigramKan: yijing.TrigramLi, yijing.TrigramLi: yijing.TrigramKan,
	yijing.TrigramGen: yijing.TrigramKun, yijing.TrigramKun: yijing.TrigramGen,
	yijing.TrigramZhen: yijing.TrigramDui, yijing.TrigramDui: yijing.TrigramZhen,
}
