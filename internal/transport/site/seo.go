package site

import (
	"encoding/xml"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// serveRobots answers /robots.txt.
func (s *site) serveRobots(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", cacheDay)
	fmt.Fprintf(w, "User-agent: *\nDisallow: /api/\n\nSitemap: %s/sitemap.xml\n", s.originOf(r))
}

// sitemap is /sitemap.xml: each page that may be indexed, in both languages, with
// the addresses of the other.
type sitemap struct {
	XMLName xml.Name     `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
	XHTML   string       `xml:"xmlns:xhtml,attr"`
	Pages   []sitemapURL `xml:"url"`
}

type sitemapURL struct {
	Location   string        `xml:"loc"`
	Alternates []sitemapLink `xml:"xhtml:link"`
}

type sitemapLink struct {
	Rel      string `xml:"rel,attr"`
	Language string `xml:"hreflang,attr"`
	Address  string `xml:"href,attr"`
}

// serveSitemap answers /sitemap.xml.
func (s *site) serveSitemap(w http.ResponseWriter, r *http.Request) {
	origin := s.originOf(r)
	doc := sitemap{XHTML: "http://www.w3.org/1999/xhtml"}
	for _, p := range append(s.guidePages(), s.pages...) {
		if p.noindex {
			continue
		}
		zh, en := origin+p.path, origin+"/en"+p.path
		links := []sitemapLink{
			{"alternate", "zh-Hans", zh}, {"alternate", "en", en}, {"alternate", "x-default", en},
		}
		doc.Pages = append(doc.Pages, sitemapURL{zh, links}, sitemapURL{en, links})
	}
	s.writeDocument(w, r, document{contentType: "application/xml; charset=utf-8", text: xmlText(doc)})
}

// feed is an Atom feed (RFC 4287) of the handbook in one language.
type feed struct {
	XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Lang    string      `xml:"xml:lang,attr"`
	ID      string      `xml:"id"`
	Title   string      `xml:"title"`
	Updated string      `xml:"updated"`
	Author  string      `xml:"author>name"`
	Links   []feedLink  `xml:"link"`
	Entries []feedEntry `xml:"entry"`
}

type feedLink struct {
	Rel     string `xml:"rel,attr"`
	Address string `xml:"href,attr"`
}

type feedEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    feedLink `xml:"link"`
	Summary string   `xml:"summary"`
}

// serveFeed answers /feed.xml and /en/feed.xml: the guides, the newest first.
func (s *site) serveFeed(w http.ResponseWriter, r *http.Request) {
	v := s.newView(route{learnPage(), localeOf(r.URL.Path)})
	guides, err := s.cfg.Handbook.Guides(v.Locale)
	if err != nil {
		s.cfg.Log.Error("handbook not loaded", "err", err)
		s.serveMessage(w, r, http.StatusInternalServerError, internalError)
		return
	}
	origin, name := s.originOf(r), sentences()["site.name"].In(v.Locale)
	self := origin + v.Link("/feed.xml")
	doc := feed{
		Lang: v.Lang, ID: self, Title: sentences()["learn.title"].In(v.Locale) + " · " + name, Author: name,
		Links: []feedLink{{"self", self}, {"alternate", origin + v.Link(learnPath)}},
	}
	for _, g := range guides {
		address := origin + v.Link(learnPath+g.Slug+"/")
		entry := feedEntry{address, g.Title, g.Updated + "T00:00:00Z", feedLink{"alternate", address}, g.Description}
		doc.Entries = append(doc.Entries, entry)
		doc.Updated = max(doc.Updated, entry.Updated)
	}
	slices.SortStableFunc(doc.Entries, func(a, b feedEntry) int { return strings.Compare(b.Updated, a.Updated) })
	s.writeDocument(w, r, document{contentType: "application/atom+xml; charset=utf-8", text: xmlText(doc)})
}

// xmlText encodes one of our own documents, which always can be.
func xmlText(v any) []byte {
	text, err := xml.Marshal(v)
	if err != nil {
		panic("site: a document that is no XML: " + err.Error())
	}
	return append([]byte(xml.Header), append(text, '\n')...)
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
