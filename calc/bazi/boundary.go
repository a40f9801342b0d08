package bazi

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// NearSeconds is the distance within which a boundary is flagged: instants of
// terms are predictions, and clocks at births are not read to the second.
const NearSeconds = 60

// Boundary is an instant at which a pillar changes.
type Boundary struct {
	Kind        Kind
	Name        string  // what begins there: a 节 for year and month, a pair for the day, a branch for the hour
	UnixMilli   int64   // the instant
	SecondsAway float64 // instant minus birth: not positive for the boundary that began the pillar in force
	Near        bool    // within NearSeconds; when the hour is unknown, on the date of birth
}

// boundaries returns the changes of each pillar on both sides of the birth, the
// earlier one first. Without a known hour there are only years and months.
func (k timekeeper) boundaries(b Birth, r Rules) []Boundary {
	list := make([]Boundary, 0, 8)
	list = k.yearBoundaries(list, r)
	list = k.monthBoundaries(list)
	if !b.HourKnown {
		for i := range list {
			list[i].Near = k.onBirthDate(list[i].UnixMilli)
		}
		return list
	}
	list = k.dayBoundaries(list, r)
	return k.hourBoundaries(list, r)
}

func (k timekeeper) boundary(kind Kind, name string, unixMilli int64) Boundary {
	away := unixMilli - k.unixMilli()
	return Boundary{
		Kind: kind, Name: name, UnixMilli: unixMilli,
		SecondsAway: float64(away) / milli,
		Near:        max(away, -away) <= NearSeconds*milli,
	}
}

// onBirthDate reports whether the wall clock shows the date of birth at an
// instant.
func (k timekeeper) onBirthDate(unixMilli int64) bool {
	const day = secondsPerDay * milli
	birth := k.moment.Local.Seconds() * milli
	return floorDiv(k.reading(ClockCivil, unixMilli), day) == floorDiv(birth, day)
}

var yearBoundaryNames = [...]string{
	YearLichunInstant: "立春", YearLichunDay: "立春", YearLunarNewYear: "正月初一", YearWinterSolstice: "冬至",
}

func (k timekeeper) yearBoundaries(list []Boundary, r Rules) []Boundary {
	year, index := sky.TermBefore(sky.FromUnix(k.unixMilli()))
	if index < termLichun {
		year--
	}
	year = pillarYear(k.moment.Unix, year, index, r.YearBoundary)
	for _, y := range []int{year, year + 1} {
		list = append(list, k.boundary(Year, yearBoundaryNames[r.YearBoundary], yearStart(y, r.YearBoundary)))
	}
	return list
}

func (k timekeeper) monthBoundaries(list []Boundary) []Boundary {
	before, after := k.jieAround()
	return append(list,
		k.boundary(Month, before.name(), before.unixMilli()),
		k.boundary(Month, after.name(), after.unixMilli()))
}

func (k timekeeper) dayBoundaries(list []Boundary, r Rules) []Boundary {
	shift := int64(0)
	if r.LateZi == LateZiNextDay {
		shift = slotShift
	}
	date := floorDiv(k.seconds(r.Clock)+shift, secondsPerDay)
	for _, d := range []int64{date, date + 1} {
		name := ganzhi.PairOfDay(int(d) + jdnUnixEpoch).String()
		start := k.instantOf(r.Clock, (d*secondsPerDay-shift)*milli)
		list = append(list, k.boundary(Day, name, start))
	}
	return list
}

func (k timekeeper) hourBoundaries(list []Boundary, r Rules) []Boundary {
	slot := floorDiv(k.seconds(r.Clock)+slotShift, secondsPerSlot)
	for _, s := range []int64{slot, slot + 1} {
		name := ganzhi.BranchZi.Add(int(s % ganzhi.Branches)).String()
		start := k.instantOf(r.Clock, (s*secondsPerSlot-slotShift)*milli)
		list = append(list, k.boundary(Hour, name, start))
	}
	return list
}
