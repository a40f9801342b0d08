package bazi

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"
	"testing"
)

const casesDir = "../testdata/cases/"

// calendarCase is a line of calendar.jsonl.
type calendarCase struct {
	ID       string `json:"id"`
	Category string `json:"category"`
	Input    struct {
		Local     string   `json:"local"`
		Zone      string   `json:"tz"`
		Longitude *float64 `json:"longitude"`
	} `json:"input"`
	Expect struct {
		Year   string `json:"year_pillar"`
		Month  string `json:"month_pillar"`
		Day    string `json:"day_pillar"`
		Hour   string `json:"hour_pillar"`
		Branch string `json:"hour_branch"`
		Mean   string `json:"local_mean"`
		True   string `json:"true_solar"`
		LMT    string `json:"lmt"`
		Next   struct {
			Day string `json:"day"`
		} `json:"school1"`
		Same struct {
			Day string `json:"day"`
		} `json:"school2"`
	} `json:"expect"`
}

func readCalendarCases(t *testing.T, category string) []calendarCase {
	t.Helper()
	var cases []calendarCase
	for _, text := range readLines(t, casesDir+"calendar.jsonl") {
		if !strings.Contains(text, `"category": "`+category+`"`) {
			continue
		}
		var c calendarCase
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		cases = append(cases, c)
	}
	return cases
}

func TestCases_PillarBoundary(t *testing.T) {
	t.Parallel()
	cases := readCalendarCases(t, "pillar-boundary")
	if len(cases) != 5 {
		t.Fatalf("got %d cases, want 5", len(cases))
	}
	for _, c := range cases {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			chart := castAt(t, c.Input.Local, c.Input.Zone, Rules{})
			if got := chart.Pillars[Year].Pair.String(); got != c.Expect.Year {
				t.Errorf("year: got %s, want %s", got, c.Expect.Year)
			}
			if got := chart.Pillars[Month].Pair.String(); got != c.Expect.Month {
				t.Errorf("month: got %s, want %s", got, c.Expect.Month)
			}
			wantWarning(t, chart, WarnNearTerm, true)
		})
	}
}

func TestCases_ZiHour(t *testing.T) {
	t.Parallel()
	cases := readCalendarCases(t, "zi-hour")
	if len(cases) != 4 {
		t.Fatalf("got %d cases, want 4", len(cases))
	}
	for _, c := range cases {
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			day := map[LateZi]string{LateZiSameDay: c.Expect.Day, LateZiSameDayAndStem: c.Expect.Day, LateZiNextDay: c.Expect.Day}
			switch c.ID {
			case "zi-iztro":
				day = map[LateZi]string{LateZiNextDay: c.Expect.Next.Day, LateZiSameDay: c.Expect.Same.Day}
			case "zi-2319b":
				day = map[LateZi]string{LateZiSameDay: c.Expect.Day}
			}
			for rule, want := range day {
				chart := castAt(t, c.Input.Local, "+08:00", Rules{LateZi: rule})
				if got := chart.Pillars[Day].Pair.String(); got != want {
					t.Errorf("%s: day: got %s, want %s", rule, got, want)
				}
				hour := chart.Pillars[Hour].Pair
				if c.Expect.Hour != "" && hour.String() != c.Expect.Hour {
					t.Errorf("%s: hour: got %s, want %s", rule, hour, c.Expect.Hour)
				}
				if c.Expect.Branch != "" && hour.Branch().String() != c.Expect.Branch {
					t.Errorf("%s: hour: got %s, want branch %s", rule, hour, c.Expect.Branch)
				}
			}
		})
	}
}

func TestCases_TrueSolarTime(t *testing.T) {
	t.Parallel()
	run := map[string]func(*testing.T, calendarCase){
		"tst-beijing-nov": func(t *testing.T, c calendarCase) {
			solar := castSolar(t, c).Time.Solar
			if got := solar.Mean.ClockString(); got != c.Expect.Mean {
				t.Errorf("mean: got %s, want %s", got, c.Expect.Mean)
			}
			if got := solar.True.ClockString(); got != c.Expect.True {
				t.Errorf("true: got %s, want %s", got, c.Expect.True)
			}
		},
		"tst-kiritimati": func(t *testing.T, c calendarCase) {
			mean := castSolar(t, c).Time.Solar.Mean
			if got := strings.Replace(mean.String(), "T", " ", 1); got != c.Expect.LMT {
				t.Errorf("mean: got %s, want %s", got, c.Expect.LMT)
			}
		},
		"tst-lon-wrap": func(t *testing.T, c calendarCase) {
			for _, rule := range []Clock{ClockMeanSolar, ClockTrueSolar} {
				b := birthAt(t, "1990-05-01 08:30", "Pacific/Apia")
				b.LongitudeDegEast = c.Input.Longitude
				wide := cast(t, b, Rules{Clock: rule})
				b.LongitudeDegEast = degrees(-171.76)
				narrow := cast(t, b, Rules{Clock: rule})
				if wide.Time.Used != narrow.Time.Used || line(wide) != line(narrow) {
					t.Errorf("%s: 188.24 gives %s %s, -171.76 gives %s %s", rule,
						wide.Time.Used, line(wide), narrow.Time.Used, line(narrow))
				}
			}
		},
		"tst-polar": func(t *testing.T, c calendarCase) {
			if got := castSolar(t, c).Time.Solar.True.DateString(); got != "2024-06-21" {
				t.Errorf("got %s", got)
			}
		},
	}
	for _, c := range readCalendarCases(t, "true-solar-time") {
		check, ok := run[c.ID]
		if !ok {
			t.Errorf("no test for case %s", c.ID)
			continue
		}
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			check(t, c)
		})
	}
}

