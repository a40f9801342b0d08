package bazi

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

const (
	unix1601 = -11644473600
	unix2200 = 7258118400
)

func drawRules(t *rapid.T) Rules {
	return Rules{
		LateZi:       LateZi(rapid.IntRange(0, 2).Draw(t, "late zi")),
		YearBoundary: YearBoundary(rapid.IntRange(0, 3).Draw(t, "year boundary")),
	}
}

func TestPillars_PeriodOfDays(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		unix := rapid.Int64Range(unix1601, unix2200).Draw(t, "unix")
		clock := unix + rapid.Int64Range(-57600, 57600).Draw(t, "offset")
		rules := drawRules(t)
		a := Pillars(unix, clock, rules)
		b := Pillars(unix, clock+60*secondsPerDay, rules)
		if a != b {
			t.Fatalf("sixty days later on the clock: got %v, want %v", b, a)
		}
		next := Pillars(unix, clock+secondsPerDay, rules)
		if next[Day] != a[Day].Add(1) || next[Hour] != a[Hour].Add(12) {
			t.Fatalf("a day later: got %v after %v", next, a)
		}
	})
}

func TestPillars_HourStemBelongsToADay(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clock := rapid.Int64Range(unix1601, unix2200).Draw(t, "clock")
		rules := drawRules(t)
		p := Pillars(clock, clock, rules)
		second := clock - floorDiv(clock, secondsPerDay)*secondsPerDay
		owner := p[Day]
		if second >= 23*3600 && rules.LateZi == LateZiSameDay {
			owner = owner.Add(1)
		}
		slot := ganzhi.EarthlyBranch((second/3600 + 1) / 2 % 12)
		if p[Hour] != ganzhi.HourPair(owner.Stem(), slot) {
			t.Fatalf("second %d of %s: got hour %s", second, p[Day], p[Hour])
		}
	})
}

// Only within 23:00–23:59 may the treatments of the late Zi hour differ.
func TestPillars_LateZiMattersOnlyLate(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clock := rapid.Int64Range(unix1601, unix2200).Draw(t, "clock")
		same, next, stem := Pillars(clock, clock, Rules{}), Pillars(clock, clock, nextDay), Pillars(clock, clock, sameStem)
		late := (clock-floorDiv(clock, secondsPerDay)*secondsPerDay)/3600 == 23
		if (same != next) != late || (same != stem) != late || (next != stem) != late {
			t.Fatalf("late %v: got %v, %v, %v", late, same, next, stem)
		}
		if late && (same[Hour] != next[Hour] || next[Day] != same[Day].Add(1) || stem[Day] != same[Day]) {
			t.Fatalf("got %v, %v, %v", same, next, stem)
		}
	})
}

func TestPillars_MonthsAndYearsAdvanceByOne(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		unix := rapid.Int64Range(unix1601, unix2200-40*secondsPerDay).Draw(t, "unix")
		rules := drawRules(t)
		a, b := Pillars(unix, unix, rules), Pillars(unix+28*secondsPerDay, unix, rules)
		if step := int(b[Month]) - int(a[Month]); (step+60)%60 > 1 {
			t.Fatalf("28 days later the month is %s after %s", b[Month], a[Month])
		}
		if step := int(b[Year]) - int(a[Year]); (step+60)%60 > 1 {
			t.Fatalf("28 days later the year is %s after %s", b[Year], a[Year])
		}
		want := ganzhi.MonthPair(a[Year].Stem(), a[Month].Branch())
		if rules.YearBoundary == YearLichunInstant && a[Month] != want {
			t.Fatalf("year %s: got month %s, want %s", a[Year], a[Month], want)
		}
	})
}

