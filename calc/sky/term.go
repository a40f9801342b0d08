package sky

import "github.com/wenbu-go/wenbu/calc/sky/internal/table"

const (
	firstYear    = 1600
	lastYear     = 3000
	termsPerYear = 24
)

// SolarTerm returns the instant of a solar term (节气, jie qi): when the Sun's
// apparent geocentric longitude reaches 285° + 15°·index. Index 0 is xiaohan
// 小寒 in January, 2 lichun 立春, 23 dongzhi 冬至; year is the Gregorian year
// the term falls in. It reports false outside 1600-3000 or 0-23.
//
// Rule: true solar terms (定气, ding qi), from the frozen table, unit 0.1 s.
// Source: doc/sources.md#sky-solar-terms.
func SolarTerm(year, index int) (TT, bool) {
	if year < firstYear || year > lastYear || index < 0 || index >= termsPerYear {
		return 0, false
	}
	return termAt((year-firstYear)*termsPerYear + index), true
}

// TermBefore returns the last of the 24 solar terms at or before t. Outside
// 1600-3000 the answer is that of the mean Sun.
func TermBefore(t TT) (year, index int) {
	n := table.Terms.Near(unitsBefore(t))
	if table.Terms.Has(n) {
		n = stepTo(n, t, table.Terms, termAt)
	}
	year = firstYear + int(floorDiv(int64(n), termsPerYear))
	return year, n - (year-firstYear)*termsPerYear
}

// stepTo moves from a guess to the last entry at or before t.
func stepTo(n int, t TT, l table.Layout, at func(int) TT) int {
	for n < l.Last && at(n+1) <= t {
		n++
	}
	for n >= l.First && at(n) > t {
		n--
	}
	return n
}

// termAt reads the table's entry n.
func termAt(n int) TT {
	return TT(table.Terms.At(termTable, n) * table.UnitMillis)
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
