package schema

import (
	"slices"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// Without returns a copy of the object schema s that does not show the named members;
// names are written as for Require, and members that are not there are passed over.
// What a check of s takes stays as it is: this is for showing s.
func Without(s *jsonschema.Schema, names ...string) *jsonschema.Schema {
	c := s.CloneSchemas()
	for _, name := range names {
		at, member := c, name
		if i := strings.LastIndexByte(name, '.'); i >= 0 {
			at, member = inside(c, name[:i]), name[i+1:]
		}
		if at != nil {
			hide(at, func(n string) bool { return n == member })
		}
	}
	return c
}

// Only returns a copy of s whose named member, an object, shows no other members than
// these.
func Only(s *jsonschema.Schema, name string, members ...string) *jsonschema.Schema {
	c := s.CloneSchemas()
	if at := inside(c, name); at != nil {
		hide(at, func(n string) bool { return !slices.Contains(members, n) })
	}
	return c
}

// inside returns the object schema that a name leads to, nil for none.
func inside(s *jsonschema.Schema, name string) *jsonschema.Schema {
	for part := range strings.SplitSeq(name, ".") {
		head, list := strings.CutSuffix(part, "[]")
		if s = s.Properties[head]; s != nil && list {
			s = s.Items
		}
		if s == nil {
			return nil
		}
	}
	return s
}

// hide takes members out of an object schema of our own.
func hide(s *jsonschema.Schema, hidden func(string) bool) {
	for name := range s.Properties {
		if hidden(name) {
			delete(s.Properties, name)
		}
	}
	s.PropertyOrder = slices.DeleteFunc(slices.Clone(s.PropertyOrder), hidden)
	s.Required = slices.DeleteFunc(slices.Clone(s.Required), hidden)
}
