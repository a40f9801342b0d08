package library

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/terms"
)

// Hit is one result of a search.
type Hit struct {
	ID       string `json:"id"`
	Title    string `json:"title"`
	URL      string `json:"url"`
	Kind     string `json:"kind" enum:"guide|reference|symbol"`
	Level    string `json:"level"`
	Snippet  string `json:"snippet"` // the passage that fits best, at most 220 UTF-16 units
	NextTool string `json:"nextTool"`
}

const snippetUnits = 220

// The bounds of a search's limit.
const (
	minHits = 1
	maxHits = 8
)

// Search returns the texts that fit the query best, best first; limit is taken
// into 1..8. Words of either language find texts of both: a text is also known
// by its titles and keywords in the other language.
func (l *Library) Search(loc i18n.Locale, query string, limit int) ([]Hit, error) {
	s, err := l.load()
	if err != nil {
		return nil, err
	}
	return s.index[loc]().search(query, min(max(limit, minHits), maxHits)), nil
}

// document is a text as the index sees it.
type document struct {
	hit     Hit
	names   string   // title, keywords, slug: in every language
	phrases []string // the keywords alone, each as people type it

	phraseWeight float64  // of those
	passages     []string // candidates for a snippet
	weight       float64  // of what is found in it
}

// weightReference is what an outside page weighs against a guide that holds the
// same words: what can be read here comes first.
const weightReference = 0.5

func (l *Library) documents(s *shelves, loc i18n.Locale) []document {
	var out []document
	for i, g := range s.guides[loc] {
		d := document{weight: 1, phraseWeight: 1, hit: Hit{ID: g.ID, Title: g.Title, URL: g.Links.HTML, Kind: "guide", Level: "editorial", NextTool: "read_library"}}
		names := []string{strings.ReplaceAll(g.Slug, "-", " ")}
		for _, other := range locales {
			o := s.guides[other][i]
			names = append(names, o.Title, o.Description)
			names = append(names, o.Keywords...)
			d.phrases = append(d.phrases, o.Keywords...)
		}
		d.names = strings.Join(names, "\n")
		d.passages = g.passages()
		out = append(out, d)
	}
	for _, each := range symbols() {
		out = append(out, l.symbolDocument(loc, each))
	}
	for _, e := range reference.Catalogue() {
		out = append(out, referenceDocument(loc, e))
	}
	return out
}

// referenceDocument is an outside page as the index sees it: by its title and by
// our note on it. What the page itself says is not known here.
func referenceDocument(loc i18n.Locale, e reference.Entry) document {
	var phrases []string
	for _, title := range []string{e.Title.Zh, e.Title.En} {
		if len(terms.OfQuery(title)) > 1 { // a title of one word may mean anything
			phrases = append(phrases, title)
		}
	}
	return document{
		hit:     Hit{ID: e.ID, Title: e.Title.In(loc), URL: e.URL, Kind: "reference", Level: e.Group, NextTool: "read_reference"},
		phrases: phrases, phraseWeight: weightAsked,
		names:    strings.Join([]string{e.Title.Zh, e.Title.En, e.Note.Zh, e.Note.En}, "\n"),
		passages: []string{e.Note.In(loc)},
		weight:   weightReference,
	}
}

// passages are the pieces of g that can stand alone in a list of results.
func (g *Guide) passages() []string {
	out := slices.Concat(g.Answer, g.Takeaways)
	for _, s := range g.Sections {
		out = append(out, s.Heading+colon(g.locale)+strings.Join(s.Paragraphs, " "))
		out = append(out, s.Bullets...)
	}
	for _, r := range g.Table.Rows {
		out = append(out, strings.Join(r, " · "))
	}
	for _, f := range g.FAQ {
		out = append(out, f.Question+" "+f.Answer)
	}
	for _, t := range g.Glossary {
		out = append(out, t.Term+colon(g.locale)+t.Definition)
	}
	return append(out, g.Example.Title, g.Example.Intro, strings.Join(g.Example.Steps, " "), g.Example.Conclusion)
}

