package sky

import "github.com/wenbu-go/wenbu/calc/sky/internal/table"

// NewMoon returns the instant of a new moon (朔, shuo): when Moon and Sun have
// the same apparent geocentric longitude. Lunation 0 is the first of the year
// 2000 (2000-01-06 18:14 UTC); Brown's number is n + 953. It reports false
// outside the table, lunations -4947 (January 1600) to 12380 (December 3000).
//
// Rule: true new moon (定朔, ding shuo), from the frozen table, unit 0.1 s.
// Source: doc/sources.md#sky-new-moons.
func NewMoon(n int) (TT, bool) {
	if !table.NewMoons.Has(n) {
		return 0, false
	}
	return newMoonAt(n), true
}

// NewMoonBefore returns the lunation number of the last new moon at or before
// t. Outside the table the answer is that of the mean Moon.
func NewMoonBefore(t TT) int {
	n := table.NewMoons.Near(unitsBefore(t))
	if table.NewMoons.Has(n) {
		n = stepTo(n, t, table.NewMoons, newMoonAt)
	}
	return n
}

// newMoonAt reads lunation n of the table.
func newMoonAt(n int) TT {
	return TT(table.NewMoons.At(newMoonTable, n) * table.UnitMillis)
}
