package catalog

import (
	"encoding/json/jsontext"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

func castZiwei(t testing.TB, input string) (ziweiOutput, error) {
	t.Helper()
	result, err := callTool(t, calculateZiwei(wireYears), "", input)
	if err != nil {
		return ziweiOutput{}, err
	}
	return result.Value.(ziweiOutput), nil
}

func mustCastZiwei(t testing.TB, input string) ziweiOutput {
	t.Helper()
	out, err := castZiwei(t, input)
	if err != nil {
		t.Fatalf("%s: %v", input, err)
	}
	return out
}

// line writes a palace as the published charts are written.
func (p ziweiPalace) line() string {
	words := []string{p.Name + p.Stem + p.Branch}
	for _, s := range p.Stars {
		words = append(words, s.Name+s.Brightness+s.Mutagen)
	}
	if p.IsBody {
		words = append(words, "身")
	}
	return fmt.Sprintf("%s (%d–%d) %s", strings.Join(words, " "), p.AgeRange[0], p.AgeRange[1], strings.Join(p.Supporting, " "))
}

// The chart that the published protocol writes out.
func TestZiwei_PublishedChart(t *testing.T) {
	t.Parallel()
	out := mustCastZiwei(t, `{"date":"2000-08-16","time":"03:30","sex":"female"}`)
	want := []string{
		"财帛戊寅 武曲得权 天相庙 (43–52) 天马", "子女己卯 太阳庙禄 天梁庙 (33–42) ", "夫妻庚辰 七杀庙 (23–32) 右弼 火星",
		"兄弟辛巳 天机平 (13–22) ", "命宫壬午 紫微庙 (3–12) 文曲", "父母癸未 (113–122) 天钺 陀罗", "福德甲申 破军得 (103–112) 文昌 禄存",
		"田宅乙酉 (93–102) 地空 擎羊", "官禄丙戌 廉贞利 天府庙 身 (83–92) 左辅", "仆役丁亥 太阴庙科 (73–82) ",
		"迁移戊子 贪狼旺 (63–72) 铃星", "疾厄己丑 天同不忌 巨门不 (53–62) 天魁 地劫",
	}
	for i, p := range out.Palaces {
		if got := p.line(); got != want[i] || p.Index != i {
			t.Errorf("palace %d: got %s, want %s", i, got, want[i])
		}
	}
	for name, got := range map[string]string{
		"二〇〇〇年七月十七": out.LunarDate, "寅时": out.Time, "木三局": out.FiveElementsClass, "破军": out.Soul, "文昌": out.Body,
		"庚辰 甲申 丙午 庚寅": out.ChineseDate, "龙": out.Zodiac, "狮子座": out.Sign, "午": out.EarthlyBranchOfSoulPalace, "戌": out.EarthlyBranchOfBodyPalace,
	} {
		if got != name {
			t.Errorf("got %s, want %s", got, name)
		}
	}
	p := out.Palaces[0]
	if p.ChangSheng != "绝" || p.BoShi != "飞廉" || p.JiangQian != "岁驿" || p.SuiQian != "吊客" || len(p.Adjective) != 7 || p.Adjective[0].Name != "解神" ||
		p.Ages[0] != 9 || len(p.Ages) != 10 || p.Decadal != (ziweiDecadal{43, 52, "戊", "寅"}) || p.Surrounding != (ziweiSurrounding{6, 8, 4}) {
		t.Errorf("got %+v", p)
	}
	if !out.Palaces[2].IsOriginal || len(out.Palaces[5].Borrowed) != 2 || out.Palaces[5].Borrowed[0].Name != "天同" {
		t.Errorf("got %+v", out.Palaces[5])
	}
	if got := fmt.Sprint(out.Transformations); got != "[{禄 太阳 子女 1} {权 武曲 财帛 0} {科 太阴 仆役 9} {忌 天同 疾厄 11}]" {
		t.Errorf("got %s", got)
	}
	if out.Horoscope != nil || out.Alternatives != nil || len(out.Warnings) != 0 {
		t.Errorf("nobody asked for %v %v %v", out.Horoscope, out.Alternatives, out.Warnings)
	}
}

func TestZiwei_PublishedFacts(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`{"date":"1990-01-01","time":"23:00","sex":"male"}`: "晚子时 水二局 巨门 天机 丑",
		`{"date":"1990-01-01","time":"00:00","sex":"male"}`: "早子时 水二局 巨门 天机 丑",
		`{"date":"2023-04-01","time":"10:00","sex":"male"}`: "巳时 水二局 禄存 天同 戌",
		`{"date":"1984-08-16","time":"03:00","sex":"male"}`: "寅时 土五局 破军 火星 午",
	} {
		out := mustCastZiwei(t, input)
		if got := strings.Join([]string{out.Time, out.FiveElementsClass, out.Soul, out.Body, out.EarthlyBranchOfSoulPalace}, " "); got != want {
			t.Errorf("%s: got %s, want %s", input, got, want)
		}
	}
	var stars []string
	for _, each := range mustCastZiwei(t, `{"date":"1984-08-16","time":"03:00","sex":"male"}`).Transformations {
		stars = append(stars, each.Star+each.Mutagen)
	}
	if got := strings.Join(stars, " "); got != "廉贞禄 破军权 武曲科 太阳忌" {
		t.Errorf("got %s", got)
	}
}

