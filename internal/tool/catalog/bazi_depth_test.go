package catalog

import (
	"encoding/json/jsontext"
	"math"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestBazi_EachPillar(t *testing.T) {
	t.Parallel()
	p := mustCast(t, `{"date":"2004-09-17","time":"07:56","sex":"male"}`).Pillars // 甲申 癸酉 己亥 戊辰
	var got []string
	for _, each := range p {
		stars := make([]string, len(each.ShenSha))
		for i, s := range each.ShenSha {
			stars[i] = s.Name
			if !strings.Contains(s.Rule, "：") {
				t.Errorf("%s: rule %q", s.Name, s.Rule)
			}
		}
		got = append(got, *each.GrowthStage+" "+*each.SelfSeat+" "+*each.Void+" "+strings.Join(stars, "、"))
	}
	want := []string{
		"沐浴 绝 午未 天乙贵人、金舆、天医、劫煞",
		"长生 病 戌亥 文昌贵人、桃花",
		"胎 胎 辰巳 天德合、亡神、孤辰",
		"衰 冠带 戌亥 太极贵人、金舆、红艳、空亡、华盖",
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("pillar %d:\ngot  %s\nwant %s", i, got[i], want[i])
		}
	}
}

func TestBazi_Relations(t *testing.T) {
	t.Parallel()
	out := mustCast(t, `{"date":"1948-08-12","time":"03:10","timezone":"+08:00"}`) // 戊子 庚申 己巳 丙寅
	var got []string
	for _, r := range out.Relations {
		text := r.Name + r.Members + " " + strings.Join(r.Pillars, "+")
		if r.Transforms != nil {
			text += " " + r.Transforms.Element + " " + r.Transforms.State
		}
		if r.NameEn == "" {
			t.Errorf("%s has no English name", r.Name)
		}
		got = append(got, text)
	}
	want := "六合巳申 month+day 水 合绊\n半合子申 year+month 水 合化\n冲寅申 month+hour\n三刑寅巳申 month+day+hour\n害寅巳 day+hour\n破巳申 month+day\n反吟寅申 month+hour"
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	first := out.Relations[0].Transforms
	if len(first.Conditions) != 4 || first.Conditions[0].Name != "相邻" || !first.Conditions[0].Met {
		t.Errorf("got %+v", first)
	}
	punished := mustCast(t, `{"date":"1951-02-05","time":"21:02","timezone":"+08:00"}`) // 子卯
	for _, r := range punished.Relations {
		if r.From != nil {
			t.Errorf("子卯 punish each other, got from %s", *r.From)
		}
	}
	directed := mustCast(t, `{"date":"1973-04-03","time":"03:47","timezone":"+08:00"}`) // 癸丑 乙卯 己巳 丙寅: 寅刑巳
	for _, r := range directed.Relations {
		if r.Name == "刑" && (r.From == nil || *r.From != "hour") {
			t.Errorf("got %+v", r)
		}
	}
}

func TestBazi_Palaces(t *testing.T) {
	t.Parallel()
	out := mustCast(t, `{"date":"1990-05-05","time":"12:30","timezone":"+08:00"}`)
	if out.TaiYuan != "辛未" || out.TaiXi != "乙未" || *out.MingGong != "癸未" || *out.ShenGong != "丁亥" {
		t.Errorf("got %s %s %v %v", out.TaiYuan, out.TaiXi, out.MingGong, out.ShenGong)
	}
	if out := mustCast(t, `{"date":"1990-05-05"}`); out.MingGong != nil || out.ShenGong != nil || out.TaiYuan != "辛未" {
		t.Errorf("without a time: %v %v", out.MingGong, out.ShenGong)
	}
}

func TestBazi_Alternatives(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		input, because string
		charts         int
		first          string
	}{
		{`{"date":"2024-02-04","time":"16:27"}`, "solar_term", 2, "癸卯 乙丑 戊戌 庚申"},
		{`{"date":"2024-02-04"}`, "solar_term", 2, "癸卯 乙丑 戊戌"},
		{`{"date":"2024-02-10","time":"10:50","uncertaintyMinutes":30}`, "uncertain_clock", 2, "甲辰 丙寅 甲辰 己巳"},
		{`{"date":"2024-02-10","everyHour":true}`, "unknown_time", 13, "甲辰 丙寅 甲辰 甲子"},
		{`{"date":"2024-02-10","everyHour":true,"options":{"late_zi":"same_day_and_stem"}}`, "unknown_time", 12, "甲辰 丙寅 甲辰 甲子"},
		{`{"date":"2024-02-10","everyHour":false}`, "", 0, ""},
		{`{"date":"2024-02-10","time":"10:50"}`, "", 0, ""},
	} {
		list := mustCast(t, c.input).Alternatives
		if len(list) != c.charts {
			t.Errorf("%s: got %d charts, want %d", c.input, len(list), c.charts)
			continue
		}
		total := 0.0
		for _, a := range list {
			total += a.Share
			if a.Because != c.because || len(a.Spans) == 0 {
				t.Errorf("%s: got %+v", c.input, a)
			}
		}
		if c.charts > 0 && (strings.Join(list[0].Pillars, " ") != c.first || math.Abs(total-1) > 1e-9) {
			t.Errorf("%s: got %v, shares %v", c.input, list[0].Pillars, total)
		}
	}
}

