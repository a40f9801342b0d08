package agentui

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"net/http"
	"strconv"
	"unicode"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
)

// createRequest is the body of POST /api/v1/responses. Members that Open Responses
// has and that change nothing here are taken and, where the response has them,
// repeated.
type createRequest struct {
	Model              string            `json:"model,omitzero" limit:"0..200" doc:"One of GET /api/v1/models; left out, the server's own."`
	Input              jsontext.Value    `json:"input,omitzero" doc:"A text, or a list of messages and function_call_output items."`
	Instructions       string            `json:"instructions,omitzero" limit:"0..3000" doc:"Heard as a wish: the rules of the house stay above it."`
	Stream             bool              `json:"stream,omitzero"`
	Conversation       jsontext.Value    `json:"conversation,omitzero" doc:"The id of a session, {\"id\"}, or \"auto\" for a new one."`
	PreviousResponseID string            `json:"previous_response_id,omitzero" limit:"1..100" doc:"The response to go on from; not beside conversation."`
	Store              *bool             `json:"store,omitzero" doc:"false: the response cannot be read again."`
	Background         bool              `json:"background,omitzero"`
	Metadata           map[string]string `json:"metadata,omitzero" doc:"At most 16; consent \"true\" is the consent of tjwater.context."`
	MaxOutputTokens    *int              `json:"max_output_tokens,omitzero" range:"1..1000000"`
	MaxToolCalls       *int              `json:"max_tool_calls,omitzero" range:"1..1000000"`
	Tools              []clientTool      `json:"tools,omitzero" limit:"0..16" doc:"Functions that the client runs."`
	ToolChoice         jsontext.Value    `json:"tool_choice,omitzero" doc:"auto, none, required, or {\"type\":\"function\",\"name\"} of one of tools."`
	ParallelToolCalls  *bool             `json:"parallel_tool_calls,omitzero"`
	Temperature        *float64          `json:"temperature,omitzero" range:"0..2"`
	TopP               *float64          `json:"top_p,omitzero" range:"0..1"`
	TopLogprobs        *int              `json:"top_logprobs,omitzero" range:"0..20"`
	PresencePenalty    *float64          `json:"presence_penalty,omitzero" range:"-2..2"`
	FrequencyPenalty   *float64          `json:"frequency_penalty,omitzero" range:"-2..2"`
	Text               jsontext.Value    `json:"text,omitzero"`
	Reasoning          jsontext.Value    `json:"reasoning,omitzero"`
	Truncation         string            `json:"truncation,omitzero" enum:"auto|disabled"`
	Include            []string          `json:"include,omitzero" limit:"0..16"`
	StreamOptions      jsontext.Value    `json:"stream_options,omitzero"`
	ServiceTier        string            `json:"service_tier,omitzero" limit:"0..40"`
	User               string            `json:"user,omitzero" limit:"0..200"`
	SafetyIdentifier   string            `json:"safety_identifier,omitzero" limit:"0..200"`
	PromptCacheKey     string            `json:"prompt_cache_key,omitzero" limit:"0..200"`

	Extras   *extras      `json:"tjwater,omitzero" doc:"What agent-ui@1 adds; each also as \"tjwater.<name>\"."`
	Delivery string       `json:"tjwater.delivery,omitzero" enum:"steer|queue"`
	InputID  string       `json:"tjwater.input_id,omitzero" limit:"1..128"`
	Context  *turnContext `json:"tjwater.context,omitzero"`
}

// extras are the members of tjwater.
type extras struct {
	Delivery string       `json:"delivery,omitzero" enum:"steer|queue" doc:"Adds the input to the run under way: at its next step, or when it would end."`
	InputID  string       `json:"input_id,omitzero" limit:"1..128" doc:"The client's own name of the input, stable over retries."`
	Context  *turnContext `json:"context,omitzero"`
}

// turnContext is what the person chose to send along, and how to answer.
type turnContext struct {
	Consent bool   `json:"consent,omitzero" doc:"true: the message may go to the configured provider. Otherwise the built-in interpreter answers."`
	Locale  string `json:"locale,omitzero" enum:"zh|en" doc:"Left out, the session's, else that of the text."`
	Mode    string `json:"mode,omitzero" enum:"explore|research"`
	NewDraw bool   `json:"newDraw,omitzero"`
	agent.Context
}

