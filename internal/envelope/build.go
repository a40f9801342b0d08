package envelope

import "github.com/google/jsonschema-go/jsonschema"

// The schemas of the registry are put together of these.

type schema = jsonschema.Schema

// members are the members of an object, by name.
type members map[string]*schema

// object is an object with these members and no others; required ones are named.
func object(m members, required ...string) *schema {
	return &schema{Type: "object", Properties: m, Required: required, AdditionalProperties: &schema{Not: &schema{}}}
}

func boolean() *schema { return &schema{Type: "boolean"} }

func numbers(low, high float64) *schema {
	return &schema{Type: "number", Minimum: new(low), Maximum: new(high)}
}

func integers(low, high float64) *schema {
	return &schema{Type: "integer", Minimum: new(low), Maximum: new(high)}
}

// anyNumber is a finite number; the profile refuses others.
func anyNumber() *schema { return &schema{Type: "number"} }

// texts are texts of at most so many UTF-16 units.
func texts(high int) *schema { return &schema{Type: "string", MaxLength: new(high)} }

// form is a text of a form that a sentence describes.
func form(pattern, words string) *schema {
	return &schema{Type: "string", Pattern: pattern, Description: words}
}

func oneOf(values ...string) *schema {
	s := &schema{Type: "string"}
	for _, v := range values {
		s.Enum = append(s.Enum, v)
	}
	return s
}

// only is the one value that a member has.
func only(value string) *schema { return &schema{Type: "string", Const: new(any(value))} }

func lists(items *schema, low, high int) *schema {
	s := &schema{Type: "array", Items: items, MaxItems: new(high)}
	if low > 0 {
		s.MinItems = new(low)
	}
	return s
}

// either is a value of one of several kinds.
func either(choices ...*schema) *schema { return &schema{AnyOf: choices} }

func null() *schema { return &schema{Type: "null"} }

// ref is a definition of the same schema.
func ref(name string) *schema { return &schema{Ref: refPrefix + name} }

// one or several of the same.
func oneOrMany(s *schema, high int) *schema { return either(s, lists(s, 1, high)) }
