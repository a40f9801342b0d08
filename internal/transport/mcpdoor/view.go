package mcpdoor

import (
	"context"
	"encoding/json"
	"encoding/json/jsontext"
	jsonv2 "encoding/json/v2"
	"log/slog"
	"maps"
	"runtime/debug"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/units"
)

// view is a tool as hosts see it: the language is a member of every input, and
// English unless it says otherwise.
type view struct {
	Config
	tool   tool.Tool
	input  *jsonschema.Schema
	output *jsonschema.Schema
	own    bool // the tool itself takes the language as a member
}

const localeMember = "locale"

// hidden are members of results that only the agent's own tools show.
var hidden = map[string]string{"search_library": "scope"}

func newView(c Config, t tool.Tool) view {
	_, own := t.Input.Properties[localeMember]
	v := view{Config: c, tool: t, input: withLocale(t.Input), output: t.Output, own: own}
	if name, ok := hidden[t.Name]; ok {
		v.output = without(t.Output, name)
	}
	return v
}

// withLocale returns an object's schema with the member that says the language.
func withLocale(s *jsonschema.Schema) *jsonschema.Schema {
	out := *s
	out.Properties = maps.Clone(s.Properties)
	if _, ok := s.Properties[localeMember]; !ok && s.PropertyOrder != nil {
		out.PropertyOrder = append(slices.Clone(s.PropertyOrder), localeMember)
	}
	out.Properties[localeMember] = &jsonschema.Schema{
		Type: "string", Enum: []any{string(i18n.Zh), string(i18n.En)}, Default: json.RawMessage(`"en"`), Description: "Language of sentences.",
	}
	return &out
}

// without returns an object's schema without a member.
func without(s *jsonschema.Schema, name string) *jsonschema.Schema {
	out := *s
	out.Properties = maps.Clone(s.Properties)
	delete(out.Properties, name)
	is := func(other string) bool { return other == name }
	out.Required = slices.DeleteFunc(slices.Clone(s.Required), is)
	out.PropertyOrder = slices.DeleteFunc(slices.Clone(s.PropertyOrder), is)
	return &out
}

// spec is the tool's entry in the list.
func (v view) spec() *mcp.Tool {
	no := false
	return &mcp.Tool{
		Name: v.tool.Name, Title: v.tool.Label.En, Description: v.tool.Description.En,
		InputSchema: v.input, OutputSchema: v.output,
		Annotations: &mcp.ToolAnnotations{
			Title: v.tool.Label.En, ReadOnlyHint: v.tool.ReadOnly, IdempotentHint: v.tool.Idempotent,
			DestructiveHint: &no, OpenWorldHint: &no,
		},
	}
}

// handle answers one call. A panic must end here: the library calls handlers on
// goroutines of its own, where it would end the program.
func (v view) handle(ctx context.Context, r *mcp.CallToolRequest) (out *mcp.CallToolResult, err error) {
	defer func() {
		if recover() != nil { // its value may hold input
			v.Log.LogAttrs(ctx, slog.LevelError, "tool panicked", slog.String("tool", v.tool.Name), slog.String("stack", string(debug.Stack())))
			out, err = v.failure(""), nil
		}
	}()
	result, err := v.call(ctx, jsontext.Value(r.Params.Arguments))
	if err != nil {
		return v.failed(ctx, err), nil
	}
	return &mcp.CallToolResult{
		Content:           []mcp.Content{&mcp.TextContent{Text: string(result)}},
		StructuredContent: json.RawMessage(result),
	}, nil
}

// call runs the tool in the language that the arguments say.
func (v view) call(ctx context.Context, arguments jsontext.Value) (jsontext.Value, error) {
	if len(arguments) == 0 {
		arguments = jsontext.Value(`{}`)
	}
	locale, arguments, wrong := v.language(arguments)
	result, err := v.Tools.Call(ctx, v.tool.Name, locale, arguments)
	if wrong != nil { // the tool has refused the member too: every call is recorded there
		return nil, wrong
	}
	if err != nil {
		return nil, err
	}
	name, ok := hidden[v.tool.Name]
	if !ok {
		return result.JSON, nil
	}
	var members map[string]jsontext.Value
	if err := jsonv2.Unmarshal(result.JSON, &members); err != nil {
		return nil, err
	}
	delete(members, name)
	return jsonv2.Marshal(members, jsonv2.Deterministic(true))
}

// language fills in the language where a tool takes it as a member, and takes it
// out of the arguments where it does not.
func (v view) language(arguments jsontext.Value) (i18n.Locale, jsontext.Value, error) {
	var members map[string]jsontext.Value
	if jsonv2.Unmarshal(arguments, &members) != nil || members == nil {
		return "", arguments, nil // not an object: the tool's own check says so best
	}
	said, ok := members[localeMember]
	if ok && v.own {
		return "", arguments, nil
	}
	locale := i18n.En
	switch {
	case v.own:
		members[localeMember] = jsontext.Value(`"` + locale + `"`)
		locale = ""
	case !ok:
	case string(said) == `"zh"` || string(said) == `"en"`:
		locale = i18n.Locale(strings.Trim(string(said), `"`))
		delete(members, localeMember)
	default:
		return "", arguments, schema.Invalid([]fault.Field{{Path: localeMember, Code: "invalid_value", Message: `locale: must be "zh" or "en"`}})
	}
	out, err := jsonv2.Marshal(members, jsonv2.Deterministic(true))
	return locale, out, err
}

// The words that failures begin with.
const (
	failedLibrary     = "The library has no answer to this"
	failedCalculation = "This could not be calculated"
)

// maxDetailUnits is how much a failure says about its cause.
const maxDetailUnits = 350

var errInternal = &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "internal error"}

// failed answers with err, in one short text. What is our own fault is logged, and
// not told.
func (v view) failed(ctx context.Context, err error) *mcp.CallToolResult {
	f := fault.As(err)
	if f.Kind == fault.Internal {
		if ctx.Err() == nil {
			v.Log.LogAttrs(ctx, slog.LevelError, "tool failed", slog.String("tool", v.tool.Name), slog.String("error", err.Error()))
		}
		return v.failure("")
	}
	var detail []string
	for _, field := range f.Fields {
		said := field.Message
		if !strings.Contains(said, field.Path) {
			said = field.Path + ": " + said
		}
		detail = append(detail, said)
	}
	if detail == nil {
		detail = []string{f.Msg.En}
	}
	return v.failure(strings.Join(detail, "; "))
}

func (v view) failure(detail string) *mcp.CallToolResult {
	said := failedCalculation
	if v.tool.Category == "library" {
		said = failedLibrary
	}
	if detail != "" {
		said += ": " + strings.TrimSuffix(units.Shorten(detail, maxDetailUnits), ".")
	}
	return &mcp.CallToolResult{IsError: true, Content: []mcp.Content{&mcp.TextContent{Text: said + "."}}}
}

// onlyDeclared refuses what the library would answer although the server does not
// offer it: prompts, of which there are none, and connections held open for news,
// of which there is none.
func onlyDeclared(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, r mcp.Request) (mcp.Result, error) {
		switch method {
		case "subscriptions/listen", "prompts/list", "prompts/get":
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "method not found"}
		}
		return next(ctx, method, r)
	}
}
