package envelope

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"github.com/wenbu-go/wenbu/internal/units"
)

// maxProblems is how many problems are told at once.
const maxProblems = 32

// spot is where a value stands.
type spot struct {
	outer *spot
	step  string
}

func (p *spot) in(step string) *spot { return &spot{p, step} }
func (p *spot) at(index int) *spot   { return &spot{p, strconv.Itoa(index)} }

// String returns the dotted path from the envelope.
func (p *spot) String() string {
	var steps []string
	for ; p != nil; p = p.outer {
		steps = append(steps, p.step)
	}
	slices.Reverse(steps)
	return strings.Join(steps, ".")
}

// findings are the problems that a check has met.
type findings struct{ list []Problem }

func (f *findings) add(at *spot, reason string) {
	if len(f.list) < maxProblems {
		f.list = append(f.list, Problem{at.String(), reason})
	}
}

func (f *findings) none() bool { return len(f.list) == 0 }

// check reports what is wrong with a decoded value by a rule. The order is that of
// the front end: depth first, members by name, what is missing last.
func (f *findings) check(r *rule, v any, at *spot) {
	kind := kindOf(v)
	if !r.takes(kind) {
		f.add(at, "must be "+list(nouns(r.expects())))
		return
	}
	if r.choices != nil {
		f.choose(r, v, at)
		return
	}
	if r.members != nil && !slices.Contains(r.members, v) {
		f.add(at, "must be "+list(literals(r.members)))
		return
	}
	switch v := v.(type) {
	case float64:
		f.number(r, v, at)
	case string:
		f.text(r, v, at)
	case []any:
		f.items(r, v, at)
	case map[string]any:
		f.members(r, v, at)
	}
}

// choose checks a value by the one choice that is for it: by its kind, and for an
// object by the members that have one value only.
func (f *findings) choose(r *rule, v any, at *spot) {
	kind := kindOf(v)
	for _, c := range r.choices {
		if c.takes(kind) && c.means(v) {
			f.check(c, v, at)
			return
		}
	}
	f.add(at, "is none of the known shapes")
}

// means reports whether the members of v that a rule has one value for have it.
func (r *rule) means(v any) bool {
	object, ok := v.(map[string]any)
	if !ok {
		return true
	}
	for name, sub := range r.properties {
		if len(sub.members) == 1 && object[name] != sub.members[0] {
			return false
		}
	}
	return true
}

// maxSafeInteger is the largest integer that every JSON reader holds exactly.
const maxSafeInteger = 1<<53 - 1

func (f *findings) number(r *rule, v float64, at *spot) {
	whole := v == math.Trunc(v) && math.Abs(v) <= maxSafeInteger
	switch {
	case slices.Contains(r.kinds, "integer") && !slices.Contains(r.kinds, "number") && !whole:
		f.add(at, "must be a whole number")
	case r.min != nil && v < *r.min:
		f.add(at, "must be at least "+number(*r.min))
	case r.max != nil && v > *r.max:
		f.add(at, "must be at most "+number(*r.max))
	}
}

func (f *findings) text(r *rule, v string, at *spot) {
	f.length(r, units.Len(v), "characters", at)
	if r.pattern != nil && !r.pattern.MatchString(v) {
		f.add(at, "is not of the form asked for: "+r.form)
	}
	if r.forbidden != nil && r.forbidden.MatchString(v) {
		f.add(at, "has text that is not allowed")
	}
	if r.dateTime && !dateTime.MatchString(v) {
		f.add(at, "must be a date and time as in RFC 3339")
	}
}

// dateTime is the form of an instant or a local reading with its offset.
var dateTime = regexp.MustCompile(`^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$`)

func (f *findings) items(r *rule, v []any, at *spot) {
	f.length(r, len(v), "items", at)
	if r.items == nil || r.high != nil && len(v) > *r.high {
		return
	}
	for i, each := range v {
		f.check(r.items, each, at.at(i))
	}
}

func (f *findings) length(r *rule, n int, unit string, at *spot) {
	switch {
	case r.low != nil && n < *r.low:
		f.add(at, "must have at least "+strconv.Itoa(*r.low)+" "+unit)
	case r.high != nil && n > *r.high:
		f.add(at, "must have at most "+strconv.Itoa(*r.high)+" "+unit)
	}
}

func (f *findings) members(r *rule, v map[string]any, at *spot) {
	for _, name := range sorted(v) {
		sub, known := r.properties[name]
		switch {
		case known:
			f.check(sub, v[name], at.in(name))
		case r.closed:
			f.add(at.in(shownName(name)), "is not allowed here")
		case r.extra != nil:
			if r.names != nil {
				f.check(r.names, name, at.in(shownName(name)))
			}
			f.check(r.extra, v[name], at.in(shownName(name)))
		}
	}
	for _, name := range r.required {
		if _, ok := v[name]; !ok {
			f.add(at.in(name), "is missing")
		}
	}
}

// maxShownName is how much of a name that is not ours is shown.
const maxShownName = 80

// shownName is a name as paths show it: cut as the client package cuts it.
func shownName(name string) string {
	if units.Len(name) <= maxShownName {
		return name
	}
	return units.Clip(name, maxShownName-1) + "…"
}

// sorted returns the names of an object's members in the order of their UTF-16
// units, which is that of the front end.
func sorted(v map[string]any) []string {
	names := make([]string, 0, len(v))
	for name := range v {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		return slices.Compare(utf16.Encode([]rune(a)), utf16.Encode([]rune(b)))
	})
	return names
}

// nouns are the kinds of values in words.
func nouns(kinds []string) []string {
	var out []string
	for _, kind := range kinds {
		switch kind {
		case "string":
			kind = "text"
		case "number":
			kind = "a number"
		case "integer":
			kind = "a whole number"
		case "boolean":
			kind = "true or false"
		case "array":
			kind = "a list"
		case "object":
			kind = "an object"
		}
		out = append(out, kind)
	}
	return out
}

// literals writes allowed values for a message.
func literals(members []any) []string {
	var out []string
	for _, m := range members {
		switch m := m.(type) {
		case string:
			out = append(out, m)
		case float64:
			out = append(out, number(m))
		case bool:
			out = append(out, strconv.FormatBool(m))
		default:
			out = append(out, "null")
		}
	}
	return out
}

// list joins words as a choice.
func list(words []string) string { return strings.Join(words, " or ") }

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
