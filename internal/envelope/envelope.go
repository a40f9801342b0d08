package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/units"
)

// maxFallback is the length of a fallbackText in UTF-16 units.
const maxFallback = 1000

// SchemaVersion is the version of the protocol that every envelope names.
const SchemaVersion = "agent-ui@1"

// Grammar is the only language of charts.
const Grammar = "echarts-safe-subset"

// The three kinds of envelopes.
const (
	KindComponent = "registered_component"
	KindChart     = "chart"
	KindMapAction = "map_action"
)

// The places of a client where an envelope may be shown.
const (
	SurfaceChat   = "chat_inline"
	SurfacePanel  = "side_panel"
	SurfaceCanvas = "canvas"
	SurfaceMap    = "map_overlay"
)

// Envelope is one thing to show. Kind decides which other fields are set.
type Envelope struct {
	Kind          string `json:"kind"`
	SchemaVersion string `json:"schemaVersion"`

	Component string         `json:"component,omitzero"` // registered_component
	Grammar   string         `json:"grammar,omitzero"`   // chart
	Action    string         `json:"action,omitzero"`    // map_action
	Surface   string         `json:"surface"`
	Props     jsontext.Value `json:"props,omitzero"`  // registered_component
	Spec      jsontext.Value `json:"spec,omitzero"`   // chart
	Params    jsontext.Value `json:"params,omitzero"` // map_action
	Data      jsontext.Value `json:"data,omitzero"`   // registered_component, chart (null for none)

	// FallbackText is shown where the envelope cannot be.
	FallbackText string `json:"fallbackText,omitzero"`
}

// Problem is one thing that is wrong with an envelope.
type Problem struct {
	Path   string `json:"path" doc:"Where, dotted from the envelope: spec.series.0.type."`
	Reason string `json:"reason"`
}

// component makes an envelope of a registered component; its props and data are
// encoded.
func component(name, surface string, props, data any, fallback string) (Envelope, error) {
	e := Envelope{Kind: KindComponent, SchemaVersion: SchemaVersion, Component: name, Surface: surface, FallbackText: units.Shorten(fallback, maxFallback)}
	var err error
	if e.Props, err = encode(props); err != nil {
		return Envelope{}, err
	}
	if data != nil {
		e.Data, err = encode(data)
	}
	return e, err
}

// encode writes a value of our own as JSON.
func encode(v any) (jsontext.Value, error) {
	text, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		return nil, fault.Wrap("encode an envelope", err)
	}
	return text, nil
}
