package library

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Markdown returns the complete Markdown edition: head, then every part in
// outline order. Nothing is cut.
func (g *Guide) Markdown() string {
	var b strings.Builder
	label := func(zh, en string) string { return i18n.T(zh, en).In(g.locale) }
	fmt.Fprintf(&b, "# %s\n\n%s\n\n", g.Title, g.Description)
	fmt.Fprintf(&b, "%s <%s>\n\n", label("网页版：", "Web page:"), g.Links.HTML)
	fmt.Fprintf(&b, "%s%s · %s\n", label("更新于 ", "Updated "), g.Updated, g.Authorship)
	for _, a := range g.Outline {
		b.WriteString("\n")
		b.WriteString(g.part(a.ID))
	}
	return b.String()
}

// part returns one part of the Markdown edition, heading included; "" when g
// has no such part.
func (g *Guide) part(id string) string {
	var title string
	for _, a := range g.Outline {
		if a.ID == id {
			title = a.Title
		}
	}
	if title == "" {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "## %s\n\n", title)
	switch id {
	case partAnswer:
		g.writeAnswer(&b)
	case partTable:
		g.writeTable(&b)
	case partExample:
		g.writeExample(&b)
	case partGlossary:
		for _, t := range g.Glossary {
			fmt.Fprintf(&b, "- **%s**%s%s\n", t.Term, colon(g.locale), t.Definition)
		}
	case partFAQ:
		for i, f := range g.FAQ {
			if i > 0 {
				b.WriteString("\n")
			}
			fmt.Fprintf(&b, "### %s\n\n%s\n", f.Question, f.Answer)
		}
	case partSources:
		for _, s := range g.Sources {
			fmt.Fprintf(&b, "- [%s](%s) — %s\n", s.Title, s.URL, s.Scope)
		}
	default:
		g.writeSection(&b, id)
	}
	return b.String()
}

func colon(l i18n.Locale) string { return i18n.T("：", ": ").In(l) }

func (g *Guide) writeAnswer(b *strings.Builder) {
	fmt.Fprintf(b, "%s\n\n", g.AnswerText)
	for _, t := range g.Takeaways {
		fmt.Fprintf(b, "- %s\n", t)
	}
	fmt.Fprintf(b, "\n> %s%s%s\n", g.Figure.Caption, colon(g.locale), g.Figure.Description)
}

func (g *Guide) writeTable(b *strings.Builder) {
	row := func(cells []string) {
		b.WriteString("|")
		for _, c := range cells {
			b.WriteString(" " + strings.ReplaceAll(c, "|", `\|`) + " |")
		}
		b.WriteString("\n")
	}
	row(g.Table.Columns)
	b.WriteString("|" + strings.Repeat(" --- |", len(g.Table.Columns)) + "\n")
	for _, r := range g.Table.Rows {
		row(r)
	}
}

func (g *Guide) writeExample(b *strings.Builder) {
	fmt.Fprintf(b, "%s\n\n", g.Example.Intro)
	for i, s := range g.Example.Steps {
		fmt.Fprintf(b, "%d. %s\n", i+1, s)
	}
	fmt.Fprintf(b, "\n%s\n", g.Example.Conclusion)
}

func (g *Guide) writeSection(b *strings.Builder, id string) {
	for i, s := range g.Sections {
		if sectionID(i) != id {
			continue
		}
		b.WriteString(strings.Join(s.Paragraphs, "\n\n") + "\n")
		if len(s.Bullets) > 0 {
			b.WriteString("\n")
		}
		for _, t := range s.Bullets {
			fmt.Fprintf(b, "- %s\n", t)
		}
	}
}