// index is an inverted index: for each term the documents that hold it and how
// much they are about it.
type index struct {
	docs     []document
	postings map[string][]posting
	phrases  map[string][]int // keywords, as runs of terms, with the documents that have them
}

type posting struct {
	doc      int
	names    bool  // among the names
	passages []int // which of the document's passages
}

// What a term is worth: among a document's names, at most in its text, and in a
// keyword that the query holds as it stands.
const (
	weightNames  = 5.0
	weightText   = 2.0
	weightPhrase = 5.0
)

// longestPhrase is the number of terms up to which keywords are found as such.
const longestPhrase = 8

func newIndex(docs []document) *index {
	x := &index{docs: docs, postings: map[string][]posting{}, phrases: map[string][]int{}}
	for i, d := range docs {
		here := map[string]posting{}
		for _, t := range terms.Of(d.names) {
			here[t] = posting{doc: i, names: true}
		}
		for n, text := range d.passages {
			for _, t := range dedupe(terms.Of(text)) {
				p := here[t]
				p.doc, p.passages = i, append(p.passages, n)
				here[t] = p
			}
		}
		for t, p := range here {
			x.postings[t] = append(x.postings[t], p)
		}
		runs := make([]string, len(d.phrases))
		for n, phrase := range d.phrases {
			runs[n] = phraseKey(terms.Run(phrase))
		}
		for _, run := range dedupe(runs) {
			x.phrases[run] = append(x.phrases[run], i)
		}
	}
	return x
}

func phraseKey(run []string) string { return strings.Join(run, " ") }

// rarity weighs what few documents have: at most log(1 + the number of documents).
func (x *index) rarity(found int) float64 {
	return math.Log(1 + float64(len(x.docs))/float64(1+found))
}

// addPhrases adds to each document's score what those of its keywords are worth
// that the query holds, the longest at each place, none within another. People
// type a keyword whole; its terms alone may be anywhere.
func (x *index) addPhrases(scores []float64, query string) {
	run := terms.Run(query)
	covered := make([]int, len(x.docs)) // up to which place of the query
	for i := range run {
		longest := map[int]int{}
		for n := i + 1; n <= min(len(run), i+longestPhrase); n++ {
			for _, doc := range x.phrases[phraseKey(run[i:n])] {
				longest[doc] = n
			}
		}
		for doc, end := range longest {
			for n := max(i, covered[doc]); n < end; n++ {
				scores[doc] += weightPhrase * x.docs[doc].phraseWeight * x.rarity(len(x.postings[run[n]]))
			}
			covered[doc] = max(covered[doc], end)
		}
	}
}

func (x *index) search(query string, limit int) []Hit {
	scores := make([]float64, len(x.docs))
	wanted := dedupe(terms.OfQuery(query))
	for _, t := range wanted {
		found := x.postings[t]
		rarity := x.rarity(len(found))
		for _, p := range found {
			n := float64(len(p.passages))
			worth := weightText * n / (n + 3) // the third mention says less than the first
			if p.names {
				worth += weightNames
			}
			scores[p.doc] += worth * rarity * x.docs[p.doc].weight
		}
	}
	x.addPhrases(scores, query)
	order := make([]int, 0, len(scores))
	for i, s := range scores {
		if s > 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	hits := []Hit{}
	for _, i := range order[:min(limit, len(order))] {
		h := x.docs[i].hit
		h.Snippet = clip(x.snippet(i, wanted), snippetUnits)
		hits = append(hits, h)
	}
	return hits
}

// snippet returns the passage of a document with the most of the wanted terms,
// the first of equals.
func (x *index) snippet(doc int, wanted []string) string {
	d := &x.docs[doc]
	counts := make([]int, len(d.passages))
	top := 0
	for _, t := range wanted {
		for _, p := range x.postings[t] {
			if p.doc != doc {
				continue
			}
			for _, n := range p.passages {
				counts[n]++
				if counts[n] > counts[top] || counts[n] == counts[top] && n < top {
					top = n
				}
			}
		}
	}
	return d.passages[top]
}

func dedupe(list []string) []string {
	slices.Sort(list)
	return slices.Compact(list)
}
