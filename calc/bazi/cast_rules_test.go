package bazi

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func TestGrowthStage_Options(t *testing.T) {
	t.Parallel()
	// 乙酉 戊子 辛巳 壬辰: 星运 of 辛, and 自坐 of 乙 at 酉 and of 戊 at 子.
	for _, c := range []struct {
		rules             Rules
		month, year, seat string
	}{
		{Rules{}, "长生", "绝", "胎"},
		{Rules{GrowthStage: GrowthSame}, "死", "胎", "胎"},
		{Rules{GrowthStageEarth: GrowthEarthWater}, "长生", "绝", "帝旺"},
		{Rules{GrowthStage: GrowthSame, GrowthStageEarth: GrowthEarthWater}, "死", "胎", "帝旺"},
	} {
		chart := castAt(t, "2005-12-23 08:37", "+08:00", c.rules)
		p := chart.Pillars
		if got := p[Month].Stage.String(); got != c.month {
			t.Errorf("%+v: 辛 at 子: got %s, want %s", c.rules, got, c.month)
		}
		if got := p[Year].SelfSeat.String(); got != c.year {
			t.Errorf("%+v: 乙 at 酉: got %s, want %s", c.rules, got, c.year)
		}
		if got := p[Month].SelfSeat.String(); got != c.seat {
			t.Errorf("%+v: 戊 at 子: got %s, want %s", c.rules, got, c.seat)
		}
	}
}

func TestSouthernMonths_OppositeBranch(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ local, north, south string }{
		{"2024-02-10 12:00", "甲辰 丙寅 甲辰 庚午", "甲辰 壬申 甲辰 庚午"},
		{"2024-08-10 12:00", "甲辰 壬申 丙午 甲午", "甲辰 丙寅 丙午 甲午"},
	} {
		wantLine(t, castAt(t, c.local, "+08:00", Rules{}), c.north)
		south := castAt(t, c.local, "+08:00", Rules{SouthernMonths: On})
		wantLine(t, south, c.south)
		month, year := south.Pillars[Month].Pair, south.Pillars[Year].Pair
		if month != ganzhi.MonthPair(year.Stem(), month.Branch()) {
			t.Errorf("%s does not belong to %s", month, year)
		}
		// and back again
		rules := Rules{SouthernMonths: On}
		unix := unixAt(t, c.local)
		wantFound(t, unix, Search{Rules: rules})
	}
}

func TestZodiac_Boundary(t *testing.T) {
	t.Parallel()
	// Between 立春 (4 February) and the new year (10 February) of 2024.
	for rule, want := range map[ZodiacBoundary]string{ZodiacLunarNewYear: "兔", ZodiacYearPillar: "龙"} {
		got, err := castAt(t, "2024-02-07 12:00", "+08:00", Rules{ZodiacBoundary: rule}).Zodiac()
		if err != nil || got.String() != want {
			t.Errorf("%d: got %s, %v, want %s", rule, got, err, want)
		}
	}
	for _, local := range []string{"1600-01-10 12:00", "2200-12-31 12:00"} {
		if _, err := castAt(t, local, "+08:00", Rules{}).Zodiac(); err != nil {
			t.Errorf("%s: %v", local, err)
		}
	}
}
