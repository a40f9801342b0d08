package openai

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// What every call asks for.
const (
	maxTokens   = 1800
	temperature = 0.5
)

type request struct {
	Model       string         `json:"model"`
	Messages    []message      `json:"messages"`
	Tools       []functionTool `json:"tools,omitempty"`
	ToolChoice  any            `json:"tool_choice,omitzero"`
	MaxTokens   int            `json:"max_tokens"`
	Temperature float64        `json:"temperature"`
	Stream      bool           `json:"stream"`
	Thinking    *thinking      `json:"thinking,omitzero"` // DeepSeek only
}

type thinking struct {
	Type string `json:"type"`
}

type message struct {
	Role      agent.Role `json:"role"`
	Content   *string    `json:"content"` // null beside tool calls without text
	Reasoning string     `json:"reasoning_content,omitzero"`
	ToolCalls []toolCall `json:"tool_calls,omitempty"`
	CallID    string     `json:"tool_call_id,omitzero"`
}

type toolCall struct {
	ID       string       `json:"id"`
	Type     string       `json:"type"`
	Function functionCall `json:"function"`
}

type functionCall struct {
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

type functionTool struct {
	Type     string   `json:"type"`
	Function function `json:"function"`
}

type function struct {
	Name        string         `json:"name"`
	Description string         `json:"description"`
	Parameters  jsontext.Value `json:"parameters"`
}

type forced struct {
	Type     string       `json:"type"`
	Function functionName `json:"function"`
}

type functionName struct {
	Name string `json:"name"`
}

// encode writes the body of a call.
func (c *Client) encode(req agent.ModelRequest) ([]byte, error) {
	out := request{
		Model:       c.model,
		MaxTokens:   maxTokens,
		Temperature: temperature,
		Stream:      true,
	}
	for _, m := range req.Messages {
		out.Messages = append(out.Messages, c.message(m))
	}
	for _, t := range req.Tools {
		schema, err := parameters(t.Parameters)
		if err != nil {
			return nil, fault.Wrap("encode the parameters of "+t.Name, err)
		}
		out.Tools = append(out.Tools, functionTool{
			Type:     "function",
			Function: function{Name: t.Name, Description: t.Description, Parameters: schema},
		})
	}
	if len(out.Tools) > 0 { // providers refuse a choice without tools
		out.ToolChoice = choice(req.Choice)
	}
	if c.profile == DeepSeek {
		out.Thinking = &thinking{Type: "disabled"}
	}
	body, err := json.Marshal(out)
	if err != nil {
		return nil, fault.Wrap("encode a model call", err)
	}
	return body, nil
}

func (c *Client) message(m agent.Message) message {
	out := message{Role: m.Role, Content: &m.Content, CallID: m.CallID}
	if c.profile == DeepSeek {
		out.Reasoning = m.Reasoning
	}
	for _, call := range m.Calls {
		out.ToolCalls = append(out.ToolCalls, toolCall{
			ID:       call.ID,
			Type:     "function",
			Function: functionCall{Name: call.Name, Arguments: call.Arguments},
		})
	}
	if m.Content == "" && len(m.Calls) > 0 {
		out.Content = nil
	}
	return out
}

func choice(c agent.Choice) any {
	switch c.Kind {
	case agent.ChoiceNone:
		return "none"
	case agent.ChoiceTool:
		return forced{Type: "function", Function: functionName{Name: c.Tool}}
	case agent.ChoiceClient:
		return "required"
	default:
		return "auto"
	}
}

// parameters writes a tool's input schema for a provider. The schemas made from
// Go types use only keywords that mean the same in draft 7 and draft 2020-12;
// the draft's name and our own extension keywords are left out, since some
// providers refuse what they do not know.
func parameters(s *jsonschema.Schema) (jsontext.Value, error) {
	if s == nil {
		return jsontext.Value(`{"type":"object","properties":{},"additionalProperties":false}`), nil
	}
	plain := s.CloneSchemas()
	withoutExtensions(plain)
	return json.Marshal(plain)
}

func withoutExtensions(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	s.Schema, s.Extra = "", nil
	withoutExtensions(s.Items)
	withoutExtensions(s.AdditionalProperties)
	for _, p := range s.Properties {
		withoutExtensions(p)
	}
}
