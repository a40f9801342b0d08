package bazi

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// forwardChart is a birth whose luck runs forward.
func forwardChart(t testing.TB, r Rules) *Chart {
	t.Helper()
	zone, err := civil.LoadZone("+08:00")
	if err != nil {
		t.Fatal(err)
	}
	// 甲申 癸酉 己亥 戊辰, luck from 2011-09-10
	b := Birth{Local: civil.DateTime{Year: 2004, Month: 9, Day: 17, Hour: 7, Minute: 56}, HourKnown: true, Zone: zone, Sex: SexMale}
	chart, err := NewChart(b, r)
	if err != nil {
		t.Fatal(err)
	}
	return chart
}

func unixAt(t *testing.T, local string) int64 {
	t.Helper()
	return parseLocal(t, local).Seconds() - chinaOffset
}

// pairsOf writes the pillars of a list.
func pairsOf(list []Passing) string {
	var names []string
	for _, p := range list {
		names = append(names, p.Pair.String())
	}
	return strings.Join(names, " ")
}

func TestPassing_Kinds(t *testing.T) {
	t.Parallel()
	c := forwardChart(t, Rules{})
	for _, each := range []struct {
		kind     Kind
		from, to string
		want     string
	}{
		{PassingLuck, "2004-09-17 07:56", "2031-01-01 00:00", "甲戌 乙亥"},
		{PassingLuck, "2004-09-17 07:56", "2005-01-01 00:00", ""},
		{PassingYear, "2004-09-17 07:56", "2007-01-01 00:00", "甲申 乙酉 丙戌"},
		{PassingYear, "2024-02-04 16:00", "2024-02-04 17:00", "癸卯 甲辰"},
		{PassingMinor, "2004-09-17 07:56", "2007-01-01 00:00", "己巳 庚午 辛未"},
		{PassingMonth, "2024-02-10 00:00", "2025-01-20 00:00", "丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉 甲戌 乙亥 丙子 丁丑"},
		{PassingMonth, "2024-01-10 00:00", "2024-02-10 00:00", "乙丑 丙寅"},
		{PassingDay, "2024-02-10 12:00", "2024-02-12 12:00", "甲辰 乙巳 丙午"},
		{PassingHour, "2024-02-10 00:30", "2024-02-10 23:30", "甲子 乙丑 丙寅 丁卯 戊辰 己巳 庚午 辛未 壬申 癸酉 甲戌 乙亥 丙子"},
		{PassingDay, "1999-01-01 00:00", "2004-09-18 00:00", "己亥"}, // nothing passes before the birth
		{Year, "2024-01-01 00:00", "2025-01-01 00:00", ""},
	} {
		if got := pairsOf(c.Passing(each.kind, unixAt(t, each.from), unixAt(t, each.to))); got != each.want {
			t.Errorf("%s from %s to %s: got %s, want %s", each.kind, each.from, each.to, got, each.want)
		}
	}
}

func TestPassing_LateZi(t *testing.T) {
	t.Parallel()
	for rule, want := range map[LateZi]struct{ days, hours, begin string }{
		LateZiSameDay:        {"甲辰 乙巳", "乙亥 丙子 丁丑", "2024-02-10T23:00:00"},
		LateZiNextDay:        {"甲辰 乙巳", "乙亥 丙子 丁丑", "2024-02-10T23:00:00"},
		LateZiSameDayAndStem: {"甲辰 乙巳", "乙亥 甲子 丙子 丁丑", "2024-02-10T23:00:00"},
	} {
		c := forwardChart(t, Rules{LateZi: rule})
		from, to := unixAt(t, "2024-02-10 22:30"), unixAt(t, "2024-02-11 01:30")
		days, hours := c.Passing(PassingDay, from, to), c.Passing(PassingHour, from, to)
		if pairsOf(days) != want.days || pairsOf(hours) != want.hours {
			t.Errorf("%s: got days %s, hours %s", rule, pairsOf(days), pairsOf(hours))
		}
		if got := civil.FromSeconds(hours[1].Begin + chinaOffset).String(); got != want.begin {
			t.Errorf("%s: the Zi hour begins %s", rule, got)
		}
		midnight, eve := unixAt(t, "2024-02-11 00:00"), unixAt(t, "2024-02-10 23:00")
		if change := days[1].Begin; rule == LateZiNextDay && change != eve || rule != LateZiNextDay && change != midnight {
			t.Errorf("%s: the day changes at %s", rule, civil.FromSeconds(change+chinaOffset))
		}
	}
}

