package site

import (
	"context"
	"encoding/json/jsontext"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
)

// scenario is one request and what its answer must and must not hold.
type scenario struct {
	name    string
	method  string // default GET
	path    string
	form    url.Values
	status  int
	want    []string
	wantNot []string
	headers map[string]string
}

// built is a front end as the build writes it, in miniature.
func built() fs.FS {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	return fstest.MapFS{
		"index.html": file("placeholder"),
		"app/manifest.json": file(`{
			"src/bazi/main.ts": {"file": "bazi-1.js", "name": "bazi", "isEntry": true, "imports": ["_shared.js"], "css": ["bazi-1.css"]},
			"src/agent/main.ts": {"file": "agent-1.js", "name": "agent", "isEntry": true, "imports": ["_shared.js", "_deep.js"]},
			"_shared.js": {"file": "shared-1.js", "name": "shared", "imports": ["_deep.js"], "css": ["shared-1.css"]},
			"_deep.js": {"file": "deep-1.js", "name": "deep"}
		}`),
		"app/bazi-1.js":    file("export{}"),
		"app/agent-1.js":   file("export{}"),
		"app/shared-1.js":  file("export{}"),
		"app/deep-1.js":    file("export{}"),
		"app/bazi-1.css":   file("a{}"),
		"app/shared-1.css": file("a{}"),
	}
}

// bare is web/dist of a bare checkout.
func bare() fs.FS {
	return fstest.MapFS{"index.html": {Data: []byte("placeholder")}}
}

const sampleReading = `{"kind":"bazi","pillars":[{"key":"year","value":"庚辰"}],"warnings":["Late Zi hour / 晚子时"]}`

// newConfig is a site whose calculator knows one chart.
func newConfig(dist fs.FS) Config {
	now := func() time.Time { return time.Date(2026, 11, 30, 6, 20, 0, 0, time.UTC) }
	return Config{
		Handbook:  library.New(library.Options{SiteURL: "https://example.org", Now: now}),
		Dist:      dist,
		SiteURL:   "https://example.org/",
		ModelName: func() string { return "model-x" },
		Version:   "1.2.3",
		Timezone:  "Asia/Taipei",
		Now:       now,
		Log:       slog.New(slog.NewTextHandler(io.Discard, nil)),
		Calculate: func(ctx context.Context, name string, l i18n.Locale, input jsontext.Value) (jsontext.Value, error) {
			if name == "almanac_day" {
				return calculate(ctx, name, l, input)
			}
			return jsontext.Value(sampleReading), nil
		},
		Draw: func(_ context.Context, kind string, _ jsontext.Value, l i18n.Locale) ([]byte, error) {
			return []byte(`<svg data-kind="` + kind + `" data-locale="` + string(l) + `"></svg>`), nil
		},
		Text: func(_ context.Context, kind string, _ jsontext.Value, l i18n.Locale) ([]byte, error) {
			return []byte(kind + " in characters, " + string(l) + "\n"), nil
		},
	}
}

func (sc scenario) run(t *testing.T, h http.Handler) *httptest.ResponseRecorder {
	t.Helper()
	method := sc.method
	if method == "" {
		method = http.MethodGet
	}
	r := httptest.NewRequestWithContext(t.Context(), method, sc.path, strings.NewReader(sc.form.Encode()))
	if sc.form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if w.Code != sc.status {
		t.Errorf("status %d, want %d", w.Code, sc.status)
	}
	body := w.Body.String()
	for _, s := range sc.want {
		if !strings.Contains(body, s) {
			t.Errorf("answer lacks %q", s)
		}
	}
	for _, s := range sc.wantNot {
		if strings.Contains(body, s) {
			t.Errorf("answer holds %q", s)
		}
	}
	for k, v := range sc.headers {
		if got := w.Header().Get(k); got != v {
			t.Errorf("header %s: %q, want %q", k, got, v)
		}
	}
	if t.Failed() {
		t.Logf("answer: %.2000s", body)
	}
	return w
}

