package yijing

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Trigram is one of the eight trigrams (八卦, ba gua), by its lines: the bottom
// line in the lowest bit, 1 for yang.
type Trigram uint8

// The eight trigrams.
const (
	TrigramKun  Trigram = 0b000 // 坤 kun
	TrigramZhen Trigram = 0b001 // 震 zhen
	TrigramKan  Trigram = 0b010 // 坎 kan
	TrigramDui  Trigram = 0b011 // 兑 dui
	TrigramGen  Trigram = 0b100 // 艮 gen
	TrigramLi   Trigram = 0b101 // 离 li
	TrigramXun  Trigram = 0b110 // 巽 xun
	TrigramQian Trigram = 0b111 // 乾 qian
)

// Trigrams is the number of trigrams.
const Trigrams = 8

var (
	trigramHanzi     = [Trigrams]string{"坤", "震", "坎", "兑", "艮", "离", "巽", "乾"}
	trigramHant      = [Trigrams]string{"坤", "震", "坎", "兌", "艮", "離", "巽", "乾"}
	trigramPinyin    = [Trigrams]string{"Kun", "Zhen", "Kan", "Dui", "Gen", "Li", "Xun", "Qian"}
	trigramEnglish   = [Trigrams]string{"Earth", "Thunder", "Water", "Lake", "Mountain", "Fire", "Wind", "Heaven"}
	trigramImage     = [Trigrams]string{"地", "雷", "水", "泽", "山", "火", "风", "天"}
	trigramImageHant = [Trigrams]string{"地", "雷", "水", "澤", "山", "火", "風", "天"}
	trigramSymbol    = [Trigrams]string{"☷", "☳", "☵", "☱", "☶", "☲", "☴", "☰"}
	trigramElement   = [Trigrams]ganzhi.Element{
		ganzhi.ElementEarth, ganzhi.ElementWood, ganzhi.ElementWater, ganzhi.ElementMetal,
		ganzhi.ElementEarth, ganzhi.ElementFire, ganzhi.ElementWood, ganzhi.ElementMetal,
	}
	// byEarlierHeaven is the order 乾兑离震巽坎艮坤.
	byEarlierHeaven = [Trigrams]Trigram{
		TrigramQian, TrigramDui, TrigramLi, TrigramZhen, TrigramXun, TrigramKan, TrigramGen, TrigramKun,
	}
)

// String returns the Hanzi.
func (t Trigram) String() string { return trigramHanzi[t] }

// Hant returns the traditional Hanzi.
func (t Trigram) Hant() string { return trigramHant[t] }

// Pinyin returns the reading without tones.
func (t Trigram) Pinyin() string { return trigramPinyin[t] }

// English returns what the trigram stands for, its usual English name.
func (t Trigram) English() string { return trigramEnglish[t] }

// Image returns what the trigram stands for (象, xiang): 天泽火雷风水山地.
func (t Trigram) Image() string { return trigramImage[t] }

// imageHant returns the image in traditional Hanzi.
func (t Trigram) imageHant() string { return trigramImageHant[t] }

// Symbol returns the Unicode character, ☰ to ☷.
func (t Trigram) Symbol() string { return trigramSymbol[t] }

// Element returns the element of the trigram.
//
// Rule: 乾兑金 离火 震巽木 坎水 艮坤土.
// Source: doc/sources.md#trigrams.
func (t Trigram) Element() ganzhi.Element { return trigramElement[t] }

// Number returns the place of the trigram in the order of the earlier heaven
// (先天数, xian tian shu): 乾1 兑2 离3 震4 巽5 坎6 艮7 坤8.
//
// Source: doc/sources.md#trigrams.
func (t Trigram) Number() int {
	reversed := t&1<<2 | t&2 | t>>2
	return Trigrams - int(reversed)
}

// TrigramAt returns the trigram with a number of the earlier heaven (先天数), any
// number being counted around the eight: 8 and 0 are 坤.
func TrigramAt(number int) Trigram {
	return byEarlierHeaven[((number-1)%Trigrams+Trigrams)%Trigrams]
}

// Bits returns the lines from the bottom up, 1 for yang: 震 is "100".
func (t Trigram) Bits() string { return bitString(uint8(t), 3) }

// ParseTrigram returns the trigram written as one Hanzi.
func ParseTrigram(hanzi string) (Trigram, bool) {
	for i := range Trigram(Trigrams) {
		if trigramHanzi[i] == hanzi {
			return i, true
		}
	}
	return 0, false
}

// bitString writes n bits, the lowest first.
func bitString(bits uint8, n int) string {
	var text [6]byte
	for i := range n {
		text[i] = '0' + bits>>i&1
	}
	return string(text[:n])
}
