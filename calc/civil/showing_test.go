package civil

import (
	"testing"

	"pgregory.net/rapid"
)

func TestShowing_ClockChanges(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		zone, first, last string
		want              []string // starts and ends in UTC
	}{
		{"+08:00", "2000-01-01T12:00:00", "2000-01-01T14:00:00", []string{"2000-01-01T04:00:00", "2000-01-01T06:00:00"}},
		{"-18:00", "2000-01-01T12:00:00", "2000-01-01T14:00:00", []string{"2000-01-02T06:00:00", "2000-01-02T08:00:00"}},
		{"America/New_York", "2024-03-10T01:00:00", "2024-03-10T03:00:00", []string{"2024-03-10T06:00:00", "2024-03-10T07:00:00"}},
		{"America/New_York", "2024-03-10T02:10:00", "2024-03-10T02:50:00", nil},
		{"America/New_York", "2024-11-03T01:00:00", "2024-11-03T02:00:00", []string{
			"2024-11-03T05:00:00", "2024-11-03T06:00:00", "2024-11-03T06:00:00", "2024-11-03T07:00:00"}},
		{"America/New_York", "2024-11-03T00:30:00", "2024-11-03T01:30:00", []string{
			"2024-11-03T04:30:00", "2024-11-03T05:30:00", "2024-11-03T06:00:00", "2024-11-03T06:30:00"}},
		{"Pacific/Apia", "2011-12-30T00:00:00", "2011-12-31T00:00:00", nil},
	} {
		zone, err := LoadZone(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for start, end := range zone.Showing(reading(t, c.first), reading(t, c.last)) {
			got = append(got, FromSeconds(start).String(), FromSeconds(end).String())
		}
		if len(got) != len(c.want) {
			t.Errorf("%s %s: got %v, want %v", c.zone, c.first, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s %s: got %v, want %v", c.zone, c.first, got, c.want)
			}
		}
	}
}

func reading(t *testing.T, s string) int64 {
	t.Helper()
	dt, err := ParseDateTime(s)
	if err != nil {
		t.Fatal(err)
	}
	return dt.Seconds()
}

// An instant lies in a stretch exactly when the clock shows a reading of the range.
func TestShowing_IsTheInverseOfAt(t *testing.T) {
	t.Parallel()
	var zones []*Zone
	for _, name := range []string{"Asia/Shanghai", "America/New_York", "Europe/London", "Pacific/Apia", "Asia/Tehran", "+08:00", "-18:00", "+18:00"} {
		zone, err := LoadZone(name)
		if err != nil {
			t.Fatal(err)
		}
		zones = append(zones, zone)
	}
	rapid.Check(t, func(t *rapid.T) {
		zone := rapid.SampledFrom(zones).Draw(t, "zone")
		unix := rapid.Int64Range(-11_000_000_000, 7_200_000_000).Draw(t, "unix")
		shown := zone.At(unix).Local.Seconds()
		first := shown + rapid.Int64Range(-10_000, 10_000).Draw(t, "before")
		last := first + rapid.Int64Range(1, 90_000).Draw(t, "long")
		inside := false
		for start, end := range zone.Showing(first, last) {
			inside = inside || start <= unix && unix < end
			for _, at := range []int64{start, end - 1} {
				if r := zone.At(at).Local.Seconds(); r < first || r >= last {
					t.Fatalf("%d shows %d, outside %d–%d", at, r, first, last)
				}
			}
		}
		if inside != (first <= shown && shown < last) {
			t.Fatalf("%d shows %d, range %d–%d: inside %v", unix, shown, first, last, inside)
		}
	})
}
