package site

import (
	"encoding/xml"
	"fmt"
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// serveRobots answers /robots.txt.
func (s *site) serveRobots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", cacheDay)
	fmt.Fprintf(w, "User-agent: *\nDisallow: /api/\n\nSitemap: %s/sitemap.xml\n", s.originOf(r))
}

// serveSitemap answers /sitemap.xml: each page that may be indexed, in both languages.
func (s *site) serveSitemap(w http.ResponseWriter, r *http.Request) {
	origin := s.originOf(r)
	var b strings.Builder
	b.WriteString(xml.Header)
	b.WriteString(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, p := range append(s.guidePages(), s.pages...) {
		if p.noindex {
			continue
		}
		for _, prefix := range []string{"", "/en"} {
			b.WriteString("<url><loc>")
			_ = xml.EscapeText(&b, []byte(origin+prefix+p.path)) // a Builder takes everything
			b.WriteString("</loc></url>\n")
		}
	}
	b.WriteString("</urlset>\n")
	w.Header().Set("Content-Type", "application/xml; charset=utf-8")
	w.Header().Set("Cache-Control", cacheDay)
	fmt.Fprint(w, b.String())
}

// originOf returns the site's origin for an absolute address: the configured one,
// else the one that the request was made to.
func (s *site) originOf(r *http.Request) string {
	if s.origin == "" && s.cfg.Origin != nil {
		return s.cfg.Origin(r)
	}
	return s.origin
}

// guidePages returns the pages of the handbook's guides.
func (s *site) guidePages() []*page {
	guides, err := s.cfg.Handbook.Guides(i18n.Zh)
	if err != nil {
		s.cfg.Log.Error("handbook not loaded", "err", err)
		return nil
	}
	pages := make([]*page, len(guides))
	for i, g := range guides {
		pages[i] = guidePage(g)
	}
	return pages
}
