package interpreter

import (
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

func TestClientFunction(t *testing.T) {
	t.Parallel()
	text := &jsonschema.Schema{Type: "string"}
	unit := &jsonschema.Schema{Type: "string", Enum: []any{"celsius", "fahrenheit"}}
	number := &jsonschema.Schema{Type: "number"}
	call := func(message string, required []string, more ...agent.Message) (agent.Reply, error) {
		spec := agent.ToolSpec{Name: "get_weather", Client: true, Parameters: &jsonschema.Schema{Type: "object", Required: required,
			Properties: map[string]*jsonschema.Schema{"city": text, "unit": unit, "days": number}}}
		req := agent.ModelRequest{Locale: i18n.En, Tools: []agent.ToolSpec{spec}, Choice: agent.Choice{Kind: agent.ChoiceClient},
			Messages: append([]agent.Message{{Role: agent.RoleUser, Content: message}}, more...)}
		if more != nil {
			req.Choice = agent.Choice{}
		}
		return New(clock).Complete(t.Context(), req, nil)
	}
	for _, c := range []struct {
		message  string
		required []string
		want     string // "" = refused
	}{
		{"Weather in “San Francisco”, celsius", []string{"city", "unit"}, `{"city":"San Francisco","unit":"celsius"}`},
		{"Chengdu", []string{"city"}, `{"city":"Chengdu"}`},
		{"Chengdu", nil, `{}`},
		{"Chengdu", []string{"unit"}, ""},
		{"Chengdu for 3 days", []string{"days"}, ""},
	} {
		reply, err := call(c.message, c.required)
		switch {
		case c.want == "":
			if f := fault.As(err); f == nil || f.Reason != agent.ReasonIncomplete || !strings.Contains(f.Msg.En, "string arguments") {
				t.Errorf("%s %v: got %v, want a refusal", c.message, c.required, err)
			}
		case err != nil || len(reply.Calls) != 1 || reply.Calls[0].Name != "get_weather" || reply.Calls[0].Arguments != c.want:
			t.Errorf("%s %v: got %+v, %v, want %s", c.message, c.required, reply.Calls, err, c.want)
		}
	}
	reply, err := call("Chengdu", nil,
		agent.Message{Role: agent.RoleAssistant, Calls: []agent.ToolCall{{ID: "1", Name: "get_weather"}}},
		agent.Message{Role: agent.RoleTool, CallID: "1", Content: "sunny, 21 °C"})
	if err != nil || !strings.Contains(reply.Text, "sunny, 21 °C") || len(reply.Calls) != 0 {
		t.Errorf("after the result: %+v, %v", reply, err)
	}
}
