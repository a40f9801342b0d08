package almanac

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// sui is the solar frame of the months (岁, sui): from the month that holds one
// winter solstice, always month 11, to the month that holds the next.
type sui struct {
	year  int // lunar year of its month 11
	first int // lunation number of that month
	leap  int // lunation number of the leap month, or noLeap
}

const noLeap = -1 << 31

// lastLunation is the last new moon of the sky's tables, in December 3000. The
// length of its month is not known.
const lastLunation = 12380

// suiOf returns the sui that holds a lunation which begins in the given
// Gregorian year or the month before it.
func (c Calendar) suiOf(lunation, gregorianYear int) sui {
	year := gregorianYear - 1
	first, next := c.monthEleven(year), c.monthEleven(year+1)
	if lunation >= next {
		year++
		first, next = next, c.monthEleven(year+1)
	}
	s := sui{year: year, first: first, leap: noLeap}
	if next-first == 13 {
		s.leap = c.leapLunation(s)
	}
	return s
}

// monthEleven returns the lunation that holds the winter solstice of a
// Gregorian year (冬至所在之月为十一月). A solstice after the tables of the sky lies
// after every month they hold.
func (c Calendar) monthEleven(year int) int {
	solstice, ok := sky.SolarTerm(year, int(TermDongZhi))
	if !ok {
		return lastLunation + 1
	}
	return c.lunationOn(c.dayOf(solstice))
}

// lunationOn returns the lunation whose month holds a day.
func (c Calendar) lunationOn(jdn int) int {
	noon := sky.FromUnix(int64(jdn-jdnUnixEpoch)*msPerDay + msPerDay/2 - utc8)
	n := sky.NewMoonBefore(noon)
	if c.firstDay(n+1) <= jdn { // new moon in the afternoon of this day
		return n + 1
	}
	if c.firstDay(n) > jdn {
		return n - 1
	}
	return n
}

// firstDay returns the Julian day number of the first day of a lunation: the
// day of the new moon (朔日为初一). A lunation after the last known one begins
// after every day, one before the first known before every day.
func (c Calendar) firstDay(lunation int) int {
	instant, ok := sky.NewMoon(lunation)
	if !ok {
		return math.MaxInt
	}
	day := c.dayOf(instant)
	if lunation <= lastOfficial {
		day += officialShiftDays(lunation)
	}
	return day
}

// leapLunation returns the leap month (闰月) of a sui of thirteen months.
//
// Rule: the first month without a zhongqi (中气). A later month without one
// stays regular, and so does every such month of a sui of twelve. Where the
// calendar issued before 1912 chose another month, that one.
func (c Calendar) leapLunation(s sui) int {
	if official, ok := officialLeapLunation(s.year); ok {
		return official
	}
	term := TermDaHan // the first zhongqi after the solstice
	termDay := c.termDay(s.year+1, term)
	start := c.firstDay(s.first + 1)
	for n := s.first + 1; ; n++ {
		end := c.firstDay(n + 1)
		for termDay < start {
			term += 2
			termDay = c.termDay(s.year+1, term)
		}
		if termDay >= end {
			return n
		}
		start = end
	}
}

func (c Calendar) termDay(year int, term SolarTerm) int {
	instant, _ := sky.SolarTerm(year, int(term))
	return c.dayOf(instant)
}

// label returns the lunar year and month number (1-12) of a lunation of s, and
// whether it is the leap month.
func (s sui) label(lunation int) (year, number int, leap bool) {
	place := lunation - s.first
	if s.leap != noLeap && lunation >= s.leap {
		place--
		leap = lunation == s.leap
	}
	if place < 2 {
		return s.year, 11 + place, leap
	}
	return s.year + 1, place - 1, leap
}
