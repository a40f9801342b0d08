package schema

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Validator is implemented by input types that have rules over several fields.
// Validate runs on the decoded value after every rule of its schema holds. A rule
// over several fields has the path "" and usually the code Custom.
type Validator interface {
	Validate() []fault.Field
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
		return v, nil, Invalid(problems)
	}
	if err := json.Unmarshal(normal, &v); err != nil {
		return v, nil, fault.Wrap("decode a checked value", err)
	}
	if validator, ok := any(&v).(Validator); ok {
		if problems := validator.Validate(); len(problems) > 0 {
			return v, nil, Invalid(problems)
		}
	}
	if completer, ok := any(&v).(Completer); ok {
		completer.Complete()
		var err error
		if normal, err = json.Marshal(v); err != nil {
			return v, nil, fault.Wrap("encode a completed value", err)
		}
	}
	return v, normal, nil
}

// Invalid returns the fault for problems. Its reason is "invalid_json" when the
// input was no JSON, else "invalid_input".
func Invalid(problems []fault.Field) *fault.Error {
	if len(problems) == 1 && problems[0].Code == InvalidJSON {
		return fault.New(fault.Invalid, InvalidJSON,
			i18n.T("内容不是有效的 JSON。", "The content is not valid JSON."))
	}
	f := fault.New(fault.Invalid, "invalid_input",
		i18n.T("输入有误，请检查指出的字段。", "The input is not valid; please check the fields named."))
	f.Fields = problems
	return f
}
