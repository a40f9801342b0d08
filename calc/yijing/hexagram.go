package yijing

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
)

// Hexagram is one of the sixty-four hexagrams (六十四卦的别卦, bie gua), by its lines: line 1,
// the bottom one, in the lowest bit, 1 for yang. 0 is 坤, 63 is 乾.
type Hexagram uint8

// Hexagrams is the number of hexagrams.
const Hexagrams = 64

// NewHexagram puts one trigram on another.
func NewHexagram(lower, upper Trigram) Hexagram { return Hexagram(lower | upper<<3) }

// HexagramAt returns the hexagram with a number of King Wen's order (文王序, wen
// wang xu), 1 to 64, and false for any other number.
func HexagramAt(number int) (Hexagram, bool) {
	if number < 1 || number > Hexagrams {
		return 0, false
	}
	return hexagrams[number-1].bits, true
}

// ParseHexagram returns the hexagram that a text means: its name (蒙) or full name
// (山水蒙), simplified or traditional, its Unicode character (䷃), its six bits from
// the bottom up (010001), its number (4), or our English label in letters of either
// case. Other ways to write a name are known too: 習坎 or 习坎 for 坎, 無妄
// for 无妄.
func ParseHexagram(text string) (Hexagram, bool) {
	if name, ok := otherNames[text]; ok {
		text = name
	}
	for h := range Hexagram(Hexagrams) {
		switch text {
		case h.String(), h.Hant(), h.FullName(), h.FullHant(), h.Symbol(), h.Bits(), strconv.Itoa(h.Number()):
			return h, true
		}
		if strings.EqualFold(text, h.English()) {
			return h, true
		}
	}
	return 0, false
}

// otherNames are names that are written otherwise too.
//
// Source: doc/sources.md#king-wen-order.
var otherNames = map[string]string{"習坎": "坎", "习坎": "坎", "無妄": "无妄", "天雷無妄": "天雷无妄"}

// Number returns the place in King Wen's order (文王序), 1 for 乾 to 64 for 未济.
//
// Source: doc/sources.md#king-wen-order.
func (h Hexagram) Number() int { return int(numbers[h]) }

// Symbol returns the Unicode character, U+4DC0 ䷀ for number 1 and on.
func (h Hexagram) Symbol() string { return string(rune(0x4DC0 + h.Number() - 1)) }

// String returns the name (卦名, gua ming) in Hanzi, one character or two: 蒙.
func (h Hexagram) String() string { return hexagrams[h.Number()-1].name }

// Hant returns the name in traditional Hanzi.
func (h Hexagram) Hant() string { return hexagrams[h.Number()-1].hant }

// Pinyin returns the reading with its tones, because many names differ in nothing
// else: Kūn 坤, Kùn 困.
func (h Hexagram) Pinyin() string { return hexagrams[h.Number()-1].pinyin }

// English returns our short label. English translations agree on no names.
func (h Hexagram) English() string { return hexagrams[h.Number()-1].english }

// Question returns what the hexagram asks of a reader, in our own words.
func (h Hexagram) Question() calc.Text { return questions[h.Number()-1] }

// FullName returns the name together with what the trigrams stand for, the upper
// one first: 山水蒙; with one trigram twice, 乾为天.
func (h Hexagram) FullName() string {
	if h.Lower() == h.Upper() {
		return h.String() + "为" + h.Upper().Image()
	}
	return h.Upper().Image() + h.Lower().Image() + h.String()
}

// FullHant returns the full name in traditional Hanzi.
func (h Hexagram) FullHant() string {
	if h.Lower() == h.Upper() {
		return h.Hant() + "為" + h.Upper().imageHant()
	}
	return h.Upper().imageHant() + h.Lower().imageHant() + h.Hant()
}

// Lower returns the trigram of lines 1 to 3 (下卦, xia gua; 内卦).
func (h Hexagram) Lower() Trigram { return Trigram(h & 7) }

// Upper returns the trigram of lines 4 to 6 (上卦, shang gua; 外卦).
func (h Hexagram) Upper() Trigram { return Trigram(h >> 3) }

// Yang reports whether a line, 1 at the bottom to 6, is unbroken.
func (h Hexagram) Yang(line int) bool { return h>>(line-1)&1 == 1 }

// Bits returns the lines from the bottom up, 1 for yang: 屯 is "100010".
func (h Hexagram) Bits() string { return bitString(uint8(h), 6) }

// LineName returns what the book calls a line (爻题, yao ti), 1 at the bottom to 6:
// 初九, 六二, 上六.
func (h Hexagram) LineName(line int) string {
	digit := "六"
	if h.Yang(line) {
		digit = "九"
	}
	place := [6]string{"初", "二", "三", "四", "五", "上"}[line-1]
	if line == 1 || line == 6 {
		return place + digit
	}
	return digit + place
}

// Nuclear returns the hexagram inside (互卦, hu gua): lines 2 3 4 below lines 3 4 5.
//
// Source: doc/sources.md#related-hexagrams.
func (h Hexagram) Nuclear() Hexagram { return NewHexagram(Trigram(h>>1&7), Trigram(h>>2&7)) }

// Opposite returns the hexagram with every line of the other kind (错卦, cuo gua).
//
// Source: doc/sources.md#related-hexagrams.
func (h Hexagram) Opposite() Hexagram { return h ^ (Hexagrams - 1) }

// Reversed returns the hexagram read from the other end (综卦, zong gua). For eight
// of them that is the hexagram itself.
//
// Source: doc/sources.md#related-hexagrams.
func (h Hexagram) Reversed() Hexagram { return Hexagram(bits.Reverse8(uint8(h)) >> 2) }

// Swapped returns the hexagram with its trigrams exchanged (交卦, jiao gua).
//
// Source: doc/sources.md#related-hexagrams.
func (h Hexagram) Swapped() Hexagram { return NewHexagram(h.Upper(), h.Lower()) }
