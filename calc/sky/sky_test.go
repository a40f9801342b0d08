package sky_test

import (
	"math"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/sky"
)

func TestSolarTerm_Range(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		year, index int
		want        bool
	}{
		{1600, 0, true}, {3000, 23, true}, {1599, 23, false}, {3001, 0, false},
		{2000, -1, false}, {2000, 24, false},
	} {
		if _, ok := sky.SolarTerm(c.year, c.index); ok != c.want {
			t.Errorf("SolarTerm(%d, %d) reports %v, want %v", c.year, c.index, ok, c.want)
		}
	}
}

func TestCompute_Range(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		year, index int
		want        bool
	}{
		{1, 0, true}, {3000, 23, true}, {0, 23, false}, {3001, 0, false}, {2000, -1, false}, {2000, 24, false},
	} {
		if _, ok := sky.ComputeTerm(c.year, c.index); ok != c.want {
			t.Errorf("ComputeTerm(%d, %d) reports %v, want %v", c.year, c.index, ok, c.want)
		}
	}
	for n, want := range map[int]bool{-24725: false, -24724: true, 12380: true, 12381: false} {
		if _, ok := sky.ComputeNewMoon(n); ok != want {
			t.Errorf("ComputeNewMoon(%d) reports %v, want %v", n, ok, want)
		}
	}
}

func TestNewMoon_Range(t *testing.T) {
	t.Parallel()
	for n, want := range map[int]bool{-4948: false, -4947: true, 0: true, 12380: true, 12381: false} {
		if _, ok := sky.NewMoon(n); ok != want {
			t.Errorf("NewMoon(%d) reports %v, want %v", n, ok, want)
		}
	}
}

// Every entry is found at its own instant and not 1 ms earlier.
func TestTermBefore_EveryTerm(t *testing.T) {
	t.Parallel()
	previous := [2]int{1599, 23}
	for year := 1600; year <= 3000; year++ {
		for index := range 24 {
			at, _ := sky.SolarTerm(year, index)
			if y, i := sky.TermBefore(at); y != year || i != index {
				t.Fatalf("TermBefore(%d) = %d, %d; want %d, %d", at, y, i, year, index)
			}
			if y, i := sky.TermBefore(at - 1); y != previous[0] || i != previous[1] {
				t.Fatalf("TermBefore(%d - 1 ms) = %d, %d; want %v", at, y, i, previous)
			}
			previous = [2]int{year, index}
		}
	}
}

func TestNewMoonBefore_EveryLunation(t *testing.T) {
	t.Parallel()
	for n := -4947; n <= 12380; n++ {
		at, _ := sky.NewMoon(n)
		if got := sky.NewMoonBefore(at); got != n {
			t.Fatalf("NewMoonBefore(%d) = %d, want %d", at, got, n)
		}
		if got := sky.NewMoonBefore(at - 1); got != n-1 {
			t.Fatalf("NewMoonBefore(%d - 1 ms) = %d, want %d", at, got, n-1)
		}
	}
}

// Before the tables the last instant comes from the series: found at its own
// instant and not 1 ms earlier, in the right year, also where table and series
// meet.
func TestBefore_Computed(t *testing.T) {
	t.Parallel()
	for n := -1599 * 24; n < 24; n += 24*89 - 7 {
		year, index := 1600+n/24, n%24
		if index < 0 {
			year, index = year-1, index+24
		}
		at, ok := sky.ComputeTerm(year, index)
		if got := time.UnixMilli(at.Unix()).UTC().Year(); !ok || got != year {
			t.Errorf("term %d of %d falls in %d", index, year, got)
		}
		if y, i := sky.TermBefore(at); y != year || i != index {
			t.Errorf("TermBefore(%d) = %d, %d; want %d, %d", at, y, i, year, index)
		}
		if y, i := sky.TermBefore(at - 1); (y*24 + i) != year*24+index-1 {
			t.Errorf("TermBefore(%d - 1 ms) = %d, %d; want the one before %d, %d", at, y, i, year, index)
		}
	}
	for n := -24724; n < -4947; n += 997 {
		at, _ := sky.ComputeNewMoon(n)
		if got := sky.NewMoonBefore(at); got != n {
			t.Errorf("NewMoonBefore(%d) = %d, want %d", at, got, n)
		}
		if got := sky.NewMoonBefore(at - 1); got != n-1 {
			t.Errorf("NewMoonBefore(%d - 1 ms) = %d, want %d", at, got, n-1)
		}
	}
}

