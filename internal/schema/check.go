package schema

import (
	"bytes"
	"encoding/json/jsontext"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/units"
)

// Check reads raw as one JSON value and checks it. When it satisfies the
// contract, the value is returned in normal form: members in the order of the
// schema, defaults filled in, strings trimmed where the schema says so, no white
// space between tokens. Otherwise all problems are returned, at most MaxProblems.
// Text that is not JSON is one problem with the code InvalidJSON. Checking a
// normal form returns it unchanged.
func (c *Contract) Check(raw jsontext.Value) (jsontext.Value, []fault.Field) {
	return c.root.check(raw)
}

func (r *rule) check(raw jsontext.Value) (jsontext.Value, []fault.Field) {
	// A decoder refuses duplicate names and invalid UTF-8.
	k := checker{dec: jsontext.NewDecoder(bytes.NewBuffer(raw))}
	out, err := k.value(nil, r, nil)
	if err == nil {
		_, err = k.dec.ReadToken()
		if err == nil {
			err = errMore
		} else if err == io.EOF {
			err = nil
		}
	}
	if err != nil {
		return nil, []fault.Field{syntaxProblem(raw, k.dec, err)}
	}
	if k.problems != nil {
		return nil, k.problems
	}
	return out, nil
}

// checker walks one input along a rule. Its methods append the normal form of
// the value they read to out; their error says that the input is not JSON.
type checker struct {
	dec      *jsontext.Decoder
	problems []fault.Field
}

func (k *checker) value(out []byte, r *rule, at *place) ([]byte, error) {
	kind := k.dec.PeekKind()
	if r.kinds == 0 {
		raw, err := k.dec.ReadValue()
		if err != nil {
			return nil, err
		}
		compact := raw.Clone()
		if err := compact.Compact(); err != nil {
			return nil, err
		}
		return append(out, compact...), nil
	}
	got := jsonKind(kind)
	if got&r.kinds == 0 {
		if kind == 0 { // not JSON: reading gives the reason
			return nil, k.dec.SkipValue()
		}
		k.wrongType(r, at, got)
		return out, k.dec.SkipValue()
	}
	switch got {
	case kindObject:
		return k.object(out, r, at)
	case kindArray:
		return k.array(out, r, at)
	case kindString:
		return k.string(out, r, at)
	case kindNumber | kindInteger:
		return k.number(out, r, at)
	}
	token, err := k.dec.ReadToken()
	if err != nil {
		return nil, err
	}
	var v any // null
	if got == kindBool {
		v = token.Bool()
	}
	k.member(r, at, v)
	return append(out, token.String()...), nil
}

// jsonKind returns the set of schema types that a JSON kind may have.
func jsonKind(kind jsontext.Kind) kinds {
	switch kind {
	case 'n':
		return kindNull
	case 't', 'f':
		return kindBool
	case '0':
		return kindNumber | kindInteger
	case '"':
		return kindString
	case '[':
		return kindArray
	case '{':
		return kindObject
	}
	return 0
}

func (k *checker) object(out []byte, r *rule, at *place) ([]byte, error) {
	if _, err := k.dec.ReadToken(); err != nil {
		return nil, err
	}
	values := make([][]byte, len(r.properties)) // nil = absent
	var extras []byte
	var unknown []string
	for k.dec.PeekKind() != '}' {
		token, err := k.dec.ReadToken()
		if err != nil {
			return nil, err
		}
		name := token.String()
		if i, ok := r.index[name]; ok && !k.isAbsent(r, i) {
			values[i], err = k.value([]byte{}, r.properties[i].rule, &place{outer: at, name: name})
		} else if r.extra != nil {
			extras = appendName(extras, name)
			extras, err = k.value(extras, r.extra, &place{outer: at, name: name})
		} else {
			if !r.open {
				unknown = append(unknown, name)
			}
			err = k.dec.SkipValue()
		}
		if err != nil {
			return nil, err
		}
	}
	if _, err := k.dec.ReadToken(); err != nil {
		return nil, err
	}
	out = k.members(append(out, '{'), r, at, values)
	if unknown != nil {
		k.unknownKeys(r, at, unknown)
	}
	if extras != nil {
		if out[len(out)-1] != '{' {
			out = append(out, ',')
		}
		out = append(out, extras[1:]...)
	}
	return append(out, '}'), nil
}

// isAbsent reports whether the next value is the null that stands for an absent
// member of an open object.
func (k *checker) isAbsent(r *rule, i int) bool {
	p := r.properties[i]
	return r.open && k.dec.PeekKind() == 'n' && !p.required && p.rule.kinds != 0 && p.rule.kinds&kindNull == 0
}

// members appends the known members in the order of the schema, with defaults
// for those that are absent, and reports required ones that are missing.
func (k *checker) members(out []byte, r *rule, at *place, values [][]byte) []byte {
	first := len(out)
	for i, p := range r.properties {
		value := values[i]
		if value == nil {
			value = p.fallback
		}
		if value == nil {
			if p.required {
				k.missing(p, at)
			}
			continue
		}
		out = appendName(out, p.name)
		out = append(out, value...)
	}
	if len(out) > first { // the first name has a comma before it
		out = append(out[:first], out[first+1:]...)
	}
	return out
}

