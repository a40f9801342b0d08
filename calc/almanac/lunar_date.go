package almanac

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// LunarDate is a day of the lunisolar calendar (农历日期).
type LunarDate struct {
	Year  int  // named by the Gregorian year it begins in
	Month int  // 1-12, counted from the yin month
	Day   int  // 1-30
	Leap  bool // the leap month after the regular one of the same number
}

// Lunar returns the lunar date of a Gregorian day in the calendar of [China].
// The day changes at midnight.
//
// Rule: GB/T 33661-2017. Month 1 begins the year; a month begins on the day of
// the new moon; the winter solstice is in month 11; of thirteen months from one
// month 11 to the next, the first without a zhongqi is the leap month.
// Source: doc/sources.md#lunisolar-rule.
func Lunar(year, month, day int) (LunarDate, error) { return China.Lunar(year, month, day) }

// Lunar returns the lunar date of a Gregorian day in c.
func (c Calendar) Lunar(year, month, day int) (LunarDate, error) {
	date := civil.DateTime{Year: year, Month: month, Day: day}
	m, err := c.MonthOn(date)
	if err != nil {
		return LunarDate{}, err
	}
	return LunarDate{Year: m.Year, Month: m.Number, Day: date.JDN() - m.FirstJDN + 1, Leap: m.Leap}, nil
}

// Gregorian returns the Gregorian day of a lunar date in c. A day, a leap
// month or a year that the calendar does not have is a *calc.InputError.
func (c Calendar) Gregorian(d LunarDate) (civil.DateTime, error) {
	months, err := c.MonthsOf(d.Year)
	if err != nil {
		return civil.DateTime{}, err
	}
	leap := 0
	for _, m := range months {
		if m.Leap {
			leap = m.Number
		}
		if m.Number != d.Month || m.Leap != d.Leap {
			continue
		}
		if d.Day < 1 || d.Day > m.Days {
			return civil.DateTime{}, noSuchLunarDay(d, m)
		}
		return civil.FromJDN(m.FirstJDN + d.Day - 1), nil
	}
	return civil.DateTime{}, noSuchLunarMonth(d, leap)
}

func noSuchLunarDay(d LunarDate, m LunarMonth) error {
	return &calc.InputError{Field: "lunar_date", Value: d.numeric(),
		Reason:   fmt.Sprintf("that month has days 1 to %d", m.Days),
		ReasonZh: fmt.Sprintf("%s只有 %d 天", d.MonthName(), m.Days),
	}
}

func noSuchLunarMonth(d LunarDate, leap int) error {
	e := &calc.InputError{Field: "lunar_date", Value: d.numeric()}
	switch {
	case d.Month < 1 || d.Month > 12:
		e.Reason, e.ReasonZh = "months are numbered 1 to 12", "月份须在 1 至 12 之间"
	case leap == 0:
		e.Reason = fmt.Sprintf("lunar year %d has no leap month", d.Year)
		e.ReasonZh = fmt.Sprintf("农历 %d 年没有闰月", d.Year)
	default:
		e.Reason = fmt.Sprintf("the leap month of lunar year %d is %d", d.Year, leap)
		e.ReasonZh = fmt.Sprintf("农历 %d 年闰%s", d.Year, monthHans[leap])
	}
	return e
}

// YearPair returns the pair of the lunar year (年干支). It changes at the lunar
// new year, unlike the year pillar of a chart, which changes at 立春.
func (d LunarDate) YearPair() ganzhi.Pair { return ganzhi.PairOfYear(d.Year) }

// Zodiac returns the animal of the lunar year.
func (d LunarDate) Zodiac() Zodiac { return Zodiac(d.YearPair().Branch()) }

var (
	yearDigits = [10]string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"}
	monthHans  = [13]string{"", "正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "冬月", "腊月"}
	dayTens    = [4]string{"初", "十", "廿", "三"}
)

// String returns the date in simplified Hanzi, as in 二〇二三年闰二月十一.
func (d LunarDate) String() string { return d.YearName() + d.MonthName() + d.DayName() }

// Hant returns the date in traditional Hanzi, as in 二〇二三年閏二月十一.
func (d LunarDate) Hant() string {
	return strings.NewReplacer("闰", "閏", "腊", "臘").Replace(d.String())
}

// English returns the date in words, as in "2023, leap month 2, day 11".
func (d LunarDate) English() string {
	leap := ""
	if d.Leap {
		leap = "leap "
	}
	return fmt.Sprintf("%d, %smonth %d, day %d", d.Year, leap, d.Month, d.Day)
}

// YearName returns the year digit by digit, as in 二〇二三年.
func (d LunarDate) YearName() string {
	var b strings.Builder
	for _, digit := range strconv.Itoa(d.Year) {
		b.WriteString(yearDigits[digit-'0'])
	}
	b.WriteString("年")
	return b.String()
}

// MonthName returns the month, as in 闰二月; month 1 is 正月, 11 冬月, 12 腊月.
func (d LunarDate) MonthName() string {
	if d.Leap {
		return "闰" + monthHans[d.Month]
	}
	return monthHans[d.Month]
}

// DayName returns the day, as in 初一, 二十, 廿六.
func (d LunarDate) DayName() string {
	switch d.Day {
	case 10:
		return "初十"
	case 20:
		return "二十"
	case 30:
		return "三十"
	}
	return dayTens[d.Day/10] + yearDigits[d.Day%10]
}

// numeric returns the date as the caller wrote it, as in 2023-L02-11.
func (d LunarDate) numeric() string {
	leap := ""
	if d.Leap {
		leap = "L"
	}
	return fmt.Sprintf("%d-%s%02d-%02d", d.Year, leap, d.Month, d.Day)
}
