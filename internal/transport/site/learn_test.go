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
