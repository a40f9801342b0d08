package tool

import (
	"bytes"
	"encoding/json/jsontext"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
)

// aside is a tree of the members that a brief result leaves out: those that lead to
// nothing further are left out whole. Lists are passed through to their elements.
type aside map[string]aside

func newAside(paths []string) aside {
	root := aside{}
	for _, path := range paths {
		at := root
		for part := range strings.SplitSeq(path, ".") {
			name := strings.TrimSuffix(part, "[]")
			if at[name] == nil {
				at[name] = aside{}
			}
			at = at[name]
		}
	}
	return root
}

// Brief returns a result of the tool without what Aside names.
func (t Tool) Brief(result jsontext.Value) (jsontext.Value, error) {
	if len(t.aside) == 0 {
		return result, nil
	}
	var out bytes.Buffer
	out.Grow(len(result))
	from, to := jsontext.NewDecoder(bytes.NewReader(result)), jsontext.NewEncoder(&out)
	if err := t.aside.copy(from, to); err != nil {
		return nil, fault.Wrap("shorten a result of "+t.Name, err)
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n")), nil
}

// copy copies one value without what the tree names.
func (a aside) copy(from *jsontext.Decoder, to *jsontext.Encoder) error {
	kind := from.PeekKind()
	if kind != jsontext.KindBeginObject && kind != jsontext.KindBeginArray {
		value, err := from.ReadValue()
		if err != nil {
			return err
		}
		return to.WriteValue(value)
	}
	if err := pass(from, to); err != nil {
		return err
	}
	for from.PeekKind() != jsontext.KindEndObject && from.PeekKind() != jsontext.KindEndArray {
		if kind == jsontext.KindBeginArray {
			if err := a.copy(from, to); err != nil {
				return err
			}
			continue
		}
		if err := a.member(from, to); err != nil {
			return err
		}
	}
	return pass(from, to)
}

// member copies one member of an object, or leaves it out.
func (a aside) member(from *jsontext.Decoder, to *jsontext.Encoder) error {
	name, err := from.ReadToken()
	if err != nil {
		return err
	}
	inner, named := a[name.String()]
	if named && len(inner) == 0 {
		return from.SkipValue()
	}
	if err := to.WriteToken(name); err != nil {
		return err
	}
	if named {
		return inner.copy(from, to)
	}
	value, err := from.ReadValue()
	if err != nil {
		return err
	}
	return to.WriteValue(value)
}

// pass copies one token.
func pass(from *jsontext.Decoder, to *jsontext.Encoder) error {
	token, err := from.ReadToken()
	if err != nil {
		return err
	}
	return to.WriteToken(token)
}
