package bazi

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Alternative is a chart that a birth may have had.
type Alternative struct {
	Pillars []ganzhi.Pair // year, month, day and, when it is told apart, hour
	Spans   []Span        // when births have it
	Share   float64       // of the time in question, from 0 to 1
}

// MaxUncertainMinutes is the greatest uncertainty of a clock that
// AlternativesWithin takes: half a day on either side.
const MaxUncertainMinutes = 720

// Alternatives lists the charts that the birth may have, when the one cast is not
// sure: within NearSeconds of the change of a year or a month, one for either side
// of it, by the time within NearSeconds; with an unknown hour on a date that holds
// such a change, one for each part of the date. Otherwise there is none.
//
// Source: doc/sources.md#alternatives.
func (c *Chart) Alternatives() []Alternative {
	term := slices.ContainsFunc(c.Boundaries, func(b Boundary) bool { return b.Near && (b.Kind == Year || b.Kind == Month) })
	if !term {
		return nil
	}
	stretches := c.date()
	if c.HourKnown() {
		stretches = [][2]int64{{c.Moment.Unix - NearSeconds, c.Moment.Unix + NearSeconds + 1}}
	}
	return c.alternatives(stretches, func(unix int64) [4]ganzhi.Pair {
		var p [4]ganzhi.Pair
		for i, pillar := range c.Pillars {
			p[i] = pillar.Pair
		}
		p[Year], p[Month] = yearAndMonth(unix, c.Rules)
		return p
	}, len(c.Pillars))
}

// AlternativesWithin lists the charts of births up to some minutes earlier or
// later than a known one, at most MaxUncertainMinutes, each with its share of that
// time. The list is in the order of time; a certain chart is its only member.
//
// Source: doc/sources.md#alternatives.
func (c *Chart) AlternativesWithin(minutes int) []Alternative {
	if !c.HourKnown() {
		return nil
	}
	margin := int64(min(max(minutes, 0), MaxUncertainMinutes)) * 60
	return c.alternatives([][2]int64{{c.Moment.Unix - margin, c.Moment.Unix + margin + 1}}, c.pillarsAt(), 4)
}

// AlternativeHours lists the charts of births at any time of the date, for an
// unknown hour: twelve, or thirteen when the two parts of the Zi hour differ, and
// one more for each change of year or month on that date. The list is in the order
// of time.
//
// Source: doc/sources.md#alternatives.
func (c *Chart) AlternativeHours() []Alternative {
	return c.alternatives(c.date(), c.pillarsAt(), 4)
}

// date returns when the wall clock showed the date of birth.
func (c *Chart) date() [][2]int64 {
	local := c.Moment.Local
	midnight := civil.DateTime{Year: local.Year, Month: local.Month, Day: local.Day}.Seconds()
	if c.Moment.LocalMeanTime { // by the longitude, which the zone does not know
		start := midnight - int64(c.Moment.OffsetSeconds)
		return [][2]int64{{start, start + secondsPerDay}}
	}
	var list [][2]int64
	for start, end := range c.Birth.Zone.Showing(midnight, midnight+secondsPerDay) {
		list = append(list, [2]int64{start, end})
	}
	return list
}

// pillarsAt returns the function that casts four pillars at an instant near the
// birth.
func (c *Chart) pillarsAt() func(int64) [4]ganzhi.Pair {
	k := newTimekeeper(c.Birth, c.Moment)
	return func(unix int64) [4]ganzhi.Pair {
		clock := floorDiv(k.reading(c.Rules.Clock, unix*milli)+milli/2, milli)
		return Pillars(unix, clock, c.Rules)
	}
}

// alternatives gathers what a function of time gives in some stretches of time, of
// which only the first pillars are told apart.
//
// Changes are looked for in steps: no two of them that undo each other lie within
// one.
func (c *Chart) alternatives(stretches [][2]int64, at func(int64) [4]ganzhi.Pair, pillars int) []Alternative {
	const step = 300
	var list []Alternative
	total := int64(0)
	for _, stretch := range stretches {
		begin, end := stretch[0], stretch[1]
		total += end - begin
		for begin < end {
			now, next := at(begin), begin
			for next < end && at(next) == now {
				next += step
			}
			next = min(next, end)
			if at(next-1) != now {
				next = firstChange(at, begin, next-1)
			}
			list = addAlternative(list, now[:pillars], c.span(begin, next))
			begin = next
		}
	}
	for i := range list {
		for _, s := range list[i].Spans {
			list[i].Share += float64(s.End-s.Begin) / float64(total)
		}
	}
	return list
}

// firstChange returns the first instant after begin at which a function no longer
// has its value at begin; at end it has another.
func firstChange(at func(int64) [4]ganzhi.Pair, begin, end int64) int64 {
	value := at(begin)
	for end-begin > 1 {
		middle := begin + (end-begin)/2
		if at(middle) == value {
			begin = middle
		} else {
			end = middle
		}
	}
	return end
}

// addAlternative adds a span to the alternative with the pillars.
func addAlternative(list []Alternative, pillars []ganzhi.Pair, s Span) []Alternative {
	for i := range list {
		if slices.Equal(list[i].Pillars, pillars) {
			list[i].Spans = append(list[i].Spans, s)
			return list
		}
	}
	return append(list, Alternative{Pillars: slices.Clone(pillars), Spans: []Span{s}})
}

// span reads a stretch of time on the wall clock of the birth.
func (c *Chart) span(begin, end int64) Span {
	if c.Moment.LocalMeanTime {
		offset := int64(c.Moment.OffsetSeconds)
		return Span{begin, end, civil.FromSeconds(begin + offset), civil.FromSeconds(end + offset)}
	}
	return spanOf(begin, end, c.Birth.Zone)
}
