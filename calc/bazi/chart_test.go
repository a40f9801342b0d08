package bazi

import (
	"math"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func TestNewChart_WhatAPillarHolds(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1990-05-05 12:30", "+08:00")
	chart := cast(t, b, Rules{})
	wantLine(t, chart, "庚午 庚辰 庚午 壬午")
	if chart.DayMaster != ganzhi.StemGeng {
		t.Errorf("day master: got %s", chart.DayMaster)
	}
	month := chart.Pillars[Month]
	if month.TenGod != ganzhi.TenGodBiJian || month.NaYin.String() != "白蜡金" {
		t.Errorf("month: got %s %s", month.TenGod, month.NaYin)
	}
	want := []Hidden{
		{ganzhi.HiddenStem{Stem: ganzhi.StemWu, Weight: 60}, ganzhi.TenGodPianYin},
		{ganzhi.HiddenStem{Stem: ganzhi.StemYi, Weight: 30}, ganzhi.TenGodZhengCai},
		{ganzhi.HiddenStem{Stem: ganzhi.StemGui, Weight: 10}, ganzhi.TenGodShangGuan},
	}
	if len(month.Hidden) != len(want) {
		t.Fatalf("hidden: got %v", month.Hidden)
	}
	for i := range want {
		if month.Hidden[i] != want[i] {
			t.Errorf("hidden %d: got %v, want %v", i, month.Hidden[i], want[i])
		}
	}
	if month.Stage != ganzhi.StageYang || month.SelfSeat != ganzhi.StageYang {
		t.Errorf("stages: got %s, %s, want 养, 养", month.Stage, month.SelfSeat)
	}
	if got := month.KongWang; got != [2]ganzhi.EarthlyBranch{ganzhi.BranchShen, ganzhi.BranchYou} {
		t.Errorf("kong wang: got %v, want 申酉", got)
	}
}

func TestNewChart_HiddenStemTable(t *testing.T) {
	t.Parallel()
	chart := castAt(t, "1990-05-05 12:30", "+08:00", Rules{HiddenStems: ganzhi.HiddenStemN8})
	if got := chart.Pillars[Month].Hidden[0].Weight; got != 5 {
		t.Errorf("got %d, want 5", got)
	}
}

func TestNewChart_UnknownHour(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1990-05-05 23:30", "Asia/Shanghai")
	b.HourKnown, b.Sex, b.LongitudeDegEast = false, SexFemale, degrees(116.4)
	chart := cast(t, b, Rules{})
	wantLine(t, chart, "庚午 庚辰 庚午")
	if chart.HourKnown() || chart.Luck != nil || chart.Time.Solar != nil {
		t.Error("a chart without an hour claims an hour, luck or solar time")
	}
	if _, ok := chart.MingGong(); ok {
		t.Error("a chart without an hour has a life palace")
	}
	if _, ok := chart.ShenGong(); ok {
		t.Error("a chart without an hour has a body palace")
	}
	total := 0
	for _, n := range chart.Elements {
		total += n
	}
	if total != 6 {
		t.Errorf("got %d elements, want 6", total)
	}
	for _, boundary := range chart.Boundaries {
		if boundary.Kind == Day || boundary.Kind == Hour {
			t.Errorf("boundary of the %s without an hour", boundary.Kind)
		}
	}
	wantWarning(t, chart, WarnHourUnknown, true)
	wantWarning(t, chart, WarnLateZi, false)
	wantWarning(t, chart, WarnOpenDate, false)
}

// 立春 of 2024 was at 16:27 in China and at 03:27 in New York; only charts of
// that local date are open.
func TestNewChart_UnknownHourOnABoundaryDate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		date, zone string
		open       bool
		want       string
	}{
		{"2024-02-04 00:00", "Asia/Shanghai", true, "癸卯 乙丑 戊戌"},
		{"2024-02-03 00:00", "Asia/Shanghai", false, "癸卯 乙丑 丁酉"},
		{"2024-02-05 00:00", "Asia/Shanghai", false, "甲辰 丙寅 己亥"},
		{"2024-02-04 00:00", "America/New_York", true, "甲辰 丙寅 戊戌"},
		{"2024-02-03 00:00", "Pacific/Honolulu", true, "癸卯 乙丑 丁酉"},
	} {
		b := birthAt(t, c.date, c.zone)
		b.HourKnown = false
		chart := cast(t, b, Rules{})
		wantLine(t, chart, c.want)
		wantWarning(t, chart, WarnOpenDate, c.open)
		wantWarning(t, chart, WarnNearTerm, false)
		if near := chart.Boundaries[0].Near || chart.Boundaries[1].Near; near != c.open {
			t.Errorf("%s %s: year boundary flagged %v, want %v", c.date, c.zone, near, c.open)
		}
	}
}

