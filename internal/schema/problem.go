package schema

import (
	"bytes"
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
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

// unknownKeys reports, on the object that has them, members that its rule does not
// know, with those it does.
func (k *checker) unknownKeys(r *rule, at *place, names []string) {
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
	known := make([]string, len(r.properties))
	for i, p := range r.properties {
		known[i] = p.name
	}
	if len(known) > 0 {
		b.WriteString("; known are " + strings.Join(known, ", "))
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

// syntaxProblem turns a decoder's error about raw into a problem. It says what and
// where, and never repeats the input.
func syntaxProblem(raw jsontext.Value, dec *jsontext.Decoder, err error) fault.Field {
	reason := i18n.T("语法有误", "a mistake of syntax")
	switch {
	case bytes.HasPrefix(raw, []byte("\xef\xbb\xbf")):
		reason = i18n.T("开头有字节顺序标记（BOM），请存为不带 BOM 的 UTF-8", "it begins with a byte order mark; save it as UTF-8 without one")
	case len(bytes.TrimSpace(raw)) == 0:
		reason = i18n.T("内容是空的", "it is empty")
	case !utf8.Valid(raw):
		reason = i18n.T("不是有效的 UTF-8", "it is not valid UTF-8")
	case errors.Is(err, jsontext.ErrDuplicateName):
		reason = i18n.T("同一个对象里有重名的成员", "a name stands twice in one object")
	case errors.Is(err, errMore):
		reason = i18n.T("一个值之后还有内容", "there is more after the value")
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		reason = i18n.T("没有写完", "it ends too early")
	}
	at := dec.InputOffset()
	return fault.Field{Code: InvalidJSON,
		Message:   fmt.Sprintf("%s, near byte %d", reason.En, at),
		MessageZh: fmt.Sprintf("%s，约在第 %d 字节", reason.Zh, at),
	}
}

// errMore says that something follows a complete value.
var errMore = errors.New("there is more after the value")

// Syntax returns what is wrong with raw as JSON, as Invalid says it, or nil.
func Syntax(raw jsontext.Value) *fault.Error {
	if _, problems := Compile(&jsonschema.Schema{}).Check(raw); problems != nil {
		return Invalid(problems)
	}
	return nil
}
