package catalog

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

var update = flag.Bool("update", false, "write the golden files anew")

// castBazi checks and runs an input as every door does.
func castBazi(t testing.TB, input string) (baziOutput, error) {
	t.Helper()
	result, err := callTool(t, calculateBazi(wireYears), "", input)
	if err != nil {
		return baziOutput{}, err
	}
	return result.Value.(baziOutput), nil
}

// callTool checks and runs an input; a result must satisfy the tool's own schema.
func callTool(t testing.TB, each tool.Tool, l i18n.Locale, input string) (tool.Result, error) {
	t.Helper()
	normal, err := each.Check(jsontext.Value(input))
	if err != nil {
		return tool.Result{}, err
	}
	result, err := each.Call(t.Context(), tool.Request{Locale: l, Input: normal})
	if err != nil {
		return tool.Result{}, err
	}
	if _, problems := schema.Check(each.Output, result.JSON); problems != nil {
		t.Errorf("%s: the result breaks its schema: %v", input, problems)
	}
	return result, nil
}

func mustCast(t testing.TB, input string) baziOutput {
	t.Helper()
	out, err := castBazi(t, input)
	if err != nil {
		t.Fatalf("%s: %v", input, err)
	}
	return out
}

// line returns the pillars in one line, without an unknown one.
func (out baziOutput) line() string {
	var values []string
	for _, p := range out.Pillars {
		if p.Value != nil {
			values = append(values, *p.Value)
		}
	}
	return strings.Join(values, " ")
}

// The charts that the published protocol names, and those that its own tests use.
func TestBazi_PublishedCharts(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`{"date":"2005-12-23","time":"08:37"}`:                                              "乙酉 戊子 辛巳 壬辰",
		`{"date":"1988-02-15","time":"23:30"}`:                                              "戊辰 甲寅 庚子 戊子",
		`{"date":"1988-02-15","time":"23:30","dayBoundary":"zi"}`:                           "戊辰 甲寅 辛丑 戊子",
		`{"date":"1988-02-15","time":"22:30"}`:                                              "戊辰 甲寅 庚子 丁亥",
		`{"date":"1988-02-02","time":"22:30"}`:                                              "丁卯 癸丑 丁亥 辛亥",
		`{"date":"2000-08-16","time":"03:30"}`:                                              "庚辰 甲申 丙午 庚寅",
		`{"date":"2099-12-31","time":"23:59"}`:                                              "己未 丙子 壬寅 壬子",
		`{"date":"2099-12-31","time":"23:59","dayBoundary":"zi"}`:                           "己未 丙子 癸卯 壬子",
		`{"date":"1901-01-01","time":"00:00"}`:                                              "庚子 戊子 己卯 甲子",
		`{"date":"2023-04-01","time":"10:00"}`:                                              "癸卯 乙卯 己丑 己巳",
		`{"date":"2024-02-05","time":"12:00"}`:                                              "甲辰 丙寅 己亥 庚午",
		`{"date":"2000-08-16","time":"03:30:00"}`:                                           "庚辰 甲申 丙午 庚寅",
		`{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true}`:              "庚辰 甲申 丙午 戊子",
		`{"date":"1988-02-15","time":"23:30","options":{"late_zi":"same_day_and_stem"}}`:    "戊辰 甲寅 庚子 丙子",
		`{"date":"1988-02-15","time":"23:30","options":{"late_zi":"next_day"}}`:             "戊辰 甲寅 辛丑 戊子",
		`{"date":"2024-02-05","time":"12:00","options":{"year_boundary":"lunar_new_year"}}`: "癸卯 丙寅 己亥 庚午",
	} {
		if got := mustCast(t, input).line(); got != want {
			t.Errorf("%s: got %s, want %s", input, got, want)
		}
	}
}

// The year and month change at an instant, whatever the zone and the season.
func TestBazi_YearAndMonthByInstant(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ input, yearMonth string }{
		{`{"date":"2024-02-04","time":"16:26"}`, "癸卯 乙丑"},
		{`{"date":"2024-02-04","time":"16:28"}`, "甲辰 丙寅"},
		{`{"date":"2024-02-04","time":"08:26","timezone":"UTC"}`, "癸卯 乙丑"},
		{`{"date":"2024-02-04","time":"08:28","timezone":"UTC"}`, "甲辰 丙寅"},
		{`{"date":"2024-02-04","time":"03:28","timezone":"America/New_York"}`, "甲辰 丙寅"},
		{`{"date":"1988-05-05","time":"15:30"}`, "戊辰 丙辰"}, // F1: summer time in China
		{`{"date":"1988-05-05","time":"14:30","timezone":"+08:00"}`, "戊辰 丙辰"},
		{`{"date":"1988-05-05","time":"16:02"}`, "戊辰 丁巳"},
	} {
		if got := mustCast(t, c.input).line(); !strings.HasPrefix(got, c.yearMonth+" ") {
			t.Errorf("%s: got %s, want %s", c.input, got, c.yearMonth)
		}
	}
}