func TestPages(t *testing.T) {
	html := map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"}
	scenarios := []scenario{
		{
			name: "home zh", path: "/", status: 200, headers: html,
			want: []string{
				`<html lang="zh-Hans">`, `<link rel="canonical" href="https://example.org/">`,
				`hreflang="zh-Hans" href="https://example.org/"`, `hreflang="en" href="https://example.org/en/"`,
				`hreflang="x-default" href="https://example.org/en/"`, "此刻的四柱",
				`<svg data-kind="bazi" data-locale="zh">`, `action="/agent/"`, `href="/en/"`,
			},
			wantNot: []string{`<script type="module"`},
		},
		{
			name: "home en", path: "/en/", status: 200, headers: html,
			want: []string{`<html lang="en">`, `<link rel="canonical" href="https://example.org/en/">`, `action="/en/agent/"`, `data-locale="en"`},
		},
		{
			name: "bazi zh", path: "/bazi/", status: 200, headers: html,
			want: []string{
				`<form class="leaf birth" method="post" action="/bazi/">`, `value="Asia/Taipei"`,
				`<script type="module" src="/assets/bazi-1.js"></script>`, `href="/assets/bazi-1.css"`, `href="/assets/shared-1.css"`,
				`<link rel="modulepreload" href="/assets/shared-1.js">`, `<link rel="modulepreload" href="/assets/deep-1.js">`,
				`<script type="application/json" id="page-data">{"locale":"zh"`, `aria-current="page"`,
			},
			wantNot: []string{"make web", "agent-1.js", "<h2 id=\"result-title\""},
		},
		{name: "bazi en", path: "/en/bazi/", status: 200, want: []string{`action="/en/bazi/"`, `{"locale":"en"`, `href="/bazi/" lang="zh-Hans"`}},
		{
			name: "agent", path: "/agent/", status: 200, headers: html,
			want: []string{`data-model="model-x"`, `data-outside="false"`, "<noscript>", `src="/assets/agent-1.js"`},
		},
		{name: "agent en", path: "/en/agent/", status: 200, want: []string{`{"locale":"en"`}},
		{name: "privacy", path: "/privacy/", status: 200, want: []string{"内置的解读器 model-x"}, wantNot: []string{`<script type="module"`}},
		{name: "privacy en", path: "/en/privacy/", status: 200, want: []string{"interpreter built into this server (model-x)"}},
		{name: "about", path: "/about/", status: 200, want: []string{"怎么解读", `"@type":"WebPage"`, `property="og:image" content="https://example.org/og.png"`}},
		{name: "terms en", path: "/en/terms/", status: 200, want: []string{"Only a call that succeeds is charged"}},
		{name: "sources en", path: "/en/sources/", status: 200, want: []string{`id="reference-dcthzo"`, "US Naval Observatory", "Research"}},
		{name: "feed", path: "/en/feed.xml", status: 200, want: []string{`xml:lang="en"`, "https://example.org/en/learn/"}, headers: map[string]string{"Content-Type": "application/atom+xml; charset=utf-8"}},
		{name: "image of links", path: "/og.png", status: 200, want: []string{"PNG"}, headers: map[string]string{"Content-Type": "image/png"}},
		{
			name: "unknown zh", path: "/nothing/", status: 404, want: []string{"没有这一页", `name="robots" content="noindex"`},
			wantNot: []string{"canonical", "hreflang=\"x-default\""}, headers: map[string]string{"X-Robots-Tag": "noindex"},
		},
		{name: "unknown en", path: "/en/nothing", status: 404, want: []string{"No such page", `<html lang="en">`}},
		{name: "slash added", path: "/bazi", status: 308, headers: map[string]string{"Location": "/bazi/"}},
		{name: "slash added en", path: "/en", status: 308, headers: map[string]string{"Location": "/en/"}},
		{name: "double slash is no page", path: "//example.com/", status: 404},
		{name: "wrong method", method: "PUT", path: "/bazi/", status: 405, headers: map[string]string{"Allow": "GET, HEAD, POST"}},
		{name: "no form here", method: "POST", path: "/privacy/", status: 405, headers: map[string]string{"Allow": "GET, HEAD"}},
		{name: "robots", path: "/robots.txt", status: 200, want: []string{"Disallow: /api/", "Sitemap: https://example.org/sitemap.xml"}},
		{name: "sitemap", path: "/sitemap.xml", status: 200, want: []string{"<loc>https://example.org/en/bazi/</loc>", "<loc>https://example.org/</loc>"}},
		{name: "favicon", path: "/favicon.svg", status: 200, want: []string{"<svg"}, headers: map[string]string{"Content-Type": "image/svg+xml"}},
		{
			name: "built script", path: "/assets/bazi-1.js", status: 200, want: []string{"export{}"},
			headers: map[string]string{"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable"},
		},
		{name: "manifest is not served", path: "/assets/manifest.json", status: 404},
		{name: "nothing outside", path: "/assets/../site.go", status: 404},
	}
	h := New(newConfig(built()))
	for _, sc := range scenarios {
		t.Run(sc.name, func(t *testing.T) { sc.run(t, h) })
	}
}

