package site

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestHandbook(t *testing.T) {
	t.Parallel()
	h := New(newConfig(bare()))
	for name, sc := range map[string]scenario{
		"list":          {path: "/learn/", status: http.StatusOK, want: []string{`href="/learn/bazi-basics/"`, `lang="zh-Hans"`}},
		"list in en":    {path: "/en/learn/", status: http.StatusOK, want: []string{`href="/en/learn/bazi-basics/"`}},
		"guide":         {path: "/learn/bazi-basics/", status: http.StatusOK, want: []string{`hreflang="en" href="https://example.org/en/learn/bazi-basics/"`}, wantNot: []string{"{{"}},
		"no slash":      {path: "/learn/bazi-basics", status: http.StatusPermanentRedirect, headers: map[string]string{"Location": "/learn/bazi-basics/"}},
		"unknown guide": {path: "/learn/constructor/", status: http.StatusNotFound},
		"deeper":        {path: "/learn/bazi-basics/more/", status: http.StatusNotFound},
		"index": {path: "/knowledge/index.json", status: http.StatusOK, want: []string{`"schemaVersion":"wenbu-knowledge-index-v1"`},
			headers: map[string]string{"Content-Type": "application/json; charset=utf-8"}},
		"markdown": {path: "/knowledge/en/bazi-basics.md", status: http.StatusOK, want: []string{"# "},
			headers: map[string]string{"Content-Type": "text/markdown; charset=utf-8", "Link": `<https://example.org/en/learn/bazi-basics/>; rel="canonical"`}},
		"json":           {path: "/knowledge/zh/bazi-basics.json", status: http.StatusOK, want: []string{`"schemaVersion":"wenbu-knowledge-v1"`}},
		"other form":     {path: "/knowledge/zh/bazi-basics.html", status: http.StatusNotFound},
		"other language": {path: "/knowledge/fr/bazi-basics.md", status: http.StatusNotFound},
		"escape":         {path: "/knowledge/zh/..%2fcatalogue.md", status: http.StatusNotFound},
		"sitemap":        {path: "/sitemap.xml", status: http.StatusOK, want: []string{"https://example.org/en/learn/bazi-basics/"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sc.run(t, h)
		})
	}
}

// Every guide leads to a page that is there, in the language of the guide: its
// tool's, or the conversation.
func TestHandbook_NextPage(t *testing.T) {
	t.Parallel()
	cfg := newConfig(bare())
	h := New(cfg)
	for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		guides, err := cfg.Handbook.Guides(l)
		if err != nil {
			t.Fatal(err)
		}
		prefix := map[i18n.Locale]string{i18n.En: "/en"}[l]
		for _, g := range guides {
			next := prefix + "/" + g.Tool + "/"
			if get(t, h, next).Code != http.StatusOK {
				next = prefix + "/agent/"
			}
			if body := get(t, h, prefix+"/learn/"+g.Slug+"/").Body.String(); !strings.Contains(body, `<p><a href="`+next+`">`) {
				t.Errorf("%s/%s does not lead to %s", l, g.Slug, next)
			}
			if w := get(t, h, next); w.Code != http.StatusOK {
				t.Errorf("%s: status %d", next, w.Code)
			}
		}
	}
}

func get(t testing.TB, h http.Handler, path string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
	return w
}

// Every part that a citation may link to is an anchor of the page, once.
func TestHandbook_Anchors(t *testing.T) {
	t.Parallel()
	cfg := newConfig(bare())
	h := New(cfg)
	for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		guides, err := cfg.Handbook.Guides(l)
		if err != nil || len(guides) == 0 {
			t.Fatalf("%s: %d guides, %v", l, len(guides), err)
		}
		for _, g := range guides {
			w := httptest.NewRecorder()
			h.ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, strings.TrimPrefix(g.Links.HTML, "https://example.org"), nil))
			if w.Code != http.StatusOK {
				t.Errorf("%s: status %d", g.Links.HTML, w.Code)
			}
			for _, part := range g.Outline {
				if n := strings.Count(w.Body.String(), ` id="`+part.ID+`"`); n != 1 {
					t.Errorf("%s: anchor %s stands %d times, want once", g.Links.HTML, part.ID, n)
				}
			}
		}
	}
}
