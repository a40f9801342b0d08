package agent_test

import (
	"context"
	"encoding/json/v2"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// TestAnyModel runs turns with models that do anything at all, budgets that end
// anywhere and readers that leave at any time, and holds every turn to what a
// client may rely on.
func TestAnyModel(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		w := newWorld(t, rapid.SliceOfN(anyTurn(), 0, 7).Draw(rt, "turns")...)
		w.budget.ends = rapid.IntRange(0, 5).Draw(rt, "budget")
		w.limits.ModelCalls = rapid.IntRange(1, 5).Draw(rt, "model calls")
		w.limits.ToolCalls = rapid.IntRange(1, 12).Draw(rt, "tool calls")
		w.limits.ContextBytes = rapid.SampledFrom([]int{5000, 30000, 180000}).Draw(rt, "context")
		leaves := rapid.IntRange(1, 60).Draw(rt, "leaves after")
		req := anyRequest().Draw(rt, "request")
		turn, err := w.prepare(req.body)
		if err != nil {
			rt.Fatalf("prepare: %v", err)
		}
		ctx, leave := context.WithCancel(t.Context())
		defer leave()
		var events []agent.Event
		_ = turn.Run(ctx, "", func(e agent.Event) error {
			events = append(events, e)
			if len(events) == leaves {
				leave()
			}
			return nil
		})
		for _, problem := range slices.Concat(checkEvents(events, w.limits), checkMessages(w.script().Requests()), checkDraws(events, req.keepsCast)) {
			rt.Errorf("%s\n%s", problem, transcript(events))
		}
	})
}

var someIDs = []string{"guide-pillars", "guide-long", "guide-long#questions", "hexagram-1", "reference-a", "reference-broken", "guide-invented", "guide-unreadable"}

// anyTurn draws what a model does in one call.
func anyTurn() *rapid.Generator[llmtest.Turn] {
	return rapid.Custom(func(t *rapid.T) llmtest.Turn {
		turn := llmtest.Turn{Text: rapid.SliceOfN(rapid.SampledFrom([]string{"好。", "", "要点：", "text"}), 0, 3).Draw(t, "text")}
		if rapid.IntRange(0, 9).Draw(t, "fails") == 0 {
			turn.Err = errors.New("broken")
		}
		for i := range rapid.IntRange(0, 5).Draw(t, "calls") {
			id := fmt.Sprint("c", i)
			if rapid.IntRange(0, 19).Draw(t, "repeats") == 0 {
				id = "c0"
			}
			turn.Calls = append(turn.Calls, anyCall(t, id))
		}
		return turn
	})
}

func anyCall(t *rapid.T, id string) agent.ToolCall {
	name := rapid.SampledFrom([]string{
		"update_plan", "calculate_bazi", "cast_iching", "draw_tarot", "search_library", "read_library", "read_reference",
		"ask_user", "write_report", "write_report", "constructor",
	}).Draw(t, "tool")
	ids := rapid.SliceOfN(rapid.SampledFrom(someIDs), 0, 5).Draw(t, "ids")
	right := map[string]string{
		"update_plan": `{"steps":[{"title":"x","status":"active"}]}`, "calculate_bazi": `{"date":"1990-05-01","timezone":"UTC"}`,
		"search_library": `{"query":"x"}`, "ask_user": `{"question":"？"}`, "write_report": reportJSON("甲", ids...),
		"read_library": fmt.Sprintf(`{"id":%q}`, append(ids, "x")[0]), "read_reference": fmt.Sprintf(`{"id":%q}`, append(ids, "x")[0]),
	}
	arguments := right[name]
	if arguments == "" || rapid.IntRange(0, 4).Draw(t, "wrong") == 0 {
		arguments = rapid.SampledFrom([]string{`{}`, ``, `{"x":1}`, `null`, `[`, longBody()}).Draw(t, "arguments")
	}
	return agent.ToolCall{ID: id, Name: name, Arguments: arguments}
}

// request is a request that is valid.
type request struct {
	body      string
	keepsCast bool // it brings a cast and permits no other
}

func anyRequest() *rapid.Generator[request] {
	return rapid.Custom(func(t *rapid.T) request {
		var reports []string
		for range rapid.IntRange(0, 2).Draw(t, "reports") {
			reports = append(reports, reportJSON("旧", rapid.SliceOfN(rapid.SampledFrom(someIDs), 0, 4).Draw(t, "cited")...))
		}
		context := drafts(reports, rapid.SliceOfN(rapid.SampledFrom(someIDs), 0, 5).Draw(t, "sources")...)
		hasCast := rapid.Bool().Draw(t, "has a cast")
		if hasCast {
			context = strings.TrimSuffix(context, "}") + `,"readings":[{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}}]}`
		}
		message := rapid.SampledFrom([]string{"说说", "再起一卦。", "不要重抽"}).Draw(t, "message")
		newDraw := rapid.Bool().Draw(t, "newDraw")
		return request{
			body: ask(message, fmt.Sprintf(`"mode":%q`, rapid.SampledFrom([]string{"explore", "research"}).Draw(t, "mode")),
				fmt.Sprintf(`"newDraw":%v`, newDraw), context),
			keepsCast: hasCast && !newDraw && message != "再起一卦。",
		}
	})
}

