package sky

import (
	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

// firstLunation is the first new moon of the year 1.
const firstLunation = -24724

// NewMoon returns the instant of a new moon (朔, shuo): when Moon and Sun have
// the same apparent geocentric longitude. Lunation 0 is the first of the year
// 2000 (2000-01-06 18:14 UTC); Brown's number is n + 953. It reports false
// outside the table, lunations -4947 (January 1600) to 12380 (December 3000).
//
// Rule: true new moon (定朔, ding shuo), from the frozen table in 0.1 s. Errors
// against DE441: at most 0.08 s in 1900-2100, 0.25 s in 1600-3000.
// Source: doc/sources.md#sky-new-moons.
func NewMoon(n int) (TT, bool) {
	if !table.NewMoons.Has(n) {
		return 0, false
	}
	return newMoonAt(n), true
}

// ComputeNewMoon returns the instant of a new moon from the series that made the
// frozen table, for lunations -24724 (January of year 1) to 12380 (December
// 3000). Before 1600 the error grows to perhaps 90 s in TT in year 1, about the
// uncertainty of Delta T.
//
// Rule and source: as [NewMoon]; series doc/sources.md#sky-series.
func ComputeNewMoon(n int) (TT, bool) {
	if n < firstLunation || n > table.NewMoons.Last {
		return 0, false
	}
	return fromDay(theory.NewMoon(n)), true
}

// NewMoonBefore returns the lunation number of the last new moon at or before
// t. In 1600-3000 it reads the frozen table, in 1-1599 it computes as
// [ComputeNewMoon]; outside the answer is that of the mean Moon and can be one
// off.
func NewMoonBefore(t TT) int {
	n := table.NewMoons.Near(unitsBefore(t))
	if n >= firstLunation-1 && n <= table.NewMoons.Last+1 {
		n = stepTo(n, t, newMoonInstant)
	}
	return n
}

// newMoonInstant is the best instant there is for lunation n.
func newMoonInstant(n int) TT {
	switch {
	case table.NewMoons.Has(n):
		return newMoonAt(n)
	case n >= firstLunation && n < table.NewMoons.First:
		return fromDay(theory.NewMoon(n))
	}
	return TT(table.NewMoons.Mean(n) * table.UnitMillis)
}

// newMoonAt reads lunation n of the table.
func newMoonAt(n int) TT {
	return TT(table.NewMoons.At(newMoonTable, n) * table.UnitMillis)
}
