package agent_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// longBody makes a report whose section has a body of 701 characters.
func longBody(ids ...string) string {
	return strings.Replace(reportJSON("长", ids...), "正文", strings.Repeat("长", 701), 1)
}

func TestH5_InventedCitation(t *testing.T) {
	t.Parallel()
	bad := reportJSON("甲", "guide-invented")
	w := newWorld(t, calling("a", "write_report", bad), calling("b", "write_report", reportJSON("甲")), saying("没有依据的话已删去。"))
	w.wantTranscript(ask("写"), `
		start id-1 left=11
		tool_start 1:a write_report 整理研究报告 running
		tool_end 1:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		tool_start 2:b write_report 整理研究报告 running
		artifact report id-2 甲
		tool_end 2:b complete 已完成 artifact=id-2
		tool_recovered 1:a by 2:b artifact=id-2
		delta "没有依据的话已删去。"
		done complete scripted-model-1 for scripted-model models=3 tools=2`)
	want := `{"error":"The report was not saved: it cites sources that were not read in this turn.","code":"citation_unread","missingSourceIds":["guide-invented"],"verifiedSourceIds":[],"instruction":"`
	if got := toolResults(w.last())["a"]; !strings.HasPrefix(got, want) {
		t.Errorf("result: got %s", got)
	}
	repair := w.script().Requests()[1]
	if repair.Choice != (agent.Choice{Kind: agent.ChoiceTool, Tool: "write_report"}) {
		t.Errorf("a repair must write the report: got %+v", repair.Choice)
	}
	note := repair.Messages[len(repair.Messages)-1]
	if note.Role != agent.RoleSystem || !strings.Contains(note.Content, "guide-invented") {
		t.Errorf("the draft must come with the repair: got %+v", note)
	}
	if last := w.last()[len(w.last())-1]; last.Role != agent.RoleSystem || !strings.Contains(last.Content, "报告已经保存") {
		t.Errorf("the model must be told to close: got %+v", last)
	}
}

func TestR1_F33_TooLongThenUnreadThenSaved(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", longBody("guide-pillars")),
		calling("b", "write_report", reportJSON("甲", "guide-pillars")),
		calling("c", "write_report", reportJSON("甲", "guide-pillars")),
		saying("报告已好。"))
	w.wantTranscript(ask("写"), `
		start id-1 left=11
		tool_start 1:a write_report 整理研究报告 running
		tool_end 1:a error 报告的格式或长度不符合要求，没有保存 issue=report_invalid
		tool_start 2:b write_report 整理研究报告 running
		tool_end 2:b error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		tool_start repair:source:2 read_library 核对报告的依据 running
		source guide-pillars guide
		tool_end repair:source:2 complete 已完成
		tool_start 3:c write_report 整理研究报告 running
		artifact report id-2 甲
		tool_end 3:c complete 已完成 artifact=id-2
		tool_recovered 1:a by 3:c artifact=id-2
		tool_recovered 2:b by 3:c artifact=id-2
		delta "报告已好。"
		done complete scripted-model-1 for scripted-model models=4 tools=4`)
	got := toolResults(w.last())["a"]
	for _, want := range []string{`"code":"too_big"`, `"path":["sections",0,"body"]`, "700", `"code":"report_invalid"`} {
		if !strings.Contains(got, want) {
			t.Errorf("result: %s is not in %s", want, got)
		}
	}
}

func TestR2_F38_FourUnreadCitations(t *testing.T) {
	t.Parallel()
	four := reportJSON("甲", "reference-a", "reference-b", "reference-c", "reference-d")
	w := newWorld(t, calling("a", "write_report", four), calling("b", "write_report", four), calling("c", "write_report", four))
	w.wantTranscript(ask("写"), `
		start id-1 left=11
		tool_start 1:a write_report 整理研究报告 running
		tool_end 1:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		tool_start repair:source:1 read_reference 核对报告的依据 running
		source reference-a reference
		tool_end repair:source:1 complete 已完成
		tool_start repair:source:2 read_reference 核对报告的依据 running
		source reference-b reference
		tool_end repair:source:2 complete 已完成
		tool_start repair:source:3 read_reference 核对报告的依据 running
		source reference-c reference
		tool_end repair:source:3 complete 已完成
		tool_start 2:b write_report 整理研究报告 running
		tool_end 2:b error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		tool_start 3:c write_report 整理研究报告 running
		tool_end 3:c error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		delta "报告草稿没有通过核对，所以没有保存；需要的话，可以缩小题目后再请我写一次。"
		done limited scripted-model-1 for scripted-model models=3 tools=6`)
}

