package bazi

import (
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// Summer time is warned of where standard time shows another double hour or day, and
// only while the wall clock is the one that counts.
func TestWarnSummerTime(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		zone, local string
		rules       Rules
		want        bool
	}{
		{"Asia/Shanghai", "1988-07-01T01:30", Rules{}, true},  // 00:30 by standard time
		{"Asia/Shanghai", "1988-07-01T02:30", Rules{}, false}, // 01:30, the same hour 丑
		{"Asia/Shanghai", "1988-07-01T00:30", Rules{}, true},  // the day before, 23:30
		{"Asia/Shanghai", "1988-07-01T01:30", Rules{Clock: ClockStandard}, false},
		{"Asia/Shanghai", "1988-12-01T01:30", Rules{}, false},
		{"+09:00", "1988-07-01T01:30", Rules{}, false},
		{"Europe/London", "1944-07-01T04:30", Rules{}, true},  // two hours ahead
		{"Europe/Dublin", "1988-12-01T01:30", Rules{}, false}, // the clock set back in winter
	} {
		zone, err := civil.LoadZone(c.zone)
		if err != nil {
			t.Fatal(err)
		}
		local, err := civil.ParseDateTime(c.local)
		if err != nil {
			t.Fatal(err)
		}
		b := Birth{Local: local, HourKnown: true, Zone: zone}
		chart, err := NewChart(b, c.rules)
		if err != nil {
			t.Fatal(err)
		}
		wantWarning(t, chart, WarnSummerTime, c.want)
		b.HourKnown = false
		if chart, err = NewChart(b, c.rules); err != nil {
			t.Fatal(err)
		}
		wantWarning(t, chart, WarnSummerTime, false)
	}
}
