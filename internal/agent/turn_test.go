package agent_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

func TestH4_FullRun(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "calculate_bazi", `{"date":"2000-08-16","time":"03:30","timezone":" Asia/Shanghai "}`),
		calling("b", "read_library", `{"id":"guide-pillars"}`),
		calling("c", "write_report", reportJSON("换日规则", "guide-pillars")),
		saying("两种规则", "都有依据。"),
	)
	w.wantTranscript(ask("比较两种换日规则"), `
		start id-1 left=11
		tool_start 1:a calculate_bazi 计算八字命盘 running
		artifact chart id-2 八字命盘 {"kind":"bazi","input":{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai"}}
		tool_end 1:a complete 已完成
		tool_start 2:b read_library 阅读资料 running
		source guide-pillars guide
		tool_end 2:b complete 已完成
		tool_start 3:c write_report 整理研究报告 running
		artifact report id-3 换日规则
		tool_end 3:c complete 已完成 artifact=id-3
		delta "两种规则都有依据。"
		done complete scripted-model-1 for scripted-model models=4 tools=3`)
	if w.budget.starts != 1 || w.budget.calls != 3 {
		t.Errorf("budget: got %d turns and %d further calls, want 1 and 3", w.budget.starts, w.budget.calls)
	}
	results := toolResults(w.last())
	for id, want := range map[string]string{
		"a": `{"artifactId":"id-2","verifiedCalculation":{"kind":"bazi","locale":"zh"}}`,
		"c": `{"saved":true,"reportId":"id-3","title":"换日规则",`,
	} {
		if !strings.HasPrefix(results[id], want) {
			t.Errorf("result of %s: got %s, want %s…", id, results[id], want)
		}
	}
}

func TestMessages_Order(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "search_library", `{"query":"pillars"}`), saying("done"))
	w.run(ask("Hello", `"locale":"en"`, `"history":[{"role":"user","content":"earlier"},{"role":"assistant","content":"answer"}]`,
		`"context":{"note":"my note","birth":{"date":"1990-05-01","time":null,"timezone":"UTC","dayBoundary":"zi","solarTime":false}}`))
	var got []string
	for _, m := range w.last() {
		got = append(got, fmt.Sprintf("%s:%.12s", m.Role, m.Content))
	}
	want := []string{
		"system:You are the ", "system:Background o", "user:earlier", "assistant:answer", "user:Hello",
		"assistant:(working on ", `tool:{"results":[`,
	}
	if fmt.Sprintf("%q", got) != fmt.Sprintf("%q", want) {
		t.Errorf("messages: got %q, want %q", got, want)
	}
	s := w.snapshot()
	if s.UserSelectedNotes != "my note" || s.SelectedBirthInformation == nil || s.SelectedBirthInformation.Time != nil || s.SelectedBirthInformation.DayBoundary != "zi" {
		t.Errorf("snapshot: got %+v", s)
	}
	var offered []string
	for _, spec := range w.script().Requests()[0].Tools {
		offered = append(offered, spec.Name)
	}
	if got, want := strings.Join(offered, " "), "update_plan calculate_bazi cast_iching draw_tarot calculate_ziwei search_library read_library read_reference ask_user write_report"; got != want {
		t.Errorf("tools offered: got %s, want %s", got, want)
	}
}

func TestF60_SnapshotSaysWhatIsVerified(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好"))
	w.run(ask("你好"))
	first, data, _ := strings.Cut(w.script().Requests()[0].Messages[1].Content, "\n")
	if !strings.Contains(first, "verifiedCalculations") || !strings.Contains(first, "verifiedLibrarySources") {
		t.Errorf("first line: %s", first)
	}
	want := `{"verifiedCalculations":[],"priorReportDrafts":[],"selectedBirthInformation":null,"userSelectedNotes":"","verifiedLibrarySources":[],"unverifiedPriorReferenceIds":[],"sourceRefreshFailures":[]}`
	if data != want {
		t.Errorf("empty snapshot: got %s, want %s", data, want)
	}
}

func TestF48_ToolRoundTextIsWithheld(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		llmtest.Turn{Text: []string{"Let me ", "look that up."}, Calls: []agent.ToolCall{{ID: "a", Name: "search_library", Arguments: `{"query":"换日"}`}}},
		saying("查到了", "一篇。"))
	w.wantTranscript(ask("查一下"), `
		start id-1 left=11
		tool_start 1:a search_library 检索资料库 running
		tool_end 1:a complete 已完成
		delta "查到了一篇。"
		done complete scripted-model-1 for scripted-model models=2 tools=1`)
	if m := w.last()[3]; m.Content != "Let me look that up." || len(m.Calls) != 1 {
		t.Errorf("the model must see its own round: got %+v", m)
	}
}

