package library

import (
	"strconv"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Guide is one guide of the handbook in one language. It encodes as the JSON
// edition.
type Guide struct {
	SchemaVersion string     `json:"schemaVersion"` // "wenbu-knowledge-v1"
	ID            string     `json:"id"`            // "guide-<slug>", the same in every language
	Slug          string     `json:"slug"`
	Language      string     `json:"language"` // zh-Hans | en
	Title         string     `json:"title"`
	Description   string     `json:"description"`
	Sections      []Section  `json:"sections"`
	Updated       string     `json:"updated"` // YYYY-MM-DD
	Authorship    string     `json:"authorship"`
	EvidenceType  string     `json:"evidenceType"` // "editorial"
	Links         Links      `json:"links"`
	Outline       []Anchor   `json:"outline"`
	Answer        []string   `json:"-"`
	AnswerText    string     `json:"answer"`
	Takeaways     []string   `json:"takeaways"`
	Figure        Figure     `json:"figure"`
	Table         Table      `json:"table"`
	Example       Example    `json:"example"`
	FAQ           []FAQ      `json:"faq"`
	Glossary      []Term     `json:"glossary"`
	Sources       []Citation `json:"sources"`

	Topic    string   `json:"-"` // start | bazi | ziwei | iching | tarot | almanac | reflect | house
	Tool     string   `json:"-"` // page that the guide leads to
	Keywords []string `json:"-"`

	locale i18n.Locale
}

// Section is one chapter of a guide.
type Section struct {
	Heading    string   `json:"heading"`
	Paragraphs []string `json:"paragraphs"`
	Bullets    []string `json:"bullets,omitempty"`
}

// Links are the addresses of a guide's editions.
type Links struct {
	HTML     string `json:"html"`
	Markdown string `json:"markdown"`
	JSON     string `json:"json"`
}

// Anchor is one part of a guide that can be read or linked alone.
type Anchor struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// Figure is a picture told in words.
type Figure struct {
	Caption     string `json:"caption"`
	Description string `json:"description"`
}

// Table is a reference table; every row has as many cells as there are columns.
type Table struct {
	Title   string     `json:"title"`
	Columns []string   `json:"columns"`
	Rows    [][]string `json:"rows"`
}

// Example is a worked example whose values were computed by the engine.
type Example struct {
	Title      string   `json:"title"`
	Intro      string   `json:"intro"`
	Steps      []string `json:"steps"`
	Conclusion string   `json:"conclusion"`
}

// FAQ is a question with its answer.
type FAQ struct {
	Question string `json:"question"`
	Answer   string `json:"answer"`
}

// Term is one entry of a glossary.
type Term struct {
	Term       string `json:"term"`
	Definition string `json:"definition"`
}

// Citation is a public page and what it supports.
type Citation struct {
	Title string `json:"title"`
	URL   string `json:"url"`
	Scope string `json:"scope"`
}

// The ids of the parts that every guide has. Its chapters are section-0,
// section-1 and so on.
const (
	partAnswer   = "quick-answer"
	partTable    = "reference-table"
	partExample  = "worked-example"
	partGlossary = "glossary"
	partFAQ      = "questions"
	partSources  = "sources"
)

// sectionsBeforeTable is how many chapters come before the reference table.
const sectionsBeforeTable = 2

var partTitles = map[string]i18n.Text{
	partAnswer:   i18n.T("先说答案", "The short answer"),
	partGlossary: i18n.T("名词", "Terms"),
	partFAQ:      i18n.T("常见问题", "Questions"),
	partSources:  i18n.T("资料来源", "Sources"),
}

// outline lists the parts of g in the order in which every edition shows them.
func (g *Guide) outline() []Anchor {
	fixed := func(id string) Anchor { return Anchor{ID: id, Title: partTitles[id].In(g.locale)} }
	out := []Anchor{fixed(partAnswer)}
	for i, s := range g.Sections {
		if i == sectionsBeforeTable {
			out = append(out, Anchor{ID: partTable, Title: g.Table.Title})
		}
		out = append(out, Anchor{ID: sectionID(i), Title: s.Heading})
	}
	if len(g.Sections) <= sectionsBeforeTable {
		out = append(out, Anchor{ID: partTable, Title: g.Table.Title})
	}
	return append(out, Anchor{ID: partExample, Title: g.Example.Title},
		fixed(partGlossary), fixed(partFAQ), fixed(partSources))
}

func sectionID(i int) string { return "section-" + strconv.Itoa(i) }
