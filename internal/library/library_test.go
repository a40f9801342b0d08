package library

import (
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

func open(t testing.TB) *Library {
	t.Helper()
	return New(Options{
		SiteURL: "https://wenbu.test",
		Now:     func() time.Time { return time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC) },
	})
}

func guides(t testing.TB, loc i18n.Locale) []*Guide {
	t.Helper()
	list, err := open(t).Guides(loc)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) == 0 {
		t.Fatal("the handbook is empty")
	}
	return list
}

// TestGuides_Complete holds every guide to the numbers the handbook promises.
func TestGuides_Complete(t *testing.T) {
	t.Parallel()
	for _, loc := range locales {
		for _, g := range guides(t, loc) {
			check := func(ok bool, what string) {
				if !ok {
					t.Errorf("%s/%s: %s", loc, g.Slug, what)
				}
			}
			check(units.Len(g.AnswerText) > 60, "the answer is too short")
			check(units.Len(g.Description) > 15, "the description is too short")
			check(len(g.Takeaways) >= 2 && len(g.Takeaways) <= 5, "want 2 to 5 takeaways")
			check(units.Len(g.Figure.Description) > 50 && g.Figure.Caption != "", "the figure is not described")
			check(len(g.Sections) >= 3, "want at least 3 sections")
			for _, s := range g.Sections {
				check(s.Heading != "" && len(s.Paragraphs) > 0, "an empty section")
			}
			check(len(g.Table.Rows) >= 4, "want at least 4 table rows")
			for _, r := range g.Table.Rows {
				check(len(r) == len(g.Table.Columns), "a table row with another number of cells: "+r[0])
			}
			check(len(g.Example.Steps) >= 3 && g.Example.Intro != "" && g.Example.Conclusion != "", "the example is incomplete")
			check(len(g.FAQ) >= 3, "want at least 3 questions")
			for _, f := range g.FAQ {
				check(units.Len(f.Answer) > 20, "an answer too short: "+f.Question)
			}
			check(len(g.Glossary) >= 3, "want at least 3 terms")
			check(len(g.Sources) >= 2, "want at least 2 sources")
			for _, s := range g.Sources {
				check(strings.HasPrefix(s.URL, "https://") && units.Len(s.Scope) > 10, "a source without https or scope: "+s.Title)
			}
			if _, err := time.Parse(time.DateOnly, g.Updated); err != nil {
				t.Errorf("%s/%s: %v", loc, g.Slug, err)
			}
		}
	}
}

// TestGuides_MarkdownHoldsEverything looks for every piece of a guide in its
// Markdown edition.
// K2: every paragraph, cell, step, question, address and scope.
func TestGuides_MarkdownHoldsEverything(t *testing.T) {
	t.Parallel()
	for _, loc := range locales {
		for _, g := range guides(t, loc) {
			md := g.Markdown()
			for _, want := range pieces(g) {
				if !strings.Contains(md, want) {
					t.Errorf("%s/%s: the Markdown edition lacks %q", loc, g.Slug, want)
				}
			}
			if strings.Contains(md, "{{") || strings.Contains(md, "}}") {
				t.Errorf("%s/%s: a placeholder is left", loc, g.Slug)
			}
			at := 0
			for _, a := range g.Outline {
				i := strings.Index(md[at:], "\n## "+a.Title+"\n")
				if i < 0 {
					t.Errorf("%s/%s: no heading %q after byte %d", loc, g.Slug, a.Title, at)
					continue
				}
				at += i
			}
		}
	}
}

func pieces(g *Guide) []string {
	out := append([]string{g.Title, g.Description, g.Links.HTML, g.Updated, g.Authorship, g.Figure.Caption, g.Figure.Description}, g.Answer...)
	out = append(out, g.Takeaways...)
	for _, s := range g.Sections {
		out = append(append(append(out, s.Heading), s.Paragraphs...), s.Bullets...)
	}
	out = append(out, g.Table.Columns...)
	for _, r := range g.Table.Rows {
		out = append(out, r...)
	}
	out = append(append(out, g.Example.Title, g.Example.Intro, g.Example.Conclusion), g.Example.Steps...)
	for _, f := range g.FAQ {
		out = append(out, f.Question, f.Answer)
	}
	for _, x := range g.Glossary {
		out = append(out, x.Term, x.Definition)
	}
	for _, s := range g.Sources {
		out = append(out, s.Title, s.URL, s.Scope)
	}
	return out
}