func TestH6_F38_ResearchIsMadeToReport(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "search_library", `{"query":"换日"}`),
		calling("b", "read_library", `{"id":"guide-pillars"}`),
		calling("c", "search_library", `{"query":"子时"}`),
		calling("d", "write_report", reportJSON("换日", "guide-pillars")),
		saying("报告", "已好。"))
	events := w.run(ask("研究换日", `"mode":"research"`))
	if got := line(events[len(events)-1]); got != "done complete scripted-model-1 for scripted-model models=5 tools=4" {
		t.Errorf("last event: got %s", got)
	}
	requests := w.script().Requests()
	for i, want := range []agent.Choice{{}, {}, {}, {Kind: agent.ChoiceTool, Tool: "write_report"}, {Kind: agent.ChoiceNone}} {
		if got := requests[i].Choice; got != want {
			t.Errorf("call %d: got choice %+v, want %+v", i+1, got, want)
		}
	}
	notes := requests[4].Messages
	if m := notes[len(notes)-1]; m.Role != agent.RoleSystem || !strings.Contains(m.Content, "不能再用工具") {
		t.Errorf("the last call must be announced: got %+v", m)
	}
}

func TestH6_ForcedReportIsNotOptional(t *testing.T) {
	t.Parallel()
	for name, fourth := range map[string]llmtest.Turn{
		"text":         saying("不写了"),
		"another tool": calling("d", "search_library", `{"query":"x"}`),
		"both":         calling("d", "write_report", reportJSON("甲", "guide-pillars"), "e", "search_library", `{"query":"x"}`),
	} {
		w := newWorld(t,
			calling("a", "read_library", `{"id":"guide-pillars"}`), calling("b", "search_library", `{"query":"x"}`),
			calling("c", "search_library", `{"query":"x"}`), fourth)
		events := w.run(ask("研究", `"mode":"research"`))
		if got := line(events[len(events)-1]); got != "error agent_incomplete" {
			t.Errorf("%s: last event: got %s", name, got)
		}
	}
}

func TestResearch_WithoutAReportIsLimited(t *testing.T) {
	t.Parallel()
	search := func(id string) llmtest.Turn { return calling(id, "search_library", `{"query":"x"}`) }
	w := newWorld(t, search("a"), search("b"), search("c"), search("d"), saying("没有", "读到资料。"))
	w.wantTranscript(ask("研究", `"mode":"research"`, `"locale":"en"`), `
		start id-1 left=11
		tool_start 1:a search_library Search the library running
		tool_end 1:a complete Completed
		tool_start 2:b search_library Search the library running
		tool_end 2:b complete Completed
		tool_start 3:c search_library Search the library running
		tool_end 3:c complete Completed
		tool_start 4:d search_library Search the library running
		tool_end 4:d complete Completed
		delta "没有"
		delta "读到资料。"
		done limited scripted-model-1 for scripted-model models=5 tools=4`)
}

func TestH7_F25_AnswerInTheLastSlotIsComplete(t *testing.T) {
	t.Parallel()
	search := func(id string) llmtest.Turn { return calling(id, "search_library", `{"query":"x"}`) }
	w := newWorld(t, search("a"), search("b"), search("c"), search("d"), saying("答", "案", "。"))
	events := w.run(ask("漫谈"))
	if got := line(events[len(events)-1]); got != "done complete scripted-model-1 for scripted-model models=5 tools=4" {
		t.Errorf("last event: got %s", got)
	}
	if got := transcript(events[len(events)-4 : len(events)-1]); got != "delta \"答\"\ndelta \"案\"\ndelta \"。\"" {
		t.Errorf("the last call must be streamed: got %s", got)
	}
}

func TestH8_F26_ToolCap(t *testing.T) {
	t.Parallel()
	for calls, status := range map[int]string{12: "complete", 13: "limited"} {
		var parts []string
		for i := range calls {
			parts = append(parts, fmt.Sprint("c", i), "search_library", `{"query":"x"}`)
		}
		w := newWorld(t, calling(parts...), saying("好"))
		events := w.run(ask("查"))
		want := fmt.Sprintf("done %s scripted-model-1 for scripted-model models=2 tools=12", status)
		if got := line(events[len(events)-1]); got != want {
			t.Errorf("%d calls: got %s, want %s", calls, got, want)
		}
		if results := toolResults(w.last()); len(results) != calls {
			t.Errorf("%d calls: %d were answered", calls, len(results))
		}
		if got := w.script().Requests()[1].Choice.Kind; got != agent.ChoiceNone {
			t.Errorf("%d calls: no tool is left, got choice %v", calls, got)
		}
	}
}

