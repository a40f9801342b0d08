package bazi

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// firstMonthBefore1601 holds 正月初一 of the years before the almanac begins, by
// the Gregorian calendar; charts of 1600 need them.
var firstMonthBefore1601 = [2]civil.DateTime{
	{Year: 1599, Month: 1, Day: 27},
	{Year: 1600, Month: 2, Day: 14},
}

// newYearUnix returns the start of 正月初一 of a year, in Unix milliseconds.
//
// Source: doc/sources.md#lunisolar-rule.
func newYearUnix(year int) int64 {
	if year <= FirstYear {
		return chinaDayStart(firstMonthBefore1601[max(0, year-FirstYear+1)].JDN())
	}
	months, err := almanac.China.MonthsOf(year)
	if err != nil { // the almanac covers every year of charts; a test walks them
		return termUnix(year, int(almanac.TermLiChun))
	}
	return chinaDayStart(months[0].FirstJDN)
}
