package site

import (
	"context"
	"encoding/json/jsontext"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// chance is a source of seeds that many calls may ask at once.
type chance struct{}

func (chance) Uint64() uint64 { return rand.Uint64() }

// eleven is the time of the server's clock.
func eleven() civil.DateTime {
	return civil.DateTime{Year: 2026, Month: 11, Day: 30, Hour: 11}
}

// calculatorConfig is a site with the real calculators and drawings.
func calculatorConfig() Config {
	cfg := almanacConfig()
	runner, err := toolrun.New(catalog.All(catalog.Deps{Random: chance{}, Now: eleven}), toolrun.Config{
		Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		panic(err)
	}
	cfg.Calculate = func(ctx context.Context, name string, l i18n.Locale, input jsontext.Value) (jsontext.Value, error) {
		result, err := runner.Call(ctx, name, l, input)
		return result.JSON, err
	}
	drawn := func(f catalog.Format) func(context.Context, string, jsontext.Value, i18n.Locale) ([]byte, error) {
		return func(_ context.Context, kind string, input jsontext.Value, l i18n.Locale) ([]byte, error) {
			return catalog.Draw(kind, f, l, input)
		}
	}
	cfg.Draw, cfg.Text = drawn(catalog.SVG), drawn(catalog.Text)
	return cfg
}

// entries are a posted form: name, value, name, value.
func entries(pairs ...string) url.Values {
	return with(url.Values{"do": {"chart"}}, pairs...)
}

// with adds entries to a form.
func with(form url.Values, pairs ...string) url.Values {
	for i := 0; i < len(pairs); i += 2 {
		form.Set(pairs[i], pairs[i+1])
	}
	return form
}

// ownLines are a form with six lines, the bottom one first.
func ownLines(lines string) url.Values {
	values := entries("method", "manual")
	for i, c := range lines {
		values.Set(lineField(i+1), string(c))
	}
	return values
}

// TestCalculatorsWithoutScript posts every form as a browser without JavaScript
// does: the answer is a whole page with the chart, or with what is wrong where it
// is wrong and what was entered still there.
func TestCalculatorsWithoutScript(t *testing.T) {
	t.Parallel()
	scenarios := []scenario{
		{
			name: "own lines zh", path: "/iching/", form: ownLines("787889"), status: 200,
			want: []string{"山火贲 → 地火明夷", `<svg`, "上六", "变为", `name="do" value="md"`, `<option value="9" selected>`, "卦辞"},
		},
		{
			name: "a seed en", path: "/en/iching/", form: entries("seed", "tea", "method", "yarrow", "question", "Shall I <b>go</b>?"), status: 200,
			want: []string{"Shall I &lt;b&gt;go&lt;/b&gt;?", "The seed tea gives the same cast again.", "5/16", `value="yarrow" checked`}, wantNot: []string{"<b>go"},
		},
		{
			name: "a line that is none", path: "/iching/", form: ownLines("78788"), status: 422,
			want: []string{"六条爻都要选", `role="alert"`, `value="manual" checked`}, wantNot: []string{"<svg data", `id="result-title"`},
		},
		{
			name: "a line that is none en", path: "/en/iching/", form: ownLines("787885"), status: 422,
			want: []string{"Choose each of the six lines", `aria-invalid="true"`}, wantNot: []string{`id="result-title"`},
		},
		{
			name: "cards zh", path: "/tarot/", form: entries("spread", "celtic-cross", "seed", "a"), status: 200,
			want:    []string{"凯尔特十字", `href="/deck/zh/rws/`, "10 · 所向", "种子 a，可重现这些牌。", "每张牌逆位的机会是 0%", `value="celtic-cross" selected`},
			wantNot: []string{`class="reversed"`, `name="reversals" value="1" checked`},
		},
		{
			name: "cards en, reversed", path: "/en/tarot/", form: entries("spread", "week", "seed", "a", "reversals", "1", "order", "marseille"), status: 200,
			want: []string{"Week", `href="/deck/en/marseille/`, `class="reversed"`, "a chance of 50%"},
		},
		{
			name: "a spread that is not offered becomes the usual one", path: "/tarot/", form: entries("spread", "<b>"), status: 200,
			want: []string{"处境·张力·下一步"}, wantNot: []string{"<b>\""},
		},
		{
			name: "palaces zh", path: "/ziwei/", form: entries("date", "2000-08-16", "time", "03:30", "timezone", "Asia/Shanghai", "sex", "female"), status: 200,
			want: []string{"命宫壬午：紫微", "木三局", "三方四正", `value="4" checked`, "迁移、财帛、官禄", `style="--w:760;--h:810"`, "zw_leap_month=split_15", "离交界多远"},
		},
		{
			name: "palaces en, another school", path: "/en/ziwei/", status: 200,
			form: entries("date", "2000-08-16", "time", "03:30", "timezone", "Asia/Shanghai", "sex", "male", "zw_school", "zhongzhou"),
			want: []string{"Life palace 壬午: Zi Wei 紫微", "Wood Three", "zw_school=zhongzhou", `value="zhongzhou" selected`, `<details class="more" open>`},
		},
		{
			name: "F79 a question is said to be sent, and not to be stored", path: "/en/iching/", form: entries("seed", "tea", "question", "x"), status: 200,
			want: []string{"Sent to the server with the form", "is not stored there"},
		},
		{
			name: "an example of palaces", path: "/ziwei/", form: entries("do", "example"), status: 200,
			want: []string{"命宫壬午：紫微", `value="2000-08-16"`, `value="female" checked`},
		},
		{
			name: "palaces without a time or a sex", path: "/ziwei/", form: entries("date", "2000-08-16", "timezone", "Asia/Shanghai"), status: 422,
			want: []string{"请填写出生时间", `id="sex-error">请选性别`, `value="2000-08-16"`}, wantNot: []string{`id="result-title"`},
		},
		{
			name: "palaces on a day that does not exist", path: "/en/ziwei/", status: 422,
			form: entries("date", "2023-02-29", "time", "03:30", "timezone", "Nowhere", "sex", "male"),
			want: []string{`id="date-error"`, `value="Nowhere"`, `value="male" checked`}, wantNot: []string{`id="result-title"`},
		},
		{
			name: "a board zh", path: "/liuyao/", status: 200,
			form: with(ownLines("779886"), "topic", "wealth", "date", "2026-11-30", "time", "15:50", "timezone", "Asia/Shanghai"),
			want: []string{"地天泰 → 山泽损", "妻财 · 六五", "日辰申金生子水", "伏神 · 九二 · 父母 乙巳火", `value="wealth" selected`, "late_zi=", `name="keep"`},
		},
		{
			name: "a board en, cast now", path: "/en/liuyao/", form: entries("seed", "tea", "method", "coins"), status: 200,
			want: []string{"2026-11-30 11:00", "Where the state of each line comes from"}, wantNot: []string{"Useful god</h3>", "given by hand"},
		},
		{
			name: "the same board for another topic", path: "/liuyao/", status: 200,
			form: entries("do", "keep", "topic", "exam", "method", "coins",
				"keep", `{"lines":[7,7,9,8,8,6],"date":"2026-11-30","time":"15:50","timezone":"Asia/Shanghai","topic":"wealth"}`),
			want: []string{"地天泰 → 山泽损", "考试", "父母"},
		},
		{
			name: "a board with half a moment", path: "/liuyao/", form: entries("date", "2026-11-30", "timezone", "Asia/Shanghai"), status: 422,
			want: []string{"日期与时间要么都填", `value="2026-11-30"`, `<details class="more" open>`}, wantNot: []string{`id="result-title"`},
		},
		{
			name: "a board in no zone", path: "/en/liuyao/", form: entries("timezone", "Nowhere"), status: 422,
			want: []string{`id="timezone-error"`, `value="Nowhere"`}, wantNot: []string{`id="result-title"`},
		},
		{
			name: "a moment zh", path: "/meihua/", form: entries("date", "2025-01-16", "time", "15:30", "timezone", "Asia/Shanghai"), status: 200,
			want: []string{"泽火革 → 泽山咸", "用克体", "34 ÷ 8 → 2", "43 ÷ 6 → 1", "体卦"},
		},
		{
			name: "numbers en", path: "/en/meihua/", form: entries("from", "numbers", "numbers", "12，7"), status: 200,
			want: []string{"Small Excess", "body controls use", "12 ÷ 8 → 4", `value="12，7"`},
		},
		{
			name: "no numbers", path: "/meihua/", form: entries("from", "numbers", "numbers", "<i>seven"), status: 422,
			want: []string{`id="numbers-error"`, "&lt;i&gt;seven"}, wantNot: []string{`id="result-title"`, "<i>seven"},
		},
		{
			name: "an hour zh", path: "/xiaoliuren/", form: entries("date", "2026-11-30", "time", "08:30", "day_master", "丙"), status: 200,
			want: []string{"所值 · 小吉", "今日十神 · 食神", "二〇二六年十月廿二"},
		},
		{
			name: "a question en", path: "/en/xiaoliuren/", form: entries("from", "question", "question", "shall I go?"), status: 200,
			want: []string{"The start · Small Luck 小吉", "<dd>11</dd>"},
		},
		{
			name: "a question without words", path: "/en/xiaoliuren/", form: entries("from", "question"), status: 422,
			want: []string{"Write your question", `value="question" checked`}, wantNot: []string{`id="result-title"`},
		},
	}
	h := New(calculatorConfig())
	for _, sc := range scenarios {
		t.Run(sc.name, func(t *testing.T) {
			t.Parallel()
			sc.method = http.MethodPost
			w := sc.run(t, h)
			if cache := w.Header().Get("Cache-Control"); cache != "no-store" {
				t.Errorf("the answer to a form may be kept: %q", cache)
			}
		})
	}
}

var hiddenInput = regexp.MustCompile(`name="input" value="([^"]*)"`)

// TestChartFiles asks for each form of file as the buttons below a chart do.
func TestChartFiles(t *testing.T) {
	t.Parallel()
	h := New(calculatorConfig())
	for path, form := range map[string]url.Values{
		"/en/iching/": ownLines("787889"), "/tarot/": entries("spread", "week"),
		"/liuyao/": entries("topic", "exam"), "/en/meihua/": entries(), "/xiaoliuren/": entries("from", "question", "question", "what now"),
		"/bazi/":  entries("date", "2000-08-16", "timeUnknown", "1", "timezone", "Asia/Shanghai"),
		"/ziwei/": entries("date", "2000-08-16", "time", "03:30", "timezone", "Asia/Shanghai", "sex", "female"),
	} {
		page := scenario{method: http.MethodPost, path: path, form: form, status: 200}.run(t, h)
		input := hiddenInput.FindStringSubmatch(page.Body.String())
		if input == nil {
			t.Fatalf("%s: the page has no input to repeat", path)
		}
		repeat := strings.NewReplacer("&#34;", `"`, "&#43;", "+").Replace(input[1])
		for end, want := range map[string]string{"json": `"kind":`, "svg": "<svg", "md": "# "} {
			form := entries("do", end, "input", repeat, "question", "one *two*")
			w := scenario{method: http.MethodPost, path: path, form: form, status: 200, want: []string{want}}.run(t, h)
			if name := w.Header().Get("Content-Disposition"); !strings.HasSuffix(name, "."+end+`"`) {
				t.Errorf("%s: a file called %q", path, name)
			}
			if end == "md" && !strings.Contains(w.Body.String(), `> one \*two\*`) {
				t.Errorf("%s: the question is not plain text in the file: %s", path, w.Body)
			}
		}
		for _, damaged := range []string{"", "{", `{"lines":[1]}`, strings.Repeat("9", maxInputBytes+1)} {
			var w *httptest.ResponseRecorder
			for _, end := range []string{"json", "svg", "md"} {
				r := scenario{method: http.MethodPost, path: path, form: entries("do", end, "input", damaged)}
				r.status = 400
				if damaged == `{"lines":[1]}` {
					r.status = 422
				}
				w = r.run(t, h)
				if w.Header().Get("Content-Disposition") != "" {
					t.Errorf("%s: a file of %.20q", path, damaged)
				}
			}
		}
	}
}

func TestDeckPage(t *testing.T) {
	t.Parallel()
	cfg := calculatorConfig()
	cfg.Deck = []Card{
		{ID: 0, Suit: "major", Name: i18n.T("愚者", "The Fool")}, {ID: 1, Suit: "major", Name: i18n.T("魔术师", "The Magician")},
		{ID: 22, Suit: "wands", Name: i18n.T("权杖一", "Ace of Wands"), Upright: i18n.T("点火", "a <spark>")},
	}
	scenario{path: "/en/tarot/deck/", status: 200, want: []string{
		`<li data-suit="wands"><a class="zoom" href="/deck/en/rws/22.svg"`, "a &lt;spark&gt;", "Ace of Wands", `loading="lazy"`,
		`value="major"> Major arcana <small>2</small>`, `value="all" checked> All <small>3</small>`,
	}}.run(t, New(cfg))
}