// checkEvents returns what is wrong with a stream of events.
func checkEvents(events []agent.Event, limits agent.Limits) (problems []string) {
	wrong := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	running, ended, read, saved := map[string]bool{}, map[string]string{}, map[string]bool{}, map[string]bool{}
	for i, e := range events {
		switch last := i == len(events)-1; e.Type {
		case agent.EventStart:
			if i != 0 {
				wrong("start is event %d", i)
			}
		case agent.EventToolStart:
			if running[e.Tool.ID] || ended[e.Tool.ID] != "" {
				wrong("step %s begins twice", e.Tool.ID)
			}
			running[e.Tool.ID] = true
		case agent.EventToolEnd:
			if !running[e.ID] || e.Detail == "" {
				wrong("step %s ends without a beginning or a word", e.ID)
			}
			delete(running, e.ID)
			ended[e.ID] = e.Status
		case agent.EventToolRecovered:
			if ended[e.ID] != "error" || ended[e.ToolID] != "complete" || !saved[e.ArtifactID] {
				wrong("%s was not recovered by %s with %s", e.ID, e.ToolID, e.ArtifactID)
			}
		case agent.EventSource:
			read[e.Source.ID] = true
		case agent.EventArtifact:
			var report agent.ReportArtifact
			if json.Unmarshal(e.Artifact, &report) == nil && report.Type == "report" {
				saved[report.ID] = true
				for _, s := range report.Sections {
					for _, id := range s.SourceIDs {
						if !read[id] {
							wrong("%s is cited and was not read", id)
						}
					}
				}
			}
		case agent.EventDone, agent.EventError:
			if !last {
				wrong("%s is not the last event", e.Type)
			}
		}
	}
	last := events[len(events)-1]
	if last.Type != agent.EventDone && last.Type != agent.EventError {
		wrong("the last event is %s", last.Type)
	}
	if len(running) > 0 {
		wrong("steps never end: %v", running)
	}
	if len(ended) > limits.ToolCalls {
		wrong("%d tools ran, the limit is %d", len(ended), limits.ToolCalls)
	}
	if last.Type == agent.EventDone && (*last.ToolCalls != len(ended) || *last.ModelCalls > limits.ModelCalls) {
		wrong("done tells %d tools and %d model calls", *last.ToolCalls, *last.ModelCalls)
	}
	return problems
}

// checkMessages returns what is wrong with the messages that the model saw: each
// call is answered once, before the next round.
func checkMessages(requests []agent.ModelRequest) (problems []string) {
	for n, req := range requests {
		open := map[string]bool{}
		for _, m := range req.Messages {
			switch m.Role {
			case agent.RoleTool:
				if !open[m.CallID] {
					problems = append(problems, fmt.Sprintf("call %d: %s is answered and was not asked", n+1, m.CallID))
				}
				delete(open, m.CallID)
			case agent.RoleAssistant:
				for _, c := range m.Calls {
					open[c.ID] = true
				}
			default:
				if len(open) > 0 {
					problems = append(problems, fmt.Sprintf("call %d: %v is not answered", n+1, open))
				}
			}
		}
		if len(open) > 0 {
			problems = append(problems, fmt.Sprintf("call %d: %v is not answered", n+1, open))
		}
	}
	return problems
}

// checkDraws returns what is wrong with the draws of chance: at most one of each
// kind, and none beside an original that the person wants to keep.
func checkDraws(events []agent.Event, keepsCast bool) (problems []string) {
	drawn := map[string]int{}
	for _, e := range events {
		var chart agent.ChartArtifact
		if e.Type == agent.EventArtifact && json.Unmarshal(e.Artifact, &chart) == nil && chart.Type == "chart" {
			drawn[chart.Input.Kind]++
		}
	}
	for _, kind := range []string{"iching", "tarot"} {
		if drawn[kind] > 1 {
			problems = append(problems, fmt.Sprintf("%d draws of %s", drawn[kind], kind))
		}
	}
	if keepsCast && drawn["iching"] > 0 {
		problems = append(problems, "the original cast was replaced")
	}
	return problems
}
