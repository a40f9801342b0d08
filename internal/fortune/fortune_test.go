package fortune

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/hubtime"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// deps are those of a hub whose clock stands still and that has no model.
var deps = Deps{Now: func() civil.DateTime { return civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 8, Minute: 30} }}

func call(t *testing.T, d Deps, name, input string) (map[string]jsontext.Value, error) {
	t.Helper()
	for _, each := range Tools(d) {
		if each.Name != name {
			continue
		}
		checked, err := each.Check(jsontext.Value(input))
		if err != nil {
			return nil, err
		}
		result, err := each.Call(context.Background(), tool.Request{Input: checked})
		if err != nil {
			return nil, err
		}
		var members map[string]jsontext.Value
		if err := json.Unmarshal(result.JSON, &members); err != nil {
			t.Fatal(err)
		}
		return members, nil
	}
	t.Fatalf("no tool %s", name)
	return nil, nil
}

func must(t *testing.T, d Deps, name, input string) map[string]jsontext.Value {
	t.Helper()
	got, err := call(t, d, name, input)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return got
}

// member walks into JSON by a dotted path.
func member(t *testing.T, v jsontext.Value, path string) jsontext.Value {
	t.Helper()
	for name := range strings.SplitSeq(path, ".") {
		var m map[string]jsontext.Value
		if err := json.Unmarshal(v, &m); err != nil || m[name] == nil {
			t.Fatalf("no %s in %.200s", path, v)
		}
		v = m[name]
	}
	return v
}

