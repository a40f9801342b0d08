package almanac

import (
	"bufio"
	"encoding/json/v2"
	"errors"
	"fmt"
	"maps"
	"os"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// caseLine is one line of a shared case file. The two files name the category
// differently.
type caseLine struct {
	ID       string         `json:"id"`
	Category string         `json:"category"`
	Domain   string         `json:"domain"`
	Input    any            `json:"input"`
	Expect   map[string]any `json:"expect"`
}

func readCases(t *testing.T, file string) []caseLine {
	t.Helper()
	f, err := os.Open("../testdata/cases/" + file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []caseLine
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var c caseLine
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatalf("%s: %v", lines.Text(), err)
		}
		cases = append(cases, c)
	}
	return cases
}

// lunarText writes a lunar date as the case files do: 2033-leap11-01.
func lunarText(d LunarDate) string {
	if d.Leap {
		return fmt.Sprintf("%d-leap%d-%02d", d.Year, d.Month, d.Day)
	}
	return fmt.Sprintf("%d-%02d-%02d", d.Year, d.Month, d.Day)
}

func lunarOn(t *testing.T, c Calendar, date string) LunarDate {
	t.Helper()
	day, err := civil.ParseDate(date)
	if err != nil {
		t.Fatal(err)
	}
	return mustLunar(t, c, day)
}

func dayBefore(t *testing.T, date string) string {
	t.Helper()
	day, err := civil.ParseDate(date)
	if err != nil {
		t.Fatal(err)
	}
	return day.AddDays(-1).DateString()
}

// caseDay returns the day of a case that gives one: Gregorian, or as historians
// write it.
func caseDay(t *testing.T, input map[string]any) (civil.DateTime, bool) {
	t.Helper()
	if date, ok := input["gregorian"].(string); ok {
		day, err := civil.ParseDate(date)
		if err != nil {
			t.Fatal(err)
		}
		return day, true
	}
	date, ok := input["julian"].(string)
	if !ok {
		date, ok = input["date"].(string)
	}
	var y, m, d int
	if n, _ := fmt.Sscanf(date, "%d-%d-%d", &y, &m, &d); !ok || n != 3 || y < 1 {
		return civil.DateTime{}, false
	}
	day, err := HistoricalDate(y, m, d)
	if err != nil {
		t.Fatal(err)
	}
	return day, true
}

// TestCases_lunarMonths runs every case that gives a day and its lunar date,
// under its id.
func TestCases_lunarMonths(t *testing.T) {
	t.Parallel()
	ran := 0
	for _, c := range readCases(t, "calendar.jsonl") {
		input, _ := c.Input.(map[string]any)
		want, ok := c.Expect["lunar"].(string)
		if !ok {
			want, ok = c.Expect["yin_based_label"].(string)
		}
		if !ok || c.ID == "taichu-104bc" {
			continue
		}
		ran++
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			day, ok := caseDay(t, input)
			if !ok {
				t.Fatalf("no day in %v", input)
			}
			got := mustLunar(t, China, day)
			if lunarText(got) != want {
				t.Errorf("%v: got %s, want %s", day.DateString(), lunarText(got), want)
			}
			if c.Expect["leap"] == false && got.Leap {
				t.Errorf("%v is in a leap month", day.DateString())
			}
			if jdn, ok := c.Expect["jdn"].(float64); ok && day.JDN() != int(jdn) {
				t.Errorf("%v: got day number %d, want %v", day.DateString(), day.JDN(), jdn)
			}
			if back, err := China.Gregorian(got); err != nil || back != day {
				t.Errorf("%s leads back to %v, %v", lunarText(got), back, err)
			}
		})
	}
	if ran != 35 {
		t.Errorf("ran %d cases, want 35", ran)
	}
}

