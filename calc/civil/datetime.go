package civil

import (
	"fmt"
	"time"
)

const (
	secondsPerDay = 86400
	jdnUnixEpoch  = 2440588 // Julian day number of 1970-01-01
)

// DateTime is a civil reading (年月日时分秒) in the proleptic Gregorian
// calendar, without a zone. Years are astronomical: 0 is 1 BC. It has no leap
// second: Second is 0–59.
type DateTime struct {
	Year, Month, Day, Hour, Minute, Second int
}

// MaxYear is the last year of a valid reading, and -MaxYear the first.
const MaxYear = 9999

// Valid reports whether dt names a day that exists, in the years -MaxYear to
// MaxYear, and a time from 00:00:00 to 23:59:59.
func (dt DateTime) Valid() bool { return dt.ValidDate() && dt.ValidClock() }

// ValidDate reports whether the day exists, in the years -MaxYear to MaxYear.
func (dt DateTime) ValidDate() bool {
	return -MaxYear <= dt.Year && dt.Year <= MaxYear &&
		1 <= dt.Month && dt.Month <= 12 && 1 <= dt.Day && dt.Day <= DaysInMonth(dt.Year, dt.Month)
}

// ValidClock reports whether the time of day is from 00:00:00 to 23:59:59.
func (dt DateTime) ValidClock() bool {
	return 0 <= dt.Hour && dt.Hour < 24 &&
		0 <= dt.Minute && dt.Minute < 60 &&
		0 <= dt.Second && dt.Second < 60
}

// DaysInMonth returns the length of a Gregorian month (1–12) in days.
func DaysInMonth(year, month int) int {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

// JDN returns the Julian day number (儒略日数) of the date: the number of the
// Julian day that begins at noon of that day.
func (dt DateTime) JDN() int {
	y, m := marchYear(dt.Year, dt.Month)
	era := floorDiv(y, 400)
	yearOfEra := y - era*400
	return era*146097 + yearOfEra*365 + yearOfEra/4 - yearOfEra/100 + daysBeforeMonth(m) + dt.Day - 1 + 1721120
}

// FromJDN returns midnight at the start of the day with the given Julian day
// number. It is the inverse of JDN.
func FromJDN(jdn int) DateTime {
	days := jdn - 1721120 // since 0000-03-01
	era := floorDiv(days, 146097)
	dayOfEra := days - era*146097
	yearOfEra := (dayOfEra - dayOfEra/1460 + dayOfEra/36524 - dayOfEra/146096) / 365
	dayOfYear := dayOfEra - (365*yearOfEra + yearOfEra/4 - yearOfEra/100)
	return fromMarchYear(era*400+yearOfEra, dayOfYear)
}

// marchYear counts years from 1 March, so that the leap day comes last. Month
// 0 is March.
func marchYear(year, month int) (y, m int) {
	if month <= 2 {
		return year - 1, month + 9
	}
	return year, month - 3
}

// fromMarchYear is the inverse of marchYear for a day of the year (0 = 1 March).
func fromMarchYear(y, dayOfYear int) DateTime {
	m := (5*dayOfYear + 2) / 153
	dt := DateTime{Year: y, Month: m + 3, Day: dayOfYear - daysBeforeMonth(m) + 1}
	if m >= 10 {
		dt.Year, dt.Month = y+1, m-9
	}
	return dt
}

// daysBeforeMonth returns the days from 1 March to the first of month m (0 =
// March).
func daysBeforeMonth(m int) int { return (153*m + 2) / 5 }

// Seconds returns the seconds from 1970-01-01T00:00:00 to dt on dt's own clock.
// Two readings of one clock can be subtracted this way.
func (dt DateTime) Seconds() int64 {
	days := int64(dt.JDN() - jdnUnixEpoch)
	return days*secondsPerDay + int64(dt.Hour*3600+dt.Minute*60+dt.Second)
}

// FromSeconds is the inverse of Seconds.
func FromSeconds(seconds int64) DateTime {
	day := floorDiv(seconds, secondsPerDay)
	rest := int(seconds - day*secondsPerDay)
	dt := FromJDN(int(day) + jdnUnixEpoch)
	dt.Hour, dt.Minute, dt.Second = rest/3600, rest/60%60, rest%60
	return dt
}

// AddSeconds returns the reading n seconds later on the same clock.
func (dt DateTime) AddSeconds(n int64) DateTime { return FromSeconds(dt.Seconds() + n) }

// AddDays returns the same time of day n days later.
func (dt DateTime) AddDays(n int) DateTime {
	moved := FromJDN(dt.JDN() + n)
	moved.Hour, moved.Minute, moved.Second = dt.Hour, dt.Minute, dt.Second
	return moved
}

// Weekday returns the day of the week (星期).
func (dt DateTime) Weekday() time.Weekday {
	return time.Weekday(floorMod(dt.JDN()+1, 7))
}

// Compare returns -1, 0 or +1 as dt is before, equal to or after other on one
// clock.
func (dt DateTime) Compare(other DateTime) int {
	a, b := dt.Seconds(), other.Seconds()
	switch {
	case a < b:
		return -1
	case a > b:
		return +1
	}
	return 0
}

// String returns the reading as YYYY-MM-DDTHH:mm:ss.
func (dt DateTime) String() string { return dt.DateString() + "T" + dt.ClockString() }

// DateString returns the date as YYYY-MM-DD.
func (dt DateTime) DateString() string {
	if dt.Year < 0 {
		return fmt.Sprintf("-%04d-%02d-%02d", -dt.Year, dt.Month, dt.Day)
	}
	return fmt.Sprintf("%04d-%02d-%02d", dt.Year, dt.Month, dt.Day)
}

// ClockString returns the time of day as HH:mm:ss.
func (dt DateTime) ClockString() string {
	return fmt.Sprintf("%02d:%02d:%02d", dt.Hour, dt.Minute, dt.Second)
}

func floorDiv[T int | int64](a, b T) T {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func floorMod[T int | int64](a, b T) T { return a - floorDiv(a, b)*b }
