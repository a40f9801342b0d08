package schema

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"
)

// trimKeyword is the extension keyword of strings whose surrounding white space
// is removed before anything else is checked.
const trimKeyword = "x-trim"

// fieldTags is a field's struct tag, with the field's name for panics.
type fieldTags struct {
	reflect.StructTag
	where string
}

// apply writes what the tags say into the field's schema.
func (t fieldTags) apply(s *jsonschema.Schema) {
	s.Description = t.Get("doc")
	if limit, ok := t.Lookup("limit"); ok {
		t.applyLimit(s, limit)
	}
	item := s
	if s.Type == "array" {
		item = s.Items
		if limit, ok := t.Lookup("items"); ok {
			t.applyLimit(item, limit)
		}
	}
	if bounds, ok := t.Lookup("range"); ok {
		item.Minimum, item.Maximum = t.bounds(bounds)
	}
	if pattern, ok := t.Lookup("pattern"); ok {
		regexp.MustCompile(pattern)
		item.Pattern = pattern
	}
	if members, ok := t.Lookup("enum"); ok {
		item.Enum = nil
		for member := range strings.SplitSeq(members, "|") {
			item.Enum = append(item.Enum, t.literal(item, member))
		}
	}
	if literal, ok := t.Lookup("const"); ok {
		item.Const = new(t.literal(item, literal))
	}
	if t.Get("trim") == "true" {
		item.Extra = map[string]any{trimKeyword: true}
		describe(item, "White space around it is removed first.")
	}
	if t.Get("strict") == "true" {
		s.Extra = map[string]any{strictKeyword: true}
	}
	if def, ok := t.Lookup("default"); ok {
		if !jsontext.Value(def).IsValid() {
			panic(fmt.Sprintf("schema: %s: default %s is not JSON", t.where, def))
		}
		s.Default = []byte(def)
	}
}

// applyLimit sets the length bounds of a string or an array.
func (t fieldTags) applyLimit(s *jsonschema.Schema, limit string) {
	low, high := t.bounds(limit)
	switch s.Type {
	case "string":
		s.MinLength, s.MaxLength = minCount(low), count(high)
		if limit == "1.." { // the same in every unit
			describe(s, "Not empty.")
			break
		}
		describe(s, "Length "+limit+" in UTF-16 code units.")
	case "array":
		s.MinItems, s.MaxItems = minCount(low), count(high)
	default:
		panic(fmt.Sprintf("schema: %s: a %s has no length", t.where, s.Type))
	}
}

// count turns a bound into a length.
func count(bound *float64) *int {
	if bound == nil {
		return nil
	}
	return new(int(*bound))
}

// minCount is count for a lower bound, where 0 says nothing.
func minCount(bound *float64) *int {
	if bound == nil || *bound == 0 {
		return nil
	}
	return count(bound)
}

// bounds parses "a..b"; an end left out is nil.
func (t fieldTags) bounds(text string) (low, high *float64) {
	a, b, ok := strings.Cut(text, "..")
	if !ok {
		panic(fmt.Sprintf("schema: %s: %q is not a..b", t.where, text))
	}
	return t.bound(a), t.bound(b)
}

func (t fieldTags) bound(text string) *float64 {
	if text == "" {
		return nil
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(fmt.Sprintf("schema: %s: bound %q: %v", t.where, text, err))
	}
	return &f
}

// literal turns the text of an enum or const tag into a value of s's type.
func (t fieldTags) literal(s *jsonschema.Schema, text string) any {
	if s.Type == "string" {
		return text
	}
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		panic(fmt.Sprintf("schema: %s: %q: %v", t.where, text, err))
	}
	return v
}

// describe adds a sentence to a description.
func describe(s *jsonschema.Schema, sentence string) {
	if s.Description != "" {
		s.Description += " "
	}
	s.Description += sentence
}