func TestBazi_Calendar(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ input, lunar, zodiac, byPillar string }{
		{`{"date":"2023-04-01","time":"10:00"}`, "二〇二三年闰二月十一", "兔", "兔"},
		{`{"date":"2024-02-05","time":"12:00"}`, "二〇二三年腊月廿六", "兔", "龙"},
		{`{"date":"2024-02-10","time":"12:00"}`, "二〇二四年正月初一", "龙", "龙"},
	} {
		got := mustCast(t, c.input).Calendar
		if got.Lunar != c.lunar || got.Zodiac != c.zodiac || got.ZodiacByPillar != c.byPillar || got.ZodiacYear != "lunar" {
			t.Errorf("%s: got %+v", c.input, got)
		}
	}
	dst := mustCast(t, `{"date":"1988-05-05","time":"15:30"}`)
	if dst.Calendar.Offset != "+09:00" || *dst.Calendar.Instant != "1988-05-05T06:30:00Z" || !dst.Time.DST || *dst.Time.Standard != "1988-05-05T14:30:00" {
		t.Errorf("summer time: got %+v %+v", dst.Calendar, dst.Time)
	}
}

func TestBazi_Elements(t *testing.T) {
	t.Parallel()
	for input, want := range map[string][5]int{
		`{"date":"2005-12-23","time":"08:37"}`: {1, 1, 2, 2, 2},
		`{"date":"2005-12-23"}`:                {1, 1, 1, 2, 1},
	} {
		var got [5]int
		names := ""
		for i, e := range mustCast(t, input).Elements {
			got[i], names = e.Count, names+e.Zh+e.Color
		}
		if got != want || names != "木#557363火#b4533d土#a7864a金#777b80水#476b83" {
			t.Errorf("%s: got %v %s, want %v", input, got, names, want)
		}
	}
}

// F2: an unknown time invents nothing.
func TestBazi_UnknownTime(t *testing.T) {
	t.Parallel()
	for _, input := range []string{`{"date":"2000-08-16"}`, `{"date":"2000-08-16","time":null,"sex":"male"}`} {
		out := mustCast(t, input)
		if out.line() != "庚辰 甲申 丙午" || out.Calendar.Instant != nil || out.Calendar.Solar != "2000-08-16" || out.Luck != nil ||
			out.Time.Clock != "2000-08-16" || out.Time.Standard != nil || len(out.Warnings) != 1 {
			t.Errorf("%s: got %+v", input, out)
		}
		want := baziPillar{Key: "hour", Hidden: []string{}, HiddenStems: []baziHiddenStem{}, ShenSha: []baziShenSha{}}
		if !reflect.DeepEqual(out.Pillars[3], want) {
			t.Errorf("%s: hour pillar %+v", input, out.Pillars[3])
		}
		for _, b := range out.Boundaries {
			if b.SecondsAway != nil || b.Kind == "day" || b.Kind == "hour" {
				t.Errorf("%s: boundary %+v", input, b)
			}
		}
		text, err := json.Marshal(out)
		if err != nil || regexp.MustCompile(`2000-08-16T(12|04)`).Match(text) {
			t.Errorf("%s: noon is shown: %s %v", input, text, err)
		}
	}
}

