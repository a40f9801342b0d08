package app

import (
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/agent/prompt"
	"github.com/wenbu-go/wenbu/internal/interpreter"
	"github.com/wenbu-go/wenbu/internal/llm/openai"
)

// writer is who writes the prose.
type writer struct {
	Model    agent.Model // nil: nobody, turns are refused
	Provider bool        // whether the model is somebody else's
	Owner    string      // whose model it is, as readings say
	Keyless  bool        // a provider without a key: good for turns, not for what people pay for
	Problem  string      // why a provider that is configured cannot be called
}

// name returns the model that is asked for, "" when there is none.
func (w writer) name() string {
	if w.Model == nil {
		return ""
	}
	return w.Model.Name()
}

// promptVersion names the wording that a provider's model is told, "" for the built-in
// interpreter, which is told nothing.
func (w writer) promptVersion() string {
	if !w.Provider || w.Model == nil {
		return ""
	}
	return prompt.Version
}

// writer chooses between the provider that is configured and the built-in
// interpreter. DEEPSEEK_API_KEY alone means DeepSeek's own address and default
// model. A provider's address without a model stops nothing but turns, which are
// refused: they are never silently answered by somebody else.
func (f *modelFlags) writer() (writer, error) {
	if config, ok := f.provider(); ok {
		if config.Model == "" {
			return writer{Provider: true, Problem: "WENBU_MODEL: expected the name of the model to ask for at WENBU_MODEL_URL, got nothing"}, nil
		}
		client, err := openai.New(config)
		if err != nil {
			return writer{}, err
		}
		return writer{Model: client, Provider: true, Owner: owner(config), Keyless: config.Key == ""}, nil
	}
	if f.Interpreter == "off" {
		return writer{}, nil
	}
	return writer{Model: interpreter.New(time.Now), Owner: "Wenbu"}, nil
}

// owner names whose model is asked.
func owner(config openai.Config) string {
	if config.BaseURL == openai.DeepSeekURL {
		return "DeepSeek"
	}
	return "custom"
}

// provider returns the provider that is configured, if one is.
func (f *modelFlags) provider() (openai.Config, bool) {
	config := openai.Config{Key: string(f.ModelKey), Model: f.Model}
	if config.Key == "" {
		config.Key = string(f.DeepSeekKey)
	}
	switch {
	case f.ModelURL != "":
		config.BaseURL, config.Key = string(f.ModelURL), string(f.ModelKey)
	case config.Key != "":
		config.BaseURL = openai.DeepSeekURL
		if config.Model == "" {
			config.Model = openai.DeepSeekModel
		}
	default:
		return openai.Config{}, false
	}
	config.Profile = openai.ProfileOf(config.BaseURL, config.Model)
	return config, true
}