func TestZiwei_Horoscope(t *testing.T) {
	t.Parallel()
	h := mustCastZiwei(t, `{"date":"2000-08-16","time":"03:30","sex":"female","target":"2025-02-26T12:00"}`).Horoscope
	for name, got := range map[string]ziweiAge{
		"大限 2 庚辰 太阳": h.Decadal.ziweiAge, "小限 7 乙酉 天机": h.Age, "流年 3 乙巳 天机": h.Yearly.ziweiAge, "流月 11 戊寅 贪狼": h.Monthly.ziweiAge,
		"流日 3 丙寅 天同": h.Daily.ziweiAge, "流时 9 甲午 廉贞": h.Hourly.ziweiAge,
	} {
		if line := fmt.Sprintf("%s %d %s%s %s", got.Name, got.Index, got.Stem, got.Branch, got.Mutagen[0]); line != name || got.PalaceNames[got.Index] != "命宫" {
			t.Errorf("got %s, want %s", line, name)
		}
	}
	if *h.Age.NominalAge != 26 || h.Decadal.NominalAge != nil || h.LunarDate != "二〇二五年正月廿九" ||
		!reflect.DeepEqual(h.Yearly.Stars[2], []string{"流羊", "流喜"}) || h.Yearly.SuiQian[3] != "岁建" || h.Yearly.JiangQian[7] != "将星" {
		t.Errorf("got %+v", h)
	}
	if got := mustCastZiwei(t, `{"date":"2000-08-16","time":"03:30","sex":"female","target":"2000-09-01T12:00"}`).Horoscope.Decadal.Name; got != "童限" {
		t.Errorf("got %s", got)
	}
}

func TestZiwei_ZoneAndSolarTime(t *testing.T) {
	t.Parallel()
	const birth = `{"date":"1988-07-13","time":"13:30","sex":"male"`
	entered := mustCastZiwei(t, birth+`}`)
	summer := mustCastZiwei(t, birth+`,"timezone":"Asia/Shanghai"}`)
	standard := mustCastZiwei(t, birth+`,"timezone":"Asia/Shanghai","options":{"clock":"standard"}}`)
	if entered.Time != "未时" || summer.Time != "未时" || standard.Time != "午时" || !summer.Clocks.DST {
		t.Errorf("got %s, %s and %s", entered.Time, summer.Time, standard.Time)
	}
	solar := mustCastZiwei(t, `{"date":"2000-08-16","time":"03:30","sex":"female","timezone":"Asia/Shanghai","longitude":75,"solarTime":true}`)
	if solar.Time != "早子时" || solar.Clocks.TrueSolar == nil || *solar.Input.SolarTime != true || len(solar.Warnings) != 1 {
		t.Errorf("got %s %+v", solar.Time, solar.Clocks)
	}
	if !strings.Contains(entered.Method.Clock, "without a timezone") || strings.Contains(summer.Method.Clock, "without a timezone") {
		t.Errorf("got %s and %s", entered.Method.Clock, summer.Method.Clock)
	}
}