func TestSecurityHeadersOnEveryAnswer(t *testing.T) {
	h := New(newConfig(built()))
	want := map[string]string{
		"Content-Security-Policy":   "default-src 'self'; script-src 'self'; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
		"X-Content-Type-Options":    "nosniff",
		"Referrer-Policy":           "strict-origin-when-cross-origin",
		"X-Frame-Options":           "DENY",
		"Permissions-Policy":        "camera=(), microphone=(), geolocation=()",
		"Strict-Transport-Security": "max-age=31536000",
	}
	for _, path := range []string{"/", "/en/agent/", "/nothing", "/bazi", "/favicon.svg", "/assets/bazi-1.js", "/robots.txt"} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
		for k, v := range want {
			if got := w.Header().Get(k); got != v {
				t.Errorf("%s: %s is %q", path, k, got)
			}
		}
	}
}

func TestPlainHTTPSendsNoStrictTransport(t *testing.T) {
	cfg := newConfig(bare())
	cfg.SiteURL = "http://127.0.0.1:8080"
	w := scenario{path: "/", status: 200}.run(t, New(cfg))
	if got := w.Header().Get("Strict-Transport-Security"); got != "" {
		t.Errorf("Strict-Transport-Security is %q", got)
	}
}

func TestBareCheckoutSaysSo(t *testing.T) {
	h := New(newConfig(bare()))
	for _, sc := range []scenario{
		{name: "bazi", path: "/bazi/", status: 200, want: []string{"make web", "<form"}, wantNot: []string{`<script type="module"`}},
		{name: "agent", path: "/agent/", status: 200, want: []string{"make web", "POST /api/v1/agent"}, wantNot: []string{`<script type="module"`}},
		{name: "agent en", path: "/en/agent/", status: 200, want: []string{"make web"}},
		{name: "home has no island", path: "/", status: 200, wantNot: []string{"make web"}},
	} {
		t.Run(sc.name, func(t *testing.T) { sc.run(t, h) })
	}
}

func TestLandingWithoutDrawing(t *testing.T) {
	cfg := newConfig(bare())
	cfg.Draw = func(context.Context, string, jsontext.Value, i18n.Locale) ([]byte, error) {
		return nil, fault.Wrap("draw", io.ErrUnexpectedEOF)
	}
	scenario{path: "/", status: 200, want: []string{"从一张盘开始"}, wantNot: []string{"<figure"}}.run(t, New(cfg))
}

func TestDraftGoesIntoThePageAndNoFurther(t *testing.T) {
	h := New(newConfig(built()))
	long := strings.Repeat("长", 3001)
	for _, sc := range []scenario{
		{
			name: "kept", method: "POST", path: "/agent/", form: url.Values{"message": {" 换工作好吗？ "}}, status: 200,
			want: []string{`"page":{"draft":"换工作好吗？"}`}, headers: map[string]string{"Cache-Control": "no-store"},
		},
		{
			name: "escaped", method: "POST", path: "/en/agent/", form: url.Values{"message": {"</script><script>alert(1)</script>"}}, status: 200,
			want: []string{`"draft":"\u003c/script\u003e`}, wantNot: []string{"<script>alert"},
		},
		{
			name: "a birth goes along", method: "POST", path: "/agent/", form: url.Values{"message": {"x"}, "birth": {`{"date":"1990-05-01"}`}}, status: 200,
			want: []string{`"page":{"draft":"x","birth":{"date":"1990-05-01"}}`},
		},
		{
			name: "no birth of any other form", method: "POST", path: "/agent/", form: url.Values{"message": {"x"}, "birth": {`{"date":</script>`}}, status: 200,
			want: []string{`"page":{"draft":"x"}`},
		},
		{
			name: "markup in a birth", method: "POST", path: "/agent/", form: url.Values{"message": {"x"}, "birth": {`{"date":"</script><script>alert(1)</script>"}`}}, status: 200,
			wantNot: []string{"<script>alert"},
		},
		{name: "cut to what the agent takes", method: "POST", path: "/agent/", form: url.Values{"message": {long}}, status: 200, want: []string{strings.Repeat("长", 3000)}, wantNot: []string{long}},
		{name: "too large", method: "POST", path: "/agent/", form: url.Values{"message": {strings.Repeat("x", 140000)}}, status: 413, want: []string{"太长"}},
	} {
		t.Run(sc.name, func(t *testing.T) { sc.run(t, h) })
	}
}

