package interpreter

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/units"
)

// TestSeason_FiveGrades is the traditional statement: 当令者旺, 令生者相, 生令者休,
// 克令者囚, 令克者死.
func TestSeason_FiveGrades(t *testing.T) {
	t.Parallel()
	for month, grades := range map[string]map[string]string{
		"木": {"木": "旺", "火": "相", "水": "休", "金": "囚", "土": "死"},
		"火": {"火": "旺", "土": "相", "木": "休", "水": "囚", "金": "死"},
		"土": {"土": "旺", "金": "相", "火": "休", "木": "囚", "水": "死"},
		"金": {"金": "旺", "水": "相", "土": "休", "火": "囚", "木": "死"},
		"水": {"水": "旺", "木": "相", "金": "休", "土": "囚", "火": "死"},
	} {
		for dm, want := range grades {
			c := chart{dm: dayMaster{Element: dm}, pillars: []pillar{{Key: "month", BranchElement: month}}}
			if text := seasonTexts[c.seasonOf()].Zh; !strings.Contains(text, want) {
				t.Errorf("a %s day master in a month of %s: %s, want %s", dm, month, text, want)
			}
		}
	}
	if c := (chart{dm: dayMaster{Element: "龟"}}); c.seasonOf() != -1 {
		t.Error("a season without a month")
	}
}

func TestReadChart_RefusesWhatIsNone(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{``, `null`, `[]`, `{}`, `{"kind":"tarot"}`, `{"kind":"bazi"}`, `{"kind":"bazi","dayMaster":{"stem":"甲"},"pillars":[]}`, `{"kind":"bazi","dayMaster":{"stem":"甲"},"pillars":"x"}`} {
		if c := readChart([]byte(raw), 2026); c != nil {
			t.Errorf("readChart(%s) = %+v", raw, c)
		}
	}
}

func TestFitSentences(t *testing.T) {
	t.Parallel()
	m := &mind{scene: &scene{locale: i18n.Zh}}
	list := func(lengths ...int) []sentence {
		var out []sentence
		for _, n := range lengths {
			out = append(out, sentence{text: strings.Repeat("字", n)})
		}
		return out
	}
	for _, c := range []struct {
		in    []sentence
		limit int
		want  []int
	}{
		{list(10, 10), 20, []int{10, 10}},
		{list(10, 11, 5), 20, []int{10, 5}},
		{list(30, 5), 20, []int{5}},
		{list(30), 20, []int{20}},
	} {
		got := fitSentences(m, c.in, c.limit)
		if len(got) != len(c.want) {
			t.Errorf("%d sentences left, want %d", len(got), len(c.want))
			continue
		}
		for i, s := range got {
			if units.Len(s.text) != c.want[i] {
				t.Errorf("sentence %d has %d units, want %d", i, units.Len(s.text), c.want[i])
			}
		}
	}
}

// TestReport_FitsAnything gives the report more than it may hold.
func TestReport_FitsAnything(t *testing.T) {
	t.Parallel()
	m := &mind{scene: &scene{locale: i18n.Zh}}
	long := func(n int) []sentence {
		var out []sentence
		for range n {
			out = append(out, sentence{text: strings.Repeat("很长", 60) + "。"})
		}
		return out
	}
	d := reportDraft{title: strings.Repeat("题", 300), summary: long(9), questions: long(9)}
	for range 9 {
		d.part(strings.Repeat("头", 300), long(20)...)
	}
	d.fit(m)
	r := d.report(m)
	total := units.Len(r.Summary)
	for _, s := range r.Sections {
		total += units.Len(s.Heading) + units.Len(s.Body)
		if units.Len(s.Body) > maxBody || units.Len(s.Heading) > maxHeading || s.Body == "" {
			t.Errorf("a section of %d units under a heading of %d", units.Len(s.Body), units.Len(s.Heading))
		}
	}
	for _, q := range r.Questions {
		total += units.Len(q)
	}
	if total > maxTotal || units.Len(r.Title) > maxTitle || units.Len(r.Summary) > maxSummary || len(r.Sections) == 0 || len(r.Sections) > maxSections || len(r.Questions) > maxQuestions {
		t.Errorf("total %d, title %d, summary %d, %d sections, %d questions", total, units.Len(r.Title), units.Len(r.Summary), len(r.Sections), len(r.Questions))
	}
}

func TestSplitSentences(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"一。二！三？":                         "一。|二！|三？",
		"他说“好。”然后走了。":                    "他说“好。”|然后走了。",
		"One. Two! Three":                "One.|Two!|Three",
		"At 3.5 degrees. e.g. this one.": "At 3.5 degrees. e.g. this one.",
		"":                               "",
	} {
		if got := strings.Join(splitSentences(in), "|"); got != want {
			t.Errorf("splitSentences(%q) = %q, want %q", in, got, want)
		}
	}
}
