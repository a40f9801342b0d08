package almanac

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// Officer is one of the twelve day officers (建除十二神, jian chu shi er shen).
type Officer uint8

// The day officers.
const (
	OfficerJian  Officer = iota // 建 jian
	OfficerChu                  // 除 chu
	OfficerMan                  // 满 man
	OfficerPing                 // 平 ping
	OfficerDing                 // 定 ding
	OfficerZhi                  // 执 zhi
	OfficerPo                   // 破 po
	OfficerWei                  // 危 wei
	OfficerCheng                // 成 cheng
	OfficerShou                 // 收 shou
	OfficerKai                  // 开 kai
	OfficerBi                   // 闭 bi
)

// Officers is the number of day officers.
const Officers = 12

var officerNames = [Officers]struct{ hans, pinyin, english string }{
	{"建", "Jian", "Establish"}, {"除", "Chu", "Remove"}, {"满", "Man", "Full"}, {"平", "Ping", "Balance"},
	{"定", "Ding", "Stable"}, {"执", "Zhi", "Initiate"}, {"破", "Po", "Destruction"}, {"危", "Wei", "Danger"},
	{"成", "Cheng", "Success"}, {"收", "Shou", "Receive"}, {"开", "Kai", "Open"}, {"闭", "Bi", "Close"},
}

// String returns the Hanzi.
func (o Officer) String() string { return officerNames[o].hans }

// Hant returns the name in traditional Hanzi.
func (o Officer) Hant() string { return hant.Of(o.String()) }

// Pinyin returns the reading without tones.
func (o Officer) Pinyin() string { return officerNames[o].pinyin }

// English returns the usual English name.
func (o Officer) English() string { return officerNames[o].english }

// OfficerOf returns the officer of a day in a month.
//
// Rule: the day whose branch is the month's is 建; the officers follow one
// another with the days (建除满平定执破危成收开闭). On the day of a 节 the month
// changes, so that the officer of the day before comes again.
// Source: doc/sources.md#day-officers.
func OfficerOf(month, day ganzhi.EarthlyBranch) Officer {
	return Officer((int(day) - int(month) + ganzhi.Branches) % ganzhi.Branches)
}

// Officer returns the day's officer.
func (d Day) Officer() Officer { return OfficerOf(d.MonthBranch(), d.DayPair.Branch()) }

// RoadGod is one of the twelve gods of the yellow and the black road (黄道黑道
// 十二神, huang dao hei dao).
type RoadGod uint8

// The gods of the roads.
const (
	RoadQingLong RoadGod = iota // 青龙
	RoadMingTang                // 明堂
	RoadTianXing                // 天刑
	RoadZhuQue                  // 朱雀
	RoadJinGui                  // 金匮
	RoadBaoGuang                // 宝光, also 天德黄道
	RoadBaiHu                   // 白虎
	RoadYuTang                  // 玉堂
	RoadTianLao                 // 天牢
	RoadXuanWu                  // 玄武, also 元武
	RoadSiMing                  // 司命
	RoadGouChen                 // 勾陈
)

// RoadGods is the number of gods of the roads.
const RoadGods = 12

var roadNames = [RoadGods]struct{ hans, pinyin, english string }{
	{"青龙", "Qing Long", "Azure Dragon"}, {"明堂", "Ming Tang", "Bright Hall"}, {"天刑", "Tian Xing", "Heavenly Punishment"},
	{"朱雀", "Zhu Que", "Vermilion Bird"}, {"金匮", "Jin Gui", "Golden Coffer"}, {"宝光", "Bao Guang", "Precious Light"},
	{"白虎", "Bai Hu", "White Tiger"}, {"玉堂", "Yu Tang", "Jade Hall"}, {"天牢", "Tian Lao", "Heavenly Prison"},
	{"玄武", "Xuan Wu", "Black Tortoise"}, {"司命", "Si Ming", "Director of Destinies"}, {"勾陈", "Gou Chen", "Hook"},
}

// String returns the Hanzi.
func (g RoadGod) String() string { return roadNames[g].hans }

// Hant returns the name in traditional Hanzi.
func (g RoadGod) Hant() string { return hant.Of(g.String()) }

// Pinyin returns the reading without tones.
func (g RoadGod) Pinyin() string { return roadNames[g].pinyin }

// English returns an English name.
func (g RoadGod) English() string { return roadNames[g].english }

// Yellow reports whether the god stands on the yellow road (黄道); the others
// stand on the black one (黑道).
func (g RoadGod) Yellow() bool {
	switch g {
	case RoadQingLong, RoadMingTang, RoadJinGui, RoadBaoGuang, RoadYuTang, RoadSiMing:
		return true
	}
	return false
}

// RoadGodOf returns the god of the road for a day in a month, or for a double
// hour in a day.
//
// Rule: 青龙 starts from 子 in 寅申, 寅 in 卯酉, 辰 in 辰戌, 午 in 巳亥, 申 in 子午, 戌
// in 丑未; the others follow in order.
// Source: doc/sources.md#road-gods.
func RoadGodOf(frame, inside ganzhi.EarthlyBranch) RoadGod {
	start := (int(frame) + 4) % 6 * 2 // 寅 and 申 give 0
	return RoadGod((int(inside) - start + ganzhi.Branches) % RoadGods)
}

// RoadGod returns the day's god of the road.
func (d Day) RoadGod() RoadGod { return RoadGodOf(d.MonthBranch(), d.DayPair.Branch()) }
