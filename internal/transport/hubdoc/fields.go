package hubdoc

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/hub"
)

// schemaOf returns a schema of the hub, which are all of this type.
func schemaOf(s any) *jsonschema.Schema { return s.(*jsonschema.Schema) }

// argumentRows lists the members of an input: all of them, at any depth.
func argumentRows(s *jsonschema.Schema) [][]string {
	var rows [][]string
	eachField(s, "", 9, func(f field) {
		need := "optional"
		if f.required {
			need = "required"
		}
		if f.schema.Default != nil {
			need = "default " + quote(string(f.schema.Default))
		}
		rows = append(rows, []string{quote(f.path), typeOf(f.schema), need, meaning(f.schema)})
	})
	return rows
}

// resultDepth is how deep the members of a payload are listed; the rest is in the
// schemas of the OpenAPI document.
const resultDepth = 3

// resultRows lists the members of a payload.
func resultRows(e *hub.Entry) [][]string {
	var rows [][]string
	eachField(schemaOf(e.OutputSchema()), "", resultDepth, func(f field) {
		if parent, _, inside := strings.Cut(f.path, ".base_context."); inside && parent != "" {
			return // described with the tool that makes it
		}
		kind := typeOf(f.schema)
		if !f.required {
			kind += ", may be absent"
		}
		rows = append(rows, []string{quote(f.path), kind, meaning(f.schema)})
	})
	return rows
}

// field is a member of an object at some depth.
type field struct {
	path     string // dotted, [] after a list
	schema   *jsonschema.Schema
	required bool
}

// eachField visits the members of s and of what is in it, in their order.
func eachField(s *jsonschema.Schema, at string, depth int, visit func(field)) {
	if s == nil || depth == 0 {
		return
	}
	if s.Items != nil {
		eachField(s.Items, at+"[]", depth, visit)
		return
	}
	for _, name := range s.PropertyOrder {
		path := strings.TrimPrefix(at+"."+name, ".")
		visit(field{path, s.Properties[name], slices.Contains(s.Required, name)})
		eachField(s.Properties[name], path, depth-1, visit)
	}
}

// typeOf writes the type of a value with its bounds.
func typeOf(s *jsonschema.Schema) string {
	kind, null := s.Type, ""
	if len(s.Types) > 0 {
		kind, null = s.Types[0], " or null"
	}
	switch {
	case s.Const != nil:
		return quote(fmt.Sprint(*s.Const))
	case len(s.Enum) > 0:
		var values []string
		for _, v := range s.Enum {
			if v != nil {
				values = append(values, quote(fmt.Sprint(v)))
			}
		}
		return strings.Join(values, " ") + null
	case kind == "array":
		return "array of " + typeOf(s.Items) + null
	case kind == "":
		return "any"
	}
	return kind + bounds(s) + null
}

// bounds writes the range of a number or the length of a text.
func bounds(s *jsonschema.Schema) string {
	switch {
	case s.Minimum != nil && s.Maximum != nil:
		return fmt.Sprintf(" %s…%s", plain(*s.Minimum), plain(*s.Maximum))
	case s.Minimum != nil:
		return " ≥ " + plain(*s.Minimum)
	case s.MinLength != nil && s.MaxLength != nil:
		return fmt.Sprintf(" of %d…%d characters", *s.MinLength, *s.MaxLength)
	case s.MinLength != nil:
		return fmt.Sprintf(" of at least %d character", *s.MinLength)
	}
	return ""
}

func plain(f float64) string { return fmt.Sprintf("%.10g", f) }

// counted is what schemas say of a length, which the type tells here.
var counted = regexp.MustCompile(` ?Length \S+ in UTF-16 code units\.`)

func meaning(s *jsonschema.Schema) string { return counted.ReplaceAllString(s.Description, "") }