// New year by 正月初一 is one instant for all the world, like every change of year;
// the animal follows the local date, and the rule says why they differ.
func TestNewChart_LunarNewYearAbroad(t *testing.T) {
	t.Parallel()
	chart := cast(t, birthAt(t, "2024-02-09 22:00", "America/New_York"), Rules{YearBoundary: YearLunarNewYear})
	zodiac, err := chart.Zodiac()
	why := chart.Applied()[0]
	if err != nil || chart.Pillars[Year].Pair.String() != "甲辰" || zodiac.String() != "兔" ||
		!strings.Contains(why.Why, "the day in China") || !strings.Contains(why.WhyZh, "按当地日期") {
		t.Errorf("%s, %v, %+v, %v", chart.Pillars[Year].Pair, zodiac, why, err)
	}
}

// Clocks in New York showed 12:00 twice on the day standard time began.
func TestNewChart_UnknownHourWhenNoonIsDoubtful(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1883-11-18 00:00", "America/New_York")
	b.HourKnown = false
	if got := cast(t, b, Rules{}).Moment.Local.Hour; got != 13 {
		t.Errorf("got hour %d, want 13", got)
	}
	b = birthAt(t, "2011-12-30 00:00", "Pacific/Apia")
	b.HourKnown = false
	_, err := NewChart(b, Rules{}) // Samoa skipped this date
	wantInputError(t, err, "date")
}

func TestNewChart_LateZiWarning(t *testing.T) {
	t.Parallel()
	wantWarning(t, castAt(t, "1988-02-15 23:00", "+08:00", Rules{}), WarnLateZi, true)
	wantWarning(t, castAt(t, "1988-02-15 22:59:59", "+08:00", Rules{}), WarnLateZi, false)
	wantWarning(t, castAt(t, "1988-02-16 00:00", "+08:00", nextDay), WarnLateZi, false)
}

func TestNewChart_LocalMeanTime(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1890-06-01 12:00", "Asia/Shanghai")
	b.LongitudeDegEast = degrees(104.0665) // Chengdu
	chart := cast(t, b, Rules{})
	if want := int(math.Round(104.0665 * 240)); chart.Time.OffsetSeconds != want {
		t.Errorf("offset: got %d, want %d", chart.Time.OffsetSeconds, want)
	}
	wantWarning(t, chart, WarnLocalMeanTime, true)
	wantWarning(t, castAt(t, "1990-06-01 12:00", "Asia/Shanghai", Rules{}), WarnLocalMeanTime, false)
}

func TestNewChart_StandardClock(t *testing.T) {
	t.Parallel()
	// 00:30 of summer time is 23:30 of standard time, on the day before.
	summer := castAt(t, "1988-07-01 00:30", "Asia/Shanghai", Rules{})
	wantLine(t, summer, "戊辰 戊午 丁巳 庚子")
	standard := castAt(t, "1988-07-01 00:30", "Asia/Shanghai", Rules{Clock: ClockStandard})
	wantLine(t, standard, "戊辰 戊午 丙辰 庚子")
	if got := standard.Time.Used.String(); got != "1988-06-30T23:30:00" {
		t.Errorf("clock used: got %s", got)
	}
	if !standard.Time.DST || standard.Time.Standard != standard.Time.Used {
		t.Errorf("got %+v", standard.Time)
	}
	wantWarning(t, standard, WarnLateZi, true)
}