func TestBazi_Transit(t *testing.T) {
	t.Parallel()
	out := mustCast(t, `{"date":"2004-09-17","time":"07:56","timezone":"+08:00","sex":"male","target":"2024-06-01T10:30"}`)
	var got []string
	for _, p := range out.Transit.Pillars {
		got = append(got, p.Key+" "+p.Pillar+" "+p.TenGod+" "+p.From)
	}
	want := []string{
		"luck 乙亥 七杀 2021-09-10T10:32:00Z", "minor 己丑 比肩 2024-02-04T08:27:08Z", "passing_year 甲辰 正官 2024-02-04T08:27:08Z",
		"passing_month 己巳 比肩 2024-05-05T00:10:05Z", "passing_day 丙申 正印 2024-05-31T16:00:00Z", "passing_hour 癸巳 偏财 2024-06-01T01:00:00Z",
	}
	for i := range want {
		// The start of luck and the terms are pinned to the second elsewhere.
		if cut := len(want[i]) - len("00:00Z"); i >= len(got) || got[i][:cut] != want[i][:cut] {
			t.Errorf("got %v, want %v", got, want)
			break
		}
	}
	year := out.Transit.Pillars[2]
	if year.Year != 2024 || *year.Age != 21 || len(year.Relations) == 0 || len(year.ShenSha) == 0 {
		t.Errorf("got %+v", year)
	}
	for _, r := range out.Transit.Relations {
		passing := 0
		for _, key := range r.Pillars {
			if strings.HasPrefix(key, "passing") || key == "luck" || key == "minor" {
				passing++
			}
		}
		if passing < 2 {
			t.Errorf("%s of %v is no relation of passing pillars", r.Name, r.Pillars)
		}
	}
	if change := out.Luck.Change; change.YearStems != [2]string{"辛", "丙"} || change.Term != "白露" || change.Days != 2 {
		t.Errorf("change of luck: %+v", change)
	}
}

func TestBazi_ZodiacBoundary(t *testing.T) {
	t.Parallel()
	for input, want := range map[string][2]string{
		`{"date":"2024-02-05","time":"12:00"}`:                                             {"兔", "lunar"},
		`{"date":"2024-02-05","time":"12:00","options":{"zodiac_boundary":"year_pillar"}}`: {"龙", "pillar"},
	} {
		if got := mustCast(t, input).Calendar; got.Zodiac != want[0] || got.ZodiacYear != want[1] || got.ZodiacByPillar != "龙" {
			t.Errorf("%s: got %+v", input, got)
		}
	}
}

func TestBazi_RefusesQuestionsWithoutSense(t *testing.T) {
	t.Parallel()
	for input, path := range map[string]string{
		`{"date":"2000-08-16","uncertaintyMinutes":30}`:                                                  "uncertaintyMinutes",
		`{"date":"2000-08-16","time":"03:30","everyHour":true}`:                                          "everyHour",
		`{"date":"2000-08-16","time":"03:30","uncertaintyMinutes":0}`:                                    "uncertaintyMinutes",
		`{"date":"2000-08-16","time":"03:30","uncertaintyMinutes":721}`:                                  "uncertaintyMinutes",
		`{"date":"2000-08-16","time":"03:30","target":"2024-06-01"}`:                                     "target",
		`{"date":"2000-08-16","time":"03:30","target":"2024-06-31T10:00"}`:                               "target",
		`{"date":"2000-08-16","time":"03:30","target":"1999-06-01T10:00"}`:                               "target",
		`{"date":"2000-08-16","time":"03:30","target":"3000-06-01T10:00"}`:                               "target",
		`{"date":"2000-08-16","time":"03:30","timezone":"America/New_York","target":"2024-03-10T02:30"}`: "target",
		`{"date":"2000-08-16","time":"03:30","timezone":"America/New_York","target":"2024-11-03T01:30"}`: "target",
	} {
		_, err := callTool(t, calculateBazi(wireYears), "", input)
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || len(f.Fields) != 1 || f.Fields[0].Path != path || f.Msg.Zh == f.Msg.En {
			t.Errorf("%s: got %v with %+v, want %s", input, err, f, path)
		}
		if path == "target" && strings.Contains(f.Msg.Both(), "timezone") { // another zone would be another birth
			t.Errorf("%s: %s", input, f.Msg.Both())
		}
	}
}

// A chart that was asked about a target can be drawn.
func TestDraw_InputWithQuestions(t *testing.T) {
	t.Parallel()
	input := `{"date":"2000-08-16","time":"03:30","target":"2024-06-01T10:30","uncertaintyMinutes":5}`
	if _, err := Draw("bazi", SVG, i18n.Zh, jsontext.Value(input)); err != nil {
		t.Error(err)
	}
}
