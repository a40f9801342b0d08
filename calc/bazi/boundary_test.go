package bazi

import (
	"math"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// at returns the boundaries of a pillar, before and after the birth.
func at(t *testing.T, c *Chart, kind Kind) (before, after Boundary) {
	t.Helper()
	var found []Boundary
	for _, b := range c.Boundaries {
		if b.Kind == kind {
			found = append(found, b)
		}
	}
	if len(found) != 2 {
		t.Fatalf("got %d boundaries of the %s, want 2", len(found), kind)
	}
	return found[0], found[1]
}

func TestBoundaries_NamesAndDistances(t *testing.T) {
	t.Parallel()
	chart := castAt(t, "2024-02-04 16:28", "Asia/Shanghai", Rules{})
	for _, want := range []struct {
		kind          Kind
		before, after string
		since, until  float64
	}{
		{Year, "立春", "立春", -52.3, 31556548},
		{Month, "立春", "惊蛰", -52.3, 2570086},
		{Day, "戊戌", "己亥", -59280, 27120},
		{Hour, "申", "酉", -5280, 1920},
	} {
		before, after := at(t, chart, want.kind)
		if before.Name != want.before || after.Name != want.after {
			t.Errorf("%s: got %s, %s", want.kind, before.Name, after.Name)
		}
		if math.Abs(before.SecondsAway-want.since) > 2 || math.Abs(after.SecondsAway-want.until) > 60 {
			t.Errorf("%s: got %v, %v, want %v, %v", want.kind,
				before.SecondsAway, after.SecondsAway, want.since, want.until)
		}
	}
	before, after := at(t, chart, Month)
	if !before.Near || after.Near {
		t.Errorf("flags: got %v, %v", before.Near, after.Near)
	}
	wantWarning(t, chart, WarnNearTerm, true)
	wantWarning(t, chart, WarnNearHour, false)
}

func TestBoundaries_FlagWithinAMinute(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		local      string
		term, hour bool
	}{
		{"2024-02-04 16:26:07", false, false}, // 60.7 s before 立春
		{"2024-02-04 16:26:08", true, false},
		{"2024-02-04 16:28:07", true, false},
		{"2024-02-04 16:28:08", false, false},
		{"2024-02-10 12:58:59", false, false},
		{"2024-02-10 12:59:00", false, true},
		{"2024-02-10 13:01:00", false, true},
		{"2024-02-10 13:01:01", false, false},
		{"2024-02-10 00:00:30", false, true},
	} {
		chart := castAt(t, c.local, "+08:00", Rules{})
		wantWarning(t, chart, WarnNearTerm, c.term)
		wantWarning(t, chart, WarnNearHour, c.hour)
	}
}

// The day changes at 23:00 for those who count it so, else at midnight.
func TestBoundaries_DayFollowsLateZi(t *testing.T) {
	t.Parallel()
	_, midnight := at(t, castAt(t, "2024-02-10 22:00", "+08:00", Rules{}), Day)
	_, zi := at(t, castAt(t, "2024-02-10 22:00", "+08:00", nextDay), Day)
	if midnight.SecondsAway != 7200 || zi.SecondsAway != 3600 || midnight.Name != zi.Name {
		t.Errorf("got %+v and %+v", midnight, zi)
	}
}

// Clocks in New York went from 02:00 to 03:00; the Yin hour began at that moment.
func TestBoundaries_StepOverAClockChange(t *testing.T) {
	t.Parallel()
	_, after := at(t, castAt(t, "2024-03-10 01:30", "America/New_York", Rules{}), Hour)
	if after.SecondsAway != 1800 || after.Name != "寅" {
		t.Errorf("got %+v, want 1800 s to 寅", after)
	}
	before, _ := at(t, castAt(t, "2024-03-10 03:10", "America/New_York", Rules{}), Hour)
	if before.SecondsAway != -600 {
		t.Errorf("got %+v, want 600 s ago", before)
	}
}

// Wherever the clock is, at a boundary of day or hour it must show the edge.
func TestBoundaries_FallOnTheEdgeOfTheClockUsed(t *testing.T) {
	t.Parallel()
	for _, rule := range []Clock{ClockCivil, ClockStandard, ClockMeanSolar, ClockTrueSolar} {
		b := birthAt(t, "1988-07-13 13:34:10", "Asia/Shanghai")
		b.LongitudeDegEast = degrees(87.6)
		chart := cast(t, b, Rules{Clock: rule})
		for _, boundary := range chart.Boundaries[4:] {
			again := b
			again.Zone = civil.FixedZone(0)
			again.Local = civil.FromSeconds(floorDiv(boundary.UnixMilli+500, milli))
			used := cast(t, again, Rules{Clock: ClockTrueSolar}).Time
			edge := used.Used
			switch rule {
			case ClockMeanSolar:
				edge = used.Solar.Mean
			case ClockCivil, ClockStandard:
				edge = b.Zone.At(floorDiv(boundary.UnixMilli, milli)).Local
				if rule == ClockStandard {
					edge = edge.AddSeconds(-3600)
				}
			}
			off := edge.Seconds()%secondsPerSlot - slotShift
			if boundary.Kind == Day {
				off = edge.Seconds() % secondsPerDay
			}
			if off > secondsPerDay/2 {
				off -= secondsPerDay
			}
			if max(off, -off) > 1 {
				t.Errorf("%s: %s %s is at %s", rule, boundary.Kind, boundary.Name, edge)
			}
		}
	}
}

