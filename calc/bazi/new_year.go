package bazi

import "github.com/wenbu-go/wenbu/calc/sky"

// newYear1599 is 1599-01-27T00:00 at UTC+8, which is before the tables of
// package sky; charts of January 1600 need it.
const newYear1599 = -11_705_414_400_000

// newYearUnix returns the start of 正月初一 of a year, in Unix milliseconds.
//
// Rule: the month that holds 冬至 is the eleventh; the first month is the second
// after it, or the third when a leap month comes between: of thirteen months
// from one 冬至 to the next, the first without a 中气. Days are those of UTC+8.
// For 1929 on this is the calendar in force; before, it may differ from it where
// a new moon was near midnight.
//
// Source: doc/sources.md#lunar-new-year.
func newYearUnix(year int) int64 {
	if year < FirstYear {
		return newYear1599
	}
	eleventh := lunationHolding(termUnix(year-1, termDongzhi))
	next := lunationHolding(termUnix(year, termDongzhi))
	leap := next-eleventh == 13 && !(holdsZhongQi(eleventh+1) && holdsZhongQi(eleventh+2))
	if leap {
		return lunationStart(eleventh + 3)
	}
	return lunationStart(eleventh + 2)
}

// lunationHolding returns the lunation whose month holds the day of an instant.
func lunationHolding(unixMilli int64) int {
	endOfDay := chinaMidnight(unixMilli) + secondsPerDay*milli - 1
	return sky.NewMoonBefore(sky.FromUnix(endOfDay))
}

// lunationStart returns the start of the day of a new moon.
func lunationStart(n int) int64 {
	t, _ := sky.NewMoon(n)
	return chinaMidnight(t.Unix())
}

// holdsZhongQi reports whether the month of a lunation holds a 中气.
func holdsZhongQi(n int) bool {
	year, index := sky.TermBefore(sky.FromUnix(lunationStart(n+1) - 1))
	if index%2 == 0 {
		year, index = termBefore(year, index)
	}
	return termUnix(year, index) >= lunationStart(n)
}

// termBefore returns the term before another.
func termBefore(year, index int) (int, int) {
	if index == 0 {
		return year - 1, termsPerYear - 1
	}
	return year, index - 1
}
