package almanac

import (
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
)

// TestGods_golden compares the gods by month and pair of twenty days.
func TestGods_golden(t *testing.T) {
	t.Parallel()
	for _, g := range goldenDays(t) {
		d := mustDay(t, g.Date, Rules{})
		var got []string
		for god := range daygod.Cell(d.MonthBranch(), d.DayPair).All() {
			if god.Kind() != daygod.KindMark && god.Listed() {
				got = append(got, god.String())
			}
		}
		if !slices.Equal(got, g.Gods) {
			t.Errorf("%s: got %v\nwant %v", g.Date, got, g.Gods)
		}
	}
}

// TestCases_gods runs the cases of day gods under their ids.
func TestCases_gods(t *testing.T) {
	t.Parallel()
	has := func(d Day, name string) bool {
		g, ok := daygod.ParseGod(name)
		return ok && d.Gods().Has(g)
	}
	t.Run("E070", func(t *testing.T) {
		t.Parallel()
		d := mustDay(t, "2025-12-15", Rules{})
		if d.MonthPair.String() != "戊子" || d.DayPair.String() != "戊午" || !has(d, "月破") {
			t.Errorf("got %v %v", d.MonthPair, d.DayPair)
		}
	})
	t.Run("E071", func(t *testing.T) {
		t.Parallel()
		first := civil.DateTime{Year: 2025, Month: 12, Day: 31}
		for n := range 6 {
			d := mustDay(t, first.AddDays(n).DateString(), Rules{})
			if daygod.Cell(d.MonthBranch(), d.DayPair).Empty() {
				t.Errorf("%s has no gods", d.Date.DateString())
			}
			if n == 0 && (!has(d, "生气") || !has(d, "五虚")) {
				t.Errorf("%s lacks 生气 or 五虚", d.Date.DateString())
			}
		}
	})
	t.Run("E072", func(t *testing.T) {
		t.Parallel()
		noon := civil.DateTime{Year: 2022, Month: 12, Day: 7, Hour: 10}
		byDay, _ := NewDay(noon, Rules{})
		before, _ := NewDay(noon, Rules{Boundary: BoundaryInstant})
		noon.Hour = 12
		after, _ := NewDay(noon, Rules{Boundary: BoundaryInstant})
		if *byDay.Advice() != *after.Advice() || *byDay.Advice() == *before.Advice() {
			t.Error("by day the whole day is as after the term; by instant it changes with it")
		}
	})
}
