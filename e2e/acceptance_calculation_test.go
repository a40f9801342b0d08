package e2e

import (
	"encoding/json/v2"
	"fmt"
	"os/exec"
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// answer is what a calculator answered: its status, its text and its members.
type answer struct {
	status int
	text   string
	value  any
}

// calculate posts to a calculator.
func (p *process) calculate(kind, body string) answer {
	p.t.Helper()
	a := answer{}
	a.status, a.text = p.post("/api/v1/"+kind, body)
	if err := json.Unmarshal([]byte(a.text), &a.value); err != nil {
		p.t.Fatalf("%s %s: %s: %v", kind, body, a.text, err)
	}
	return a
}

// at returns what stands under a dotted path, as text: strings bare, the rest as
// JSON.
func (a answer) at(path string) string {
	v := a.value
	for key := range strings.SplitSeq(path, ".") {
		switch in := v.(type) {
		case map[string]any:
			v = in[key]
		case []any:
			i, err := strconv.Atoi(key)
			if err != nil || i >= len(in) {
				return "nothing at " + path
			}
			v = in[i]
		default:
			return "nothing at " + path
		}
	}
	if s, ok := v.(string); ok {
		return s
	}
	text, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// each returns a member of every item of a list, separated by spaces.
func (a answer) each(list, member string) string {
	var all []string
	items, _ := a.value.(map[string]any)[list].([]any)
	for _, item := range items {
		all = append(all, answer{value: item}.at(member))
	}
	return strings.Join(all, " ")
}

func (a answer) pillars() string { return a.each("pillars", "value") }

// refused checks an answer of 422 that names a field, with the code and, in its
// message, a word.
func (a answer) refused(t *testing.T, path, code, word string) {
	t.Helper()
	if a.status != 422 || a.at("error.code") != "invalid_input" || a.at("error.fields.0.path") != path || a.at("error.fields.0.code") != code || !strings.Contains(a.text, word) {
		t.Errorf("got %d %s, want 422 for %q with %s and %q", a.status, a.text, path, code, word)
	}
}

// TestAcceptance_FourPillars runs the acceptance lines about the four pillars over
// REST.
func TestAcceptance_FourPillars(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
	t.Run("T1 F7 five known charts, with both rules for late Zi", func(t *testing.T) {
		for input, want := range map[string]string{
			`{"date":"2005-12-23","time":"08:37"}`:                                "乙酉 戊子 辛巳 壬辰",
			`{"date":"1988-02-15","time":"23:30","dayBoundary":"midnight"}`:       "戊辰 甲寅 庚子 戊子",
			`{"date":"1988-02-15","time":"23:30","dayBoundary":"zi"}`:             "戊辰 甲寅 辛丑 戊子",
			`{"date":"1988-02-15","time":"22:30"}`:                                "戊辰 甲寅 庚子 丁亥",
			`{"date":"1988-02-02","time":"22:30","timezone":"Asia/Shanghai"}`:     "丁卯 癸丑 丁亥 辛亥",
			`{"date":"2000-08-16","time":"03:30","options":{"clock":"standard"}}`: "庚辰 甲申 丙午 庚寅",
		} {
			if got := p.calculate("bazi", input); got.status != 200 || got.pillars() != want {
				t.Errorf("%s: %d %s, want %s", input, got.status, got.pillars(), want)
			}
		}
		if got := p.calculate("bazi", `{"date":"2005-12-23","time":"08:37"}`); got.each("elements", "count") != "1 1 2 2 2" {
			t.Errorf("elements: %s", got.each("elements", "count"))
		}
		late := p.calculate("bazi", `{"date":"1988-02-15","time":"23:30"}`)
		if !strings.Contains(late.at("warnings.0"), "23:00") || !strings.Contains(late.at("warnings.0"), " / ") || late.at("method.dayBoundary") == "null" {
			t.Errorf("a birth after 23:00 is warned of: %s, %s", late.at("warnings"), late.at("method"))
		}
	})
	t.Run("T2 F2 an unknown time has no hour, no instant and no noon", func(t *testing.T) {
		got := p.calculate("bazi", `{"date":"2005-12-23","time":null}`)
		sum := 0
		for count := range strings.FieldsSeq(got.each("elements", "count")) {
			n, _ := strconv.Atoi(count)
			sum += n
		}
		if got.at("pillars.3.key") != "hour" || got.at("pillars.3.value") != "null" || got.at("calendar.instant") != "null" ||
			got.at("calendar.solar") != "2005-12-23" || sum != 6 || got.at("warnings.0") == "nothing at warnings.0" || strings.Contains(got.text, "T12:00") || strings.Contains(got.text, "T04:00") {
			t.Errorf("sum %d, %s", sum, got.text)
		}
	})
	t.Run("T3 days that do not exist or lie outside 1901 to 2099 are refused", func(t *testing.T) {
		for date, word := range map[string]string{"2023-02-29": "Gregorian", "2000-13-01": "Gregorian", "1900-01-01": "1901 to 2099", "2100-01-01": "1901 to 2099"} {
			p.calculate("bazi", `{"date":"`+date+`"}`).refused(t, "date", "custom", word)
		}
	})
	t.Run("T4 F6 a skipped and a repeated time are refused, an explicit offset is accepted", func(t *testing.T) {
		p.calculate("bazi", `{"date":"2024-03-10","time":"02:30","timezone":"America/New_York"}`).refused(t, "time", "custom", "-04:00")
		p.calculate("bazi", `{"date":"2024-11-03","time":"01:30","timezone":"America/New_York"}`).refused(t, "time", "custom", "-05:00")
		if got := p.calculate("bazi", `{"date":"2024-11-03","time":"01:30","timezone":"-04:00"}`); got.at("calendar.instant") != "2024-11-03T05:30:00Z" {
			t.Errorf("instant %s", got.at("calendar"))
		}
	})
	t.Run("T5 one instant has one year and month in Shanghai and in UTC", func(t *testing.T) {
		a := p.calculate("bazi", `{"date":"2024-02-04","time":"16:28","timezone":"Asia/Shanghai"}`)
		b := p.calculate("bazi", `{"date":"2024-02-04","time":"08:28","timezone":"UTC"}`)
		if a.at("calendar.instant") != b.at("calendar.instant") || a.at("pillars.0.value") != b.at("pillars.0.value") || a.at("pillars.1.value") != b.at("pillars.1.value") || a.at("pillars.3.value") == b.at("pillars.3.value") {
			t.Errorf("%s and %s", a.pillars(), b.pillars())
		}
	})
	t.Run("T6 the year changes in the minute of Li Chun 2024", func(t *testing.T) {
		for time, want := range map[string]string{"16:26": "癸卯 乙丑", "16:28": "甲辰 丙寅"} {
			if got := p.calculate("bazi", `{"date":"2024-02-04","time":"`+time+`"}`).pillars(); !strings.HasPrefix(got, want+" ") {
				t.Errorf("%s: %s, want %s", time, got, want)
			}
		}
	})
	t.Run("T7 F1 summer time does not move Li Xia 1988", func(t *testing.T) {
		for input, want := range map[string]string{
			`{"date":"1988-05-05","time":"15:30","timezone":"Asia/Shanghai"}`: "丙辰", `{"date":"1988-05-05","time":"14:30","timezone":"+08:00"}`: "丙辰",
			`{"date":"1988-05-05","time":"16:02","timezone":"Asia/Shanghai"}`: "丁巳",
		} {
			if got := p.calculate("bazi", input).at("pillars.1.value"); got != want {
				t.Errorf("%s: month %s, want %s", input, got, want)
			}
		}
	})
	solar := p.calculate("bazi", `{"date":"2000-08-16","time":"03:30","longitude":75,"solarTime":true}`)
	t.Run("T8 solar time leaves year and month and changes the hour", func(t *testing.T) {
		plain := p.calculate("bazi", `{"date":"2000-08-16","time":"03:30"}`)
		if solar.at("pillars.0.value") != plain.at("pillars.0.value") || solar.at("pillars.1.value") != plain.at("pillars.1.value") || solar.at("pillars.3.value") == plain.at("pillars.3.value") {
			t.Errorf("%s and %s", solar.pillars(), plain.pillars())
		}
	})
	t.Run("T9 solar time needs a longitude", func(t *testing.T) {
		p.calculate("bazi", `{"date":"2000-08-16","time":"03:30","solarTime":true}`).refused(t, "longitude", "custom", "longitude")
	})
	t.Run("T10 the correction at longitude 75 is below -170 minutes and called approximate", func(t *testing.T) {
		minutes, err := strconv.ParseFloat(solar.at("calendar.correctionMinutes"), 64)
		if err != nil || minutes >= -170 || !strings.Contains(solar.at("warnings"), "approximate") {
			t.Errorf("%v, %s", minutes, solar.at("warnings"))
		}
	})
	t.Run("F11 all four transformations of a Zi Wei chart are shown, wherever their stars are", func(t *testing.T) {
		minor := 0
		for year := 1984; year < 1994; year++ { // every stem once
			got := p.calculate("ziwei", fmt.Sprintf(`{"date":"%d-08-16","time":"03:00","sex":"male"}`, year))
			marks := map[string]int{}
			for palace := range 12 {
				for _, kind := range []string{"stars", "minor"} {
					here := answer{value: got.value.(map[string]any)["palaces"].([]any)[palace]}.each(kind, "mutagen")
					for mark := range strings.FieldsSeq(here) {
						marks[mark]++
						if kind == "minor" {
							minor++
						}
					}
				}
			}
			if !reflect.DeepEqual(marks, map[string]int{"禄": 1, "权": 1, "科": 1, "忌": 1}) || got.each("transformations", "mutagen") != "禄 权 科 忌" {
				t.Errorf("%d: %v, %s", year, marks, got.at("transformations"))
			}
		}
		if minor < 4 { // 左辅, 右弼, 文昌 and 文曲 carry one in some years
			t.Errorf("%d transformations of supporting stars", minor)
		}
	})
}

// TestAcceptance_Draws runs the acceptance lines about hexagrams, cards and the
// twelve palaces over REST.
func TestAcceptance_Draws(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
	cast := func(lines string) answer { return p.calculate("iching", `{"lines":[`+lines+`]}`) }
	t.Run("T11 the 64 patterns of lines are 64 hexagrams", func(t *testing.T) {
		seen := map[string]bool{}
		for pattern := range 64 {
			var lines []string
			for bit := range 6 {
				lines = append(lines, []string{"8", "7"}[pattern>>bit&1])
			}
			seen[cast(strings.Join(lines, ",")).at("original.number")] = true
		}
		if len(seen) != 64 || seen["0"] || !seen["1"] || !seen["64"] {
			t.Errorf("%d numbers", len(seen))
		}
	})
	t.Run("T12 known patterns have their numbers", func(t *testing.T) {
		for lines, want := range map[string]string{"7,7,7,7,7,7": "1", "8,8,8,8,8,8": "2", "7,8,7,8,7,8": "63", "8,7,8,7,8,7": "64"} {
			if got := cast(lines); got.at("original.number") != want || got.at("moving") != "[]" || got.at("changed.number") != want {
				t.Errorf("%s: %s", lines, got.text)
			}
		}
		if got := cast("7,8,7,8,7,8"); got.at("original.lower") != "离" || got.at("original.upper") != "坎" {
			t.Errorf("%s over %s", got.at("original.upper"), got.at("original.lower"))
		}
	})
	t.Run("T13 lines of 6 and 9 change", func(t *testing.T) {
		got := cast("6,7,8,9,7,8")
		if got.at("original.bits") != "010110" || got.at("changed.bits") != "110010" || got.at("moving") != "[1,4]" || got.at("original.number") != "47" || got.at("changed.number") != "60" {
			t.Errorf("%s", got.text)
		}
	})
	t.Run("T14 five lines, or a line of 5, are refused", func(t *testing.T) {
		cast("7,7,7,7,7").refused(t, "lines", "too_small", "lines")
		cast("7,7,7,7,7,5").refused(t, "lines.5", "invalid_value", "lines")
	})
	t.Run("T15 twenty casts of chance are legal", func(t *testing.T) {
		seen := map[string]bool{}
		for range 20 {
			got := p.calculate("iching", `{}`)
			lines := strings.Trim(got.at("lines"), "[]")
			if len(strings.Split(lines, ",")) != 6 || strings.Trim(lines, "6789,") != "" || cast(lines).at("original.number") != got.at("original.number") {
				t.Errorf("%s", got.text)
			}
			seen[lines] = true
		}
		if len(seen) < 15 {
			t.Errorf("%d different casts of 20", len(seen))
		}
	})
	t.Run("T18 the cards of thirty draws are distinct, and upright where reversals are off", func(t *testing.T) {
		for range 30 {
			got := p.calculate("tarot", `{"count":3,"reversals":false}`)
			ids := strings.Fields(got.each("cards", "id"))
			if len(ids) != 3 || ids[0] == ids[1] || ids[1] == ids[2] || ids[0] == ids[2] || got.each("cards", "reversed") != "false false false" {
				t.Errorf("%s", got.text)
			}
		}
	})
	t.Run("T19 two cards are refused", func(t *testing.T) {
		p.calculate("tarot", `{"count":2}`).refused(t, "count", "invalid_value", "count")
	})
	t.Run("T20 one card has the place of reflection", func(t *testing.T) {
		if got := p.calculate("tarot", `{"count":1}`); got.each("cards", "position") != "reflection" || got.at("method.spread") != "one-card" {
			t.Errorf("%s", got.text)
		}
	})
	t.Run("T21 a known Zi Wei chart", func(t *testing.T) {
		got := p.calculate("ziwei", `{"date":"2000-08-16","time":"03:30","sex":"female"}`)
		if got.at("fiveElementsClass") != "木三局" || got.at("soul") != "破军" || got.at("body") != "文昌" || len(strings.Fields(got.each("palaces", "name"))) != 12 {
			t.Errorf("%.400s", got.text)
		}
	})
}

// TestAcceptance_HostZone: F9. The zone of the machine decides nothing: the same
// input gives the same bytes wherever the program runs.
func TestAcceptance_HostZone(t *testing.T) {
	t.Parallel()
	run := func(zone string, args ...string) string {
		cmd := exec.Command("wenbu", args...)
		cmd.Env = append(cmd.Environ(), "TZ="+zone)
		out, err := cmd.Output()
		if err != nil {
			t.Errorf("TZ=%s wenbu %q: %v", zone, args, err)
		}
		return string(out)
	}
	for _, args := range [][]string{
		{"bazi", `{"date":"1988-02-15","time":"23:30"}`}, {"bazi", `{"date":"2024-02-04","time":"16:28","timezone":"UTC"}`},
		{"ziwei", `{"date":"2000-08-16","time":"03:30","sex":"female"}`}, {"almanac", "2024-02-04"}, {"terms", "2024"},
		{"meihua", `{"date":"2024-02-04","time":"16:28","timezone":"Asia/Shanghai"}`},
	} {
		here := run("Pacific/Kiritimati", args...)
		if there := run("Pacific/Pago_Pago", args...); here == "" || !reflect.DeepEqual(here, there) {
			t.Errorf("%q: the answer depends on the machine's zone", args)
		}
	}
}
