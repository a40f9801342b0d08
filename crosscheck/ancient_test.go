package crosscheck

import (
	"fmt"
	"math"
	"testing"

	"github.com/6tail/lunar-go/calendar"
	"github.com/6tail/tyme4go/tyme"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// The years before the calendar goes by rule.
const (
	ancientFrom = 1
	ancientTo   = 1644
)

// ancientMonths returns the first days of the months of those years in another
// program, as Julian Day Numbers.
func ancientMonths(with program) map[int]bool {
	days := map[int]bool{}
	add := func(day float64) { days[int(math.Floor(day+0.5))] = true }
	for year := ancientFrom; year <= ancientTo; year++ {
		if with == (lunarGo{}) {
			months := calendar.NewLunarYear(year).GetMonths()
			for e := months.Front(); e != nil; e = e.Next() {
				add(e.Value.(*calendar.LunarMonth).GetFirstJulianDay())
			}
			continue
		}
		for _, m := range must(tyme.LunarYear{}.FromYear(year)).GetMonths() {
			add(m.GetFirstJulianDay().GetDay())
		}
	}
	return days
}

// TestAncientMonths compares the first days of the months of the years 1–1644.
func TestAncientMonths(t *testing.T) {
	tally := newTally(t)
	tally.whole = true
	for _, with := range programs() {
		theirs := ancientMonths(with)
		for year := ancientFrom; year <= ancientTo; year++ {
			months, err := almanac.China.MonthsOf(year)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range months {
				tally.compare(difference{with: with, what: "first day of a month before 1645", local: civil.FromJDN(m.FirstJDN),
					field: fmt.Sprintf("%d month %d (leap: %t)", year, m.Number, m.Leap),
					ours:  fmt.Sprint(m.FirstJDN), theirs: nearest(theirs, m.FirstJDN)})
			}
		}
	}
	tally.report("first day of a month before 1645")
}

// nearest returns the first day of theirs next to ours, or nothing within two
// days.
func nearest(theirs map[int]bool, day int) string {
	for _, away := range []int{0, -1, 1, -2, 2} {
		if theirs[day+away] {
			return fmt.Sprint(day + away)
		}
	}
	return "none"
}