func TestNewChart_RefusesImpossibleInput(t *testing.T) {
	t.Parallel()
	good := birthAt(t, "1990-05-05 12:30", "Asia/Shanghai")
	for name, c := range map[string]struct {
		field string
		spoil func(*Birth, *Rules)
	}{
		"no such day":           {"date", func(b *Birth, _ *Rules) { b.Local.Month, b.Local.Day = 2, 30 }},
		"year 1599":             {"date", func(b *Birth, _ *Rules) { b.Local.Year = 1599 }},
		"year 2201":             {"date", func(b *Birth, _ *Rules) { b.Local.Year = 2201 }},
		"huge year":             {"date", func(b *Birth, _ *Rules) { b.Local.Year = math.MaxInt }},
		"no such time":          {"time", func(b *Birth, _ *Rules) { b.Local.Hour = 24 }},
		"no zone":               {"timezone", func(b *Birth, _ *Rules) { b.Zone = nil }},
		"sex":                   {"sex", func(b *Birth, _ *Rules) { b.Sex = 3 }},
		"longitude":             {"longitude", func(b *Birth, _ *Rules) { b.LongitudeDegEast = degrees(361) }},
		"longitude NaN":         {"longitude", func(b *Birth, _ *Rules) { b.LongitudeDegEast = degrees(math.NaN()) }},
		"longitude infinite":    {"longitude", func(b *Birth, _ *Rules) { b.LongitudeDegEast = degrees(math.Inf(-1)) }},
		"solar, no longitude":   {"longitude", func(_ *Birth, r *Rules) { r.Clock = ClockTrueSolar }},
		"late zi":               {"late_zi", func(_ *Birth, r *Rules) { r.LateZi = 3 }},
		"clock":                 {"clock", func(_ *Birth, r *Rules) { r.Clock = 4 }},
		"year boundary":         {"year_boundary", func(_ *Birth, r *Rules) { r.YearBoundary = 4 }},
		"luck direction":        {"luck_direction", func(_ *Birth, r *Rules) { r.LuckDirection = 2 }},
		"luck method":           {"luck_method", func(_ *Birth, r *Rules) { r.LuckMethod = 3 }},
		"age count":             {"age_count", func(_ *Birth, r *Rules) { r.AgeCount = 2 }},
		"hidden stem table":     {"hidden_stem_table", func(_ *Birth, r *Rules) { r.HiddenStems = 2 }},
		"solar, hour not known": {"time", spoilSolarHour},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b, r := good, Rules{}
			c.spoil(&b, &r)
			_, err := NewChart(b, r)
			wantInputError(t, err, c.field)
		})
	}
}

func spoilSolarHour(b *Birth, r *Rules) {
	b.HourKnown, b.LongitudeDegEast, r.Clock = false, degrees(116), ClockMeanSolar
}

func TestRules_SetByName(t *testing.T) {
	t.Parallel()
	for _, option := range Options() {
		for i, value := range option.Values {
			var r Rules
			if err := r.Set(option.Name, value); err != nil {
				t.Errorf("%s=%s: %v", option.Name, value, err)
			}
			if (r == Rules{}) != (i == 0) {
				t.Errorf("%s=%s gives %+v; the first value must be the zero value and no other", option.Name, value, r)
			}
		}
		var r Rules
		wantInputError(t, r.Set(option.Name, "other"), option.Name)
	}
	var r Rules
	wantInputError(t, r.Set("no_such_option", "x"), "options")
	if err := r.Set("late_zi", "same_day_and_stem"); err != nil || r.LateZi.String() != "same_day_and_stem" {
		t.Errorf("got %s, %v", r.LateZi, err)
	}
}

func TestApplied_NamesEveryOptionOnce(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "1990-05-05 12:30", "Asia/Shanghai")
	b.Sex = SexMale
	seen := map[string]bool{}
	for _, rule := range cast(t, b, Rules{}).Applied() {
		if seen[rule.Option] {
			t.Errorf("%s is listed twice", rule.Option)
		}
		seen[rule.Option] = true
		if rule.Value == "" || rule.Why == "" || rule.WhyZh == "" {
			t.Errorf("incomplete rule %+v", rule)
		}
	}
	for _, option := range Options() {
		if !seen[option.Name] {
			t.Errorf("%s is not listed", option.Name)
		}
	}
}

func TestApplied_Text(t *testing.T) {
	t.Parallel()
	rules := castAt(t, "2024-02-04 16:28", "Asia/Shanghai", Rules{}).Applied()
	if want := "year pillar 甲辰 since 立春 at 2024-02-04 16:27:07.5 UTC+08:00"; rules[0].Why != want {
		t.Errorf("got %q, want %q", rules[0].Why, want)
	}
	if want := "月柱丙寅，始于立春（2024-02-04 16:27:07.5 UTC+08:00）"; rules[1].WhyZh != want {
		t.Errorf("got %q, want %q", rules[1].WhyZh, want)
	}
	b := Birth{Local: civil.DateTime{Year: 2024, Month: 2, Day: 4}, Zone: loadZone(t, "Asia/Shanghai")}
	if got := cast(t, b, Rules{}).Applied()[2].Why; got != "day read from the date 2024-02-04" {
		t.Errorf("got %q", got)
	}
}
