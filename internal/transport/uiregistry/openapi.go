package uiregistry

import "github.com/wenbu-go/wenbu/internal/schema"

// object is a part of an OpenAPI document.
type object = map[string]any

// Part is these doors' part of an OpenAPI document.
type Part struct {
	Paths           map[string]any
	Schemas         map[string]any
	SecuritySchemes map[string]any
}

// OpenAPI describes the doors.
func OpenAPI() Part {
	return Part{Paths: object{
		Path: object{"get": object{
			"operationId": "ui_registry", "tags": []string{"agent-ui"},
			"summary": "What an agent may show: components, chart grammar, map actions and named views, as JSON Schema.",
			"responses": object{
				"200": object{"description": "The registry, with an ETag.", "content": content(object{"type": "object"})},
				"304": object{"description": "The client has it: If-None-Match named its ETag."}, "default": failure(),
			},
		}},
		ValidatePath: object{"post": object{
			"operationId": "ui_registry_validate", "tags": []string{"agent-ui"},
			"summary":     "Looks at an envelope as the server does before it sends one.",
			"requestBody": object{"required": true, "content": content(schema.For[request]())},
			"responses": object{
				"200": object{"description": "What is wrong with it, if anything.", "content": content(schema.For[verdict]())}, "default": failure(),
			},
		}},
		ShowPath: object{"post": object{
			"operationId": "ui_envelopes", "tags": []string{"agent-ui"},
			"summary":     "Runs a calculator and answers with the envelopes by which its result is shown.",
			"requestBody": object{"required": true, "content": content(schema.For[calculation]())},
			"responses": object{
				"200": object{"description": "The envelopes.", "content": content(schema.For[shown]())}, "default": failure(),
			},
		}},
	}}
}

func content(s any) object { return object{"application/json": object{"schema": s}} }

func failure() object {
	return object{"description": "The failure.", "content": content(object{"$ref": "#/components/schemas/Error"})}
}