func TestFinalCall_RefusesTools(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`))
	w.limits.ModelCalls = 1
	w.wantTranscript(ask("查"), `
		start id-1 left=11
		delta "(working on it)"
		error agent_incomplete`)
}

func TestH10_F17_QuestionBeatsDraw(t *testing.T) {
	t.Parallel()
	question := []string{"q", "ask_user", `{"question":"问哪方面？","options":[" 工作 ","感情"]}`}
	draw := []string{"d", "draw_tarot", `{}`}
	for name, parts := range map[string][]string{
		"draw first":     append(append([]string{}, draw...), question...),
		"question first": append(append([]string{}, question...), draw...),
	} {
		w := newWorld(t, calling(parts...))
		if got, want := transcript(w.run(ask("抽三张牌"))), strings.Join([]string{
			`start id-1 left=11`,
			`tool_start 1:q ask_user 补充一个问题 running`,
			`question 问哪方面？ ["工作" "感情"]`,
			`tool_end 1:q complete 已完成`,
			`done waiting scripted-model-1 for scripted-model models=1 tools=1`,
		}, "\n"); got != want {
			t.Errorf("%s: got\n%s", name, got)
		}
		if w.casts != 0 {
			t.Errorf("%s: %d draws were made", name, w.casts)
		}
	}
}

func TestH11_F18_MalformedQuestion(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("d", "draw_tarot", `{}`, "q", "ask_user", `{"question":""}`, "s", "search_library", `{"query":"x"}`),
		calling("r", "ask_user", `{"question":"请补充出生资料","form":"birth"}`))
	w.wantTranscript(ask("算一算"), `
		start id-1 left=11
		tool_start 1:q ask_user 补充一个问题 running
		tool_end 1:q error 输入有误，请检查指出的字段。
		tool_start 2:r ask_user 补充一个问题 running
		question 请补充出生资料 [] birth
		tool_end 2:r complete 已完成
		done waiting scripted-model-1 for scripted-model models=2 tools=2`)
	results := toolResults(w.last())
	if len(results) != 3 || !strings.Contains(results["d"], "Nothing was done") || !strings.Contains(results["s"], "Nothing was done") ||
		!strings.Contains(results["q"], `"validationErrors":[{"code":"too_small","path":["question"]`) {
		t.Errorf("every call must be answered: got %q", results)
	}
}

func TestTwoQuestions_OnlyTheFirstIsAsked(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("q", "ask_user", `{"question":"甲？"}`, "r", "ask_user", `{"question":"乙？"}`))
	events := w.run(ask("问"))
	if got := transcript(events[2:3]); got != "question 甲？ []" || len(events) != 5 {
		t.Errorf("got %s in %d events", got, len(events))
	}
}

func TestPlan(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("p", "update_plan", `{"steps":[{"title":" 读资料 ","status":"active"},{"title":"写报告","status":"pending"}]}`), saying("好"))
	w.wantTranscript(ask("研究"), `
		start id-1 left=11
		tool_start 1:p update_plan 整理探索步骤 running
		plan [{读资料 active} {写报告 pending}]
		tool_end 1:p complete 已完成
		delta "好"
		done complete scripted-model-1 for scripted-model models=2 tools=1`)
}

func TestS2_UnknownTools(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "constructor", `{}`, "b", "search_places", `{"query":"x"}`, "c", "__proto__", `{`), saying("好"))
	w.wantTranscript(ask("试试"), `
		start id-1 left=11
		tool_start 1:a constructor 未知工具 running
		tool_end 1:a error 没有这个工具
		tool_start 1:b search_places 未知工具 running
		tool_end 1:b error 没有这个工具
		tool_start 1:c __proto__ 未知工具 running
		tool_end 1:c error 没有这个工具
		delta "好"
		done complete scripted-model-1 for scripted-model models=2 tools=3`)
}

func TestF3_F4_S8_TimezoneIsNeverGuessed(t *testing.T) {
	t.Parallel()
	w := newWorld(t,
		calling("a", "calculate_bazi", `{"date":"1990-05-01"}`,
			"b", "calculate_bazi", `{"date":"1990-05-01","timezone":"   "}`,
			"c", "calculate_bazi", `{"date":"1990-05-01","timezone":"Nowhere/Land"}`,
			"d", "calculate_bazi", `not JSON`),
		saying("缺时区"))
	w.wantTranscript(ask("算八字"), `
		start id-1 left=11
		tool_start 1:a calculate_bazi 计算八字命盘 running
		tool_end 1:a error 输入有误，请检查指出的字段。
		tool_start 1:b calculate_bazi 计算八字命盘 running
		tool_end 1:b error 输入有误，请检查指出的字段。
		tool_start 1:c calculate_bazi 计算八字命盘 running
		tool_end 1:c error 没有这个时区
		tool_start 1:d calculate_bazi 计算八字命盘 running
		tool_end 1:d error 内容不是有效的 JSON：语法有误，约在第 0 字节。
		delta "缺时区"
		done complete scripted-model-1 for scripted-model models=2 tools=4`)
	if len(w.calls) != 1 {
		t.Errorf("only the named zone may reach the calculator: got %q", w.calls)
	}
	for _, spec := range w.script().Requests()[0].Tools {
		if spec.Name == "calculate_bazi" && !strings.Contains(strings.Join(spec.Parameters.Required, " "), "timezone") {
			t.Errorf("the model must be told: required is %q", spec.Parameters.Required)
		}
	}
}

func TestH12_TruncatedStreamIsAnError(t *testing.T) {
	t.Parallel()
	cut := &fault.Error{Kind: fault.Internal, Reason: "agent_incomplete", Msg: i18n.T("没有写完", "cut off"), Err: errors.New("finish_reason length")}
	w := newWorld(t, llmtest.Turn{Text: []string{"半"}, Err: cut})
	events, err := w.runWith(t.Context(), ask("说"))
	if got := transcript(events[1:]); got != "error agent_incomplete" || events[1].Message != "没有写完" {
		t.Errorf("got %s %q", got, events[1].Message)
	}
	if !errors.Is(err, cut) {
		t.Errorf("got error %v, want the model's", err)
	}
}

func TestProviderFailure(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "cast_iching", `{}`)) // then the script is over
	w.wantTranscript(ask("起卦"), `
		start id-1 left=11
		tool_start 1:a cast_iching 起卦并核对六爻 running
		artifact chart id-2 周易卦象 {"kind":"iching","input":{"lines":[7,7,7,7,7,7]}}
		tool_end 1:a complete 已完成
		error agent_upstream`)
}

func TestModelMisbehaves(t *testing.T) {
	t.Parallel()
	for name, turn := range map[string]llmtest.Turn{
		"says nothing":      saying(" \n"),
		"repeats a call id": calling("a", "search_library", `{"query":"x"}`, "a", "search_library", `{"query":"y"}`),
		"has no call id":    calling("", "search_library", `{"query":"x"}`),
		"fails oddly":       {Err: errors.New("boom")},
	} {
		w := newWorld(t, turn)
		events := w.run(ask("说"))
		if got := transcript(events[1:]); got != "error agent_incomplete" {
			t.Errorf("%s: got %s", name, got)
		}
		if len(w.calls) != 0 {
			t.Errorf("%s: %q ran", name, w.calls)
		}
	}
}

func TestH13_F20_BudgetEndsMidTurn(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`), calling("b", "search_library", `{"query":"x"}`), saying("never said"))
	w.budget.ends = 1
	events := w.run(ask("查"))
	if got := transcript(events[len(events)-2:]); !strings.HasPrefix(got, `delta "本站今天共用的模型额度`) ||
		!strings.HasSuffix(got, "done limited scripted-model-1 for scripted-model models=2 tools=2") {
		t.Errorf("got %s", got)
	}
	if n := len(w.script().Requests()); n != 2 {
		t.Errorf("the model was called %d times, want 2", n)
	}
}

func TestBudgetStoreFailure(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`), saying("never said"))
	w.budget.failed = errors.New("disk is full")
	events := w.run(ask("查"))
	if got := line(events[len(events)-1]); got != "error agent_incomplete" {
		t.Errorf("a budget that cannot be counted must stop the turn: got %s", got)
	}
}

func TestH3_RefusedTurnEmitsNothing(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("never said"))
	w.budget.refuse = fault.New(fault.RateLimited, "daily_allowance", i18n.T("用完", "used up"))
	events, err := w.runWith(t.Context(), ask("说"))
	if len(events) != 0 || fault.As(err).Reason != "daily_allowance" || len(w.script().Requests()) != 0 {
		t.Errorf("got %d events, error %v, %d model calls", len(events), err, len(w.script().Requests()))
	}
}

func TestWithoutBudget(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "search_library", `{"query":"x"}`), saying("好"))
	w.budget = nil
	if got := transcript(w.run(ask("说"))[:1]); got != "start id-1 left=-" {
		t.Errorf("got %s", got)
	}
}

// unmetered is a model that costs nothing.
type unmetered struct{ *llmtest.Script }

func (unmetered) Metered() bool { return false }

func TestUnmeteredModelTakesNoUnit(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.model = unmetered{llmtest.NewScript(calling("a", "search_library", `{"query":"x"}`), saying("好"))}
	w.run(ask("说"))
	if w.budget.starts != 1 || w.budget.calls != 0 {
		t.Errorf("got %d turns and %d calls counted, want 1 and 0", w.budget.starts, w.budget.calls)
	}
}

func TestContextCeiling(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "read_library", `{"id":"guide-long"}`), saying("never said"))
	w.limits.ContextBytes = 20000
	events := w.run(ask("读"))
	if got := transcript(events[len(events)-2:]); !strings.HasPrefix(got, `delta "这一轮带的内容已到上限`) || !strings.Contains(got, "done limited") {
		t.Errorf("got %s", got)
	}
	if w.budget.calls != 0 {
		t.Error("a unit was taken for a call that was not made")
	}
}

