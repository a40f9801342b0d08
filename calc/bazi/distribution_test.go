package bazi

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// The distributions that doc/sources.md states, on seeded random charts.

// randomChart is a chart of pillars drawn alike from all there are.
func randomChart(r *rand.Rand) *Chart {
	year, day := ganzhi.Pair(r.IntN(ganzhi.Pairs)), ganzhi.Pair(r.IntN(ganzhi.Pairs))
	return chartOfPairs([]ganzhi.Pair{
		year, ganzhi.MonthPair(year.Stem(), ganzhi.EarthlyBranch(r.IntN(ganzhi.Branches))),
		day, ganzhi.HourPair(day.Stem(), ganzhi.EarthlyBranch(r.IntN(ganzhi.Branches))),
	}, Rules{})
}

// wantQuantiles compares the 5th, 25th, 50th, 75th and 95th hundredth of a list
// with what is stated, give or take two.
func wantQuantiles(t *testing.T, list []int, want [5]int) {
	t.Helper()
	slices.Sort(list)
	for i, percent := range []int{5, 25, 50, 75, 95} {
		got := list[len(list)*percent/100]
		if got < want[i]-2 || got > want[i]+2 {
			t.Errorf("%d %%: got %d, want %d", percent, got, want[i])
		}
	}
}

func TestGeJu_HowManyAreSpecial(t *testing.T) {
	t.Parallel()
	r, charts := rand.New(rand.NewPCG(1, 2)), 10_000
	special, follow := 0, 0
	for range charts {
		g := randomChart(r).GeJu()
		if len(g.Special) == 0 {
			continue
		}
		special++
		if p := g.Special[0].Pattern; p >= PatternCongCai && p <= PatternCongShi {
			follow++
		}
	}
	if special < charts*4/100 || special > charts*6/100 || follow < charts*2/100 || follow > charts*4/100 {
		t.Errorf("of %d charts %d are special and %d follow, want about 5 %% and 3 %%", charts, special, follow)
	}
}

func TestNewMatch_Distribution(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(3, 4))
	var scores []int
	for range 4000 {
		scores = append(scores, NewMatch(randomChart(r), randomChart(r)).Score)
	}
	wantQuantiles(t, scores, [5]int{38, 50, 57, 64, 74})
}

func TestLifeLine_Distribution(t *testing.T) {
	t.Parallel()
	r, zone := rand.New(rand.NewPCG(5, 6)), civil.FixedZone(chinaOffset)
	var scores []int
	for i := range 200 {
		b := Birth{Local: zone.At(spread(r.Int64N(1 << 30))).Local, HourKnown: true, Zone: zone, Sex: Sex(1 + i%2)}
		chart := cast(t, b, Rules{})
		for _, y := range lifeLine(t, chart, b.Local.Year, b.Local.Year+LifeYears) {
			scores = append(scores, y.Score)
		}
	}
	wantQuantiles(t, scores, [5]int{27, 41, 50, 58, 73})
}

// Any two methods of strength call between 76 and 88 of a hundred charts alike.
func TestStrength_HowFarMethodsAgree(t *testing.T) {
	t.Parallel()
	r, charts := rand.New(rand.NewPCG(7, 8)), 2000
	var alike [4][4]int
	for range charts {
		c := randomChart(r)
		var strong [4]bool
		for m := range strong {
			c.Rules.Strength = StrengthMethod(m)
			strong[m] = c.Strength().Strong
		}
		for i := range strong {
			for j := range i {
				if strong[i] == strong[j] {
					alike[i][j]++
				}
			}
		}
	}
	for i := range alike {
		for j := range i {
			if n := alike[i][j] * 100 / charts; n < 74 || n > 90 {
				t.Errorf("%s and %s call %d %% of charts alike", StrengthMethod(i), StrengthMethod(j), n)
			}
		}
	}
}
