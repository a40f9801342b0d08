package catalog

import (
	"encoding/json/v2"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// castNumbers calls cast_meihua and reads its answer.
func castNumbers(t *testing.T, input string) (meihuaOutput, error) {
	t.Helper()
	result, err := callTool(t, find(t, All(Deps{Library: &shelf{}}), "cast_meihua"), "", input)
	if err != nil {
		return meihuaOutput{}, err
	}
	var out meihuaOutput
	if err := json.Unmarshal(result.JSON, &out, json.RejectUnknownMembers(true)); err != nil {
		t.Fatal(err)
	}
	return out, nil
}

// The first worked cast of the book, from a time that has its numbers.
func TestMeihua_BookCast(t *testing.T) {
	t.Parallel()
	out, err := castNumbers(t, `{"date":"2025-01-16","time":"15:30"}`)
	if err != nil {
		t.Fatal(err)
	}
	if out.Sums != (meihuaSums{34, 43, 43}) || out.Moving[0] != 1 || out.Lines != [6]int{9, 8, 7, 7, 7, 8} ||
		out.Original.FullName != "泽火革" || out.Nuclear.FullName != "天风姤" || out.Changed.FullName != "泽山咸" {
		t.Errorf("got %+v", out)
	}
	if out.Body.Zh != "兑" || out.Body.Place != "upper" || out.Use.Zh != "离" || out.Use.Place != "lower" || out.Body.Element != "金" || out.Body.Number != 2 {
		t.Errorf("body %+v, use %+v", out.Body, out.Use)
	}
	var relations []string
	for _, r := range out.Relations {
		relations = append(relations, r.Role+r.Trigram+r.Relation)
		if r.Text == "" || r.En == "" {
			t.Errorf("%s says nothing", r.Relation)
		}
	}
	if got, want := strings.Join(relations, " "), "用离用克体 体互乾比和 用互巽体克用互 变艮变生体"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	// 艮 feeds 兑, 乾 is of its element; 离 alone is fire.
	if out.Parties != (meihuaParties{Body: 2, Use: 1}) || out.Body.Season != "平" || out.Use.Season != "平" {
		t.Errorf("parties %+v, seasons %s %s", out.Parties, out.Body.Season, out.Use.Season)
	}
	m := out.Moment
	if m.YearBranch != "辰" || m.Year != 5 || m.Month != 12 || m.Day != 17 || m.HourBranch != "申" || m.Hour != 9 || m.MonthBranch != "丑" || m.Lunar != "二〇二四年腊月十七" {
		t.Errorf("moment %+v", m)
	}
	if len(out.Rules) != 6 || out.Rules[0] != (meihuaRule{"year_boundary", "lunar_new_year"}) || out.Input.Timezone != "Asia/Shanghai" {
		t.Errorf("rules %v, input %+v", out.Rules, out.Input)
	}
}

func TestMeihua_Numbers(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		input    string
		original string
		line     int
	}{
		{`{"numbers":[7,8]}`, "山地剥", 3},
		{`{"numbers":[7,8,1]}`, "山地剥", 1},
		{`{"numbers":[1,5],"time":"17:20","options":{"mh_hour":"added"}}`, "天风姤", 4},
		{`{"numbers":[1000000000,1]}`, "地天泰", 5},
	} {
		out, err := castNumbers(t, c.input)
		if err != nil {
			t.Fatal(err)
		}
		if out.Original.FullName != c.original || out.Moving[0] != c.line || out.Moment != nil || out.Body.Season != "" {
			t.Errorf("%s: got %s line %d, %+v", c.input, out.Original.FullName, out.Moving[0], out.Moment)
		}
	}
}

func TestMeihua_Options(t *testing.T) {
	t.Parallel()
	for options, want := range map[string]meihuaSums{
		`{}`:                                 {2 + 3 + 4, 9 + 1, 10},
		`{"lunar_day_boundary":"zi"}`:        {2 + 3 + 5, 10 + 1, 11},
		`{"year_boundary":"lichun_instant"}`: {9, 10, 10},
	} {
		// 己丑年三月初四 23:30, far from both new years.
		out, err := castNumbers(t, `{"date":"2009-03-30","time":"23:30","options":`+options+`}`)
		if err != nil {
			t.Fatal(err)
		}
		if out.Sums != want {
			t.Errorf("%s: got %+v, want %+v (%+v)", options, out.Sums, want, out.Moment)
		}
	}
	solar, err := castNumbers(t, `{"date":"2025-01-16","time":"15:30","longitude":104.07,"options":{"clock":"true_solar"}}`)
	if err != nil || solar.Moment.HourBranch != "未" || solar.Moment.Local != "2025-01-16T15:30:00" || !strings.HasPrefix(solar.Moment.Used, "2025-01-16T14:16") {
		t.Errorf("got %+v, %v", solar.Moment, err)
	}
	own, _ := castNumbers(t, `{"numbers":[1,1,1]}`)
	changed, err := castNumbers(t, `{"numbers":[1,1,1],"options":{"mh_nuclear":"changed"}}`)
	if err != nil || own.Nuclear.FullName != "乾为天" || changed.Nuclear.FullName != "乾为天" {
		t.Errorf("got %s and %s, %v", own.Nuclear.FullName, changed.Nuclear.FullName, err)
	}
	inner, err := castNumbers(t, `{"numbers":[1,1,2],"options":{"mh_nuclear":"changed"}}`)
	if err != nil || inner.Nuclear.FullName != "天风姤" {
		t.Errorf("got %s, %v", inner.Nuclear.FullName, err)
	}
}

