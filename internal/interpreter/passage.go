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

	name   string // what it is about, in the form that terms have
	folded string // name and words in that form
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
	p.name = p.heading
	if p.kind == passageRow {
		p.name = p.cells[0]
	}
	p.name = strings.ToLower(terms.Simplified(p.name))
	p.folded = p.name + " " + strings.ToLower(terms.Simplified(p.words))
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

// takeaways returns the bullet points of a text's first chapter.
func (t *text) takeaways() []passage {
	var out []passage
	for _, p := range t.passages {
		if p.heading == t.passages[0].heading && p.kind == passageBullet {
			out = append(out, p)
		}
	}
	return out
}

// term returns the entry of the glossary that explains a word.
func (t *text) term(word string) (passage, bool) {
	for _, p := range t.passages {
		heading := strings.ToLower(p.heading)
		if p.kind == passageTerm && (heading == word || heading+"s" == word || heading == word+"s") {
			return p, true
		}
	}
	return passage{}, false
}

// row returns the table row whose first cell is about a word.
func (t *text) row(word string) (passage, bool) {
	for _, p := range t.passages {
		if p.kind == passageRow && strings.Contains(strings.ToLower(p.cells[0]), word) {
			return p, true
		}
	}
	return passage{}, false
}

// What a term of the question is worth in a passage: in its name (the term it
// explains, the first cell, the question, the chapter) and in its words. The
// terms of concepts are worth more.
const (
	fitName         = 2.0
	fitNameConcept  = 6.0
	fitWords        = 1.0
	fitWordsConcept = 2.0
	enoughFit       = 2.5
)

// wanted is what passages are looked for.
type wanted struct {
	terms   []string
	concept map[string]bool    // terms of concepts
	rarity  map[string]float64 // a term that most passages hold says little
}

// best returns the passages that fit a question, best first, at most n of them
// and none that fit badly. A concept that a text is about as a whole does not
// tell its passages apart and counts as any other word.
func best(texts []text, question string, concepts []string, n int) []passage {
	w := newWanted(texts, question, concepts)
	type scored struct {
		passage
		fit float64
	}
	var all []scored
	for _, t := range texts {
		for _, p := range t.passages {
			if fit := w.fit(&p); fit >= enoughFit && p.kind != passageStep {
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

func newWanted(texts []text, question string, concepts []string) wanted {
	w := wanted{terms: terms.OfQuery(question), concept: map[string]bool{}, rarity: map[string]float64{}}
	slices.Sort(w.terms)
	w.terms = slices.Compact(w.terms)
	titles := words(" ")
	for _, t := range texts {
		titles += newWords(t.title)
	}
	for _, c := range concepts {
		if titles.has(c) {
			continue
		}
		for _, t := range terms.OfQuery(c) {
			w.concept[t] = true
		}
	}
	count, total := map[string]int{}, 0
	for _, t := range texts {
		for i := range t.passages {
			total++
			for _, term := range w.terms {
				if strings.Contains(t.passages[i].folded, term) {
					count[term]++
				}
			}
		}
	}
	for _, t := range w.terms {
		switch n := count[t]; {
		case n*4 < total:
			w.rarity[t] = 1
		case n*2 < total:
			w.rarity[t] = 0.5
		default:
			w.rarity[t] = 0.15
		}
	}
	return w
}

func (w *wanted) fit(p *passage) float64 {
	sum, named := 0.0, 0.0
	for _, t := range w.terms {
		inName, inWords := fitName, fitWords
		if w.concept[t] {
			inName, inWords = fitNameConcept, fitWordsConcept
		}
		if strings.Contains(p.name, t) {
			named += inName * w.rarity[t]
		}
		if strings.Contains(p.folded, t) {
			sum += inWords * w.rarity[t]
		}
	}
	if p.kind == passageParagraph || p.kind == passageBullet {
		named /= 2 // a chapter's heading speaks for many passages
	}
	return sum + named
}
