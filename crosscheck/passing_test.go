package crosscheck

import (
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

// TestPassing_LunarGo compares minor luck, years and months: lunar-go lists them
// by index, we by time.
func TestPassing_LunarGo(t *testing.T) {
	years, months := 0, 0
	for i, local := range randomTimes(sampleSize(20, 3000)) {
		sex, gender := bazi.SexMale, 1
		if i%2 == 1 {
			sex, gender = bazi.SexFemale, 0
		}
		eight := theirs(local).GetEightChar()
		c := ours(t, local, sex, bazi.Rules{})
		if pillars(c) != eight.String() {
			continue // a term in between
		}
		for _, luck := range eight.GetYunBySect(gender, 2).GetDaYun() {
			for _, minor := range luck.GetXiaoYun() {
				if got, _ := c.MinorLuck(minor.GetAge()); got.String() != minor.GetGanZhi() {
					t.Errorf("%s: minor luck at %d: ours %s, lunar-go %s", local, minor.GetAge(), got, minor.GetGanZhi())
				}
			}
			for _, year := range luck.GetLiuNian() {
				if year.GetYear() <= local.Year { // the birth lies in it
					continue
				}
				// Midsummer is in the middle of every such year.
				at := time.Date(year.GetYear(), 7, 1, 0, 0, 0, 0, time.UTC).Unix()
				got := c.Passing(bazi.PassingYear, at, at+1)
				if len(got) != 1 || got[0].Pair.String() != year.GetGanZhi() || got[0].Age != year.GetAge() || got[0].Year != year.GetYear() {
					t.Errorf("%s: year %d: ours %+v, lunar-go %s at %d", local, year.GetYear(), got, year.GetGanZhi(), year.GetAge())
					continue
				}
				years++
				for k, month := range c.Passing(bazi.PassingMonth, got[0].Begin, got[0].End) {
					if want := year.GetLiuYue()[k].GetGanZhi(); month.Pair.String() != want {
						t.Errorf("%s: month %d of %d: ours %s, lunar-go %s", local, k, year.GetYear(), month.Pair, want)
					}
					months++
				}
			}
		}
	}
	t.Logf("%d years and %d months compared", years, months)
}
