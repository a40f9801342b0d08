package hubdoc

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/hub"
)

// object is a part of an OpenAPI document.
type object = map[string]any

// Part is the hub's part of an OpenAPI document.
type Part struct {
	Paths           map[string]any
	Schemas         map[string]any
	SecuritySchemes map[string]any
}

// OpenAPI describes both transports of a hub.
func OpenAPI(h *hub.Hub) Part {
	p := Part{
		Paths:   map[string]any{"/api/mcp": object{"post": mcpOperation()}},
		Schemas: map[string]any{"HubFailure": failureSchema(), "HubRequest": requestSchema(), "HubAnswer": answerSchema()},
		SecuritySchemes: map[string]any{
			"hubKey":    object{"type": "apiKey", "in": "header", "name": "x-api-key"},
			"hubBearer": object{"type": "http", "scheme": "bearer"},
		},
	}
	for _, e := range h.Entries() {
		p.Paths["/api/universal/"+e.Category+"/"+e.Name] = object{"post": toolOperation(e)}
	}
	return p
}

func security() []object { return []object{{"hubKey": []string{}}, {"hubBearer": []string{}}} }

func toolOperation(e *hub.Entry) object {
	body := object{"schema": e.InputSchema()}
	if example := e.Example(); example != nil {
		body["example"] = example
	}
	op := object{
		"operationId": "hub_" + e.Name,
		"tags":        []string{"hub " + e.Category},
		"summary":     e.ID + " " + e.Label().Both(),
		"description": e.Description().En,
		"security":    security(),
		"requestBody": object{"required": len(schemaOf(e.InputSchema()).Required) > 0, "content": object{"application/json": body}},
		"responses":   responses(jsonContent(successSchema(e)), jsonContent(reference("HubFailure")), toolCodes(e)),
	}
	if e.Writes() {
		op["parameters"] = []object{{
			"name": "Idempotency-Key", "in": "header", "required": false,
			"description": "A retried call with the same key and arguments answers what the first one did, for 24 hours, and is not charged or done again.",
			"schema":      object{"type": "string", "minLength": 1, "maxLength": 255},
		}}
	}
	return op
}

// toolCodes are the codes that a call of a tool may fail with over REST.
func toolCodes(e *hub.Entry) []string {
	codes := []string{
		hub.CodeInvalidInput, hub.CodeParse, hub.CodeInvalidBody, hub.CodeUnauthorized, hub.CodeMethod, hub.CodeRateLimited, hub.CodeAuthBackend,
	}
	switch e.Category {
	case hub.CategoryMeta:
		return append(codes, hub.CodeMeta)
	case hub.CategoryForum:
		return append(codes, hub.CodeNotFound, hub.CodeForum)
	}
	codes = append(codes, hub.CodeDisabled, hub.CodeInternal, hub.CodeUpstreamTimeout)
	if e.Paid {
		codes = append(codes, hub.CodeCredits, hub.CodeConfig)
	}
	if e.LLM {
		codes = append(codes, hub.CodeREST, hub.CodeUpstream)
	}
	return codes
}

// responses describes success and, by status, the codes of failures.
func responses(success, failure object, codes []string) object {
	statuses := hub.Statuses()
	list := object{"200": object{"description": "The complete result.", "content": success}}
	byStatus := map[int][]string{}
	for _, code := range codes {
		byStatus[statuses[code]] = append(byStatus[statuses[code]], code)
	}
	for status, names := range byStatus {
		slices.Sort(names)
		one := object{"description": strings.Join(names, ", "), "content": failure}
		if status == http.StatusTooManyRequests {
			one["headers"] = object{"Retry-After": object{"description": "Seconds to wait.", "schema": object{"type": "integer"}}}
		}
		list[strconv.Itoa(status)] = one
	}
	return list
}

