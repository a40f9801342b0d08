package sky

import (
	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

const (
	termsPerYear = 24
	tableYear    = 1600 // the first year of the tables
	firstYear    = 1    // of the series
	lastYear     = 3000 // of both
)

// SolarTerm returns the instant of a solar term (节气, jie qi): when the Sun's
// apparent geocentric longitude reaches 285° + 15°·index. Index 0 is xiaohan
// 小寒 in January, 2 lichun 立春, 23 dongzhi 冬至; year is the Gregorian year
// the term falls in. It reports false outside 1600-3000 or 0-23.
//
// Rule: true solar terms (定气, ding qi), from the frozen table in 0.1 s. Errors
// against DE441: at most 0.24 s in 1900-2100, 0.35 s in 1600-3000.
// Source: doc/sources.md#sky-solar-terms.
func SolarTerm(year, index int) (TT, bool) {
	if year < tableYear || year > lastYear || index < 0 || index >= termsPerYear {
		return 0, false
	}
	return termAt(termNumber(year, index)), true
}

// ComputeTerm returns the instant of a solar term from the series that made the
// frozen table, for the years 1-3000. Use [SolarTerm] where it reports true: it
// is ten thousand times faster. Before 1600 the error grows to perhaps 20 s in TT
// in year 1, less than the uncertainty of Delta T.
//
// Rule and source: as [SolarTerm]; series doc/sources.md#sky-series.
func ComputeTerm(year, index int) (TT, bool) {
	if year < firstYear || year > lastYear || index < 0 || index >= termsPerYear {
		return 0, false
	}
	return fromDay(theory.Term(termNumber(year, index))), true
}

// TermBefore returns the last of the 24 solar terms at or before t. In
// 1600-3000 it reads the frozen table, in 1-1599 it computes as [ComputeTerm];
// outside the answer is that of the mean Sun and can be a term off.
func TermBefore(t TT) (year, index int) {
	n := table.Terms.Near(unitsBefore(t))
	if n >= termNumber(firstYear, 0)-1 && n <= table.Terms.Last+1 {
		n = stepTo(n, t, termInstant)
	}
	year = tableYear + int(floorDiv(int64(n), termsPerYear))
	return year, n - termNumber(year, 0)
}

// termNumber counts the terms from xiaohan of 1600.
func termNumber(year, index int) int { return (year-tableYear)*termsPerYear + index }

// termInstant is the best instant there is for term n.
func termInstant(n int) TT {
	switch {
	case table.Terms.Has(n):
		return termAt(n)
	case n >= termNumber(firstYear, 0) && n < 0:
		return fromDay(theory.Term(n))
	}
	return TT(table.Terms.Mean(n) * table.UnitMillis)
}

// termAt reads the table's entry n.
func termAt(n int) TT {
	return TT(table.Terms.At(termTable, n) * table.UnitMillis)
}

// stepTo moves from a guess to the last number whose instant is at or before t.
func stepTo(n int, t TT, instant func(int) TT) int {
	for instant(n+1) <= t {
		n++
	}
	for instant(n) > t {
		n--
	}
	return n
}

// unitsBefore is t in whole table units.
func unitsBefore(t TT) int64 { return floorDiv(int64(t), table.UnitMillis) }

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
