package bazi

import (
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// LuckStart is when the first luck pillar begins (起运, qi yun).
type LuckStart struct {
	Years, Months, Days, Hours, Minutes int            // after the birth
	Local                               civil.DateTime // the date counted from the birth, on a clock that keeps the offset of the birth
	Unix                                int64          // the same instant in Unix seconds
	Clock                               civil.DateTime // what clocks at the birthplace show then, summer time and all
}

// The scale of LuckMinute: a year of luck is 360 days of 24 hours, and stands
// for three days before or after the 节.
const (
	milliPerLuckMinute = 500 // 3 days ÷ (360 × 24 × 60)
	minutesPerHour     = 60
	minutesPerDay      = 24 * minutesPerHour
	minutesPerMonth    = 30 * minutesPerDay
	minutesPerYear     = 12 * minutesPerMonth
)

// luckStart returns the start of luck for a birth and its 节.
//
// Rule: LuckMinute: 3 days = 1 year, 1 day = 4 months, 2 hours = 10 days, 1
// second = 2 minutes, each unit rounded down and its rest carried on; distances
// are civil, in days of 86,400 s. LuckChina95 drops hours and minutes.
// LuckDayHour counts whole days and double hours.
// Years, months, days and hours are added to the birth in this order; a day the
// month lacks runs into the next month.
//
// Source: doc/sources.md#luck-start.
// Schools: Rules.LuckMethod.
func luckStart(k timekeeper, jieMilli int64, method LuckMethod) LuckStart {
	var s LuckStart
	if method == LuckDayHour {
		s = startByDayHour(k, jieMilli)
	} else {
		s = startByMinute(jieMilli-k.unixMilli(), method == LuckChina95)
	}
	local := k.moment.Local
	begin := time.Date(local.Year+s.Years, time.Month(local.Month+s.Months), local.Day,
		local.Hour, local.Minute, local.Second, 0, time.UTC)
	begin = begin.AddDate(0, 0, s.Days)
	begin = begin.Add(time.Duration(s.Hours)*time.Hour + time.Duration(s.Minutes)*time.Minute)
	s.Local = civil.FromSeconds(begin.Unix())
	s.Unix = begin.Unix() - int64(k.moment.OffsetSeconds)
	s.Clock = k.zone.At(s.Unix).Local
	return s
}

func startByMinute(distanceMilli int64, wholeDays bool) LuckStart {
	minutes := int(max(distanceMilli, -distanceMilli) / milliPerLuckMinute)
	if wholeDays {
		minutes -= minutes % minutesPerDay
	}
	return LuckStart{
		Years:   minutes / minutesPerYear,
		Months:  minutes % minutesPerYear / minutesPerMonth,
		Days:    minutes % minutesPerMonth / minutesPerDay,
		Hours:   minutes % minutesPerDay / minutesPerHour,
		Minutes: minutes % minutesPerHour,
	}
}

// startByDayHour counts dates and double hours on the wall clock of the birth.
// The hour after 23:00 counts with the one before it, as the last of its date.
func startByDayHour(k timekeeper, jieMilli int64) LuckStart {
	birth := k.moment.Local.Seconds()
	jie := floorDiv(jieMilli, milli) + int64(k.moment.OffsetSeconds)
	slots := doubleHours(max(birth, jie)) - doubleHours(min(birth, jie))
	days, rest := slots/12, slots%12
	months := days*4 + rest/3
	return LuckStart{Years: months / 12, Months: months % 12, Days: rest % 3 * 10}
}

// doubleHours numbers the double hours of a clock, 12 to a date.
func doubleHours(clockSeconds int64) int {
	date := floorDiv(clockSeconds, secondsPerDay)
	slot := min((clockSeconds-date*secondsPerDay+slotShift)/secondsPerSlot, 11)
	return int(date*12 + slot)
}
