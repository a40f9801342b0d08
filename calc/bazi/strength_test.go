package bazi

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// chartOf is a chart of pillars without a birth: three or four pairs, in one
// string, year first.
func chartOf(t *testing.T, line string, r Rules) *Chart {
	t.Helper()
	var pairs []ganzhi.Pair
	for name := range strings.SplitSeq(line, " ") {
		pair, ok := ganzhi.ParsePair(name)
		if !ok {
			t.Fatalf("%q is no pair", name)
		}
		pairs = append(pairs, pair)
	}
	return chartOfPairs(pairs, r)
}

func chartOfPairs(pairs []ganzhi.Pair, r Rules) *Chart {
	c := &Chart{Rules: r, Pillars: newPillars(pairs, r), DayMaster: pairs[Day].Stem()}
	for _, p := range pairs {
		c.Elements[p.Stem().Element()]++
		c.Elements[p.Branch().Element()]++
	}
	return c
}

// drawPairs draws four pillars that keep the rules of five tigers and five rats.
func drawPairs(t *rapid.T) []ganzhi.Pair {
	year := ganzhi.Pair(rapid.IntRange(0, 59).Draw(t, "year"))
	month := ganzhi.MonthPair(year.Stem(), ganzhi.EarthlyBranch(rapid.IntRange(0, 11).Draw(t, "month")))
	day := ganzhi.Pair(rapid.IntRange(0, 59).Draw(t, "day"))
	hour := ganzhi.HourPair(day.Stem(), ganzhi.EarthlyBranch(rapid.IntRange(0, 11).Draw(t, "hour")))
	return []ganzhi.Pair{year, month, day, hour}[:rapid.IntRange(3, 4).Draw(t, "pillars")]
}

func TestStrength_TenCharts(t *testing.T) {
	t.Parallel()
	rows := readRows(t, "testdata/strength.csv")
	if len(rows) != 10 {
		t.Fatalf("got %d charts, want 10", len(rows))
	}
	methods := []StrengthMethod{StrengthPoints, StrengthSigned, StrengthPosition, StrengthPositionHidden}
	for _, row := range rows {
		for i, method := range methods {
			s := chartOf(t, row[0], Rules{Strength: method}).Strength()
			number, band, _ := strings.Cut(row[1+i], " ")
			want, err := strconv.ParseFloat(number, 64)
			if err != nil {
				t.Fatal(err)
			}
			if s.Points != want {
				t.Errorf("%s by %s: got %v points, want %v", row[0], method, s.Points, want)
			}
			got := s.Band.String()
			if method == StrengthPositionHidden { // that column says strong or weak only
				got = map[bool]string{true: "强", false: "弱"}[s.Strong]
			}
			if got != band {
				t.Errorf("%s by %s: got %s, want %s", row[0], method, got, band)
			}
			gates := fmt.Sprintf("%s/%d/%d", map[bool]string{true: "是", false: "否"}[s.Gates.DeLing], s.Gates.DeDi, s.Gates.DeShi)
			if gates != row[5] {
				t.Errorf("%s: gates %s, want %s", row[0], gates, row[5])
			}
		}
	}
}

func TestStrength_Bands(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		method StrengthMethod
		points int
		rooted bool
		want   StrengthBand
	}{
		{StrengthPositionHidden, 800, false, BandVeryStrong},
		{StrengthPositionHidden, 799, false, BandStrong},
		{StrengthPositionHidden, 550, false, BandStrong},
		{StrengthPositionHidden, 549, false, BandBalanced},
		{StrengthPositionHidden, 450, false, BandBalanced},
		{StrengthPositionHidden, 449, false, BandWeak},
		{StrengthPositionHidden, 200, false, BandWeak},
		{StrengthPositionHidden, 199, false, BandVeryWeak},
		{StrengthPositionHidden, 199, true, BandWeak},
		{StrengthPosition, 501, false, BandStrong},
		{StrengthPosition, 500, false, BandWeak},
		{StrengthPoints, 291, false, BandStrong},
		{StrengthPoints, 290, false, BandWeak},
		{StrengthSigned, 80, false, BandVeryStrong},
		{StrengthSigned, 79, false, BandStrong},
		{StrengthSigned, 30, false, BandStrong},
		{StrengthSigned, 29, false, BandBalanced},
		{StrengthSigned, -24, false, BandBalanced},
		{StrengthSigned, -25, false, BandWeak},
		{StrengthSigned, -79, false, BandWeak},
		{StrengthSigned, -80, true, BandVeryWeak},
	} {
		if got := c.method.band(c.points, c.rooted); got != c.want {
			t.Errorf("%s, %d tenths: got %s, want %s", c.method, c.points, got, c.want)
		}
	}
}