func TestBazi_SolarTime(t *testing.T) {
	t.Parallel()
	plain := mustCast(t, `{"date":"2000-08-16","time":"03:30","longitude":75}`)
	solar := mustCast(t, `{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true}`)
	// −180 for the longitude and −4.33 for the equation of time. The published
	// value −184.6 comes from an approximation of the latter.
	if got := solar.Calendar.CorrectionMinutes; got != -184.3 {
		t.Errorf("correction: got %v", got)
	}
	if plain.Calendar.CorrectionMinutes != 0 || plain.Time.TrueSolar == nil || *plain.Time.TrueSolar != solar.Calendar.Solar {
		t.Errorf("without solarTime: got %+v", plain.Time)
	}
	if solar.Pillars[0].Value == nil || *solar.Pillars[0].Value != *plain.Pillars[0].Value || *solar.Pillars[1].Value != *plain.Pillars[1].Value ||
		*solar.Pillars[3].Value == *plain.Pillars[3].Value {
		t.Errorf("got %s and %s", plain.line(), solar.line())
	}
	if got := mustCast(t, `{"date":"2005-12-23","time":"08:37","longitude":121.5,"solarTime":true}`).Calendar.CorrectionMinutes; got < 7.0 || got > 7.4 {
		t.Errorf("Shanghai: got %v, want about 7.2", got)
	}
}

func TestBazi_Warnings(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		input string
		want  []bazi.Warning
	}{
		{`{"date":"2005-12-23","time":"08:37"}`, nil},
		{`{"date":"2005-12-23"}`, []bazi.Warning{bazi.WarnHourUnknown}},
		{`{"date":"2024-02-04"}`, []bazi.Warning{bazi.WarnHourUnknown, bazi.WarnOpenDate}},
		{`{"date":"1988-02-15","time":"23:30"}`, []bazi.Warning{bazi.WarnLateZi}},
		{`{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true}`, []bazi.Warning{bazi.WarnSolarTime}},
		{`{"date":"2024-02-04","time":"16:27"}`, []bazi.Warning{bazi.WarnNearTerm}},
		{`{"date":"2005-12-23","time":"09:00"}`, []bazi.Warning{bazi.WarnNearHour}},
	} {
		want := []string{}
		for _, w := range c.want {
			want = append(want, warningText(w).Both())
		}
		if got := mustCast(t, c.input).Warnings; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %q, want %q", c.input, got, want)
		}
	}
	for _, w := range allWarnings(t) {
		text := warningText(w)
		if en, zh, _ := strings.Cut(text.Both(), " / "); en != text.En || zh != text.Zh || strings.Contains(zh, " / ") {
			t.Errorf("%s: %q does not split", w, text.Both())
		}
	}
	if !strings.Contains(warningText(bazi.WarnSolarTime).En, "approximate") {
		t.Error("solar time does not say that it is approximate")
	}
}

// allWarnings reads the warnings from the engine's source.
func allWarnings(t *testing.T) []bazi.Warning {
	t.Helper()
	source, err := os.ReadFile("../../../calc/bazi/warning.go")
	if err != nil {
		t.Fatal(err)
	}
	var list []bazi.Warning
	for _, name := range regexp.MustCompile(`Warning = "(\w+)"`).FindAllSubmatch(source, -1) {
		list = append(list, bazi.Warning(name[1]))
	}
	if len(list) == 0 {
		t.Fatal("no warnings found")
	}
	return list
}

// Every warning of the engine has a text.
func TestBazi_WarningTextsAreComplete(t *testing.T) {
	t.Parallel()
	for _, w := range allWarnings(t) {
		if text := warningText(w); text.Zh == "" || text.En == "" || w.Hant() == "" {
			t.Errorf("no text for %s", w)
		}
	}
}

func TestBazi_Luck(t *testing.T) {
	t.Parallel()
	if out := mustCast(t, `{"date":"2000-08-16","time":"03:30"}`); out.Luck != nil {
		t.Error("luck without a sex")
	}
	female := mustCast(t, `{"date":"2000-08-16","time":"03:30","sex":"female"}`).Luck
	male := mustCast(t, `{"date":"2000-08-16","time":"03:30","sex":"male"}`).Luck
	if female.Direction != "backward" || female.Pillars[0].Pillar != "癸未" || male.Direction != "forward" || male.Pillars[0].Pillar != "乙酉" {
		t.Errorf("got %+v and %+v", female, male)
	}
	forced := mustCast(t, `{"date":"2000-08-16","time":"03:30","sex":"female","options":{"luck_direction":"male_forward","age_count":"full"}}`).Luck
	if forced.Direction != "backward" || forced.Pillars[0].StartAge != female.Pillars[0].StartAge-2 {
		t.Errorf("got %+v", forced)
	}
}

