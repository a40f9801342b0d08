package crosscheck

import (
	"container/list"
	"fmt"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// godCell is a month and a day pair with the gods of both programs.
type godCell struct {
	date   civil.DateTime // a day of that kind
	month  ganzhi.EarthlyBranch
	day    ganzhi.Pair
	ours   daygod.Set
	theirs map[string]bool
}

// TestDayGods compares the gods of every month and day pair: those that both
// programs have by month and pair. It has no short form.
func TestDayGods(t *testing.T) {
	tally := newTally(t)
	tally.whole = true
	ourGods, theirGods := map[string]bool{}, map[string]bool{}
	cells := godCells(t)
	for _, c := range cells {
		for g := range c.ours.All() {
			ourGods[g.String()] = true
		}
		for name := range c.theirs {
			theirGods[name] = true
		}
	}
	for _, c := range cells {
		for g := range daygod.God(daygod.Gods) {
			if name := g.String(); g.Listed() && ourGods[name] && theirGods[name] {
				tally.compare(difference{with: lunarGo{}, what: "day god", field: fmt.Sprintf("%s on %s in month %s", name, c.day, c.month),
					local: c.date, ours: fmt.Sprint(c.ours.Has(g)), theirs: fmt.Sprint(c.theirs[name])})
			}
		}
	}
	tally.report("day god")
}

// godCells finds a day of each of the 720 kinds, none of them the day of a term.
func godCells(t *testing.T) []godCell {
	t.Helper()
	found := map[[2]int]bool{}
	var cells []godCell
	for jdn := (civil.DateTime{Year: 1990, Month: 1, Day: 1}).JDN(); len(cells) < ganzhi.Branches*ganzhi.Pairs; jdn++ {
		date := civil.FromJDN(jdn)
		date.Hour = 12
		day, err := almanac.NewDay(date, almanac.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		key := [2]int{int(day.MonthBranch()), int(day.DayPair)}
		if _, on := day.OnTerm(); found[key] || on {
			continue
		}
		found[key] = true
		c := godCell{date: date, month: day.MonthBranch(), day: day.DayPair,
			ours: daygod.Cell(day.MonthBranch(), day.DayPair), theirs: map[string]bool{}}
		l := theirs(date)
		for _, gods := range []*list.List{l.GetDayJiShen(), l.GetDayXiongSha()} {
			for e := gods.Front(); e != nil; e = e.Next() {
				c.theirs[e.Value.(string)] = true
			}
		}
		cells = append(cells, c)
	}
	return cells
}
