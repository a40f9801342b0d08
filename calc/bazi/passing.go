package bazi

import (
	"slices"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Passing is a pillar that passes over a chart for a while: a luck pillar (大运),
// a year (流年, liu nian), a month, day or hour, or minor luck (小运, xiao yun).
type Passing struct {
	Member
	TenGod     ganzhi.TenGod    // of its stem to the day master
	Stage      ganzhi.LifeStage // of the day master at its branch
	Begin, End int64            // Unix seconds; the end is excluded
	Year       int              // of a year or of minor luck: the calendar year it begins in
	Age        int              // the same: the age of that year, by Rules.AgeCount
	Name       string           // of a month: the 节 that begins it
}

// lastPassing is the end of what can be asked for: the solar terms known.
const lastPassing = 32_503_680_000 // 3000-01-01T00:00:00Z

// Passing lists the pillars of one kind that pass over the chart between two
// instants in Unix seconds, in the order of time; the first and the last are
// whole. Nothing passes before the birth, nor after the year 2999. Natal kinds
// give none, luck and minor luck only where the chart has luck.
//
// Rule: years change at Rules.YearBoundary and months at each 节; days and hours
// follow the wall clock of the birth's zone and Rules.LateZi. Luck pillars change
// every ten calendar years after the start of luck. Minor luck is that of the
// year: see MinorLuck.
//
// Source: doc/sources.md#passing-pillars.
// Schools: Rules.YearBoundary, Rules.LateZi, Rules.MinorLuck.
func (c *Chart) Passing(kind Kind, from, to int64) []Passing {
	from, to = max(from, c.Moment.Unix), min(to, lastPassing)
	if from >= to {
		return nil
	}
	switch {
	case kind == PassingLuck && c.Luck != nil:
		return c.passingLuck(from, to)
	case kind == PassingYear, kind == PassingMinor && c.Luck != nil:
		return c.passingYears(kind, from, to)
	case kind == PassingMonth:
		return c.passingMonths(from, to)
	case kind == PassingDay, kind == PassingHour:
		return c.passingClock(kind, from, to)
	}
	return nil
}

// PassingAt returns every pillar that passes over the chart at an instant: luck,
// minor luck, year, month, day and hour, those that there are.
func (c *Chart) PassingAt(unix int64) []Passing {
	var list []Passing
	for kind := PassingLuck; kind <= PassingHour; kind++ {
		list = append(list, c.Passing(kind, unix, unix+1)...)
	}
	return list
}

func (c *Chart) passing(kind Kind, pair ganzhi.Pair, begin, end int64) Passing {
	return Passing{
		Member: Member{kind, pair}, TenGod: ganzhi.TenGodOf(c.DayMaster, pair.Stem()),
		Stage: c.Rules.lifeStages().Of(c.DayMaster, pair.Branch()), Begin: begin, End: end,
	}
}

func (c *Chart) passingLuck(from, to int64) []Passing {
	var list []Passing
	for i := 0; c.Luck.begins(i) < to; i++ {
		if end := c.Luck.begins(i + 1); end > from {
			pair := c.Pillars[Month].Pair.Add(c.Luck.step() * (i + 1))
			list = append(list, c.passing(PassingLuck, pair, c.Luck.begins(i), end))
		}
	}
	return list
}

// begins returns when luck pillar number i begins (交运, jiao yun).
//
// Rule: the start of luck and ten calendar years for each pillar before it; the
// 29th of February becomes the 1st of March in a year without it.
// Source: doc/sources.md#luck-change.
func (l *Luck) begins(i int) int64 {
	s := l.Start.Local
	date := time.Date(s.Year+yearsPerLuck*i, time.Month(s.Month), s.Day, s.Hour, s.Minute, s.Second, 0, time.UTC)
	return date.Unix() - (s.Seconds() - l.Start.Unix)
}

// step is 1 when luck runs forward, else -1.
func (l *Luck) step() int {
	if l.Forward {
		return 1
	}
	return -1
}

func (c *Chart) passingYears(kind Kind, from, to int64) []Passing {
	rule := c.Rules.YearBoundary
	year, index := sky.TermBefore(sky.FromUnix(from * milli))
	if index < termLichun {
		year--
	}
	var list []Passing
	for year = pillarYear(from, year, index, rule); ; year++ {
		begin, end := ceilDiv(yearStart(year, rule), milli), ceilDiv(yearStart(year+1, rule), milli)
		if begin >= to {
			return list
		}
		pair, nominal := ganzhi.PairOfYear(year), year-c.Moment.Local.Year+1
		if kind == PassingMinor {
			if nominal < 1 {
				continue
			}
			pair, _ = c.MinorLuck(nominal)
		}
		p := c.passing(kind, pair, begin, end)
		p.Year, p.Age = year, nominal
		if c.Rules.AgeCount == AgeFull {
			p.Age--
		}
		list = append(list, p)
	}
}

// MinorLuck returns the pillar of minor luck (小运, xiao yun) at a nominal age, or
// false for a chart without luck or an age below one.
//
// Rule: by MinorLuckHour the first is the neighbour of the hour pillar in the
// direction of luck; by MinorLuckFixed it is 丙寅 for a man, and they run forward,
// 壬申 for a woman, and they run backward. Each lasts a year.
//
// Source: doc/sources.md#minor-luck.
// Schools: Rules.MinorLuck.
func (c *Chart) MinorLuck(nominalAge int) (ganzhi.Pair, bool) {
	const bingYin, renShen = ganzhi.Pair(2), ganzhi.Pair(8)
	switch {
	case c.Luck == nil || nominalAge < 1:
		return 0, false
	case c.Rules.MinorLuck == MinorLuckHour:
		return c.Pillars[Hour].Pair.Add(c.Luck.step() * nominalAge), true
	case c.Birth.Sex == SexMale:
		return bingYin.Add(nominalAge - 1), true
	}
	return renShen.Add(1 - nominalAge), true
}

func (c *Chart) passingMonths(from, to int64) []Passing {
	year, index := sky.TermBefore(sky.FromUnix(from * milli))
	var list []Passing
	for j := (jie{year, index - index%2}); ; j = j.next() {
		begin, end := ceilDiv(j.unixMilli(), milli), ceilDiv(j.next().unixMilli(), milli)
		if begin >= to {
			return list
		}
		solarYear := j.year
		if j.index < termLichun {
			solarYear--
		}
		p := c.passing(PassingMonth, monthPair(solarYear, j.index, c.Rules.SouthernMonths), begin, end)
		p.Name = j.name()
		list = append(list, p)
	}
}

// passingClock lists days or hours by the wall clock.
func (c *Chart) passingClock(kind Kind, from, to int64) []Passing {
	zone := c.Birth.Zone
	first := floorDiv(zone.At(from).Local.Seconds(), secondsPerDay) - 1
	last := floorDiv(zone.At(to-1).Local.Seconds(), secondsPerDay) + 1
	var list []Passing
	for date := first; date <= last; date++ {
		for _, piece := range c.clockPieces(kind, date*secondsPerDay) {
			for begin, end := range zone.Showing(piece[0], piece[1]) {
				day, hour := dayAndHour(piece[0], c.Rules.LateZi)
				pair := day
				if kind == PassingHour {
					pair = hour
				}
				list = c.appendPiece(list, c.passing(kind, pair, begin, end))
			}
		}
	}
	return slices.DeleteFunc(list, func(p Passing) bool { return p.End <= from || p.Begin >= to })
}

// clockPieces divides a date into readings with one day or one hour pillar.
func (c *Chart) clockPieces(kind Kind, midnight int64) [][2]int64 {
	const h = 3600
	if kind == PassingDay {
		if c.Rules.LateZi == LateZiNextDay {
			midnight -= h
		}
		return [][2]int64{{midnight, midnight + secondsPerDay}}
	}
	pieces := [][2]int64{{midnight, midnight + h}}
	for begin := midnight + h; begin < midnight+23*h; begin += secondsPerSlot {
		pieces = append(pieces, [2]int64{begin, begin + secondsPerSlot})
	}
	return append(pieces, [2]int64{midnight + 23*h, midnight + secondsPerDay})
}

// appendPiece joins a piece to the one before it when they are one pillar.
func (c *Chart) appendPiece(list []Passing, p Passing) []Passing {
	if last := len(list) - 1; last >= 0 && list[last].End == p.Begin && list[last].Pair == p.Pair {
		list[last].End = p.End
		return list
	}
	return append(list, p)
}

// LuckChange says in which years and on which day luck pillars change (交运, jiao
// yun), as the books put it: 逢甲己年，某节后某日交脱.
type LuckChange struct {
	Stems [2]ganzhi.HeavenlyStem // of the years: every ten years, and half way
	Term  string                 // the 节 before the day
	Days  int                    // whole days after it
	Local civil.DateTime         // the first change: the start of luck
}

// Change returns when luck pillars change.
//
// Source: doc/sources.md#luck-change.
func (l *Luck) Change() LuckChange {
	year, index := sky.TermBefore(sky.FromUnix(l.Start.Unix * milli))
	j := jie{year, index - index%2}
	if index < termLichun {
		year--
	}
	stem := ganzhi.PairOfYear(year).Stem()
	return LuckChange{
		Stems: [2]ganzhi.HeavenlyStem{stem, stem.Add(5)},
		Term:  j.name(), Days: int((l.Start.Unix*milli - j.unixMilli()) / (secondsPerDay * milli)),
		Local: l.Start.Local,
	}
}
