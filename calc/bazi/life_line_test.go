package bazi

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func lifeLine(t *testing.T, c *Chart, from, to int) []LifeYear {
	t.Helper()
	line, err := c.LifeLine(from, to)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// A woman of 1988, 戊辰 己未 己巳 辛未, whose luck runs backward from 1990: 戊午 丁巳 …
func lifeOf1988(t *testing.T, r Rules) *Chart {
	t.Helper()
	b := birthAt(t, "1988-07-13 13:34", "+08:00")
	b.Sex = SexFemale
	return cast(t, b, r)
}

func TestLifeLine_WhatAYearHolds(t *testing.T) {
	t.Parallel()
	chart := lifeOf1988(t, Rules{})
	line := lifeLine(t, chart, 1988, 1988+LifeYears)
	if len(line) != LifeYears+1 {
		t.Fatalf("got %d years", len(line))
	}
	for year, want := range map[int]struct {
		age        int
		pair, luck string
	}{
		1988: {1, "戊辰", ""},
		1989: {2, "己巳", ""},
		1990: {3, "庚午", "戊午"},
		1999: {12, "己卯", "戊午"},
		2000: {13, "庚辰", "丁巳"},
		2089: {102, "己酉", "己酉"},
		2090: {103, "庚戌", "戊申"}, // beyond the pillars that the chart lists
		2108: {121, "戊辰", "丁未"},
	} {
		got := line[year-1988]
		luck := ""
		if got.Luck != nil {
			luck = got.Luck.String()
		}
		if got.Year != year || got.Age != want.age || got.Pair.String() != want.pair || luck != want.luck {
			t.Errorf("%d: got %d, age %d, %s, luck %s", year, got.Year, got.Age, got.Pair, luck)
		}
	}
	for _, p := range chart.Luck.Pillars {
		if got := line[p.StartYear-1988].Luck; got == nil || *got != p.Pair {
			t.Errorf("%d: got luck %v, want %s", p.StartYear, got, p.Pair)
		}
	}
	if got := lifeLine(t, lifeOf1988(t, Rules{AgeCount: AgeFull}), 1990, 1990)[0].Age; got != 2 {
		t.Errorf("full age: got %d", got)
	}
}

// 2007 is 丁亥, in luck 丁巳. 亥 meets the 巳 of day and luck and the 未 of month and
// hour.
func TestLifeLine_Parts(t *testing.T) {
	t.Parallel()
	chart := lifeOf1988(t, Rules{})
	need := needs(chart.YongShen())
	year := lifeLine(t, chart, 2007, 2007)[0]
	fire, water := need[ganzhi.ElementFire], need[ganzhi.ElementWater]
	want := []ScorePart{
		{Topic: TopicBase, Points: 43},
		{Topic: TopicLuckStem, Points: 2 * fire},
		{Topic: TopicLuckBranch, Points: 3 * fire},
		{Topic: TopicAnnualStem, Points: 3 * fire},
		{Topic: TopicAnnualBranch, Points: 4 * water},
		{Topic: TopicRelations, Points: 2*-3 + -3},
	}
	if len(year.Parts) != len(want) {
		t.Fatalf("got %+v", year.Parts)
	}
	for i, w := range want {
		if got := year.Parts[i]; got.Topic != w.Topic || got.Points != w.Points {
			t.Errorf("part %d: got %+v, want %+v", i, got, w)
		}
	}
	if want := "流年与命局、大运：冲巳亥 −6；冲巳亥 −3"; year.Parts[5].BecauseZh != want {
		t.Errorf("got %s, want %s", year.Parts[5].BecauseZh, want)
	}
}

func TestLifeLine_Needs(t *testing.T) {
	t.Parallel()
	const wood, fire, water = ganzhi.ElementWood, ganzhi.ElementFire, ganzhi.ElementWater
	got := needs([]YongShen{
		{Elements: []ganzhi.Element{water, wood}, Against: []ganzhi.Element{fire, ganzhi.ElementEarth}},
		{Elements: []ganzhi.Element{fire, water}},
	})
	if want := [ganzhi.Elements]int{1, 0, -1, 0, 3}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestLifeLine_WithoutLuck(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1988-07-13 13:34", "+08:00")
	b.HourKnown = false
	for _, y := range lifeLine(t, cast(t, b, Rules{}), 1988, 2108) {
		if y.Luck != nil || len(y.Parts) < 4 {
			t.Fatalf("%d: got %+v", y.Year, y)
		}
	}
}

func TestLifeLine_Refuses(t *testing.T) {
	t.Parallel()
	chart := lifeOf1988(t, Rules{})
	for _, span := range [][2]int{{1987, 2000}, {2000, 2109}, {2001, 2000}, {-1 << 62, 1 << 62}} {
		_, err := chart.LifeLine(span[0], span[1])
		wantInputError(t, err, "year")
	}
}

// Whatever the birth, the parts make the score of every year, and a part of the
// line is that part of the whole line.
func TestLifeLine_Sound(t *testing.T) {
	t.Parallel()
	zone := civil.FixedZone(8 * 3600)
	rapid.Check(t, func(t *rapid.T) {
		b := Birth{HourKnown: rapid.Bool().Draw(t, "hour"), Zone: zone, Sex: Sex(rapid.IntRange(0, 2).Draw(t, "sex"))}
		b.Local = zone.At(rapid.Int64Range(unix1601, unix2200-86400).Draw(t, "unix")).Local
		chart, err := NewChart(b, Rules{})
		if err != nil {
			t.Fatal(err)
		}
		birth := b.Local.Year
		whole, err := chart.LifeLine(birth, birth+LifeYears)
		if err != nil {
			t.Fatal(err)
		}
		for _, y := range whole {
			sum := 0
			for _, p := range y.Parts {
				sum += p.Points
				wantTexts(t, p.Because, p.BecauseZh)
			}
			if sum != y.Score || y.Score < 0 || y.Score > 100 || y.Pair != ganzhi.PairOfYear(y.Year) {
				t.Fatalf("%d: parts make %d, score %d", y.Year, sum, y.Score)
			}
		}
		from := rapid.IntRange(0, LifeYears).Draw(t, "from")
		to := rapid.IntRange(from, LifeYears).Draw(t, "to")
		part, err := chart.LifeLine(birth+from, birth+to)
		if err != nil || !reflect.DeepEqual(part, whole[from:to+1]) {
			t.Fatalf("years %d to %d differ from the whole line, %v", from, to, err)
		}
	})
}

func BenchmarkLifeLine(b *testing.B) {
	b.ReportAllocs()
	charts := benchCharts(b)
	i := 0
	for b.Loop() {
		i++
		c := charts[i%len(charts)]
		if _, err := c.LifeLine(c.Moment.Local.Year, c.Moment.Local.Year+LifeYears); err != nil {
			b.Fatal(err)
		}
	}
}
