package calcrest_test

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/reading"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/calcrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

type doubleInput struct {
	N    int    `json:"n" range:"0..100"`
	Unit string `json:"unit" limit:"1..9" default:"\"m\""`
}

type doubleOutput struct {
	Twice int    `json:"twice"`
	Unit  string `json:"unit"`
}

func double(_ context.Context, _ i18n.Locale, in doubleInput) (doubleOutput, error) {
	return doubleOutput{Twice: 2 * in.N, Unit: in.Unit}, nil
}

// newRunner returns a runner with one tool that has a route and one that has none.
func newRunner(t testing.TB) *toolrun.Runner {
	t.Helper()
	spec := tool.Spec{
		Name: "double", Route: "double", Label: i18n.T("加倍", "Double"),
		Description: i18n.T("加倍。", "Doubles a number."), Example: jsontext.Value(`{"n":21}`),
	}
	runner, err := toolrun.New([]tool.Tool{tool.New(spec, double), tool.New(tool.Spec{Name: "hidden"}, double)}, toolrun.Config{
		Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	return runner
}

func TestEndpoints(t *testing.T) {
	t.Parallel()
	g, err := gate.New(gate.Config{PerMinute: 100, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, calcrest.Endpoints(newRunner(t)))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, path, body string
		status           int
		contains         string
		notExpected      string
	}{
		{"result as it is", "/api/v1/double", `{"n":4,"unit":"km"}`, 200, `{"twice":8,"unit":"km"}`, "error"},
		{"defaults", "/api/v1/double", `{"n":4}`, 200, `{"twice":8,"unit":"m"}`, "error"},
		{"all problems", "/api/v1/double", `{"n":101,"N":1,"unit":7}`, 422, `"fields":[{"path":"n","code":"too_big"`, "twice"},
		{"empty object", "/api/v1/double", `{}`, 422, `{"path":"n","code":"invalid_type"`, "twice"},
		{"not an object", "/api/v1/double", `[]`, 422, `{"path":"","code":"invalid_type"`, "twice"},
		{"no JSON", "/api/v1/double", `{`, 400, `"invalid_json"`, "fields"},
		{"too large", "/api/v1/double", `{"n":1,"unit":"` + strings.Repeat("x", 8192) + `"}`, 413, `"body_too_large"`, "fields"},
		{"no route, no address", "/api/v1/hidden", `{"n":4}`, 404, `"not_found"`, "twice"},
		{"the name is no address", "/api/v1/", `{"n":4}`, 404, `"not_found"`, "twice"},
	} {
		r := httptest.NewRequest(http.MethodPost, c.path, strings.NewReader(c.body))
		r.Header.Set("Content-Type", "application/json")
		rec := httptest.NewRecorder()
		g.ServeHTTP(rec, r)
		if body := rec.Body.String(); rec.Code != c.status || !strings.Contains(body, c.contains) || strings.Contains(body, c.notExpected) {
			t.Errorf("%s: got %d %s, want %d with %s and without %s", c.name, rec.Code, body, c.status, c.contains, c.notExpected)
		}
	}
}

func newDocument() calcrest.Document {
	return calcrest.Document{
		SiteURL: "https://wenbu.example", Version: "1.2.3",
		AgentRequest: schema.For[agent.TurnRequest](), AgentEvent: schema.For[agent.Event](),
		Reading: calcrest.Exchange{Request: schema.For[reading.Request](), Answer: schema.For[reading.Response]()},
	}
}

func TestOpenAPI(t *testing.T) {
	t.Parallel()
	text, err := calcrest.OpenAPI(t.Context(), newRunner(t), newDocument())
	if err != nil {
		t.Fatal(err)
	}
	again, err := calcrest.OpenAPI(t.Context(), newRunner(t), newDocument())
	if err != nil || string(again) != string(text) {
		t.Errorf("the document changes from call to call: %v", err)
	}
	var api map[string]any
	if err := json.Unmarshal(text, &api); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]any{
		"openapi":                               "3.1.0",
		"info version":                          "1.2.3",
		"servers 0 url":                         "https://wenbu.example",
		"paths /api/v1/double post operationId": "double",
		"paths /api/v1/double post responses 200 content application/json example twice":         42.0,
		"paths /api/v1/double post responses 429 description":                                    "agent_budget, daily_allowance, daily_budget, rate_limited",
		"paths /api/v1/double post responses 422 content application/json schema $ref":           "#/components/schemas/Error",
		"paths /api/v1/double post requestBody content application/json schema type":             "object",
		"paths /api/v1/agent post requestBody content application/json schema $ref":              "#/components/schemas/AgentRequest",
		"paths /api/v1/agent post responses 200 content text/event-stream schema type":           "string",
		"paths /api/v1/agent post responses 503 description":                                     "agent_unavailable, ai_unavailable, unavailable",
		"paths /api/health get operationId":                                                      "health",
		"components schemas AgentRequest properties message maxLength":                           3000.0,
		"components schemas AgentEvent properties type type":                                     "string",
		"components schemas Error properties error properties fields items properties path type": "string",
		"paths /api/v1/hidden": nil,
	} {
		if got := dig(api, path); got != want {
			t.Errorf("%s: got %v, want %v", path, got, want)
		}
	}
	codes, _ := dig(api, "components schemas Error properties error properties code enum").([]any)
	if len(codes) < 20 {
		t.Errorf("error codes: %v", codes)
	}
}

// What other doors describe stands beside the calculators.
func TestOpenAPI_More(t *testing.T) {
	t.Parallel()
	doc := newDocument()
	doc.More = calcrest.Part{
		Paths:           map[string]any{"/api/other": map[string]any{"post": map[string]any{"operationId": "other"}}},
		Schemas:         map[string]any{"Other": map[string]any{"type": "object"}},
		SecuritySchemes: map[string]any{"key": map[string]any{"type": "apiKey"}},
	}
	text, err := calcrest.OpenAPI(t.Context(), newRunner(t), doc)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"/api/other"`, `"/api/v1/double"`, `"Other"`, `"AgentRequest"`, `"securitySchemes"`} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %s", want)
		}
	}
}

// Every documented example satisfies the schema that stands beside it.
func TestOpenAPI_ExamplesAreValid(t *testing.T) {
	t.Parallel()
	text, err := calcrest.OpenAPI(t.Context(), newRunner(t), newDocument())
	if err != nil {
		t.Fatal(err)
	}
	if n := checkExamples(t, text); n != 4 {
		t.Errorf("%d examples, want 4", n)
	}
}

// checkExamples validates every example of an OpenAPI document with a validator
// that is not our own, and returns how many there are.
func checkExamples(t *testing.T, text []byte) int {
	t.Helper()
	var api map[string]any
	if err := json.Unmarshal(text, &api); err != nil {
		t.Fatal(err)
	}
	count := 0
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			if example, ok := v["example"]; ok {
				count++
				s := v["schema"].(map[string]any)
				if ref, ok := s["$ref"].(string); ok {
					s = dig(api, strings.ReplaceAll(strings.TrimPrefix(ref, "#/"), "/", " ")).(map[string]any)
				}
				validate(t, s, example)
			}
			for _, member := range v {
				walk(member)
			}
		case []any:
			for _, item := range v {
				walk(item)
			}
		}
	}
	walk(api["paths"])
	return count
}

func validate(t *testing.T, schemaValue, instance any) {
	t.Helper()
	text, err := json.Marshal(schemaValue)
	if err != nil {
		t.Fatal(err)
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	resolved, err := s.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := resolved.Validate(instance); err != nil {
		t.Errorf("example %v: %v", instance, err)
	}
}

// dig returns what stands under the keys, which are separated by spaces.
func dig(v any, keys string) any {
	for key := range strings.SplitSeq(keys, " ") {
		switch at := v.(type) {
		case map[string]any:
			v = at[key]
		case []any:
			v = at[key[0]-'0']
		default:
			return nil
		}
	}
	return v
}

func TestAgentRequestSchema(t *testing.T) {
	t.Parallel()
	doc := newDocument()
	text, err := calcrest.AgentRequestSchema(doc)
	if err != nil {
		t.Fatal(err)
	}
	var s map[string]any
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	if s["$id"] != "https://wenbu.example/agent-request.schema.json" || s["$schema"] != "https://json-schema.org/draft/2020-12/schema" {
		t.Errorf("got %v %v", s["$id"], s["$schema"])
	}
	validate(t, s, map[string]any{"message": "hi", "consent": true})
	if doc.AgentRequest.ID != "" {
		t.Error("the schema that requests are checked by was changed")
	}
}