func TestGuides_SameInBothLanguages(t *testing.T) {
	t.Parallel()
	zh, en := guides(t, i18n.Zh), guides(t, i18n.En)
	for i := range zh {
		if zh[i].ID != en[i].ID || zh[i].Updated == "" {
			t.Errorf("guide %d is %s in Chinese and %s in English", i, zh[i].ID, en[i].ID)
		}
		if len(zh[i].Outline) != len(en[i].Outline) {
			t.Errorf("%s: %d parts in Chinese, %d in English", zh[i].ID, len(zh[i].Outline), len(en[i].Outline))
		}
		if a, b := len(zh[i].Table.Rows), len(en[i].Table.Rows); a != b {
			t.Errorf("%s: %d table rows in Chinese, %d in English", zh[i].ID, a, b)
		}
	}
}

func TestGuides_OutlineIDs(t *testing.T) {
	t.Parallel()
	for _, g := range guides(t, i18n.En) {
		want := []string{"quick-answer", "section-0", "section-1", "reference-table"}
		for i := 2; i < len(g.Sections); i++ {
			want = append(want, sectionID(i))
		}
		want = append(want, "worked-example", "glossary", "questions", "sources")
		var got []string
		for _, a := range g.Outline {
			got = append(got, a.ID)
		}
		if strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("%s: outline %v, want %v", g.Slug, got, want)
		}
	}
}

func TestIndex(t *testing.T) {
	t.Parallel()
	x, err := open(t).Index()
	if err != nil {
		t.Fatal(err)
	}
	if x.SchemaVersion != "wenbu-knowledge-index-v1" || len(x.Guides) != len(guides(t, i18n.Zh)) {
		t.Errorf("index %s with %d guides", x.SchemaVersion, len(x.Guides))
	}
	first := x.Guides[0]
	if len(first.Translations) != 2 || first.Translations[1].HTML != "https://wenbu.test/en/learn/"+first.Slug+"/" ||
		first.Translations[0].Markdown != "https://wenbu.test/knowledge/zh/"+first.Slug+".md" {
		t.Errorf("first entry %+v", first)
	}
}

func TestParseGuide_Refuses(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"no front matter":   "# answer\nx\n",
		"unknown key":       "---\ntitle: a\nmood: b\n---\n# answer\nx\n",
		"key without value": "---\ntitle:\n---\n# answer\nx\n",
		"wrong order":       "---\ntitle: a\n---\n# takeaways\n- x\n# answer\nx\n",
		"missing parts":     "---\ntitle: a\n---\n# answer\nx\n",
		"text before parts": "---\ntitle: a\n---\nhello\n# answer\nx\n",
	} {
		if _, err := parseGuide(i18n.En, text); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

// TestDocuments_Total counts what the library holds in each language, and looks for
// every text that the published catalogue names.
func TestDocuments_Total(t *testing.T) {
	t.Parallel()
	l := open(t)
	s, err := l.load()
	if err != nil {
		t.Fatal(err)
	}
	published := strings.Fields(`first-reading choose-a-tool ask-a-better-question prepare-birth-details
		bazi-basics five-elements bazi-ten-gods unknown-birth-time birth-time-timezone chinese-zodiac-vs-bazi bazi-vs-western-astrology
		iching-three-coins iching-trigrams tarot-beginner tarot-suits-and-court-cards tarot-reversals ziwei-twelve-palaces ziwei-four-transformations
		read-ai-with-sources ai-divination review-a-reading connect-your-agent a-reading-you-can-return-to why-calculation-comes-first methodology free`)
	var counts [2]int
	for i, loc := range locales {
		seen, kinds := map[string]bool{}, map[string]int{}
		for _, d := range l.documents(s, loc) {
			if seen[d.hit.ID] || !l.Has(d.hit.ID) {
				t.Errorf("%s: %s is there twice, or cannot be read", loc, d.hit.ID)
			}
			seen[d.hit.ID] = true
			kinds[d.hit.Kind]++
		}
		for _, slug := range published {
			if !seen["guide-"+slug] {
				t.Errorf("%s: guide-%s is missing", loc, slug)
			}
		}
		if kinds["guide"] < 26 || kinds["symbol"] != 64+78 || kinds["reference"] < 28 {
			t.Errorf("%s: %v", loc, kinds)
		}
		counts[i] = len(seen)
		t.Logf("%s: %d texts: %v", loc, len(seen), kinds)
	}
	if counts[0] != counts[1] || counts[0] < 196 {
		t.Errorf("%d texts in Chinese and %d in English, want the same, 196 at least", counts[0], counts[1])
	}
}
