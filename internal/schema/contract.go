package schema

import (
	"encoding/json/jsontext"
	"fmt"
	"reflect"
	"regexp"
	"slices"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// Contract is a schema made ready for checking. It never changes and may be used
// by many goroutines at once.
type Contract struct {
	schema *jsonschema.Schema
	root   *rule
}

// Compile makes s ready for checking. It knows the keywords that For writes and
// panics on others: the schemas of the product are part of the program, and a
// keyword that is published but not enforced would be a lie.
func Compile(s *jsonschema.Schema) *Contract {
	return &Contract{schema: s, root: compile(s, "#")}
}

// Schema returns the schema that c checks. It must not be changed.
func (c *Contract) Schema() *jsonschema.Schema { return c.schema }

// kinds is a set of JSON kinds.
type kinds uint8

const (
	kindNull kinds = 1 << iota
	kindBool
	kindNumber
	kindInteger
	kindString
	kindArray
	kindObject
)

var kindOf = map[string]kinds{
	"null": kindNull, "boolean": kindBool, "number": kindNumber, "integer": kindInteger,
	"string": kindString, "array": kindArray, "object": kindObject,
}

// rule is one schema, compiled.
type rule struct {
	types    []string // for messages
	kinds    kinds    // 0 = anything
	members  []any    // enum, or the one value of const; nil = any value
	min, max *float64 // numbers
	low      int      // length of a string or an array
	high     int      // -1 = no upper bound
	trim     bool
	dateTime bool
	pattern  *regexp.Regexp

	description string // for messages
	items       *rule

	properties []property // in the order of the schema
	index      map[string]int
	extra      *rule // rule of the members of a map; nil = members must be known
	open       bool  // members that are not known are left out, and null is absent
}

// property is one member of an object.
type property struct {
	name     string
	rule     *rule
	required bool
	fallback jsontext.Value // normalised default; nil = none
}

// compile makes the rule of s; at is its place, for panics.
func compile(s *jsonschema.Schema, at string) *rule {
	refuseUnknownKeywords(s, at)
	r := &rule{types: s.Types, members: s.Enum, min: s.Minimum, max: s.Maximum, high: -1, dateTime: s.Format == "date-time", description: s.Description}
	if s.Type != "" {
		r.types = []string{s.Type}
	}
	for _, t := range r.types {
		r.kinds |= kindOf[t]
	}
	if s.Const != nil {
		r.members = []any{*s.Const}
	}
	r.setLengths(s.MinLength, s.MaxLength)
	r.setLengths(s.MinItems, s.MaxItems)
	r.trim = s.Extra[trimKeyword] == true
	if s.Pattern != "" {
		r.pattern = regexp.MustCompile(s.Pattern)
	}
	r.items = &rule{high: -1}
	if s.Items != nil {
		r.items = compile(s.Items, at+"/items")
	}
	switch {
	case isOpen(s):
		r.open = true
	case s.AdditionalProperties != nil && !isNever(s.AdditionalProperties):
		r.extra = compile(s.AdditionalProperties, at+"/additionalProperties")
	}
	r.compileProperties(s, at)
	return r
}

func (r *rule) setLengths(low, high *int) {
	if low != nil {
		r.low = *low
	}
	if high != nil {
		r.high = *high
	}
}

// compileProperties makes the rules of an object's members and checks their
// defaults, so that a filled-in value always satisfies its own rule.
func (r *rule) compileProperties(s *jsonschema.Schema, at string) {
	if r.kinds&kindObject == 0 {
		return
	}
	if r.extra == nil && !r.open && !isNever(s.AdditionalProperties) {
		panic("schema: " + at + " is not strict")
	}
	r.index = make(map[string]int, len(s.Properties))
	for _, name := range order(s) {
		sub := s.Properties[name]
		p := property{name: name, rule: compile(sub, at+"/"+name), required: slices.Contains(s.Required, name)}
		if sub.Default != nil {
			value, problems := p.rule.check(jsontext.Value(sub.Default))
			if problems != nil {
				panic(fmt.Sprintf("schema: default of %s/%s: %v", at, name, problems))
			}
			p.fallback = value
		}
		r.index[name] = len(r.properties)
		r.properties = append(r.properties, p)
	}
}

// order returns the names of s's members: first those with a given place, then
// the others by name.
func order(s *jsonschema.Schema) []string {
	names := slices.Clone(s.PropertyOrder)
	var rest []string
	for name := range s.Properties {
		if !slices.Contains(names, name) {
			rest = append(rest, name)
		}
	}
	slices.Sort(rest)
	return append(names, rest...)
}

// enforced names the fields of a schema that a rule holds, and those that say
// nothing about values.
var enforced = map[string]bool{
	"ID": true, "Schema": true, "Title": true, "Description": true, "Comment": true, "Examples": true,
	"Default": true, "Extra": true, "PropertyOrder": true, "Type": true, "Types": true, "Enum": true, "Const": true,
	"Minimum": true, "Maximum": true, "MinLength": true, "MaxLength": true, "Pattern": true, "Format": true,
	"Items": true, "MinItems": true, "MaxItems": true,
	"Properties": true, "Required": true, "AdditionalProperties": true,
}

// refuseUnknownKeywords panics when s has a keyword that a rule cannot hold.
func refuseUnknownKeywords(s *jsonschema.Schema, at string) {
	v := reflect.ValueOf(s).Elem()
	for i := range v.NumField() {
		if name := v.Type().Field(i).Name; !v.Field(i).IsZero() && !enforced[name] {
			panic("schema: " + at + ": " + name + " is not enforced")
		}
	}
	if s.Format != "" && s.Format != "date-time" {
		panic("schema: " + at + ": format " + s.Format + " is not enforced")
	}
}

// Check reports every problem of raw against s: see Contract.Check. It compiles
// s each time; a hot path keeps a Contract.
func Check(s *jsonschema.Schema, raw jsontext.Value) (jsontext.Value, []fault.Field) {
	return Compile(s).Check(raw)
}