// Far outside, the answer is the mean Sun's and Moon's, and the numbering holds.
func TestBefore_FarOutside(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		date        string
		year, index int
		lunation    int
	}{
		{"0001-01-15T00:00:00Z", 1, 0, -24724},
		{"1599-12-31T00:00:00Z", 1599, 23, -4948},
		{"3001-01-02T00:00:00Z", 3000, 23, 12380},
		{"3500-07-15T00:00:00Z", 3500, 12, 18558},
	} {
		at := sky.FromUnix(must(time.Parse(time.RFC3339, c.date)).UnixMilli())
		if y, i := sky.TermBefore(at); y != c.year || i != c.index {
			t.Errorf("TermBefore(%s) = %d, %d; want %d, %d", c.date, y, i, c.year, c.index)
		}
		if got := sky.NewMoonBefore(at); got != c.lunation {
			t.Errorf("NewMoonBefore(%s) = %d, want %d", c.date, got, c.lunation)
		}
	}
}

// The widest arguments must end, whatever they answer.
func TestBefore_Extremes(t *testing.T) {
	t.Parallel()
	for _, at := range []sky.TT{math.MinInt64, math.MaxInt64} {
		if year, index := sky.TermBefore(at); index < 0 || index > 23 || (year > 0) != (at > 0) {
			t.Errorf("TermBefore(%d) = %d, %d", at, year, index)
		}
		if n := sky.NewMoonBefore(at); (n > 0) != (at > 0) {
			t.Errorf("NewMoonBefore(%d) = %d", at, n)
		}
	}
}

func TestFromUnix_KnownOffsets(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		utc    string
		offset int64 // TT - UTC in ms
	}{
		{"1972-01-01T00:00:00Z", 42_184},
		{"1972-06-30T23:59:59Z", 42_184},
		{"1972-07-01T00:00:00Z", 43_184},
		{"1998-12-31T23:59:59Z", 63_184},
		{"1999-01-01T00:00:00Z", 64_184},
		{"2000-01-01T12:00:00Z", 64_184},
		{"2016-12-31T23:59:59Z", 68_184},
		{"2017-01-01T00:00:00Z", 69_184},
		{"2035-12-31T23:59:59Z", 69_184},
	} {
		ms := must(time.Parse(time.RFC3339, c.utc)).UnixMilli()
		if got := int64(sky.FromUnix(ms)) - (ms - 946_728_000_000); got != c.offset {
			t.Errorf("TT - UTC at %s = %d ms, want %d", c.utc, got, c.offset)
		}
	}
}

func TestUnix_RoundTrip(t *testing.T) {
	t.Parallel()
	const day = 86_400_000
	first := time.Date(-1000, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli()
	last := time.Date(4000, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli()
	for ms := first; ms < last; ms += 97*day + 12_345_678 {
		if got := sky.FromUnix(ms).Unix(); abs(got-ms) > 1 {
			t.Errorf("FromUnix(%d).Unix() = %d", ms, got)
		}
	}
	for ms := time.Date(1971, 12, 31, 0, 0, 0, 0, time.UTC).UnixMilli(); ms < last/16; ms += day / 8 {
		if got := sky.FromUnix(ms).Unix(); abs(got-ms) > 1 {
			t.Errorf("FromUnix(%d).Unix() = %d", ms, got)
		}
	}
}

// Civil time never runs backwards, also over leap seconds and the two changes
// of scale.
func TestUnix_Monotonic(t *testing.T) {
	t.Parallel()
	for _, date := range []string{"1972-01-01", "1972-07-01", "1999-01-01", "2017-01-01", "2036-01-01"} {
		mid := sky.FromUnix(must(time.Parse(time.DateOnly, date)).UnixMilli())
		last := (mid - 5000).Unix()
		for at := mid - 4990; at < mid+5000; at += 10 {
			now := at.Unix()
			if now < last || now > last+100 {
				t.Fatalf("around %s: TT %d gives %d after %d", date, at, now, last)
			}
			last = now
		}
	}
}

// Two neighbouring milliseconds of civil time are less than a second apart where
// the scale changes.
func TestFromUnix_Steps(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]sky.TT{"1972-01-01": -47, "2036-01-01": 792} {
		ms := must(time.Parse(time.DateOnly, date)).UnixMilli()
		if got := sky.FromUnix(ms) - sky.FromUnix(ms-1); got != want {
			t.Errorf("TT advances %d ms into %s, want %d", got, date, want)
		}
	}
}

// yearMillis is a year of 365.2425 days; decimalYear starts from 2000.
const yearMillis = 31_556_952_000

func decimalYear(year float64) sky.TT { return sky.TT((year - 2000) * yearMillis) }

func TestDeltaT_Joins(t *testing.T) {
	t.Parallel()
	for year := -720.0; year <= 3500; year++ {
		at := decimalYear(year)
		a, _ := sky.DeltaT(at - 1000)
		b, _ := sky.DeltaT(at + 1000)
		if abs(a-b) > 0.05 {
			t.Errorf("year %g: Delta T jumps from %g to %g", year, a, b)
		}
	}
}

// From the last observation on, across the end of the table, Delta T grows, and
// never faster than 10 s a year.
func TestDeltaT_Grows(t *testing.T) {
	t.Parallel()
	last, _ := sky.DeltaT(decimalYear(2026.51))
	for year := 2026.76; year < 3100; year += 0.25 {
		now, _ := sky.DeltaT(decimalYear(year))
		if now <= last || now > last+2.5 {
			t.Fatalf("in %g Delta T is %g after %g", year, now, last)
		}
		last = now
	}
}

// What was observed on days that the table was not made from (United States
// Naval Observatory, deltat.data).
func TestDeltaT_Observed(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]float64{
		"2022-06-01": 69.2799, "2023-05-01": 69.2183, "2023-08-01": 69.1988, "2024-03-01": 69.1874,
		"2024-09-01": 69.1322, "2025-06-01": 69.1550, "2025-11-01": 69.0909, "2026-06-01": 69.1662,
		"2026-09-01": 69.1816, "2026-10-01": 69.2065,
	} {
		got, sigma := sky.DeltaT(sky.FromUnix(must(time.Parse(time.DateOnly, date)).UnixMilli()))
		if abs(got-want) > 0.025 || abs(got-want) > 2*sigma {
			t.Errorf("%s: Delta T = %g, observed %g", date, got, want)
		}
	}
}