func TestStrength_WeightsMakeAWhole(t *testing.T) {
	t.Parallel()
	sum := 0
	for _, w := range positionWeights {
		sum += w.stem + w.branch
	}
	if sum != 1000 {
		t.Errorf("position weights add to %d tenths", sum)
	}
	if points := 4*pointsPerStem + (3+pointsMonth)*8*pointsPerEighth; points != 600 {
		t.Errorf("points add to %d tenths", points)
	}
}

// Whatever the chart and the method, the parts make the points, the score is a
// score, and a reader gets a reason in both languages.
func TestStrength_PartsMakeThePoints(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		rules := Rules{
			Strength:    StrengthMethod(rapid.IntRange(0, 3).Draw(t, "method")),
			HiddenStems: ganzhi.HiddenStemTable(rapid.IntRange(0, 1).Draw(t, "table")),
		}
		s := chartOfPairs(drawPairs(t), rules).Strength()
		sum := 0.0
		for _, part := range s.Parts {
			sum += part.Points
			if part.What == "" || part.Because == "" || part.BecauseZh == "" {
				t.Fatalf("incomplete part %+v", part)
			}
		}
		if math.Abs(sum-s.Points) > 1e-9 || s.Score < 0 || s.Score > 100 {
			t.Fatalf("parts make %v, points %v, score %v", sum, s.Points, s.Score)
		}
		if s.Band >= BandStrong && !s.Strong || s.Band <= BandWeak && s.Strong {
			t.Fatalf("%s but strong %v", s.Band, s.Strong)
		}
	})
}

// A day master whose whole chart is its own element or the one that feeds it has
// everything, and one that meets neither has nothing.
func TestStrength_Ends(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		line      string
		low, high float64
	}{
		{"癸卯 乙卯 乙卯 己卯", 88, 88}, // all but the hour's stem
		{"甲子 丙子 乙卯 丁亥", 76, 76},
		{"丙午 戊戌 甲午 庚午", 0, 0},
	} {
		for _, method := range []StrengthMethod{StrengthPositionHidden, StrengthPosition} {
			got := chartOf(t, c.line, Rules{Strength: method}).Strength().Score
			if got < c.low || got > c.high {
				t.Errorf("%s by %s: got %v, want %v to %v", c.line, method, got, c.low, c.high)
			}
		}
	}
}

// Without an hour the other places stand for the whole: 40 of 76 are 52.6.
func TestStrength_UnknownHour(t *testing.T) {
	t.Parallel()
	s := chartOf(t, "丙午 丁卯 甲午", Rules{}).Strength()
	if s.Points != 52.6 || s.Score != 52.6 || !s.Strong || s.Band != BandBalanced {
		t.Errorf("got %+v", s)
	}
	last := s.Parts[len(s.Parts)-1]
	if last.What != "时柱" || math.Abs(last.Points-12.6) > 1e-9 || !strings.Contains(last.BecauseZh, "76") {
		t.Errorf("got %+v", last)
	}
}

func TestStrength_Text(t *testing.T) {
	t.Parallel()
	parts := chartOf(t, "庚申 壬午 甲辰 壬申", Rules{}).Strength().Parts
	want := []struct {
		what   string
		points float64
		en, zh string
	}{
		{"年干", 0, "庚 is Seven Killings and does not support", "庚为七杀，不扶日主"},
		{"年支", 1.2, "申 stores 壬 in support: 30/100 × 4", "申中壬扶日主：30/100 × 4"},
		{"月干", 12, "壬 is Indirect Resource and supports", "壬为偏印，扶日主"},
		{"月支", 0, "午 stores nothing that supports", "午中无扶日主之干"},
		{"日支", 4.8, "辰 stores 乙癸 in support: 40/100 × 12", "辰中乙癸扶日主：40/100 × 12"},
	}
	for i, w := range want {
		if got := parts[i]; got != (StrengthPart{w.what, w.points, w.en, w.zh}) {
			t.Errorf("part %d: got %+v, want %+v", i, got, w)
		}
	}
}
