package agent_test

import (
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// weather is a function of a client.
func weather(name string) agent.ToolSpec {
	return agent.ToolSpec{Name: name, Parameters: &jsonschema.Schema{Type: "object", Required: []string{"city"},
		Properties: map[string]*jsonschema.Schema{"city": {Type: "string"}}}}
}

// runClient runs a request with what a client brings.
func (w *world) runClient(body string, c agent.Client) string {
	w.t.Helper()
	turn, err := w.prepare(body)
	if err == nil {
		err = turn.With(c)
	}
	if err != nil {
		w.t.Fatal(err)
	}
	var events []agent.Event
	_ = turn.Run(w.t.Context(), "192.0.2.7", func(e agent.Event) error {
		events = append(events, e)
		return nil
	})
	return transcript(events)
}

func TestClientFunction_EndsTheTurnAndGoesOn(t *testing.T) {
	t.Parallel()
	w := newWorld(t, calling("a", "get_weather", `{"city":"成都"}`, "b", "search_library", `{"query":"天气"}`))
	got := w.runClient(ask("成都天气"), agent.Client{Tools: []agent.ToolSpec{weather("get_weather")}})
	want := strings.ReplaceAll(`start id-1 left=11
		tool_start 1:b search_library 检索资料库 running
		tool_end 1:b complete 已完成
		delta "(working on it)"
		call id-2 get_weather {"city":"成都"}
		done calls scripted-model-1 for scripted-model models=1 tools=1`, "\t", "")
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}

	w = newWorld(t, saying("成都晴。"))
	got = w.runClient(ask("成都天气"), agent.Client{
		Tools: []agent.ToolSpec{weather("get_weather")}, Instructions: "一句话。",
		Exchange: []agent.Message{
			{Role: agent.RoleAssistant, Calls: []agent.ToolCall{{ID: "id-2", Name: "get_weather", Arguments: `{"city":"成都"}`}}},
			{Role: agent.RoleTool, CallID: "id-2", Content: "晴"},
		},
	})
	if !strings.Contains(got, `delta "成都晴。"`) || !strings.Contains(got, "done complete") {
		t.Errorf("the turn did not go on: %s", got)
	}
	messages := w.last()
	if len(messages) != 6 || !strings.HasSuffix(messages[2].Content, "\n一句话。") || messages[4].Calls[0].ID != "id-2" || messages[5].Content != "晴" {
		t.Errorf("messages: %+v", messages)
	}
}

func TestClientFunction_Demanded(t *testing.T) {
	t.Parallel()
	for _, choice := range []agent.Choice{{Kind: agent.ChoiceClient}, {Kind: agent.ChoiceTool, Tool: "b"}} {
		w := newWorld(t, calling("1", "b", `{}`))
		c := agent.Client{Tools: []agent.ToolSpec{weather("a"), weather("b")}, Choice: choice}
		if got := w.runClient(ask("x"), c); !strings.Contains(got, "call id-2 b {}") {
			t.Errorf("%+v: %s", choice, got)
		}
		if req := w.script().Requests()[0]; len(req.Tools) != 2 || req.Choice != choice || !req.Tools[0].Client {
			t.Errorf("%+v: the model was asked %+v of %d tools", choice, req.Choice, len(req.Tools))
		}
		w = newWorld(t, saying("不调用"))
		if got := w.runClient(ask("x"), c); !strings.HasSuffix(got, "error agent_incomplete") {
			t.Errorf("%+v, a model that does not obey: %s", choice, got)
		}
	}
	w := newWorld(t, saying("好"))
	w.runClient(ask("x"), agent.Client{Tools: []agent.ToolSpec{weather("a")}, Choice: agent.Choice{Kind: agent.ChoiceNone}})
	if req := w.script().Requests()[0]; len(req.Tools) != 10 || req.Choice != (agent.Choice{}) {
		t.Errorf("choice none: %d tools, %+v", len(req.Tools), req.Choice)
	}
}

func TestClientFunction_Refused(t *testing.T) {
	t.Parallel()
	two := []agent.ToolSpec{weather("a"), weather("a")}
	for reason, c := range map[string]agent.Client{
		"tool_name_taken 0":     {Tools: []agent.ToolSpec{weather("ask_user")}},
		"tool_name_taken 1":     {Tools: two},
		"unknown_tool_choice 1": {Tools: two[:1], Choice: agent.Choice{Kind: agent.ChoiceTool, Tool: "b"}},
		"unknown_tool_choice 0": {Choice: agent.Choice{Kind: agent.ChoiceClient}},
	} {
		turn, err := newWorld(t, llmtest.Turn{}).prepare(ask("x"))
		if err != nil {
			t.Fatal(err)
		}
		want, _, _ := strings.Cut(reason, " ")
		if f := fault.As(turn.With(c)); f == nil || f.Kind != fault.Invalid || f.Reason != want {
			t.Errorf("%s: got %v", reason, f)
		}
	}
}
