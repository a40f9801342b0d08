package almanac

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// The change from the Julian to the Gregorian calendar: 1582-10-04 was followed
// by 1582-10-15.
const (
	lastJulian     = 15821004
	firstGregorian = 15821015
)

// HistoricalDate reads a date as historians write it (历史日期): in the Julian
// calendar (儒略历) to 1582-10-04, in the Gregorian from 1582-10-15. The ten dates
// between are a *calc.InputError: no day had them. Years are astronomical: 0 is
// 1 BC.
//
// Source: doc/sources.md#calendar-gap.
func HistoricalDate(year, month, day int) (civil.DateTime, error) {
	number := year*10000 + month*100 + day
	switch {
	case number > lastJulian && number < firstGregorian:
		return civil.DateTime{}, &calc.InputError{
			Field: "date", Value: fmt.Sprintf("%04d-%02d-%02d", year, month, day),
			Reason:   "is that of no day: 1582-10-04 (Julian) was followed by 1582-10-15 (Gregorian)",
			ReasonZh: "没有这一天：儒略历 1582 年 10 月 4 日的次日是格里历 1582 年 10 月 15 日",
		}
	case number <= lastJulian:
		return civil.FromJulian(year, month, day)
	}
	date := civil.DateTime{Year: year, Month: month, Day: day}
	return date, checkExists(date)
}

// Historical returns the date of a Gregorian day as historians write it, and
// whether that is a Julian date.
func Historical(day civil.DateTime) (year, month, dayOfMonth int, julian bool) {
	if day.Year*10000+day.Month*100+day.Day >= firstGregorian {
		return day.Year, day.Month, day.Day, false
	}
	year, month, dayOfMonth = day.Julian()
	return year, month, dayOfMonth, true
}