// stuck is a model that answers only when its context ends.
type stuck struct{ began chan struct{} }

func (stuck) Name() string  { return "stuck" }
func (stuck) Metered() bool { return true }
func (m stuck) Complete(ctx context.Context, _ agent.ModelRequest, _ func(string)) (agent.Reply, error) {
	close(m.began)
	<-ctx.Done()
	return agent.Reply{}, ctx.Err()
}

func TestTimeout(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t)
		w.model = stuck{make(chan struct{})}
		start := time.Now()
		events, err := w.runWith(t.Context(), ask("说"))
		if took := time.Since(start); took != 120*time.Second {
			t.Errorf("the turn was stopped after %v, want 120 s", took)
		}
		if got := transcript(events); got != "start id-1 left=11\nerror agent_timeout" || !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got %s, error %v", got, err)
		}
	})
}

func TestH14_F27_CancelStopsTheModel(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t)
		model := stuck{make(chan struct{})}
		w.model = model
		ctx, cancel := context.WithCancel(t.Context())
		go func() {
			<-model.began
			cancel()
		}()
		start := time.Now()
		events, err := w.runWith(ctx, ask("说"))
		if took := time.Since(start); took != 0 {
			t.Errorf("the turn went on for %v", took)
		}
		if got := line(events[len(events)-1]); got != "error agent_timeout" || !errors.Is(err, context.Canceled) {
			t.Errorf("got %s, error %v", got, err)
		}
	})
}