// Luck pillars change on one date every ten years: 2011-09-10 at 18:32 in the
// table of vectors, give or take the instant of the 节.
func TestPassing_LuckChanges(t *testing.T) {
	t.Parallel()
	c := forwardChart(t, Rules{})
	list := c.Passing(PassingLuck, c.Moment.Unix, unixAt(t, "2124-01-01 00:00"))
	if len(list) != 12 || list[0].Begin != c.Luck.Start.Unix {
		t.Fatalf("got %d luck pillars from %d", len(list), list[0].Begin)
	}
	for i, p := range list {
		local := civil.FromSeconds(p.Begin + chinaOffset)
		if local.Year != 2011+10*i || local.Month != 9 || local.Day != 10 {
			t.Errorf("pillar %d begins %s", i, local)
		}
		if i < LuckPillars && p.Pair != c.Luck.Pillars[i].Pair {
			t.Errorf("pillar %d is %s, want %s", i, p.Pair, c.Luck.Pillars[i].Pair)
		}
	}
	change := c.Luck.Change()
	if got := change.Stems[0].String() + change.Stems[1].String(); got != "辛丙" || change.Term != "白露" || change.Days != 2 {
		t.Errorf("got %s, %s after %d days", got, change.Term, change.Days)
	}
	if change.Local != c.Luck.Start.Local {
		t.Errorf("got %s", change.Local)
	}
}

