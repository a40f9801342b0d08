package openai

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

func TestProfileOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		address, model string
		want           Profile
	}{
		{DeepSeekURL, DeepSeekModel, DeepSeek},
		{"https://API.DeepSeek.com/v1", "", DeepSeek},
		{"https://deepseek.com", "x", DeepSeek},
		{"https://notdeepseek.com", "", Compatible},
		{"https://deepseek.com.evil.test", "", Compatible},
		{"https://api.openai.com/v1", "gpt-4.1-mini", OpenAI},
		{"https://api.openai.com/v1", "GPT-5.2", OpenAIThinking},
		{"https://api.openai.com/v1", "o4-mini", OpenAIThinking},
		{"https://api.moonshot.cn/v1", "kimi-k2.6", Kimi},
		{"https://api.moonshot.ai/v1", "kimi-k3", KimiThinking},
		{"https://api.moonshot.cn/v1", "moonshot-v1-32k", Moonshot},
		{"https://open.bigmodel.cn/api/paas/v4", "glm-4.7", GLM},
		{"https://api.z.ai/api/paas/v4", "glm-4.7", GLM},
		{"https://dashscope.aliyuncs.com/compatible-mode/v1", "qwen3.5-plus", Qwen},
		{"http://localhost:1234/v1", "any", LMStudio},
		{"http://127.0.0.1:11434/v1", "any", Compatible},
		{"https://openrouter.ai/api/v1", "deepseek/deepseek-v4-flash", Compatible},
		{"://", "", Compatible},
	} {
		if got := ProfileOf(c.address, c.model); got != c.want {
			t.Errorf("ProfileOf(%q, %q) = %d, want %d", c.address, c.model, got, c.want)
		}
	}
}

// TestProfiles_OnTheWire has a row for each difference between providers: the members
// of a call beside its messages, and the tools that it offers.
func TestProfiles_OnTheWire(t *testing.T) {
	t.Parallel()
	const (
		usual   = `"max_tokens":1800,"temperature":0.5`
		forced  = `"tool_choice":{"type":"function","function":{"name":"draw_tarot"}}`
		thought = `"thinking":{"type":"disabled"}`
	)
	one, all, none := []string{"draw_tarot"}, []string{"draw_tarot", "cast_iching"}, []string(nil)
	named, text, client := agent.Choice{Kind: agent.ChoiceTool, Tool: "draw_tarot"}, agent.Choice{Kind: agent.ChoiceNone}, agent.Choice{Kind: agent.ChoiceClient}
	for _, c := range []struct {
		name    string
		profile Profile
		choice  agent.Choice
		want    string // beside model, stream, messages and tools
		tools   []string
		echoes  bool
	}{
		{"the common protocol", Compatible, agent.Choice{}, usual + `,"tool_choice":"auto"`, all, false},
		{"a tool by name", Compatible, named, usual + "," + forced, all, false},
		{"text only", Compatible, text, usual + `,"tool_choice":"none"`, all, false},
		{"a function of the client", Compatible, client, usual + `,"tool_choice":"required"`, all, false},
		{"thinking switched off by its type, reasoning echoed", DeepSeek, named, usual + "," + forced + "," + thought, all, true},
		{"max_completion_tokens", OpenAI, named, `"max_completion_tokens":1800,"temperature":0.5,` + forced, all, false},
		{"no temperature, and room for thinking", OpenAIThinking, named, `"max_completion_tokens":8000,` + forced, all, false},
		{"no choice but auto: the tool alone", Kimi, named, `"max_completion_tokens":1800,"tool_choice":"auto",` + thought, one, true},
		{"no choice but auto: no tools for text", Kimi, text, `"max_completion_tokens":1800,` + thought, none, true},
		{"no choice but auto: a function of the client", Kimi, client, `"max_completion_tokens":1800,"tool_choice":"auto",` + thought, all, true},
		{"thinking that cannot be switched off", KimiThinking, agent.Choice{}, `"max_completion_tokens":8000,"tool_choice":"auto"`, all, true},
		{"the older models beside them", Moonshot, named, usual + `,"tool_choice":"auto"`, one, false},
		{"no choice but auto, thinking by its type", GLM, named, usual + `,"tool_choice":"auto",` + thought, one, true},
		{"thinking switched off by a flag", Qwen, named, usual + "," + forced + `,"enable_thinking":false`, all, false},
		{"choices are words only", LMStudio, named, usual + `,"tool_choice":"required"`, one, false},
		{"choices are words only: text", LMStudio, text, usual + `,"tool_choice":"none"`, all, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			srv := llmtest.NewServer(t, llmtest.Say("好"))
			req := fullRequest(c.choice)
			req.Tools = append(req.Tools, agent.NewToolSpec("cast_iching", "起卦", nil))
			if _, err := newClient(t, srv.URL, c.profile).Complete(t.Context(), req, func(string) {}); err != nil {
				t.Fatal(err)
			}
			checkCall(t, srv.Requests()[0].Body, `{"model":"some-model","stream":true,`+c.want+`}`, c.tools, c.echoes)
		})
	}
}

func checkCall(t *testing.T, body []byte, want string, tools []string, echoes bool) {
	t.Helper()
	var sent map[string]jsontext.Value
	if err := json.Unmarshal(body, &sent); err != nil {
		t.Fatal(err)
	}
	var offered []struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	}
	if raw, ok := sent["tools"]; ok {
		if err := json.Unmarshal(raw, &offered); err != nil {
			t.Fatal(err)
		}
	}
	same := len(offered) == len(tools)
	for i := range min(len(offered), len(tools)) {
		same = same && offered[i].Function.Name == tools[i]
	}
	if !same {
		t.Errorf("offered %v, want %v", offered, tools)
	}
	var messages []map[string]any
	if err := json.Unmarshal(sent["messages"], &messages); err != nil {
		t.Fatal(err)
	}
	if _, ok := messages[2]["reasoning_content"]; ok != echoes {
		t.Errorf("reasoning is echoed: %t, want %t", ok, echoes)
	}
	if content, ok := messages[2]["content"]; !ok || content != nil {
		t.Errorf("the content beside tool calls: %v, want null", content)
	}
	delete(sent, "tools")
	delete(sent, "messages")
	rest, err := json.Marshal(sent)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := canonical(t, rest), canonical(t, []byte(want)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
