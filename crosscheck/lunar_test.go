package crosscheck

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// TestLunarDates compares lunar dates of 1900–2100: every day in the full form,
// every 37th otherwise.
func TestLunarDates(t *testing.T) {
	tally := newTally(t)
	step := sampleSize(37, 1)
	end := civil.DateTime{Year: 2100, Month: 12, Day: 31}.JDN()
	for jdn := (civil.DateTime{Year: 1900, Month: 1, Day: 1}).JDN(); jdn <= end; jdn += step {
		day := civil.FromJDN(jdn)
		ours, err := almanac.Lunar(day.Year, day.Month, day.Day)
		if err != nil {
			t.Fatal(err)
		}
		for _, with := range programs() {
			tally.compare(difference{with: with, what: "lunar date", local: day, ours: ours.String(), theirs: with.lunarDate(day).String()})
		}
	}
	tally.report("lunar date")
}

// TestYearPairs compares the year pillar by the day of 立春 and by the lunar new
// year, at random times and about every new year of ours.
func TestYearPairs(t *testing.T) {
	tally := newTally(t)
	times := sortedTimes(sampleSize(500, 20_000))
	for year := 1901; year <= 2099; year++ {
		noon, err := almanac.China.Gregorian(almanac.LunarDate{Year: year, Month: 1, Day: 1})
		if err != nil {
			t.Fatal(err)
		}
		noon.Hour = 12
		times = append(times, noon.AddDays(-1), noon)
	}
	for _, local := range times {
		var ourPairs [2]ganzhi.Pair
		for i, rule := range []bazi.YearBoundary{bazi.YearLichunDay, bazi.YearLunarNewYear} {
			ourPairs[i] = ours(t, local, bazi.SexUnknown, bazi.Rules{YearBoundary: rule}).Pillars[bazi.Year].Pair
		}
		for _, with := range programs() {
			byLichun, byNewYear := with.yearPairs(local)
			tally.compare(difference{with: with, what: "year pair", field: "by the day of 立春", local: local, ours: ourPairs[0].String(), theirs: byLichun})
			tally.compare(difference{with: with, what: "year pair", field: "by the new year", local: local, ours: ourPairs[1].String(), theirs: byNewYear})
		}
	}
	tally.report("year pair")
}
