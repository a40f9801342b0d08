package site

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// call is one use of the calculator.
type call struct {
	name   string
	locale i18n.Locale
	input  map[string]any
}

// recording answers every call with reading or err and notes what it was asked.
func recording(t *testing.T, calls *[]call, reading string, err error) Config {
	cfg := newConfig(built())
	cfg.Calculate = func(_ context.Context, name string, l i18n.Locale, input jsontext.Value) (jsontext.Value, error) {
		var in map[string]any
		if err := json.Unmarshal(input, &in); err != nil {
			t.Errorf("input %s: %v", input, err)
		}
		*calls = append(*calls, call{name, l, in})
		return jsontext.Value(reading), err
	}
	return cfg
}

func filled(pairs ...string) url.Values {
	v := url.Values{"date": {"2000-08-16"}, "time": {"03:30"}, "timezone": {"Asia/Shanghai"}, "dayBoundary": {"midnight"}, "sex": {""}, "do": {"chart"}}
	for i := 0; i+1 < len(pairs); i += 2 {
		v.Set(pairs[i], pairs[i+1])
	}
	return v
}

func TestBaziForm(t *testing.T) {
	base := map[string]any{"date": "2000-08-16", "time": "03:30", "timezone": "Asia/Shanghai", "dayBoundary": "midnight", "solarTime": false, "locale": "zh"}
	with := func(pairs ...any) map[string]any {
		m := map[string]any{}
		for k, v := range base {
			m[k] = v
		}
		for i := 0; i+1 < len(pairs); i += 2 {
			m[pairs[i].(string)] = pairs[i+1]
		}
		return m
	}
	for _, c := range []struct {
		name string
		form url.Values
		want map[string]any
	}{
		{"plain", filled(), base},
		{"unknown time wins over a time", filled("timeUnknown", "1"), with("time", nil, "everyHour", true)},
		{"solar time needs a time", filled("timeUnknown", "1", "solarTime", "1", "longitude", "104"), with("time", nil, "everyHour", true, "longitude", 104.0)},
		{"solar time", filled("solarTime", "1", "longitude", "104.07"), with("solarTime", true, "longitude", 104.07)},
		{"sex", filled("sex", "female"), with("sex", "female")},
		{"seconds", filled("seconds", "7"), with("time", "03:30:07")},
		{"seconds of an unknown time", filled("seconds", "7", "timeUnknown", "1"), with("time", nil, "everyHour", true)},
		{"chosen place fills zone and longitude, switches nothing on", filled("choice", "-9.1333 Europe/Lisbon Lisbon do Sul"), with("longitude", -9.1333, "timezone", "Europe/Lisbon")},
		{"no boundary given", filled("dayBoundary", ""), base},
	} {
		t.Run(c.name, func(t *testing.T) {
			var calls []call
			sc := scenario{
				method: "POST", path: "/bazi/", form: c.form, status: 200,
				want:    []string{`<svg data-kind="bazi" data-locale="zh">`, "晚子时", `"reading":{"kind":"bazi"`},
				wantNot: []string{"Late Zi hour</li>"},
				headers: map[string]string{"Cache-Control": "no-store"},
			}
			sc.run(t, New(recording(t, &calls, sampleReading, nil)))
			if len(calls) != 1 || calls[0].name != "calculate_bazi" || calls[0].locale != i18n.Zh {
				t.Fatalf("calls %+v", calls)
			}
			if !reflect.DeepEqual(calls[0].input, c.want) {
				t.Errorf("input %v\n want %v", calls[0].input, c.want)
			}
		})
	}
}

