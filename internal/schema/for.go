package schema

import (
	"encoding"
	"encoding/json/jsontext"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
)

// For returns the schema of T. T is part of the program, so a type or tag that
// has no schema is a mistake of the programmer, and panics.
func For[T any]() *jsonschema.Schema {
	return forType(reflect.TypeFor[T](), nil)
}

// Require returns a copy of the object schema s in which the named members must
// be present: their defaults no longer apply. A name may lead into objects, as in
// a.timezone, and into those of a list, as in people[].timezone.
func Require(s *jsonschema.Schema, names ...string) *jsonschema.Schema {
	c := s.CloneSchemas()
	for _, name := range names {
		require(c, name)
	}
	return c
}

// require changes an object schema of our own.
func require(c *jsonschema.Schema, name string) {
	head, rest, inside := strings.Cut(name, ".")
	head, list := strings.CutSuffix(head, "[]")
	p, ok := c.Properties[head]
	if ok && list {
		p, ok = p.Items, p.Items != nil
	}
	switch {
	case !ok:
		panic(fmt.Sprintf("schema: no member %q to require", name))
	case inside:
		require(p, rest)
		return
	}
	p.Default = nil
	if !slices.Contains(c.Required, head) {
		c.Required = append(slices.Clone(c.Required), head)
	}
}

// strictKeyword is the extension keyword of objects that Open leaves strict.
const strictKeyword = "x-strict"

// Open returns a copy of s whose objects take members that are not known, which a
// check leaves out, and null for an optional member, which is then absent. Objects
// with the tag strict:"true" stay as they are.
func Open(s *jsonschema.Schema) *jsonschema.Schema {
	c := s.CloneSchemas()
	open(c)
	return c
}

// isOpen reports whether s is an object that Open opened; a map has no properties.
func isOpen(s *jsonschema.Schema) bool {
	return s.Properties != nil && s.AdditionalProperties != nil && reflect.DeepEqual(s.AdditionalProperties, &jsonschema.Schema{})
}

func open(s *jsonschema.Schema) {
	if s == nil || s.Extra[strictKeyword] == true {
		return
	}
	if isNever(s.AdditionalProperties) {
		s.AdditionalProperties = &jsonschema.Schema{}
	}
	for _, sub := range s.Properties {
		open(sub)
	}
	open(s.Items)
}

var (
	timeType      = reflect.TypeFor[time.Time]()
	rawType       = reflect.TypeFor[jsontext.Value]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// forType returns the schema of t. outer holds the structs around it, because a
// recursive type has no finite schema of this kind.
func forType(t reflect.Type, outer []reflect.Type) *jsonschema.Schema {
	switch {
	case t == timeType:
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	case t == rawType || t.Kind() == reflect.Interface:
		return &jsonschema.Schema{}
	case t.Kind() == reflect.Pointer:
		return forType(t.Elem(), outer)
	case t.Implements(textMarshaler):
		return &jsonschema.Schema{Type: "string"}
	}
	switch t.Kind() {
	case reflect.String:
		return &jsonschema.Schema{Type: "string"}
	case reflect.Bool:
		return &jsonschema.Schema{Type: "boolean"}
	case reflect.Float64:
		return &jsonschema.Schema{Type: "number"}
	case reflect.Slice:
		return &jsonschema.Schema{Type: "array", Items: forType(t.Elem(), outer)}
	case reflect.Array:
		n := t.Len()
		return &jsonschema.Schema{Type: "array", Items: forType(t.Elem(), outer), MinItems: &n, MaxItems: &n}
	case reflect.Map:
		if t.Key().Kind() != reflect.String {
			panic("schema: map key is not a string: " + t.String())
		}
		return &jsonschema.Schema{Type: "object", AdditionalProperties: forType(t.Elem(), outer)}
	case reflect.Struct:
		if slices.Contains(outer, t) {
			panic("schema: recursive type " + t.String())
		}
		s := &jsonschema.Schema{
			Type:                 "object",
			Properties:           map[string]*jsonschema.Schema{},
			AdditionalProperties: never(),
		}
		addFields(s, t, append(slices.Clip(outer), t))
		return s
	}
	return forInteger(t)
}

// forInteger returns the schema of an integer type with the bounds its size sets.
func forInteger(t reflect.Type) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "integer"}
	switch t.Kind() {
	case reflect.Int, reflect.Int64:
	case reflect.Int8, reflect.Int16, reflect.Int32:
		top := math.Ldexp(1, t.Bits()-1)
		s.Minimum, s.Maximum = new(-top), new(top-1)
	case reflect.Uint, reflect.Uint64:
		s.Minimum = new(0.0)
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		s.Minimum, s.Maximum = new(0.0), new(math.Ldexp(1, t.Bits())-1)
	default:
		panic("schema: no schema for " + t.String())
	}
	return s
}

// never returns the schema that nothing satisfies; as additionalProperties it is
// written "false".
func never() *jsonschema.Schema {
	return &jsonschema.Schema{Not: &jsonschema.Schema{}}
}

// isNever reports whether s is the schema that nothing satisfies.
func isNever(s *jsonschema.Schema) bool {
	return s != nil && s.Not != nil && reflect.DeepEqual(s, never())
}

// addFields adds the members of struct type t to s; members of an embedded struct
// without a name of its own become members of s.
func addFields(s *jsonschema.Schema, t reflect.Type, outer []reflect.Type) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct {
			addFields(s, f.Type, outer)
			continue
		}
		if name == "-" || !f.IsExported() {
			continue
		}
		if name == "" {
			panic(fmt.Sprintf("schema: %s.%s has no json name", t, f.Name))
		}
		tags := fieldTags{StructTag: f.Tag, where: t.String() + "." + f.Name}
		p := forType(f.Type, outer)
		tags.apply(p)
		if f.Type.Kind() == reflect.Pointer && (tags.Get("required") == "true" || string(p.Default) == "null") {
			allowNull(p)
		}
		s.Properties[name] = p
		s.PropertyOrder = append(s.PropertyOrder, name)
		optional := strings.Contains(options, "omit") || f.Type.Kind() == reflect.Pointer || p.Default != nil
		if !optional || tags.Get("required") == "true" {
			s.Required = append(s.Required, name)
		}
	}
}

// allowNull makes null a value of s.
func allowNull(s *jsonschema.Schema) {
	if s.Type == "" {
		return
	}
	s.Types, s.Type = []string{s.Type, "null"}, ""
	if s.Enum != nil {
		s.Enum = append(s.Enum, nil)
	}
}
