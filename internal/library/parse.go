package library

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// block is one "# kind: title" part of a guide's file.
type block struct {
	kind, title string
	lines       []string
}

// partOrder is the order of a guide's parts; "section" may repeat, and the
// chapters after the table come as "section" again.
var partOrder = []string{"answer", "takeaways", "figure", "section", "table", "section", "example", "glossary", "faq", "sources"}

// parseGuide reads one guide in the format that content/handbook/README.md
// describes. It is strict: what it does not know is an error.
func parseGuide(locale i18n.Locale, text string) (*Guide, error) {
	g := &Guide{locale: locale}
	body, err := g.parseFrontMatter(text)
	if err != nil {
		return nil, err
	}
	blocks, err := splitBlocks(body)
	if err != nil {
		return nil, err
	}
	if err := checkOrder(blocks); err != nil {
		return nil, err
	}
	for _, b := range blocks {
		if err := g.parseBlock(b); err != nil {
			return nil, fmt.Errorf("part %q: %w", b.kind, err)
		}
	}
	return g, nil
}

func (g *Guide) parseFrontMatter(text string) (body string, err error) {
	head, body, ok := strings.Cut(strings.TrimPrefix(text, "---\n"), "\n---\n")
	if !ok || !strings.HasPrefix(text, "---\n") {
		return "", fmt.Errorf("no front matter")
	}
	for line := range strings.Lines(head) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		value = strings.TrimSpace(value)
		if value == "" {
			return "", fmt.Errorf("front matter: %q has no value", key)
		}
		switch key {
		case "title":
			g.Title = value
		case "description":
			g.Description = value
		case "updated":
			g.Updated = value
		case "keywords":
			for k := range strings.SplitSeq(value, ",") {
				g.Keywords = append(g.Keywords, strings.TrimSpace(k))
			}
		default:
			return "", fmt.Errorf("front matter: unknown key %q", key)
		}
	}
	return body, nil
}

func splitBlocks(body string) ([]block, error) {
	var out []block
	for line := range strings.Lines(body) {
		line = strings.TrimRight(line, " \n")
		if head, ok := strings.CutPrefix(line, "# "); ok {
			kind, title, _ := strings.Cut(head, ":")
			out = append(out, block{kind: strings.TrimSpace(kind), title: strings.TrimSpace(title)})
			continue
		}
		if len(out) == 0 {
			if line != "" {
				return nil, fmt.Errorf("text before the first part: %q", line)
			}
			continue
		}
		last := &out[len(out)-1]
		last.lines = append(last.lines, line)
	}
	return out, nil
}

func checkOrder(blocks []block) error {
	at, sections := 0, 0
	for i, b := range blocks {
		repeat := i > 0 && b.kind == "section" && blocks[i-1].kind == "section"
		if repeat {
			sections++
			continue
		}
		if b.kind == "example" && at < len(partOrder) && partOrder[at] == "section" {
			at++ // no chapter after the table
		}
		if at >= len(partOrder) || partOrder[at] != b.kind {
			return fmt.Errorf("part %d is %q, out of the order %v", i, b.kind, partOrder)
		}
		at++
		if b.kind == "section" {
			sections++
		}
		if b.kind == "table" && sections != sectionsBeforeTable {
			return fmt.Errorf("%d sections before the table, want %d", sections, sectionsBeforeTable)
		}
	}
	if at != len(partOrder) {
		return fmt.Errorf("part %q is missing", partOrder[at])
	}
	return nil
}

func (g *Guide) parseBlock(b block) (err error) {
	switch b.kind {
	case "answer":
		g.Answer = g.paragraphs(b.lines)
		g.AnswerText = strings.Join(g.Answer, "\n\n")
	case "takeaways":
		g.Takeaways = bullets(b.lines)
	case "figure":
		g.Figure = Figure{Caption: b.title, Description: strings.Join(g.paragraphs(b.lines), "\n\n")}
	case "section":
		s := Section{Heading: b.title, Bullets: bullets(b.lines)}
		s.Paragraphs = g.paragraphs(without(b.lines, isBullet))
		g.Sections = append(g.Sections, s)
	case "table":
		g.Table, err = parseTable(b)
	case "example":
		g.Example, err = g.parseExample(b)
	case "glossary":
		g.Glossary, err = parseGlossary(b)
	case "faq":
		g.FAQ, err = g.parseFAQ(b)
	case "sources":
		g.Sources, err = parseSources(b)
	}
	return err
}

