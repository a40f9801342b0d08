package agentui

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/session"
)

// maxItems is how many items an input may have.
const maxItems = 64

// inputItem is an item of input in any of its forms.
type inputItem struct {
	Type      string         `json:"type"` // message when left out
	ID        string         `json:"id"`
	Status    string         `json:"status"`
	Role      string         `json:"role"`
	Content   jsontext.Value `json:"content"`
	CallID    string         `json:"call_id"`
	Name      string         `json:"name"`
	Arguments string         `json:"arguments"`
	Output    jsontext.Value `json:"output"`
}

// inputPart is a part of the content of a message.
type inputPart struct {
	Type string `json:"type"`
	Text string `json:"text"`
}

// roles are those of messages.
var roles = map[string]session.Role{
	"user": session.RoleUser, "assistant": session.RoleAssistant, "system": session.RoleSystem, "developer": session.RoleDeveloper,
}

// itemsOf reads an input: a text, or a list of items.
func itemsOf(raw jsontext.Value) ([]session.Item, error) {
	var text string
	var list []inputItem
	switch {
	case raw == nil:
		return nil, invalid("input", "is needed: a text or a list of items")
	case raw.Kind() == '"':
		if err := json.Unmarshal(raw, &text); err != nil {
			return nil, invalid("input", "is not valid text")
		}
		return []session.Item{{Role: session.RoleUser, Text: text}}, nil
	case raw.Kind() != '[' || json.Unmarshal(raw, &list) != nil:
		return nil, invalid("input", "must be a text or a list of items")
	case len(list) == 0 || len(list) > maxItems:
		return nil, invalid("input", "must have 1 to "+strconv.Itoa(maxItems)+" items")
	}
	items := make([]session.Item, len(list))
	for i, one := range list {
		item, member, why := one.read()
		if why != "" {
			return nil, invalid("input."+strconv.Itoa(i)+"."+member, why)
		}
		items[i] = item
	}
	return items, nil
}

// read returns an item, or which member of it is wrong and why.
func (i inputItem) read() (item session.Item, member, why string) {
	switch i.Type {
	case "", "message":
		role, known := roles[i.Role]
		if !known {
			return item, "role", "must be user, assistant, system or developer"
		}
		text, ok := textOf(i.Content)
		if !ok {
			return item, "content", "must be a text or a list of text parts; images, audio and files are not read here"
		}
		return session.Item{Role: role, Text: text}, "", ""
	case "function_call":
		if i.CallID == "" || i.Name == "" {
			return item, "call_id", "and name are needed in a function_call"
		}
		return session.Item{Role: session.RoleCall, Text: i.Arguments, CallID: i.CallID, Name: i.Name}, "", ""
	case "function_call_output":
		text, ok := textOf(i.Output)
		if i.CallID == "" || !ok {
			return item, "output", "must be a text, and call_id that of the call"
		}
		return session.Item{Role: session.RoleCallOutput, Text: text, CallID: i.CallID}, "", ""
	}
	return item, "type", "must be message, function_call or function_call_output"
}

// textOf joins the text of a content.
func textOf(raw jsontext.Value) (string, bool) {
	var text string
	if raw.Kind() == '"' && json.Unmarshal(raw, &text) == nil {
		return text, true
	}
	var parts []inputPart
	if raw.Kind() != '[' || json.Unmarshal(raw, &parts) != nil {
		return "", false
	}
	var b strings.Builder
	for _, p := range parts {
		if p.Type != "input_text" && p.Type != "output_text" && p.Type != "text" {
			return "", false
		}
		b.WriteString(p.Text)
	}
	return b.String(), true
}
