package interpreter

import (
	"cmp"
	"encoding/json/v2"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/terms"
)

// text is a library text that was read and may be cited.
type text struct {
	id, title, url string
	passages       []passage
}

// passage is a piece of a text that can be quoted alone.
type passage struct {
	source  string
	heading string
	kind    passageKind
	words   string   // the passage itself; for a question, its answer
	cells   []string // of a table row
	columns []string // of its table
}

type passageKind uint8

const (
	passageParagraph passageKind = iota
	passageBullet
	passageRow
	passageAnswer // heading is the question
	passageTerm   // heading is the term
	passageStep   // of a worked example
)

// readTexts returns the texts of this turn that may be cited, as a tool or the
// snapshot gave them, each once.
func (s *scene) readTexts() []text {
	var out []text
	add := func(src agent.Source, content string) {
		same := func(t text) bool { return t.id == src.ID }
		if src.ID != "" && !slices.ContainsFunc(out, same) {
			out = append(out, newText(src, content))
		}
	}
	for _, st := range s.results(toolRead) {
		var d struct {
			Source  agent.Source `json:"source"`
			Content string       `json:"content"`
		}
		if err := json.Unmarshal(st.result, &d); err == nil {
			add(d.Source, d.Content)
		}
	}
	for _, r := range s.snapshot.VerifiedLibrarySources {
		if !r.RequiresReadBeforeCitation {
			add(r.Source, r.Content)
		}
	}
	return out
}

// newText cuts a Markdown text into passages.
func newText(src agent.Source, content string) text {
	t := text{id: src.ID, title: src.Title, url: src.URL}
	cut := cutter{source: src.ID}
	for line := range strings.Lines(content) {
		cut.line(strings.TrimSpace(line))
	}
	cut.flush()
	t.passages = cut.out
	examples := map[string]bool{} // chapters with numbered steps: examples, which answer no question
	for _, p := range t.passages {
		examples[p.heading] = examples[p.heading] || p.kind == passageStep
	}
	for i, p := range t.passages {
		if examples[p.heading] {
			t.passages[i].kind = passageStep
		}
	}
	return t
}

// cutter cuts Markdown into passages line by line.
type cutter struct {
	source   string
	chapter  string // ## heading
	question string // ### heading
	columns  []string
	pending  []string
	out      []passage
}

func (c *cutter) line(l string) {
	switch {
	case l == "":
		c.flush()
	case strings.HasPrefix(l, "### "):
		c.flush()
		c.question = l[4:]
	case strings.HasPrefix(l, "## "):
		c.flush()
		c.chapter, c.question, c.columns = l[3:], "", nil
	case strings.HasPrefix(l, "# "), strings.HasPrefix(l, "> "):
		c.flush()
	case strings.HasPrefix(l, "- "):
		c.flush()
		c.bullet(l[2:])
	case strings.HasPrefix(l, "|"):
		c.row(l)
	case isStep(l):
		c.flush()
		_, words, _ := strings.Cut(l, ". ")
		c.add(passage{kind: passageStep, heading: c.chapter, words: words})
	default:
		c.pending = append(c.pending, l)
	}
}

func isStep(l string) bool {
	head, _, ok := strings.Cut(l, ". ")
	return ok && head != "" && strings.Trim(head, "0123456789") == ""
}

func (c *cutter) add(p passage) {
	p.source = c.source
	c.out = append(c.out, p)
}

func (c *cutter) flush() {
	if len(c.pending) == 0 {
		return
	}
	words := strings.Join(c.pending, " ")
	c.pending = nil
	switch {
	case c.chapter == "": // title page: description, address, date
	case c.question != "":
		c.add(passage{kind: passageAnswer, heading: c.question, words: words})
	default:
		c.add(passage{kind: passageParagraph, heading: c.chapter, words: words})
	}
}

func (c *cutter) bullet(l string) {
	if rest, ok := strings.CutPrefix(l, "**"); ok {
		if term, words, ok := strings.Cut(rest, "**"); ok {
			c.add(passage{kind: passageTerm, heading: term, words: strings.TrimLeft(words, "：: ")})
			return
		}
	}
	if strings.HasPrefix(l, "[") {
		return // a source
	}
	c.add(passage{kind: passageBullet, heading: c.chapter, words: l})
}

func (c *cutter) row(l string) {
	cells := strings.Split(strings.Trim(l, "|"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	switch {
	case c.columns == nil:
		c.columns = cells
	case strings.Trim(cells[0], "-: ") == "":
	default:
		c.add(passage{kind: passageRow, heading: c.chapter, cells: cells, columns: c.columns, words: strings.Join(cells, " ")})
	}
}

// quick returns the paragraphs of a text's first chapter: its short answer.
func (t *text) quick() []passage {
	var out []passage
	for _, p := range t.passages {
		if p.heading != t.passages[0].heading || p.kind != passageParagraph {
			break
		}
		out = append(out, p)
	}
	return out
}

// row returns the table row whose first cell is about a word.
func (t *text) row(word string) (passage, bool) {
	for _, p := range t.passages {
		if p.kind == passageRow && strings.Contains(p.cells[0], word) {
			return p, true
		}
	}
	return passage{}, false
}

// How well a place in a passage fits a question.
const (
	fitName   = 5.0 // the term, the first cell, the question or the chapter is about it
	fitWords  = 1.0
	enoughFit = 3.0
)

// best returns the passages that fit a question, best first, at most n of them
// and none that fit badly.
func best(texts []text, question string, n int) []passage {
	wanted := terms.OfQuery(question)
	rarity := rarityOf(texts, wanted)
	type scored struct {
		passage
		fit float64
	}
	var all []scored
	for _, t := range texts {
		for _, p := range t.passages {
			if fit := p.fit(wanted, rarity); fit >= enoughFit && p.kind != passageStep {
				all = append(all, scored{p, fit})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.fit, a.fit) })
	var out []passage
	for _, s := range all[:min(n, len(all))] {
		out = append(out, s.passage)
	}
	return out
}

// rarityOf weighs the wanted terms: a term that most passages hold says little.
func rarityOf(texts []text, wanted []string) map[string]float64 {
	count, total := map[string]int{}, 0
	for _, t := range texts {
		for _, p := range t.passages {
			total++
			low := strings.ToLower(terms.Simplified(p.heading + " " + p.words))
			for _, w := range wanted {
				if strings.Contains(low, w) {
					count[w]++
				}
			}
		}
	}
	out := map[string]float64{}
	for _, w := range wanted {
		switch n := count[w]; {
		case n*4 < total:
			out[w] = 1
		case n*2 < total:
			out[w] = 0.5
		default:
			out[w] = 0.15
		}
	}
	return out
}

func (p *passage) fit(wanted []string, rarity map[string]float64) float64 {
	name := p.heading
	if p.kind == passageRow {
		name = p.cells[0]
	}
	name = strings.ToLower(terms.Simplified(name))
	words := strings.ToLower(terms.Simplified(p.words))
	sum, named := 0.0, 0.0
	for _, w := range wanted {
		if strings.Contains(name, w) {
			named += fitName * rarity[w]
		}
		if strings.Contains(words, w) {
			sum += fitWords * rarity[w]
		}
	}
	if p.kind == passageParagraph || p.kind == passageBullet {
		named /= 2 // a chapter's heading speaks for many passages
	}
	return sum + named
}
