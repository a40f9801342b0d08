package agent

import (
	"context"
	"slices"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Client is what the program that asks brings to a turn beside the person's
// request: functions that it runs itself, what it demands of the model, and calls
// of an earlier turn with what came of them.
type Client struct {
	Tools        []ToolSpec // its functions; named like none of ours
	Choice       Choice     // of its functions, in the first call of the turn
	Instructions string     // beside the house's own, which stay above them
	Exchange     []Message  // calls of its functions and their results: the turn goes on from them
}

// StatusCalls is how a turn is done that cannot go on before the client has run
// the functions that were called.
const StatusCalls = "calls"

// ClientCall is a call of a function that the client runs.
type ClientCall struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Arguments string `json:"arguments"` // JSON as the model wrote it
}

// With adds what the client brings. Its error is Invalid: a function that is named
// like a tool of ours or like another of its own, or a choice of one it has not.
func (t *Turn) With(c Client) error {
	taken := map[string]bool{}
	for _, o := range t.turner.Offered() {
		taken[o.Name] = true
	}
	own := map[string]bool{}
	for i, s := range c.Tools {
		if taken[s.Name] || own[s.Name] {
			f := fault.New(fault.Invalid, "tool_name_taken", i18n.T(
				"函数“"+s.Name+"”与已有的工具重名，请换一个名字。", "The function “"+s.Name+"” has the name of another tool; choose another name."))
			f.Fields = []fault.Field{{Path: "tools." + strconv.Itoa(i) + ".name", Code: "custom", Message: "is the name of another tool"}}
			return f
		}
		own[s.Name] = true
	}
	if c.Choice.Kind == ChoiceTool && !own[c.Choice.Tool] || c.Choice.Kind == ChoiceClient && len(own) == 0 {
		return fault.New(fault.Invalid, "unknown_tool_choice", i18n.T(
			"tool_choice 要求的函数不在 tools 里。", "tool_choice demands a function that is not in tools."))
	}
	if c.Choice.Kind == ChoiceNone {
		c.Tools, c.Choice = nil, Choice{}
	}
	c.Tools = slices.Clone(c.Tools)
	for i := range c.Tools {
		c.Tools[i].Client = true
	}
	t.client = c
	return nil
}

// isClients reports whether a function is the client's.
func (r *run) isClients(name string) bool {
	return slices.ContainsFunc(r.client.Tools, func(s ToolSpec) bool { return s.Name == name })
}

// offered returns the tools of a step: all, or only the client's where one of them
// is demanded.
func (r *run) offered(s step) []ToolSpec {
	if s.kind == stepClient {
		return r.client.Tools
	}
	return r.specs
}

// passCalls runs our own tools of a reply that calls functions of the client too,
// and passes those on, each with an id of its own in all the conversation. The turn
// ends with them, unless the person is asked first.
func (r *run) passCalls(ctx context.Context, reply Reply) (status string, err error) {
	var own, theirs []ToolCall
	for _, c := range reply.Calls {
		if r.isClients(c.Name) {
			theirs = append(theirs, c)
		} else {
			own = append(own, c)
		}
	}
	if status, err = r.runCalls(ctx, own); err != nil || status != "" {
		return status, err
	}
	r.say(reply.Text)
	for _, c := range theirs {
		r.send(Event{Type: EventCall, Call: &ClientCall{ID: r.NewID(), Name: c.Name, Arguments: c.Arguments}})
	}
	return StatusCalls, nil
}
