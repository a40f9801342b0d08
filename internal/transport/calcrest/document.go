package calcrest

import (
	"encoding/json/jsontext"

	"github.com/google/jsonschema-go/jsonschema"
)

// The parts of an OpenAPI 3.1 document that are used here.

type openAPI struct {
	OpenAPI    string         `json:"openapi"`
	Info       info           `json:"info"`
	Servers    []server       `json:"servers,omitempty"`
	Paths      map[string]any `json:"paths"`
	Components components     `json:"components"`
}

type info struct {
	Title       string `json:"title"`
	Version     string `json:"version"`
	Description string `json:"description"`
}

type server struct {
	URL string `json:"url"`
}

type components struct {
	Schemas         map[string]any `json:"schemas"`
	SecuritySchemes map[string]any `json:"securitySchemes,omitempty"`
}

type operation struct {
	OperationID string              `json:"operationId"`
	Summary     string              `json:"summary"`
	Description string              `json:"description,omitzero"`
	RequestBody *requestBody        `json:"requestBody,omitzero"`
	Responses   map[string]response `json:"responses"`
}

type requestBody struct {
	Required bool                 `json:"required"`
	Content  map[string]mediaType `json:"content"`
}

type response struct {
	Description string               `json:"description"`
	Content     map[string]mediaType `json:"content,omitempty"`
}

type mediaType struct {
	Schema  any            `json:"schema"`
	Example jsontext.Value `json:"example,omitzero"`
}

const jsonType = "application/json"

func jsonContent(s *jsonschema.Schema, example jsontext.Value) map[string]mediaType {
	return map[string]mediaType{jsonType: {Schema: s, Example: example}}
}

// reference points to a schema among the components.
func reference(name string) map[string]string {
	return map[string]string{"$ref": "#/components/schemas/" + name}
}
