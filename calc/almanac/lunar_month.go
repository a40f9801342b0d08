package almanac

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// The lunar years that are known whole. Days have a lunar date from the first
// day of FirstYear until the last month of the year after LastYear, whose end
// lies outside the tables of the sky.
const (
	FirstYear = 1
	LastYear  = 2999
)

// LunarMonth is one month of the lunisolar calendar (农历月, nong li yue).
type LunarMonth struct {
	Year     int    // lunar year, named by the Gregorian year it begins in
	Number   int    // 1-12, counted from the yin month
	Leap     bool   // 闰月, follows the regular month of the same number
	FirstJDN int    // Julian day number of its first day
	Days     int    // 29 or 30; once, in 236, 28
	NewMoon  sky.TT // the instant that makes the first day; zero before 1645
}

// MonthOn returns the lunar month that holds a Gregorian day.
func (c Calendar) MonthOn(day civil.DateTime) (LunarMonth, error) {
	if err := checkDay(day); err != nil {
		return LunarMonth{}, err
	}
	if day.JDN() < firstRuleDay {
		return ancientMonthOn(day), nil
	}
	lunation := c.lunationOn(day.JDN())
	return c.month(lunation, c.suiOf(lunation, day.Year)), nil
}

// MonthsOf returns the 12 or 13 months of a lunar year in order.
func (c Calendar) MonthsOf(year int) ([]LunarMonth, error) {
	if err := checkLunarYear(year); err != nil {
		return nil, err
	}
	if year < firstRuleYear {
		return ancientYear(year), nil
	}
	start := c.monthEleven(year - 1)
	end := c.monthEleven(year)
	spring, winter := c.suiOf(start, year), c.suiOf(end, year)
	var months []LunarMonth
	for n := start + 1; ; n++ {
		frame := spring
		if n >= end {
			frame = winter
		}
		m := c.month(n, frame)
		if m.Year > year {
			return months, nil
		}
		if m.Year == year {
			months = append(months, m)
		}
	}
}

// LeapMonth returns the number of the leap month of a lunar year, or 0.
func (c Calendar) LeapMonth(year int) (int, error) {
	months, err := c.MonthsOf(year)
	for _, m := range months {
		if m.Leap {
			return m.Number, nil
		}
	}
	return 0, err
}

func (c Calendar) month(lunation int, s sui) LunarMonth {
	m := LunarMonth{FirstJDN: c.firstDay(lunation)}
	m.Year, m.Number, m.Leap = s.label(lunation)
	m.Days = c.firstDay(lunation+1) - m.FirstJDN
	m.NewMoon, _ = sky.NewMoon(lunation)
	return m
}

// MidnightMarginSeconds returns how far the new moon of the month is from the
// nearest midnight of c. Below a minute the first day is uncertain: a later
// value of Delta T may move the month by a day.
func (c Calendar) MidnightMarginSeconds(m LunarMonth) int {
	clock := c.clock(m.NewMoon)
	intoDay := (clock%msPerDay + msPerDay) % msPerDay
	return int(min(intoDay, msPerDay-intoDay) / 1000)
}

func checkDay(day civil.DateTime) error {
	if err := checkExists(day); err != nil {
		return err
	}
	first, end := ancientFirstDay(FirstYear), China.firstDay(lastLunation)
	if jdn := day.JDN(); jdn < first || jdn >= end {
		from, to := civil.FromJDN(first).DateString(), civil.FromJDN(end-1).DateString()
		y, m, d := civil.FromJDN(first).Julian()
		julian := fmt.Sprintf("%04d-%02d-%02d", y, m, d)
		return &calc.InputError{Field: "date", Value: day.DateString(),
			Reason:   fmt.Sprintf("must be one with a known lunar date: from %s in the Julian calendar (%s Gregorian) to %s Gregorian", julian, from, to),
			ReasonZh: fmt.Sprintf("农历换算的范围为儒略历 %s（格里历 %s）至格里历 %s", julian, from, to),
		}
	}
	return nil
}

func checkExists(day civil.DateTime) error {
	if day.ValidDate() {
		return nil
	}
	return &calc.InputError{Field: "date", Value: day.DateString(),
		Reason:   "is not a day of the Gregorian calendar",
		ReasonZh: "公历中没有这一天",
	}
}

func checkLunarYear(year int) error {
	if year < FirstYear || year > LastYear {
		return &calc.InputError{Field: "lunar_year", Value: fmt.Sprint(year),
			Reason:   fmt.Sprintf("must be from %d to %d", FirstYear, LastYear),
			ReasonZh: fmt.Sprintf("须在 %d 至 %d 之间", FirstYear, LastYear),
		}
	}
	return nil
}