// issuePaths returns the paths of an error's issues, in order.
func issuePaths(err error) []string {
	var paths []string
	if f := fault.As(err); f != nil && f.Kind == fault.Invalid {
		for _, each := range f.Fields {
			paths = append(paths, each.Path)
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

const aBirth = `{"birth_year":1990,"birth_month":5,"birth_day":1,"birth_hour":8,"birth_minute":30,"gender":"male","location":{"city_name":"北京"}}`

// chain runs t1 to t4 and returns their answers.
func chain(t *testing.T, d Deps, birth string, year int) [4]map[string]jsontext.Value {
	t.Helper()
	var out [4]map[string]jsontext.Value
	out[0] = must(t, d, "bazi_basic_analysis", birth)
	base := string(out[0]["base_context"])
	out[1] = must(t, d, "bazi_pattern_analysis", `{"base_context":`+base+`}`)
	pattern := string(member(t, out[1]["final_result"], "pattern_result"))
	out[2] = must(t, d, "bigluck_year_analysis", fmt.Sprintf(`{"base_context":%s,"pattern_result":%s,"target_year":%d}`, base, pattern, year))
	out[3] = must(t, d, "bigluck_year_fortune_eval", `{"year_analysis_result":`+nested(out[2])+`,"pattern_result":`+pattern+`}`)
	return out
}

// nested puts t3's partial inside its final_result.
func nested(year map[string]jsontext.Value) string {
	return strings.TrimSuffix(string(year["final_result"]), "}") + `,"partial":` + string(year["partial"]) + `}`
}

func TestChain(t *testing.T) {
	t.Parallel()
	out := chain(t, deps, aBirth, 2026)
	base := out[0]["base_context"]
	for path, want := range map[string]string{
		"four_pillars":               `{"year":"庚午","month":"庚辰","day":"丙寅","hour":"壬辰"}`,
		"hour_known":                 `true`,
		"bazi_structure.day_master":  `"丙"`,
		"major_luck.direction":       `"forward"`,
		"time.used":                  `"true_solar"`,
		"time.clock":                 `"1990-05-01T08:30:00"`,
		"time.daylight_saving":       `true`,
		"input.location.timezone_id": `"Asia/Shanghai"`,
		"input.use_true_solar_time":  `true`,
		"lunar_date":                 `"一九九〇年四月初七"`,
	} {
		if got := string(member(t, base, path)); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
	pattern := member(t, out[1]["final_result"], "pattern_result")
	if got := string(member(t, pattern, "interpreter")); got != `{"kind":"built_in","model":"wenbu-interpreter"}` {
		t.Errorf("interpreter %s", got)
	}
	var rules []schoolResult
	if err := json.Unmarshal(member(t, pattern, "rules"), &rules); err != nil || len(rules) != 3 || rules[0].School != "扶抑" || rules[0].Step == "" {
		t.Errorf("rules %v, %v", rules, err)
	}
	var year yearResult
	if err := json.Unmarshal(out[2]["final_result"], &year); err != nil {
		t.Fatal(err)
	}
	if year.YearPillar.Pillar != "丙午" || year.Age != 37 || len(year.Months) != 12 || year.Months[0].Pillar != "庚寅" || year.Months[0].Term != "立春" ||
		year.Months[11].Pillar != "辛丑" || year.YearPillar.From != year.Months[0].From || year.YearPillar.To != year.Months[11].To || len(year.Areas) != 5 {
		t.Errorf("year %+v", year)
	}
	if got := year.YearPillar.From; !strings.HasPrefix(got, "2026-02-03T20:0") { // 立春 2026 is at 04:02 in Beijing
		t.Errorf("the year begins at %s", got)
	}
	for i, m := range year.Months {
		if i > 0 && (m.From != year.Months[i-1].To || len(m.From) != len(hubtime.Layout)) {
			t.Errorf("month %d is from %s to %s after %s", i+1, m.From, m.To, year.Months[i-1].To)
		}
	}
	if year.LuckPillar == nil || year.LuckPillar.StartYear > 2026 || year.LuckPillar.EndYear < 2026 {
		t.Errorf("luck pillar %+v", year.LuckPillar)
	}
	var e evaluation
	if err := json.Unmarshal(out[3]["final_result"], &e); err != nil {
		t.Fatal(err)
	}
	sum := 0
	for _, p := range e.Parts {
		sum += p.Points
	}
	if sum != e.Score || e.Level != levels[level(e.Score)].name || e.Narrative == "" {
		t.Errorf("evaluation %+v, parts add to %d", e, sum)
	}
	for i, each := range out {
		if len(each["disclaimer"]) < 10 {
			t.Errorf("t%d has no disclaimer", i+1)
		}
	}
}

func TestLevel(t *testing.T) {
	t.Parallel()
	for score, want := range map[int]string{0: "大凶", 19: "大凶", 20: "凶", 39: "凶", 40: "平", 59: "平", 60: "吉", 79: "吉", 80: "大吉", 100: "大吉"} {
		if got := levels[level(score)].name; got != want {
			t.Errorf("%d: %s, want %s", score, got, want)
		}
	}
}

// Random births of all the years, hours known and not, at places with and without
// summer time: every link of the chain accepts what the last one answered, also
// after another program has read and written it.
func TestChain_AnyBirth(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	cities := []string{"北京", "Beijing", "New York", "Tokyo", "London", "成都", "义乌", "香港", "Sydney, Australia"}
	for range 150 {
		year := 1900 + random.IntN(201)
		hour := ""
		if random.IntN(4) > 0 {
			hour = fmt.Sprintf(`"birth_hour":%d,`, 3+random.IntN(21))
		}
		birth := fmt.Sprintf(`{"birth_year":%d,"birth_month":%d,"birth_day":%d,%s"gender":%q,"locale":%q,"location":{"city_name":%q}}`, year,
			1+random.IntN(12), 1+random.IntN(28), hour, []string{"male", "female"}[random.IntN(2)], []string{"zh", "en"}[random.IntN(2)], cities[random.IntN(len(cities))])
		first := must(t, deps, "bazi_basic_analysis", birth)
		base := roundTrip(t, first["base_context"])
		second := must(t, deps, "bazi_pattern_analysis", `{"base_context":`+base+`}`)
		pattern := roundTrip(t, member(t, second["final_result"], "pattern_result"))
		target := year + random.IntN(yearsAhead+1)
		third := must(t, deps, "bigluck_year_analysis", fmt.Sprintf(`{"base_context":%s,"pattern_result":%s,"target_year":%d.0}`, base, pattern, target))
		var y yearResult
		if err := json.Unmarshal(third["final_result"], &y); err != nil || len(y.Months) != 12 || len(y.Areas) != 5 {
			t.Fatalf("%s in %d: %+v, %v", birth, target, y, err)
		}
		must(t, deps, "bigluck_year_fortune_eval", `{"year_analysis_result":`+nested(third)+`,"pattern_result":`+pattern+`}`)
	}
}

// roundTrip reads and writes JSON as a program in another language would: members
// in another order, numbers as floating point.
func roundTrip(t *testing.T, v jsontext.Value) string {
	t.Helper()
	var a any
	if err := json.Unmarshal(v, &a); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(a, json.Deterministic(true))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestHourUnknown(t *testing.T) {
	t.Parallel()
	out := chain(t, deps, `{"birth_year":1990,"birth_month":5,"birth_day":1,"gender":"male","use_true_solar_time":true,"location":{"city_name":"北京"}}`, 2030)
	base := out[0]["base_context"]
	for path, want := range map[string]string{
		"hour_known": "false", "four_pillars.hour": `"甲午"`, "time.used": `"clock"`, "major_luck.approximate": "true", "input.use_true_solar_time": "false",
	} {
		if got := string(member(t, base, path)); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
	if s := string(out[0]["human_readable_summary"]); !strings.Contains(s, "时辰不详") {
		t.Errorf("the summary does not say it: %s", s)
	}
	known := chain(t, deps, `{"birth_year":1990,"birth_month":5,"birth_day":1,"birth_hour":23,"gender":"male","location":{"city_name":"北京"}}`, 2030)
	if string(member(t, known[1]["final_result"], "pattern_result.strength")) == string(member(t, out[1]["final_result"], "pattern_result.strength")) {
		t.Error("the hour changes nothing, so this test says nothing")
	}
}

// Every wrong field is named, all at once.
func TestIssues(t *testing.T) {
	t.Parallel()
	base := string(must(t, deps, "bazi_basic_analysis", aBirth)["base_context"])
	pattern := string(member(t, must(t, deps, "bazi_pattern_analysis", `{"base_context":`+base+`}`)["final_result"], "pattern_result"))
	year := must(t, deps, "bigluck_year_analysis", fmt.Sprintf(`{"base_context":%s,"pattern_result":%s,"target_year":2026}`, base, pattern))
	whole := `{"final_result":` + string(year["final_result"]) + `,"partial":` + string(year["partial"]) + `}`
	for _, c := range []struct {
		tool, input string
		want        []string
	}{
		{"bazi_basic_analysis", `{}`, []string{"birth_day", "birth_month", "birth_year", "gender", "location"}},
		{"bazi_basic_analysis", `{"birth_year":1899,"birth_month":13,"birth_day":1,"birth_hour":24,"gender":"x","location":"Beijing"}`,
			[]string{"birth_hour", "birth_month", "birth_year", "gender", "location"}},
		{"bazi_basic_analysis", `{"birth_year":2023,"birth_month":2,"birth_day":29,"gender":"x","location":{"city_name":"Atlantis-on-Sea"}}`,
			[]string{"birth_day", "gender", "location.city_name"}},
		{"bazi_basic_analysis", `{"birth_year":2023,"birth_month":2,"birth_day":1,"birth_minute":5,"gender":"male","location":{"city_name":"朝阳"}}`,
			[]string{"birth_minute", "location.city_name"}},
		{"bazi_basic_analysis", `{"birth_year":2024,"birth_month":3,"birth_day":10,"birth_hour":2,"birth_minute":30,"gender":"male","location":{"city_name":"New York"}}`, []string{"birth_hour"}},
		{"bazi_basic_analysis", `{"birth_year":2024,"birth_month":11,"birth_day":3,"birth_hour":1,"gender":"male","location":{"city_name":"New York"}}`, []string{"birth_hour"}},
		{"bazi_basic_analysis", `{"birth_year":2024,"birth_month":6,"birth_day":3,"birth_hour":1,"gender":"male","location":{"city_name":"New York","timezone_offset":-5}}`,
			[]string{"location.timezone_offset"}},
		{"bazi_basic_analysis", `{"birth_year":2024,"birth_month":6,"birth_day":3,"gender":"male","location":{"city_name":"x","longitude":10,"timezone_id":"Mars/Olympus"}}`,
			[]string{"location.timezone_id"}},
		{"bazi_pattern_analysis", `{}`, []string{"base_context"}},
		{"bazi_pattern_analysis", `{"base_context":"x"}`, []string{"base_context"}},
		{"bazi_pattern_analysis", `{"base_context":{}}`, []string{"base_context.version"}},
		{"bazi_pattern_analysis", `{"base_context":{"version":"wenbu-context-1"}}`, []string{"base_context.input"}},
		{"bazi_pattern_analysis", `{"base_context":` + strings.Replace(base, `"day":"丙寅"`, `"day":"丁卯"`, 1) + `}`, []string{"base_context.four_pillars.day"}},
		{"bazi_pattern_analysis", `{"base_context":` + strings.Replace(base, `"birth_year":1990`, `"birth_year":1890`, 1) + `}`, []string{"base_context.input.birth_year"}},
		{"bigluck_year_analysis", `{"base_context":` + base + `}`, []string{"pattern_result", "target_year"}},
		{"bigluck_year_analysis", `{"base_context":` + base + `,"pattern_result":{},"target_year":1989}`, []string{
			"pattern_result.rules", "pattern_result.schools_agree", "pattern_result.state", "pattern_result.state_en", "pattern_result.strength", "pattern_result.type", "pattern_result.type_en",
			"pattern_result.unfavourable", "pattern_result.useful", "target_year"}},
		{"bigluck_year_analysis", `{"base_context":` + base + `,"pattern_result":` + pattern + `,"target_year":2111}`, []string{"target_year"}},
		{"bigluck_year_fortune_eval", `{"year_analysis_result":` + whole + `,"pattern_result":` + pattern + `}`, []string{"year_analysis_result"}},
		{"bigluck_year_fortune_eval", `{"year_analysis_result":` + string(year["final_result"]) + `}`, []string{"pattern_result", "year_analysis_result.partial"}},
		{"daily_fortune", `{"day_master":"子","divination_datetime":"2026-11-31T00:00"}`, []string{"day_master", "divination_datetime"}},
		{"question_divination", `{"question":"","divination_datetime":"1900-02-28T00:00"}`, []string{"divination_datetime", "question"}},
		{"question_divination", `{}`, []string{"question"}},
	} {
		_, err := call(t, deps, c.tool, c.input)
		if got := issuePaths(err); !slices.Equal(got, c.want) {
			t.Errorf("%s %.120s: issues at %q (%v), want %q", c.tool, c.input, got, err, c.want)
		}
	}
}

// What t3 answered comes to t4 as it was: any part of it that was changed is named.
func TestChangedAnalysis(t *testing.T) {
	t.Parallel()
	out := chain(t, deps, aBirth, 2026)
	pattern := string(member(t, out[1]["final_result"], "pattern_result"))
	var members map[string]jsontext.Value
	if err := json.Unmarshal(jsontext.Value(nested(out[2])), &members); err != nil {
		t.Fatal(err)
	}
	for name, value := range members {
		if name == "partial" {
			continue
		}
		changed := maps.Clone(members)
		changed[name] = jsontext.Value(`12345`)
		text, err := json.Marshal(changed)
		if err != nil {
			t.Fatal(err)
		}
		_, err = call(t, deps, "bigluck_year_fortune_eval", `{"year_analysis_result":`+string(text)+`,"pattern_result":`+pattern+`}`)
		if got := issuePaths(err); len(got) == 0 || !strings.HasPrefix(got[0], "year_analysis_result."+name) {
			t.Errorf("%s of %.40s was changed: issues at %q", name, value, got)
		}
	}
	// Prose that was passed in comes out nowhere.
	planted := strings.Replace(pattern, `"narrative":"`, `"narrative":"PLANTED `, 1)
	year := must(t, deps, "bigluck_year_analysis", `{"base_context":`+string(out[0]["base_context"])+`,"pattern_result":`+planted+`,"target_year":2026}`)
	score := must(t, deps, "bigluck_year_fortune_eval", `{"year_analysis_result":`+nested(year)+`,"pattern_result":`+planted+`}`)
	for name, v := range maps.All(map[string]jsontext.Value{"t3": year["partial"], "t4": score["partial"]}) {
		if strings.Contains(string(v), "PLANTED") {
			t.Errorf("%s passes a narrative on", name)
		}
	}
}

// An offset chooses between two readings of the clock.
func TestFold(t *testing.T) {
	t.Parallel()
	for offset, want := range map[string]string{"-4": `"2024-11-03T05:30:00.000Z"`, "-5": `"2024-11-03T06:30:00.000Z"`} {
		first := must(t, deps, "bazi_basic_analysis", `{"birth_year":2024,"birth_month":11,"birth_day":3,"birth_hour":1,"birth_minute":30,"gender":"male","location":{"city_name":"New York","timezone_offset":`+offset+`}}`)
		if got := string(member(t, first["base_context"], "time.utc")); got != want {
			t.Errorf("%s: %s, want %s", offset, got, want)
		}
		must(t, deps, "bazi_pattern_analysis", `{"base_context":`+string(first["base_context"])+`}`)
	}
}

// Unknown arguments, wrong-case keys and null options are nothing.
func TestIgnored(t *testing.T) {
	t.Parallel()
	plain := must(t, deps, "bazi_basic_analysis", aBirth)
	more := must(t, deps, "bazi_basic_analysis", strings.TrimSuffix(aBirth, "}")+`,"Locale":"en","use_true_solar_time":null,"extra":{"a":[1]},"locale":null}`)
	if string(plain["base_context"]) != string(more["base_context"]) || string(plain["human_readable_summary"]) != string(more["human_readable_summary"]) {
		t.Error("what should be ignored changes the answer")
	}
}

func TestDaily_Keys(t *testing.T) {
	t.Parallel()
	five := []string{"effective_datetime", "gua_xiang", "jie_gua", "liuri_rizhu", "shichen"}
	got := must(t, deps, "daily_fortune", `{}`)
	if keys := slices.Sorted(maps.Keys(got)); !slices.Equal(keys, five) {
		t.Errorf("keys %q", keys)
	}
	if string(got["shichen"]) != `{"index":4,"name":"辰","label":"辰时","range":"07:00-08:59"}` || string(got["effective_datetime"]) != `"2026-11-30T08:30:00"` {
		t.Errorf("%s %s", got["shichen"], got["effective_datetime"])
	}
	eight := must(t, deps, "daily_fortune", `{"day_master":"丙","divination_datetime":"2026-11-30 23:30+09:00"}`)
	if keys := slices.Sorted(maps.Keys(eight)); !slices.Equal(keys, slices.Sorted(slices.Values(append(five, "riyuan", "liuri_shishen", "shishen_yixiang")))) {
		t.Errorf("keys %q", keys)
	}
	next := must(t, deps, "daily_fortune", `{"day_master":"丙","divination_datetime":"2026-12-01T00:30"}`)
	if string(eight["effective_datetime"]) != `"2026-11-30T23:30:00"` {
		t.Errorf("the offset changed the moment: %s", eight["effective_datetime"])
	}
	for name, v := range eight {
		if name != "effective_datetime" && string(v) != string(next[name]) {
			t.Errorf("%s differs at 23:30 and the next 00:30: %s, %s", name, v, next[name])
		}
	}
}

func TestQuestion_Keys(t *testing.T) {
	t.Parallel()
	got := must(t, deps, "question_divination", `{"question":"🎲","locale":"en"}`)
	if keys := slices.Sorted(maps.Keys(got)); !slices.Equal(keys, []string{"effective_datetime", "gua_qishigua", "gua_shichen", "jie_gua"}) {
		t.Errorf("keys %q", keys)
	}
	for path, want := range map[string]string{"gua_qishigua": `{"index":0,"name":"大安"`, "gua_shichen": `{"index":4,"name":"小吉"`, "jie_gua": `"Great Peace turns to Small Luck`} {
		if !strings.HasPrefix(string(got[path]), want) {
			t.Errorf("%s: %s, want %s…", path, got[path], want)
		}
	}
}

// scribe is a model that writes a fixed text, or fails.
type scribe struct {
	err  error
	seen *Brief
}

func (scribe) Name() string { return "scribe-1" }

func (s scribe) Narrate(_ context.Context, b Brief) (string, error) {
	*s.seen = b
	return "written by a model", s.err
}

func TestNarrator(t *testing.T) {
	t.Parallel()
	var seen Brief
	d := deps
	d.Narrator = scribe{seen: &seen}
	out := chain(t, d, aBirth, 2026)
	if got := string(member(t, out[1]["final_result"], "pattern_result.narrative")); got != `"written by a model"` {
		t.Errorf("narrative %s", got)
	}
	if got := string(member(t, out[3]["final_result"], "interpreter")); got != `{"kind":"model","model":"scribe-1"}` {
		t.Errorf("interpreter %s", got)
	}
	if seen.Task != "year" || seen.Locale != i18n.Zh || seen.Draft == "" || seen.Facts == nil {
		t.Errorf("brief %+v", seen)
	}
	failed := fault.New(fault.Unavailable, "agent_upstream", i18n.T("", "no"))
	d.Narrator = scribe{seen: &seen, err: failed}
	base := string(must(t, d, "bazi_basic_analysis", aBirth)["base_context"])
	if _, err := call(t, d, "bazi_pattern_analysis", `{"base_context":`+base+`}`); fault.As(err) != failed {
		t.Errorf("the provider's failure became %v", err)
	}
}

func FuzzChain(f *testing.F) {
	f.Add(aBirth, `{"version":"wenbu-context-1","input":{}}`)
	tools := Tools(deps)
	f.Fuzz(func(t *testing.T, birth, passed string) {
		for _, input := range []string{birth, `{"base_context":` + passed + `}`, `{"year_analysis_result":` + passed + `,"pattern_result":{}}`} {
			for _, each := range tools {
				checked, err := each.Check(jsontext.Value(input))
				if err == nil {
					_, err = each.Call(context.Background(), tool.Request{Input: checked})
				}
				if err != nil && fault.As(err).Kind != fault.Invalid {
					t.Errorf("%s %q: %v", each.Name, input, err)
				}
			}
		}
	})
}
