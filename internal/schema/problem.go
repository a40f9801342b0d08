package schema

import (
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// The codes of problems: the issue words of the Zod library, and InvalidJSON for
// text that is no JSON at all.
const (
	InvalidType      = "invalid_type"
	TooBig           = "too_big"
	TooSmall         = "too_small"
	InvalidFormat    = "invalid_format"
	InvalidValue     = "invalid_value"
	UnrecognizedKeys = "unrecognized_keys"
	Custom           = "custom"
	InvalidJSON      = "invalid_json"
)

// MaxProblems is how many problems one check reports at most.
const MaxProblems = 32

// At most maxKeys unknown names are quoted, each cut to maxKeyLength runes.
const (
	maxKeys      = 8
	maxKeyLength = 40
)

// place is where a value stands in the input.
type place struct {
	outer *place
	name  string // of a member of an object
	item  bool   // an item of an array
	index int    // of that item
}

// String returns the dotted path from the root.
func (p *place) String() string {
	var steps []string
	for ; p != nil; p = p.outer {
		step := p.name
		if p.item {
			step = strconv.Itoa(p.index)
		}
		steps = append(steps, step)
	}
	slices.Reverse(steps)
	return strings.Join(steps, ".")
}

func (k *checker) report(at *place, code, message string) {
	if len(k.problems) < MaxProblems {
		k.problems = append(k.problems, fault.Field{Path: at.String(), Code: code, Message: message})
	}
}

// wrongType reports a value of a type that the rule does not have. Where only
// certain values are allowed, it is just not one of them.
func (k *checker) wrongType(r *rule, at *place, got kinds) {
	if r.members != nil {
		k.report(at, InvalidValue, "must be "+alternatives(r.members))
		return
	}
	k.report(at, InvalidType, "expected "+strings.Join(r.types, " or ")+", received "+got.String())
}

// missing reports a required member that is absent.
func (k *checker) missing(p property, outer *place) {
	at := &place{outer: outer, name: p.name}
	if p.rule.members != nil {
		k.report(at, InvalidValue, "is required and must be "+alternatives(p.rule.members))
		return
	}
	message := "is required"
	if p.rule.types != nil {
		message += ": expected " + strings.Join(p.rule.types, " or ")
	}
	k.report(at, InvalidType, message)
}

// unknownKeys reports, on the object that has them, members that no rule knows.
func (k *checker) unknownKeys(at *place, names []string) {
	var b strings.Builder
	b.WriteString("unrecognized: ")
	for i, name := range names[:min(len(names), maxKeys)] {
		if i > 0 {
			b.WriteString(", ")
		}
		if runes := []rune(name); len(runes) > maxKeyLength {
			name = string(runes[:maxKeyLength]) + "…"
		}
		b.WriteString(strconv.Quote(name))
	}
	if more := len(names) - maxKeys; more > 0 {
		fmt.Fprintf(&b, " and %d more", more)
	}
	k.report(at, UnrecognizedKeys, b.String())
}

// String returns the name of a single kind.
func (s kinds) String() string {
	if s&kindNumber != 0 {
		return "number"
	}
	for name, kind := range kindOf {
		if kind == s {
			return name
		}
	}
	return "nothing"
}

// alternatives prints the allowed values as JSON: one of "zh", "en".
func alternatives(members []any) string {
	var b strings.Builder
	if len(members) > 1 {
		b.WriteString("one of ")
	}
	for i, m := range members {
		if i > 0 {
			b.WriteString(", ")
		}
		if text, ok := m.(string); ok {
			b.WriteString(strconv.Quote(text))
		} else if m == nil {
			b.WriteString("null")
		} else {
			fmt.Fprint(&b, m)
		}
	}
	return b.String()
}

// syntaxProblem turns a decoder's error into a problem. It says what and where,
// and never repeats the input.
func syntaxProblem(dec *jsontext.Decoder, err error) fault.Field {
	reason := "not valid JSON"
	if errors.Is(err, jsontext.ErrDuplicateName) {
		reason = "a name stands twice in one object"
	}
	return fault.Field{Code: InvalidJSON, Message: fmt.Sprintf("%s, near byte %d", reason, dec.InputOffset())}
}
