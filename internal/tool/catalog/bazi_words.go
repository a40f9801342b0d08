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

var warningTexts = map[bazi.Warning]i18n.Text{
	bazi.WarnHourUnknown: i18n.T("时间不详，没有时柱；年柱与月柱暂按当日正午推定。",
		"The time is unknown, so there is no hour pillar; year and month are provisionally those of noon."),
	bazi.WarnOpenDate: i18n.T("出生当天正逢年柱或月柱更换，不知道时间就不能确定是哪一柱。",
		"The year or month pillar changes on this very date; without a time it stays open which one holds."),
	bazi.WarnSolarTime: i18n.T("太阳时是近似值，精度不会高于所给的经度；它只改变日柱与时柱，不改变年柱与月柱。",
		"Solar time is approximate, no better than the longitude given; it moves only the day and hour pillars, never the year and month."),
	bazi.WarnLateZi: i18n.T("出生在晚子时（23:00 至 23:59），日柱与时干因流派而不同，这里按所选的规则。",
		"Born in the late Zi hour (23:00 to 23:59), where schools differ on the day pillar and the hour stem; the chosen rule is applied."),
	bazi.WarnNearTerm: i18n.T("离交节不到一分钟，年柱或月柱取决于时间记得有多准。",
		"A solar term is less than a minute away; the year or month pillar depends on how exactly the time is known."),
	bazi.WarnNearHour: i18n.T("离日柱或时柱的交界不到一分钟，取决于时间记得有多准。",
		"The day or hour pillar changes less than a minute away; it depends on how exactly the time is known."),
	bazi.WarnLocalMeanTime: i18n.T("当时还没有标准时，按当地平太阳时计算。",
		"There was no standard time yet; local mean time is used."),
}

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
