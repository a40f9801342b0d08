package calcrest

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Document is what the machine documents tell beside the tools.
type Document struct {
	SiteURL      string // "https://example.org"; may be ""
	Version      string
	AgentRequest *jsonschema.Schema // body of POST /api/v1/agent
	AgentEvent   *jsonschema.Schema // one event of its stream
	Reading      Exchange           // of POST /api/v1/interpret
	More         Part               // what other doors add to /openapi.json
}

// Part is a part of an OpenAPI document that another door describes.
type Part struct {
	Paths           map[string]any
	Schemas         map[string]any // names of its own
	SecuritySchemes map[string]any
}

// Exchange is the body of a request and of its answer.
type Exchange struct{ Request, Answer *jsonschema.Schema }

// draft is the dialect of the schemas, which is also that of OpenAPI 3.1.
const draft = "https://json-schema.org/draft/2020-12/schema"

// AgentRequestSchema returns /agent-request.schema.json.
func AgentRequestSchema(doc Document) ([]byte, error) {
	s := doc.AgentRequest.CloneSchemas()
	s.Schema = draft
	s.ID = doc.SiteURL + "/agent-request.schema.json"
	s.Title = "Request of POST /api/v1/agent"
	return json.Marshal(s, jsontext.WithIndent("  "))
}

// OpenAPI returns /openapi.json: the calculators of caller with an example each,
// whose answer is computed here, the agent and health.
func OpenAPI(ctx context.Context, caller Caller, doc Document) ([]byte, error) {
	api := openAPI{
		OpenAPI: "3.1.0",
		Info: info{
			Title: "Wenbu", Version: doc.Version,
			Description: "Exact calculators for Chinese divination, and an agent that may only interpret what they compute. " +
				"Results are for entertainment and reflection; they predict nothing.",
		},
		Paths: map[string]any{
			"/api/health": map[string]operation{"get": healthOperation()},
			agentPath:     map[string]operation{"post": agentOperation()},
			readingPath:   map[string]operation{"post": readingOperation(doc.Reading)},
		},
		Components: components{SecuritySchemes: doc.More.SecuritySchemes, Schemas: map[string]any{
			"Error":        errorSchema(),
			"AgentRequest": doc.AgentRequest,
			"AgentEvent":   doc.AgentEvent,
		}},
	}
	if doc.SiteURL != "" {
		api.Servers = []server{{URL: doc.SiteURL}}
	}
	maps.Copy(api.Paths, doc.More.Paths)
	maps.Copy(api.Components.Schemas, doc.More.Schemas)
	for _, t := range caller.Tools() {
		if t.Route == "" {
			continue
		}
		op, err := toolOperation(ctx, caller, t)
		if err != nil {
			return nil, fmt.Errorf("describe %s: %w", t.Name, err)
		}
		api.Paths[prefix+t.Route] = map[string]operation{"post": op}
	}
	return json.Marshal(api, json.Deterministic(true)) // without indentation: it is for programs, and a third of the size
}

// toolOperation describes a tool, with the answer to its example.
func toolOperation(ctx context.Context, caller Caller, t tool.Tool) (operation, error) {
	var answer jsontext.Value
	if t.Example != nil {
		result, err := caller.Call(ctx, t.Name, "", t.Example)
		if err != nil {
			return operation{}, err
		}
		answer = result.JSON
	}
	return operation{
		OperationID: t.Name,
		Summary:     t.Label.Both(),
		Description: t.Description.En,
		RequestBody: &requestBody{Required: true, Content: jsonContent(t.Input, t.Example)},
		Responses:   withErrors(response{Description: "The result.", Content: jsonContent(t.Output, answer)}, calculatorStatuses),
	}, nil
}

const agentPath = prefix + "agent"

var agentExample = jsontext.Value(`{"message":"我出生于2000年8月16日凌晨三点半，上海。请排出八字，说说日主。","consent":true,"locale":"zh"}`)

func agentOperation() operation {
	stream := response{
		Description: "Server-sent events. Each is one frame \"data: <AgentEvent>\"; lines that begin with a colon keep the connection " +
			"alive. Exactly one done or error ends the stream, and a stream that ends without one was interrupted. " +
			"Status 200 only says that the turn has begun.",
		Content: map[string]mediaType{"text/event-stream": {Schema: map[string]string{"type": "string"}}},
	}
	return operation{
		OperationID: "agent_turn",
		Summary:     "One turn of the agent",
		Description: "The agent picks calculators and library texts, and interprets only what they return. The server keeps nothing " +
			"of the conversation: send history, readings and reports along. Body at most 98304 bytes. Never retry a turn by yourself.",
		RequestBody: &requestBody{Required: true, Content: map[string]mediaType{
			jsonType: {Schema: reference("AgentRequest"), Example: agentExample},
		}},
		Responses: withErrors(stream, append([]int{503}, calculatorStatuses...)),
	}
}

const readingPath = prefix + "interpret"

var readingExample = jsontext.Value(`{"kind":"iching","input":{"lines":[7,8,7,8,7,8]},"question":"要不要现在换工作？","consent":true}`)

func readingOperation(e Exchange) operation {
	return operation{
		OperationID: "interpret",
		Summary:     "One reading of one chart",
		Description: "The chart is made again from its own input, never drawn anew, and read for one question by the configured model or the " +
			"built-in interpreter. A reading counts when it is tried. Never retry one by yourself.",
		RequestBody: &requestBody{Required: true, Content: map[string]mediaType{jsonType: {Schema: e.Request, Example: readingExample}}},
		Responses:   withErrors(response{Description: "The reading.", Content: jsonContent(e.Answer, nil)}, append([]int{502, 503}, calculatorStatuses...)),
	}
}

func healthOperation() operation {
	return operation{
		OperationID: "health",
		Summary:     "Whether the server answers",
		Responses: map[string]response{
			"200": {Description: "It does.", Content: jsonContent(schema.For[gate.Health](), nil)},
		},
	}
}

// calculatorStatuses are the refusals of a calculator.
var calculatorStatuses = []int{400, 403, 405, 413, 415, 422, 429, 500}

// withErrors returns the responses of an operation: success, and the codes that
// each other status can have.
func withErrors(success response, statuses []int) map[string]response {
	byStatus := map[int][]string{}
	for code, status := range problem.Codes() {
		byStatus[status] = append(byStatus[status], code)
	}
	responses := map[string]response{"200": success}
	for _, status := range statuses {
		codes := byStatus[status]
		slices.Sort(codes)
		responses[strconv.Itoa(status)] = response{
			Description: strings.Join(codes, ", "),
			Content:     map[string]mediaType{jsonType: {Schema: reference("Error")}},
		}
	}
	return responses
}

// errorSchema returns the schema of the error envelope, which lists the codes.
func errorSchema() *jsonschema.Schema {
	s := schema.For[problem.Envelope]()
	code := s.Properties["error"].Properties["code"]
	for _, name := range slices.Sorted(maps.Keys(problem.Codes())) {
		code.Enum = append(code.Enum, name)
	}
	return s
}
