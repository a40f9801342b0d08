package crosscheck

import (
	"fmt"
	"math"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// termSpread is how far the term instants of lunar-go 1.4.7 lie from ours at
// most, in seconds, in 1901–2099.
const termSpread = 100

// sects pairs lunar-go's numbers for the late Zi hour with our rule.
var sects = map[int]bazi.LateZi{1: bazi.LateZiNextDay, 2: bazi.LateZiSameDay}

// TestPillars_LunarGo compares the four pillars with lunar-go 1.4.7. The only
// difference accepted is a birth between the two programs' instants of a 节.
func TestPillars_LunarGo(t *testing.T) {
	differences := 0
	times := randomTimes(sampleSize(1000, 20000))
	for _, local := range times {
		lunar := theirs(local)
		for sect, rule := range sects {
			eight := lunar.GetEightChar()
			eight.SetSect(sect)
			c := ours(t, local, bazi.SexUnknown, bazi.Rules{LateZi: rule})
			if got, want := pillars(c), eight.String(); got != want {
				differences++
				reportTermDifference(t, c, fmt.Sprintf("%s %s: ours %s, lunar-go %s", local, rule, got, want))
			}
		}
	}
	t.Logf("%d times, both rules for the late Zi hour: %d differences", len(times), differences)
}

// TestPillars_LunarGoAroundEveryTerm looks where differences must be: at every
// 节 of the years, on both sides of our instant.
func TestPillars_LunarGoAroundEveryTerm(t *testing.T) {
	from, to := 1901, 2099
	if sampleSize(0, 1) == 0 {
		from, to = 2020, 2026
	}
	differences, widest := 0, 0.0
	for year := from; year <= to; year++ {
		for month := 1; month <= 12; month++ {
			middle := ours(t, civil.DateTime{Year: year, Month: month, Day: 15}, bazi.SexUnknown, bazi.Rules{})
			instant := began(middle, bazi.Month).UnixMilli
			for _, away := range []int64{-120, -60, -1, 1, 60, 120} {
				local := civil.FromSeconds(instant/1000 + away + 8*3600)
				c := ours(t, local, bazi.SexUnknown, bazi.Rules{})
				if got, want := pillars(c), theirs(local).GetEightChar().String(); got != want {
					differences++
					widest = max(widest, reportTermDifference(t, c, fmt.Sprintf("%s: ours %s, lunar-go %s", local, got, want)))
				}
			}
		}
	}
	t.Logf("%d–%d: %d differences, the widest %.0f s from our instant", from, to, differences, widest)
}

// reportTermDifference logs a difference with its margin, and fails when the
// margin does not explain it.
func reportTermDifference(t *testing.T, c *bazi.Chart, text string) (margin float64) {
	t.Helper()
	margin = math.Inf(1)
	name := ""
	for _, b := range c.Boundaries {
		if b.Kind == bazi.Month && math.Abs(b.SecondsAway) < margin {
			margin, name = math.Abs(b.SecondsAway), b.Name
		}
	}
	text += fmt.Sprintf(" (%s is %.1f s away)", name, margin)
	if margin > termSpread {
		t.Error(text)
	} else {
		t.Log(text)
	}
	return margin
}

// began returns the boundary at which a pillar in force began.
func began(c *bazi.Chart, kind bazi.Kind) bazi.Boundary {
	for _, b := range c.Boundaries {
		if b.Kind == kind {
			return b
		}
	}
	return bazi.Boundary{}
}
