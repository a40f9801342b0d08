package llmtest_test

import (
	"context"
	"encoding/json/v2"
	"errors"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/llm/openai"
)

func discard(string) {}

func tools(names ...string) []agent.ToolSpec {
	var out []agent.ToolSpec
	for _, n := range names {
		out = append(out, agent.NewToolSpec(n, "", nil))
	}
	return out
}

func system(t *testing.T, s agent.Snapshot) agent.Message {
	t.Helper()
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	return agent.Message{Role: agent.RoleSystem, Content: "以下是数据。\n" + string(data)}
}

// play runs a policy until it answers in text and returns the calls it made.
func play(t *testing.T, model agent.Model, req agent.ModelRequest, results map[string]string) []agent.ToolCall {
	t.Helper()
	var made []agent.ToolCall
	for range 10 {
		reply, err := model.Complete(t.Context(), req, discard)
		if err != nil {
			t.Fatal(err)
		}
		if len(reply.Calls) == 0 {
			return made
		}
		made = append(made, reply.Calls...)
		req.Messages = append(req.Messages, agent.Message{Role: agent.RoleAssistant, Calls: reply.Calls})
		for _, c := range reply.Calls {
			req.Messages = append(req.Messages, agent.Message{Role: agent.RoleTool, CallID: c.ID, Content: results[c.Name]})
		}
	}
	t.Fatal("the policy never answered")
	return nil
}

func TestPolicy_ResearchBehindTheProviderProtocol(t *testing.T) {
	t.Parallel()
	web := httptest.NewServer(llmtest.Handler(llmtest.NewPolicy(llmtest.Rules()...)))
	defer web.Close()
	client, err := openai.New(openai.Config{BaseURL: web.URL, Model: "m", Profile: openai.DeepSeek})
	if err != nil {
		t.Fatal(err)
	}
	birth := &agent.BirthInfo{Date: "1990-05-01", Timezone: "Asia/Shanghai", DayBoundary: "midnight"}
	source, err := json.Marshal(map[string]any{"source": agent.Source{ID: "guide-bazi-basics", ReadAt: time.Unix(0, 0).UTC()}})
	if err != nil {
		t.Fatal(err)
	}
	req := agent.ModelRequest{
		Messages: []agent.Message{
			{Role: agent.RoleSystem, Content: "规则\n不是数据"},
			system(t, agent.Snapshot{SelectedBirthInformation: birth}),
			{Role: agent.RoleUser, Content: "研究一下我的八字"},
		},
		Tools: tools("calculate_bazi", "draw_tarot", "search_library", "read_library", "write_report"),
	}
	got := play(t, client, req, map[string]string{
		"search_library": `{"results":[{"id":"guide-bazi-basics"},{"id":"guide-solar-time"}]}`,
		"read_library":   string(source),
	})
	var names []string
	for _, c := range got {
		names = append(names, c.Name)
	}
	if want := []string{"calculate_bazi", "search_library", "read_library", "write_report"}; !reflect.DeepEqual(names, want) {
		t.Fatalf("got calls %v, want %v", names, want)
	}
	if !strings.Contains(got[0].Arguments, "1990-05-01") || got[2].Arguments != `{"id":"guide-bazi-basics"}` ||
		!strings.Contains(got[3].Arguments, `"sourceIds":["guide-bazi-basics"]`) {
		t.Errorf("got %+v", got)
	}
}

func TestPolicy_ObeysTheChoice(t *testing.T) {
	t.Parallel()
	policy := llmtest.NewPolicy(llmtest.Rules()...)
	req := agent.ModelRequest{
		Messages: []agent.Message{{Role: agent.RoleUser, Content: "抽塔罗"}},
		Tools:    tools("draw_tarot", "write_report", "ask_user"),
	}
	tests := []struct {
		choice agent.Choice
		want   string
	}{
		{agent.Choice{}, "draw_tarot"},
		{agent.Choice{Kind: agent.ChoiceNone}, ""},
		{agent.Choice{Kind: agent.ChoiceTool, Tool: "write_report"}, "write_report"},
		{agent.Choice{Kind: agent.ChoiceTool, Tool: "ask_user"}, "ask_user"},
	}
	for _, tt := range tests {
		req.Choice = tt.choice
		reply, err := policy.Complete(t.Context(), req, discard)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if len(reply.Calls) > 0 {
			got = reply.Calls[0].Name
		}
		if got != tt.want || (got == "") != (reply.Text != "") {
			t.Errorf("choice %+v: got call %q, text %q", tt.choice, got, reply.Text)
		}
	}
}

func TestScript(t *testing.T) {
	t.Parallel()
	broken := errors.New("broken")
	script := llmtest.NewScript(
		llmtest.Turn{Text: []string{"你", "好"}, Reasoning: "想"},
		llmtest.Turn{Text: []string{"半"}, Err: broken},
		llmtest.Turn{Wait: make(chan struct{})},
	)
	var told []string
	reply, err := script.Complete(t.Context(), agent.ModelRequest{Research: true}, func(s string) { told = append(told, s) })
	if err != nil || reply.Text != "你好" || reply.Reasoning != "想" || len(told) != 2 {
		t.Errorf("got %+v, %v, told %q", reply, err, told)
	}
	if _, err := script.Complete(t.Context(), agent.ModelRequest{}, discard); !errors.Is(err, broken) {
		t.Errorf("got %v, want the turn's error", err)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := script.Complete(cancelled, agent.ModelRequest{}, discard); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
	if _, err := script.Complete(t.Context(), agent.ModelRequest{}, discard); fault.As(err).Reason != "agent_upstream" {
		t.Errorf("got %v after the last turn", err)
	}
	if seen := script.Requests(); len(seen) != 4 || !seen[0].Research {
		t.Errorf("recorded %+v", seen)
	}
}
