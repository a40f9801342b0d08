package openai

import (
	"cmp"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"io"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

// What one reply may hold. Lengths count UTF-16 units.
const (
	maxText      = 24000
	maxReasoning = 32000
	maxArguments = 16000
	maxCallName  = 80
	maxCallID    = 160
	maxModelName = 160
	maxCalls     = 12
)

// chunk is one event of a stream. Usage and everything else is ignored.
type chunk struct {
	Model   string         `json:"model"`
	Error   jsontext.Value `json:"error"`
	Choices []struct {
		Index        int    `json:"index"`
		Delta        delta  `json:"delta"`
		FinishReason string `json:"finish_reason"`
	} `json:"choices"`
}

type delta struct {
	Content   string      `json:"content"`
	Reasoning string      `json:"reasoning_content"`
	ToolCalls []callDelta `json:"tool_calls"`
}

type callDelta struct {
	Index    *int   `json:"index"`
	ID       string `json:"id"`
	Type     string `json:"type"`
	Function struct {
		Name      string    `json:"name"`
		Arguments arguments `json:"arguments"`
	} `json:"function"`
}

// arguments are JSON in a string; some providers send the object itself.
type arguments string

// UnmarshalJSON implements json.Unmarshaler.
func (a *arguments) UnmarshalJSON(raw []byte) error {
	if jsontext.Value(raw).Kind() == jsontext.KindBeginObject {
		*a = arguments(raw)
		return nil
	}
	return json.Unmarshal(raw, (*string)(a))
}

// decode reads a whole stream and returns the reply in it.
func decode(stream io.Reader, onText func(string)) (agent.Reply, error) {
	a := assembler{
		onText:    onText,
		model:     capped{limit: maxModelName},
		text:      capped{limit: maxText},
		reasoning: capped{limit: maxReasoning},
	}
	if err := readEvents(stream, a.event); err != nil {
		return agent.Reply{}, err
	}
	return a.reply()
}

// assembler puts the pieces of one reply together.
type assembler struct {
	onText                 func(string)
	model, text, reasoning capped
	calls                  []*call // as they appear
	finish                 string
	done                   bool
}

func (a *assembler) event(data []byte) error {
	if a.done {
		return incomplete("data after the end mark")
	}
	if isDone(data) {
		a.done = true
		return nil
	}
	var c *chunk
	if err := json.Unmarshal(data, &c); err != nil || c == nil {
		return incomplete("an event is not the expected JSON")
	}
	if len(c.Error) > 0 && c.Error.Kind() != jsontext.KindNull {
		return incomplete("the provider reported an error inside the stream")
	}
	if a.model.Len() == 0 && !a.model.add(c.Model) {
		return incomplete("the model's name is too long")
	}
	for _, choice := range c.Choices {
		if choice.Index != 0 {
			return incomplete("more than one choice")
		}
		if choice.FinishReason != "" {
			a.finish = choice.FinishReason
		}
		if err := a.delta(choice.Delta); err != nil {
			return err
		}
	}
	return nil
}

func (a *assembler) delta(d delta) error {
	if !a.reasoning.add(d.Reasoning) {
		return incomplete("reasoning over its cap")
	}
	if !a.text.add(d.Content) {
		return incomplete("text over its cap")
	}
	for _, c := range d.ToolCalls {
		if err := a.call(c); err != nil {
			return err
		}
	}
	if d.Content != "" {
		a.onText(d.Content)
	}
	return nil
}

func (a *assembler) call(d callDelta) error {
	switch {
	case d.Index != nil && (*d.Index < 0 || *d.Index >= maxCalls):
		return incomplete("a tool call's index is outside 0..11")
	case d.Type != "" && d.Type != "function":
		return incomplete("a tool call is not a function call")
	}
	c := a.callOf(d)
	switch {
	case c == nil:
		return incomplete("too many tool calls")
	case !c.setID(d.ID):
		return incomplete("a tool call's id changes or is too long")
	case !c.addName(d.Function.Name):
		return incomplete("a tool call's name is too long")
	case !c.arguments.add(string(d.Function.Arguments)):
		return incomplete("a tool call's arguments are over their cap")
	}
	return nil
}

// callOf returns the call that a piece belongs to, nil for one too many. Most
// providers number their calls. Some leave the number out: then an id begins a call,
// and a piece without one goes on with the last. Others give every call the same
// number: then an id of its own beside a name begins another.
func (a *assembler) callOf(d callDelta) *call {
	for _, c := range slices.Backward(a.calls) {
		numbered := d.Index != nil
		switch {
		case numbered && *d.Index != c.index:
		case d.ID == "", c.id == "", d.ID == c.id, numbered && d.Function.Name == "":
			return c
		}
	}
	if len(a.calls) == maxCalls {
		return nil
	}
	c := newCall(len(a.calls))
	if d.Index != nil {
		c.index = *d.Index
	}
	a.calls = append(a.calls, c)
	return c
}

// reply checks the finished stream and returns what it held.
func (a *assembler) reply() (agent.Reply, error) {
	switch {
	case !a.done:
		return agent.Reply{}, incomplete("the stream ends without the end mark")
	case a.finish == "":
		return agent.Reply{}, incomplete("no finish reason")
	case cutShort(a.finish):
		return agent.Reply{}, incomplete("the answer was cut or filtered")
	}
	out := agent.Reply{Model: a.model.String(), Text: a.text.String(), Reasoning: a.reasoning.String()}
	seen := map[string]bool{}
	slices.SortStableFunc(a.calls, func(x, y *call) int { return cmp.Compare(x.index, y.index) })
	for _, c := range a.calls {
		if c.id == "" || c.name.Len() == 0 || seen[c.id] {
			return agent.Reply{}, incomplete("a tool call without a name or an id of its own")
		}
		seen[c.id] = true
		out.Calls = append(out.Calls, agent.ToolCall{ID: c.id, Name: c.name.String(), Arguments: c.arguments.String()})
	}
	if len(out.Calls) == 0 && strings.TrimSpace(out.Text) == "" {
		return agent.Reply{}, incomplete("neither text nor tool calls")
	}
	return out, nil
}

// cutShort reports whether a finish reason says that the answer is not whole.
func cutShort(finish string) bool {
	switch finish {
	case "length", "content_filter", "insufficient_system_resource", "error":
		return true
	}
	return false
}

// call is a tool call whose pieces are still arriving.
type call struct {
	index           int
	id              string
	name, arguments capped
}

func newCall(index int) *call {
	return &call{index: index, name: capped{limit: maxCallName}, arguments: capped{limit: maxArguments}}
}

// setID takes the id, which comes whole and may be repeated. A different id at
// the same index is another call mixed into this one.
func (c *call) setID(id string) bool {
	if id == "" || id == c.id {
		return true
	}
	if c.id != "" || units.Len(id) > maxCallID {
		return false
	}
	c.id = id
	return true
}

// addName takes a piece of the name. Some providers repeat the whole name with
// every piece of the arguments.
func (c *call) addName(piece string) bool {
	return piece == c.name.String() || c.name.add(piece)
}

// capped is text with a greatest length.
type capped struct {
	strings.Builder
	limit, used int
}

func (c *capped) add(s string) bool {
	c.used += units.Len(s)
	if c.used > c.limit {
		return false
	}
	c.WriteString(s)
	return true
}
