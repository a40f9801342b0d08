package library

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

// TestSymbols reads every note in both languages: whole, plain text, citable.
func TestSymbols(t *testing.T) {
	t.Parallel()
	l := open(t)
	seen := map[string]bool{}
	for _, s := range symbols() {
		for _, loc := range locales {
			d, err := l.Read(loc, s.id, "")
			if err != nil || d.Source.ID != s.id || d.DocumentID != s.id || d.Source.Kind != "symbol" || d.Format != "text/plain" || d.Scope != "full" || d.Section != nil || d.Truncated {
				t.Fatalf("%s: %+v, %v", s.id, d, err)
			}
			if !strings.HasPrefix(d.Source.URL, "https://wenbu.test/") || units.Len(d.Content) < 140 || units.Len(d.Source.Excerpt) > 280 || d.Source.Excerpt == "" || strings.Contains(d.Content, "“”") || seen[d.Content] {
				t.Errorf("%s %s: %s", s.id, loc, d.Content)
			}
			seen[d.Content] = true
		}
		if !l.Has(s.id) {
			t.Errorf("Has(%s) is false", s.id)
		}
	}
	if len(seen) != 2*(64+78) {
		t.Errorf("%d notes", len(seen))
	}
	d, err := l.Read(i18n.Zh, "hexagram-1", "")
	if err != nil || !strings.Contains(d.Content, "卦辞：“乾：元，亨，利，贞。”") || !strings.Contains(d.Content, "\n“用九：见群龙无首，吉。”") {
		t.Errorf("%s, %v", d.Content, err)
	}
}

// K3: a note has no sections, and near misses are no ids.
func TestSymbols_Refused(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, c := range [][2]string{
		{"hexagram-1", "questions"}, {"hexagram-1#questions", ""}, {"hexagram-0", ""}, {"hexagram-65", ""}, {"hexagram-01", ""}, {"hexagram-+1", ""},
		{"hexagram-", ""}, {"hexagram--1", ""}, {"tarot-78", ""}, {"tarot--1", ""}, {"tarot-00", ""}, {"tarot-1 ", ""}, {"tarot-1", "x"},
	} {
		if d, err := l.Read(i18n.En, c[0], c[1]); err == nil {
			t.Errorf("%q %q: read %s", c[0], c[1], d.Source.ID)
		}
	}
	if l.Has("hexagram-65") || l.Has("tarot-78") || l.Has("hexagram-1#x") {
		t.Error("an id that does not exist is known")
	}
}

func TestSearch_Symbols(t *testing.T) {
	t.Parallel()
	l := open(t)
	for query, want := range map[string]string{
		"乾卦": "hexagram-1", "水雷屯": "hexagram-3", "既济卦": "hexagram-63", "恋人牌": "tarot-6", "Knight of Cups": "tarot-47", "ace of wands": "tarot-22",
	} {
		for _, loc := range locales {
			hits, err := l.Search(loc, query, 8)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			found := false
			for _, h := range hits {
				got = append(got, h.ID)
				found = found || h.ID == want && h.Kind == "symbol" && h.NextTool == "read_library"
			}
			if !found {
				t.Errorf("%s %s: %s is not among %s", loc, query, want, fmt.Sprint(got))
			}
		}
	}
}
