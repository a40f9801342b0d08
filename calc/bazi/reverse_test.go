package bazi

import (
	"math/rand/v2"
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

func mustReverse(t testing.TB, pillars [4]ganzhi.Pair, s Search) []Span {
	t.Helper()
	spans, err := Reverse(pillars, s)
	if err != nil {
		t.Fatalf("%v: %v", pillars, err)
	}
	return spans
}

func fourPillars(t testing.TB, text string) [4]ganzhi.Pair {
	t.Helper()
	var p [4]ganzhi.Pair
	for _, m := range membersOf(t, text) {
		p[m.Kind] = m.Pair
	}
	return p
}

func holds(spans []Span, unix int64) bool {
	for _, s := range spans {
		if s.Begin <= unix && unix < s.End {
			return true
		}
	}
	return false
}

// texts writes spans by the wall clock.
func texts(spans []Span) []string {
	var list []string
	for _, s := range spans {
		list = append(list, s.LocalBegin.String()+" "+s.LocalEnd.String())
	}
	return list
}

func TestReverse_Cases(t *testing.T) {
	t.Parallel()
	years := Search{FirstYear: 1900, LastYear: 2030}
	for _, c := range []struct {
		id, pillars, local string
		rule               LateZi
	}{
		{"E055", "丙寅 壬辰 己酉 甲子", "1986-05-05 00:00:00", LateZiSameDay},
		{"E055", "丙寅 壬辰 己酉 甲子", "1986-05-05 00:59:59", LateZiSameDay},
		{"E055", "丙寅 壬辰 己酉 甲子", "1986-05-04 23:00:00", LateZiNextDay},
		{"E055", "丙寅 壬辰 己酉 甲子", "1986-05-05 00:59:59", LateZiNextDay},
		{"E055", "丙寅 壬辰 己酉 甲子", "1986-05-05 00:30:00", LateZiSameDayAndStem},
		{"E056", "丙辰 丁酉 丙子 甲午", "1916-10-06 12:00:00", LateZiSameDay},
		{"E056", "丙辰 丁酉 丙子 甲午", "1976-09-21 12:00:00", LateZiSameDay},
	} {
		years.Rules.LateZi = c.rule
		spans := mustReverse(t, fourPillars(t, c.pillars), years)
		if unix := parseLocal(t, c.local).Seconds() - chinaOffset; !holds(spans, unix) {
			t.Errorf("%s %s: %s is not in %v", c.id, c.rule, c.local, texts(spans))
		}
	}
	for _, local := range []string{"1904-09-07 08:24:36", "1913-04-05 10:00:41"} { // E058: a 节 within the double hour
		unix := parseLocal(t, local).Seconds() - chinaOffset
		for rule := range LateZi(3) {
			years.Rules.LateZi = rule
			if spans := mustReverse(t, Pillars(unix, unix+chinaOffset, years.Rules), years); !holds(spans, unix) {
				t.Errorf("E058 %s: %s is not in %v", rule, local, texts(spans))
			}
		}
	}
}

// All births of one chart, as the wall clock shows them.
func TestReverse_WholeAnswers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		pillars string
		search  Search
		want    []string
	}{
		{"丙辰 丁酉 丙子 甲午", Search{FirstYear: 1900, LastYear: 2030}, []string{
			"1916-10-06T11:00:00 1916-10-06T13:00:00", "1976-09-21T11:00:00 1976-09-21T13:00:00"}},
		{"丙寅 壬辰 己酉 甲子", Search{FirstYear: 1980, LastYear: 2000}, []string{"1986-05-05T00:00:00 1986-05-05T01:00:00"}},
		{"丙寅 壬辰 己酉 甲子", Search{FirstYear: 1980, LastYear: 2000, Rules: nextDay}, []string{"1986-05-04T23:00:00 1986-05-05T01:00:00"}},
		{"丙寅 壬辰 己酉 甲子", Search{FirstYear: 1980, LastYear: 2000, Rules: sameStem}, []string{
			"1986-05-05T00:00:00 1986-05-05T01:00:00", "1986-05-05T23:00:00 1986-05-06T00:00:00"}},
		{"丙寅 壬辰 己酉 丙子", Search{FirstYear: 1980, LastYear: 2000}, []string{"1986-05-05T23:00:00 1986-05-06T00:00:00"}},
		// 立春 of 2024, within the second before 16:27:08, divides the hour from 15 to 17.
		{"癸卯 乙丑 戊戌 庚申", Search{FirstYear: 2024, LastYear: 2024}, []string{"2024-02-04T15:00:00 2024-02-04T16:27:08"}},
		{"甲辰 丙寅 戊戌 庚申", Search{FirstYear: 2024, LastYear: 2024}, []string{"2024-02-04T16:27:08 2024-02-04T17:00:00"}},
		// The turn of the year cuts the Zi hour, and the search with it.
		{"己亥 丙子 癸卯 壬子", Search{FirstYear: 2019, LastYear: 2019, Rules: nextDay}, []string{"2019-12-31T23:00:00 2020-01-01T00:00:00"}},
		{"己亥 丙子 癸卯 壬子", Search{FirstYear: 2020, LastYear: 2020, Rules: nextDay}, []string{"2020-01-01T00:00:00 2020-01-01T01:00:00"}},
	} {
		spans := mustReverse(t, fourPillars(t, c.pillars), c.search)
		got := texts(spans)
		if len(got) != len(c.want) {
			t.Errorf("%s: got %v, want %v", c.pillars, got, c.want)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: got %s, want %s", c.pillars, got[i], c.want[i])
			}
		}
	}
}

