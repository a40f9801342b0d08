package site

import (
	"bytes"
	"cmp"
	"embed"
	"html/template"
	"net/http"
	"path"
	"strings"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

//go:embed page
var pageFiles embed.FS

// templates holds one parsed template per page: the layout with its main part.
type templates map[string]*template.Template

// parseTemplates reads page/: layout.html, parts.html and the files of page/part/
// are shared, every other file is a page. A mistake in them is a defect, found by the first test.
func parseTemplates() templates {
	shared := template.Must(template.ParseFS(pageFiles, "page/layout.html", "page/parts.html", "page/part/*.html"))
	files, err := pageFiles.ReadDir("page")
	if err != nil { // the folder is compiled in
		panic(err)
	}
	out := templates{}
	for _, f := range files {
		if f.IsDir() || f.Name() == "layout.html" || f.Name() == "parts.html" {
			continue
		}
		t := template.Must(template.Must(shared.Clone()).ParseFS(pageFiles, path.Join("page", f.Name())))
		out[strings.TrimSuffix(f.Name(), ".html")] = t
	}
	return out
}

// view is what a template sees.
type view struct {
	Locale      i18n.Locale
	Lang        string // of the html element
	Name        string // of the page
	Template    string // in page/
	Path        string // of the page, below the language prefix
	Wide        bool
	NoIndex     bool
	Canonical   string // address of this page in this language, "" = none
	Origin      string // of absolute addresses, without slash
	AlternateZh string
	AlternateEn string
	OtherPath   string // this page in the other language
	Menu        []navSection
	Stylesheet  string
	Island      *island
	NotBuilt    bool // this page would have an island, but the front end was not built
	Model       string
	AI          bool
	Version     string
	Timezone    string // that a birth form proposes
	Data        islandData
	Body        any // what the page itself shows
	User        *account.User
	Trouble     trouble // with the form that was posted
	Done        string  // word for what was done before this page

	titleKey    string
	title       string    // of a page whose title is content, "" = titleKey
	description string    // the same for the description
	failed      error     // why Body could not be filled, nil = it could
	file        *document // to send instead of the page, nil = none
	about       thing     // what the page is to machines, nil = a plain page
}

// islandData is handed to the front end inside the page.
type islandData struct {
	Locale   i18n.Locale       `json:"locale"`
	Timezone string            `json:"timezone"` // that a birth form proposes
	Text     map[string]string `json:"text"`
	Page     any               `json:"page,omitempty"` // what the person already entered, and its result
}

// newView prepares what every page of the layout needs.
func (s *site) newView(rt route) *view {
	p, l := rt.page, rt.locale
	v := &view{
		Locale:      l,
		Lang:        "zh-Hans",
		Name:        p.name,
		Template:    cmp.Or(p.template, p.name),
		Path:        p.path,
		Wide:        p.wide,
		NoIndex:     p.noindex,
		Origin:      s.origin,
		AlternateZh: s.origin + p.path,
		AlternateEn: s.origin + "/en" + p.path,
		OtherPath:   "/en" + p.path,
		Stylesheet:  stylesheetURL(),
		Model:       s.cfg.ModelName(),
		AI:          s.cfg.AIConfigured,
		Version:     s.cfg.Version,
		Timezone:    s.cfg.Timezone,
		titleKey:    p.name + ".title",
	}
	v.Canonical = v.AlternateZh
	if l == i18n.En {
		v.Lang, v.Canonical, v.OtherPath = "en", v.AlternateEn, p.path
	}
	v.Menu = v.sections(p.path)
	if p.island != "" {
		is, ok := s.front[p.island]
		v.NotBuilt = !ok
		if ok {
			v.Island = &is
			v.Data = islandData{Locale: l, Timezone: s.cfg.Timezone, Text: sentences().in(l, p.texts...)}
		}
	}
	return v
}

// T returns a sentence in the page's language; placeholders in braces are
// replaced by pairs of name and value.
func (v *view) T(key string, pairs ...string) (string, error) {
	text, err := sentences().lookup(key, v.Locale)
	if err != nil {
		return "", err
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		text = strings.ReplaceAll(text, "{"+pairs[i]+"}", pairs[i+1])
	}
	return text, nil
}

// Say is the part in the page's language of a sentence given in both.
func (v *view) Say(both string) string { return said(v.Locale, both) }

// Title returns the page's own title.
func (v *view) Title() (string, error) {
	if v.title != "" {
		return v.title, nil
	}
	return v.T(v.titleKey)
}

// Description returns the sentence for search engines, or "" where there is none.
func (v *view) Description() string {
	if v.description != "" {
		return v.description
	}
	text, err := v.T(v.Name + ".description")
	if err != nil {
		return ""
	}
	return text
}

// Link returns the path of a page in the view's language.
func (v *view) Link(path string) string {
	if v.Locale == i18n.En {
		return "/en" + path
	}
	return path
}

// localeOf returns the language that a path asks for.
func localeOf(path string) i18n.Locale {
	if path == "/en" || strings.HasPrefix(path, "/en/") {
		return i18n.En
	}
	return i18n.Zh
}

// render writes the page, or a plain failure when it cannot be made: nothing is
// sent before the whole page is there.
func (s *site) render(w http.ResponseWriter, r *http.Request, status int, v *view) {
	p, err := s.finish(v)
	if err != nil {
		s.refuseToRender(w, v, err)
		return
	}
	send(w, r, status, p)
}

// finish makes the whole page.
func (s *site) finish(v *view) (finished, error) {
	var buf bytes.Buffer
	err := s.views[v.Template].ExecuteTemplate(&buf, "layout", v)
	return finished{buf.Bytes(), v.NoIndex}, err
}

func (s *site) refuseToRender(w http.ResponseWriter, v *view, err error) {
	s.cfg.Log.Error("page not rendered", "page", v.Name, "locale", v.Locale, "err", err)
	http.Error(w, sentences()["error.internal"].Both(), http.StatusInternalServerError)
}

// send writes a finished page.
func send(w http.ResponseWriter, r *http.Request, status int, p finished) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "no-cache")
	}
	if p.noindex {
		h.Set("X-Robots-Tag", "noindex")
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(p.html) // the reader has gone; nobody is left to tell
	}
}