func castSolar(t *testing.T, c calendarCase) *Chart {
	t.Helper()
	b := birthAt(t, c.Input.Local, c.Input.Zone)
	b.LongitudeDegEast = c.Input.Longitude
	return cast(t, b, Rules{Clock: ClockTrueSolar})
}

// engineCase is a line of engines.jsonl.
type engineCase struct {
	ID     string         `json:"id"`
	Domain string         `json:"domain"`
	Right  jsontext.Value `json:"right"`
}

func readEngineCases(t *testing.T) map[string]engineCase {
	t.Helper()
	cases := map[string]engineCase{}
	for _, text := range readLines(t, casesDir+"engines.jsonl") {
		var c engineCase
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		cases[c.ID] = c
	}
	return cases
}

var nextDay, sameStem = Rules{LateZi: LateZiNextDay}, Rules{LateZi: LateZiSameDayAndStem}

// engineCharts are the cases that ask for pillars: clock at UTC+8, rules, right
// value. The value must stand in the case file, unless it is marked as derived.
var engineCharts = []struct {
	id, local string
	rules     Rules
	want      string
	derived   string // why the case file does not print the value
}{
	{"E001", "1983-10-28 23:30", nextDay, "癸亥 壬戌 庚寅 丙子", ""},
	{"E001", "1983-10-28 23:30", Rules{}, "癸亥 壬戌 己丑 丙子", ""},
	{"E002", "1991-09-19 23:00", nextDay, "辛未 丁酉 癸巳 壬子", ""},
	{"E002", "1991-09-19 23:00", Rules{}, "辛未 丁酉 壬辰 壬子", ""},
	{"E006", "2006-01-28 23:50", nextDay, "乙酉 己丑 戊午 壬子", ""},
	{"E006", "2006-01-28 23:50", Rules{}, "乙酉 己丑 丁巳 壬子", ""},
	{"E006", "2006-01-28 23:50", sameStem, "乙酉 己丑 丁巳 庚子", ""},
	{"E008", "2026-02-16 23:10", Rules{}, "丙午 庚寅 辛酉 庚子", "the case names the option only"},
	{"E008", "2026-02-16 23:10", nextDay, "丙午 庚寅 壬戌 庚子", "the case names the option only"},
	{"E009", "2024-02-10 23:00", nextDay, "甲辰 丙寅 乙巳 丙子", "the case states the rule for any date"},
	{"E010", "2026-01-05 16:23", Rules{}, "乙巳 戊子 己卯 壬申", "the case names the month only"},
	{"E011", "1997-12-07 10:04:49", Rules{}, "丁丑 辛亥 癸未 丁巳", ""},
	{"E013", "1991-04-05 03:00", Rules{}, "辛未 辛卯 乙巳 戊寅", ""},
	{"E014", "1993-02-03 19:30", Rules{}, "壬申 癸丑 乙卯 丙戌", ""},
	{"E015", "2022-02-04 04:50:47", Rules{}, "辛丑 辛丑 戊子 甲寅", ""},
	{"E015", "2022-02-04 04:50:48", Rules{}, "壬寅 壬寅 戊子 甲寅", ""},
	{"E016", "2022-02-04 04:00", Rules{}, "辛丑 辛丑 戊子 甲寅", ""},
	{"E018", "1997-07-07 09:40", Rules{}, "丁丑 丙午 庚戌 辛巳", ""},
	{"E025", "1989-05-29 17:01:42", Rules{}, "己巳 己巳 己丑 癸酉", ""},
	{"E027", "1980-03-23 12:00", Rules{}, "庚申 己卯 乙未 壬午", ""},
	{"E028", "2024-08-21 20:00", Rules{}, "甲辰 壬申 丁巳 庚戌", ""},
	{"E029", "2024-09-21 21:16:43", Rules{}, "甲辰 癸酉 戊子 癸亥", ""},
	{"E030", "2000-01-01 01:00", Rules{}, "己卯 丙子 戊午 癸丑", ""},
	{"E031", "1992-01-06 13:07", Rules{}, "辛未 辛丑 辛巳 乙未", ""},
	{"E055", "1986-05-05 00:30", Rules{}, "丙寅 壬辰 己酉 甲子", "the case gives it as the input of a reverse lookup"},
	{"E056", "1916-10-06 12:00", Rules{}, "丙辰 丁酉 丙子 甲午", "the case gives it as the input of a reverse lookup"},
	{"E056", "1976-09-21 12:00", Rules{}, "丙辰 丁酉 丙子 甲午", "the case gives it as the input of a reverse lookup"},
}

