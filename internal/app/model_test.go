package app

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/llm/openai"
)

// TestModelFlags_PromptVersion tells operators the version of the prompt only where
// a provider's model is told it.
func TestModelFlags_PromptVersion(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		flags modelFlags
		want  string
	}{
		"a provider":               {modelFlags{ModelURL: "https://models.example", ModelKey: "k", Model: "m", Interpreter: "on"}, prompt.Version},
		"DeepSeek by its key":      {modelFlags{DeepSeekKey: "k", Interpreter: "on"}, prompt.Version},
		"a provider without model": {modelFlags{ModelURL: "https://models.example", ModelKey: "k", Interpreter: "on"}, ""},
		"the interpreter":          {modelFlags{Interpreter: "on"}, ""},
		"nobody":                   {modelFlags{Interpreter: "off"}, ""},
	} {
		w, err := c.flags.writer()
		if err != nil {
			t.Fatal(err)
		}
		if got := w.promptVersion(); got != c.want {
			t.Errorf("%s: prompt version %q, want %q", name, got, c.want)
		}
	}
}

// TestModelFlags_Profile finds the provider's profile by address and model.
func TestModelFlags_Profile(t *testing.T) {
	t.Parallel()
	for want, flags := range map[openai.Profile]modelFlags{
		openai.DeepSeek:       {DeepSeekKey: "k"},
		openai.OpenAIThinking: {ModelURL: "https://api.openai.com/v1", ModelKey: "k", Model: "gpt-5.2"},
		openai.Compatible:     {ModelURL: "https://models.example", ModelKey: "k", Model: "m"},
	} {
		if config, ok := flags.provider(); !ok || config.Profile != want {
			t.Errorf("profile %d at %s, want %d", config.Profile, config.BaseURL, want)
		}
	}
}