func TestBaziFormRefusals(t *testing.T) {
	invalid := func(msg i18n.Text, path string) error {
		return &fault.Error{Kind: fault.Invalid, Msg: msg, Fields: []fault.Field{{Path: path, Code: "custom"}}}
	}
	for _, c := range []struct {
		name string
		form url.Values
		err  error
		sc   scenario
	}{
		{
			"no time", filled("time", ""), nil,
			scenario{path: "/bazi/", status: 422, want: []string{`id="time-error"`, `value="2000-08-16"`}, wantNot: []string{"result-title"}},
		},
		{
			"longitude is no number", filled("longitude", "east"), nil,
			scenario{path: "/en/bazi/", status: 422, want: []string{`id="longitude-error"`, `value="east"`, "number from -180 to 180", "<details class=\"more\" open>"}},
		},
		{"longitude as a program writes it", filled("longitude", "1_0"), nil, scenario{path: "/bazi/", status: 422, want: []string{`id="longitude-error"`}}},
		{"longitude in hexadecimal", filled("longitude", "0x10"), nil, scenario{path: "/bazi/", status: 422, want: []string{`id="longitude-error"`}}},
		{"seconds", filled("seconds", "60"), nil, scenario{path: "/bazi/", status: 422, want: []string{`id="seconds-error"`}}},
		{"longitude not finite", filled("longitude", "NaN"), nil, scenario{path: "/bazi/", status: 422, want: []string{`id="longitude-error"`}}},
		{
			"calculator names the field", filled(), invalid(i18n.T("这一刻不存在", "That moment does not exist"), "time"),
			scenario{path: "/bazi/", status: 422, want: []string{"这一刻不存在", `id="time-error"`, `role="alert"`}},
		},
		{
			"in English", filled(), invalid(i18n.T("这一刻不存在", "That moment does not exist"), "time"),
			scenario{path: "/en/bazi/", status: 422, want: []string{"That moment does not exist", `"problem":"That moment does not exist"`}, wantNot: []string{"这一刻不存在"}},
		},
		{
			"a rule between fields stands at the field to change", filled("solarTime", "1"),
			&fault.Error{Kind: fault.Invalid, Msg: i18n.T("请看下面", "See below"), Fields: []fault.Field{{Path: "longitude", Code: "custom", Message: "give it too", MessageZh: "请同时给出经度"}}},
			scenario{path: "/bazi/", status: 422, want: []string{`<p class="field-error" id="longitude-error">请同时给出经度</p>`, `<details class="more" open>`}},
		},
		{"field without a text of ours", filled(), invalid(i18n.Text{}, "options.clock"), scenario{path: "/bazi/", status: 422, want: []string{"有几处需要改一改"}}},
		{
			"our own failure shows nothing of itself", filled(), errors.New("secret detail"),
			scenario{path: "/en/bazi/", status: 500, want: []string{"That is the server"}, wantNot: []string{"secret detail"}},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var calls []call
			c.sc.method, c.sc.form = "POST", c.form
			c.sc.run(t, New(recording(t, &calls, sampleReading, c.err)))
			if wantCalls := 1; c.err == nil && len(calls) != 0 || c.err != nil && len(calls) != wantCalls {
				t.Errorf("calls %+v", calls)
			}
		})
	}
}

