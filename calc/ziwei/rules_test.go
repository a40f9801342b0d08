package ziwei

import (
	"errors"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func TestRules_Set(t *testing.T) {
	t.Parallel()
	for _, o := range Options() {
		var r Rules
		for i, v := range o.Values {
			if err := r.Set(o.Name, v); err != nil {
				t.Errorf("%s=%s: %v", o.Name, v, err)
			}
			if (r == Rules{}) != (i == 0) {
				t.Errorf("%s=%s gives %+v", o.Name, v, r)
			}
		}
		wantInputError(t, r.Set(o.Name, "nonsense"), o.Name)
	}
	var r Rules
	wantInputError(t, r.Set("zw_nonsense", "1"), "options")
	for value, want := range map[string]DayDivide{"next_day": DayForward, "same_day_and_stem": DayCurrent, "same_day": DayCurrentNextStem} {
		if err := r.Set("late_zi", value); err != nil || r.DayDivide != want {
			t.Errorf("late_zi=%s: %d, %v", value, r.DayDivide, err)
		}
	}
}

func wantInputError(t *testing.T, err error, field string) {
	t.Helper()
	var input *calc.InputError
	if !errors.As(err, &input) || input.Field != field || input.Reason == "" || input.ReasonZh == "" {
		t.Errorf("got %v, want an error of %s", err, field)
	}
}

// Every value but the default changes something of a chart or of a horoscope, and
// Applied tells it.
func TestRules_EveryValueCounts(t *testing.T) {
	t.Parallel()
	same := map[string]bool{"zw_soul_star=life_palace": true} // as the default, but in the school of Zhongzhou
	births := []string{                                       // late Zi, around 立春, leap month, stems 戊 庚 辛
		"1988-12-31 23:30", "1985-02-03 12:10", "2023-04-08 10:00", "1981-06-11 05:10", "1990-07-01 13:00", "2025-01-30 12:00", "2018-08-08 08:08",
	}
	for _, o := range Options() {
		for i, v := range o.Values {
			var r Rules
			if err := r.Set(o.Name, v); err != nil {
				t.Fatal(err)
			}
			changed := false
			for _, local := range births {
				c, plain := ruleChart(t, local, r), ruleChart(t, local, Rules{})
				changed = changed || summary(t, c) != summary(t, plain)
				found := false
				for _, a := range c.Applied() {
					found = found || a.Option == o.Name && a.Value == v && a.Why != "" && a.WhyZh != ""
				}
				if !found {
					t.Fatalf("%s=%s is not applied", o.Name, v)
				}
			}
			if changed != (i > 0 && !same[o.Name+"="+v]) {
				t.Errorf("%s=%s: changed %v", o.Name, v, changed)
			}
		}
	}
}

func ruleChart(t *testing.T, local string, r Rules) *Chart {
	t.Helper()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	east := 88.0
	c, err := NewChart(bazi.Birth{Local: at(t, local), HourKnown: true, Zone: zone, LongitudeDegEast: &east, Sex: bazi.SexFemale}, r)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// summary is what rules may change.
func summary(t *testing.T, c *Chart) any {
	t.Helper()
	var brightness [Stars]PlacedStar
	copy(brightness[:], c.placed[:])
	h := horoscope(t, c, "2044-02-01 12:00")
	return struct {
		seats        seats
		placed       [Stars]PlacedStar
		soul         Star
		life, body   int
		pillars      [4]string
		age          int
		year, month  Period
		decade       Period
		zodiac       almanac.Zodiac
		month1, hour int
	}{
		c.seats, brightness, c.Soul, c.LifePalace, c.BodyPalace,
		[4]string{c.Pillars[0].String(), c.Pillars[1].String(), c.Pillars[2].String(), c.Pillars[3].String()},
		h.Age, h.Yearly, h.Monthly, h.Decadal, c.Zodiac, c.Month, int(c.Hour),
	}
}

func TestNewChart_Refuses(t *testing.T) {
	t.Parallel()
	good := birthAt(t, civil.DateTime{Year: 2000, Month: 8, Day: 16, Hour: 3}, bazi.SexMale)
	for _, x := range []struct {
		field  string
		change func(*bazi.Birth, *Rules)
	}{
		{"time", func(b *bazi.Birth, _ *Rules) { b.HourKnown = false }},
		{"sex", func(b *bazi.Birth, _ *Rules) { b.Sex = bazi.SexUnknown }},
		{"sex", func(b *bazi.Birth, _ *Rules) { b.Sex = 9 }},
		{"date", func(b *bazi.Birth, _ *Rules) { b.Local.Year = 1599 }},
		{"date", func(b *bazi.Birth, _ *Rules) { b.Local.Year = 2201 }},
		{"date", func(b *bazi.Birth, _ *Rules) { b.Local.Day = 32 }},
		{"time", func(b *bazi.Birth, _ *Rules) { b.Local.Hour = 24 }},
		{"timezone", func(b *bazi.Birth, _ *Rules) { b.Zone = nil }},
		{"longitude", func(_ *bazi.Birth, r *Rules) { r.Clock = bazi.ClockTrueSolar }},
		{"zw_plate", func(_ *bazi.Birth, r *Rules) { r.Plate = 3 }},
		{"zw_transform_table", func(_ *bazi.Birth, r *Rules) { r.Transform = 200 }},
		{"clock", func(_ *bazi.Birth, r *Rules) { r.Clock = 4 }},
	} {
		b, r := good, Rules{}
		x.change(&b, &r)
		_, err := NewChart(b, r)
		wantInputError(t, err, x.field)
	}
}

// A month by 节 begins at its instant: 小寒 of 1985 is on January 5 at 17:35.
func TestMonthDivide(t *testing.T) {
	t.Parallel()
	r := Rules{MonthDivide: MonthSolarTerm}
	for local, want := range map[string]int{"1985-01-05 17:30": 11, "1985-01-05 17:40": 12, "1985-02-04 12:00": 1, "1985-02-03 12:00": 12} {
		if got := cast(t, local, bazi.SexMale, r).Month; got != want {
			t.Errorf("%s: month %d, want %d", local, got, want)
		}
	}
}

// True solar time may be another double hour and even another lunar day.
func TestClock(t *testing.T) {
	t.Parallel()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	east := 87.6 // 乌鲁木齐
	b := bazi.Birth{Local: civil.DateTime{Year: 2024, Month: 2, Day: 10, Hour: 0, Minute: 30}, HourKnown: true, Zone: zone, LongitudeDegEast: &east, Sex: bazi.SexMale}
	c, err := NewChart(b, Rules{Clock: bazi.ClockTrueSolar})
	if err != nil {
		t.Fatal(err)
	}
	if c.Lunar.String() != "二〇二三年腊月三十" || c.Hour.String() != "亥" || c.Year.String() != "癸卯" {
		t.Errorf("%s %s %s", c.Lunar, c.Hour, c.Year)
	}
}
