package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Spirit is one of the six spirits (六神, liu shen; 六兽, liu shou), in the order in
// which they stand on the lines upward.
type Spirit uint8

// The spirits.
const (
	SpiritQingLong Spirit = iota // 青龙 qing long
	SpiritZhuQue                 // 朱雀 zhu que
	SpiritGouChen                // 勾陈 gou chen
	SpiritTengShe                // 螣蛇 teng she
	SpiritBaiHu                  // 白虎 bai hu
	SpiritXuanWu                 // 玄武 xuan wu
)

var (
	spiritHanzi   = [Lines]string{"青龙", "朱雀", "勾陈", "螣蛇", "白虎", "玄武"}
	spiritPinyin  = [Lines]string{"Qing Long", "Zhu Que", "Gou Chen", "Teng She", "Bai Hu", "Xuan Wu"}
	spiritEnglish = [Lines]string{
		"Azure Dragon", "Vermilion Bird", "Hooked Array", "Soaring Serpent", "White Tiger", "Dark Warrior",
	}
	spiritStart = [ganzhi.Elements]Spirit{
		ganzhi.ElementWood:  SpiritQingLong,
		ganzhi.ElementFire:  SpiritZhuQue,
		ganzhi.ElementEarth: SpiritGouChen, // 戊; 己 is one on
		ganzhi.ElementMetal: SpiritBaiHu,
		ganzhi.ElementWater: SpiritXuanWu,
	}
)

// String returns the Hanzi.
func (s Spirit) String() string { return spiritHanzi[s] }

// Pinyin returns the reading without tones.
func (s Spirit) Pinyin() string { return spiritPinyin[s] }

// English returns an English name.
func (s Spirit) English() string { return spiritEnglish[s] }

// SpiritOf returns the spirit of a line, 1 to 6, on a day with the given stem.
//
// Rule: line 1 has 甲乙青龙 丙丁朱雀 戊勾陈 己螣蛇 庚辛白虎 壬癸玄武, and each line above the
// next one.
// Source: doc/sources.md#six-spirits.
func SpiritOf(day ganzhi.HeavenlyStem, line int) Spirit {
	start := spiritStart[day.Element()]
	if day == ganzhi.StemJi {
		start = SpiritTengShe
	}
	return (start + Spirit(line-1)) % Lines
}
