package civil

import (
	"math"
	"testing"
)

func mustParse(t *testing.T, s string) DateTime {
	t.Helper()
	dt, err := ParseDateTime(s)
	if err != nil {
		t.Fatal(err)
	}
	return dt
}

// TestResolve_summerTime pins summer time and the standard offset behind it.
func TestResolve_summerTime(t *testing.T) {
	t.Parallel()
	const h = 3600
	cases := []struct {
		zone, local      string
		offset, standard int
		dst              bool
	}{
		{"Asia/Shanghai", "1988-05-05T15:30", 9 * h, 8 * h, true},
		{"Asia/Shanghai", "1988-12-05T15:30", 8 * h, 8 * h, false},
		{"Asia/Shanghai", "1943-01-15T12:00", 9 * h, 8 * h, true},
		{"Asia/Hong_Kong", "1941-11-01T12:00", 8*h + 1800, 8 * h, true},
		{"Asia/Hong_Kong", "1943-06-01T12:00", 9 * h, 9 * h, false},
		{"Asia/Macau", "1943-06-01T12:00", 10 * h, 9 * h, true},
		{"Asia/Seoul", "1955-07-01T12:00", 9*h + 1800, 8*h + 1800, true},
		{"Asia/Seoul", "1987-07-01T12:00", 10 * h, 9 * h, true},
		{"Europe/London", "1941-07-01T12:00", 2 * h, 0, true},      // double summer time
		{"Europe/London", "1941-12-01T12:00", 1 * h, 0, true},      // summer time kept all winter
		{"Europe/London", "1970-01-15T12:00", 1 * h, 1 * h, false}, // standard moved for three years
		{"Europe/Berlin", "1945-06-15T12:00", 3 * h, 1 * h, true},
		{"Europe/Dublin", "2024-07-01T12:00", 1 * h, 1 * h, false}, // Irish Standard Time
		{"Europe/Dublin", "2024-01-15T12:00", 0, 1 * h, true},      // set back from standard
		{"Europe/Prague", "1947-01-15T12:00", 0, 1 * h, true},
		{"Africa/Casablanca", "2024-03-20T12:00", 0, 1 * h, true}, // Ramadan
		{"Europe/Lisbon", "1996-04-15T12:00", 1 * h, 0, true},     // standard fell as summer time began
		{"Europe/Moscow", "1991-05-15T12:00", 3 * h, 2 * h, true},
		{"Europe/Samara", "1991-05-15T12:00", 3 * h, 2 * h, true},
		{"Pacific/Apia", "2012-01-15T12:00", 14 * h, 13 * h, true}, // crossed the date line in summer time
		{"America/Kentucky/Louisville", "1974-02-15T12:00", -5 * h, -6 * h, true},
		{"America/Santiago", "1927-10-15T12:00", -4 * h, -5 * h, true},
		{"Australia/Lord_Howe", "2024-01-15T12:00", 11 * h, 10*h + 1800, true},
		{"Antarctica/Troll", "2024-07-15T12:00", 2 * h, 0, true},
		{"America/New_York", "1944-01-15T12:00", -4 * h, -5 * h, true}, // war time
		{"America/New_York", "2150-07-15T12:00", -4 * h, -5 * h, true}, // by rule, past the table
		{"America/New_York", "2148-12-31T12:00", -5 * h, -5 * h, false},
		{"Australia/Sydney", "2148-12-31T12:00", 11 * h, 10 * h, true},
		{"+08:00", "1988-05-05T15:30", 8 * h, 8 * h, false},
	}
	for _, c := range cases {
		got, err := mustZone(t, c.zone).Resolve(mustParse(t, c.local), nil)
		if err != nil {
			t.Errorf("%s %s: %v", c.zone, c.local, err)
			continue
		}
		if got.OffsetSeconds != c.offset || got.StandardOffsetSeconds != c.standard || got.DST != c.dst {
			t.Errorf("%s %s: got offset %d, standard %d, dst %t; want %d, %d, %t", c.zone, c.local,
				got.OffsetSeconds, got.StandardOffsetSeconds, got.DST, c.offset, c.standard, c.dst)
		}
	}
}