// TestEnglishOfAChart looks for the names that an English page must not show in
// Hanzi, and holds the catalogue's terms to the almanac's.
func TestEnglishOfAChart(t *testing.T) {
	const reading = `{"kind":"bazi","calendar":{"lunar":"二〇〇〇年七月十七","lunarEn":"2000, month 7, day 17"},"pillars":[{"key":"year","value":"庚辰"},{"key":"hour","value":"庚寅"}],
		"boundaries":[{"kind":"year","name":"立春","instant":"2000-02-04T12:40:22.7Z"},{"kind":"year","name":"立春","instant":"2001-02-03T18:28:49.7Z"},
		{"kind":"hour","name":"寅","instant":"2000-08-16T07:00:00.0Z"},{"kind":"hour","name":"卯","instant":"2000-08-16T09:00:00.0Z"}],"time":{"offset":"+08:00"}}`
	var calls []call
	h := New(recording(t, &calls, reading, nil))
	scenario{
		method: "POST", path: "/en/bazi/", form: filled(), status: 200,
		want:    []string{"The year turns at Li Chun (Start of Spring)", "The Tiger hour", "2000, month 7, day 17"},
		wantNot: []string{"turns at 立春", "The 寅", "<small class=\"lunar\">Lunar date 二"},
	}.run(t, h)
	scenario{method: "POST", path: "/bazi/", form: filled(), status: 200, want: []string{"从 立春 起换年", "寅时", "二〇〇〇年七月十七"}}.run(t, h)
	for i := range almanac.SolarTerm(almanac.SolarTerms) {
		want := i18n.T(i.String(), i.Pinyin()+" ("+i.English()+")")
		if got := sentences()["term."+i.String()]; got != want {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

func TestPlaceSearchWithoutScript(t *testing.T) {
	const found = `{"places":[{"id":1,"name":"乌鲁木齐","admin":"新疆","country":"CN","longitude":87.6005,"latitude":43.8,"timezone":"Asia/Urumqi"},
		{"id":2,"name":"Lima","admin":"","country":"PE","longitude":-77.0282,"latitude":-12.0,"timezone":"America/Lima"}]}`
	var calls []call
	h := New(recording(t, &calls, found, nil))
	scenario{
		method: "POST", path: "/bazi/", form: filled("do", "places", "place", "乌鲁木齐"), status: 200,
		want: []string{`value="87.6005 Asia/Urumqi 乌鲁木齐"`, "87.60°E", "77.03°W", `value="2000-08-16"`}, wantNot: []string{"result-title"},
	}.run(t, h)
	want := []call{{"search_places", i18n.Zh, map[string]any{"query": "乌鲁木齐", "limit": 8.0, "locale": "zh"}}}
	if !reflect.DeepEqual(calls, want) {
		t.Errorf("calls %+v", calls)
	}

	scenario{method: "POST", path: "/bazi/", form: filled("do", "places", "place", " "), status: 200, want: []string{"没有找到"}}.run(t, h)
	if len(calls) != 1 {
		t.Errorf("an empty place was looked for: %+v", calls)
	}
}

// TestMarkupInEveryField posts markup in each field and looks for it unescaped.
func TestMarkupInEveryField(t *testing.T) {
	const attack = `"><img src=x onerror=alert(1)></script><script>alert(2)</script>`
	reading := strings.ReplaceAll(`{"kind":"bazi","pillars":[],"warnings":["A / B"]}`, "A / B", `<img src=x onerror=alert(3)> / <b>x`)
	for _, field := range []string{"date", "time", "place", "timezone", "longitude", "sex", "dayBoundary", "choice", "do", "timeUnknown", "placed", "searched", "clock", "seconds"} {
		for _, path := range []string{"/bazi/", "/en/bazi/"} {
			var calls []call
			sc := scenario{method: "POST", path: path, form: filled(field, attack), status: 200, wantNot: []string{"<img", "<script>", "<b>x"}}
			if field == "longitude" || field == "choice" || field == "place" || field == "seconds" {
				sc.status = 422
			}
			t.Run(field+" "+path, func(t *testing.T) { sc.run(t, New(recording(t, &calls, reading, nil))) })
		}
	}
	places := `{"places":[{"name":"<img src=x>","admin":"<script>","country":"'\"","longitude":1,"timezone":"<img>"}]}`
	var calls []call
	scenario{method: "POST", path: "/bazi/", form: filled("do", "places", "place", "x"), status: 200, wantNot: []string{"<img", "<script>"}}.
		run(t, New(recording(t, &calls, places, nil)))
}

const deepReading = `{"kind":"bazi","pillars":[{"key":"year","value":"庚午","growthStage":"帝旺","selfSeat":"沐浴","void":"戌亥","shenSha":[{"name":"羊刃","nameEn":"Goat Blade","rule":"日干：丙戊见午"}]}],
	"input":{"options":{"geju_order":"place"}},"rules":[{"option":"year_boundary","value":"lichun_instant","whyZh":"立春换年","whyEn":"by li chun"},{"option":"geju_order","value":"place","whyZh":"先月干","whyEn":"month first"},{"option":"po_pairs","value":"six","whyZh":"六破全取","whyEn":"six pairs"}],
	"strength":{"score":29.2,"band":"弱","bandEn":"Weak","method":"position_hidden","parts":[{"what":"年干","points":0,"because":"a / 甲"},{"what":"月支","points":12,"because":"helps / 扶日主"}]},
	"pattern":{"name":"食神格","nameEn":"Eating God","because":"the step / 取本气","month":{"state":"败","stateEn":"Broken","findings":[{"kind":"败","because":"both / 财杀并透"}]}},
	"usefulGods":[{"school":"扶抑","schoolEn":"Balance","elements":["木"],"against":["土"],"because":"weak / 身弱"},{"school":"格局","schoolEn":"Pattern","elements":["土","金"],"against":[],"because":"formed / 成格"}],
	"relations":[{"name":"六合","nameEn":"Six Harmony","pillars":["year","month"],"members":"子丑","adjacent":false,"transformation":{"element":"土","state":"合","conditions":[{"name":"相邻","nameEn":"neighbours","met":false}]}}],
	"taiYuan":"辛未","taiXi":"辛亥","mingGong":null,"shenGong":null,
	"alternatives":[{"because":"unknown_time","pillars":["庚午","庚辰","丙寅","戊子"],"spans":[{"localFrom":"1990-05-01T00:00:00","localTo":"1990-05-01T01:00:00"}]},{"because":"unknown_time","pillars":["庚午","庚辰","丙寅","己丑"],"spans":[]}]}`

// TestBaziReading_WrittenOut reads a chart in both languages without a script.
func TestBaziReading_WrittenOut(t *testing.T) {
	for path, want := range map[string][]string{
		"/bazi/": {
			"<b>弱</b> <span>29.2 / 100</span>", `<rect width="29.2" height="3"/>`, "12：扶日主", "<b>食神格</b>", "财杀并透", "<th scope=\"col\">扶抑</th>",
			`<tr class="open"><th scope="row">土</th><td class="against">忌</td><td class="first">首取</td></tr>`, `<tr><th scope="row">火</th><td class="silent">不论</td>`,
			"<b>六合</b> <span lang=\"zh\">子丑</span> <small>年柱、月柱，不相邻</small>", "土：遥合，不化", "相邻：缺", "帝旺", "<summary>羊刃</summary><p lang=\"zh\">日干：丙戊见午</p>",
			"<dt>胎元</dt><dd lang=\"zh\">辛未</dd>", "庚午 庚辰 丙寅 戊子", "00:00–01:00", "时辰不详", "先月干", "<code>po_pairs=six</code>",
		},
		"/en/bazi/": {
			"<b>Weak</b> <span>29.2 of 100</span>", "Month branch", "12: helps", "<b>Eating God</b>", "Breaks:", "<th scope=\"col\">Balance</th>", "<b>Six Harmony</b>", "Earth: combined at a distance",
			"neighbours: missing", "Peak", "<summary>Goat Blade</summary>", "Conception", "month first", "The other rules, all by default (1)",
		},
	} {
		var calls []call
		sc := scenario{method: "POST", path: path, form: filled(), status: 200, want: want, wantNot: []string{"年干</th>", "Year stem</th>", "<dt>命宫</dt>", "style="}}
		sc.run(t, New(recording(t, &calls, deepReading, nil)))
	}
}