// A new moon 40 s after midnight, and a birth a minute before an hour ends.
func TestZiwei_Alternatives(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`{"date":"2057-10-05","time":"12:00","sex":"male"}`:      "new_moon 二〇五七年九月初八 午时",
		`{"date":"2000-08-16","time":"04:59:30","sex":"female"}`: "near_hour 二〇〇〇年七月十七 卯时",
	} {
		out := mustCastZiwei(t, input)
		if len(out.Alternatives) != 1 || len(out.Warnings) != 1 {
			t.Fatalf("%s: %d charts, warnings %v", input, len(out.Alternatives), out.Warnings)
		}
		a := out.Alternatives[0]
		if got := a.Because + " " + a.LunarDate + " " + a.Time; got != want || a.Palaces[0].Name == "" {
			t.Errorf("%s: got %s, want %s", input, got, want)
		}
	}
}

func TestZiwei_Errors(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ input, path, zh, en string }{
		{`{"date":"2000-08-16","sex":"female"}`, "time", "", ""},
		{`{"date":"2000-08-16","time":"03:30"}`, "sex", "", ""},
		{`{"date":"2000-08-16","time":null,"sex":"female"}`, "time", "", ""},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","options":{"zw_school":"none"}}`, "options.zw_school", "", ""},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","dayBoundary":"zi"}`, "", "", ""},
		{`{"date":"2023-02-29","time":"03:30","sex":"female"}`, "date", "日期：", "The date "},
		{`{"date":"1900-12-31","time":"03:30","sex":"female"}`, "date", "须在 1901 年至 2099 年之间", "1901 to 2099"},
		{`{"date":"2024-03-10","time":"02:30","sex":"male","timezone":"America/New_York"}`, "time", "-04:00", "-04:00"},
		{`{"date":"2024-11-03","time":"01:30","sex":"male","timezone":"America/New_York"}`, "time", "-05:00", "-05:00"},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","timezone":"Mars/Olympus"}`, "timezone", "时区：", "The timezone "},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","target":"1999-01-01T00:00"}`, "target", "所问时刻：", "The target "},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","target":"2150-01-01T00:00"}`, "target", "所问时刻：", "The target "},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","target":"2023-02-29T00:00"}`, "target", "所问时刻：", "The target "},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","longitude":75,"solarTime":true}`, "timezone", "按太阳时", "give it"},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","longitude":75,"options":{"clock":"mean_solar"}}`, "timezone", "按太阳时", "give it"},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","longitude":75,"timezone":"+08:00","solarTime":true,"options":{"clock":"civil"}}`, "options.clock", "solarTime 矛盾", "contradicts solarTime"},
		{`{"date":"2000-08-16","time":"03:30","sex":"female","options":{"late_zi":"same_day","zw_day_divide":"forward"}}`, "options.late_zi", "矛盾", "leave one of them out"},
	} {
		_, err := castZiwei(t, c.input)
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != c.path ||
			!strings.Contains(f.Msg.Zh, c.zh) || !strings.Contains(f.Msg.En, c.en) {
			t.Errorf("%s: got %v, want a fault about %q with %q and %q", c.input, err, c.path, c.zh, c.en)
		}
	}
}

