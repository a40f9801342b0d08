package bazi

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// GrowthStage says how yin stems count the life stages (长生十二宫).
type GrowthStage uint8

// The counts.
const (
	GrowthReverse GrowthStage = iota // 阳顺阴逆: backward from their own 长生
	GrowthSame                       // 阴阳同生同死: as the yang stem of their element
)

// GrowthStageEarth says with which element earth counts the life stages.
type GrowthStageEarth uint8

// The elements.
const (
	GrowthEarthFire  GrowthStageEarth = iota // 火土同宫
	GrowthEarthWater                         // 水土同宫
)

func (r Rules) lifeStages() ganzhi.LifeStageSchool {
	return ganzhi.LifeStageSchool{
		YinWithYang:    r.GrowthStage == GrowthSame,
		EarthWithWater: r.GrowthStageEarth == GrowthEarthWater,
	}
}

// ZodiacBoundary says which year gives the animal (生肖, sheng xiao).
type ZodiacBoundary uint8

// The years.
const (
	ZodiacLunarNewYear ZodiacBoundary = iota // the lunar year, from 正月初一
	ZodiacYearPillar                         // the year pillar
)

// Zodiac returns the animal of the birth (生肖, sheng xiao). By the lunar year it
// is that of the date on the clock in use; the error is that of the lunar
// calendar for a date it does not reach.
//
// Source: doc/sources.md#zodiac-boundary.
// Schools: Rules.ZodiacBoundary.
func (c *Chart) Zodiac() (almanac.Zodiac, error) {
	if c.Rules.ZodiacBoundary == ZodiacYearPillar {
		return almanac.Zodiac(c.Pillars[Year].Pair.Branch()), nil
	}
	used := c.Time.Used
	lunar, err := almanac.Lunar(used.Year, used.Month, used.Day)
	if err != nil {
		return 0, err
	}
	return lunar.Zodiac(), nil
}

// MinorLuckRule says from which pillar minor luck (小运, xiao yun) counts.
type MinorLuckRule uint8

// The rules.
const (
	MinorLuckHour  MinorLuckRule = iota // from the hour pillar, in the direction of luck
	MinorLuckFixed                      // 男起丙寅顺行, 女起壬申逆行
)

// castChoices are further options of Rules that decide what a chart holds.
var castChoices = []choice{
	{field{"growth_stage", []string{"reverse", "same"}, func(r *Rules) *uint8 { return (*uint8)(&r.GrowthStage) }}, []reason{
		{"yin stems count the life stages backward", "长生十二宫阳顺阴逆"},
		{"yin stems share the life stages of their yang partner", "长生十二宫阴阳同生同死"},
	}},
	{field{"growth_stage_earth", []string{"fire", "water"}, func(r *Rules) *uint8 { return (*uint8)(&r.GrowthStageEarth) }}, []reason{
		{"earth has the life stages of fire", "长生十二宫火土同宫"},
		{"earth has the life stages of water", "长生十二宫水土同宫"},
	}},
	{field{"southern_months", []string{"off", "on"}, func(r *Rules) *uint8 { return (*uint8)(&r.SouthernMonths) }}, []reason{
		{"months are the same in both hemispheres", "南北半球月支相同"},
		{"the month has the opposite branch, for a birth south of the equator", "南半球月支取对宫"},
	}},
	{field{"zodiac_boundary", []string{"lunar_new_year", "year_pillar"}, func(r *Rules) *uint8 { return (*uint8)(&r.ZodiacBoundary) }}, []reason{
		{"the animal is that of the lunar year", "生肖以农历正月初一换年"},
		{"the animal is that of the year pillar", "生肖随年柱"},
	}},
	{field{"minor_luck", []string{"hour", "fixed"}, func(r *Rules) *uint8 { return (*uint8)(&r.MinorLuck) }}, []reason{
		{"minor luck counts from the hour pillar", "小运自时柱起，随大运顺逆"},
		{"minor luck counts from 丙寅 for a man, back from 壬申 for a woman", "小运男起丙寅顺行，女起壬申逆行"},
	}},
}
