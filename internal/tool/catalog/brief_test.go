package catalog

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// TestAside_NamesWhatIsThere checks that each member that a brief result leaves out is
// one of the result, and that what is left is the same otherwise.
func TestAside_NamesWhatIsThere(t *testing.T) {
	t.Parallel()
	for _, each := range All(Deps{Library: &shelf{}}) {
		for _, path := range each.Aside {
			at := each.Output
			for part := range strings.SplitSeq(path, ".") {
				name, list := strings.CutSuffix(part, "[]")
				if at = at.Properties[name]; at != nil && list {
					at = at.Items
				}
				if at == nil {
					t.Fatalf("%s: there is no %s in a result", each.Name, path)
				}
			}
		}
	}
}

// TestBrief_OfCharts holds what a model is given of a chart to half of it or little
// more, and to the members that a reading rests on.
func TestBrief_OfCharts(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		most       int // bytes
		kept, gone []string
	}{
		baziName:  {10_000, []string{`"pillars"`, `"strength"`, `"usefulGods"`, `"relations"`, `"boundaries"`, `"luck"`, `"shenSha"`}, []string{`"rules"`, `"color"`, `"roleEn"`, `"hidden":`}},
		ziweiName: {13_000, []string{`"palaces"`, `"flights"`, `"transformations"`, `"borrowed"`, `"brightness"`, `"ageRange"`}, []string{`"rules"`, `"pinyin"`, `"ages"`, `"selfTransformations"`}},
	} {
		each := find(t, All(Deps{Library: &shelf{}}), name)
		full, err := callTool(t, each, i18n.Zh, string(each.Example))
		if err != nil {
			t.Fatal(err)
		}
		brief, err := each.Brief(full.JSON)
		if err != nil || !brief.IsValid() {
			t.Fatalf("%s: %v: %s", name, err, brief)
		}
		t.Logf("%s: %d bytes, a model is given %d", name, len(full.JSON), len(brief))
		if len(brief) > c.most {
			t.Errorf("%s: a model is given %d bytes of %d, want %d at most", name, len(brief), len(full.JSON), c.most)
		}
		for _, member := range c.kept {
			if !strings.Contains(string(brief), member) {
				t.Errorf("%s: %s is missing", name, member)
			}
		}
		for _, member := range c.gone {
			if strings.Contains(string(brief), member) || !strings.Contains(string(full.JSON), member) {
				t.Errorf("%s: %s is there, or was not there before", name, member)
			}
		}
	}
}