// Every option of the engine is on the wire, with the same values, and works.
func TestZiwei_Options(t *testing.T) {
	t.Parallel()
	properties := calculateZiwei(wireYears).Input.Properties["options"].Properties
	for _, o := range ziwei.Options() {
		p := properties[o.Name]
		if p == nil || fmt.Sprint(p.Enum) != fmt.Sprint(o.Values) {
			t.Errorf("%s: the wire has %+v, the engine %v", o.Name, p, o.Values)
			continue
		}
		for _, value := range o.Values {
			out := mustCastZiwei(t, `{"date":"2000-08-16","time":"03:30","timezone":"+08:00","longitude":75,"sex":"male","options":{"`+o.Name+`":"`+value+`"}}`)
			found := false
			for _, r := range out.Rules {
				found = found || r.Option == o.Name && r.Value == value && r.WhyZh != "" && r.WhyEn != ""
			}
			if !found {
				t.Errorf("%s=%s is not among the rules in force", o.Name, value)
			}
		}
	}
	if want := len(ziwei.Options()) + 1; len(properties) != want { // late_zi is another name of zw_day_divide
		t.Errorf("the wire has %d options, want %d", len(properties), want)
	}
	for late, divide := range sameDayDivide {
		out := mustCastZiwei(t, `{"date":"2000-08-16","time":"23:30","sex":"male","options":{"late_zi":"`+late+`","zw_day_divide":"`+divide+`"}}`)
		for _, r := range out.Rules {
			if r.Option == "zw_day_divide" && r.Value != divide {
				t.Errorf("late_zi=%s is %s, want %s", late, r.Value, divide)
			}
		}
	}
}

// A whole answer, as the file in testdata has it. The chart in it is verified by the
// tables above and by the comparison with another program; the file pins every member.
func TestZiwei_Golden(t *testing.T) {
	t.Parallel()
	result, err := callTool(t, calculateZiwei(wireYears), "",
		`{"date":"2000-08-16","time":"03:30","sex":"female","timezone":"Asia/Shanghai","longitude":104.07,"target":"2025-02-26T12:00"}`)
	if err != nil {
		t.Fatal(err)
	}
	wantGolden(t, "testdata/ziwei.output.json", result.JSON)
}

func TestZiwei_Draw(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		format      Format
		locale      i18n.Locale
		input, want string
	}{
		{SVG, i18n.Zh, `{"date":"2000-08-16","time":"03:30","sex":"female"}`, "紫微斗数命盘"},
		{SVG, "", `{"date":"2000-08-16","time":"03:30","sex":"female","locale":"en"}`, "Zi Wei Dou Shu chart"},
		{Text, i18n.En, `{"date":"2000-08-16","time":"03:30","sex":"female"}`, "Zi Wei Dou Shu chart"},
	} {
		got, err := Draw("ziwei", c.format, c.locale, jsontext.Value(c.input))
		if err != nil || !strings.Contains(string(got), c.want) {
			t.Errorf("%v %s: %v\n%s", c.format, c.locale, err, got)
		}
	}
	const old = `{"date":"1624-03-05","time":"10:00","sex":"male"}`
	if _, err := Draw("ziwei", Text, i18n.Zh, jsontext.Value(old)); !fault.Is(err, fault.Invalid) {
		t.Errorf("the wire draws 1624: %v", err)
	}
	if _, err := DrawAllYears("ziwei", Text, i18n.Zh, jsontext.Value(old)); err != nil {
		t.Error(err)
	}
}

func FuzzZiwei(f *testing.F) {
	f.Add(`{"date":"2000-08-16","time":"03:30","sex":"female"}`)
	f.Add(`{"date":"1901-01-01","time":"23:59:59","sex":"male","timezone":"-04:00","longitude":-180,"solarTime":true,"target":"2000-01-01T23:30"}`)
	f.Add(`{"date":"2057-09-28","time":"23:59","sex":"female","options":{"zw_plate":"human","zw_school":"zhongzhou","zw_leap_month":"as_next"}}`)
	cast := calculateZiwei(wireYears)
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

func BenchmarkZiwei(b *testing.B) {
	cast := calculateZiwei(wireYears)
	input := jsontext.Value(`{"date":"2000-08-16","time":"03:30","sex":"female"}`)
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
