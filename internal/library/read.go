package library

import (
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/units"
)

// Document is the result of a read.
type Document struct {
	Source     Source   `json:"source"`
	DocumentID string   `json:"documentId"`
	Content    string   `json:"content"`
	Format     string   `json:"format" enum:"text/markdown|text/plain"`
	Scope      string   `json:"scope" enum:"full|section"`
	Section    *string  `json:"section" required:"true"` // null for a whole text
	Truncated  bool     `json:"truncated"`               // always false
	Outline    []Anchor `json:"outline,omitempty"`
	Links      *Links   `json:"links,omitzero"`
}

// Source says what was read, and when.
type Source struct {
	ID      string    `json:"id"`
	Title   string    `json:"title"`
	URL     string    `json:"url"`
	Kind    string    `json:"kind" enum:"guide|reference|symbol"`
	Level   string    `json:"level"`
	Excerpt string    `json:"excerpt"` // at most 280 UTF-16 units
	ReadAt  time.Time `json:"readAt"`
}

const excerptUnits = 280

// Read returns a whole text, or one section of a guide. The section may be named
// in the id after a "#" or in section; naming two different ones is an error.
// The source's id holds the section, so that two sections of one guide are two
// sources.
func (l *Library) Read(loc i18n.Locale, id, section string) (Document, error) {
	id, section, err := splitSection(id, section)
	if err != nil {
		return Document{}, err
	}
	slug, isGuide := strings.CutPrefix(id, "guide-")
	if !isGuide {
		if reference.IsID(id) {
			return Document{}, fault.New(fault.Invalid, "needs_read_reference",
				i18n.T("这是外部网页，要用 read_reference 读取", "this is an external page: read it with read_reference"))
		}
		if symbol, ok := symbolByID(id); ok && section == "" {
			return l.readSymbol(loc, symbol), nil
		}
		return Document{}, unknownText()
	}
	g, err := l.Guide(loc, slug)
	if err != nil {
		return Document{}, err
	}
	d := Document{
		Source:     Source{ID: g.ID, Title: g.Title, URL: g.Links.HTML, Kind: "guide", Level: "editorial", ReadAt: l.opt.Now()},
		DocumentID: g.ID, Format: "text/markdown", Scope: "full", Outline: g.Outline, Links: &g.Links,
	}
	if section == "" {
		d.Content = g.Markdown()
		d.Source.Excerpt = clip(g.AnswerText, excerptUnits)
		return d, nil
	}
	part := g.part(section)
	if part == "" {
		return Document{}, unknownText()
	}
	title, text, _ := strings.Cut(strings.TrimPrefix(part, "## "), "\n\n")
	d.Content, d.Scope, d.Section = part, "section", &section
	d.Source.ID += "#" + section
	d.Source.URL += "#" + section
	d.Source.Title += " · " + title
	d.Source.Excerpt = clip(text, excerptUnits)
	return d, nil
}

func splitSection(id, section string) (string, string, error) {
	conflict := func(zh, en string) error { return fault.New(fault.Invalid, "section_conflict", i18n.T(zh, en)) }
	base, inID, has := strings.Cut(id, "#")
	switch {
	case !has:
		return id, section, nil
	case inID == "" || strings.Contains(inID, "#"):
		return "", "", conflict("编号里 # 后面要有且只有一个小节名", "after # the id must name exactly one section")
	case section != "" && section != inID:
		return "", "", conflict("编号与 section 指了两个不同的小节", "the id and section name two different sections")
	}
	return base, inID, nil
}

// clip returns the beginning of s, at most n UTF-16 units, on one line.
func clip(s string, n int) string { return units.Shorten(strings.Join(strings.Fields(s), " "), n) }
