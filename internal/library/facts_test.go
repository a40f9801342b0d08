package library

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// TestBirthTimeGuide_TableHolds checks with the engine what the guide on birth
// times says can and cannot move a pillar.
func TestBirthTimeGuide_TableHolds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		local := civil.DateTime{
			Year: rapid.IntRange(1901, 2099).Draw(t, "year"), Month: rapid.IntRange(1, 12).Draw(t, "month"), Day: rapid.IntRange(1, 28).Draw(t, "day"),
			Hour: rapid.IntRange(0, 23).Draw(t, "hour"), Minute: rapid.IntRange(0, 59).Draw(t, "minute"),
		}
		longitude := rapid.Float64Range(-180, 180).Draw(t, "longitude")
		cast := func(offset int, r bazi.Rules) *bazi.Chart {
			c, err := bazi.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: civil.FixedZone(offset), LongitudeDegEast: &longitude}, r)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		same := func(what string, a, b *bazi.Chart, kinds ...bazi.Kind) {
			for _, k := range kinds {
				if a.Pillars[k].Pair != b.Pillars[k].Pair {
					t.Errorf("%s moved the %s pillar of %s from %s to %s", what, k, local, a.Pillars[k].Pair, b.Pillars[k].Pair)
				}
			}
		}
		chart := cast(8*3600, bazi.Rules{})
		same("another zone", chart, cast(-5*3600, bazi.Rules{}), bazi.Day, bazi.Hour)
		same("true solar time", chart, cast(8*3600, bazi.Rules{Clock: bazi.ClockTrueSolar}), bazi.Year, bazi.Month)
		zi := cast(8*3600, bazi.Rules{LateZi: bazi.LateZiNextDay})
		same("the change of day at 23:00", chart, zi, bazi.Year, bazi.Month, bazi.Hour)
		if moved := chart.Pillars[bazi.Day].Pair != zi.Pillars[bazi.Day].Pair; moved != (local.Hour == 23) {
			t.Errorf("%s: the day pillar moved: %v", local, moved)
		}
	})
}
