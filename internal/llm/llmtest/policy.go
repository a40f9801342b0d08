package llmtest

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
)

// Rule says when a Policy calls a tool, and with what.
type Rule struct {
	Words     []string // any of them in the person's message; none means always
	Tool      string
	Arguments func(View) string // nil means {}
}

// Policy is a model that follows rules. It takes the first rule that fits the
// person's message, whose tool is offered and was not called yet for that
// message, and answers in text when none does. A forced tool is called with its
// rule's arguments; with tools ruled out it only answers.
type Policy struct{ rules []Rule }

// NewPolicy makes a model that follows the rules in order.
func NewPolicy(rules ...Rule) *Policy { return &Policy{rules: rules} }

// Name returns "policy-model".
func (p *Policy) Name() string { return "policy-model" }

// Metered reports true, so that budgets are exercised.
func (p *Policy) Metered() bool { return true }

// Complete makes one call.
func (p *Policy) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	if err := ctx.Err(); err != nil {
		return agent.Reply{}, err
	}
	view := look(req)
	if rule, ok := p.pick(req, view); ok {
		arguments := "{}"
		if rule.Arguments != nil {
			arguments = rule.Arguments(view)
		}
		call := agent.ToolCall{ID: fmt.Sprintf("call_%d", len(view.Results)+1), Name: rule.Tool, Arguments: arguments}
		return agent.Reply{Model: p.Name(), Calls: []agent.ToolCall{call}}, nil
	}
	text := fmt.Sprintf("已看过 %d 条工具结果。", len(view.Results))
	onText(text)
	return agent.Reply{Model: p.Name(), Text: text}, nil
}

func (p *Policy) pick(req agent.ModelRequest, view View) (Rule, bool) {
	switch req.Choice.Kind {
	case agent.ChoiceNone:
		return Rule{}, false
	case agent.ChoiceTool:
		for _, r := range p.rules {
			if r.Tool == req.Choice.Tool {
				return r, true
			}
		}
		return Rule{Tool: req.Choice.Tool}, true
	}
	for _, r := range p.rules {
		if r.fits(view.Message) && view.offers(r.Tool) && !view.called(r.Tool) {
			return r, true
		}
	}
	return Rule{}, false
}

func (r Rule) fits(message string) bool {
	return len(r.Words) == 0 || slices.ContainsFunc(r.Words, func(w string) bool {
		return strings.Contains(strings.ToLower(message), w)
	})
}

// View is what a rule sees of a request.
type View struct {
	Message  string         // the person's message
	Snapshot agent.Snapshot // the context snapshot; zero if there is none
	Results  []Result       // of tools, since that message
	Tools    []agent.ToolSpec
}

// Result is what a tool answered.
type Result struct {
	Tool    string
	Content string
}

// Last returns the latest answer of a tool, or "".
func (v View) Last(tool string) string {
	for _, r := range slices.Backward(v.Results) {
		if r.Tool == tool {
			return r.Content
		}
	}
	return ""
}

func (v View) offers(tool string) bool {
	return slices.ContainsFunc(v.Tools, func(t agent.ToolSpec) bool { return t.Name == tool })
}

func (v View) called(tool string) bool {
	return slices.ContainsFunc(v.Results, func(r Result) bool { return r.Tool == tool })
}

// look reads a request the way its message order promises.
func look(req agent.ModelRequest) View {
	view := View{Tools: req.Tools}
	names := map[string]string{}
	for _, m := range req.Messages {
		switch m.Role {
		case agent.RoleUser:
			view.Message, view.Results = m.Content, nil
		case agent.RoleSystem:
			readSnapshot(m.Content, &view.Snapshot)
		case agent.RoleAssistant:
			for _, c := range m.Calls {
				names[c.ID] = c.Name
			}
		case agent.RoleTool:
			view.Results = append(view.Results, Result{Tool: names[m.CallID], Content: m.Content})
		}
	}
	return view
}
