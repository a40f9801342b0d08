package meihua

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/internal/byname"
)

// Rules says which school casts and reads (派别). The zero value is the documented
// default.
type Rules struct {
	Year    YearRule    // 年数
	Leap    LeapRule    // 闰月
	Day     DayRule     // 夜子时
	Hour    HourRule    // 数占加时
	Nuclear NuclearRule // 互卦
	Clock   bazi.Clock  // 起卦的钟表: what date and hour are read from
}

// YearRule says when the number of the year changes (年数).
type YearRule uint8

// The year rules.
const (
	YearLunar  YearRule = iota // at 正月初一, as the almanac counts
	YearLichun                 // at the instant of 立春
)

// LeapRule says which number a leap month has (闰月).
type LeapRule uint8

// The rules of leap months.
const (
	LeapOwn        LeapRule = iota // that of the month before it
	LeapNextHalf                   // from its 16th day on that of the next month
	LeapNextNumber                 // that of the next month
)

// DayRule says which day owns 23:00 to 23:59 (夜子时). The hour is 子, number 1,
// either way.
type DayRule uint8

// The day rules.
const (
	DayMidnight DayRule = iota // the day changes at midnight
	DayZi                      // the day changes at 23:00
)

// HourRule says whether the hour counts in a cast by numbers (数占加时).
type HourRule uint8

// The hour rules.
const (
	HourLeftOut HourRule = iota // the numbers alone, as the book does with characters
	HourAdded                   // added to the number of the moving line, as the book does with objects and sounds
)

// NuclearRule says of which hexagram the inner one is taken (互卦).
type NuclearRule uint8

// The rules of the inner hexagram.
const (
	NuclearOwn     NuclearRule = iota // always of the original
	NuclearChanged                    // of the changed one when the original is 乾 or 坤: 乾坤无互, 互其变卦
)

// optionNames are the options by their public names, the default first.
var optionNames = [...]struct {
	name   string
	values []string
}{
	{"year_boundary", []string{"lunar_new_year", "lichun_instant"}},
	{"mh_leap_month", []string{"own", "next_half", "next"}},
	{"lunar_day_boundary", []string{"midnight", "zi"}},
	{"mh_hour", []string{"left_out", "added"}},
	{"mh_nuclear", []string{"own", "changed"}},
	{"clock", []string{bazi.ClockCivil.String(), bazi.ClockStandard.String(), bazi.ClockMeanSolar.String(), bazi.ClockTrueSolar.String()}},
}

// field returns the place of an option in r.
func (r *Rules) field(i int) *uint8 {
	return [...]*uint8{
		(*uint8)(&r.Year), (*uint8)(&r.Leap), (*uint8)(&r.Day), (*uint8)(&r.Hour), (*uint8)(&r.Nuclear), (*uint8)(&r.Clock),
	}[i]
}

// Set sets an option by its public name. An unknown name or value is an
// *calc.InputError.
func (r *Rules) Set(name, value string) error {
	for i, o := range optionNames {
		if o.name != name {
			continue
		}
		v, err := byname.Value(name, value, o.values)
		if err == nil {
			*r.field(i) = v
		}
		return err
	}
	return byname.Unknown(name, "this casting", "梅花易数")
}

// check refuses what is no value of its option.
func (r Rules) check() error {
	for i, o := range optionNames {
		if err := byname.Check(o.name, *r.field(i), o.values); err != nil {
			return err
		}
	}
	return nil
}

// Option is a rule in force by its public names.
type Option struct{ Name, Value string }

// Options returns every rule in force.
func (r Rules) Options() []Option {
	list := make([]Option, len(optionNames))
	for i, o := range optionNames {
		list[i] = Option{o.name, o.values[*r.field(i)]}
	}
	return list
}