func TestEveryTextHasBothLanguages(t *testing.T) {
	for key, text := range sentences() {
		if strings.TrimSpace(text.Zh) == "" || strings.TrimSpace(text.En) == "" {
			t.Errorf("%s: a language is empty: %+v", key, text)
		}
		if text.Zh == text.En {
			t.Errorf("%s: both languages are the same", key)
		}
	}
}

func TestCutUnits(t *testing.T) {
	for _, c := range []struct {
		in   string
		n    int
		want string
	}{{"abc", 5, "abc"}, {"abc", 2, "ab"}, {"甲乙丙", 2, "甲乙"}, {"a𠀀b", 2, "a"}, {"a𠀀b", 3, "a𠀀"}, {"", 1, ""}} {
		if got := cutUnits(c.in, c.n); got != c.want {
			t.Errorf("cutUnits(%q, %d) = %q, want %q", c.in, c.n, got, c.want)
		}
	}
}

func TestAssetsAreCompressed(t *testing.T) {
	h := New(newConfig(built()))
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, stylesheetURL(), nil)
	r.Header.Set("Accept-Encoding", "gzip, br")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if w.Header().Get("Content-Encoding") != "gzip" || w.Header().Get("Vary") != "Accept-Encoding" {
		t.Errorf("headers %v", w.Header())
	}
	if plain := len(stylesheet()); w.Body.Len()*2 > plain {
		t.Errorf("%d bytes compressed of %d", w.Body.Len(), plain)
	}
}

func TestFormsAreCounted(t *testing.T) {
	cfg := newConfig(built())
	left := 1
	cfg.Allow = func(*http.Request) error {
		if left--; left >= 0 {
			return nil
		}
		f := fault.New(fault.RateLimited, "rate_limited", i18n.T("满", "full"))
		f.RetryAfter = 1500 * time.Millisecond
		return f
	}
	h := New(cfg)
	scenario{method: "POST", path: "/bazi/", form: filled(), status: 200}.run(t, h)
	scenario{
		method: "POST", path: "/en/bazi/", form: filled(), status: 429, want: []string{"Wait a minute"}, wantNot: []string{"result-title"},
		headers: map[string]string{"Retry-After": "2", "Cache-Control": "no-store"},
	}.run(t, h)
	scenario{path: "/bazi/", status: 200}.run(t, h)
}

func TestAddressesWithoutASiteURL(t *testing.T) {
	cfg := newConfig(built())
	cfg.SiteURL = ""
	cfg.Origin = func(r *http.Request) string { return "http://" + r.Host }
	h := New(cfg)
	scenario{path: "/robots.txt", status: 200, want: []string{"Sitemap: http://example.com/sitemap.xml"}}.run(t, h)
	scenario{path: "/sitemap.xml", status: 200, want: []string{"<loc>http://example.com/en/bazi/</loc>"}}.run(t, h)
	cfg.Origin = func(*http.Request) string { return "http://a&b" }
	scenario{path: "/sitemap.xml", status: 200, want: []string{"http://a&amp;b/"}, wantNot: []string{"a&b"}}.run(t, New(cfg))
}

func TestUnreadableForm(t *testing.T) {
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "/bazi/", strings.NewReader("%zz=1"))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	New(newConfig(built())).ServeHTTP(w, r)
	if body := w.Body.String(); w.Code != http.StatusBadRequest || !strings.Contains(body, "读不出来") || strings.Contains(body, "太长") {
		t.Errorf("status %d: %.500s", w.Code, body)
	}
}
