package bazi

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Span is a stretch of time.
type Span struct {
	Begin, End           int64          // Unix seconds; the end is excluded
	LocalBegin, LocalEnd civil.DateTime // the same on the wall clock
}

// Search says where Reverse looks for births.
type Search struct {
	Zone                *civil.Zone // of the wall clock; nil is UTC+8
	FirstYear, LastYear int         // years of the wall clock; 0 is the first or last year of charts
	Rules               Rules       // what decides pillars counts; the clock is the wall clock
}

// Reverse returns every stretch of time in which births have the four pillars,
// earliest first: one double hour, or the part of it that a 节 (jie) or the turn of
// the year leaves.
//
// Rule: the years of the year pillar; in each the month between two 节 that has
// the month pillar; in it the day, once in sixty; of it the double hour. Nothing
// is sampled, so nothing is missed. Before standard time the zone's own mean time
// counts.
//
// Pillars that no birth can have, because the stem of the month does not belong to
// the year or that of the hour not to the day, are a *calc.InputError on the field
// "pillars"; so are years outside 1600 to 2200, on "from" or "to".
//
// Source: doc/sources.md#reverse-lookup.
// Schools: Rules.LateZi, Rules.YearBoundary, Rules.SouthernMonths.
func Reverse(pillars [4]ganzhi.Pair, s Search) ([]Span, error) {
	s, err := s.complete()
	if err != nil {
		return nil, err
	}
	if err := possible(pillars, s.Rules); err != nil {
		return nil, err
	}
	r := reverser{pillars: pillars, search: s}
	r.from = civil.DateTime{Year: s.FirstYear, Month: 1, Day: 1}.Seconds()
	r.to = civil.DateTime{Year: s.LastYear + 1, Month: 1, Day: 1}.Seconds()
	// A year begins up to two months after or before the first day of its number.
	first := s.FirstYear - 1 + int(pillars[Year].Add(-int(ganzhi.PairOfYear(s.FirstYear-1))))
	for year := first; year <= s.LastYear+1; year += ganzhi.Pairs {
		r.year(year)
	}
	return r.spans, nil
}

// complete fills in what is left out and checks the years.
func (s Search) complete() (Search, error) {
	if s.Zone == nil {
		s.Zone = civil.FixedZone(chinaOffset)
	}
	if s.FirstYear == 0 {
		s.FirstYear = FirstYear
	}
	if s.LastYear == 0 {
		s.LastYear = LastYear
	}
	for _, y := range []struct {
		field string
		year  int
	}{{"from", s.FirstYear}, {"to", s.LastYear}} {
		if y.year < FirstYear || y.year > LastYear {
			return s, inputError(y.field, fmt.Sprint(y.year),
				fmt.Sprintf("must lie in the years %d to %d", FirstYear, LastYear),
				fmt.Sprintf("须在 %d 年至 %d 年之间", FirstYear, LastYear))
		}
	}
	if s.FirstYear > s.LastYear {
		return s, inputError("to", fmt.Sprint(s.LastYear), "must not be before the first year", "不得早于起始年")
	}
	return s, nil
}

// possible returns what is wrong with the pillars: a stem that five tigers or five
// rats do not give.
func possible(p [4]ganzhi.Pair, r Rules) error {
	month := ganzhi.MonthPair(p[Year].Stem(), p[Month].Branch())
	if r.YearBoundary == YearLichunInstant && month != p[Month] {
		return inputError("pillars", p[Month].String(),
			fmt.Sprintf("cannot be: in a year %s the month of %s is %s", p[Year], p[Month].Branch(), month),
			fmt.Sprintf("不可能：%s年的%s月是%s", p[Year], p[Month].Branch(), month))
	}
	if len(hourSlots(0, p[Day], p[Hour], r.LateZi)) == 0 {
		hour := ganzhi.HourPair(p[Day].Stem(), p[Hour].Branch())
		return inputError("pillars", p[Hour].String(),
			fmt.Sprintf("cannot be: on a day %s the hour of %s is %s", p[Day], p[Hour].Branch(), hour),
			fmt.Sprintf("不可能：%s日的%s时是%s", p[Day], p[Hour].Branch(), hour))
	}
	return nil
}