func TestCases_EngineCharts(t *testing.T) {
	t.Parallel()
	cases := readEngineCases(t)
	for _, c := range engineCharts {
		t.Run(c.id+"/"+c.rules.LateZi.String()+"/"+c.local, func(t *testing.T) {
			t.Parallel()
			if c.derived == "" && !strings.Contains(string(cases[c.id].Right), c.want) {
				t.Errorf("the case file does not give %s", c.want)
			}
			wantLine(t, castAt(t, c.local, "+08:00", c.rules), c.want)
		})
	}
}

// engineYears are the cases that ask for the year pillar by a year boundary.
var engineYears = []struct {
	id, local string
	rule      YearBoundary
	want      string
}{
	{"E014", "1993-02-03 19:30", YearLunarNewYear, "癸酉"},
	{"E021", "2024-02-07 12:00", YearLunarNewYear, "癸卯"},  // Rabbit
	{"E021", "2024-02-07 12:00", YearLichunInstant, "甲辰"}, // Dragon
	{"E022", "2025-01-30 12:00", YearLunarNewYear, "乙巳"},
	{"E022", "2025-01-30 12:00", YearLichunInstant, "甲辰"},
	{"E024", "1981-01-20 12:00", YearLunarNewYear, "庚申"},
}

func TestCases_EngineYears(t *testing.T) {
	t.Parallel()
	for _, c := range engineYears {
		t.Run(c.id+"/"+c.rule.String(), func(t *testing.T) {
			t.Parallel()
			chart := castAt(t, c.local, "+08:00", Rules{YearBoundary: c.rule})
			if got := chart.Pillars[Year].Pair.String(); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// engineLuck are the cases that ask for the start of luck.
var engineLuck = []struct {
	id, local string
	sex       Sex
	method    LuckMethod
	want      [3]int // years, months, days
}{
	{"E060", "1986-02-05 12:00", SexMale, LuckDayHour, [3]int{9, 7, 0}},
	{"E060", "1986-02-05 12:00", SexMale, LuckMinute, [3]int{9, 6, 26}},
	{"E062", "1993-01-01 00:00", SexMale, LuckDayHour, [3]int{1, 6, 20}},
	// The case says 20 days by both methods; by minutes it is 19 days and 17 hours,
	// and lunar-go 1.4.7 says 19 days and 16 hours.
	{"E062", "1993-01-01 00:00", SexMale, LuckMinute, [3]int{1, 6, 19}},
}

func TestCases_EngineLuck(t *testing.T) {
	t.Parallel()
	for _, c := range engineLuck {
		t.Run(c.id+"/"+c.method.String(), func(t *testing.T) {
			t.Parallel()
			b := birthAt(t, c.local, "+08:00")
			b.Sex = c.sex
			luck := cast(t, b, Rules{LuckMethod: c.method}).Luck
			if got := [3]int{luck.Start.Years, luck.Start.Months, luck.Start.Days}; got != c.want {
				t.Errorf("got %v, want %v", got, c.want)
			}
			if !luck.Forward {
				t.Error("got backward, want forward")
			}
		})
	}
}

// E061: the start differs between programs because of the method, so both must
// be reachable and differ.
func TestCases_E061(t *testing.T) {
	t.Parallel()
	b := birthAt(t, "2025-10-18 20:09", "+08:00")
	b.Sex = SexMale
	minute := cast(t, b, Rules{}).Luck.Start
	slots := cast(t, b, Rules{LuckMethod: LuckDayHour}).Luck.Start
	if minute.Local == slots.Local {
		t.Errorf("both methods start at %s", minute.Local)
	}
}

// elsewhere lists the four-pillar cases that this package does not decide.
var elsewhere = map[string]string{
	"E017": "1018 lies outside the years of charts",
}

func TestCases_EveryBaziCaseIsCovered(t *testing.T) {
	t.Parallel()
	covered := map[string]bool{"E058": true, "E061": true, "E064": true} // reverse_test.go, above, passing_test.go
	for _, c := range engineCharts {
		covered[c.id] = true
	}
	for _, c := range engineLuck {
		covered[c.id] = true
	}
	for id, c := range readEngineCases(t) {
		if c.Domain != "bazi" || covered[id] {
			continue
		}
		reason, ok := elsewhere[id]
		if !ok {
			t.Errorf("case %s has neither a test nor a reason", id)
			continue
		}
		t.Run(id, func(t *testing.T) { t.Skip(reason) })
	}
}
