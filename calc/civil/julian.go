package civil

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
)

const jdnJulianMarch0 = 1721118 // Julian day number of 1 March of year 0, Julian calendar

// FromJulian returns the proleptic Gregorian date of a date in the Julian
// calendar (儒略历), which historians use for days before 1582-10-15. Years are
// astronomical: 0 is 1 BC.
func FromJulian(year, month, day int) (DateTime, error) {
	if month < 1 || month > 12 || day < 1 || day > julianDaysInMonth(year, month) {
		return DateTime{}, &calc.InputError{
			Field:    "date",
			Value:    fmt.Sprintf("%04d-%02d-%02d", year, month, day),
			Reason:   "is not a day of the Julian calendar",
			ReasonZh: "儒略历中没有这一天",
		}
	}
	y, m := marchYear(year, month)
	return FromJDN(y*365 + floorDiv(y, 4) + daysBeforeMonth(m) + day - 1 + jdnJulianMarch0), nil
}

// Julian returns the date of dt in the Julian calendar (儒略历).
func (dt DateTime) Julian() (year, month, day int) {
	days := dt.JDN() - jdnJulianMarch0
	cycle := floorDiv(days, 1461)
	dayOfCycle := days - cycle*1461
	yearOfCycle := (dayOfCycle - dayOfCycle/1460) / 365
	j := fromMarchYear(cycle*4+yearOfCycle, dayOfCycle-yearOfCycle*365)
	return j.Year, j.Month, j.Day
}

func julianDaysInMonth(year, month int) int {
	if month == 2 && year%4 == 0 {
		return 29
	}
	return DaysInMonth(1, month)
}