// paragraphs joins lines between empty lines: with a space in English, with
// nothing in Chinese.
func (g *Guide) paragraphs(lines []string) []string {
	glue := " "
	if g.locale == i18n.Zh {
		glue = ""
	}
	var out, now []string
	end := func() {
		if len(now) > 0 {
			out = append(out, strings.Join(now, glue))
			now = nil
		}
	}
	for _, l := range lines {
		if l = strings.TrimSpace(l); l == "" {
			end()
			continue
		}
		now = append(now, l)
	}
	end()
	return out
}

func isBullet(l string) bool { return strings.HasPrefix(l, "- ") }

func bullets(lines []string) []string {
	var out []string
	for _, l := range lines {
		if isBullet(l) {
			out = append(out, strings.TrimSpace(l[2:]))
		}
	}
	return out
}

func without(lines []string, drop func(string) bool) []string {
	var out []string
	for _, l := range lines {
		if !drop(l) {
			out = append(out, l)
		}
	}
	return out
}

func parseTable(b block) (Table, error) {
	t := Table{Title: b.title}
	var rows [][]string
	for _, l := range b.lines {
		if l == "" {
			continue
		}
		if !strings.HasPrefix(l, "|") || !strings.HasSuffix(l, "|") {
			return t, fmt.Errorf("not a row: %q", l)
		}
		cells := strings.Split(l[1:len(l)-1], "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows = append(rows, cells)
	}
	if len(rows) < 3 || strings.Trim(strings.Join(rows[1], ""), "-") != "" {
		return t, fmt.Errorf("want a head row, a rule line and rows")
	}
	t.Columns, t.Rows = rows[0], rows[2:]
	return t, nil
}

var stepLine = regexp.MustCompile(`^[0-9]+\. `)

func (g *Guide) parseExample(b block) (Example, error) {
	e := Example{Title: b.title}
	isStep := func(l string) bool { return stepLine.MatchString(l) }
	first, last := -1, -1
	for i, l := range b.lines {
		if isStep(l) {
			if first < 0 {
				first = i
			}
			last = i
			e.Steps = append(e.Steps, stepLine.ReplaceAllString(l, ""))
		}
	}
	if first < 0 {
		return e, fmt.Errorf("no steps")
	}
	e.Intro = strings.Join(g.paragraphs(b.lines[:first]), "\n\n")
	e.Conclusion = strings.Join(g.paragraphs(b.lines[last+1:]), "\n\n")
	if between := g.paragraphs(without(b.lines[first:last+1], isStep)); len(between) > 0 {
		return e, fmt.Errorf("text between steps: %q", between[0])
	}
	return e, nil
}

func parseGlossary(b block) ([]Term, error) {
	var out []Term
	for _, l := range bullets(b.lines) {
		term, def, ok := strings.Cut(l, "：")
		if !ok {
			term, def, ok = strings.Cut(l, ": ")
		}
		if !ok {
			return nil, fmt.Errorf("no definition: %q", l)
		}
		out = append(out, Term{Term: strings.TrimSpace(term), Definition: strings.TrimSpace(def)})
	}
	return out, nil
}

func (g *Guide) parseFAQ(b block) ([]FAQ, error) {
	var out []FAQ
	var answer []string
	end := func() {
		if len(out) > 0 {
			out[len(out)-1].Answer = strings.Join(g.paragraphs(answer), "\n\n")
		}
		answer = nil
	}
	for _, l := range b.lines {
		if q, ok := strings.CutPrefix(l, "## "); ok {
			end()
			out = append(out, FAQ{Question: strings.TrimSpace(q)})
			continue
		}
		if len(out) == 0 && l != "" {
			return nil, fmt.Errorf("text before the first question: %q", l)
		}
		answer = append(answer, l)
	}
	end()
	return out, nil
}

var sourceLine = regexp.MustCompile(`^\[([^\]]+)\]\((https://[^\s)]+)\)\s+(.+)$`)

func parseSources(b block) ([]Citation, error) {
	var out []Citation
	for _, l := range bullets(b.lines) {
		m := sourceLine.FindStringSubmatch(l)
		if m == nil {
			return nil, fmt.Errorf("want - [title](https://…) scope, got %q", l)
		}
		out = append(out, Citation{Title: m[1], URL: m[2], Scope: m[3]})
	}
	return out, nil
}
