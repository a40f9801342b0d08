package crosscheck

import (
	"fmt"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

// TestPassing compares minor luck, years and months of a hundred years: the other
// programs list them by index, we by time.
func TestPassing(t *testing.T) {
	tally := newTally(t)
	for i, birth := range sortedTimes(sampleSize(10, 3000)) {
		sex := []bazi.Sex{bazi.SexMale, bazi.SexFemale}[i%2]
		c := ours(t, birth, sex, bazi.Rules{})
		for _, with := range programs() {
			reading := with.read(birth)
			if pillars(c) != reading.pillars(bazi.LateZiSameDay) {
				continue // TestBirths compares pillars
			}
			for _, their := range reading.passing(sex) {
				comparePassing(tally, difference{with: with, local: birth, field: fmt.Sprint(their.year), chart: c}, their)
			}
		}
	}
	tally.report()
}

func comparePassing(tally *tally, d difference, their passing) {
	minor, _ := d.chart.MinorLuck(their.age)
	d.what, d.ours, d.theirs = "minor luck", minor.String(), their.minor
	tally.compare(d)
	if their.year <= d.local.Year {
		return // the birth lies in it
	}
	// Midsummer is in the middle of every such year.
	at := time.Date(their.year, 7, 1, 0, 0, 0, 0, time.UTC).Unix()
	years := d.chart.Passing(bazi.PassingYear, at, at+1)
	if len(years) != 1 {
		tally.t.Fatalf("%s: %d years at midsummer of %d", d.local, len(years), their.year)
	}
	year := years[0]
	d.what, d.ours, d.theirs = "passing year", fmt.Sprintf("%s %d %d", year.Pair, year.Year, year.Age), fmt.Sprintf("%s %d %d", their.pair, their.year, their.age)
	tally.compare(d)
	d.what, d.ours, d.theirs = "months of a passing year", "", fmt.Sprint(their.months)
	months := make([]string, 0, 12)
	for _, m := range d.chart.Passing(bazi.PassingMonth, year.Begin, year.End) {
		months = append(months, m.Pair.String())
	}
	d.ours = fmt.Sprint(months)
	tally.compare(d)
}
