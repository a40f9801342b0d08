package almanac

import (
	_ "embed"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// ancientMonths has one line for each lunar year from 1 to 1644, the years before
// the rule of true solar terms: year, Julian day number of its first day, leap
// month or 00, and for each month its length less 28. Every line has the same
// length, so that a year is found by its place.
//
// Source: doc/sources.md#lunisolar-ancient-months.
//
//go:embed data/months_0001_1644.txt
var ancientMonths string

const (
	firstRuleYear = 1645    // 时宪历, the first calendar with true solar terms
	firstRuleDay  = 2321912 // its first day, 1645-01-28
	ancientLine   = 29      // bytes, without the line feed
)

// ancientYear returns the months of a lunar year of the table, which is any of
// 1 to 1644.
func ancientYear(year int) []LunarMonth {
	line := ancientMonths[(year-1)*(ancientLine+1):][:ancientLine]
	first, _ := strconv.Atoi(line[5:12]) // the data is tested in full
	leap, _ := strconv.Atoi(line[13:15])
	months := make([]LunarMonth, 0, 13)
	for i, digit := range line[16:] {
		if digit == ' ' {
			break
		}
		number := i + 1
		if leap != 0 && i >= leap {
			number = i
		}
		m := LunarMonth{Year: year, Number: number, Leap: leap != 0 && i == leap, FirstJDN: first, Days: 28 + int(digit-'0')}
		months = append(months, m)
		first += m.Days
	}
	return months
}

// ancientFirstDay returns the first day of a lunar year of the table.
func ancientFirstDay(year int) int {
	first, _ := strconv.Atoi(ancientMonths[(year-1)*(ancientLine+1)+5:][:7])
	return first
}

// ancientMonthOn returns the month that holds a day of the table.
func ancientMonthOn(day civil.DateTime) LunarMonth {
	jdn, year := day.JDN(), min(day.Year, firstRuleYear-1)
	if jdn < ancientFirstDay(year) {
		year--
	}
	months := ancientYear(year)
	for i := len(months) - 1; ; i-- {
		if months[i].FirstJDN <= jdn {
			return months[i]
		}
	}
}