// TestCases_officialNames runs the cases whose months had another name.
func TestCases_officialNames(t *testing.T) {
	t.Parallel()
	for id, c := range map[string]struct {
		julian [3]int
		year   int
		name   string
	}{
		"wei-237": {[3]int{237, 4, 12}, 237, "四月"}, "wei-239": {[3]int{240, 1, 12}, 239, "后十二月"},
		"wu-689": {[3]int{689, 12, 18}, 690, "正月"}, "tang-761": {[3]int{761, 12, 2}, 762, "建子月"},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			m := monthOnJulian(t, c.julian)
			if got, ok := m.Official(); !ok || got.Year != c.year || got.Name != c.name {
				t.Errorf("got %+v, %t, want %d %s", got, ok, c.year, c.name)
			}
		})
	}
	t.Run("xin-23-end", func(t *testing.T) {
		t.Parallel()
		m := monthOnJulian(t, [3]int{23, 12, 31})
		if got, ok := m.Official(); ok || m.Confidence() != ConfidenceLow {
			t.Errorf("got %+v, confidence %v", got, m.Confidence())
		}
	})
}

func monthOnJulian(t *testing.T, date [3]int) LunarMonth {
	t.Helper()
	day, err := HistoricalDate(date[0], date[1], date[2])
	if err != nil {
		t.Fatal(err)
	}
	m, err := China.MonthOn(day)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestCases_taichu covers a month before the year 1, which is refused: there the
// tables of historians and the programs differ, and no month is known for sure.
func TestCases_taichu(t *testing.T) {
	t.Parallel()
	day, err := HistoricalDate(-103, 5, 22)
	if err != nil {
		t.Fatal(err)
	}
	var input *calc.InputError
	if _, err := China.MonthOn(day); !errors.As(err, &input) || input.Field != "date" {
		t.Errorf("taichu-104bc: got %v, want a refusal", err)
	}
}

// TestCases_dayBefore covers the second statement of some month cases.
func TestCases_dayBefore(t *testing.T) {
	t.Parallel()
	for id, want := range map[string][2]string{
		"nm-1933-06": {"1933-07-23", "1933-leap5-30"}, "nm-2057-09": {"2057-09-29", "2057-08-30"},
		"nm-2097-07": {"2097-08-08", "2097-06-30"}, "qing-1670-leap2": {"1670-01-22", "1670-01-01"},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			if got := lunarText(lunarOn(t, China, dayBefore(t, want[0]))); got != want[1] {
				t.Errorf("the day before %s: got %s, want %s", want[0], got, want[1])
			}
		})
	}
}

// TestCases_uncertain checks that the closest new moons can be flagged.
func TestCases_uncertain(t *testing.T) {
	t.Parallel()
	for id, c := range map[string]struct {
		date  string
		below int
	}{"nm-2165-11": {"2165-12-04", 60}, "nm-2057-09": {"2057-09-29", 60}, "nm-2018-10": {"2018-11-08", 125}} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			day, _ := civil.ParseDate(c.date)
			m, err := China.MonthOn(day)
			if margin := China.MidnightMarginSeconds(m); err != nil || margin >= c.below || m.FirstJDN != day.JDN() {
				t.Errorf("got margin %d s, month %+v, %v", margin, m, err)
			}
		})
	}
}