// A time that clocks showed twice is told by its offset, and the zone still knows
// summer time; a bare offset does not, and says so.
func TestBazi_Offset(t *testing.T) {
	t.Parallel()
	const birth = `{"date":"1990-09-16","time":"01:30","options":{"clock":"standard"}`
	for input, want := range map[string]struct {
		standard, hour string
		dst, warned    bool
	}{
		birth + `,"offset":"+09:00"}`:   {"1990-09-16T00:30:00", "甲子", true, false},
		birth + `,"offset":"+08:00"}`:   {"1990-09-16T01:30:00", "乙丑", false, false},
		birth + `,"timezone":"+09:00"}`: {"1990-09-16T01:30:00", "乙丑", false, true},
	} {
		out := mustCast(t, input)
		_, said := bazi.WarnFixedOffset.Words()
		if *out.Time.Standard != want.standard || *out.Pillars[3].Value != want.hour || out.Time.DST != want.dst ||
			strings.Contains(strings.Join(out.Warnings, ""), said) != want.warned {
			t.Errorf("%s: got %+v, %s, %q", input, out.Time, *out.Pillars[3].Value, out.Warnings)
		}
	}
}

// The start of luck is told by a clock that keeps the birth's offset and by the
// clocks of the place.
func TestBazi_LuckClock(t *testing.T) {
	t.Parallel()
	start := mustCast(t, `{"date":"1990-07-01","time":"12:00","sex":"male"}`).Luck.Start // in summer time
	local, _ := civil.ParseDateTime(start.Local)
	clock, _ := civil.ParseDateTime(start.Clock)
	if local.Seconds()-clock.Seconds() != 3600 {
		t.Errorf("got %+v", start)
	}
}

func TestBazi_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, input, path, code, message string }{
		{"no date", `{}`, "date", "invalid_type", ""},
		{"date form", `{"date":"2000-8-16"}`, "date", "invalid_format", ""},
		{"no such day", `{"date":"2023-02-29"}`, "date", "custom", "not a day of the Gregorian calendar"},
		{"no such month", `{"date":"2000-13-01"}`, "date", "custom", "not a day"},
		{"too early", `{"date":"1900-12-31"}`, "date", "custom", "1901 to 2099"},
		{"too late", `{"date":"2100-01-01"}`, "date", "custom", "1901 to 2099"},
		{"time form", `{"date":"2000-08-16","time":"3:30"}`, "time", "invalid_format", ""},
		{"hour 24", `{"date":"2000-08-16","time":"24:00"}`, "time", "invalid_format", ""},
		{"second 60", `{"date":"2000-08-16","time":"23:59:60"}`, "time", "invalid_format", ""},
		{"blank zone", `{"date":"2000-08-16","timezone":"   "}`, "timezone", "too_small", ""},
		{"null zone", `{"date":"2000-08-16","timezone":null}`, "timezone", "invalid_type", ""},
		{"long zone", `{"date":"2000-08-16","timezone":"` + strings.Repeat("x", 81) + `"}`, "timezone", "too_big", ""},
		{"unknown zone", `{"date":"2000-08-16","timezone":"Mars/Base"}`, "timezone", "custom", "not a known time zone"},
		{"skipped time", `{"date":"2024-03-10","time":"02:30","timezone":"America/New_York"}`, "time", "custom", "-04:00"},
		{"repeated time", `{"date":"2024-11-03","time":"01:30","timezone":"America/New_York"}`, "time", "custom", "-05:00"},
		{"skipped day", `{"date":"2011-12-30","timezone":"Pacific/Apia"}`, "date", "custom", "skipped the whole day"},
		{"offset of another time", `{"date":"1990-09-16","time":"12:30","offset":"+09:00"}`, "offset", "custom", "UTC+08:00"},
		{"offset of no time", `{"date":"1990-09-16","offset":"+09:00"}`, "offset", "custom", "give the time too"},
		{"offset of neither", `{"date":"1990-09-16","time":"01:30","offset":"+07:00"}`, "time", "custom", "+09:00"},
		{"longitude", `{"date":"2000-08-16","longitude":180.1}`, "longitude", "too_big", ""},
		{"solar time without longitude", `{"date":"2000-08-16","time":"03:30","solarTime":true}`, "longitude", "custom", "give it"},
		{"solar time without time", `{"date":"2000-08-16","longitude":75,"solarTime":true}`, "time", "custom", "give it"},
		{"solar clock without longitude", `{"date":"2000-08-16","time":"03:30","options":{"clock":"mean_solar"}}`, "longitude", "custom", "give it"},
		{"zi against same_day", `{"date":"2000-08-16","dayBoundary":"zi","options":{"late_zi":"same_day"}}`, "options.late_zi", "custom", "contradicts dayBoundary; leave one"},
		{"midnight against next_day", `{"date":"2000-08-16","dayBoundary":"midnight","options":{"late_zi":"next_day"}}`, "options.late_zi", "custom", "contradicts"},
		{"solar against civil", `{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true,"options":{"clock":"civil"}}`, "options.clock", "custom", "contradicts solarTime"},
		{"civil against solar", `{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":false,"options":{"clock":"true_solar"}}`, "options.clock", "custom", "contradicts"},
		{"unknown member", `{"date":"2000-08-16","place":"x"}`, "", "unrecognized_keys", ""},
		{"wrong case", `{"Date":"2000-08-16","date":"2000-08-16"}`, "", "unrecognized_keys", ""},
		{"unknown option", `{"date":"2000-08-16","options":{"zw_school":"default"}}`, "options", "unrecognized_keys", ""},
		{"option value", `{"date":"2000-08-16","options":{"clock":"sundial"}}`, "options.clock", "invalid_value", ""},
		{"null option", `{"date":"2000-08-16","options":{"clock":null}}`, "options.clock", "invalid_value", ""},
		{"null options", `{"date":"2000-08-16","options":null}`, "options", "invalid_type", ""},
		{"sex", `{"date":"2000-08-16","sex":"x"}`, "sex", "invalid_value", ""},
		{"locale", `{"date":"2000-08-16","locale":"fr"}`, "locale", "invalid_value", ""},
	} {
		_, err := castBazi(t, c.input)
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || f.Reason != "invalid_input" || len(f.Fields) != 1 || f.Fields[0].Path != c.path || f.Fields[0].Code != c.code {
			t.Errorf("%s: got %v with %v, want %s %s", c.name, err, f, c.path, c.code)
			continue
		}
		if !strings.Contains(f.Msg.En, c.message) || f.Msg.Zh == "" || c.message != "" && f.Msg.Zh == f.Msg.En {
			t.Errorf("%s: message %q", c.name, f.Msg.Both())
		}
	}
}

