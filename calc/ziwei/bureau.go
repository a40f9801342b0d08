package ziwei

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Bureau is the class of five elements of a chart (五行局, wu xing ju).
type Bureau uint8

// The bureaus, in the order of their numbers.
const (
	BureauWater Bureau = iota // 水二局
	BureauWood                // 木三局
	BureauMetal               // 金四局
	BureauEarth               // 土五局
	BureauFire                // 火六局
)

// Bureaus is the number of bureaus.
const Bureaus = 5

var (
	bureauNames = [Bureaus]name{
		{"水二局", "Shui Er Ju", "Water Two"}, {"木三局", "Mu San Ju", "Wood Three"}, {"金四局", "Jin Si Ju", "Metal Four"},
		{"土五局", "Tu Wu Ju", "Earth Five"}, {"火六局", "Huo Liu Ju", "Fire Six"},
	}
	bureauOf = [ganzhi.Elements]Bureau{
		ganzhi.ElementWood: BureauWood, ganzhi.ElementFire: BureauFire, ganzhi.ElementEarth: BureauEarth,
		ganzhi.ElementMetal: BureauMetal, ganzhi.ElementWater: BureauWater,
	}
	// growth is where 长生 of each bureau is.
	growth = [Bureaus]seat{BureauWater: shen, BureauWood: hai, BureauMetal: si, BureauEarth: shen, BureauFire: yin}
)

// BureauOf returns the bureau of a life palace.
//
// Rule: the element of the NaYin of the palace's stem and branch.
// Source: doc/sources.md#zw-bureau.
func BureauOf(life ganzhi.Pair) Bureau { return bureauOf[life.NaYin().Element()] }

// Number returns the number of the bureau, 2 to 6: the age at which the first
// decadal limit begins, and the divisor that finds 紫微.
func (b Bureau) Number() int { return int(b) + 2 }

// String returns the Hanzi.
func (b Bureau) String() string { return bureauNames[b].hanzi }

// Hant returns the traditional Hanzi.
func (b Bureau) Hant() string { return bureauNames[b].hant() }

// Pinyin returns the reading without tones.
func (b Bureau) Pinyin() string { return bureauNames[b].pinyin }

// English returns the English name.
func (b Bureau) English() string { return bureauNames[b].english }

// ziWei returns where 紫微 stands.
//
// Rule: divide the day of birth, with as few days added as make it divisible, by
// the number of the bureau; count the quotient from 寅. Then go on by the days
// added if they are even, back by them if they are odd.
//
// Input: day is that of the lunar month, 1–30.
// Source: doc/sources.md#zw-zi-wei.
func (b Bureau) ziWei(day int) seat {
	n := b.Number()
	quotient := (day + n - 1) / n
	added := quotient*n - day
	if added%2 == 1 {
		added = -added
	}
	return wrap(quotient - 1 + added)
}
