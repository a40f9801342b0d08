package openai

import (
	"cmp"
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// TestLive calls a real provider, with the key and the address that the server would
// take from the environment. It costs three short calls and runs only where a key is.
func TestLive(t *testing.T) {
	address, key, model := os.Getenv("WENBU_MODEL_URL"), os.Getenv("WENBU_MODEL_KEY"), os.Getenv("WENBU_MODEL")
	if key == "" {
		address, key, model = DeepSeekURL, os.Getenv("DEEPSEEK_API_KEY"), cmp.Or(model, DeepSeekModel)
	}
	if key == "" {
		t.Skip("SKIPPED: no real provider was called; set DEEPSEEK_API_KEY, or WENBU_MODEL_URL, WENBU_MODEL_KEY and WENBU_MODEL")
	}
	client, err := New(Config{BaseURL: address, Key: key, Model: model, Profile: ProfileOf(address, model)})
	if err != nil {
		t.Fatal(err)
	}
	for _, choice := range []agent.Choice{{}, {Kind: agent.ChoiceTool, Tool: "draw_tarot"}, {Kind: agent.ChoiceNone}} {
		req := fullRequest(choice)
		req.Messages = []agent.Message{{Role: agent.RoleSystem, Content: "你是助手。"}, {Role: agent.RoleUser, Content: "请调用工具抽一张牌；不能用工具时说“好”。"}}
		if choice.Kind == agent.ChoiceNone {
			req.Messages = append(req.Messages, fullRequest(choice).Messages[2:]...)
			req.Messages[2].Reasoning = ""
		}
		reply, err := client.Complete(t.Context(), req, func(string) {})
		if err != nil {
			t.Errorf("choice %+v: %v", choice, err)
			continue
		}
		called := len(reply.Calls) == 1 && reply.Calls[0].Name == "draw_tarot"
		if reply.Model == "" || choice.Kind == agent.ChoiceTool && !called || choice.Kind == agent.ChoiceNone && reply.Text == "" {
			t.Errorf("choice %+v: %+v", choice, reply)
		}
	}
}