func TestBazi_ExplicitOffsetResolvesARepeatedTime(t *testing.T) {
	t.Parallel()
	if got := *mustCast(t, `{"date":"2024-11-03","time":"01:30","timezone":"-04:00"}`).Calendar.Instant; got != "2024-11-03T05:30:00Z" {
		t.Errorf("got %s", got)
	}
}

// The echoed input is complete and casts the same chart again.
func TestBazi_InputRoundTrip(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`{"date":"2000-08-16"}`: `{"date":"2000-08-16","time":null,"timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false,"locale":"zh"}`,
		`{"date":"2000-08-16","time":"03:30","timezone":" UTC ","dayBoundary":"zi"}`:                            `{"date":"2000-08-16","time":"03:30","timezone":"UTC","dayBoundary":"zi","solarTime":false,"locale":"zh"}`,
		`{"date":"2000-08-16","options":{"late_zi":"next_day"}}`:                                                `{"date":"2000-08-16","time":null,"timezone":"Asia/Shanghai","dayBoundary":"zi","solarTime":false,"locale":"zh","options":{"late_zi":"next_day"}}`,
		`{"date":"2000-08-16","time":"03:30","longitude":75,"options":{"clock":"mean_solar"}}`:                  `{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":true,"longitude":75,"locale":"zh","options":{"clock":"mean_solar"}}`,
		`{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true,"options":{"clock":"mean_solar"}}`: `{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":true,"longitude":75,"locale":"zh","options":{"clock":"mean_solar"}}`,
	} {
		first, err := callTool(t, calculateBazi(wireYears), "", input)
		if err != nil {
			t.Fatalf("%s: %v", input, err)
		}
		if string(first.Input) != want {
			t.Errorf("%s:\ngot  %s\nwant %s", input, first.Input, want)
		}
		second, err := callTool(t, calculateBazi(wireYears), "", want)
		if err != nil || string(second.JSON) != string(first.JSON) {
			t.Errorf("%s: again: %v\n%s\n%s", input, err, first.JSON, second.JSON)
		}
	}
}

func TestBazi_RequestsLocaleWins(t *testing.T) {
	t.Parallel()
	result, err := callTool(t, calculateBazi(wireYears), i18n.En, `{"date":"2000-08-16","locale":"zh"}`)
	if err != nil || result.Value.(baziOutput).Input.Locale != "en" {
		t.Errorf("got %s, %v", result.JSON, err)
	}
}

