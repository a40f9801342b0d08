package bazi

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// written writes alternatives: pillars, when by the wall clock, share in per cent.
func written(list []Alternative) []string {
	var out []string
	for _, a := range list {
		var names []string
		for _, p := range a.Pillars {
			names = append(names, p.String())
		}
		for _, s := range a.Spans {
			names = append(names, s.LocalBegin.ClockString()+"-"+s.LocalEnd.ClockString())
		}
		out = append(out, strings.Join(names, " "))
	}
	return out
}

func wantAlternatives(t *testing.T, name string, list []Alternative, want ...string) {
	t.Helper()
	got := written(list)
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s:\ngot\n%s\nwant\n%s", name, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	total := 0.0
	for _, a := range list {
		total += a.Share
	}
	if len(list) > 0 && math.Abs(total-1) > 1e-9 {
		t.Errorf("%s: the shares add to %v", name, total)
	}
}

// 立春 of 2024 lies between 16:27:07 and 16:27:08.
func TestAlternatives_NearATerm(t *testing.T) {
	t.Parallel()
	for _, local := range []string{"2024-02-04 16:27:00", "2024-02-04 16:28:00"} {
		chart := castAt(t, local, "+08:00", Rules{})
		list := chart.Alternatives()
		if len(list) != 2 || !strings.HasPrefix(written(list)[0], "癸卯 乙丑 戊戌 庚申") || !strings.HasPrefix(written(list)[1], "甲辰 丙寅 戊戌 庚申") {
			t.Errorf("%s: got %v", local, written(list))
		}
	}
	wantAlternatives(t, "before", castAt(t, "2024-02-04 16:27:00", "+08:00", Rules{}).Alternatives(),
		"癸卯 乙丑 戊戌 庚申 16:26:00-16:27:08", "甲辰 丙寅 戊戌 庚申 16:27:08-16:28:01")
	wantAlternatives(t, "far", castAt(t, "2024-02-04 16:20:00", "+08:00", Rules{}).Alternatives())
	// Near the edge of the hour, but of no term: no alternative.
	wantAlternatives(t, "hour", castAt(t, "2024-02-10 16:59:40", "+08:00", Rules{}).Alternatives())
}

func TestAlternatives_UnknownHour(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "2024-02-04 00:00", "+08:00")
	b.HourKnown = false
	wantAlternatives(t, "open date", cast(t, b, Rules{}).Alternatives(),
		"癸卯 乙丑 戊戌 00:00:00-16:27:08", "甲辰 丙寅 戊戌 16:27:08-00:00:00")
	b.Local.Day = 5
	wantAlternatives(t, "certain date", cast(t, b, Rules{}).Alternatives())
}

func TestAlternativesWithin(t *testing.T) {
	t.Parallel()
	wantAlternatives(t, "certain", castAt(t, "2024-02-10 10:00", "+08:00", Rules{}).AlternativesWithin(30),
		"甲辰 丙寅 甲辰 己巳 09:30:00-10:30:01")
	wantAlternatives(t, "hour", castAt(t, "2024-02-10 10:50", "+08:00", Rules{}).AlternativesWithin(30),
		"甲辰 丙寅 甲辰 己巳 10:20:00-11:00:00", "甲辰 丙寅 甲辰 庚午 11:00:00-11:20:01")
	wantAlternatives(t, "term and hour", castAt(t, "2024-02-04 16:50", "+08:00", Rules{}).AlternativesWithin(30),
		"癸卯 乙丑 戊戌 庚申 16:20:00-16:27:08", "甲辰 丙寅 戊戌 庚申 16:27:08-17:00:00", "甲辰 丙寅 戊戌 辛酉 17:00:00-17:20:01")
	wantAlternatives(t, "midnight", castAt(t, "2024-02-10 23:59", "+08:00", Rules{}).AlternativesWithin(5),
		"甲辰 丙寅 甲辰 丙子 23:54:00-00:00:00", "甲辰 丙寅 乙巳 丙子 00:00:00-00:04:01")
	wantAlternatives(t, "the day changed at eleven", castAt(t, "2024-02-10 23:59", "+08:00", nextDay).AlternativesWithin(5),
		"甲辰 丙寅 乙巳 丙子 23:54:00-00:04:01")
	chart := castAt(t, "2024-02-10 10:00", "+08:00", Rules{})
	if got := chart.AlternativesWithin(100_000); len(got) != len(chart.AlternativesWithin(MaxUncertainMinutes)) || len(got) != 14 {
		t.Errorf("got %d charts in a day", len(got))
	}
	if got := chart.AlternativesWithin(-5); len(got) != 1 || got[0].Share != 1 {
		t.Errorf("got %v", got)
	}
	b := birthAt(t, "2024-02-10 10:00", "+08:00")
	b.HourKnown = false
	if got := cast(t, b, Rules{}).AlternativesWithin(10); got != nil {
		t.Errorf("without an hour: %v", got)
	}
}

