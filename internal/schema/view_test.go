package schema_test

import (
	"encoding/json/v2"
	"testing"

	"github.com/wenbu-go/wenbu/internal/schema"
)

func TestWithoutAndOnly(t *testing.T) {
	t.Parallel()
	type person struct {
		Date   string `json:"date"`
		Locale string `json:"locale"`
	}
	type input struct {
		Locale  string   `json:"locale"`
		People  []person `json:"people"`
		Options struct {
			Clock string `json:"clock"`
			Rare  string `json:"rare,omitzero"`
		} `json:"options"`
	}
	s := schema.For[input]()
	before, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	lean := schema.Only(schema.Without(s, "locale", "people[].locale", "people[].none", "none.none"), "options", "clock")
	got, err := json.Marshal(lean)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"type":"object","properties":{` +
		`"people":{"type":"array","items":{"type":"object","properties":{"date":{"type":"string"}},"required":["date"],"additionalProperties":false}},` +
		`"options":{"type":"object","properties":{"clock":{"type":"string"}},"required":["clock"],"additionalProperties":false}},` +
		`"required":["people","options"],"additionalProperties":false}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if after, err := json.Marshal(s); err != nil || string(after) != string(before) {
		t.Errorf("the schema itself changed (%v): %s", err, after)
	}
}