// TestConfidence_nearMidnight lists every month of 2036–2200 whose new moon lies
// within a minute of midnight, with the seconds in between.
func TestConfidence_nearMidnight(t *testing.T) {
	t.Parallel()
	want := map[string]int{
		"2057-09-29": 40, "2089-09-04": 48, "2115-02-24": 50, "2116-05-12": 57, "2165-12-04": 29, "2172-10-18": 53,
	}
	got := map[string]int{}
	for year := 2036; year <= 2200; year++ {
		months, err := China.MonthsOf(year)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range months {
			if m.Confidence() == ConfidenceLow {
				got[civil.FromJDN(m.FirstJDN).DateString()] = China.MidnightMarginSeconds(m)
			}
		}
	}
	if !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestCases_leapMonths(t *testing.T) {
	t.Parallel()
	ran := 0
	for _, c := range readCases(t, "calendar.jsonl") {
		input, _ := c.Input.(map[string]any)
		year, ok := input["lunar_year"].(float64)
		if !ok {
			continue
		}
		ran++
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			leap := int(c.Expect["leap"].(float64))
			if got, err := China.LeapMonth(int(year)); err != nil || got != leap {
				t.Errorf("leap month of %v: got %d, %v, want %d", year, got, err, leap)
			}
			firstDays := map[string]LunarDate{
				"leap_first_day":   {int(year), leap, 1, true},
				"month8_first_day": {int(year), 8, 1, false},
				"month_12":         {int(year), 12, 1, false},
				"cny_2034":         {2034, 1, 1, false},
				"cny_1985":         {1985, 1, 1, false},
			}
			for key, d := range firstDays {
				want, stated := c.Expect[key]
				if day, err := China.Gregorian(d); stated && (err != nil || day.DateString() != want) {
					t.Errorf("%s: got %v, %v, want %v", key, day, err, want)
				}
			}
		})
	}
	if ran != 3 {
		t.Errorf("ran %d cases, want 3", ran)
	}
}

func TestCases_variants(t *testing.T) {
	t.Parallel()
	ran := 0
	for _, c := range readCases(t, "calendar.jsonl") {
		if c.Category != "variant" {
			continue
		}
		ran++
		t.Run(c.ID, func(t *testing.T) {
			t.Parallel()
			calendar, key := Vietnam, "tet"
			if strings.HasPrefix(c.ID, "kr-") {
				calendar, key = Korea, "seollal"
			}
			newYear := LunarDate{Year: int(c.Input.(map[string]any)["year"].(float64)), Month: 1, Day: 1}
			for calendar, key := range map[Calendar]string{calendar: key, China: "china_cny"} {
				if got, err := calendar.Gregorian(newYear); err != nil || got.DateString() != c.Expect[key] {
					t.Errorf("%v: got %v, %v, want %v", calendar, got, err, c.Expect[key])
				}
			}
		})
	}
	if ran != 4 {
		t.Errorf("ran %d cases, want 4", ran)
	}
}

// TestCases_koreanLeapMonth pins a year whose leap month differs (2012: 小满
// fell 16 minutes after midnight in Seoul).
func TestCases_koreanLeapMonth(t *testing.T) {
	t.Parallel()
	china, _ := China.LeapMonth(2012)
	korea, _ := Korea.LeapMonth(2012)
	if china != 4 || korea != 3 {
		t.Errorf("2012: got leap %d in China, %d in Korea, want 4 and 3", china, korea)
	}
}

// engineCases are the cases of engines.jsonl whose right answer is a lunar date.
var engineCases = []struct{ id, date, want string }{
	{"E008", "2026-02-16", "2025-12-29"},
	{"E022", "2025-01-30", "2025-01-02"},
	{"E024", "1981-01-20", "1980-12-15"},
	{"E033", "2034-01-01", "2033-leap11-11"},
	{"E034", "2034-01-19", "2033-leap11-29"},
	{"E034", "2034-01-20", "2033-12-01"},
	{"E035", "1917-03-23", "1917-leap2-01"},
	{"E036", "2018-11-07", "2018-09-30"},
	{"E039", "1933-07-22", "1933-leap5-30"},
	{"E040", "2057-09-28", "2057-08-30"},
	{"E040", "2057-09-29", "2057-09-01"},
	{"E041", "1996-10-07", "1996-08-25"},
	{"E043", "1984-11-23", "1984-leap10-01"},
	{"E045", "1987-01-29", "1987-01-01"},
	{"E053", "2000-04-04", "2000-02-30"},
}

func TestCases_engines(t *testing.T) {
	t.Parallel()
	for _, c := range engineCases {
		t.Run(c.id, func(t *testing.T) {
			t.Parallel()
			d := lunarOn(t, China, c.date)
			if lunarText(d) != c.want {
				t.Errorf("%s: got %s, want %s", c.date, lunarText(d), c.want)
			}
			if back, err := China.Gregorian(d); err != nil || back.DateString() != c.date {
				t.Errorf("%s leads back to %v, %v", lunarText(d), back, err)
			}
		})
	}
}