func TestAlternativeHours_TwelveOrThirteen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		date string
		rule Rules
		want int
	}{
		{"2024-02-10 00:00", Rules{}, 13},
		{"2024-02-10 00:00", nextDay, 13},
		{"2024-02-10 00:00", sameStem, 12},
		{"2024-02-04 00:00", Rules{}, 14},  // 立春 divides an hour
		{"2024-02-04 00:00", sameStem, 14}, // and the two parts of the Zi hour
	} {
		b := birthAt(t, c.date, "+08:00")
		b.HourKnown = false
		list := cast(t, b, c.rule).AlternativeHours()
		if len(list) != c.want {
			t.Errorf("%s %s: got %d charts, want %d: %v", c.date, c.rule.LateZi, len(list), c.want, written(list))
		}
	}
	b := birthAt(t, "2024-02-10 00:00", "+08:00")
	b.HourKnown = false
	list := written(cast(t, b, sameStem).AlternativeHours())
	if list[0] != "甲辰 丙寅 甲辰 甲子 00:00:00-01:00:00 23:00:00-00:00:00" || list[1] != "甲辰 丙寅 甲辰 乙丑 01:00:00-03:00:00" {
		t.Errorf("got %v", list)
	}
}

// A date on which clocks were set: 23 and 25 hours, and a longitude before
// standard time.
func TestAlternativeHours_ClockChanges(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		date, zone string
		longitude  *float64
		hours      int64
	}{
		{"2024-03-10 00:00", "America/New_York", nil, 23},
		{"2024-11-03 00:00", "America/New_York", nil, 25},
		{"1890-03-01 00:00", "Asia/Shanghai", degrees(104), 24},
	} {
		b := birthAt(t, c.date, c.zone)
		b.HourKnown, b.LongitudeDegEast = false, c.longitude
		total := int64(0)
		list := cast(t, b, Rules{}).AlternativeHours()
		for _, a := range list {
			for _, s := range a.Spans {
				total += s.End - s.Begin
			}
		}
		if total != c.hours*3600 {
			t.Errorf("%s %s: got %d s, want %d h", c.date, c.zone, total, c.hours)
		}
		if first := list[0].Spans[0].LocalBegin; first.ClockString() != "00:00:00" {
			t.Errorf("%s: begins %s", c.date, first)
		}
	}
}

// Casting a birth at either end of a span gives the pillars of the alternative,
// also by the Sun.
func TestAlternatives_AreCharts(t *testing.T) {
	t.Parallel()
	zone := loadZone(t, "Asia/Shanghai")
	rapid.Check(t, func(t *rapid.T) {
		unix := rapid.Int64Range(-1_500_000_000, 4_000_000_000).Draw(t, "unix")
		rules := drawRules(t)
		rules.Clock = Clock(rapid.IntRange(0, 3).Draw(t, "clock"))
		b := Birth{Local: zone.At(unix).Local, HourKnown: true, Zone: zone, LongitudeDegEast: degrees(104)}
		chart, err := NewChart(b, rules)
		if err != nil {
			t.Skip("a clock change")
		}
		for _, a := range chart.AlternativesWithin(rapid.IntRange(0, 200).Draw(t, "minutes")) {
			for _, s := range a.Spans {
				for _, local := range []civil.DateTime{s.LocalBegin, zone.At(s.End - 1).Local} {
					b.Local = local
					again, err := NewChart(b, rules)
					if err != nil {
						continue // a clock change within
					}
					for i, p := range again.Pillars {
						if p.Pair != a.Pillars[i] {
							t.Fatalf("%s: %s, want %v", local, line(again), a.Pillars)
						}
					}
				}
			}
		}
	})
}