func TestYearBoundary_Rules(t *testing.T) {
	t.Parallel()
	// 2024: 立春 4 February 16:27, 正月初一 10 February; 冬至 2023 was on 22
	// December at 11:27.
	for _, c := range []struct {
		local string
		want  [4]string // by YearBoundary
	}{
		{"2023-12-22 11:27", [4]string{"癸卯", "癸卯", "癸卯", "癸卯"}},
		{"2023-12-22 11:28", [4]string{"癸卯", "癸卯", "癸卯", "甲辰"}},
		{"2024-02-03 23:59:59", [4]string{"癸卯", "癸卯", "癸卯", "甲辰"}},
		{"2024-02-04 00:00", [4]string{"癸卯", "甲辰", "癸卯", "甲辰"}},
		{"2024-02-04 16:27:08", [4]string{"甲辰", "甲辰", "癸卯", "甲辰"}},
		{"2024-02-09 23:59:59", [4]string{"甲辰", "甲辰", "癸卯", "甲辰"}},
		{"2024-02-10 00:00", [4]string{"甲辰", "甲辰", "甲辰", "甲辰"}},
		{"2023-01-22 12:00", [4]string{"壬寅", "壬寅", "癸卯", "癸卯"}}, // new year before 立春
	} {
		for rule, want := range c.want {
			chart := castAt(t, c.local, "+08:00", Rules{YearBoundary: YearBoundary(rule)})
			if got := chart.Pillars[Year].Pair.String(); got != want {
				t.Errorf("%s %s: got %s, want %s", c.local, YearBoundary(rule), got, want)
			}
			before, after := at(t, chart, Year)
			if before.SecondsAway > 0 || after.SecondsAway <= 0 {
				t.Errorf("%s %s: boundaries at %v and %v s", c.local, YearBoundary(rule),
					before.SecondsAway, after.SecondsAway)
			}
		}
	}
}

func TestNewYear_KnownDates(t *testing.T) {
	t.Parallel()
	// Published new year dates, among them those after a leap eleventh or twelfth
	// month or near a disputed one.
	for year, want := range map[int]string{
		1599: "1599-01-27", 1600: "1600-02-14", 1601: "1601-02-03", 1900: "1900-01-31", 1911: "1911-01-30", 1916: "1916-02-03",
		1949: "1949-01-29", 1985: "1985-02-20", 2000: "2000-02-05", 2023: "2023-01-22",
		2024: "2024-02-10", 2033: "2033-01-31", 2034: "2034-02-19", 2050: "2050-01-23",
	} {
		offset := int64(chinaOffset)
		if year < 1929 {
			offset = beijingOffset
		}
		got := civil.FromSeconds(newYearUnix(year)/milli + offset)
		if got.String() != want+"T00:00:00" {
			t.Errorf("%d: got %s, want %s", year, got, want)
		}
	}
}

func TestNewChart_FirstAndLastDays(t *testing.T) {
	t.Parallel()
	for _, local := range []string{
		"1600-01-01 00:00:00", "1600-01-06 06:00:00", "1600-02-04 12:00:00", "1600-02-13 12:00:00", "2200-12-31 23:59:59",
	} {
		for rule := range YearBoundary(4) {
			for _, zone := range []string{"-12:00", "+08:00", "+14:00"} {
				b := birthAt(t, local, zone)
				b.Sex = SexMale
				chart := cast(t, b, Rules{YearBoundary: rule})
				for _, kind := range []Kind{Year, Month, Day, Hour} {
					before, after := at(t, chart, kind)
					limit := map[Kind]float64{Year: 385, Month: 33, Day: 1, Hour: 1.0 / 12}[kind] * secondsPerDay
					if before.SecondsAway > 0 || after.SecondsAway <= 0 || after.SecondsAway-before.SecondsAway > limit+1 {
						t.Errorf("%s %s %s %s: boundaries at %v and %v s", local, zone, rule, kind,
							before.SecondsAway, after.SecondsAway)
					}
				}
				if chart.Luck.Start.Years > 10 {
					t.Errorf("%s %s: luck starts after %d years", local, zone, chart.Luck.Start.Years)
				}
			}
		}
	}
}

// Every new year of the span lies within a month of 立春.
func TestNewYear_EveryYear(t *testing.T) {
	t.Parallel()
	for year := FirstYear - 1; year <= LastYear+1; year++ {
		away := newYearUnix(year) - termUnix(year, termLichun)
		if max(away, -away) > 18*secondsPerDay*milli || away == 0 {
			t.Errorf("%d: new year is %d days from 立春", year, away/secondsPerDay/milli)
		}
	}
}