// clientTool is a function that the client runs.
type clientTool struct {
	Type        string         `json:"type" const:"function"`
	Name        string         `json:"name" pattern:"^[A-Za-z0-9_-]{1,64}$"`
	Description string         `json:"description,omitzero" limit:"0..1000"`
	Parameters  jsontext.Value `json:"parameters,omitzero"`
	Strict      *bool          `json:"strict,omitzero"`
}

// asked is a request that was understood.
type asked struct {
	createRequest
	items        []session.Item
	conversation string // "" for none, "auto" for a new one
	consent      bool
	business     bool // the request's own body asks for business events
}

// decode reads a body. Every refusal is Invalid and names the member.
func (d *Door) decode(body []byte) (asked, error) {
	in, err := d.create.Decode(body)
	if err != nil {
		return asked{}, err
	}
	a := asked{createRequest: in, business: in.Extras != nil || in.Delivery != "" || in.InputID != "" || in.Context != nil}
	if x := in.Extras; x != nil {
		if a.Delivery, err = once("tjwater.delivery", a.Delivery, x.Delivery); err != nil {
			return asked{}, err
		}
		if a.InputID, err = once("tjwater.input_id", a.InputID, x.InputID); err != nil {
			return asked{}, err
		}
		if a.Context != nil && x.Context != nil {
			return asked{}, invalid("tjwater.context", "stands there twice, nested and flat")
		}
		if a.Context == nil {
			a.Context = x.Context
		}
	}
	if a.Context == nil {
		a.Context = &turnContext{}
	}
	a.consent = a.Context.Consent || in.Metadata["consent"] == "true"
	if a.conversation, err = conversationOf(in.Conversation); err != nil {
		return asked{}, err
	}
	if a.items, err = itemsOf(in.Input); err != nil {
		return asked{}, err
	}
	return a, a.check(d)
}

// once returns the one value that was given in either spelling.
func once(path, flat, nested string) (string, error) {
	if flat != "" && nested != "" && flat != nested {
		return "", invalid(path, "stands there twice, nested and flat, with different values")
	}
	if flat == "" {
		return nested, nil
	}
	return flat, nil
}

// check refuses what does not go together.
func (a asked) check(d *Door) error {
	switch {
	case a.conversation != "" && a.PreviousResponseID != "":
		return invalid("previous_response_id", "cannot stand beside conversation: a conversation goes on from its own end")
	case a.Delivery != "" && a.Stream:
		return invalid("stream", "must be false beside tjwater.delivery: the stream of the run shows what becomes of the input")
	case a.Delivery != "" && a.InputID == "":
		return invalid("tjwater.input_id", "is needed beside tjwater.delivery")
	case a.Delivery == "" && a.InputID != "":
		return invalid("tjwater.delivery", "is needed beside tjwater.input_id")
	case a.Delivery != "" && (a.conversation == "" || a.conversation == autoConversation):
		return invalid("conversation", "is needed beside tjwater.delivery: the id of a session")
	case a.Delivery != "" && (len(a.items) != 1 || a.items[0].Role != session.RoleUser):
		return invalid("input", "beside tjwater.delivery must be one text")
	case a.Background && a.Store != nil && !*a.Store:
		return invalid("store", "must not be false beside background: nobody could read the response")
	case a.Model != "" && a.Model != d.Model && a.Model != d.Builtin:
		return invalid("model", "must be one of GET /api/v1/models: "+d.Model+" or "+d.Builtin)
	case a.Model != "" && a.Model == d.Builtin && d.Builtin != d.Model && a.consent:
		return invalid("model", "with consent "+d.Model+" answers; leave out the consent to be answered by "+d.Builtin)
	case len(a.Metadata) > 16:
		return invalid("metadata", "has more than 16 entries")
	}
	for key, value := range a.Metadata {
		if len(key) > 64 || len(value) > 512 {
			return invalid("metadata."+key, "a key has at most 64 bytes and a value 512")
		}
	}
	return nil
}

const autoConversation = "auto"

// conversationOf reads an id, {"id"}, or "auto".
func conversationOf(raw jsontext.Value) (string, error) {
	var id string
	var object struct {
		ID string `json:"id"`
	}
	switch {
	case raw == nil:
		return "", nil
	case json.Unmarshal(raw, &id) == nil && id != "":
		return id, nil
	case json.Unmarshal(raw, &object, json.RejectUnknownMembers(true)) == nil && object.ID != "":
		return object.ID, nil
	}
	return "", invalid("conversation", `must be the id of a session, {"id"}, or "auto"`)
}