// A start on the 29th of February moves to the 1st of March.
func TestPassing_LuckChangeOnLeapDay(t *testing.T) {
	t.Parallel()
	l := &Luck{Start: LuckStart{Local: parseLocal(t, "2024-02-29 10:00"), Unix: unixAt(t, "2024-02-29 10:00")}}
	for i, want := range []string{"2024-02-29T10:00:00", "2034-03-01T10:00:00", "2044-02-29T10:00:00"} {
		if got := civil.FromSeconds(l.begins(i) + chinaOffset).String(); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// E064: minor luck runs backward where luck does.
func TestMinorLuck_Rules(t *testing.T) {
	t.Parallel()
	zone := loadZone(t, "+08:00")
	for _, c := range []struct {
		sex  Sex
		rule MinorLuckRule
		want string // ages one to three
	}{
		{SexMale, MinorLuckHour, "己巳 庚午 辛未"},   // forward from 戊辰
		{SexFemale, MinorLuckHour, "丁卯 丙寅 乙丑"}, // backward
		{SexMale, MinorLuckFixed, "丙寅 丁卯 戊辰"},
		{SexFemale, MinorLuckFixed, "壬申 辛未 庚午"},
	} {
		b := Birth{Local: parseLocal(t, "2004-09-17 07:56"), HourKnown: true, Zone: zone, Sex: c.sex}
		chart := cast(t, b, Rules{MinorLuck: c.rule})
		var got []string
		for age := 1; age <= 3; age++ {
			pair, ok := chart.MinorLuck(age)
			if !ok {
				t.Fatalf("none at %d", age)
			}
			got = append(got, pair.String())
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%d %d: got %v, want %s", c.sex, c.rule, got, c.want)
		}
		if later, _ := chart.MinorLuck(61); later.String() != got[0] {
			t.Errorf("sixty years later: %s", later)
		}
		if _, ok := chart.MinorLuck(0); ok {
			t.Error("there is one before the first year")
		}
	}
	if _, ok := castAt(t, "2004-09-17 07:56", "+08:00", Rules{}).MinorLuck(1); ok {
		t.Error("there is one without a sex")
	}
}

func TestPassing_Ages(t *testing.T) {
	t.Parallel()
	from, to := unixAt(t, "2010-01-01 00:00"), unixAt(t, "2010-12-01 00:00")
	for rule, want := range map[AgeCount]int{AgeNominal: 7, AgeFull: 6} {
		for _, kind := range []Kind{PassingYear, PassingMinor} {
			list := forwardChart(t, Rules{AgeCount: rule}).Passing(kind, from, to)
			if last := list[len(list)-1]; last.Year != 2010 || last.Age != want {
				t.Errorf("%s: got %d in %d, want %d", rule, last.Age, last.Year, want)
			}
		}
	}
	// Born in January, before 立春: the first year of minor luck is the calendar
	// year of birth.
	b := birthAt(t, "1990-01-20 12:00", "+08:00")
	b.Sex = SexMale
	january := cast(t, b, Rules{})
	list := january.Passing(PassingMinor, january.Moment.Unix, unixAt(t, "1991-12-01 00:00"))
	if len(list) != 2 || list[0].Year != 1990 || list[0].Age != 1 {
		t.Errorf("got %+v", list)
	}
	if years := january.Passing(PassingYear, january.Moment.Unix, unixAt(t, "1990-12-01 00:00")); pairsOf(years) != "己巳 庚午" || years[0].Age != 0 {
		t.Errorf("got %+v", years)
	}
}

// Pillars that pass fit together without a gap, cover what was asked for, and are
// those of the instants they cover.
func TestPassing_CoversTime(t *testing.T) {
	t.Parallel()
	zones := []*civil.Zone{loadZone(t, "Asia/Shanghai"), loadZone(t, "America/New_York")}
	rapid.Check(t, func(t *rapid.T) {
		zone := rapid.SampledFrom(zones).Draw(t, "zone")
		unix := rapid.Int64Range(-2_000_000_000, 4_000_000_000).Draw(t, "birth")
		rules := drawRules(t)
		chart, err := NewChart(Birth{Local: zone.At(unix).Local, HourKnown: true, Zone: zone, Sex: SexMale}, rules)
		if err != nil {
			t.Skip("a clock change")
		}
		from := chart.Moment.Unix + rapid.Int64Range(0, 3_000_000_000).Draw(t, "later")
		to := from + rapid.Int64Range(1, 400_000).Draw(t, "long")
		for kind := PassingYear; kind <= PassingHour; kind++ {
			list := chart.Passing(kind, from, to)
			if list[0].Begin > from || list[0].End <= from || list[len(list)-1].End < to {
				t.Fatalf("%s: %+v do not cover %d–%d", kind, list, from, to)
			}
			for i, p := range list {
				if i > 0 && list[i-1].End != p.Begin {
					t.Fatalf("%s: a gap before %d", kind, p.Begin)
				}
				for _, at := range []int64{p.Begin, p.End - 1} {
					four := Pillars(at, zone.At(at).Local.Seconds(), rules)
					if got := four[kind-PassingYear]; got != p.Pair {
						t.Fatalf("%s at %d: got %s, want %s", kind, at, p.Pair, got)
					}
				}
			}
		}
	})
}

func TestPassingAt_EveryKind(t *testing.T) {
	t.Parallel()
	at := unixAt(t, "2024-06-01 10:30")
	chart := forwardChart(t, Rules{})
	list := chart.PassingAt(at)
	if got, want := pairsOf(list), "乙亥 己丑 甲辰 己巳 丙申 癸巳"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for i, p := range list {
		if p.Kind != PassingLuck+Kind(i) || p.TenGod != ganzhi.TenGodOf(chart.DayMaster, p.Pair.Stem()) || p.Stage != ganzhi.LifeStageOf(chart.DayMaster, p.Pair.Branch()) {
			t.Errorf("%d: %+v", i, p)
		}
	}
	b := birthAt(t, "2004-09-17 07:56", "+08:00")
	b.HourKnown = false
	if got := pairsOf(cast(t, b, Rules{}).PassingAt(at)); got != "甲辰 己巳 丙申 癸巳" {
		t.Errorf("without an hour: %s", got)
	}
	if list := chart.PassingAt(chart.Moment.Unix - 1); list != nil {
		t.Errorf("before the birth: %v", list)
	}
	if list := chart.PassingAt(lastPassing); list != nil {
		t.Errorf("after the end: %v", list)
	}
	if list := chart.PassingAt(lastPassing - 1); len(list) != 6 {
		t.Errorf("at the end: %v", list)
	}
}

// The relations and stars of a year that passes, as a reader asks for them.
func TestPassing_RelationsAndStars(t *testing.T) {
	t.Parallel()
	chart := forwardChart(t, Rules{}) // 甲申 癸酉 己亥 戊辰
	year := chart.Passing(PassingYear, unixAt(t, "2025-06-01 00:00"), unixAt(t, "2025-06-02 00:00"))[0]
	if got := labels(chart.RelationsWith(year.Member)); !slices.Contains(got, "冲巳亥") || !slices.Contains(got, "六合巳申→水") {
		t.Errorf("got %v", got)
	}
	if got := starNames(chart.ShenShaOn(year.Member)); !slices.Contains(got, "驿马") {
		t.Errorf("got %v", got)
	}
}
