package openai

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
)

// What every call asks for. Thinking counts as text where it cannot be switched off.
const (
	maxTokens         = 1800
	maxTokensThinking = 8000
	temperature       = 0.5
)

type request struct {
	Model            string    `json:"model"`
	Messages         []message `json:"messages"`
	ToolChoice       any       `json:"tool_choice,omitzero"`
	MaxTokens        int       `json:"max_tokens,omitzero"`
	CompletionTokens int       `json:"max_completion_tokens,omitzero"`
	Temperature      *float64  `json:"temperature,omitzero"`
	Stream           bool      `json:"stream"`
	Thinking         *thinking `json:"thinking,omitzero"`
	EnableThinking   *bool     `json:"enable_thinking,omitzero"`
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

type forced struct {
	Type     string       `json:"type"`
	Function functionName `json:"function"`
}

type functionName struct {
	Name string `json:"name"`
}

// encode writes the body of a call.
func (c *Client) encode(req agent.ModelRequest) ([]byte, error) {
	different := differences[c.profile]
	out := request{Model: c.model, Stream: true}
	out.bound(different)
	for _, m := range req.Messages {
		out.Messages = append(out.Messages, messageOf(m, different))
	}
	tools := req.Tools
	if len(tools) > 0 { // providers refuse a choice without tools
		tools, out.ToolChoice = choose(req, different.forcing)
	}
	switch different.thinking {
	case switchByType:
		out.Thinking = &thinking{Type: "disabled"}
	case switchByFlag:
		out.EnableThinking = new(false)
	}
	body, err := json.Marshal(out)
	if err != nil {
		return nil, fault.Wrap("encode a model call", err)
	}
	return withTools(body, tools)
}

// bound says how long an answer may be and how it is sampled.
func (r *request) bound(different difference) {
	most := maxTokens
	if different.alwaysThinks {
		most = maxTokensThinking
	}
	if different.completionTokens {
		r.CompletionTokens = most
	} else {
		r.MaxTokens = most
	}
	if !different.fixedTemperature {
		r.Temperature = new(temperature)
	}
}

// withTools adds the member tools to the JSON object of a call. The schemas of our own
// tools, most of its bytes, were encoded before and are copied as they are.
func withTools(body []byte, tools []agent.ToolSpec) ([]byte, error) {
	if len(tools) == 0 {
		return body, nil
	}
	size := len(body)
	for _, t := range tools {
		size += 128 + len(t.Name) + len(t.Description) + len(t.Encoded)
	}
	out := append(make([]byte, 0, size), body[:len(body)-len("}")]...)
	for i, t := range tools {
		separator := ","
		if i == 0 {
			separator = `,"tools":[`
		}
		var err error
		if out, err = appendTool(append(out, separator...), t); err != nil {
			return nil, fault.Wrap("encode the tool "+t.Name, err)
		}
	}
	return append(out, "]}"...), nil
}

func appendTool(out []byte, t agent.ToolSpec) ([]byte, error) {
	parameters, err := t.Encoded, error(nil)
	if parameters == nil {
		if parameters, err = agent.EncodeParameters(t.Parameters); err != nil {
			return nil, err
		}
	}
	if out, err = jsontext.AppendQuote(append(out, `{"type":"function","function":{"name":`...), t.Name); err != nil {
		return nil, err
	}
	if out, err = jsontext.AppendQuote(append(out, `,"description":`...), t.Description); err != nil {
		return nil, err
	}
	out = append(append(out, `,"parameters":`...), parameters...)
	return append(out, "}}"...), nil
}

func messageOf(m agent.Message, different difference) message {
	out := message{Role: m.Role, Content: &m.Content, CallID: m.CallID}
	if different.echoReasoning {
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

// choose returns the tools to offer and the choice among them as a provider takes it.
func choose(req agent.ModelRequest, by forcing) ([]agent.ToolSpec, any) {
	demand := "required"
	if by == byOffer {
		demand = "auto"
	}
	switch req.Choice.Kind {
	case agent.ChoiceNone:
		if by == byOffer {
			return nil, nil
		}
		return req.Tools, "none"
	case agent.ChoiceClient:
		return req.Tools, demand
	case agent.ChoiceTool:
		if by == byName {
			return req.Tools, forced{Type: "function", Function: functionName{Name: req.Choice.Tool}}
		}
		others := func(t agent.ToolSpec) bool { return t.Name != req.Choice.Tool }
		return slices.DeleteFunc(slices.Clone(req.Tools), others), demand
	}
	return req.Tools, "auto"
}
