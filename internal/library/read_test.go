package library

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

func TestRead_Whole(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, loc := range locales {
		for _, g := range guides(t, loc) {
			d, err := l.Read(loc, g.ID, "")
			if err != nil {
				t.Fatal(err)
			}
			if d.Content != g.Markdown() || d.Scope != "full" || d.Section != nil || d.Truncated || d.Format != "text/markdown" {
				t.Errorf("%s: scope %q, section %v, truncated %v, %d bytes", g.ID, d.Scope, d.Section, d.Truncated, len(d.Content))
			}
			if d.Source.ID != g.ID || d.Source.URL != g.Links.HTML || d.Source.Kind != "guide" || d.Source.Level != "editorial" {
				t.Errorf("%s: source %+v", g.ID, d.Source)
			}
			if n := units.Len(d.Source.Excerpt); n == 0 || n > 280 {
				t.Errorf("%s: excerpt of %d units", g.ID, n)
			}
		}
	}
}

// TestRead_EverySection reads each part alone and finds it in the whole.
// K3: a section is read by its name.
func TestRead_EverySection(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, loc := range locales {
		for _, g := range guides(t, loc) {
			for _, a := range g.Outline {
				d, err := l.Read(loc, g.ID, a.ID)
				if err != nil {
					t.Fatalf("%s#%s: %v", g.ID, a.ID, err)
				}
				if !strings.Contains(g.Markdown(), d.Content) || !strings.HasPrefix(d.Content, "## "+a.Title) {
					t.Errorf("%s#%s: content is not that part of the whole", g.ID, a.ID)
				}
				if d.Source.ID != g.ID+"#"+a.ID || d.Source.URL != g.Links.HTML+"#"+a.ID || d.DocumentID != g.ID || d.Scope != "section" || *d.Section != a.ID {
					t.Errorf("%s#%s: %+v", g.ID, a.ID, d.Source)
				}
				if !strings.HasSuffix(d.Source.Title, a.Title) || units.Len(d.Source.Excerpt) > 280 {
					t.Errorf("%s#%s: title %q, excerpt of %d units", g.ID, a.ID, d.Source.Title, units.Len(d.Source.Excerpt))
				}
			}
		}
	}
}

// K3, K4: an unknown section fails, and so do two names of sections that differ.
func TestRead_SectionRules(t *testing.T) {
	t.Parallel()
	l := open(t)
	for _, c := range []struct {
		id, section string
		source      string // "" = refused
		kind        fault.Kind
	}{
		{"guide-bazi-basics#questions", "", "guide-bazi-basics#questions", 0},
		{"guide-bazi-basics#questions", "questions", "guide-bazi-basics#questions", 0},
		{"guide-bazi-basics", "worked-example", "guide-bazi-basics#worked-example", 0},
		{"guide-bazi-basics#questions", "worked-example", "", fault.Invalid},
		{"guide-bazi-basics#questions#sources", "", "", fault.Invalid},
		{"guide-bazi-basics#", "", "", fault.Invalid},
		{"guide-bazi-basics", "../../private", "", fault.NotFound},
		{"guide-bazi-basics", "section-99", "", fault.NotFound},
		{"guide-nothing", "", "", fault.NotFound},
		{"constructor", "", "", fault.NotFound},
		{"https://example.com/", "", "", fault.NotFound},
		{"", "", "", fault.NotFound},
		{"reference-dcthzo", "", "", fault.Invalid},
	} {
		d, err := l.Read(i18n.Zh, c.id, c.section)
		if c.source == "" {
			if !fault.Is(err, c.kind) {
				t.Errorf("Read(%q, %q) = %v, %v; want a fault of kind %v", c.id, c.section, d.Source.ID, err, c.kind)
			}
			continue
		}
		if err != nil || d.Source.ID != c.source {
			t.Errorf("Read(%q, %q) = %q, %v; want %q", c.id, c.section, d.Source.ID, err, c.source)
		}
	}
}

func TestClip(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		in   string
		n    int
		want string
	}{
		{"short", 10, "short"},
		{"exactly ten", 11, "exactly ten"},
		{"one word too many", 9, "one word…"},
		{"两个\n 字", 10, "两个 字"},
		{"🤖🤖🤖", 5, "🤖🤖…"},
	} {
		if got := clip(c.in, c.n); got != c.want || units.Len(got) > c.n {
			t.Errorf("clip(%q, %d) = %q, want %q", c.in, c.n, got, c.want)
		}
	}
}
