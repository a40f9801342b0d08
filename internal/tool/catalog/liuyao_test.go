package catalog

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/liuyao"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// liuyaoTool has a clock that shows five to four on the last of November.
func liuyaoTool(t *testing.T) tool.Tool {
	t.Helper()
	now := func() civil.DateTime { return civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 15, Minute: 55} }
	return find(t, All(Deps{Library: &shelf{}, Random: rand.NewPCG(1, 2), Now: now}), "cast_liuyao")
}

func liuyaoCast(t *testing.T, input string) (liuyaoOutput, error) {
	t.Helper()
	result, err := callTool(t, liuyaoTool(t), "", input)
	if err != nil {
		return liuyaoOutput{}, err
	}
	var out liuyaoOutput
	if err := json.Unmarshal(result.JSON, &out, json.RejectUnknownMembers(true)); err != nil {
		t.Fatal(err)
	}
	return out, nil
}

func wantLiuyao(t *testing.T, input string) liuyaoOutput {
	t.Helper()
	out, err := liuyaoCast(t, input)
	if err != nil {
		t.Fatalf("%s: %v", input, err)
	}
	return out
}

const taiAtNoon = `{"lines":[7,7,9,8,8,8],"date":"2030-06-05","time":"15:50","topic":"parents"`

func TestLiuyao_Board(t *testing.T) {
	t.Parallel()
	out := wantLiuyao(t, taiAtNoon+`}`)
	b := out.Liuyao
	if out.Kind != "liuyao" || out.Version != "wenbu-liuyao-1.0" || out.Original.FullName != "地天泰" || out.Changed.FullName != "地泽临" ||
		!slices.Equal(out.Moving, []int{3}) || out.Nuclear.Zh == "" || out.Opposite.Zh == "" || out.Reversed.Zh == "" || out.Method.CastMethod != "manual" {
		t.Errorf("cast: %+v", out.castOutput)
	}
	if b.Moment.Pillars != [4]string{"庚戌", "辛巳", "辛未", "丙申"} || b.Month != "巳" || b.Day != "辛未" || b.Void != "戌亥" ||
		b.Moment.Instant != "2030-06-05T07:50:00Z" || b.Moment.Offset != "+08:00" || b.Moment.Clock != "2030-06-05T15:50:00" {
		t.Errorf("moment: %+v %s %s %s", b.Moment, b.Month, b.Day, b.Void)
	}
	if f := b.Original; f.Palace != "坤" || f.Generation != "三世" || f.Shi != 3 || f.Ying != 6 || f.Type != "六合" || b.Changed.Name != "地泽临" {
		t.Errorf("figures: %+v %+v", f, b.Changed)
	}
	var rows []string
	for _, l := range b.Lines {
		rows = append(rows, fmt.Sprint(l.Spirit, l.Relative, l.NaJia, l.Element, l.State, l.Role, l.Sign))
	}
	if got, want := strings.Join(rows, " "), "白虎妻财甲子水囚 玄武官鬼甲寅木休 青龙兄弟甲辰土相世○ 朱雀兄弟癸丑土相 勾陈妻财癸亥水囚 螣蛇子孙癸酉金死应"; got != want {
		t.Errorf("lines: got %s, want %s", got, want)
	}
	to := b.Lines[2].Becomes
	if to == nil || to.Relative != "兄弟" || to.NaJia != "丁丑" || to.State != "相" || b.Lines[0].Becomes != nil {
		t.Errorf("becomes %+v", to)
	}
	if len(b.Hidden) != 1 || b.Hidden[0].NaJia != "乙巳" || b.Hidden[0].Line != 2 || b.Hidden[0].Flying != "官鬼甲寅" || b.Hidden[0].Bond.Name != "飞生伏" || !b.Hidden[0].Usable {
		t.Errorf("hidden: %+v", b.Hidden)
	}
	if u := b.Useful; u.Significator != "父母" || u.Place != "month" || u.Line != nil || u.Gods[0].Role != "原神" || u.Gods[0].Relative != "官鬼" || len(u.Timing) == 0 || u.TimingWarning == "" {
		t.Errorf("useful: %+v", u)
	}
	facts := map[string]string{}
	for _, m := range b.Lines[4].Marks {
		facts[m.Name] = m.WhyZh
		if m.En == "" || m.WhyEn == "" {
			t.Errorf("%+v", m)
		}
	}
	if facts["月破"] == "" || facts["旬空"] == "" || b.Lines[0].Score != nil {
		t.Errorf("marks of line 5: %v", facts)
	}
}