// appendName appends a comma, a member's name and a colon.
func appendName(out []byte, name string) []byte {
	out, _ = jsontext.AppendQuote(append(out, ','), name) // the decoder has checked the name
	return append(out, ':')
}

func (k *checker) array(out []byte, r *rule, at *place) ([]byte, error) {
	if _, err := k.dec.ReadToken(); err != nil {
		return nil, err
	}
	out = append(out, '[')
	n := 0
	for ; k.dec.PeekKind() != ']'; n++ {
		if n > 0 {
			out = append(out, ',')
		}
		var err error
		if r.high >= 0 && n >= r.high { // already too long: items beyond say nothing new
			err = k.dec.SkipValue()
		} else {
			out, err = k.value(out, r.items, &place{outer: at, index: n, item: true})
		}
		if err != nil {
			return nil, err
		}
	}
	if _, err := k.dec.ReadToken(); err != nil {
		return nil, err
	}
	k.length(r, at, n, "items")
	return append(out, ']'), nil
}

func (k *checker) string(out []byte, r *rule, at *place) ([]byte, error) {
	token, err := k.dec.ReadToken()
	if err != nil {
		return nil, err
	}
	text := token.String()
	if r.trim {
		text = strings.TrimFunc(text, isSpace)
	}
	k.length(r, at, units.Len(text), "UTF-16 code units")
	if r.pattern != nil && !r.pattern.MatchString(text) {
		k.report(at, InvalidFormat, r.form())
	}
	if r.dateTime {
		if _, err := time.Parse(time.RFC3339, text); err != nil {
			k.report(at, InvalidFormat, "must be a date and time as in RFC 3339")
		}
	}
	k.member(r, at, text)
	return jsontext.AppendQuote(out, text)
}

// form says which form a string must have: in the words of the member's
// description as far as its first semicolon, or where there is none by the pattern.
func (r *rule) form() string {
	if r.description != "" {
		form, _, _ := strings.Cut(r.description, ";")
		return "is not of the form asked for: " + strings.TrimSuffix(form, ".")
	}
	return "must match " + r.pattern.String()
}

// maxSafeInteger is the largest integer that every JSON reader holds exactly.
const maxSafeInteger = 1<<53 - 1

func (k *checker) number(out []byte, r *rule, at *place) ([]byte, error) {
	raw, err := k.dec.ReadValue()
	if err != nil {
		return nil, err
	}
	f, err := strconv.ParseFloat(string(raw), 64)
	whole := f == math.Trunc(f)
	switch {
	case err != nil:
		k.report(at, InvalidType, "the number is too large to be held")
		return out, nil
	case r.kinds&kindNumber == 0 && !whole:
		k.report(at, InvalidType, "expected integer, received a number with a fraction")
		return out, nil
	case r.kinds&kindNumber == 0 && math.Abs(f) > maxSafeInteger:
		low, high := -float64(maxSafeInteger), float64(maxSafeInteger)
		if r.min != nil {
			low = max(low, *r.min)
		}
		if r.max != nil {
			high = min(high, *r.max)
		}
		k.bounds(at, f, &low, &high)
		return out, nil
	}
	k.bounds(at, f, r.min, r.max)
	k.member(r, at, f)
	if r.kinds&kindNumber == 0 {
		return strconv.AppendInt(out, int64(f), 10), nil // 1.0 and 1e0 are 1
	}
	return append(out, raw...), nil
}

func (k *checker) bounds(at *place, f float64, low, high *float64) {
	switch {
	case low != nil && f < *low:
		k.report(at, TooSmall, "must be at least "+strconv.FormatFloat(*low, 'f', -1, 64))
	case high != nil && f > *high:
		k.report(at, TooBig, "must be at most "+strconv.FormatFloat(*high, 'f', -1, 64))
	}
}

func (k *checker) length(r *rule, at *place, n int, unit string) {
	switch {
	case n < r.low && n == 0:
		k.report(at, TooSmall, "must not be empty")
	case n < r.low:
		k.report(at, TooSmall, fmt.Sprintf("must have at least %d %s, has %d", r.low, unit, n))
	case r.high >= 0 && n > r.high:
		k.report(at, TooBig, fmt.Sprintf("must have at most %d %s, has %d", r.high, unit, n))
	}
}

// member reports a value that is none of the allowed ones.
func (k *checker) member(r *rule, at *place, v any) {
	if r.members == nil {
		return
	}
	for _, m := range r.members {
		if m == v {
			return
		}
	}
	k.report(at, InvalidValue, "must be "+alternatives(r.members))
}

// isSpace reports whether r is white space as the published protocol trims it.
func isSpace(r rune) bool {
	switch r {
	case '\t', '\n', '\v', '\f', '\r', ' ', 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
		return true
	}
	return 0x2000 <= r && r <= 0x200A
}
