package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Transformation is what a stem makes of a star (四化, si hua).
type Transformation uint8

// The four transformations.
const (
	HuaNone Transformation = iota
	HuaLu                  // 禄
	HuaQuan                // 权
	HuaKe                  // 科
	HuaJi                  // 忌
)

// transformations is their number.
const transformations = 4

var huaNames = [transformations + 1]name{
	{}, {"禄", "Lu", "Prosperity"}, {"权", "Quan", "Power"}, {"科", "Ke", "Fame"}, {"忌", "Ji", "Obstruction"},
}

// String returns the Hanzi, or nothing for HuaNone.
func (t Transformation) String() string { return huaNames[t].hanzi }

// Hant returns the traditional Hanzi.
func (t Transformation) Hant() string { return huaNames[t].hant() }

// Pinyin returns the reading without tones.
func (t Transformation) Pinyin() string { return huaNames[t].pinyin }

// English returns the English name.
func (t Transformation) English() string { return huaNames[t].english }

// TransformTable names a table of the four transformations (四化表, si hua biao).
type TransformTable uint8

// Transformed returns the stars that a stem transforms, in the order 禄 权 科 忌.
//
// Source: doc/sources.md#zw-transformations.
// Schools: TransformTable.
func (t TransformTable) Transformed(stem ganzhi.HeavenlyStem) [transformations]Star {
	return transformTables[t][stem]
}

// of returns what a stem makes of a star.
func (t TransformTable) of(stem ganzhi.HeavenlyStem, s Star) Transformation {
	for i, each := range &transformTables[t][stem] {
		if each == s {
			return HuaLu + Transformation(i)
		}
	}
	return HuaNone
}
