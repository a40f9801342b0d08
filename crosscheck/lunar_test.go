package crosscheck

import (
	"math"
	"testing"

	"github.com/6tail/lunar-go/calendar"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// lunarDifferences are the lunar months of 1900–2100 that lunar-go begins on
// another day, and why.
var lunarDifferences = map[[2]int]string{
	{2097, 6}: "ends a day earlier there",
	{2097, 7}: "new moon of 2097-08-08, 92 s after midnight; lunar-go's Delta T is 100 s ahead by then",
}

// TestLunarDates compares lunar dates of 1900–2100: every day when WENBU_LONG is
// set, every 37th otherwise.
func TestLunarDates(t *testing.T) {
	step := sampleSize(37, 1)
	end := civil.DateTime{Year: 2100, Month: 12, Day: 31}.JDN()
	seen := map[[2]int]int{}
	for jdn := (civil.DateTime{Year: 1900, Month: 1, Day: 1}).JDN(); jdn <= end; jdn += step {
		day := civil.FromJDN(jdn)
		ours, err := almanac.Lunar(day.Year, day.Month, day.Day)
		if err != nil {
			t.Fatal(err)
		}
		l := calendar.NewSolarFromYmd(day.Year, day.Month, day.Day).GetLunar()
		theirs := almanac.LunarDate{Year: l.GetYear(), Month: max(l.GetMonth(), -l.GetMonth()), Day: l.GetDay(), Leap: l.GetMonth() < 0}
		if ours == theirs {
			continue
		}
		month := [2]int{ours.Year, ours.Month}
		if seen[month]++; lunarDifferences[month] == "" {
			t.Errorf("%s: ours %v, theirs %v", day.DateString(), ours, theirs)
		}
	}
	if step == 1 && (seen[[2]int{2097, 6}] != 1 || seen[[2]int{2097, 7}] != 29) {
		t.Errorf("the known differences are others: %v", seen)
	}
}

// movedMonths are the months before 1645 that begin on another day here, by
// sources of the time or by the better table: ours, and lunar-go's.
var movedMonths = map[int]int{
	1822697: 1822696, 1835778: 1835779, 1835837: 1835838, 1878185: 1878184, 2255378: 2255379, 2298818: 2298819,
	2301151: 2301150, 2301181: 2301180, 2301446: 2301447, 2305493: 2305492, 2308771: 2308770,
}

// TestAncientMonths compares the first days of the months of the years 1–1644.
func TestAncientMonths(t *testing.T) {
	theirs := map[int]bool{}
	for year := 1; year <= 1644; year++ {
		months := calendar.NewLunarYear(year).GetMonths()
		for e := months.Front(); e != nil; e = e.Next() {
			theirs[int(math.Floor(e.Value.(*calendar.LunarMonth).GetFirstJulianDay()+0.5))] = true
		}
	}
	for year := 1; year <= 1644; year++ {
		months, err := almanac.China.MonthsOf(year)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range months {
			want := m.FirstJDN
			if moved, ok := movedMonths[want]; ok {
				want = moved
			}
			if !theirs[want] {
				t.Errorf("%d month %d (leap: %t) begins on day %d", year, m.Number, m.Leap, m.FirstJDN)
			}
		}
	}
}