func TestLiuyao_OptionsAndTopicsAreThoseOfTheEngine(t *testing.T) {
	t.Parallel()
	field := func(typ reflect.Type, name string) string {
		for f := range typ.Fields() {
			if json, _, _ := strings.Cut(f.Tag.Get("json"), ","); json == name {
				return f.Tag.Get("enum")
			}
		}
		return ""
	}
	for _, o := range liuyao.Options() {
		if got, want := field(reflect.TypeFor[liuyaoOptions](), o.Name), strings.Join(o.Values, "|"); got != want {
			t.Errorf("%s: got %s, want %s", o.Name, got, want)
		}
		for _, v := range o.Values {
			longitude := ""
			if strings.HasSuffix(v, "_solar") {
				longitude = `,"longitude":116.4`
			}
			out := wantLiuyao(t, fmt.Sprintf(`%s%s,"options":{%q:%q}}`, taiAtNoon, longitude, o.Name, v))
			if !slices.ContainsFunc(out.Rules, func(r baziRule) bool { return r.Option == o.Name && r.Value == v && r.WhyZh != "" && r.WhyEn != "" }) {
				t.Errorf("%s=%s is not among the rules", o.Name, v)
			}
		}
	}
	var names []string
	for _, topic := range liuyao.Topics() {
		names = append(names, topic.String())
	}
	if got, want := field(reflect.TypeFor[liuyaoInput](), "topic"), strings.Join(names, "|"); got != want {
		t.Errorf("topics: got %s, want %s", got, want)
	}
	kinds := field(reflect.TypeFor[liuyaoHint](), "rule")
	for kind := liuyao.HintStatic; kind <= liuyao.HintOnlyQuiet; kind++ {
		if !slices.Contains(strings.Split(kinds, "|"), kind.String()) {
			t.Errorf("%s is no rule of the wire", kind)
		}
	}
}

func TestLiuyao_Options(t *testing.T) {
	t.Parallel()
	own := wantLiuyao(t, `{"lines":[8,9,8,6,8,9],"date":"2024-05-01","time":"10:00","options":{"changed_relatives":"own_palace","score":"on","shi_shen":"on","hidden_spirits":"all"}}`)
	palace := wantLiuyao(t, `{"lines":[8,9,8,6,8,9],"date":"2024-05-01","time":"10:00"}`)
	if own.Liuyao.Changed.Lines == palace.Liuyao.Changed.Lines || own.Liuyao.Lines[0].Score == nil || own.Liuyao.Body.Shi == nil || len(own.Liuyao.Hidden) != 6 {
		t.Errorf("options do nothing: %+v", own.Liuyao)
	}
	if palace.Liuyao.Body.Shi != nil || palace.Liuyao.Useful != nil {
		t.Error("what was not asked for is told")
	}
}

// The answer holds an input that gives it again, with lines and moment.
func TestLiuyao_InputGivesTheAnswerAgain(t *testing.T) {
	t.Parallel()
	for _, input := range []string{`{}`, `{"seed":"问卜","timezone":"America/New_York","topic":"travel"}`, taiAtNoon + `,"options":{"score":"on"}}`} {
		first := wantLiuyao(t, input)
		again := wantLiuyao(t, string(first.Input))
		if !reflect.DeepEqual(first.Liuyao, again.Liuyao) || first.Lines != again.Lines || string(first.Input) != string(again.Input) {
			t.Errorf("%s: got %s, then %s", input, first.Input, again.Input)
		}
	}
	out := wantLiuyao(t, `{"timezone":"America/New_York"}`)
	if out.Liuyao.Moment.Clock != "2026-11-30T02:55:00" || out.Liuyao.Moment.Instant != "2026-11-30T07:55:00Z" || out.Method.Seed == "" {
		t.Errorf("now in New York: %+v", out.Liuyao.Moment)
	}
}

func TestLiuyao_Warnings(t *testing.T) {
	t.Parallel()
	for input, want := range map[string]string{
		`"date":"2024-02-04","time":"16:27"`:                                                        "交节",
		`"date":"2024-02-05","time":"23:30"`:                                                        "晚子时",
		`"date":"2024-02-05","time":"22:59:50"`:                                                     "换日或换时",
		`"date":"2024-02-05","time":"12:00","longitude":104,"options":{"clock":"true_solar"}`:       "太阳时",
		`"date":"1901-02-05","time":"12:30","timezone":"Asia/Shanghai","longitude":104`:             "",
		`"date":"1901-02-05","time":"12:30","timezone":"America/Argentina/Ushuaia","longitude":-68`: "",
	} {
		out := wantLiuyao(t, `{"lines":[7,7,7,7,7,7],`+input+`}`)
		if got := strings.Join(out.Warnings, ""); want != "" && !strings.Contains(got, want) || want == "" && strings.Contains(got, " / /") {
			t.Errorf("%s: got %q, want %q", input, got, want)
		}
		for _, w := range out.Warnings {
			if strings.HasPrefix(w, " / ") || w == "" {
				t.Errorf("%s: an empty warning", input)
			}
		}
	}
}