func TestCases_engineZodiac(t *testing.T) {
	t.Parallel()
	for id, c := range map[string][3]string{
		"E021": {"2024-02-07", "癸卯", "兔"}, "E022": {"2025-01-30", "乙巳", "蛇"}, "E024": {"1981-01-20", "庚申", "猴"},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			d := lunarOn(t, China, c[0])
			if d.YearPair().String() != c[1] || d.Zodiac().String() != c[2] {
				t.Errorf("%s: got %v %v, want %s %s", c[0], d.YearPair(), d.Zodiac(), c[1], c[2])
			}
		})
	}
}

// TestCases_dayPairs checks day pillars by day number, Julian dates included.
func TestCases_dayPairs(t *testing.T) {
	t.Parallel()
	for id, c := range map[string]struct {
		jdn  int
		want string
	}{
		"E041":      {civil.DateTime{Year: 1996, Month: 10, Day: 7}.JDN(), "丁丑"},
		"year-zero": {1721117, "庚午"},
		"neg-721":   {1458078, "辛未"},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			if got := ganzhi.PairOfDay(c.jdn).String(); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

// TestCases_E047 checks that 白露 1898 exists, at 23:39:25 UTC+8.
func TestCases_E047(t *testing.T) {
	t.Parallel()
	instant, ok := sky.SolarTerm(1898, int(TermBaiLu))
	want := civil.DateTime{Year: 1898, Month: 9, Day: 7, Hour: 15, Minute: 39, Second: 25}.Seconds()
	if got := instant.Unix() / 1000; !ok || got < want-4 || got > want+4 {
		t.Errorf("got %v, want %v within 4 s", civil.FromSeconds(got), civil.FromSeconds(want))
	}
}

// testedElsewhere names the package that runs a calendar case under its id.
var testedElsewhere = map[string]string{"E049": "calc/civil", "E050": "calc/civil", "E069": "calc/daygod"}

// TestCases_termDays checks the day of a term in China's calendar. The calendars
// printed for 1912, 1913 and 1979 had three 中气 a day later than computed; no
// month depends on them.
func TestCases_termDays(t *testing.T) {
	t.Parallel()
	for id, c := range map[string]struct {
		year int
		term SolarTerm
		want string
	}{
		"st-2024-lichun": {2024, TermLiChun, "2024-02-04"}, "st-2021-dongzhi": {2021, TermDongZhi, "2021-12-21"},
		"st-1979-dahan": {1979, TermDaHan, "1979-01-20"}, "st-1951-dongzhi": {1951, TermDongZhi, "1951-12-23"},
		"st-2008-xiaoman": {2008, TermXiaoMan, "2008-05-21"}, "st-1912-xiaoxue": {1912, TermXiaoXue, "1912-11-22"},
		"st-1927-bailu": {1927, TermBaiLu, "1927-09-08"}, "st-2051-chunfen": {2051, TermChunFen, "2051-03-20"},
	} {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			if got := civil.FromJDN(TermOn(c.year, c.term).JDN).DateString(); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
	clock := China.Clock(TermOn(2024, TermLiChun).Instant)
	if clock.String() != "2024-02-04T16:27:07" && clock.String() != "2024-02-04T16:27:08" {
		t.Errorf("立春 2024 at %v", clock)
	}
}

// TestCases_complete makes sure that no engine case of this domain is lost.
func TestCases_complete(t *testing.T) {
	t.Parallel()
	known := map[string]bool{"E021": true, "E047": true, "E070": true, "E071": true, "E072": true}
	for _, c := range engineCases {
		known[c.id] = true
	}
	for _, c := range readCases(t, "engines.jsonl") {
		switch {
		case c.Domain != "calendar" || known[c.ID] || testedElsewhere[c.ID] != "":
		default:
			t.Errorf("%s is not tested", c.ID)
		}
	}
}