func TestReverse_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		pillars, field string
		search         Search
	}{
		{"甲子 甲子 甲子 甲子", "pillars", Search{}}, // a year 甲 has no month 甲子
		{"甲子 丙寅 甲子 丙寅", "", Search{}},
		{"甲子 丙寅 甲子 戊寅", "pillars", Search{}},
		{"甲子 丙寅 甲子 甲子", "", Search{}},
		{"甲子 丙寅 甲子 丙子", "", Search{}}, // late on the day 甲
		{"甲子 丙寅 甲子 丙子", "pillars", Search{Rules: nextDay}},
		{"甲子 丙寅 甲子 戊子", "pillars", Search{}},
		{"甲子 丙寅 甲子 丙寅", "from", Search{FirstYear: 1599}},
		{"甲子 丙寅 甲子 丙寅", "to", Search{LastYear: 2201}},
		{"甲子 丙寅 甲子 丙寅", "to", Search{FirstYear: 2000, LastYear: 1999}},
	} {
		_, err := Reverse(fourPillars(t, c.pillars), c.search)
		if c.field != "" {
			wantInputError(t, err, c.field)
		} else if err != nil {
			t.Errorf("%s: %v", c.pillars, err)
		}
	}
}

// longTests reports whether the long tests were asked for.
func longTests() bool { return os.Getenv("WENBU_LONG") != "" }

// randomInstant returns an instant whose clock at UTC+8 shows 1600–2200.
func randomInstant(r *rand.Rand) int64 {
	first := civil.DateTime{Year: FirstYear, Month: 1, Day: 1}.Seconds()
	last := civil.DateTime{Year: LastYear + 1, Month: 1, Day: 1}.Seconds()
	return first + r.Int64N(last-first) - chinaOffset
}

// wantFound fails unless the birth is found again by every treatment of the late
// Zi hour. Both ends of every answer are checked.
func wantFound(t *testing.T, unix int64, s Search) {
	t.Helper()
	for rule := range LateZi(3) {
		s.Rules.LateZi = rule
		pillars := Pillars(unix, unix+chinaOffset, s.Rules)
		spans := mustReverse(t, pillars, s)
		if !holds(spans, unix) {
			t.Errorf("%+v %s: %v is missed: %v", s.Rules, civil.FromSeconds(unix+chinaOffset), pillars, texts(spans))
		}
		wantExact(t, pillars, spans, s)
	}
}

// wantExact fails unless spans have the pillars from end to end and no longer.
func wantExact(t *testing.T, pillars [4]ganzhi.Pair, spans []Span, s Search) {
	t.Helper()
	first := civil.DateTime{Year: max(s.FirstYear, FirstYear), Month: 1, Day: 1}.Seconds() - chinaOffset
	last := civil.DateTime{Year: LastYear + 1, Month: 1, Day: 1}.Seconds() - chinaOffset
	for i, span := range spans {
		if i > 0 && spans[i-1].End >= span.Begin {
			t.Errorf("%v: %v touch or are out of order", pillars, texts(spans))
		}
		for at, want := range map[int64]bool{span.Begin: true, (span.Begin + span.End) / 2: true, span.End - 1: true, span.Begin - 1: false, span.End: false} {
			if got := Pillars(at, at+chinaOffset, s.Rules) == pillars; got != want && first <= at && at < last {
				t.Errorf("%v at %s: %v", pillars, civil.FromSeconds(at+chinaOffset), got)
			}
		}
	}
}

func TestReverse_FindsRandomBirths(t *testing.T) {
	t.Parallel()
	births := 2000
	if longTests() {
		births = 100_000
	}
	r := rand.New(rand.NewPCG(1600, 2200))
	for range births {
		wantFound(t, randomInstant(r), Search{})
	}
}

