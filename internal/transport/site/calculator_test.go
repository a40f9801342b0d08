package site

import (
	"context"
	"encoding/json/jsontext"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// calculatorConfig is a site with the real calculators and drawings.
func calculatorConfig() Config {
	cfg := almanacConfig()
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
	values := url.Values{"do": {"chart"}}
	for i := 0; i < len(pairs); i += 2 {
		values.Set(pairs[i], pairs[i+1])
	}
	return values
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
	for path, form := range map[string]url.Values{"/en/iching/": ownLines("787889")} {
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
