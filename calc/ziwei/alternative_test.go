package ziwei

import (
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func TestAlternatives_NearHour(t *testing.T) {
	t.Parallel()
	current := Rules{DayDivide: DayCurrent}
	for _, x := range []struct {
		local string
		r     Rules
		other string // the clock of the other chart, or none
	}{
		{"2000-08-16 02:58:59", Rules{}, ""}, {"2000-08-16 02:59:00", Rules{}, "2000-08-16 03:00:00"}, {"2000-08-16 02:59:59", Rules{}, "2000-08-16 03:00:00"},
		{"2000-08-16 03:00:00", Rules{}, "2000-08-16 02:59:59"}, {"2000-08-16 03:00:59", Rules{}, "2000-08-16 02:59:59"}, {"2000-08-16 03:01:00", Rules{}, ""},
		{"2000-08-16 22:59:30", Rules{}, "2000-08-16 23:00:00"}, {"2000-08-16 23:59:30", Rules{}, ""}, {"2000-08-16 00:00:00", Rules{}, ""},
		{"2000-08-16 23:59:30", current, "2000-08-17 00:00:00"}, {"2000-08-16 00:00:10", current, "2000-08-15 23:59:59"},
	} {
		c := cast(t, x.local, bazi.SexMale, x.r)
		list := c.Alternatives()
		if slices.Contains(c.Warnings(), WarnNearHour) != (x.other != "") {
			t.Errorf("%s: warnings %v", x.local, c.Warnings())
		}
		if x.other == "" {
			if len(list) != 0 {
				t.Errorf("%s: %d others", x.local, len(list))
			}
			continue
		}
		want := cast(t, x.other, bazi.SexMale, x.r)
		if len(list) != 1 || list[0].Because != WarnNearHour || list[0].Chart.seats != want.seats || list[0].Chart.Time.Used != want.Time.Used {
			t.Errorf("%s: %+v", x.local, list)
		}
		if list[0].Chart.seats == c.seats {
			t.Errorf("%s: the other chart is the same", x.local)
		}
	}
}

// The new moon of 2057-09-29 is 40 s after midnight: 九月 may begin a day earlier.
func TestAlternatives_NewMoon(t *testing.T) {
	t.Parallel()
	for _, x := range []struct{ local, lunar, other string }{
		{"2057-09-27 12:00", "二〇五七年八月廿九", ""}, {"2057-09-28 12:00", "二〇五七年八月三十", "二〇五七年九月初一"},
		{"2057-09-29 12:00", "二〇五七年九月初一", "二〇五七年九月初二"}, {"2057-10-27 12:00", "二〇五七年九月廿九", "二〇五七年九月三十"},
		{"2057-10-28 12:00", "二〇五七年十月初一", ""}, {"2023-04-08 12:00", "二〇二三年闰二月十八", ""},
	} {
		c := cast(t, x.local, bazi.SexMale, Rules{})
		if c.Lunar.String() != x.lunar {
			t.Fatalf("%s is %s", x.local, c.Lunar)
		}
		list := c.Alternatives()
		if slices.Contains(c.Warnings(), WarnNewMoon) != (len(list) == 1) || (x.other != "") != (len(list) == 1) {
			t.Fatalf("%s: %d others, %v", x.local, len(list), c.Warnings())
		}
		if len(list) == 0 {
			continue
		}
		other := list[0].Chart
		if other.Lunar.String() != x.other || other.Counted != other.Lunar || other.seats == c.seats {
			t.Errorf("%s: %s", x.local, other.Lunar)
		}
		for i := range other.Palaces {
			for _, s := range other.Palaces[i].Major {
				if at, _ := other.Seat(s.Star); at != i {
					t.Errorf("%s in palace %d", s.Star, i)
				}
			}
		}
	}
}

// A month that may begin later gives its first day to the month before.
func TestOtherDate_Later(t *testing.T) {
	t.Parallel()
	found := 0
	for year := 2036; year <= 2200; year++ {
		months, err := almanac.China.MonthsOf(year)
		if err != nil {
			t.Fatal(err)
		}
		for i, m := range months {
			if i == 0 || firstDayShift(m) != +1 {
				continue
			}
			found++
			c := Chart{Counted: almanac.LunarDate{Year: m.Year, Month: m.Number, Leap: m.Leap, Day: 1}}
			before := months[i-1]
			if d, ok := c.otherDate(); !ok || d != (almanac.LunarDate{Year: before.Year, Month: before.Number, Leap: before.Leap, Day: before.Days + 1}) || d.Day > 30 {
				t.Errorf("%+v: %s", m, d)
			}
		}
	}
	if found == 0 {
		t.Error("no month that may begin later")
	}
}

// A birth in summer time is warned of, and standard time makes another chart.
func TestWarnings_SummerTime(t *testing.T) {
	t.Parallel()
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		t.Fatal(err)
	}
	b := bazi.Birth{Local: civil.DateTime{Year: 1988, Month: 7, Day: 1, Hour: 1, Minute: 30}, HourKnown: true, Zone: zone, Sex: bazi.SexMale}
	var life [2]int
	for i, clock := range []bazi.Clock{bazi.ClockCivil, bazi.ClockStandard} {
		c, err := NewChart(b, Rules{Clock: clock})
		if err != nil {
			t.Fatal(err)
		}
		if life[i] = c.LifePalace; slices.Contains(c.Warnings(), WarnSummerTime) != (clock == bazi.ClockCivil) {
			t.Errorf("%v: %v", clock, c.Warnings())
		}
	}
	if life[0] == life[1] {
		t.Error("the clocks make one chart; choose another birth")
	}
}

func TestWarnings(t *testing.T) {
	t.Parallel()
	for _, x := range []struct {
		local string
		want  []Warning
	}{
		{"2000-08-16 03:30", nil}, {"2000-08-16 23:30", []Warning{WarnLateZi}}, {"2023-04-08 10:00", []Warning{WarnLeapMonth}},
		{"2023-04-08 23:00:20", []Warning{WarnLateZi, WarnNearHour, WarnLeapMonth}},
	} {
		got := cast(t, x.local, bazi.SexMale, Rules{}).Warnings()
		if !slices.Equal(got, x.want) {
			t.Errorf("%s: got %v, want %v", x.local, got, x.want)
		}
		for _, w := range got {
			zh, en := w.Words()
			if zh == "" || en == "" || w.Hant() == "" || w.Hant() == zh {
				t.Errorf("%s: %q %q %q", w, zh, en, w.Hant())
			}
		}
	}
}