func TestR3_F37_RecoveredWithAnEmptyClosing(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", reportJSON("甲", "guide-pillars")),
		calling("b", "write_report", reportJSON("甲", "guide-pillars")),
		saying("三点提要：\n"))
	events := w.run(ask("写"))
	if got := transcript(events[len(events)-3:]); got != "tool_recovered 1:a by 2:b artifact=id-2\n"+
		"delta \"报告《甲》已经写好。要点与局限。\"\n"+
		"done complete scripted-model-1 for scripted-model models=3 tools=3" {
		t.Errorf("got\n%s", got)
	}
}

func TestR4_LastSlotMayRepair(t *testing.T) {
	t.Parallel()
	search := func(id string) llmtest.Turn { return calling(id, "search_library", `{"query":"x"}`) }
	for name, c := range map[string]struct{ last, want string }{
		"saved": {reportJSON("甲"), "tool_recovered 4:d by 5:e artifact=id-2\n" +
			"delta \"报告《甲》已经写好。要点与局限。\"\n" +
			"done complete scripted-model-1 for scripted-model models=5 tools=5"},
		"rejected": {longBody(), "tool_end 5:e error 报告的格式或长度不符合要求，没有保存 issue=report_invalid\n" +
			"delta \"报告草稿没有通过核对，所以没有保存；需要的话，可以缩小题目后再请我写一次。\"\n" +
			"done limited scripted-model-1 for scripted-model models=5 tools=5"},
	} {
		w := newWorld(t, search("a"), search("b"), search("c"), calling("d", "write_report", longBody()), calling("e", "write_report", c.last))
		events := w.run(ask("写"))
		if got := transcript(events[len(events)-3:]); got != c.want {
			t.Errorf("%s: got\n%s", name, got)
		}
	}
}

func TestR5_InventedIdsAreNeverFetched(t *testing.T) {
	t.Parallel()
	bad := reportJSON("甲", "guide-invented", "reference-invented")
	w := newWorld(t, calling("a", "write_report", bad), calling("b", "write_report", bad), calling("c", "write_report", bad))
	events := w.run(ask("写"))
	if got := line(events[len(events)-1]); got != "done limited scripted-model-1 for scripted-model models=3 tools=3" {
		t.Errorf("got %s", got)
	}
	if len(w.calls) != 0 {
		t.Errorf("%q ran", w.calls)
	}
}

func TestR6_FailedReferenceStaysVisible(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", reportJSON("甲", "reference-broken", "reference-a")),
		calling("b", "write_report", reportJSON("甲", "reference-a")),
		saying("有一页没有读到。"))
	w.wantTranscript(ask("写"), `
		start id-1 left=11
		tool_start 1:a write_report 整理研究报告 running
		tool_end 1:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread
		tool_start repair:source:1 read_reference 核对报告的依据 running
		tool_end repair:source:1 error 对方网站拒绝了读取
		tool_start repair:source:2 read_reference 核对报告的依据 running
		source reference-a reference
		tool_end repair:source:2 complete 已完成
		tool_start 2:b write_report 整理研究报告 running
		artifact report id-2 甲
		tool_end 2:b complete 已完成 artifact=id-2
		tool_recovered 1:a by 2:b artifact=id-2
		delta "有一页没有读到。"
		done complete scripted-model-1 for scripted-model models=3 tools=4`)
}

func TestR7_LaterFailureKeepsRecovery(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "write_report", longBody()), calling("b", "write_report", reportJSON("甲")), llmtest.Turn{Text: []string{"半"}, Err: fmt.Errorf("cut")})
	events := w.run(ask("写"))
	if got := transcript(events[len(events)-2:]); got != "tool_recovered 1:a by 2:b artifact=id-2\nerror agent_incomplete" {
		t.Errorf("got\n%s", got)
	}
}

func TestR8_NoRepairAfterTheBudgetEnded(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("z", "search_library", `{"query":"x"}`), calling("a", "write_report", reportJSON("甲", "reference-a")))
	w.budget.ends = 1
	events := w.run(ask("写"))
	if got := line(events[len(events)-1]); got != "done limited scripted-model-1 for scripted-model models=2 tools=2" {
		t.Errorf("got %s", got)
	}
	if len(w.calls) != 1 {
		t.Errorf("nothing may be read after the budget ended: %q", w.calls)
	}
}

