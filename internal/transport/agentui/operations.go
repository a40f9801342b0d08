package agentui

import (
	"net/http"
	"regexp"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/schema"
)

// operation is what the door does at an address, and how documents describe it.
type operation struct {
	verb, path string
	summary    string
	handle     func(http.ResponseWriter, *request) error
	in, out    func() *jsonschema.Schema // nil: no body
	stream     string                    // what comes as an event stream, "" = nothing
	query      []string                  // names of parameters
}

// operations are all of them.
func (d *Door) operations() []operation {
	const responses, sessions = "/api/v1/responses", "/api/v1/session"
	return []operation{
		{verb: "POST", path: responses, handle: d.post, in: schema.For[createRequest], out: schema.For[Response],
			summary: "Ask for a response, or with tjwater.delivery add an input to the run under way (202 with its receipt).", stream: "Responses events, with \"stream\":true."},
		{verb: "GET", path: responses + "/{response}", handle: d.get, out: schema.For[Response], query: []string{"stream", "starting_after"},
			summary: "The response as it stands.", stream: "Its events, those before and those to come, with stream=true."},
		{verb: "DELETE", path: responses + "/{response}", handle: d.remove, out: schema.For[deleted], summary: "Forget a response; what was said stays in its conversation."},
		{verb: "POST", path: responses + "/{response}/cancel", handle: d.cancel, out: schema.For[Response], summary: "Stop a run."},
		{verb: "GET", path: responses + "/{response}/input_items", handle: d.items, out: schema.For[list[storedItem]], query: []string{"limit", "after", "order"},
			summary: "What the response was asked with, and what came in while it ran."},
		{verb: "GET", path: "/api/v1/models", handle: d.models, out: schema.For[list[model]], summary: "Who can be asked."},

		{verb: "POST", path: sessions, handle: d.newSession, in: schema.For[newSessionBody], out: schema.For[SessionRecord], summary: "Begin a conversation."},
		{verb: "GET", path: sessions, handle: d.sessions, out: schema.For[list[SessionRecord]], query: []string{"limit", "after"}, summary: "The caller's conversations, the newest first."},
		{verb: "GET", path: sessions + "/{session}", handle: d.session, out: schema.For[SessionRecord], summary: "A conversation with its messages and pending inputs."},
		{verb: "PATCH", path: sessions + "/{session}", handle: d.rename, in: schema.For[renameBody], out: schema.For[SessionRecord], summary: "Give a conversation another title."},
		{verb: "DELETE", path: sessions + "/{session}", handle: d.deleteSession, out: schema.For[deleted], summary: "Delete a conversation with all that belongs to it."},
		{verb: "GET", path: sessions + "/{session}/export", handle: d.export, out: schema.For[sessionExport], summary: "A conversation as a file."},
		{verb: "GET", path: sessions + "/{session}/events", handle: d.events, query: []string{"after"},
			summary: "What happens in a conversation.", stream: "snapshot, message, response, session, user_input, ui_envelope, delta and activity; go on by Last-Event-ID or after."},
		{verb: "GET", path: sessions + "/{session}/inputs", handle: d.inputs, out: schema.For[list[Receipt]], summary: "Pending inputs in the order of their delivery."},
		{verb: "PATCH", path: sessions + "/{session}/inputs/{input}", handle: d.redeliver, in: schema.For[redeliverBody], out: schema.For[Receipt],
			summary: "Change when a pending input is taken."},
		{verb: "DELETE", path: sessions + "/{session}/inputs/{input}", handle: d.drop, summary: "Take a pending input back."},
		{verb: "PATCH", path: sessions + "/{session}/envelopes/{envelope}", handle: d.setRender, in: schema.For[renderBody], out: schema.For[renderAnswer],
			summary: "Report what became of an interface part in front of the person."},
	}
}

// object is a part of an OpenAPI document.
type object = map[string]any

// Document is the door's part of an OpenAPI document.
type Document struct {
	Paths           map[string]any
	Schemas         map[string]any
	SecuritySchemes map[string]any
}

// OpenAPI describes the door.
func OpenAPI() Document {
	p := Document{Paths: object{}, SecuritySchemes: object{"key": object{"type": "http", "scheme": "bearer"}}}
	for _, o := range new(Door).operations() {
		verbs, ok := p.Paths[o.path].(object)
		if !ok {
			verbs = object{}
			p.Paths[o.path] = verbs
		}
		verbs[strings.ToLower(o.verb)] = o.describe()
	}
	return p
}

var pathParameter = regexp.MustCompile(`\{(\w+)\}`)

func (o operation) describe() object {
	content := object{}
	if o.out != nil {
		content["application/json"] = object{"schema": o.out()}
	}
	if o.stream != "" {
		content["text/event-stream"] = object{"schema": object{"type": "string", "description": o.stream}}
	}
	success := object{"description": "Done."}
	status := "204"
	if len(content) > 0 {
		success["content"], status = content, "200"
	}
	out := object{
		"operationId": "agentui_" + strings.ToLower(o.verb) + strings.NewReplacer("/api/v1/", "_", "/", "_", "{", "", "}", "").Replace(o.path),
		"tags":        []string{"agent-ui"}, "summary": o.summary, "security": []object{{}, {"key": []string{}}},
		"responses": object{status: success, "default": object{"description": "The failure, as {\"error\":{message,type,param,code}}."}},
	}
	var parameters []object
	for _, m := range pathParameter.FindAllStringSubmatch(o.path, -1) {
		parameters = append(parameters, object{"name": m[1], "in": "path", "required": true, "schema": object{"type": "string"}})
	}
	for _, name := range o.query {
		parameters = append(parameters, object{"name": name, "in": "query", "schema": object{"type": "string"}})
	}
	if parameters != nil {
		out["parameters"] = parameters
	}
	if o.in != nil {
		out["requestBody"] = object{"content": object{"application/json": object{"schema": o.in()}}}
	}
	return out
}