// TestStandardOffset_everySpan walks all zones: the difference between a
// summer clock and its standard time has only sizes that were ever decreed.
func TestStandardOffset_everySpan(t *testing.T) {
	t.Parallel()
	const year2040 = 2208988800
	decreed := map[int]bool{1200: true, 1800: true, 2400: true, 3600: true, 5400: true, 7200: true, -3600: true}
	for _, f := range zoneFiles() {
		z := mustZone(t, f.Name)
		for s := z.spanAt(-1 << 40); s.end < year2040; s = z.after(s) {
			if s.end <= s.start {
				t.Fatalf("%s: empty span at %v", z.name, FromSeconds(s.start))
			}
			if saving := s.offset - z.standardOffset(s); s.dst && !decreed[saving] {
				t.Errorf("%s from %v: %d s of summer time", z.name, FromSeconds(s.start), saving)
			}
		}
	}
}

func TestResolve_choiceGolden(t *testing.T) {
	t.Parallel()
	z := mustZone(t, "America/New_York")
	_, err := z.Resolve(mustParse(t, "2024-11-03T01:30"), nil)
	fold := wantInputError(t, err, "time")
	if want := `happened twice in America/New_York: clocks were set back from UTC-04:00 to UTC-05:00; ` +
		`give the right one of these as offset beside the timezone (or in its place), for example "-05:00"`; fold.Reason != want {
		t.Errorf("got %q, want %q", fold.Reason, want)
	}
	_, err = z.Resolve(mustParse(t, "2024-03-10T02:30"), nil)
	gap := wantInputError(t, err, "time")
	if want := "在 America/New_York 不存在：当时时钟由 UTC-05:00 调到 UTC-04:00，跳过了这一刻；" +
		"请核对时间，或以其中一个偏移作为时区，例如 -04:00"; gap.ReasonZh != want {
		t.Errorf("got %q, want %q", gap.ReasonZh, want)
	}
	got, err := mustZone(t, "-04:00").Resolve(mustParse(t, "2024-11-03T01:30"), nil)
	if want := mustParse(t, "2024-11-03T05:30").Seconds(); err != nil || got.Unix != want {
		t.Errorf("got %+v, %v, want %d", got, err, want)
	}
}

// TestZone_AtFold chooses between two readings and keeps what the zone knows.
func TestZone_AtFold(t *testing.T) {
	t.Parallel()
	const h = 3600
	for _, c := range []struct {
		zone, local string
		offset      int
		standard    string
		dst         bool
	}{
		{"Asia/Shanghai", "1990-09-16T01:30", 9 * h, "1990-09-16T00:30", true},
		{"Asia/Shanghai", "1990-09-16T01:30", 8 * h, "1990-09-16T01:30", false},
		{"America/New_York", "2024-11-03T01:30", -4 * h, "2024-11-03T00:30", true},
		{"America/New_York", "2024-11-03T03:30", -4 * h, "2024-11-03T03:30", false}, // once: nothing to choose
	} {
		z := mustZone(t, c.zone).AtFold(c.offset)
		m, err := z.Resolve(mustParse(t, c.local), nil)
		if err != nil {
			t.Errorf("%s %s: %v", c.zone, c.local, err)
			continue
		}
		standard := FromSeconds(m.Unix + int64(m.StandardOffsetSeconds))
		if standard != mustParse(t, c.standard) || m.DST != c.dst || z.Name() != c.zone || z.Fixed() {
			t.Errorf("%s %s at %d: standard %v, summer time %t, zone %s", c.zone, c.local, c.offset, standard, m.DST, z.Name())
		}
	}
	_, err := mustZone(t, "Asia/Shanghai").AtFold(7*h).Resolve(mustParse(t, "1990-09-16T01:30"), nil)
	wantInputError(t, err, "time")
	deg := 104.0667 // its own mean time is taken before standard time, and the standard on demand
	m, err := mustZone(t, "Asia/Shanghai").AtFold(8*h).Resolve(mustParse(t, "1900-12-31T23:57"), &deg)
	if err != nil || m.OffsetSeconds != 8*h {
		t.Errorf("%+v, %v", m, err)
	}
}

func TestResolve_skippedDay(t *testing.T) {
	t.Parallel()
	for _, clock := range []string{"00:00", "12:00", "23:59"} {
		_, err := mustZone(t, "Pacific/Apia").Resolve(mustParse(t, "2011-12-30T"+clock), nil)
		if gap := wantInputError(t, err, "date"); gap.Value != "2011-12-30" {
			t.Errorf("got %+v", gap)
		}
	}
}

