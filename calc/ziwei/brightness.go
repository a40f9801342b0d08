package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Brightness is how strong a star is in a palace (亮度, liang du; 庙旺利陷, miao wang
// li xian).
type Brightness uint8

// The degrees of brightness, from the strongest.
const (
	BrightnessNone   Brightness = iota // the table has no entry
	BrightnessMiao                     // 庙
	BrightnessWang                     // 旺
	BrightnessDe                       // 得
	BrightnessLi                       // 利
	BrightnessPing                     // 平
	BrightnessBu                       // 不
	BrightnessXianDi                   // 闲, in the table of the school of Zhongzhou only
	BrightnessXian                     // 陷
)

var brightnessNames = [...]name{
	{}, {"庙", "Miao", "Temple"}, {"旺", "Wang", "Prosperous"}, {"得", "De", "Gained"}, {"利", "Li", "Favourable"},
	{"平", "Ping", "Level"}, {"不", "Bu", "Weak"}, {"闲", "Xian", "Idle"},
	{"陷", "Xian", "Fallen"},
}

// String returns the Hanzi, or nothing for BrightnessNone.
func (b Brightness) String() string { return brightnessNames[b].hanzi }

// Hant returns the traditional Hanzi.
func (b Brightness) Hant() string { return brightnessNames[b].hant() }

// Pinyin returns the reading without tones.
func (b Brightness) Pinyin() string { return brightnessNames[b].pinyin }

// English returns the English name.
func (b Brightness) English() string { return brightnessNames[b].english }

// BrightnessTable names a table of brightness (亮度表, liang du biao).
type BrightnessTable uint8

// Of returns the brightness of a star at a branch.
//
// Source: doc/sources.md#zw-brightness.
// Schools: BrightnessTable.
func (t BrightnessTable) Of(s Star, b ganzhi.EarthlyBranch) Brightness { return t.at(s, seatOf(b)) }

func (t BrightnessTable) at(s Star, where seat) Brightness {
	if s.Kind() == KindAdjective {
		return BrightnessNone
	}
	return brightnessTables[t][s][where]
}
