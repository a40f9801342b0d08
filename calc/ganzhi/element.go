package ganzhi

// Element is one of the five elements (五行, wu xing), in the order in which
// each generates the next: 木 火 土 金 水.
type Element uint8

// The five elements.
const (
	ElementWood  Element = iota // 木 mu
	ElementFire                 // 火 huo
	ElementEarth                // 土 tu
	ElementMetal                // 金 jin
	ElementWater                // 水 shui
)

// Elements is the number of elements.
const Elements = 5

var (
	elementHanzi   = [Elements]string{"木", "火", "土", "金", "水"}
	elementPinyin  = [Elements]string{"Mu", "Huo", "Tu", "Jin", "Shui"}
	elementEnglish = [Elements]string{"Wood", "Fire", "Earth", "Metal", "Water"}
)

// String returns the Hanzi.
func (e Element) String() string { return elementHanzi[e] }

// Pinyin returns the reading without tones.
func (e Element) Pinyin() string { return elementPinyin[e] }

// English returns the English name.
func (e Element) English() string { return elementEnglish[e] }

// Generates returns the element that e feeds (生, sheng): wood feeds fire.
func (e Element) Generates() Element { return (e + 1) % Elements }

// Controls returns the element that e restrains (克, ke): wood restrains earth.
func (e Element) Controls() Element { return (e + 2) % Elements }

// YinYang is the polarity of a stem or branch (阴阳, yin yang).
type YinYang uint8

// The two polarities. Members at even indices are yang.
const (
	Yang YinYang = iota // 阳 yang
	Yin                 // 阴 yin
)

// String returns the Hanzi.
func (y YinYang) String() string { return [2]string{"阳", "阴"}[y] }

// English returns "Yang" or "Yin", which is also the pinyin.
func (y YinYang) English() string { return [2]string{"Yang", "Yin"}[y] }
