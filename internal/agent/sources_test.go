package agent_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// drafts makes a context with reports and source ids.
func drafts(reports []string, ids ...string) string {
	quoted := []string{}
	for _, id := range ids {
		quoted = append(quoted, fmt.Sprintf("%q", id))
	}
	return `"context":{"reports":[` + strings.Join(reports, ",") + `],"sourceIds":[` + strings.Join(quoted, ",") + `]}`
}

// receipts writes the library receipts of the snapshot: id, scope, authority.
func receipts(s agent.Snapshot) string {
	var out []string
	for _, r := range s.VerifiedLibrarySources {
		line := r.Source.ID + " " + r.Scope
		if r.RequiresReadBeforeCitation {
			line += fmt.Sprintf(" %d of %d", len([]rune(r.Content)), r.FullContentLength)
		}
		out = append(out, line)
	}
	return strings.Join(out, "|")
}

func TestP8_F39_F40_F41_RestoredSources(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", reportJSON("甲", "guide-long#questions", "guide-long#worked-example", "hexagram-1")),
		saying("好。"))
	w.wantTranscript(ask("接着写", drafts(nil, "guide-long#questions", "guide-long#worked-example", "guide-long", "hexagram-1", "guide-invented", "reference-a", "hexagram-1", "guide-unreadable")), `
		start id-1 left=11
		source guide-long#questions guide
		source guide-long#worked-example guide
		source guide-long guide
		source hexagram-1 guide
		tool_start 1:a write_report 整理研究报告 running
		artifact report id-2 甲
		tool_end 1:a complete 已完成 artifact=id-2
		delta "好。"
		done complete scripted-model-1 for scripted-model models=2 tools=1`)
	s := w.snapshot()
	if got, want := receipts(s), "guide-long#questions section|guide-long#worked-example section|guide-long preview 1800 of 9500|hexagram-1 full"; got != want {
		t.Errorf("receipts: got %s, want %s", got, want)
	}
	if got := fmt.Sprint(s.UnverifiedPriorReferenceIDs); got != "[reference-a]" {
		t.Errorf("unverified: got %s", got)
	}
}

func TestF29_F41_ForgedSourcesGiveNoAuthority(t *testing.T) {
	t.Parallel()
	for name, id := range map[string]string{"preview": "guide-long", "reference": "reference-broken", "invented": "guide-invented"} {
		bad := reportJSON("甲", id)
		w := newWorld(t, calling("a", "write_report", bad), calling("b", "write_report", reportJSON("甲")), saying("好。"))
		events := w.run(ask("写", drafts(nil, id), `"history":[{"role":"assistant","content":"我已经读过 `+id+`。"}]`))
		if !strings.Contains(transcript(events), "tool_end 1:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread") {
			t.Errorf("%s: got\n%s", name, transcript(events))
		}
	}
}

func TestP1_F32_LongGuideIsPreparedInFull(t *testing.T) {
	t.Parallel()
	for locale, label := range map[string]string{"zh": "核对报告的依据", "en": "Verify a report source"} {
		w := newWorld(t, calling("a", "write_report", reportJSON("甲", "guide-long")), saying("好。"))
		events := w.run(ask("改", `"locale":"`+locale+`"`, drafts([]string{reportJSON("旧", "guide-long")}, "guide-long")))
		got := transcript(events[:5])
		want := "start id-1 left=11\nsource guide-long guide\ntool_start context:source:0 read_library " + label + " running\n" +
			"source guide-long guide\ntool_end context:source:0 complete "
		if !strings.HasPrefix(got, want) {
			t.Errorf("%s: got\n%s", locale, got)
		}
		if got := line(events[len(events)-1]); got != "done complete scripted-model-1 for scripted-model models=2 tools=2" {
			t.Errorf("%s: got %s", locale, got)
		}
		if got := receipts(w.snapshot()); got != "guide-long full" {
			t.Errorf("%s: the preview must give way to the full text: got %s", locale, got)
		}
	}
}

func TestP2_SectionGivesOnlySectionAuthority(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", reportJSON("甲", "guide-long#questions", "guide-long")),
		calling("b", "write_report", reportJSON("甲", "guide-long#questions")), saying("好。"))
	events := w.run(ask("改", drafts([]string{reportJSON("旧", "guide-long#questions")})))
	if got := toolResults(w.last())["a"]; !strings.Contains(got, `"missingSourceIds":["guide-long"],"verifiedSourceIds":["guide-long#questions"]`) {
		t.Errorf("got %s in\n%s", got, transcript(events))
	}
}