func TestRepair_MustBeOneReport(t *testing.T) {
	t.Parallel()
	for name, second := range map[string]llmtest.Turn{
		"text":         saying("算了"),
		"another tool": calling("b", "search_library", `{"query":"x"}`),
		"two reports":  calling("b", "write_report", reportJSON("甲"), "c", "write_report", reportJSON("乙")),
	} {
		w := newWorld(t, calling("a", "write_report", longBody()), second)
		events := w.run(ask("写"))
		if got := line(events[len(events)-1]); got != "error agent_incomplete" {
			t.Errorf("%s: got %s", name, got)
		}
	}
}

func TestRepair_TwoDraftsInTurn(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "write_report", longBody(), "b", "write_report", `{"title":`),
		calling("c", "write_report", reportJSON("甲")),
		calling("d", "write_report", reportJSON("乙")),
		saying("两份都好。"))
	w.wantTranscript(ask("写两份"), `
		start id-1 left=11
		tool_start 1:a write_report 整理研究报告 running
		tool_end 1:a error 报告的格式或长度不符合要求，没有保存 issue=report_invalid
		tool_start 1:b write_report 整理研究报告 running
		tool_end 1:b error 报告的格式或长度不符合要求，没有保存 issue=report_invalid
		tool_start 2:c write_report 整理研究报告 running
		artifact report id-2 甲
		tool_end 2:c complete 已完成 artifact=id-2
		tool_recovered 1:a by 2:c artifact=id-2
		tool_start 3:d write_report 整理研究报告 running
		artifact report id-3 乙
		tool_end 3:d complete 已完成 artifact=id-3
		tool_recovered 1:b by 3:d artifact=id-3
		delta "两份都好。"
		done complete scripted-model-1 for scripted-model models=4 tools=4`)
}

func TestF35_ReadingBetweenAttempts(t *testing.T) {
	t.Parallel()
	cited := reportJSON("甲", "guide-pillars", "guide-long#questions")
	w := newWorld(t, calling("a", "write_report", cited), calling("b", "write_report", cited), saying("好。"))
	got := transcript(w.run(ask("写")))
	if !strings.Contains(got, "source guide-pillars guide") || !strings.Contains(got, "source guide-long#questions guide") ||
		!strings.Contains(got, "tool_recovered 1:a by 2:b") {
		t.Errorf("got\n%s", got)
	}
}

func TestF37_ClosingIsReplacedOnlyBesideAReport(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("Key takeaways:"))
	if got := transcript(w.run(ask("说"))[1:2]); got != `delta "Key takeaways:"` {
		t.Errorf("without a report: got %s", got)
	}
	w = newWorld(t, calling("a", "write_report", reportJSON("Day change")), saying("Done.\n\nKey takeaways:"))
	events := w.run(ask("write", `"locale":"en"`))
	if got := transcript(events[len(events)-2 : len(events)-1]); got != `delta "The report “Day change” is ready. 要点与局限。"` {
		t.Errorf("beside a report: got %s", got)
	}
}

func TestReportInTheLastCallIsOneDelta(t *testing.T) {
	t.Parallel()
	search := func(id string) llmtest.Turn { return calling(id, "search_library", `{"query":"x"}`) }
	w := newWorld(t, search("a"), search("b"), search("c"), calling("d", "write_report", reportJSON("甲")), saying("收", "尾", "。"))
	events := w.run(ask("写"))
	if got := transcript(events[len(events)-2 : len(events)-1]); got != `delta "收尾。"` {
		t.Errorf("got %s", got)
	}
}

func TestF43_DiagramCitationsAreChecked(t *testing.T) {
	t.Parallel()
	with := strings.TrimSuffix(reportJSON("甲"), "}") + `,"visual":{"type":"comparison","title":"比较","items":[{"label":"一","detail":"甲","sourceIds":["guide-invented"]},{"label":"二","detail":"乙"}]}}`
	w := newWorld(t, calling("a", "write_report", with), calling("b", "write_report", reportJSON("甲")), saying("好。"))
	got := transcript(w.run(ask("写")))
	if !strings.Contains(got, "tool_end 1:a error 报告引用了没有读过的资料，没有保存 issue=citation_unread") {
		t.Errorf("got\n%s", got)
	}
}

func TestReportInTheToolCap(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "write_report", longBody()))
	w.limits.ToolCalls = 1
	events := w.run(ask("写"))
	if got := transcript(events[len(events)-2:]); !strings.HasPrefix(got, `delta "报告草稿没有通过核对`) || !strings.Contains(got, "done limited") {
		t.Errorf("no tool call is left to repair with: got\n%s", got)
	}
}
