package ganzhi

// HeavenlyStem is one of the ten heavenly stems (天干, tian gan).
type HeavenlyStem uint8

// The ten heavenly stems.
const (
	StemJia  HeavenlyStem = iota // 甲 jia
	StemYi                       // 乙 yi
	StemBing                     // 丙 bing
	StemDing                     // 丁 ding
	StemWu                       // 戊 wu
	StemJi                       // 己 ji
	StemGeng                     // 庚 geng
	StemXin                      // 辛 xin
	StemRen                      // 壬 ren
	StemGui                      // 癸 gui
)

// Stems is the number of heavenly stems.
const Stems = 10

var (
	stemHanzi   = [Stems]string{"甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"}
	stemPinyin  = [Stems]string{"Jia", "Yi", "Bing", "Ding", "Wu", "Ji", "Geng", "Xin", "Ren", "Gui"}
	stemEnglish = [Stems]string{
		"Yang Wood", "Yin Wood", "Yang Fire", "Yin Fire", "Yang Earth",
		"Yin Earth", "Yang Metal", "Yin Metal", "Yang Water", "Yin Water",
	}
)

// String returns the Hanzi.
func (s HeavenlyStem) String() string { return stemHanzi[s] }

// Pinyin returns the reading without tones.
func (s HeavenlyStem) Pinyin() string { return stemPinyin[s] }

// English returns polarity and element, the usual English name of a stem.
func (s HeavenlyStem) English() string { return stemEnglish[s] }

// Element returns the element of the stem.
//
// Rule: 甲乙木 丙丁火 戊己土 庚辛金 壬癸水.
// Source: doc/sources.md#stem-and-branch-elements.
func (s HeavenlyStem) Element() Element { return Element(s / 2) }

// YinYang returns the polarity of the stem: 甲丙戊庚壬 are yang.
func (s HeavenlyStem) YinYang() YinYang { return YinYang(s % 2) }

// Add returns the stem n places later, or earlier when n is negative.
func (s HeavenlyStem) Add(n int) HeavenlyStem { return HeavenlyStem(mod(int(s)+n, Stems)) }

// Partner returns the stem that s combines with (天干五合, tian gan wu he):
// 甲己 乙庚 丙辛 丁壬 戊癸.
func (s HeavenlyStem) Partner() HeavenlyStem { return s.Add(5) }

// ParseStem returns the stem written as one Hanzi.
func ParseStem(hanzi string) (HeavenlyStem, bool) {
	i, ok := find(stemHanzi[:], hanzi)
	return HeavenlyStem(i), ok
}

// find returns the index of name in names.
func find(names []string, name string) (int, bool) {
	for i, n := range names {
		if n == name {
			return i, true
		}
	}
	return 0, false
}

// mod returns a modulo m in the range [0, m), for negative a too.
func mod(a, m int) int { return ((a % m) + m) % m }
