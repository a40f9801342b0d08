package envelope_test

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/envelope"
)

// published is the registry as a client reads it.
type published struct {
	Chart struct {
		Schema *jsonschema.Schema `json:"schema"`
		Data   *jsonschema.Schema `json:"data"`
	} `json:"chart"`
	Components []struct {
		Name  string             `json:"name"`
		Props *jsonschema.Schema `json:"props"`
		Data  *jsonschema.Schema `json:"data"`
	} `json:"components"`
	MapActions []struct {
		Name   string             `json:"name"`
		Params *jsonschema.Schema `json:"params"`
	} `json:"mapActions"`
	Envelopes map[string]*jsonschema.Schema `json:"envelopes"`
}

// inspector checks envelopes by the published schemas alone, with a general
// validator of JSON Schema.
type inspector map[string]*jsonschema.Resolved

func newInspector(t *testing.T) inspector {
	t.Helper()
	var p published
	if err := json.Unmarshal(envelope.Document(), &p); err != nil {
		t.Fatal(err)
	}
	all := map[string]*jsonschema.Schema{"spec": p.Chart.Schema, "data": p.Chart.Data}
	for _, c := range p.Components {
		all["props "+c.Name] = c.Props
		if c.Data != nil {
			all["data "+c.Name] = c.Data
		}
	}
	for _, a := range p.MapActions {
		all["params "+a.Name] = a.Params
	}
	for kind, s := range p.Envelopes {
		all["envelope "+kind] = s
	}
	in := inspector{}
	for name, s := range all {
		resolved, err := s.Resolve(nil)
		if err != nil {
			t.Fatalf("%s is no JSON Schema: %v", name, err)
		}
		in[name] = resolved
	}
	return in
}

// refuses returns why the schemas refuse an envelope, or nil.
func (in inspector) refuses(t *testing.T, raw jsontext.Value) error {
	t.Helper()
	var whole any
	if err := json.Unmarshal(raw, &whole); err != nil {
		t.Fatal(err)
	}
	e, _ := whole.(map[string]any)
	kind, _ := e["kind"].(string)
	component, _ := e["component"].(string)
	action, _ := e["action"].(string)
	shape, ok := in["envelope "+kind]
	if !ok {
		return errNoSchema
	}
	if err := shape.Validate(whole); err != nil {
		return err
	}
	for member, name := range map[string]string{"spec": "spec", "props": "props " + component, "params": "params " + action} {
		if v, ok := e[member]; ok {
			if err := in[name].Validate(v); err != nil {
				return err
			}
		}
	}
	name := "data"
	if component != "" {
		name += " " + component
	}
	if v, ok := e["data"]; ok && in[name] != nil {
		return in[name].Validate(v)
	}
	return nil
}

type noSchema struct{}

func (noSchema) Error() string { return "no schema" }

var errNoSchema error = noSchema{}

// TestPublishedSchemas reads the registry as a stranger would: what Validate takes,
// a general validator takes by the published schemas too, and what Validate refuses
// for its form, so does that.
func TestPublishedSchemas(t *testing.T) {
	t.Parallel()
	in := newInspector(t)
	refused := 0
	for name, raw := range readCorpus(t).envelopes(t) {
		err := in.refuses(t, raw)
		if envelope.Validate(raw) == nil && err != nil {
			t.Errorf("%s is valid, but the published schemas refuse it: %v", name, err)
		}
		if err != nil {
			refused++
		}
	}
	if refused < 120 {
		t.Errorf("the published schemas refuse %d of the hostile cases only", refused)
	}
	t.Logf("the schemas alone refuse %d", refused)
	b := newBench()
	for _, e := range mapped(t, b) {
		raw, err := json.Marshal(e)
		if err != nil {
			t.Fatal(err)
		}
		if err := in.refuses(t, raw); err != nil {
			t.Errorf("%s: %v", names([]envelope.Envelope{e}), err)
		}
	}
}