func TestReverse_FindsBirthsByEveryYearBoundary(t *testing.T) {
	t.Parallel()
	births := 300
	if longTests() {
		births = 20_000
	}
	r := rand.New(rand.NewPCG(7, 4))
	for range births {
		for boundary := range YearBoundary(4) {
			wantFound(t, randomInstant(r), Search{Rules: Rules{YearBoundary: boundary}})
		}
	}
}

// A minute, a second and nothing away from every 节 of a year in forty, or of all.
func TestReverse_FindsBirthsAroundJie(t *testing.T) {
	t.Parallel()
	step := 40
	if longTests() {
		step = 1
	}
	for year := FirstYear; year <= LastYear; year += step {
		for index := 0; index < 24; index += 2 {
			term, _ := sky.SolarTerm(year, index)
			at := ceilDiv(term.Unix(), milli)
			for _, away := range []int64{-60, -1, 0, 1, 60} {
				wantFound(t, at+away, Search{})
			}
			if before, after := Pillars(at-1, at-1, Rules{}), Pillars(at, at, Rules{}); before[Month] == after[Month] {
				t.Errorf("%d of %d: the month does not change at %d", index, year, at)
			}
		}
	}
}

// The first and the last births there are.
func TestReverse_FindsBirthsAtTheEdges(t *testing.T) {
	t.Parallel()
	for _, local := range []string{"1600-01-01 00:00:00", "1600-01-01 01:00:00", "1600-01-05 12:00:00", "1600-01-20 12:00:00", "2200-12-31 22:59:59", "2200-12-31 23:59:59"} {
		for boundary := range YearBoundary(4) {
			wantFound(t, parseLocal(t, local).Seconds()-chinaOffset, Search{Rules: Rules{YearBoundary: boundary}})
		}
	}
}

// Every half hour of two months with four turns of the year, and no chart twice.
func TestReverse_CoversTime(t *testing.T) {
	t.Parallel()
	begin := parseLocal(t, "2023-12-15 00:15").Seconds() - chinaOffset
	for i := range int64(60 * 48) {
		wantFound(t, begin+i*1800, Search{FirstYear: 2023, LastYear: 2024})
	}
}

// Births on the wall clocks of real zones: summer time, mean time before standard
// time, a day left out.
func TestReverse_WallClocks(t *testing.T) {
	t.Parallel()
	births := 150
	if longTests() {
		births = 10_000
	}
	r := rand.New(rand.NewPCG(8, 24))
	for _, name := range []string{"Asia/Shanghai", "America/New_York", "Pacific/Apia", "Europe/London", "-12:00", "+14:00"} {
		zone := loadZone(t, name)
		for range births {
			unix := randomInstant(r)
			local := zone.At(unix).Local
			if local.Year < FirstYear || local.Year > LastYear {
				continue
			}
			pillars := Pillars(unix, local.Seconds(), Rules{})
			spans := mustReverse(t, pillars, Search{Zone: zone})
			if !holds(spans, unix) {
				t.Errorf("%s in %s: %v is missed: %v", local, name, pillars, texts(spans))
			}
			for _, s := range spans {
				for _, at := range []int64{s.Begin, s.End - 1} {
					if got := Pillars(at, zone.At(at).Local.Seconds(), Rules{}); got != pillars {
						t.Errorf("%s: %s has %v, want %v", name, zone.At(at).Local, got, pillars)
					}
				}
			}
		}
	}
}

// The births that an answer names give the chart again.
func TestReverse_ChartsHaveThePillars(t *testing.T) {
	t.Parallel()
	zone := loadZone(t, "Asia/Shanghai")
	want := fourPillars(t, "戊辰 己未 己巳 辛未")
	spans := mustReverse(t, want, Search{Zone: zone})
	if len(spans) < 5 {
		t.Fatalf("got %v", texts(spans))
	}
	for _, s := range spans {
		chart := cast(t, Birth{Local: s.LocalBegin, HourKnown: true, Zone: zone}, Rules{})
		wantLine(t, chart, "戊辰 己未 己巳 辛未")
		if chart.Moment.Unix != s.Begin {
			t.Errorf("%s is %d, want %d", s.LocalBegin, chart.Moment.Unix, s.Begin)
		}
	}
}

func BenchmarkReverse(b *testing.B) {
	b.ReportAllocs()
	i := int64(0)
	for b.Loop() {
		i++
		unix := spread(i)
		if _, err := Reverse(Pillars(unix, unix+chinaOffset, Rules{}), Search{}); err != nil {
			b.Fatal(err)
		}
	}
}
