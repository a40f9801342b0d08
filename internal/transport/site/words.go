package site

import (
	"net/http"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reference"
)

// wordsPage is a page of plain chapters: text <name>.<chapter>.title heads each,
// <name>.<chapter>.body says it.
func wordsPage(name, path string, chapters ...string) *page {
	return &page{name: name, path: path, template: "words", load: func(_ *site, _ *http.Request, v *view) {
		v.Body = chapters
	}}
}

func aboutPage() *page {
	return wordsPage("about", "/about/", "what", "exact", "interpret", "open", "limits", "maker")
}

func termsPage() *page {
	return wordsPage("terms", "/terms/", "reading", "advice", "account", "credits", "write", "operator", "change")
}

// sourcesPage lists the outside pages that the agent may read, and the data that
// the charts rest on.
func sourcesPage() *page {
	return &page{name: "sources", path: "/sources/", load: func(_ *site, _ *http.Request, v *view) {
		v.Body = sourceGroups(v.Locale)
	}}
}

// sourceGroup is a part of the catalogue of outside pages in one language.
type sourceGroup struct {
	Name    string // text sources.group.<name> is its heading
	Entries []sourceEntry
}

type sourceEntry struct{ ID, Title, Note, URL string }

// sourceGroups returns the catalogue, whose entries of a group stand together.
func sourceGroups(l i18n.Locale) []sourceGroup {
	var out []sourceGroup
	for _, e := range reference.Catalogue() {
		if n := len(out); n == 0 || out[n-1].Name != e.Group {
			out = append(out, sourceGroup{Name: e.Group})
		}
		last := &out[len(out)-1]
		last.Entries = append(last.Entries, sourceEntry{e.ID, e.Title.In(l), e.Note.In(l), e.URL})
	}
	return out
}
