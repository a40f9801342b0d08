package civil

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc"
)

// ParseDate reads a date written YYYY-MM-DD and returns its midnight. An error
// names the field "date".
func ParseDate(s string) (DateTime, error) {
	dt, ok := scanDate(s)
	if !ok {
		return DateTime{}, &calc.InputError{Field: "date", Value: s,
			Reason:   "must be a date written YYYY-MM-DD, for example 1990-05-01",
			ReasonZh: "日期须写作 YYYY-MM-DD，例如 1990-05-01",
		}
	}
	if !dt.Valid() {
		return DateTime{}, noSuchDay("date", s)
	}
	return dt, nil
}

// ParseClock reads a time of day written HH:MM or HH:MM:SS; only the clock
// fields of the result are set. An error names the field "time".
func ParseClock(s string) (DateTime, error) {
	dt, ok := scanClock(s)
	if !ok {
		return DateTime{}, &calc.InputError{Field: "time", Value: s,
			Reason:   "must be a time from 00:00 to 23:59, written HH:MM or HH:MM:SS",
			ReasonZh: "时间须在 00:00 至 23:59 之间，写作 HH:MM 或 HH:MM:SS",
		}
	}
	return dt, nil
}

// ParseDateTime reads YYYY-MM-DDTHH:mm or YYYY-MM-DDTHH:mm:ss. An error names
// the field "datetime".
func ParseDateTime(s string) (DateTime, error) {
	date, clock, found := strings.Cut(s, "T")
	dt, dateOK := scanDate(date)
	hms, clockOK := scanClock(clock)
	if !found || !dateOK || !clockOK {
		return DateTime{}, &calc.InputError{Field: "datetime", Value: s,
			Reason:   "must be written YYYY-MM-DDTHH:mm or YYYY-MM-DDTHH:mm:ss, for example 1990-05-01T08:30",
			ReasonZh: "须写作 YYYY-MM-DDTHH:mm 或 YYYY-MM-DDTHH:mm:ss，例如 1990-05-01T08:30",
		}
	}
	if !dt.Valid() {
		return DateTime{}, noSuchDay("datetime", s)
	}
	dt.Hour, dt.Minute, dt.Second = hms.Hour, hms.Minute, hms.Second
	return dt, nil
}

func noSuchDay(field, value string) error {
	return &calc.InputError{Field: field, Value: value,
		Reason:   "is not a day of the Gregorian calendar",
		ReasonZh: "公历中没有这一天",
	}
}

// scanDate reads exactly YYYY-MM-DD without judging whether the day exists.
func scanDate(s string) (DateTime, bool) {
	if len(s) != len("2006-01-02") || s[4] != '-' || s[7] != '-' {
		return DateTime{}, false
	}
	year, ok1 := digits(s[:4])
	month, ok2 := digits(s[5:7])
	day, ok3 := digits(s[8:])
	return DateTime{Year: year, Month: month, Day: day}, ok1 && ok2 && ok3
}

// scanClock reads exactly HH:MM or HH:MM:SS within the day.
func scanClock(s string) (DateTime, bool) {
	short := len(s) == len("15:04")
	if !short && len(s) != len("15:04:05") {
		return DateTime{}, false
	}
	if s[2] != ':' || !short && s[5] != ':' {
		return DateTime{}, false
	}
	hour, ok1 := digits(s[:2])
	minute, ok2 := digits(s[3:5])
	second, ok3 := 0, true
	if !short {
		second, ok3 = digits(s[6:])
	}
	ok := ok1 && ok2 && ok3 && hour < 24 && minute < 60 && second < 60
	return DateTime{Hour: hour, Minute: minute, Second: second}, ok
}

// digits reads a string of ASCII digits only: no sign, no space.
func digits(s string) (n int, ok bool) {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}