// F8: no choice of clock moves the year or the month.
func TestNewChart_ClockNeverMovesYearOrMonth(t *testing.T) {
	t.Parallel()
	zones := []*civil.Zone{loadZone(t, "Asia/Shanghai"), loadZone(t, "America/New_York"), loadZone(t, "Pacific/Apia")}
	rapid.Check(t, func(t *rapid.T) {
		b := Birth{HourKnown: true, Zone: rapid.SampledFrom(zones).Draw(t, "zone")}
		b.Local = b.Zone.At(rapid.Int64Range(unix1601, unix2200).Draw(t, "unix")).Local
		longitude := rapid.Float64Range(-180, 180).Draw(t, "longitude")
		b.LongitudeDegEast = &longitude
		civilChart, err := NewChart(b, Rules{})
		if err != nil {
			t.Skip("a clock change, or a date outside the range")
		}
		for rule := range Clock(4) {
			chart, err := NewChart(b, Rules{Clock: rule})
			if err != nil {
				t.Fatal(err)
			}
			for _, kind := range []Kind{Year, Month} {
				if chart.Pillars[kind].Pair != civilChart.Pillars[kind].Pair {
					t.Fatalf("%s moved the %s", rule, kind)
				}
			}
			day, hour := dayAndHour(chart.Time.Used.Seconds(), LateZiSameDay)
			if chart.Pillars[Day].Pair != day || chart.Pillars[Hour].Pair != hour {
				t.Fatalf("%s: %s is not of %s", rule, line(chart), chart.Time.Used)
			}
		}
	})
}

func FuzzNewChart(f *testing.F) {
	f.Add(1990, 5, 1, 8, 30, 0, true, "Asia/Shanghai", 116.4, true, uint8(1), uint64(0))
	f.Add(1600, 1, 1, 0, 0, 0, false, "+14:00", 180.0, false, uint8(2), uint64(0x0101010101))
	f.Add(2200, 12, 31, 23, 59, 59, true, "Pacific/Kiritimati", -157.4, true, uint8(0), uint64(0x03020302))
	f.Add(1883, 11, 18, 12, 0, 0, false, "America/New_York", math.Inf(1), true, uint8(3), uint64(0xffffffffffffffff))
	f.Add(-1, 13, 32, 24, 60, 61, true, "", math.NaN(), true, uint8(0), uint64(0))
	f.Fuzz(func(t *testing.T, year, month, day, hour, minute, second int, known bool, zone string,
		longitude float64, place bool, sex uint8, rules uint64,
	) {
		b := Birth{
			Local:     civil.DateTime{Year: year, Month: month, Day: day, Hour: hour, Minute: minute, Second: second},
			HourKnown: known, Sex: Sex(sex),
		}
		b.Zone, _ = civil.LoadZone(zone)
		if place {
			b.LongitudeDegEast = &longitude
		}
		chart, err := NewChart(b, Rules{
			LateZi: LateZi(rules), Clock: Clock(rules >> 8), YearBoundary: YearBoundary(rules >> 16),
			LuckDirection: LuckDirection(rules >> 24), LuckMethod: LuckMethod(rules >> 32),
			AgeCount: AgeCount(rules >> 40), HiddenStems: ganzhi.HiddenStemTable(rules >> 48),
		})
		if err != nil {
			if _, ok := err.(*calc.InputError); !ok {
				t.Fatalf("got %T, want an input error", err)
			}
			return
		}
		chart.Applied()
		chart.Read()
		NewMatch(chart, chart)
		if _, err := chart.LifeLine(year, year+LifeYears); err != nil {
			t.Fatal(err)
		}
		chart.TaiYuan()
		chart.TaiXi()
		chart.MingGong()
		chart.ShenGong()
		chart.Relations()
		chart.ShenSha()
		chart.PassingAt(chart.Moment.Unix + 1_000_000_000)
		for _, list := range [][]Alternative{chart.Alternatives(), chart.AlternativesWithin(90), chart.AlternativeHours()} {
			for _, a := range list {
				if a.Share <= 0 || a.Share > 1.000001 {
					t.Fatalf("an alternative with the share %v", a.Share)
				}
			}
		}
		if want := 3; chart.HourKnown() {
			want = 4
			if len(chart.Pillars) != want {
				t.Fatalf("got %d pillars, want %d", len(chart.Pillars), want)
			}
		}
		for _, boundary := range chart.Boundaries {
			if math.Abs(boundary.SecondsAway) > 400*secondsPerDay {
				t.Fatalf("boundary %+v is out of reach", boundary)
			}
		}
	})
}