// The options on the wire are those of the engine, no more and no fewer.
func TestBazi_OptionsAreTheEngines(t *testing.T) {
	t.Parallel()
	properties := calculateBazi(wireYears).Input.Properties["options"].Properties
	for _, o := range bazi.Options() {
		var want []any
		for _, v := range o.Values {
			want = append(want, v)
		}
		p := properties[o.Name]
		if p == nil || !reflect.DeepEqual(p.Enum, want) {
			t.Errorf("%s: the wire has %+v, the engine %v", o.Name, p, o.Values)
			continue
		}
		for _, value := range o.Values {
			input := `{"date":"2000-08-16","time":"03:30","longitude":75,"sex":"male","options":{"` + o.Name + `":"` + value + `"}}`
			found := false
			for _, r := range mustCast(t, input).Rules {
				found = found || r.Option == o.Name && r.Value == value && r.WhyZh != "" && r.WhyEn != ""
			}
			if !found {
				t.Errorf("%s=%s is not among the rules in force", o.Name, value)
			}
		}
	}
	if len(properties) != len(bazi.Options()) {
		t.Errorf("the wire has %d options, the engine %d", len(properties), len(bazi.Options()))
	}
}

// What nobody asked for is absent, not empty.
func TestBazi_OnlyWhatIsComputed(t *testing.T) {
	t.Parallel()
	result, err := callTool(t, calculateBazi(wireYears), "", `{"date":"2000-08-16","time":"03:30","sex":"male"}`)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"alternatives", "transit"} {
		if strings.Contains(string(result.JSON), `"`+name+`"`) {
			t.Errorf("%s is there", name)
		}
	}
}

// whyTexts are the engine's own sentences, which its tests pin.
var whyTexts = regexp.MustCompile(`("why(?:Zh|En)": )"[^"]+"`)

// Whole charts, as the files in testdata have them. The pillars in them are
// verified by the tables above; the files pin every other member.
func TestBazi_Golden(t *testing.T) {
	t.Parallel()
	inputs, err := filepath.Glob("testdata/bazi_*.input.json")
	if err != nil || len(inputs) != 3 {
		t.Fatalf("%d inputs, %v", len(inputs), err)
	}
	for _, name := range inputs {
		input, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		result, err := callTool(t, calculateBazi(wireYears), "", string(input))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		wantGolden(t, strings.Replace(name, ".input.", ".output.", 1), result.JSON)
	}
}

// wantGolden compares a result, indented and without the engine's own sentences,
// with a file; -update writes it.
func wantGolden(t *testing.T, golden string, result jsontext.Value) {
	t.Helper()
	got := result.Clone()
	if err := got.Indent(jsontext.WithIndent("  ")); err != nil {
		t.Fatal(err)
	}
	got = append(whyTexts.ReplaceAll(got, []byte(`$1"…"`)), '\n')
	if *update {
		if err := os.WriteFile(golden, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s differs; run with -update and read the difference", golden)
	}
}

func FuzzBazi(f *testing.F) {
	f.Add(`{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","sex":"female"}`)
	f.Add(`{"date":"1901-01-01","time":"23:59:59","timezone":"-04:00","longitude":-180,"solarTime":true}`)
	f.Add(`{"date":"2099-12-31","timezone":"Europe/Dublin","options":{"late_zi":"next_day","year_boundary":"winter_solstice"}}`)
	f.Add(`{"date":"1949-05-28","time":"00:30","timezone":"Asia/Hong_Kong","dayBoundary":"zi","longitude":114.2,"options":{"clock":"true_solar"}}`)
	cast := calculateBazi(wireYears)
	f.Fuzz(func(t *testing.T, input string) {
		result, err := callTool(t, cast, "", input)
		if err != nil {
			if !fault.Is(err, fault.Invalid) {
				t.Fatalf("%s: %v", input, err)
			}
			return
		}
		again, err := callTool(t, cast, "", string(result.Input))
		if err != nil || string(again.JSON) != string(result.JSON) {
			t.Fatalf("%s became %s: %v", input, result.Input, err)
		}
	})
}

func BenchmarkBazi(b *testing.B) {
	cast := calculateBazi(wireYears)
	input := jsontext.Value(`{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","sex":"female","longitude":121.5}`)
	b.ReportAllocs()
	for b.Loop() {
		normal, err := cast.Check(input)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := cast.Call(b.Context(), tool.Request{Input: normal}); err != nil {
			b.Fatal(err)
		}
	}
}
