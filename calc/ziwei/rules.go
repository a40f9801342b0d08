package ziwei

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules chooses between schools (派, pai). The zero value is the documented
// default.
type Rules struct {
	Clock           bazi.Clock
	YearDivide      YearDivide
	MonthDivide     MonthDivide
	DayDivide       DayDivide
	LeapMonth       LeapMonth
	HoroscopeDivide HoroscopeDivide
	AgeDivide       AgeDivide
	School          School
	Plate           Plate
	Transform       TransformTable
	Brightness      BrightnessTable
	SoulStar        SoulStarRule
	KuiYue          KuiYueTable
	VoidPair        VoidPair
}

// YearDivide says when the year that places stars begins (换年, huan nian).
type YearDivide uint8

// The beginnings of the year.
const (
	YearLunarNewYear  YearDivide = iota // 正月初一
	YearLichunDay                       // 立春当日
	YearLichunInstant                   // 立春时刻
)

// MonthDivide says which month counts (定月, ding yue).
type MonthDivide uint8

// The months.
const (
	MonthLunar     MonthDivide = iota // 农历月
	MonthSolarTerm                    // 节气月, from one 节 to the next
)

// DayDivide says which lunar day owns the late Zi hour (晚子时, wan zi shi),
// 23:00–23:59.
type DayDivide uint8

// The treatments of the late Zi hour. The pillars of the chart follow them.
const (
	DayForward         DayDivide = iota // the next day
	DayCurrent                          // the day itself, whose stem also makes the hour's
	DayCurrentNextStem                  // the day itself; the hour's stem is by the next day's
)

// LeapMonth says as which month a leap month counts (闰月, run yue).
type LeapMonth uint8

// The treatments of the leap month.
const (
	LeapSplit15    LeapMonth = iota // to the 15th as the month before, then as the next
	LeapAsPrevious                  // as the month before
	LeapAsNext                      // as the month after
)

// HoroscopeDivide says when the years and months that pass over a chart begin
// (流年流月, liu nian liu yue).
type HoroscopeDivide uint8

// The beginnings.
const (
	HoroscopeLunar     HoroscopeDivide = iota // 正月初一, 初一
	HoroscopeSolarTerm                        // 立春, 节
)

// AgeDivide says when the nominal age grows (虚岁, xu sui).
type AgeDivide uint8

// The days.
const (
	AgeLunarNewYear AgeDivide = iota // 正月初一
	AgeBirthday                      // the lunar birthday
)

// School is a way of placing stars (安星法, an xing fa).
//
// Source: doc/sources.md#zw-school.
type School uint8

// The schools.
const (
	SchoolDefault   School = iota // 通行
	SchoolZhongzhou               // 中州派
)

// Plate is one of the three charts of a birth (天地人盘, tian di ren pan).
type Plate uint8

// The plates.
const (
	PlateHeaven Plate = iota // 天盘
	PlateEarth               // 地盘: the body palace is the life palace
	PlateHuman               // 人盘: the palace of fortune is the life palace
)

// SoulStarRule says what 命主 (ming zhu) is taken from.
type SoulStarRule uint8

// The rules.
const (
	SoulBySchool   SoulStarRule = iota // by the life palace; in the school of Zhongzhou by the year
	SoulLifePalace                     // the branch of the life palace
	SoulYearBranch                     // the branch of the year
)

// KuiYueTable says where 天魁 and 天钺 stand (魁钺, kui yue).
type KuiYueTable uint8

// The tables.
const (
	KuiYueCommon     KuiYueTable = iota // 辛魁午钺寅, 庚魁丑钺未
	KuiYueXinSwapped                    // 辛魁寅钺午
	KuiYueGengAsXin                     // 庚辛魁午钺寅
)

// VoidPair says how many palaces a void takes (截空旬空, jie kong xun kong).
type VoidPair uint8

// The numbers of palaces.
const (
	VoidCommon VoidPair = iota // 截路 and 空亡, one 旬空; in the school of Zhongzhou one 截空
	VoidSingle                 // one 截空, one 旬空
	VoidDouble                 // 截路 and 空亡, 旬空 and 旬中
)

// Option is a field of Rules by its public name.
type Option struct {
	Name   string
	Values []string // the default first
}

// reason says in a sentence what a rule means.
type reason struct{ en, zh string }

// field is one option of Rules by name.
type field struct {
	name   string
	values []string
	at     func(*Rules) *uint8
	why    []reason
}

// Options lists every option of Rules.
func Options() []Option {
	list := make([]Option, len(fields))
	for i, f := range fields {
		list[i] = Option{Name: f.name, Values: slices.Clone(f.values)}
	}
	return list
}

// Set changes the option with the given public name. The error is a
// *calc.InputError that names the values allowed.
func (r *Rules) Set(name, value string) error {
	for _, f := range slices.Concat(fields, aliases) {
		if f.name != name {
			continue
		}
		v, err := byname.Value(name, value, f.values)
		if err == nil {
			*f.at(r) = v
		}
		return err
	}
	return byname.Unknown(name, "Zi Wei charts", "紫微斗数")
}

// check returns an error for a field with a value that is none.
func (r *Rules) check() error {
	for i := range fields {
		f := &fields[i]
		if err := byname.Check(f.name, *f.at(r), f.values); err != nil {
			return err
		}
	}
	return nil
}

func inputError(field, value, reason, reasonZh string) error {
	return &calc.InputError{Field: field, Value: value, Reason: reason, ReasonZh: reasonZh}
}
