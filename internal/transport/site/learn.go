package site

import (
	"encoding/json/v2"
	"net/http"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
)

// Handbook is the guides that the site shows.
type Handbook interface {
	Guides(l i18n.Locale) ([]*library.Guide, error)
	Guide(l i18n.Locale, slug string) (*library.Guide, error)
	Index() (library.Index, error)
}

// learnPath is where the handbook begins, below the language prefix.
const learnPath = "/learn/"

// learnPage lists the guides.
func learnPage() *page {
	return &page{name: "learn", path: learnPath, load: func(s *site, _ *http.Request, v *view) {
		guides, err := s.cfg.Handbook.Guides(v.Locale)
		if err != nil {
			s.cfg.Log.Error("handbook not loaded", "err", err)
			return
		}
		v.Body = byTopic(guides)
		v.about = v.collection(guides)
	}}
}

// topic is a part of the handbook with its guides in reading order.
type topic struct {
	Name   string // learn.topic.<name> is its heading
	Guides []*library.Guide
}

// byTopic groups guides that follow one another by topic.
func byTopic(guides []*library.Guide) []topic {
	var out []topic
	for _, g := range guides {
		if n := len(out); n == 0 || out[n-1].Name != g.Topic {
			out = append(out, topic{Name: g.Topic})
		}
		last := &out[len(out)-1]
		last.Guides = append(last.Guides, g)
	}
	return out
}

// guideRoute returns the route of a guide's page. The handbook is read when the
// first of them is asked for.
func (s *site) guideRoute(path string) (route, bool) {
	locale := localeOf(path)
	slug, ok := strings.CutPrefix(strings.TrimPrefix(path, "/en"), learnPath)
	slug, closed := strings.CutSuffix(slug, "/")
	if !ok || !closed || slug == "" {
		return route{}, false
	}
	guide, err := s.cfg.Handbook.Guide(locale, slug)
	if err != nil {
		return route{}, false
	}
	return route{guidePage(guide), locale}, true
}

func guidePage(g *library.Guide) *page {
	return &page{name: "guide", path: learnPath + g.Slug + "/", load: func(s *site, _ *http.Request, v *view) {
		v.title, v.description = g.Title, g.Description
		v.Body = s.newGuideBody(g)
		v.about = v.article(g)
	}}
}

// guideBody is a guide in the order of its outline.
type guideBody struct {
	*library.Guide
	Before, After []guideSection // the chapters on both sides of the reference table
	Titles        map[string]string
	Next          *page // where the reader can try what the guide is about
}

type guideSection struct {
	ID string
	library.Section
}

func (s *site) newGuideBody(g *library.Guide) guideBody {
	body := guideBody{Guide: g, Titles: map[string]string{}, Next: s.toolPage(g.Tool)}
	chapters, tableSeen := 0, false
	for _, part := range g.Outline {
		body.Titles[part.ID] = part.Title
		switch {
		case part.ID == "reference-table":
			tableSeen = true
		case strings.HasPrefix(part.ID, "section-"):
			section := guideSection{part.ID, g.Sections[chapters]}
			chapters++
			if tableSeen {
				body.After = append(body.After, section)
			} else {
				body.Before = append(body.Before, section)
			}
		}
	}
	return body
}

// toolPage returns the page of a tool, and the conversation, which has all of
// them, for one that has no page.
func (s *site) toolPage(tool string) *page {
	if rt, ok := s.routes["/"+tool+"/"]; ok {
		return rt.page
	}
	return s.routes["/agent/"].page
}

// Path is the page's address below the language prefix, for templates.
func (p *page) Path() string { return p.path }

// Label is the key of the page's name in the navigation.
func (p *page) Label() string { return "site." + p.name }

// serveKnowledge answers /knowledge/index.json and the Markdown and JSON editions
// of guides: /knowledge/{zh|en}/{slug}.{md|json}. It reports whether there is
// such a file.
func (s *site) serveKnowledge(w http.ResponseWriter, r *http.Request) bool {
	name, ok := strings.CutPrefix(r.URL.Path, "/knowledge/")
	if !ok {
		return false
	}
	if name == "index.json" {
		index, err := s.cfg.Handbook.Index()
		if err != nil {
			s.cfg.Log.Error("handbook not loaded", "err", err)
			return false
		}
		s.writeDocument(w, r, document{contentType: "application/json; charset=utf-8", text: jsonText(index)})
		return true
	}
	language, file, _ := strings.Cut(name, "/")
	locale, known := i18n.Parse(language)
	slug, form, _ := strings.Cut(file, ".")
	guide, err := s.cfg.Handbook.Guide(locale, slug)
	if err != nil || !known || language == "" {
		return false
	}
	switch form {
	case "md":
		s.writeDocument(w, r, document{contentType: "text/markdown; charset=utf-8", canonical: guide.Links.HTML, text: []byte(guide.Markdown())})
	case "json":
		s.writeDocument(w, r, document{contentType: "application/json; charset=utf-8", canonical: guide.Links.HTML, text: jsonText(guide)})
	default:
		return false
	}
	return true
}

// document is a machine-readable file.
type document struct {
	contentType string
	canonical   string // the page it is an edition of
	name        string // of the file when it is to be kept
	text        []byte
}

func (s *site) writeDocument(w http.ResponseWriter, r *http.Request, d document) {
	h := w.Header()
	h.Set("Content-Type", d.contentType)
	h.Set("Cache-Control", cacheDay)
	if d.canonical != "" {
		h.Set("Link", "<"+d.canonical+`>; rel="canonical"`)
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		w.WriteHeader(http.StatusMethodNotAllowed)
		return
	}
	_, _ = w.Write(d.text) // the reader has gone; nobody is left to tell
}

// writeFile answers a form with a file to keep.
func (s *site) writeFile(w http.ResponseWriter, d document) {
	w.Header().Set("Content-Type", d.contentType)
	w.Header().Set("Content-Disposition", `attachment; filename="`+d.name+`"`)
	_, _ = w.Write(d.text) // the reader has gone; nobody is left to tell
}

// jsonText encodes one of our own documents, which always can be.
func jsonText(v any) []byte {
	text, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		panic("site: a document that is no JSON: " + err.Error())
	}
	return append(text, '\n')
}
