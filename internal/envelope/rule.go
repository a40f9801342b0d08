package envelope

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// rule is a JSON Schema of the registry, made ready for checking. It knows the
// keywords that the registry uses and no others; the front end's validator
// (web/agent-ui/src/check.ts) knows the same.
type rule struct {
	kinds     []string // JSON Schema types; nil = any
	members   []any    // enum, or the one value of const; nil = any
	min, max  *float64
	low, high *int // length of a string in UTF-16 units, or of a list
	pattern   *regexp.Regexp
	forbidden *regexp.Regexp // not: {pattern}
	form      string         // what the pattern asks for, in words
	dateTime  bool
	items     *rule

	properties map[string]*rule
	required   []string
	closed     bool  // no other members
	extra      *rule // rule of other members
	names      *rule // rule of their names

	choices []*rule // anyOf
}

// compiler turns schemas into rules; a $ref may lead back to what is being
// compiled.
type compiler struct {
	defs map[string]*jsonschema.Schema
	done map[string]*rule
}

// compile makes the rule of a schema that stands for itself.
func compile(s *jsonschema.Schema) *rule {
	c := compiler{s.Defs, map[string]*rule{}}
	return c.compile(s)
}

func (c compiler) compile(s *jsonschema.Schema) *rule {
	if s.Ref != "" {
		return c.ref(strings.TrimPrefix(s.Ref, refPrefix))
	}
	r := &rule{}
	c.fill(r, s)
	return r
}

// refPrefix begins every $ref of the registry.
const refPrefix = "#/$defs/"

func (c compiler) ref(name string) *rule {
	if r, ok := c.done[name]; ok {
		return r
	}
	r := &rule{}
	c.done[name] = r
	c.fill(r, c.defs[name])
	return r
}

// enforced names the keywords that a rule holds, and those that say nothing about
// values.
var enforced = map[string]bool{
	"Ref": true, "Defs": true, "Type": true, "Types": true, "Enum": true, "Const": true, "Minimum": true, "Maximum": true,
	"MinLength": true, "MaxLength": true, "Pattern": true, "Format": true, "Not": true, "AnyOf": true,
	"Items": true, "MinItems": true, "MaxItems": true,
	"Properties": true, "PropertyNames": true, "Required": true, "AdditionalProperties": true,
	"Description": true, "Default": true, "Extra": true, "PropertyOrder": true,
}

// refuseUnknown panics on a keyword that would be published and not enforced.
func refuseUnknown(s *jsonschema.Schema) {
	for field, value := range reflect.ValueOf(*s).Fields() {
		if !value.IsZero() && !enforced[field.Name] {
			panic("envelope: the keyword " + field.Name + " is not enforced")
		}
	}
	if s.Format != "" && s.Format != "date-time" {
		panic("envelope: the format " + s.Format + " is not enforced")
	}
}

func (c compiler) fill(r *rule, s *jsonschema.Schema) {
	refuseUnknown(s)
	r.kinds, r.members, r.min, r.max = s.Types, s.Enum, s.Minimum, s.Maximum
	if s.Type != "" {
		r.kinds = []string{s.Type}
	}
	if s.Const != nil {
		r.members = []any{*s.Const}
	}
	r.low, r.high = s.MinLength, s.MaxLength
	if s.MinItems != nil || s.MaxItems != nil {
		r.low, r.high = s.MinItems, s.MaxItems
	}
	if s.Pattern != "" {
		r.pattern = regexp.MustCompile(s.Pattern)
		r.form = s.Description
	}
	if s.Not != nil && s.Not.Pattern != "" {
		r.forbidden = regexp.MustCompile(s.Not.Pattern)
	}
	r.dateTime = s.Format == "date-time"
	if s.Items != nil {
		r.items = c.compile(s.Items)
	}
	for _, each := range s.AnyOf {
		r.choices = append(r.choices, c.compile(each))
	}
	c.fillObject(r, s)
}

func (c compiler) fillObject(r *rule, s *jsonschema.Schema) {
	r.required = s.Required
	if s.Properties != nil {
		r.properties = map[string]*rule{}
		for name, sub := range s.Properties {
			r.properties[name] = c.compile(sub)
		}
	}
	if s.PropertyNames != nil {
		r.names = c.compile(s.PropertyNames)
	}
	switch extra := s.AdditionalProperties; {
	case extra == nil:
	case extra.Not != nil:
		r.closed = true
	default:
		r.extra = c.compile(extra)
	}
}

// kindOf returns the JSON Schema type of a decoded value.
func kindOf(v any) string {
	switch v.(type) {
	case nil:
		return "null"
	case bool:
		return "boolean"
	case float64:
		return "number"
	case string:
		return "string"
	case []any:
		return "array"
	}
	return "object"
}

// takes reports whether a rule is for values of a kind.
func (r *rule) takes(kind string) bool {
	if r.choices != nil {
		return slices.ContainsFunc(r.choices, func(c *rule) bool { return c.takes(kind) })
	}
	return r.kinds == nil || slices.Contains(r.kinds, kind) || kind == "number" && slices.Contains(r.kinds, "integer")
}

// expects returns the kinds that a rule is for.
func (r *rule) expects() []string {
	if r.choices == nil {
		return r.kinds
	}
	var all []string
	for _, c := range r.choices {
		for _, kind := range c.expects() {
			if !slices.Contains(all, kind) {
				all = append(all, kind)
			}
		}
	}
	return all
}