func TestLiuyao_Refuses(t *testing.T) {
	t.Parallel()
	const moment = `"date":"2024-05-01","time":"10:00"`
	for _, c := range []struct{ input, path string }{
		{`{"lines":[7,7,7,7,7],` + moment + `}`, "lines"},
		{`{"lines":[7,7,7,7,7,5],` + moment + `}`, "lines.5"},
		{`{"seed":"x","lines":[7,7,7,7,7,7]}`, "seed"},
		{`{"date":"2024-05-01"}`, "time"},
		{`{"time":"10:00"}`, "date"},
		{`{"date":"2024-02-30","time":"10:00"}`, "date"},
		{`{"date":"1900-05-01","time":"10:00"}`, "date"},
		{`{"date":"2100-05-01","time":"10:00"}`, "date"},
		{`{"date":"2024-05-01","time":"24:00"}`, "time"},
		{`{"date":"2024-03-10","time":"02:30","timezone":"America/New_York"}`, "time"},
		{`{"timezone":"Mars/Base"}`, "timezone"},
		{`{"topic":"money"}`, "topic"},
		{`{"question":"?"}`, ""},
		{`{"options":{"clock":"true_solar"}}`, "longitude"},
		{`{"options":{"score":"high"}}`, "options.score"},
		{`{"options":{"luck_method":"minute"}}`, "options"},
	} {
		_, err := liuyaoCast(t, c.input)
		f := fault.As(err)
		if err == nil || f.Kind != fault.Invalid || len(f.Fields) == 0 || f.Fields[0].Path != c.path {
			t.Errorf("%s: got %v %+v, want a problem of %q", c.input, err, f, c.path)
		}
	}
	bare := find(t, All(Deps{Library: &shelf{}}), "cast_liuyao")
	if _, err := callTool(t, bare, "", `{"lines":[7,7,7,7,7,7]}`); !fault.Is(err, fault.Invalid) {
		t.Errorf("without a clock: %v", err)
	}
}

func TestLiuyao_Language(t *testing.T) {
	t.Parallel()
	zh, en := wantLiuyao(t, taiAtNoon+`}`), wantLiuyao(t, taiAtNoon+`,"locale":"en"}`)
	if zh.Notice != castNotice.Zh || en.Notice != castNotice.En || zh.Liuyao.Useful.TimingWarning == en.Liuyao.Useful.TimingWarning {
		t.Errorf("got %s and %s", zh.Notice, en.Notice)
	}
	result, err := callTool(t, liuyaoTool(t), i18n.En, taiAtNoon+`,"locale":"zh"}`)
	if err != nil || result.Value.(liuyaoOutput).Notice != castNotice.En {
		t.Errorf("the locale of the request does not win: %v", err)
	}
}

func TestDraw_Liuyao(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		format Format
		locale i18n.Locale
		want   string
	}{
		{SVG, i18n.Zh, "地天泰"}, {SVG, i18n.En, "Tài"}, {Text, "", "坤宫三世"}, {Text, i18n.En, "it predicts nothing"},
	} {
		got, err := Draw("liuyao", c.format, c.locale, []byte(taiAtNoon+`}`))
		if err != nil || !strings.Contains(string(got), c.want) {
			t.Errorf("%v %s: %v, %q is missing", c.format, c.locale, err, c.want)
		}
	}
	for input, path := range map[string]string{
		`{"lines":[7,7,7,7,7,7]}`:                                    "date",
		`{"lines":[7,7,7,7,7,7],"date":"2100-01-01","time":"10:00"}`: "date",
	} {
		_, err := Draw("liuyao", SVG, "", []byte(input))
		if f := fault.As(err); f == nil || f.Kind != fault.Invalid || len(f.Fields) != 1 || f.Fields[0].Path != path {
			t.Errorf("%s: %v", input, err)
		}
	}
}

func BenchmarkLiuyao(b *testing.B) {
	b.ReportAllocs()
	each := castLiuyao(Deps{})
	for b.Loop() {
		input, err := each.Check(jsontext.Value(taiAtNoon + `}`))
		if err != nil {
			b.Fatal(err)
		}
		if _, err := each.Call(b.Context(), tool.Request{Input: input}); err != nil {
			b.Fatal(err)
		}
	}
}
