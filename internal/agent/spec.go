package agent

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// ToolSpec is a tool as a model sees it. That of a tool of the program is made by
// NewToolSpec.
type ToolSpec struct {
	Name        string
	Description string
	Parameters  *jsonschema.Schema
	Encoded     jsontext.Value // Parameters as a provider is sent them; nil: not encoded yet
	Client      bool           // a function of the client, who runs it
}

// NewToolSpec describes a tool of the program to a model. Its parameters are encoded
// once for all the calls that offer it, since they are most of what a call sends. A
// schema that cannot be encoded is a mistake of the programmer, and panics.
func NewToolSpec(name, description string, parameters *jsonschema.Schema) ToolSpec {
	encoded, err := EncodeParameters(parameters)
	if err != nil {
		panic("agent: the parameters of " + name + ": " + err.Error())
	}
	return ToolSpec{Name: name, Description: description, Parameters: parameters, Encoded: encoded}
}

// EncodeParameters writes a tool's input schema for a provider. Schemas made from Go
// types use only keywords that mean the same in draft 7 and draft 2020-12; the
// draft's name and our own extension keywords are left out, since some providers
// refuse what they do not know. A nil schema takes no parameters.
func EncodeParameters(s *jsonschema.Schema) (jsontext.Value, error) {
	if s == nil {
		return jsontext.Value(`{"type":"object","properties":{},"additionalProperties":false}`), nil
	}
	plain := s.CloneSchemas()
	withoutExtensions(plain)
	return json.Marshal(plain)
}

func withoutExtensions(s *jsonschema.Schema) {
	if s == nil {
		return
	}
	s.Schema, s.Extra = "", nil
	withoutExtensions(s.Items)
	withoutExtensions(s.AdditionalProperties)
	for _, p := range s.Properties {
		withoutExtensions(p)
	}
}

// specsOf returns tools as a model sees them, in each language.
func specsOf(tools []tool.Tool) map[i18n.Locale][]ToolSpec {
	out := map[i18n.Locale][]ToolSpec{}
	for _, t := range tools {
		spec := NewToolSpec(t.Name, "", shownInput(t))
		for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
			spec.Description = t.Description.In(l)
			out[l] = append(out[l], spec)
		}
	}
	return out
}

// shownInput returns the input of a tool as a model is shown it. The language is the
// turn's, so it is never asked for.
func shownInput(t tool.Tool) *jsonschema.Schema {
	rule := shown[t.Name]
	s := schema.Without(t.Input, append([]string{"locale"}, rule.without...)...)
	if rule.options != nil {
		s = schema.Only(s, "options", rule.options...)
	}
	return s
}
