package envelope

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"sync"
)

// Registry is everything that an envelope may name.
type Registry struct {
	document []byte
	version  string

	shapes     map[string]*rule // of envelopes, by kind
	components map[string]componentRule
	spec       *rule
	chartData  *rule
	actions    map[string]*rule
}

// componentRule is a component made ready for checking.
type componentRule struct {
	surfaces    []string
	props, data *rule
}

// registry is made when it is first asked for and never changes.
var registry = sync.OnceValue(newRegistry)

// Document returns the registry as GET /api/v1/ui-registry answers it. It must not
// be changed.
func Document() []byte { return registry().document }

// Version returns the version of the registry: it changes when anything in it does.
func Version() string { return registry().version }

// The registry as it is published.
type (
	document struct {
		Version       string              `json:"version"`
		SchemaVersion string              `json:"schemaVersion"`
		Chart         chartDocument       `json:"chart"`
		Components    []componentDocument `json:"components"`
		MapActions    []actionDocument    `json:"mapActions"`
		Map           mapDocument         `json:"map"`
		Layers        []mapLayer          `json:"layers"`
		Views         []View              `json:"views"`
		Envelopes     map[string]*schema  `json:"envelopes"`
		Profiles      map[string]profile  `json:"profiles"`
	}
	chartDocument struct {
		Grammar  string         `json:"grammar"`
		Surfaces []string       `json:"surfaces"`
		Schema   *schema        `json:"schema"`
		Data     *schema        `json:"data"`
		Limits   map[string]int `json:"limits"`
	}
	componentDocument struct {
		Name     string   `json:"name"`
		About    string   `json:"about"`
		Surfaces []string `json:"surfaces"`
		Props    *schema  `json:"props"`
		Data     *schema  `json:"data"` // null: none
	}
	actionDocument struct {
		Name   string  `json:"name"`
		About  string  `json:"about"`
		Params *schema `json:"params"`
	}
	mapDocument struct {
		Surface     string             `json:"surface"`
		Coordinates string             `json:"coordinates"`
		Limits      map[string]float64 `json:"limits"`
	}
)

func newDocument() document {
	d := document{
		SchemaVersion: SchemaVersion,
		Chart: chartDocument{
			Grammar: Grammar, Surfaces: chartSurfaces(), Schema: chartSchema(), Data: chartDataSchema(),
			Limits: map[string]int{
				"bytes": chartProfile.Bytes, "depth": chartProfile.Depth, "nodes": chartProfile.Nodes, "text": chartProfile.Text,
				"series": maxSeries, "pointsPerSeries": maxPoints, "points": maxAllPoints, "categories": maxCategories, "legend": maxLegend,
			},
		},
		Map: mapDocument{SurfaceMap, "WGS-84, longitude before latitude", map[string]float64{
			"bytes": float64(mapProfile.Bytes), "latitude": maxLatitude, "longitude": maxLongitude, "markers": maxMarkersOnMap, "vertices": maxVertices, "features": maxFeatures,
		}},
		Layers:    mapLayers(),
		Views:     views(),
		Envelopes: map[string]*schema{},
		Profiles:  map[string]profile{KindComponent: componentProfile, KindChart: chartProfile, KindMapAction: mapProfile},
	}
	for _, c := range components() {
		d.Components = append(d.Components, componentDocument{c.name, c.about, c.surfaces, c.props, c.data})
	}
	for _, a := range mapActions() {
		d.MapActions = append(d.MapActions, actionDocument{a.name, a.about, a.params})
	}
	d.Envelopes[KindComponent], d.Envelopes[KindChart], d.Envelopes[KindMapAction] = componentShape(d), chartShape(), mapShape(d)
	return d
}

func chartSurfaces() []string { return []string{SurfaceChat, SurfacePanel, SurfaceCanvas} }

// shape is an envelope of a kind: the members that all have, and its own.
func shape(kind string, surfaces []string, own members, required ...string) *schema {
	own["kind"], own["schemaVersion"] = only(kind), only(SchemaVersion)
	own["surface"], own["fallbackText"] = oneOf(surfaces...), texts(maxFallback)
	return object(own, append([]string{"kind", "schemaVersion", "surface"}, required...)...)
}

func componentShape(d document) *schema {
	var names []string
	for _, c := range d.Components {
		names = append(names, c.Name)
	}
	return shape(KindComponent, []string{SurfaceChat, SurfacePanel, SurfaceCanvas, SurfaceMap},
		members{"component": oneOf(names...), "props": {}, "data": {}}, "component", "props")
}

func chartShape() *schema {
	return shape(KindChart, chartSurfaces(), members{"grammar": only(Grammar), "spec": {}, "data": {}}, "grammar", "spec", "data")
}

func mapShape(d document) *schema {
	var names []string
	for _, a := range d.MapActions {
		names = append(names, a.Name)
	}
	return shape(KindMapAction, []string{SurfaceMap}, members{"action": oneOf(names...), "params": {}}, "action", "params")
}

// newRegistry writes the document and makes the rules of it ready.
func newRegistry() *Registry {
	d := newDocument()
	r := &Registry{shapes: map[string]*rule{}, components: map[string]componentRule{}, actions: map[string]*rule{}}
	sum := sha256.Sum256(mustWrite(d))
	r.version = "1." + hex.EncodeToString(sum[:6])
	d.Version = r.version
	r.document = mustWrite(d)

	for kind, s := range d.Envelopes {
		r.shapes[kind] = compile(s)
	}
	for _, c := range d.Components {
		ready := componentRule{surfaces: c.Surfaces, props: compile(c.Props)}
		if c.Data != nil {
			ready.data = compile(c.Data)
		}
		r.components[c.Name] = ready
	}
	for _, a := range d.MapActions {
		r.actions[a.Name] = compile(a.Params)
	}
	r.spec, r.chartData = compile(d.Chart.Schema), compile(d.Chart.Data)
	return r
}

// mustWrite encodes a document of our own, to the byte the same each time.
func mustWrite(d document) []byte {
	text, err := json.Marshal(d, json.Deterministic(true), jsontext.EscapeForJS(true))
	if err != nil {
		panic("envelope: " + err.Error())
	}
	return bytes.Clone(text)
}
