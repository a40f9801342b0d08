package agent_test

import (
	"encoding/json/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// draft7 holds the keywords that mean the same in draft 7 and draft 2020-12.
var draft7 = strings.Fields(`type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
	minLength maxLength pattern format items minItems maxItems uniqueItems properties required
	additionalProperties minProperties maxProperties allOf anyOf oneOf not title description default examples`)

func TestNewToolSpec_Draft7(t *testing.T) {
	t.Parallel()
	for _, s := range []*jsonschema.Schema{schema.For[agent.Report](), schema.For[agent.BirthInfo](), schema.For[agent.TurnRequest]()} {
		before, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var root any
		if err := json.Unmarshal(agent.NewToolSpec("any", "any", s).Encoded, &root); err != nil {
			t.Fatal(err)
		}
		checkDraft7(t, root, "")
		if after, err := json.Marshal(s); err != nil || string(after) != string(before) {
			t.Errorf("the tool's own schema changed (%v): %s", err, after)
		}
	}
}

func checkDraft7(t *testing.T, node any, path string) {
	t.Helper()
	s, ok := node.(map[string]any)
	if !ok {
		return // true or false
	}
	for keyword, value := range s {
		if !slices.Contains(draft7, keyword) {
			t.Errorf("%s/%s is no keyword of draft 7", path, keyword)
		}
		switch keyword {
		case "properties":
			for name, p := range value.(map[string]any) {
				checkDraft7(t, p, path+"/"+name)
			}
		case "items", "additionalProperties", "not":
			checkDraft7(t, value, path+"/"+keyword)
		}
	}
	if s["type"] == "object" && s["additionalProperties"] != false {
		t.Errorf("%s is not strict", path)
	}
}