// reverser gathers the spans of one search.
type reverser struct {
	pillars  [4]ganzhi.Pair
	search   Search
	from, to int64 // the years searched, as clock readings
	spans    []Span
}

// year searches the year that a year pillar stands for.
func (r *reverser) year(year int) {
	rule := r.search.Rules.YearBoundary
	begin, end := yearStart(year, rule), yearStart(year+1, rule)
	branch := r.pillars[Month].Branch()
	if r.search.Rules.SouthernMonths == On {
		branch = branch.Add(ganzhi.Branches / 2)
	}
	index := 2 * int(branch.Add(-branchShift))
	for y := year - 1; y <= year+1; y++ {
		if y < FirstYear && (y < FirstYear-1 || index != termDaxue) {
			continue // over before the first birth
		}
		solarYear := y
		if index < termLichun {
			solarYear--
		}
		if monthPair(solarYear, index, r.search.Rules.SouthernMonths) != r.pillars[Month] {
			continue
		}
		from, to := jie{y, index}, jie{y, index}.next()
		r.month(ceilDiv(max(begin, from.unixMilli()), milli), ceilDiv(min(end, to.unixMilli()), milli))
	}
}

// month searches a stretch that has the year and the month: it holds each day
// pillar at most once.
func (r *reverser) month(begin, end int64) {
	if begin >= end {
		return
	}
	const margin = 24 * 3600 // clocks are less than a day from Universal Time
	first := floorDiv(begin-margin, secondsPerDay)
	wait := r.pillars[Day].Add(-int(ganzhi.PairOfDay(int(first) + jdnUnixEpoch)))
	for date := first + int64(wait); date*secondsPerDay < end+2*margin; date += ganzhi.Pairs {
		for _, slot := range hourSlots(date, r.pillars[Day], r.pillars[Hour], r.search.Rules.LateZi) {
			for from, to := range r.search.Zone.Showing(max(slot[0], r.from), min(slot[1], r.to)) {
				r.add(max(from, begin), min(to, end))
			}
		}
	}
}

func (r *reverser) add(begin, end int64) {
	if begin >= end {
		return
	}
	if last := len(r.spans) - 1; last >= 0 && r.spans[last].End == begin {
		begin = r.spans[last].Begin
		r.spans = r.spans[:last]
	}
	r.spans = append(r.spans, spanOf(begin, end, r.search.Zone))
}

// spanOf reads both ends of a stretch on the wall clock. The end is what the clock
// would show if it were not set.
func spanOf(begin, end int64, zone *civil.Zone) Span {
	last := zone.At(end - 1).Local
	return Span{Begin: begin, End: end, LocalBegin: zone.At(begin).Local, LocalEnd: last.AddSeconds(1)}
}

// hourSlots returns the clock readings at which a day and an hour pillar hold
// together, first and last (excluded), on the date whose own pair is the day's.
//
// Rule: as dayAndHour. The Zi hour is two pieces, one after and one before
// midnight, that may belong to different dates.
func hourSlots(date int64, day, hour ganzhi.Pair, rule LateZi) [][2]int64 {
	const h = 3600
	midnight := date * secondsPerDay
	own := hour == ganzhi.HourPair(day.Stem(), hour.Branch())
	if hour.Branch() != ganzhi.BranchZi {
		if !own {
			return nil
		}
		begin := midnight + int64(hour.Branch())*secondsPerSlot - slotShift
		return [][2]int64{{begin, begin + secondsPerSlot}}
	}
	early, late := [2]int64{midnight, midnight + h}, [2]int64{midnight + 23*h, midnight + 24*h}
	switch {
	case rule == LateZiNextDay && own:
		return [][2]int64{{midnight - h, midnight + h}}
	case rule == LateZiSameDayAndStem && own:
		return [][2]int64{early, late}
	case rule == LateZiSameDay && own:
		return [][2]int64{early}
	case rule == LateZiSameDay && hour == ganzhi.HourPair(day.Stem().Add(1), ganzhi.BranchZi):
		return [][2]int64{late}
	}
	return nil
}

// ceilDiv divides rounding up.
func ceilDiv(a, b int64) int64 { return -floorDiv(-a, b) }
