package ziwei

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
)

// Boundaries returns the changes of what decides the chart, on both sides of the
// birth, the earlier one first: by their rules of the solar year and the solar
// month, then of the day and of the double hour. A lunar month or year begins with
// a day.
//
// Days are named by their lunar date, months and years by the term that begins
// them, hours by their branch.
func (c *Chart) Boundaries() []bazi.Boundary {
	rules := bazi.Rules{Clock: c.Rules.Clock, LateZi: c.lateZi()}
	if c.Rules.YearDivide == YearLichunDay {
		rules.YearBoundary = bazi.YearLichunDay
	}
	pillars, err := bazi.NewChart(c.Birth, rules)
	if err != nil {
		return nil // not met: the same birth was read before
	}
	var list []bazi.Boundary
	for _, b := range pillars.Boundaries {
		switch {
		case b.Kind == bazi.Year && c.Rules.YearDivide == YearLunarNewYear, b.Kind == bazi.Month && c.Rules.MonthDivide == MonthLunar:
			continue
		case b.Kind == bazi.Day:
			b.Name = c.dayName(b.SecondsAway > 0)
		}
		list = append(list, b)
	}
	return list
}

// dayName returns the lunar date that counts, or the one after it.
func (c *Chart) dayName(next bool) string {
	if !next {
		return c.Counted.String()
	}
	day := c.Time.Used.AddDays(1)
	if c.forwarded(c.Time.Used) {
		day = day.AddDays(1)
	}
	date, err := almanac.Lunar(day.Year, day.Month, day.Day)
	if err != nil {
		return ""
	}
	return date.String()
}

// nearTerm returns the seconds to the other side of a solar term that changes the
// year or the month by the rules, or 0 when there is none within NearSeconds.
func (c *Chart) nearTerm() int {
	if c.Rules.YearDivide == YearLunarNewYear && c.Rules.MonthDivide == MonthLunar {
		return 0
	}
	for _, b := range c.Boundaries() {
		if !b.Near || b.Kind != bazi.Year && b.Kind != bazi.Month {
			continue
		}
		if b.SecondsAway > 0 {
			return int(math.Ceil(b.SecondsAway))
		}
		return int(math.Ceil(b.SecondsAway)) - 1
	}
	return 0
}