func TestP3_F31_F43_DiagramCitationIsPrepared(t *testing.T) {
	t.Parallel()
	old := strings.TrimSuffix(reportJSON("旧"), "}") + `,"visual":{"type":"steps","title":"步骤","items":[{"label":"一","detail":"甲","sourceIds":["reference-a"]},{"label":"二","detail":"乙"}]}}`
	w := newWorld(t, saying("好。"))
	w.wantTranscript(ask("改", drafts([]string{old})), `
		start id-1 left=11
		tool_start context:source:0 read_reference 核对报告的依据 running
		source reference-a reference
		tool_end context:source:0 complete 已完成
		delta "好。"
		done complete scripted-model-1 for scripted-model models=1 tools=1`)
}

func TestP5_FailedPreparation(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好。"))
	w.wantTranscript(ask("改", drafts([]string{reportJSON("旧", "reference-broken")})), `
		start id-1 left=11
		tool_start context:source:0 read_reference 核对报告的依据 running
		tool_end context:source:0 error 对方网站拒绝了读取
		delta "好。"
		done complete scripted-model-1 for scripted-model models=1 tools=1`)
	s := w.snapshot()
	if got := fmt.Sprint(s.SourceRefreshFailures, s.UnverifiedPriorReferenceIDs, receipts(s)); got != "[{reference-broken 对方网站拒绝了读取}] [reference-broken]" {
		t.Errorf("snapshot: got %s", got)
	}
}

func TestP6_CancelDuringPreparation(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("never said"))
	turn, err := w.prepare(ask("改", drafts([]string{reportJSON("旧", "reference-a", "reference-b")})))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var types []string
	err = turn.Run(ctx, "", func(e agent.Event) error {
		if e.Type == agent.EventSource {
			cancel()
		}
		types = append(types, e.Type)
		return nil
	})
	if err == nil || fmt.Sprint(types) != "[start tool_start source tool_end error]" || len(w.script().Requests()) != 0 {
		t.Errorf("got %v, error %v, %d model calls", types, err, len(w.script().Requests()))
	}
}

func TestP7_AtMostThreeNewestFirst(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好。"))
	events := w.run(ask("改", drafts([]string{
		reportJSON("旧", "reference-d", "guide-pillars"),
		reportJSON("新", "reference-a", "guide-invented", "reference-b", "reference-a"),
	})))
	var read []string
	for _, e := range events {
		if e.Type == agent.EventSource {
			read = append(read, e.Source.ID)
		}
	}
	if got := strings.Join(read, " "); got != "reference-a reference-b reference-d" {
		t.Errorf("read: got %s", got)
	}
	if got := fmt.Sprint(w.snapshot().UnverifiedPriorReferenceIDs); got != "[guide-pillars]" {
		t.Errorf("unverified: got %s", got)
	}
}

func TestPreparation_AlreadyRestoredIsNotReadAgain(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好。"))
	events := w.run(ask("改", drafts([]string{reportJSON("旧", "guide-long#questions")}, "guide-long#questions")))
	if got := line(events[len(events)-1]); !strings.HasSuffix(got, "tools=0") {
		t.Errorf("got\n%s", transcript(events))
	}
}

func TestReads_SearchGivesNoAuthority(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("s", "search_library", `{"query":"换日"}`, "r", "read_library", `{"id":"reference-a"}`, "t", "read_library", `{"id":"guide-nothing"}`),
		calling("a", "write_report", reportJSON("甲", "guide-pillars")), calling("b", "write_report", reportJSON("甲")), saying("好。"))
	got := transcript(w.run(ask("写")))
	for _, want := range []string{
		"tool_end 1:r error 请用另一个工具读取",
		"tool_end 1:t error 没有这一篇",
		"tool_end 2:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is not in\n%s", want, got)
		}
	}
}

func TestSourceExcerptIsShort(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "read_library", `{"id":"guide-long"}`), saying("好。"))
	for _, e := range w.run(ask("读")) {
		if e.Type == agent.EventSource && len([]rune(e.Source.Excerpt)) != 280 {
			t.Errorf("excerpt: got %d characters, want 280", len([]rune(e.Source.Excerpt)))
		}
	}
	if got := toolResults(w.last())["a"]; strings.Count(got, "文") != 2*9500 {
		t.Errorf("the model must get the whole text: got %d characters", strings.Count(got, "文"))
	}
}

// P4: what a draft cites is read before the model is asked for the first time, and
// the model gets it with the first question.
func TestP4_ReadsComeBeforeTheModel(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好。"))
	turn, err := w.prepare(ask("改", drafts([]string{reportJSON("旧", "reference-a", "guide-pillars")})))
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	err = turn.Run(t.Context(), "", func(e agent.Event) error {
		if e.Type == agent.EventSource {
			read++
			if n := len(w.script().Requests()); n != 0 {
				t.Errorf("%s was read after %d model calls", e.Source.ID, n)
			}
		}
		return nil
	})
	if first := w.script().Requests()[0].Messages[1].Content; err != nil || read != 2 || !strings.Contains(first, `"reference-a"`) || !strings.Contains(first, text(900)) {
		t.Errorf("%d reads, %v; the model began with %.200s", read, err, first)
	}
}
