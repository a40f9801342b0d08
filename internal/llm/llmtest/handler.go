package llmtest

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Handler serves a model over the provider protocol, so that a whole program
// can be tested against an address.
func Handler(model agent.Model) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body chatRequest
		if err := json.UnmarshalRead(r.Body, &body); err != nil {
			http.Error(w, "unreadable request", http.StatusBadRequest)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
		flush := http.NewResponseController(w)
		send := func(s Step) {
			if _, err := w.Write(s.bytes); err == nil {
				_ = flush.Flush() // a client that left is noticed by its context
			}
		}
		reply, err := model.Complete(r.Context(), body.modelRequest(), func(s string) { send(Text(s)) })
		if err != nil {
			panic(http.ErrAbortHandler) // net/http's way to drop a connection
		}
		finish := "stop"
		for i, c := range reply.Calls {
			send(Call(i, c.ID, c.Name, c.Arguments))
			finish = "tool_calls"
		}
		send(Finish(finish))
		send(Done())
	})
}

type chatRequest struct {
	Messages []struct {
		Role      agent.Role `json:"role"`
		Content   string     `json:"content"`
		Reasoning string     `json:"reasoning_content"`
		CallID    string     `json:"tool_call_id"`
		ToolCalls []struct {
			ID       string       `json:"id"`
			Function functionCall `json:"function"`
		} `json:"tool_calls"`
	} `json:"messages"`
	Tools []struct {
		Function struct {
			Name        string             `json:"name"`
			Description string             `json:"description"`
			Parameters  *jsonschema.Schema `json:"parameters"`
		} `json:"function"`
	} `json:"tools"`
	ToolChoice jsontext.Value `json:"tool_choice"`
}

type functionCall struct {
	Name      string `json:"name"`
	Arguments string `json:"arguments"`
}

func (r chatRequest) modelRequest() agent.ModelRequest {
	var out agent.ModelRequest
	for _, m := range r.Messages {
		message := agent.Message{Role: m.Role, Content: m.Content, Reasoning: m.Reasoning, CallID: m.CallID}
		for _, c := range m.ToolCalls {
			message.Calls = append(message.Calls, agent.ToolCall{ID: c.ID, Name: c.Function.Name, Arguments: c.Function.Arguments})
		}
		out.Messages = append(out.Messages, message)
	}
	for _, t := range r.Tools {
		out.Tools = append(out.Tools, agent.ToolSpec{Name: t.Function.Name, Description: t.Function.Description, Parameters: t.Function.Parameters})
	}
	out.Choice = r.choice()
	return out
}

func (r chatRequest) choice() agent.Choice {
	var forced struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	}
	switch {
	case len(r.Tools) == 0, string(r.ToolChoice) == `"none"`:
		return agent.Choice{Kind: agent.ChoiceNone}
	case json.Unmarshal(r.ToolChoice, &forced) == nil && forced.Function.Name != "":
		return agent.Choice{Kind: agent.ChoiceTool, Tool: forced.Function.Name}
	}
	return agent.Choice{}
}
