package interpreter

import (
	"maps"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// callClient calls the client's function that is demanded, or the first one it can
// fill in. It understands no function: what it can say to one is the person's own
// words.
func (m *mind) callClient(name string) move {
	for _, each := range slices.Sorted(maps.Keys(m.offered)) {
		spec := m.offered[each]
		if !spec.Client || name != "" && name != each {
			continue
		}
		if args, ok := m.clientArguments(spec.Parameters); ok {
			return move{calls: number([]agent.ToolCall{m.call(each, args)}, m.rounds)}
		}
	}
	return move{failed: fault.New(fault.Internal, agent.ReasonIncomplete, i18n.T(
		"内置解读器只会用这句话里的文字填写函数的必填字符串参数，这个函数还要求别的参数；请把 tool_choice 设为 auto，或连接一个语言模型。",
		"The built-in interpreter fills required string arguments with words of the message and nothing else, and this function requires more; set tool_choice to auto, or connect a language model."))}
}

// clientArguments fills the required arguments of a function: a string with what
// stands in quotation marks in the message, else all of it; one of a list with the
// item that the message names.
func (m *mind) clientArguments(s *jsonschema.Schema) (map[string]string, bool) {
	args := map[string]string{}
	if s == nil {
		return args, true
	}
	for _, name := range s.Required {
		p := s.Properties[name]
		if p == nil || p.Type != "string" && !slices.Contains(p.Types, "string") {
			return nil, false
		}
		value, ok := m.clientText(p)
		if !ok {
			return nil, false
		}
		args[name] = value
	}
	return args, true
}

// clientText is the text for one string argument.
func (m *mind) clientText(p *jsonschema.Schema) (string, bool) {
	if p.Enum == nil {
		return quotedOr(m.message), p.Pattern == "" && p.Format == ""
	}
	for _, v := range p.Enum {
		if text, ok := v.(string); ok && strings.Contains(strings.ToLower(m.message), strings.ToLower(text)) {
			return text, true
		}
	}
	return "", false
}

// quotedOr returns what stands in the first pair of quotation marks of a text, or
// all of it.
func quotedOr(text string) string {
	for _, marks := range [][2]string{{"“", "”"}, {"「", "」"}, {"\"", "\""}} {
		if _, rest, ok := strings.Cut(text, marks[0]); ok {
			if inside, _, ok := strings.Cut(rest, marks[1]); ok && inside != "" {
				return inside
			}
		}
	}
	return text
}

// passOn tells what the client's functions answered in this turn, in their words.
func (m *mind) passOn() (d draft, ok bool) {
	for _, st := range m.steps {
		if !m.offered[st.tool].Client {
			continue
		}
		ok = true
		because := []string{toolOutcome + st.tool}
		d.add(plain, sentence{m.tr("“"+st.tool+"”的结果如下。", "This is what “"+st.tool+"” returned."), because})
		d.add(plain, sentence{string(st.result), because})
	}
	if ok {
		d.add(plain, sentence{m.tr("内置解读器不解释别的程序给出的结果。", "The built-in interpreter does not interpret results of other programs."), []string{ruleScope}})
	}
	return d, ok
}
