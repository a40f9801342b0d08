package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"

	schemas "github.com/wenbu-go/wenbu/internal/schema"
)

// Validate reports what is wrong with an envelope, at most 32 problems; none means
// that it may be sent and shown. Each check is made when the one before it found
// nothing: the members of the envelope, then sizes, names and texts inside it,
// then its schema, then its budgets.
func Validate(raw jsontext.Value) []Problem {
	var f findings
	v, ok := f.decode(raw)
	if !ok {
		return f.list
	}
	r := registry()
	shape, ok := r.shapes[kindName(v)]
	if !ok {
		f.add((*spot)(nil).in("kind"), "must be "+list(literals([]any{KindComponent, KindChart, KindMapAction})))
		return f.list
	}
	if f.check(shape, v, nil); !f.none() {
		return f.list
	}
	e := read(v.(map[string]any), raw)
	f.scan(&componentProfile, part{name: "fallbackText", value: e.value["fallbackText"]})
	switch e.value["kind"] {
	case KindComponent:
		f.component(r, e)
	case KindChart:
		f.chart(r, e)
	case KindMapAction:
		f.mapAction(r, e)
	}
	return f.list
}

// Validate is Validate for an envelope that is made.
func (e Envelope) Validate() []Problem {
	raw, err := json.Marshal(e)
	if err != nil {
		return []Problem{{"", "cannot be written as JSON: " + err.Error()}}
	}
	return Validate(raw)
}

// decode reads one JSON value.
func (f *findings) decode(raw jsontext.Value) (v any, ok bool) {
	if problem := schemas.Syntax(raw); problem != nil {
		f.add(nil, problem.Msg.En)
		return nil, false
	}
	if err := json.Unmarshal(raw, &v); err != nil {
		f.add(nil, "has a number that is too large to be held")
		return nil, false
	}
	return v, true
}

func kindName(v any) string {
	object, _ := v.(map[string]any)
	name, _ := object["kind"].(string)
	return name
}

// received is an envelope whose own members are right.
type received struct {
	value map[string]any
	raw   map[string]jsontext.Value
}

func read(v map[string]any, raw jsontext.Value) received {
	r := received{value: v}
	if err := json.Unmarshal(raw, &r.raw); err != nil {
		panic("envelope: an object could be read once and not twice: " + err.Error())
	}
	return r
}

// parts returns the named members that are there.
func (r received) parts(names ...string) []part {
	var list []part
	for _, name := range names {
		if v, ok := r.value[name]; ok {
			list = append(list, newPart(name, v, r.raw[name]))
		}
	}
	return list
}

func (f *findings) component(r *Registry, e received) {
	name := e.value["component"].(string)
	c := r.components[name]
	if surface := e.value["surface"].(string); !slices.Contains(c.surfaces, surface) {
		f.add((*spot)(nil).in("surface"), fmt.Sprintf("%s is shown on %s only", name, list(c.surfaces)))
	}
	f.scan(&componentProfile, e.parts("props", "data")...)
	if !f.none() {
		return
	}
	f.check(c.props, e.value["props"], (*spot)(nil).in("props"))
	data, given := e.value["data"]
	at := (*spot)(nil).in("data")
	switch {
	case c.data == nil && given:
		f.add(at, name+" has no data")
	case c.data != nil && !given:
		f.add(at, "is missing")
	case c.data != nil:
		f.check(c.data, data, at)
	}
}

func (f *findings) chart(r *Registry, e received) {
	f.scan(&chartProfile, e.parts("spec", "data")...)
	if f.none() {
		f.check(r.spec, e.value["spec"], (*spot)(nil).in("spec"))
		f.check(r.chartData, e.value["data"], (*spot)(nil).in("data"))
	}
	if f.none() {
		f.chartBudget(e.value["spec"], e.value["data"])
	}
}

func (f *findings) mapAction(r *Registry, e received) {
	action := e.value["action"].(string)
	f.scan(&mapProfile, e.parts("params")...)
	if f.none() {
		f.check(r.actions[action], e.value["params"], (*spot)(nil).in("params"))
	}
	if f.none() {
		f.mapBudget(action, e.value["params"])
	}
}
