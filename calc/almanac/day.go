package almanac

import (
	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Day is a page of the almanac (黄历, huang li): one civil day of China's
// calendar with everything that is read from it. The facts that follow from the
// pairs and the lunar date are methods.
type Day struct {
	Date  civil.DateTime
	Lunar LunarDate
	Month LunarMonth // the lunar month of Lunar

	YearPair  ganzhi.Pair // 年柱, from 立春
	MonthPair ganzhi.Pair // 月柱, from the 节
	DayPair   ganzhi.Pair // 日柱, from midnight

	Term     TermDay // the last solar term at or before the end of the day
	NextTerm TermDay // the one after it
	Rules    Rules
}

// TermDay is a solar term with its day in China's calendar.
type TermDay struct {
	Term    SolarTerm
	Year    int    // Gregorian year of the term
	Instant sky.TT // 交节时刻
	JDN     int    // Julian day number of its civil day
}

// NewDay returns the page of a Gregorian day that has a lunar date: from the first
// day of the lunar year FirstYear to near the end of LastYear + 1 (see FirstYear).
// The clock of the reading matters only with BoundaryInstant, where it is read on
// China's calendar clock. A day out of range, a time that no clock shows and a rule
// that is no value of its option are a *calc.InputError.
//
// Rule: the month of the day gods is that of the 节, from the start of the day
// that holds it or from its instant; the year changes with 立春 likewise. Day
// and lunar date change at midnight.
// Source: doc/sources.md#almanac-day.
func NewDay(at civil.DateTime, r Rules) (Day, error) {
	date := civil.DateTime{Year: at.Year, Month: at.Month, Day: at.Day}
	month, err := China.MonthOn(date)
	if err != nil {
		return Day{}, err
	}
	if !at.ValidClock() {
		return Day{}, &calc.InputError{Field: "time", Value: at.ClockString(),
			Reason: "must be from 00:00:00 to 23:59:59", ReasonZh: "须在 00:00:00 至 23:59:59 之间"}
	}
	if err := r.check(); err != nil {
		return Day{}, err
	}
	jdn := date.JDN()
	d := Day{Date: date, Month: month, DayPair: ganzhi.PairOfDay(jdn), Rules: r}
	d.Lunar = LunarDate{Year: month.Year, Month: month.Number, Day: jdn - month.FirstJDN + 1, Leap: month.Leap}
	d.Term = termOnOrBefore(jdn)
	d.NextTerm = d.Term.after()
	frame := d.Term
	if r.Boundary == BoundaryInstant {
		frame = termAt(China.instant(at))
	}
	d.YearPair, d.MonthPair = frame.pairs()
	return d, nil
}

// JDN returns the Julian day number of the day.
func (d Day) JDN() int { return d.Month.FirstJDN + d.Lunar.Day - 1 }

// MonthBranch returns the branch of the month of the day gods (月建).
func (d Day) MonthBranch() ganzhi.EarthlyBranch { return d.MonthPair.Branch() }

// OnTerm returns the solar term whose instant falls on the day.
func (d Day) OnTerm() (TermDay, bool) { return d.Term, d.Term.JDN == d.JDN() }

// pairs returns the year and the month pair that the term opens or continues.
func (t TermDay) pairs() (year, month ganzhi.Pair) {
	jie := t.Term &^ 1
	y := t.Year
	if jie < TermLiChun {
		y--
	}
	year = ganzhi.PairOfYear(y)
	return year, ganzhi.MonthPair(year.Stem(), jie.monthBranch())
}

// monthBranch returns the branch of the month that a 节 opens: 寅 for 立春.
func (s SolarTerm) monthBranch() ganzhi.EarthlyBranch {
	return ganzhi.BranchZi.Add(int(s)/2 + 1)
}

func (t TermDay) after() TermDay { return t.later(1) }

// later returns the term n places after t, or before it when n is negative.
func (t TermDay) later(n int) TermDay {
	place := t.Year*SolarTerms + int(t.Term) + n
	return newTermDay(place/SolarTerms, SolarTerm(place%SolarTerms))
}

// TermOn returns a solar term of a Gregorian year, 1 to 3000, with its day in
// China's calendar.
func TermOn(year int, term SolarTerm) TermDay { return newTermDay(year, term) }

func newTermDay(year int, term SolarTerm) TermDay {
	instant := termInstant(year, int(term))
	return TermDay{Term: term, Year: year, Instant: instant, JDN: China.dayOf(instant)}
}

// tropicalYear is the length of the year in milliseconds.
const tropicalYear = 31_556_925_000

// termInstant returns the instant of a term. Days of the year 1 ask for terms of
// the year before, which the series does not reach: a year back is near enough
// there.
func termInstant(year, index int) sky.TT {
	if t, ok := sky.SolarTerm(year, index); ok {
		return t
	}
	if t, ok := sky.ComputeTerm(year, index); ok {
		return t
	}
	t, _ := sky.ComputeTerm(year+1, index)
	return t - tropicalYear
}

// termOnOrBefore returns the last term at or before the end of a day.
func termOnOrBefore(jdn int) TermDay {
	return termAt(China.instant(civil.FromJDN(jdn+1)) - 1)
}

func termAt(t sky.TT) TermDay {
	year, index := sky.TermBefore(t)
	return newTermDay(year, SolarTerm(index))
}

// instant returns the instant of a reading of the calendar's clock.
func (c Calendar) instant(at civil.DateTime) sky.TT {
	local := at.Seconds() * 1000
	list := meridians[c]
	i := 0
	for local-list[i].offset < list[i].start {
		i++
	}
	return sky.FromUnix(local - list[i].offset)
}
