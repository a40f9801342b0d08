package bazi

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules chooses between schools (派, pai). The zero value is the documented
// default.
type Rules struct {
	LateZi        LateZi
	Clock         Clock
	YearBoundary  YearBoundary
	LuckDirection LuckDirection
	LuckMethod    LuckMethod
	AgeCount      AgeCount
	HiddenStems   ganzhi.HiddenStemTable
	Strength      StrengthMethod
	SiLing        SiLingTable
	Relations     RelationRules
	TiaoHou       TiaoHouTable
	GeJu          GeJuRules
	ShenSha       ShenShaRules

	GrowthStage      GrowthStage
	GrowthStageEarth GrowthStageEarth
	SouthernMonths   Switch // months south of the equator have the opposite branch
	ZodiacBoundary   ZodiacBoundary
	MinorLuck        MinorLuckRule
}

// LateZi says which day owns the late Zi hour (晚子时, wan zi shi), 23:00–23:59.
type LateZi uint8

// The treatments of the late Zi hour.
const (
	LateZiSameDay        LateZi = iota // the day changes at midnight, the hour stem is already the next day's
	LateZiNextDay                      // day and hour both change at 23:00
	LateZiSameDayAndStem               // the day changes at midnight and lends the hour its own stem
)

// Clock is the clock that day and hour are read from.
type Clock uint8

// The clocks.
const (
	ClockCivil     Clock = iota // the wall clock (民用时), as entered
	ClockStandard               // the wall clock without summer time (标准时)
	ClockMeanSolar              // local mean solar time (平太阳时)
	ClockTrueSolar              // local apparent solar time (真太阳时)
)

// YearBoundary says when the year pillar changes. Days are those of the Chinese
// calendar, at UTC+8 (before 1929, Beijing mean time), so that the year changes
// everywhere at one instant. The month pillar always changes at its 节 (jie).
type YearBoundary uint8

// The year boundaries.
const (
	YearLichunInstant  YearBoundary = iota // the instant of 立春
	YearLichunDay                          // the start of the day of 立春
	YearLunarNewYear                       // the start of 正月初一
	YearWinterSolstice                     // the instant of 冬至 of the year before
)

// LuckDirection says which charts count their luck pillars forward.
type LuckDirection uint8

// The directions.
const (
	LuckYangMaleYinFemale LuckDirection = iota // 阳男阴女顺行, 阴男阳女逆行
	LuckMaleForward                            // men forward, women backward
)

// LuckMethod says how the distance to the 节 becomes the age at which luck
// starts (起运, qi yun).
type LuckMethod uint8

// The methods.
const (
	LuckMinute  LuckMethod = iota // three days are a year, exact to the minute
	LuckDayHour                   // whole days and double hours: a day is four months, a double hour ten days
	LuckChina95                   // as LuckMinute, but in whole days
)

// AgeCount says how ages are counted.
type AgeCount uint8

// The counts.
const (
	AgeNominal AgeCount = iota // 虚岁: one in the calendar year of birth
	AgeFull                    // 周岁: completed years
)

var (
	lateZiValues        = []string{"same_day", "next_day", "same_day_and_stem"}
	clockValues         = []string{"civil", "standard", "mean_solar", "true_solar"}
	yearBoundaryValues  = []string{"lichun_instant", "lichun_day", "lunar_new_year", "winter_solstice"}
	luckDirectionValues = []string{"yang_male_yin_female", "male_forward"}
	luckMethodValues    = []string{"minute", "day_hour", "china95"}
	ageCountValues      = []string{"nominal", "full"}
	hiddenStemValues    = []string{ganzhi.HiddenStemP60.String(), ganzhi.HiddenStemN8.String()}
)

// String returns the option value.
func (v LateZi) String() string { return lateZiValues[v] }

// String returns the option value.
func (v Clock) String() string { return clockValues[v] }

// String returns the option value.
func (v YearBoundary) String() string { return yearBoundaryValues[v] }

// String returns the option value.
func (v LuckDirection) String() string { return luckDirectionValues[v] }

// String returns the option value.
func (v LuckMethod) String() string { return luckMethodValues[v] }

// String returns the option value.
func (v AgeCount) String() string { return ageCountValues[v] }

// Option is a field of Rules by its public name.
type Option struct {
	Name   string
	Values []string // the default first
}

// The public names of the options.
const (
	optionLateZi        = "late_zi"
	optionClock         = "clock"
	optionYearBoundary  = "year_boundary"
	optionLuckDirection = "luck_direction"
	optionLuckMethod    = "luck_method"
	optionAgeCount      = "age_count"
	optionHiddenStems   = "hidden_stem_table"
)

// field is one option of Rules by name.
type field struct {
	name   string
	values []string
	at     func(*Rules) *uint8
}

// fields lists the options in the order of Rules.
var fields = slices.Concat(castFields, plain(choices))

// castFields are the options that decide pillars and luck.
var castFields = []field{
	{optionLateZi, lateZiValues, func(r *Rules) *uint8 { return (*uint8)(&r.LateZi) }},
	{optionClock, clockValues, func(r *Rules) *uint8 { return (*uint8)(&r.Clock) }},
	{optionYearBoundary, yearBoundaryValues, func(r *Rules) *uint8 { return (*uint8)(&r.YearBoundary) }},
	{optionLuckDirection, luckDirectionValues, func(r *Rules) *uint8 { return (*uint8)(&r.LuckDirection) }},
	{optionLuckMethod, luckMethodValues, func(r *Rules) *uint8 { return (*uint8)(&r.LuckMethod) }},
	{optionAgeCount, ageCountValues, func(r *Rules) *uint8 { return (*uint8)(&r.AgeCount) }},
	{optionHiddenStems, hiddenStemValues, func(r *Rules) *uint8 { return (*uint8)(&r.HiddenStems) }},
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
	for _, f := range fields {
		if f.name != name {
			continue
		}
		v, err := byname.Value(name, value, f.values)
		if err == nil {
			*f.at(r) = v
		}
		return err
	}
	return byname.Unknown(name, "the four pillars", "四柱")
}
