package library

import "github.com/wenbu-go/wenbu/internal/i18n"

// Index is the bilingual catalogue of the handbook, served as
// /knowledge/index.json.
type Index struct {
	SchemaVersion string       `json:"schemaVersion"` // "wenbu-knowledge-index-v1"
	Updated       string       `json:"updated"`       // of the newest guide
	Description   string       `json:"description"`
	Guides        []IndexEntry `json:"guides"`
}

// IndexEntry is one guide of the catalogue.
type IndexEntry struct {
	ID           string        `json:"id"`
	Slug         string        `json:"slug"`
	Tool         string        `json:"tool"`
	Translations []Translation `json:"translations"`
}

// Translation is one language of a guide.
type Translation struct {
	Locale      string `json:"locale"`
	Title       string `json:"title"`
	Description string `json:"description"`
	Links
}

// Index returns the catalogue.
func (l *Library) Index() (Index, error) {
	s, err := l.load()
	if err != nil {
		return Index{}, err
	}
	x := Index{
		SchemaVersion: "wenbu-knowledge-index-v1",
		Description: i18n.T("问卜手册：每篇中英文各一份，有网页、Markdown 与 JSON 三种形式。",
			"The Wenbu handbook: every guide in Chinese and English, as a page, as Markdown and as JSON.").Both(),
	}
	for i, first := range s.guides[i18n.Zh] {
		e := IndexEntry{ID: first.ID, Slug: first.Slug, Tool: first.Tool}
		for _, loc := range locales {
			g := s.guides[loc][i]
			e.Translations = append(e.Translations, Translation{Locale: string(loc), Title: g.Title, Description: g.Description, Links: g.Links})
			x.Updated = max(x.Updated, g.Updated)
		}
		x.Guides = append(x.Guides, e)
	}
	return x, nil
}