// TestZone_zero: a zone that was never loaded is UTC and no crash.
func TestZone_zero(t *testing.T) {
	t.Parallel()
	z := new(Zone)
	m, err := z.Resolve(mustParse(t, "2024-01-01T00:00"), nil)
	if err != nil || m.OffsetSeconds != 0 || z.Name() != "UTC" || !z.Fixed() {
		t.Errorf("%+v, %v, %s", m, err, z.Name())
	}
}

func TestParseOffset(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{"+08:00": 28800, "-04:56:02": -17762, "UTC": 0} {
		if got, err := ParseOffset(text); got != want || err != nil {
			t.Errorf("%s: %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "8", "+8:00", "+19:00", "Asia/Shanghai"} {
		_, err := ParseOffset(text)
		wantInputError(t, err, "offset")
	}
}

// TestResolve_localMeanTime covers births before standard time.
func TestResolve_localMeanTime(t *testing.T) {
	t.Parallel()
	deg := func(d float64) *float64 { return &d }
	cases := []struct {
		zone, local string
		longitude   *float64
		offset      int
		lmt         bool
	}{
		{"Asia/Shanghai", "1890-06-01T12:00", nil, 29143, true},                 // Shanghai's own
		{"Asia/Shanghai", "1890-06-01T12:00", deg(104.0667), 24976, true},       // Chengdu
		{"Asia/Shanghai", "1890-06-01T12:00", deg(104.0667 - 360), 24976, true}, // the same meridian
		{"Asia/Shanghai", "1900-12-31T23:57", deg(104.0667), 24976, true},       // twice in Shanghai, once in Chengdu
		{"Asia/Shanghai", "1901-01-01T12:00", deg(104.0667), 28800, false},      // standard time: longitude plays no part
		{"Asia/Manila", "1844-06-01T12:00", deg(120.98), -57365, true},          // American side of the date line
		{"Asia/Manila", "1850-06-01T12:00", deg(120.98), 29035, true},
		{"Asia/Kolkata", "1880-01-01T12:00", deg(88.36), 19270, false}, // Madras time was a standard
		{"+08:05:43", "1890-06-01T12:00", deg(104.0667), 29143, false}, // an explicit offset stands
	}
	for _, c := range cases {
		got, err := mustZone(t, c.zone).Resolve(mustParse(t, c.local), c.longitude)
		if err != nil || got.OffsetSeconds != c.offset || got.LocalMeanTime != c.lmt {
			t.Errorf("%s %s: got %+v, %v; want offset %d, mean time %t", c.zone, c.local, got, err, c.offset, c.lmt)
		}
		if got.Local != mustParse(t, c.local) || got.StandardOffsetSeconds != got.OffsetSeconds {
			t.Errorf("%s %s: got reading %v, standard offset %d", c.zone, c.local, got.Local, got.StandardOffsetSeconds)
		}
	}
}

func TestResolve_refusesBadInput(t *testing.T) {
	t.Parallel()
	z := mustZone(t, "Asia/Shanghai")
	for _, local := range []DateTime{{2023, 2, 29, 0, 0, 0}, {2023, 0, 1, 0, 0, 0}, {2023, 1, 1, 24, 0, 0}, {2023, 1, 1, 0, 60, 0}, {2023, 1, 1, 0, 0, -1}, {math.MaxInt, 1, 1, 0, 0, 0}, {math.MinInt, 1, 1, 0, 0, 0}, {MaxYear + 1, 1, 1, 0, 0, 0}} {
		_, err := z.Resolve(local, nil)
		wantInputError(t, err, "time")
	}
	for _, longitude := range []float64{math.NaN(), math.Inf(1), 360.5, -1000} {
		_, err := z.Resolve(DateTime{2023, 1, 1, 0, 0, 0}, &longitude)
		wantInputError(t, err, "longitude")
	}
}

func TestResolve_allocatesNothing(t *testing.T) {
	z := mustZone(t, "Asia/Shanghai")
	longitude := 104.0667
	if n := testing.AllocsPerRun(100, func() { _, _ = z.Resolve(DateTime{1988, 5, 5, 15, 30, 0}, &longitude) }); n != 0 {
		t.Errorf("Resolve allocates %v times", n)
	}
}