func TestF27_LateCancelIsNotComplete(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好"))
	turn, err := w.prepare(ask("说"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	var got []string
	err = turn.Run(ctx, "", func(e agent.Event) error {
		if e.Type == agent.EventDelta {
			cancel() // after the model has finished
		}
		got = append(got, e.Type)
		return nil
	})
	if fmt.Sprint(got) != "[start delta error]" || !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, error %v", got, err)
	}
}

func TestLostReaderStopsTheTurn(t *testing.T) {
	t.Parallel()
	gone := errors.New("reader gone")
	w := newWorld(t, calling("a", "draw_tarot", `{}`), saying("never said"))
	turn, err := w.prepare(ask("抽牌"))
	if err != nil {
		t.Fatal(err)
	}
	err = turn.Run(t.Context(), "", func(e agent.Event) error {
		if e.Type == agent.EventStart {
			return nil
		}
		return gone
	})
	if !errors.Is(err, gone) || len(w.script().Requests()) != 1 {
		t.Errorf("got error %v after %d model calls, want %v after 1", err, len(w.script().Requests()), gone)
	}
}

// TestF50_OneTerminalEvent runs many shapes of turns and counts terminal events.
func TestF50_OneTerminalEvent(t *testing.T) {
	t.Parallel()
	for name, turns := range map[string][]llmtest.Turn{
		"text":     {saying("好")},
		"question": {calling("a", "ask_user", `{"question":"？"}`)},
		"broken":   {{Err: errors.New("x")}},
		"no model": {},
		"rejected": {calling("a", "write_report", `{}`), calling("b", "write_report", `{}`), calling("c", "write_report", `{}`)},
	} {
		w := newWorld(t, turns...)
		events := w.run(ask("说"))
		terminal := 0
		for _, e := range events {
			if e.Type == agent.EventDone || e.Type == agent.EventError {
				terminal++
			}
		}
		last := events[len(events)-1].Type
		if terminal != 1 || last != agent.EventDone && last != agent.EventError {
			t.Errorf("%s: %d terminal events, the last event is %s", name, terminal, last)
		}
	}
}