// settings are what a turn is asked with beside its text; locale is the session's.
func (a asked) settings(locale string) session.Settings {
	c := *a.Context
	set := session.Settings{Locale: c.Locale, Mode: c.Mode, Consent: a.consent, NewDraw: c.NewDraw, Context: c.Context}
	if set.Locale == "" {
		set.Locale = locale
	}
	if set.Locale == "" {
		set.Locale = languageOf(a.items)
	}
	if set.Mode == "" {
		set.Mode = "explore"
	}
	return set
}

// languageOf guesses the language to answer in: Chinese where there is any, English
// where there are only other letters.
func languageOf(items []session.Item) string {
	letters := false
	for _, item := range items {
		for _, r := range item.Text {
			if unicode.Is(unicode.Han, r) {
				return string(i18n.Zh)
			}
			letters = letters || unicode.IsLetter(r)
		}
	}
	if letters {
		return string(i18n.En)
	}
	return string(i18n.Zh)
}

// client is what the program that asks brings along.
func (a asked) client() (agent.Client, error) {
	c := agent.Client{Instructions: a.Instructions}
	for i, t := range a.Tools {
		spec := agent.ToolSpec{Name: t.Name, Description: t.Description}
		if t.Parameters != nil {
			spec.Parameters = new(jsonschema.Schema)
			if t.Parameters.Kind() != '{' || json.Unmarshal(t.Parameters, spec.Parameters) != nil {
				return c, invalid("tools."+strconv.Itoa(i)+".parameters", "must be a JSON Schema, an object")
			}
			spec.Encoded = t.Parameters
		}
		c.Tools = append(c.Tools, spec)
	}
	var err error
	c.Choice, err = choiceOf(a.ToolChoice)
	return c, err
}

// choiceOf reads tool_choice.
func choiceOf(raw jsontext.Value) (agent.Choice, error) {
	var word string
	var named struct {
		Type string `json:"type"`
		Name string `json:"name"`
	}
	switch {
	case raw == nil:
		return agent.Choice{}, nil
	case json.Unmarshal(raw, &word) == nil:
		switch word {
		case "auto":
			return agent.Choice{}, nil
		case "none":
			return agent.Choice{Kind: agent.ChoiceNone}, nil
		case "required":
			return agent.Choice{Kind: agent.ChoiceClient}, nil
		}
	case json.Unmarshal(raw, &named) == nil && named.Type == "function" && named.Name != "":
		return agent.Choice{Kind: agent.ChoiceTool, Tool: named.Name}, nil
	}
	return agent.Choice{}, invalid("tool_choice", `must be "auto", "none", "required" or {"type":"function","name"} of one of tools`)
}

// echo is what the response repeats of the request.
func (a asked) echo(model string) echo {
	e := echo{
		Model: model, PreviousResponseID: a.PreviousResponseID, Instructions: a.Instructions, ToolChoice: a.ToolChoice, Truncation: a.Truncation,
		SerialCalls: a.ParallelToolCalls != nil && !*a.ParallelToolCalls, Text: a.Text, TopP: a.TopP, Temperature: a.Temperature, Reasoning: a.Reasoning,
		MaxOutputTokens: a.MaxOutputTokens, MaxToolCalls: a.MaxToolCalls, Unstored: a.Store != nil && !*a.Store, Background: a.Background,
		Metadata: a.Metadata, SafetyIdentifier: a.SafetyIdentifier, PromptCacheKey: a.PromptCacheKey,
	}
	for _, t := range a.Tools {
		tool := FunctionTool{Type: t.Type, Name: t.Name, Description: unlessEmpty(t.Description), Parameters: orElse(t.Parameters, "null"), Strict: t.Strict}
		e.Tools = append(e.Tools, tool)
	}
	var in tokens
	for _, item := range a.items {
		in.addText(item.Text)
	}
	e.InputTokens = in.count()
	return e
}

// invalid refuses one member of a request.
func invalid(path, why string) error {
	return &fault.Error{Kind: fault.Invalid, Reason: "invalid_input", Msg: i18n.T("参数 "+path+" 不合要求："+why, path+" "+why),
		Fields: []fault.Field{{Path: path, Code: "invalid_value"}}}
}

// businessEvents reports whether the stream of this connection carries the events of
// agent-ui@1: the header decides, else whether the request speaks of them.
func businessEvents(r *http.Request, wanted bool) (bool, error) {
	switch value := r.Header.Get("Agent-UI"); value {
	case "":
		return wanted, nil
	case "agent-ui@1":
		return true, nil
	case "off":
		return false, nil
	default:
		return false, invalid("Agent-UI", `is a header that must be "agent-ui@1" or "off"`)
	}
}