// Without a time and numbers the cast is from what a clock in its zone shows now.
func TestMeihua_Now(t *testing.T) {
	t.Parallel()
	now := func() civil.DateTime { return civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 15, Minute: 55} }
	each := find(t, All(Deps{Library: &shelf{}, Now: now}), "cast_meihua")
	for input, want := range map[string]string{
		`{}`:                              `"date":"2026-11-30","time":"15:55:00"`,
		`{"timezone":"America/New_York"}`: `"date":"2026-11-30","time":"02:55:00"`,
		`{"numbers":[7,8]}`:               `"sums":{"upper":7,"lower":8,"moving":15}`,
	} {
		if got, err := callTool(t, each, "", input); err != nil || !strings.Contains(string(got.JSON), want) {
			t.Errorf("%s: %v, no %s in %s", input, err, want, got.JSON)
		}
	}
}

func TestMeihua_Refuses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ input, path string }{
		{`{}`, "date"},
		{`{"date":"2025-01-16"}`, "time"},
		{`{"time":"10:00"}`, "date"},
		{`{"date":"2025-02-29","time":"10:00"}`, "date"},
		{`{"date":"1900-12-31","time":"10:00"}`, "date"},
		{`{"date":"2100-01-01","time":"10:00"}`, "date"},
		{`{"date":"2025-01-16","time":"24:00"}`, "time"},
		{`{"date":"1986-05-04","time":"02:30"}`, "time"},
		{`{"date":"2025-01-16","time":"10:00","timezone":"Mars"}`, "timezone"},
		{`{"numbers":[1]}`, "numbers"},
		{`{"numbers":[1,2,3,4]}`, "numbers"},
		{`{"numbers":[0,2]}`, "numbers.0"},
		{`{"numbers":[1,1000000001]}`, "numbers.1"},
		{`{"numbers":[1,2],"date":"2025-01-16"}`, "date"},
		{`{"numbers":[1,2],"time":"10:00"}`, "time"},
		{`{"numbers":[1,2],"options":{"mh_hour":"added"}}`, "time"},
		{`{"date":"2025-01-16","time":"10:00","options":{"mh_hour":"added"}}`, "options.mh_hour"},
		{`{"date":"2025-01-16","time":"10:00","options":{"clock":"true_solar"}}`, "longitude"},
		{`{"numbers":[1,2],"options":{"clock":"standard"}}`, "options.clock"},
		{`{"date":"2025-01-16","time":"10:00","longitude":181}`, "longitude"},
		{`{"numbers":[1,2],"options":{"mh_leap_month":"never"}}`, "options.mh_leap_month"},
	} {
		_, err := castNumbers(t, c.input)
		f := fault.As(err)
		if err == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != c.path {
			t.Errorf("%s: got %v, want a problem of %s", c.input, err, c.path)
		}
	}
}

func TestDraw_Meihua(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		format Format
		locale i18n.Locale
		want   []string
	}{
		{Text, i18n.Zh, []string{"腊月十七", "泽火革", "用克体", "初九", "不预言任何事"}},
		{Text, i18n.En, []string{"Overhaul", "use controls body", "line 1", "it predicts nothing"}},
		{SVG, i18n.Zh, []string{"<svg", "体", "革"}},
	} {
		got, err := Draw("meihua", c.format, c.locale, []byte(`{"date":"2025-01-16","time":"15:30"}`))
		for _, want := range c.want {
			if err != nil || !strings.Contains(string(got), want) {
				t.Errorf("%v %s: %v, no %s in\n%s", c.format, c.locale, err, want, got)
			}
		}
	}
	if _, err := DrawAllYears("meihua", Text, i18n.Zh, []byte(`{"date":"1700-01-16","time":"15:30"}`)); err != nil {
		t.Error(err)
	}
	if _, err := Draw("meihua", Text, i18n.Zh, []byte(`{"date":"1700-01-16","time":"15:30"}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("got %v", err)
	}
}
