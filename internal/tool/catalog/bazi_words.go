package catalog

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// sourceURL is where the engine can be read.
const sourceURL = "https://github.com/wenbu-go/wenbu"

var pillarKeys = [4]string{bazi.Year: "year", bazi.Month: "month", bazi.Day: "day", bazi.Hour: "hour"}

// dayMasterRole is the role of the day pillar.
var dayMasterRole = i18n.T("日主", "Day master")

// roleEnglish are the published protocol's labels of the ten gods.
var roleEnglish = [ganzhi.TenGods]string{
	ganzhi.TenGodBiJian:    "Peer",
	ganzhi.TenGodJieCai:    "Companion",
	ganzhi.TenGodShiShen:   "Expression",
	ganzhi.TenGodShangGuan: "Innovation",
	ganzhi.TenGodPianCai:   "Opportunity",
	ganzhi.TenGodZhengCai:  "Stewardship",
	ganzhi.TenGodQiSha:     "Challenge",
	ganzhi.TenGodZhengGuan: "Responsibility",
	ganzhi.TenGodPianYin:   "Intuition",
	ganzhi.TenGodZhengYin:  "Learning",
}

// elementLooks are colour and image of each element.
var elementLooks = [ganzhi.Elements]struct {
	color string
	image i18n.Text
}{
	ganzhi.ElementWood:  {"#557363", i18n.T("林木", "Trees")},
	ganzhi.ElementFire:  {"#b4533d", i18n.T("火焰", "Flame")},
	ganzhi.ElementEarth: {"#a7864a", i18n.T("田土", "Soil")},
	ganzhi.ElementMetal: {"#777b80", i18n.T("矿石", "Ore")},
	ganzhi.ElementWater: {"#476b83", i18n.T("流水", "Stream")},
}

// warningText returns a warning in both languages.
func warningText(w bazi.Warning) i18n.Text { return i18n.T(w.Words()) }

// yearMonthMethod and elementsMethod describe what no option changes.
var (
	yearMonthMethod = i18n.T("出生的绝对时刻与节气的绝对时刻相比（节气表按 UTC+08:00 列出），不受时区与夏令时影响",
		"the absolute instant of birth against the absolute instants of the solar terms (listed in fixed UTC+08:00), untouched by zones and daylight saving time")
	elementsMethod = i18n.T("可见的天干地支各计一次，不是旺衰",
		"one count per visible stem and branch; not strength")
)

var clockMethods = map[bazi.Clock]i18n.Text{
	bazi.ClockCivil:     i18n.T("当地民用时", "local civil clock"),
	bazi.ClockStandard:  i18n.T("当地标准时，除去夏令时", "local standard time, without summer time"),
	bazi.ClockMeanSolar: i18n.T("当地平太阳时", "local mean solar time"),
	bazi.ClockTrueSolar: i18n.T("当地真太阳时", "local true solar time"),
}
