package interpreter

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// research are questions that end in a report, in both languages: about a chart of
// either kind, about two conventions, and about words of the tradition.
var research = map[bool][]string{
	false: {
		"研究我的事业，写一份报告", "写一份感情的报告", "研究一下我的财运", "看看学业，写成报告", "研究一下性格", "报告：今年运势", "我的用神和格局，写一份报告",
		"我身强还是身弱，研究一下", "我有哪些神煞和合冲刑害，写成报告", "写一份紫微报告", "夫妻宫和财帛宫的报告", "今年大限的报告", "研究一下五行旺衰",
		"报告：什么是伤官", "研究子时换日和零点换日有什么区别", "研究真太阳时要不要用", "写一份关于空亡的报告", "研究塔罗逆位怎么读", "研究周易的变爻", "报告：紫微四化是什么",
	},
	true: {
		"A report on my career please", "Write a report about my relationships", "Research my finances", "A report on my character", "Report: the year ahead for me",
		"A report on my useful god and pattern", "Is my day master strong or weak? Write a report", "A Zi Wei report please", "A report on my spouse palace",
		"Research the five elements", "Report: what is Hurting Officer", "Research midnight and 23:00 as the start of a day", "A report on true solar time", "Research reversed tarot cards", "A report on changing lines",
	},
}

// randomTurn makes the request of a research turn: a question of either language with
// a birth profile, an earlier chart of one kind or the other, or nothing.
func randomTurn(r *rand.Rand) string {
	en := r.IntN(2) == 1
	message := research[en][r.IntN(len(research[en]))]
	date, clock := fmt.Sprintf("%d-%02d-%02d", 1930+r.IntN(80), 1+r.IntN(12), 1+r.IntN(28)), fmt.Sprintf("%02d:%02d", r.IntN(24), r.IntN(60))
	sex := []string{"male", "female"}[r.IntN(2)]
	birth := fmt.Sprintf(`"date":%q,"time":%q,"timezone":"+08:00","sex":%q`, date, clock, sex)
	more := []string{inResearch, `"locale":"zh"`}
	if en {
		more[1] = inEnglish
	}
	switch r.IntN(6) {
	case 0, 1:
		more = append(more, `"context":{"birth":{`+birth+`,"dayBoundary":"midnight","solarTime":false}}`)
	case 2:
		more = append(more, fmt.Sprintf(`"context":{"birth":{"date":%q,"time":null,"timezone":"+08:00","dayBoundary":"zi","solarTime":false,"sex":%q}}`, date, sex))
	case 3:
		more = append(more, `"context":{"readings":[{"kind":"bazi","input":{`+birth+`}}]}`)
	case 4:
		more = append(more, `"context":{"readings":[{"kind":"ziwei","input":{`+birth+`}}]}`)
	}
	return ask(message, more...)
}

// TestReports_OfWholeTurns runs turns of the real agent, with the real tools and the
// handbook, until they have written sixty reports, five hundred with WENBU_LONG. Every
// citation is of a text that was read in the turn, every sentence of the report and of
// the answer beside it rests on something that exists, and nothing says what no
// answer may.
func TestReports_OfWholeTurns(t *testing.T) {
	t.Parallel()
	want := 60
	if os.Getenv("WENBU_LONG") == "1" {
		want = 500
	}
	r := rand.New(rand.NewPCG(7, 11))
	turns, reports, citations, sentences := 0, 0, 0, 0
	for reports < want && turns < 3*want {
		turns++
		body := randomTurn(r)
		o := play(t, body)
		if o.failed != "" || o.status != "complete" && o.status != "waiting" {
			t.Fatalf("%s: ended as %q %s", body, o.status, o.failed)
		}
		for _, p := range basisProblems(o.last, o.lastDraft) {
			t.Errorf("%s: %s", body, p)
		}
		for _, p := range o.lastDraft.paragraphs {
			sentences += len(p.sentences)
		}
		for _, report := range o.reports {
			reports++
			d := o.reporter.fittedReport()
			if !reflect.DeepEqual(d.report(o.reporter), report) {
				t.Errorf("%s: the report that arrived is not the one that was drafted: %+v", body, report)
			}
			said := d.asDraft()
			for _, p := range basisProblems(o.reporter, said) {
				t.Errorf("%s: %s", body, p)
			}
			sentences += len(said.paragraphs)
			cited := 0
			for _, s := range report.Sections {
				cited += len(s.SourceIDs)
				for _, id := range s.SourceIDs {
					if !slices.Contains(o.sources, id) {
						t.Errorf("%s: cites %s, and the turn read %v", body, id, o.sources)
					}
				}
			}
			if citations += cited; cited == 0 && len(o.sources) > 0 {
				t.Errorf("%s: %v were read and nothing is cited: %+v", body, o.sources, report)
			}
			for _, symbol := range unfounded(o.reporter, report.Visual) {
				t.Errorf("%s: the diagram has %q, which no chart of the turn has", body, symbol)
			}
			if found := never.FindString(fmt.Sprintf("%+v", report)); found != "" {
				t.Errorf("%s: the report has %q", body, found)
			}
		}
	}
	t.Logf("%d turns wrote %d reports with %d citations; %d sentences, each with a basis", turns, reports, citations, sentences)
	if reports < want {
		t.Errorf("%d turns wrote %d reports only", turns, reports)
	}
}

// asDraft returns the sentences of a report, one to a paragraph.
func (d *reportDraft) asDraft() draft {
	list := slices.Concat(d.summary, d.questions)
	for _, s := range d.sections {
		list = append(list, s.body...)
	}
	var out draft
	for _, s := range list {
		out.paragraphs = append(out.paragraphs, paragraph{plain, []sentence{s}})
	}
	return out
}

// unfounded lists the stems and branches of a diagram that no chart of the turn has.
func unfounded(m *mind, v *agent.Visual) []string {
	if v == nil {
		return nil
	}
	var has strings.Builder
	for _, c := range append(slices.Clone(m.charts), m.chartOrNone()...) {
		for _, p := range c.pillars {
			has.WriteString(p.Value)
			for _, h := range p.HiddenStems {
				has.WriteString(h.Stem)
			}
		}
	}
	var out []string
	for _, item := range v.Items {
		for _, r := range item.Label + item.Detail {
			if strings.ContainsRune("甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥", r) && !strings.ContainsRune(has.String(), r) {
				out = append(out, string(r))
			}
		}
	}
	return out
}

// chartOrNone returns the chart that the answer is about, if there is one.
func (m *mind) chartOrNone() []chart {
	if m.chart == nil {
		return nil
	}
	return []chart{*m.chart}
}
