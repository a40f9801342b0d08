package catalog

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/pickday"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

func mustOpen(t *testing.T, input string) almanacOutput {
	t.Helper()
	result, err := callTool(t, almanacDay(), "", input)
	if err != nil {
		t.Fatalf("%s: %v", input, err)
	}
	return result.Value.(almanacOutput)
}

func TestAlmanacDay_Golden(t *testing.T) {
	t.Parallel()
	for name, input := range map[string]string{
		"almanac-2024-02-10.json": `{"date":"2024-02-10"}`,
		"almanac-closed.en.json":  `{"date":"2026-03-06","timezone":"America/New_York","locale":"en","options":{"taboos":"popular"}}`,
	} {
		result, err := callTool(t, almanacDay(), "", input)
		if err != nil {
			t.Fatal(err)
		}
		text := result.JSON.Clone()
		if err := text.Indent(); err != nil {
			t.Fatal(err)
		}
		goldenFile(t, name, append(text, '\n'))
	}
}

func names(list []label) string {
	var out []string
	for _, l := range list {
		out = append(out, l.Name)
	}
	return strings.Join(out, " ")
}

// TestAlmanacDay_Page reads a page: 2024-02-10, the lunar new year.
func TestAlmanacDay_Page(t *testing.T) {
	t.Parallel()
	out := mustOpen(t, `{"date":"2024-02-10"}`)
	for _, c := range [][2]string{
		{out.Lunar.Text, "二〇二四年正月初一"}, {out.Lunar.YearPair, "甲辰"}, {out.Lunar.Zodiac.Name, "龙"}, {out.Lunar.Source, "rule"},
		{out.Pillars[0].Value + out.Pillars[1].Value + out.Pillars[2].Value, "甲辰丙寅甲辰"},
		{out.Officer.Name + out.Road.Name + out.Mansion.Name, "满金匮氐"}, {out.Clash.Branch + out.Clash.Direction.Name, "戌南"},
		{names(out.Festivals), "春节"}, {out.Season.Nines, "六九第6天"}, {out.Terms.Current.Name + out.Terms.Pentad.Name, "立春蛰虫始振"},
		{out.FetusGod.Place, "占门栖"}, {out.Notice, almanacNotice.Zh}, {out.Date.Weekday.Name, "星期六"},
	} {
		if c[0] != c[1] {
			t.Errorf("got %s, want %s", c[0], c[1])
		}
	}
	if len(out.Hours) != 12 || len(out.Suits) == 0 || len(out.Avoids) == 0 || len(out.Closed) != 0 || len(out.Rules) != 7 {
		t.Errorf("%d hours, %d suits, %d avoids, %d rules", len(out.Hours), len(out.Suits), len(out.Avoids), len(out.Rules))
	}
	for _, a := range append(out.Suits, out.Avoids...) {
		if len(a.For)+len(a.Against) == 0 {
			t.Errorf("%s has no reason", a.Name)
		}
	}
	if out.Terms.Current.Local != "2024-02-04T16:27:07" || out.Terms.Current.UTC != "2024-02-04T08:27:07.5Z" {
		t.Errorf("立春 at %s, %s", out.Terms.Current.Local, out.Terms.Current.UTC)
	}
}

// TestAlmanacDay_Options shows that each option changes what it names.
func TestAlmanacDay_Options(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ date, option, value, time string }{
		{"2022-12-07", "boundary", "instant", "08:00"}, {"2024-02-10", "fu_shen", "b", ""}, {"2025-01-01", "nobleman", "book", ""},
		{"2024-04-04", "pentad", "longitude", ""}, {"2024-04-05", "year_virtue", "counts", ""}, {"2024-02-12", "taboos", "popular", ""},
		{"2024-02-03", "only_lists", "off", ""},
	} {
		plain := mustOpen(t, `{"date":"`+c.date+`"}`)
		time := ""
		if c.time != "" {
			time = `,"time":"` + c.time + `"`
		}
		chosen := mustOpen(t, `{"date":"`+c.date+`"`+time+`,"options":{"`+c.option+`":"`+c.value+`"}}`)
		a, b := plain, chosen
		a.Input, b.Input, a.Rules, b.Rules = almanacInput{}, almanacInput{}, nil, nil
		x, _ := json.Marshal(a)
		y, _ := json.Marshal(b)
		if string(x) == string(y) {
			t.Errorf("%s %s=%s changes nothing", c.date, c.option, c.value)
		}
		said := false
		for _, r := range chosen.Rules {
			said = said || r.Option == c.option && r.Value == c.value
		}
		if !said {
			t.Errorf("%s=%s is not among the rules", c.option, c.value)
		}
	}
}