func mcpOperation() object {
	codes := []string{}
	for code := range hub.Statuses() {
		if code != hub.CodeInvalidBody && code != hub.CodeREST && code != hub.CodeGone {
			codes = append(codes, code)
		}
	}
	list := responses(jsonContent(reference("HubAnswer")), jsonContent(reference("HubAnswer")), codes)
	list["202"] = object{"description": "A notification was taken; there is no body."}
	return object{
		"operationId": "hub_mcp",
		"tags":        []string{"hub mcp"},
		"summary":     "The hub over MCP",
		"description": "JSON-RPC 2.0: initialize, notifications, ping, tools/list, tools/call. One message a body, no batches. The payload of a tool is JSON in result.content[0].text; a failure is a JSON-RPC error with code -32000, the hub's code in message and the HTTP status of that code.",
		"security":    security(),
		"requestBody": object{"required": true, "content": jsonContent(reference("HubRequest"))},
		"responses":   list,
	}
}

func jsonContent(schema any) object { return object{"application/json": object{"schema": schema}} }

func reference(name string) object { return object{"$ref": "#/components/schemas/" + name} }

// successSchema is a success over REST.
func successSchema(e *hub.Entry) *jsonschema.Schema {
	count := func(text string) *jsonschema.Schema { return &jsonschema.Schema{Type: "integer", Description: text} }
	s := &jsonschema.Schema{
		Type: "object", Required: []string{"success", "data", "credits_deducted"},
		Properties: map[string]*jsonschema.Schema{
			"success":          {Type: "boolean", Const: new(any(true))},
			"data":             schemaOf(e.OutputSchema()),
			"credits_deducted": count("Credits that this call cost."),
		},
	}
	if e.Paid {
		s.Properties["creditsDeducted"] = count("The same.")
		s.Properties["fromFreeQuota"] = &jsonschema.Schema{Type: "boolean", Description: "true when a free unit paid; else absent."}
	}
	return s
}

// codeNames returns every code, sorted.
func codeNames() []any {
	var names []any
	for _, a := range advices {
		names = append(names, a.code)
	}
	slices.SortFunc(names, func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return names
}

// failureSchema is a failure over REST.
func failureSchema() object {
	return object{
		"type": "object", "required": []string{"success", "error"},
		"properties": object{
			"success": object{"const": false},
			"error": object{
				"type": "object", "required": []string{"code", "message", "details"},
				"properties": object{"code": object{"enum": codeNames()}, "message": object{"type": "string"}, "details": detailsSchema()},
			},
		},
	}
}

// detailsSchema is what failures tell beside their code.
func detailsSchema() object {
	text, count := object{"type": "string"}, object{"type": "integer"}
	return object{
		"type": "object",
		"properties": object{
			"issues": object{"type": "array", "description": "INVALID_INPUT: every wrong field.", "items": object{
				"type": "object", "required": []string{"path", "message"}, "properties": object{"path": text, "message": text},
			}},
			"reason": object{"type": "string", "description": "idempotency_mismatch: the key was used with other arguments."}, "balance": count, "held": count, "required": count,
			"limit_type": text, "retry_after": count, "request_id": text,
		},
	}
}

func requestSchema() object {
	return object{
		"type": "object", "required": []string{"jsonrpc", "method"},
		"properties": object{
			"jsonrpc": object{"const": "2.0"},
			"id":      object{"type": []string{"string", "integer", "null"}},
			"method":  object{"type": "string"},
			"params":  object{"type": "object"},
		},
	}
}

func answerSchema() object {
	details := detailsSchema()
	details["properties"].(object)["detail"] = object{"type": "string"}
	return object{
		"type": "object", "required": []string{"jsonrpc", "id"},
		"properties": object{
			"jsonrpc": object{"const": "2.0"},
			"id":      object{"type": []string{"string", "integer", "null"}},
			"result":  object{"type": "object"},
			"error": object{
				"type": "object", "required": []string{"code", "message", "data"},
				"properties": object{"code": object{"const": -32000}, "message": object{"enum": codeNames()}, "data": details},
			},
		},
	}
}