// The sums of the long-term length of day as other programs print them.
func TestDeltaT_Published(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ year, want, tolerance float64 }{
		{2030, 69.5, 0.05}, {2050, 71.8, 0.05}, {2060, 73.6, 0.2}, {2100, 87, 0.05}, {2200, 168, 0.5},
		{2400, 610, 0.5}, {3000, 4409, 0.5},
	} {
		if got, _ := sky.DeltaT(decimalYear(c.year)); abs(got-c.want) > c.tolerance {
			t.Errorf("Delta T of %g = %g, want %g", c.year, got, c.want)
		}
	}
}

func TestDeltaT_Sigma(t *testing.T) {
	t.Parallel()
	for year, want := range map[float64]float64{
		-2000: 180, 1000: 15, 1620: 20, 1950: 0.05, 2026: 0.05, 2030: 2, 2050: 6, 2100: 10, 2200: 20, 2400: 50,
		2500: 100, 3000: 1200, 4175: 4800,
	} {
		if _, got := sky.DeltaT(decimalYear(year)); abs(got-want) > 0.01*want {
			t.Errorf("sigma in %g = %g, want %g", year, got, want)
		}
	}
}

func TestLookups_NoAllocation(t *testing.T) {
	at, _ := sky.SolarTerm(2024, 2)
	for name, f := range map[string]func(){
		"SolarTerm":      func() { sky.SolarTerm(2024, 2) },
		"TermBefore":     func() { sky.TermBefore(at + 1000) },
		"NewMoon":        func() { sky.NewMoon(300) },
		"NewMoonBefore":  func() { sky.NewMoonBefore(at + 1000) },
		"FromUnix":       func() { sky.FromUnix(1_700_000_000_000) },
		"Unix":           func() { at.Unix() },
		"DeltaT":         func() { sky.DeltaT(at) },
		"SunLongitude":   func() { sky.SunLongitude(at) },
		"EquationOfTime": func() { sky.EquationOfTime(at) },
		"ComputeTerm":    func() { sky.ComputeTerm(2024, 2) },
		"ComputeNewMoon": func() { sky.ComputeNewMoon(300) },
	} {
		if got := testing.AllocsPerRun(100, f); got != 0 {
			t.Errorf("%s allocates %g times", name, got)
		}
	}
}

func BenchmarkSolarTerm(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		sky.SolarTerm(1600+i%1401, i%24)
	}
}

func BenchmarkTermBefore(b *testing.B) {
	at, _ := sky.SolarTerm(1950, 2)
	for b.Loop() {
		at += 98_765_432
		if at > 2_000_000_000_000 {
			at = -at
		}
		sky.TermBefore(at)
	}
}

func BenchmarkNewMoonBefore(b *testing.B) {
	at, _ := sky.NewMoon(-600)
	for b.Loop() {
		at += 98_765_432
		if at > 2_000_000_000_000 {
			at = -at
		}
		sky.NewMoonBefore(at)
	}
}

func BenchmarkComputeTerm(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		sky.ComputeTerm(1+i%3000, i%24)
	}
}

func BenchmarkComputeNewMoon(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		sky.ComputeNewMoon(i % 12000)
	}
}

func BenchmarkSunLongitude(b *testing.B) {
	at, _ := sky.SolarTerm(1950, 2)
	for b.Loop() {
		at += 98_765_432
		sky.SunLongitude(at)
	}
}

func BenchmarkEquationOfTime(b *testing.B) {
	at, _ := sky.SolarTerm(1950, 2)
	for b.Loop() {
		at += 98_765_432
		sky.EquationOfTime(at)
	}
}

func BenchmarkFromUnix(b *testing.B) {
	ms := int64(-1_000_000_000_000)
	for b.Loop() {
		ms += 98_765_432
		if ms > 2_000_000_000_000 {
			ms = -ms
		}
		sky.FromUnix(ms)
	}
}