func TestAlmanacDay_Refuses(t *testing.T) {
	t.Parallel()
	for input, path := range map[string]string{
		`{"date":"2023-02-29"}`: "date", `{"date":"1900-12-31"}`: "date", `{"date":"2100-01-01"}`: "date", `{"date":"20240210"}`: "date",
		`{"date":"2024-02-10","timezone":"Mars/Olympus"}`: "timezone", `{"date":"2024-02-10","options":{"boundary":"noon"}}`: "options.boundary",
		`{"date":"2024-02-10","time":"25:00"}`: "time", `{}`: "date",
	} {
		_, err := callTool(t, almanacDay(), "", input)
		if f := fault.As(err); f == nil || len(f.Fields) != 1 || f.Fields[0].Path != path {
			t.Errorf("%s: got %v, want a fault on %s", input, err, path)
		}
	}
}

// TestAlmanacPage_anyYear opens pages that the wire refuses.
func TestAlmanacPage_anyYear(t *testing.T) {
	t.Parallel()
	page := func(input string) almanacOutput {
		out, err := AlmanacPage(i18n.En, jsontext.Value(input))
		if err != nil {
			t.Fatal(err)
		}
		return out.(almanacOutput)
	}
	julian := page(`{"date":"1500-02-29"}`)
	if julian.Date.Julian != "1500-02-29" || julian.Date.JDN != 2268992 || julian.Lunar.En != "1500, month 2, day 1" || julian.Lunar.Confidence != "medium" {
		t.Errorf("got %+v, %+v", julian.Date, julian.Lunar)
	}
	if wu := page(`{"date":"0689-12-18"}`); wu.Lunar.Official == nil || wu.Lunar.Official.Name != "正月" || wu.Lunar.Month != 11 {
		t.Errorf("got %+v", wu.Lunar)
	}
	for _, date := range []string{"1582-10-10", "0000-01-01", "3000-12-31"} {
		if _, err := AlmanacPage("", jsontext.Value(`{"date":"`+date+`"}`)); fault.As(err) == nil {
			t.Errorf("%s: got %v", date, err)
		}
	}
}

// TestSolarTerms compares with instants of the reference set: 2024 and, by UT1,
// 1951.
func TestSolarTerms(t *testing.T) {
	t.Parallel()
	for input, want := range map[string][3]string{
		`{"year":2024}`: {"2024-02-04T08:27:0", "2024-02-04T08:28:1", "2024-02-04T16:27:0"},
		`{"year":1951}`: {"1951-02-04T15:13:2", "1951-02-04T15:13:5", "1951-02-04T23:13:2"},
	} {
		result, err := callTool(t, solarTerms(wireYears), "", input)
		if err != nil {
			t.Fatal(err)
		}
		out := result.Value.(termsOutput)
		spring := out.Terms[2]
		if len(out.Terms) != 24 || spring.Name != "立春" || spring.Index != 2 || spring.Longitude != 315 || spring.UncertaintySeconds <= 0 ||
			!strings.HasPrefix(spring.UTC, want[0]) || !strings.HasPrefix(spring.TT, want[1]) || !strings.HasPrefix(spring.China, want[2]) {
			t.Errorf("%s: got %d terms, %+v", input, len(out.Terms), spring)
		}
		for i := 1; i < len(out.Terms); i++ {
			if out.Terms[i].UTC <= out.Terms[i-1].UTC || out.Terms[i].Index != i {
				t.Errorf("%s: %s is out of order", input, out.Terms[i].Name)
			}
		}
	}
	for _, input := range []string{`{"year":1900}`, `{"year":2100}`, `{"year":1599}`, `{}`, `{"year":2024,"month":1}`} {
		if _, err := callTool(t, solarTerms(wireYears), "", input); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: got %v", input, err)
		}
	}
	for input, want := range map[string]bool{`{"year":1599}`: false, `{"year":1600}`: true, `{"year":2200}`: true, `{"year":2201}`: false} {
		if _, err := callTool(t, solarTerms(allYears), "", input); (err == nil) != want {
			t.Errorf("in this process, %s: got %v", input, err)
		}
	}
}

func mustPick(t *testing.T, input string) pickDayOutput {
	t.Helper()
	result, err := callTool(t, pickDay(wireYears), "", input)
	if err != nil {
		t.Fatalf("%s: %v", input, err)
	}
	return result.Value.(pickDayOutput)
}

func TestPickDay(t *testing.T) {
	t.Parallel()
	const span = `"from":"2026-10-01","to":"2026-12-31","timezone":"Asia/Shanghai"`
	alone := mustPick(t, `{"purpose":"嫁娶",`+span+`,"limit":400}`)
	couple := mustPick(t, `{"purpose":"wedding",`+span+`,"limit":3,"people":[
		{"date":"1998-05-01","timezone":"Asia/Shanghai"},{"date":"1996-11-11","time":"08:30","timezone":"Asia/Shanghai","solarTime":true,"longitude":104.06}]}`)
	if alone.Purpose.ID != "wedding" || alone.Days != 92 || alone.Found != len(alone.Choices) || len(couple.Choices) != 3 || couple.Found >= alone.Found {
		t.Errorf("alone %d of %d, couple %d", alone.Found, alone.Days, couple.Found)
	}
	refused := 0
	for _, r := range couple.Refused {
		refused += r.Count
	}
	if refused+couple.Found != couple.Days {
		t.Errorf("%d found and %d refused of %d", couple.Found, refused, couple.Days)
	}
	for _, c := range couple.Choices {
		sum := 0
		for _, r := range c.Reasons {
			sum += r.Points
		}
		// Born in 戊寅 and 丙子: 申 and 午 days clash.
		if sum != c.Score || strings.Contains(c.DayPair, "申") || strings.Contains(c.DayPair, "午") {
			t.Errorf("%+v", c)
		}
	}
	if couple.Input.People[0].DayBoundary == nil {
		t.Error("the defaults of a person are not filled in")
	}
}

