package schema

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Validator is implemented by input types that have rules over several fields.
// Validate runs on the decoded value after every rule of its schema holds. A rule
// over several fields has the path of the one to change and usually the code Custom.
type Validator interface {
	Validate() []fault.Field
}

// PartValidator is implemented instead of Validator by input types whose rules can
// be checked one by one, so that they are heard even when members have problems
// of their own.
type PartValidator interface {
	// ValidateParts is Validate for an input of which the named members are broken
	// or missing, and zero. Rules that need one of them are left out.
	ValidateParts(broken map[string]bool) []fault.Field
}

// Completer is implemented by pointers to input types that have defaults which
// depend on other members. Complete runs after Validate and fills them in; the
// completed value must satisfy the contract and be left alone by a second
// Complete.
type Completer interface {
	Complete()
}

// Decoder reads values of T. It never changes and may be used by many goroutines
// at once.
type Decoder[T any] struct {
	contract *Contract
}

// NewDecoder returns the decoder of T by the schema For[T].
func NewDecoder[T any]() *Decoder[T] { return &Decoder[T]{contract: Compile(For[T]())} }

// Schema returns the schema of T. It must not be changed.
func (d *Decoder[T]) Schema() *jsonschema.Schema { return d.contract.schema }

// Decode checks raw and returns it as a T, with defaults filled in. Its error is
// a fault of kind Invalid with all problems: see Invalid.
func (d *Decoder[T]) Decode(raw jsontext.Value) (T, error) {
	v, _, err := DecodeBy[T](d.contract, raw)
	return v, err
}

// Decode is NewDecoder and Decode in one; a hot path keeps a Decoder.
func Decode[T any](raw jsontext.Value) (T, error) { return NewDecoder[T]().Decode(raw) }

// DecodeBy is Decode under a contract that is at least as strict as T's own. It
// also returns the normal form.
func DecodeBy[T any](c *Contract, raw jsontext.Value) (T, jsontext.Value, error) {
	var v T
	normal, problems := c.Check(raw)
	if problems != nil {
		if validator, ok := any(&v).(PartValidator); ok {
			problems = append(problems, validateSound(validator, raw, problems)...)
		}
		return v, nil, Invalid(problems)
	}
	if err := json.Unmarshal(normal, &v); err != nil {
		return v, nil, fault.Wrap("decode a checked value", err)
	}
	if problems := validate(&v); len(problems) > 0 {
		return v, nil, Invalid(problems)
	}
	if completer, ok := any(&v).(Completer); ok {
		completer.Complete()
		var err error
		if normal, err = json.Marshal(v, json.Deterministic(true)); err != nil {
			return v, nil, fault.Wrap("encode a completed value", err)
		}
	}
	return v, normal, nil
}

// validate checks the rules over several fields that the type of v has.
func validate(v any) []fault.Field {
	switch v := v.(type) {
	case PartValidator:
		return v.ValidateParts(nil)
	case Validator:
		return v.Validate()
	}
	return nil
}

// validateSound checks the rules between those members of raw that have no problem.
func validateSound(v PartValidator, raw jsontext.Value, problems []fault.Field) []fault.Field {
	var members map[string]jsontext.Value
	if json.Unmarshal(raw, &members) != nil {
		return nil // no object
	}
	broken := map[string]bool{}
	for _, p := range problems {
		name, _, _ := strings.Cut(p.Path, ".")
		broken[name] = true
		delete(members, name)
	}
	sound, err := json.Marshal(members)
	if err != nil || json.Unmarshal(sound, v) != nil {
		return nil
	}
	return v.ValidateParts(broken)
}

// Invalid returns the fault for problems. Its reason is "invalid_json" when the
// input was no JSON, else "invalid_input".
func Invalid(problems []fault.Field) *fault.Error {
	if len(problems) == 1 && problems[0].Code == InvalidJSON {
		p := problems[0]
		return fault.New(fault.Invalid, InvalidJSON,
			i18n.T("内容不是有效的 JSON："+p.MessageZh+"。", "The content is not valid JSON: "+p.Message+"."))
	}
	f := fault.New(fault.Invalid, "invalid_input",
		i18n.T("输入有误，请检查指出的字段。", "The input is not valid; please check the fields named."))
	f.Fields = problems
	if said, ok := inSentences(problems); ok {
		f.Msg = said
	}
	return f
}

// inSentences says the problems in both languages, when all of them can be.
func inSentences(problems []fault.Field) (i18n.Text, bool) {
	var zh, en []string
	for _, p := range problems {
		if p.MessageZh == "" {
			return i18n.Text{}, false
		}
		zh, en = append(zh, p.MessageZh+"（"+p.Path+"）"), append(en, p.Path+" "+p.Message)
	}
	return i18n.T(strings.Join(zh, "；")+"。", strings.Join(en, "; ")+"."), len(problems) > 0
}
