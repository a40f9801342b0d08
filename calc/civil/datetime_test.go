package civil

import (
	"testing"
	"time"
)

// TestJDN_everyDay compares with the standard library over more than one
// Gregorian cycle.
func TestJDN_everyDay(t *testing.T) {
	t.Parallel()
	day := time.Date(1500, 1, 1, 0, 0, 0, 0, time.UTC)
	for jdn := 2268924; jdn < 2268924+150_000; jdn++ {
		dt := FromJDN(jdn)
		year, month, dayOfMonth := day.Date()
		if dt != (DateTime{Year: year, Month: int(month), Day: dayOfMonth}) {
			t.Fatalf("FromJDN(%d) = %v, want %v", jdn, dt, day)
		}
		if got := dt.JDN(); got != jdn {
			t.Fatalf("%v: JDN() = %d, want %d", dt, got, jdn)
		}
		if dt.Weekday() != day.Weekday() || dt.Seconds() != day.Unix() || !dt.Valid() {
			t.Fatalf("%v: got %v, %d, valid %t, want %v, %d", dt, dt.Weekday(), dt.Seconds(), dt.Valid(), day.Weekday(), day.Unix())
		}
		day = day.AddDate(0, 0, 1)
	}
}

func TestFromJulian(t *testing.T) {
	t.Parallel()
	cases := []struct {
		id               string
		year, month, day int
		jdn              int
		gregorian        string
	}{
		{"julian-leap-1500", 1500, 2, 29, 2268992, "1500-03-10"},
		{"year-zero", 0, 2, 29, 1721117, "0000-02-27"},
		{"neg-721", -720, 1, 1, 1458078, "-0721-12-24"},
		{"reform-eve", 1582, 10, 4, 2299160, "1582-10-14"},
	}
	for _, c := range cases {
		t.Run(c.id, func(t *testing.T) {
			t.Parallel()
			got, err := FromJulian(c.year, c.month, c.day)
			if err != nil || got.JDN() != c.jdn || got.DateString() != c.gregorian {
				t.Fatalf("got %v, JDN %d, %v; want %s, JDN %d", got, got.JDN(), err, c.gregorian, c.jdn)
			}
			if y, m, d := got.Julian(); y != c.year || m != c.month || d != c.day {
				t.Errorf("Julian() = %d-%d-%d, want %d-%d-%d", y, m, d, c.year, c.month, c.day)
			}
		})
	}
	for _, bad := range [][3]int{{1500, 2, 30}, {1501, 2, 29}, {1500, 13, 1}, {1500, 4, 31}, {1500, 1, 0}} {
		_, err := FromJulian(bad[0], bad[1], bad[2])
		wantInputError(t, err, "date")
	}
}

func TestJulian_everyDay(t *testing.T) {
	t.Parallel()
	for jdn := 1_000_000; jdn < 1_003_000; jdn++ {
		y, m, d := FromJDN(jdn).Julian()
		back, err := FromJulian(y, m, d)
		if err != nil || back.JDN() != jdn {
			t.Fatalf("JDN %d is Julian %d-%d-%d, which is JDN %d (%v)", jdn, y, m, d, back.JDN(), err)
		}
	}
}

func TestDateTime_arithmetic(t *testing.T) {
	t.Parallel()
	dt := DateTime{1999, 12, 31, 23, 59, 59}
	if got := dt.AddSeconds(1); got != (DateTime{2000, 1, 1, 0, 0, 0}) {
		t.Errorf("AddSeconds(1) = %v", got)
	}
	if got := dt.AddSeconds(-86400 * 365); got != (DateTime{1998, 12, 31, 23, 59, 59}) {
		t.Errorf("AddSeconds of a year back = %v", got)
	}
	if got := dt.AddDays(60); got != (DateTime{2000, 2, 29, 23, 59, 59}) {
		t.Errorf("AddDays(60) = %v", got)
	}
	if dt.Compare(dt) != 0 || dt.Compare(dt.AddSeconds(1)) != -1 || dt.AddDays(1).Compare(dt) != 1 {
		t.Error("Compare does not order readings")
	}
	if dt.String() != "1999-12-31T23:59:59" || dt.DateString() != "1999-12-31" || dt.ClockString() != "23:59:59" {
		t.Errorf("got %v, %s, %s", dt, dt.DateString(), dt.ClockString())
	}
}

func TestParse(t *testing.T) {
	t.Parallel()
	if got, err := ParseDate("2024-02-29"); err != nil || got != (DateTime{Year: 2024, Month: 2, Day: 29}) {
		t.Errorf("ParseDate = %v, %v", got, err)
	}
	if got, err := ParseClock("23:59"); err != nil || got != (DateTime{Hour: 23, Minute: 59}) {
		t.Errorf("ParseClock = %v, %v", got, err)
	}
	for _, s := range []string{"2024-02-29T08:30", "2024-02-29T08:30:00"} {
		if got, err := ParseDateTime(s); err != nil || got != (DateTime{2024, 2, 29, 8, 30, 0}) {
			t.Errorf("ParseDateTime(%q) = %v, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "2023-02-29", "2000-13-01", "2000-00-10", "2000-1-01", "20000101", "2000-01-32", "+200-01-01", "2000-01-0x", "2000/01/01", "2000-01-01 "} {
		_, err := ParseDate(s)
		wantInputError(t, err, "date")
	}
	for _, s := range []string{"", "24:00", "12:60", "12:00:60", "8:30", "08-30", "08:30:", "0830", "08:3a", "-1:00", "08:30:00.5"} {
		_, err := ParseClock(s)
		wantInputError(t, err, "time")
	}
	for _, s := range []string{"", "T", "2024-02-29", "2024-02-29 08:30", "2023-02-29T08:30", "2024-02-29T25:00", "2024-02-29T08:30Z", "2024-02-29T08:30T"} {
		_, err := ParseDateTime(s)
		wantInputError(t, err, "datetime")
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2024-02-29T08:30:00")
	f.Add("24:00")
	f.Fuzz(func(t *testing.T, s string) {
		if dt, err := ParseDateTime(s); err == nil && (!dt.Valid() || dt.String()[:len(s)] != s) {
			t.Errorf("ParseDateTime(%q) = %v", s, dt)
		}
		if dt, err := ParseDate(s); err == nil && dt.DateString() != s {
			t.Errorf("ParseDate(%q) = %v", s, dt)
		}
		if dt, err := ParseClock(s); err == nil && dt.ClockString()[:len(s)] != s {
			t.Errorf("ParseClock(%q) = %v", s, dt)
		}
	})
}