func TestPickDay_Refuses(t *testing.T) {
	t.Parallel()
	for input, path := range map[string]string{
		`{"purpose":"war","from":"2026-10-01","to":"2026-10-02"}`:                                                                      "purpose",
		`{"purpose":"wedding","from":"2026-10-02","to":"2026-10-01"}`:                                                                  "to",
		`{"purpose":"wedding","from":"2026-01-01","to":"2027-12-01"}`:                                                                  "to",
		`{"purpose":"wedding","from":"1900-10-02","to":"1901-01-01"}`:                                                                  "from",
		`{"purpose":"wedding","from":"2026-02-30","to":"2026-03-01"}`:                                                                  "from",
		`{"purpose":"wedding","from":"2026-02-01","to":"2026-03-01","people":[{"date":"1990-02-30"}]}`:                                 "people.0.date",
		`{"purpose":"wedding","from":"2026-02-01","to":"2026-03-01","people":[{"date":"1990-02-03","time":"08:00","solarTime":true}]}`: "people.0.longitude",
		`{"purpose":"wedding","from":"2026-02-01","to":"2026-03-01","people":[{"date":"1990-02-03","colour":"red"}]}`:                  "people.0",
		`{"purpose":"wedding","from":"2026-02-01","to":"2026-03-01","timezone":"Mars/Olympus"}`:                                        "timezone",
		`{"purpose":"wedding","from":"2026-02-01","to":"2026-03-01","require":"lucky"}`:                                                "require",
	} {
		_, err := callTool(t, pickDay(wireYears), "", input)
		if f := fault.As(err); f == nil || len(f.Fields) != 1 || f.Fields[0].Path != path {
			t.Errorf("%s: got %v, want a fault on %s", input, err, path)
		}
	}
}

// What is wrong is said in whole sentences of one language, with days called days
// and years called years.
func TestInputErrors_Words(t *testing.T) {
	t.Parallel()
	span := `{"purpose":"wedding","from":"2026-12-31","to":"2026-12-01"}`
	years := `{"pillars":["甲子","丙寅","甲子","甲子"],"from":2000,"to":1999}`
	for _, c := range []struct {
		tool   tool.Tool
		input  string
		zh, en string
	}{
		{pickDay(wireYears), span, "截止日：须不早于起始日，且总共不超过 400 天。", "The last day must not be before the first, nor the days more than 400 in all."},
		{reverseLookup(), years, "截止年：不得早于起始年。", "The last year must not be before the first year."},
	} {
		_, err := callTool(t, c.tool, "", c.input)
		if f := fault.As(err); f == nil || f.Msg.Zh != c.zh || f.Msg.En != c.en {
			t.Errorf("%s: got %v", c.input, f)
		}
	}
	_, err := callTool(t, pickDay(wireYears), "", `{"purpose":"war","from":"2026-10-01","to":"2026-10-02"}`)
	list, ok := strings.CutPrefix(fault.As(err).Msg.Zh, "用事：须为以下之一，或其英文名：")
	names := strings.Split(strings.TrimSuffix(list, "。"), "、")
	if !ok || len(names) != pickday.Purposes {
		t.Errorf("got %s", fault.As(err).Msg.Zh)
	}
	for i, name := range names {
		if p, ok := pickday.ParsePurpose(name); !ok || p != pickday.Purpose(i) {
			t.Errorf("%q is not the name of %v", name, pickday.Purpose(i))
		}
	}
}

// TestPickDay_Purposes: the contract names every purpose.
func TestPickDay_Purposes(t *testing.T) {
	t.Parallel()
	doc := pickDay(wireYears).Input.Properties["purpose"].Description
	for p := range pickday.Purpose(pickday.Purposes) {
		if !strings.Contains(doc, p.String()) {
			t.Errorf("the contract does not name %v", p)
		}
	}
}

func BenchmarkAlmanacDay(b *testing.B) {
	b.ReportAllocs()
	page := almanacDay()
	input, err := page.Check(jsontext.Value(`{"date":"2026-10-01"}`))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := page.Call(b.Context(), tool.Request{Input: input}); err != nil {
			b.Fatal(err)
		}
	}
}

// goldenFile compares text with a file of testdata, which -update writes anew.
func goldenFile(t *testing.T, name string, text []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != string(text) {
		t.Errorf("%s differs; run with -update and read the difference", path)
	}
}
