package uiregistry_test

import (
	"compress/gzip"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/uiregistry"
)

// calculators are the built-in ones.
type calculators struct{}

func (calculators) Tools() []tool.Tool { return catalog.All(catalog.Deps{}) }

func (c calculators) Call(ctx context.Context, name string, l i18n.Locale, raw jsontext.Value) (tool.Result, error) {
	for _, t := range c.Tools() {
		if t.Name == name {
			input, err := t.Check(raw)
			if err != nil {
				return tool.Result{}, err
			}
			return t.Call(ctx, tool.Request{Locale: l, Input: input})
		}
	}
	return tool.Result{}, fault.New(fault.NotFound, "", i18n.T("没有", "none"))
}

func TestShow(t *testing.T) {
	t.Parallel()
	server := start(t)
	for _, c := range []struct {
		name, body string
		status     int
		want       string
	}{
		{"a birth at a place", `{"tool":"calculate_bazi","input":{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male","longitude":104.0667},"locale":"en"}`, 200,
			"bazi_chart echarts-safe-subset echarts-safe-subset luck_timeline draw_geojson"},
		{"a day", `{"tool":"almanac_day","input":{"date":"2026-02-17"}}`, 200, "almanac_day"},
		{"what is not shown", `{"tool":"solar_terms","input":{"year":2026}}`, 200, ""},
		{"no calculator", `{"tool":"read_library","input":{"id":"guide-bazi-basics"}}`, 422, `"path":"tool"`},
		{"no such day", `{"tool":"almanac_day","input":{"date":"2026-02-30"}}`, 422, `"path":"date"`},
		{"no input", `{"tool":"almanac_day"}`, 422, `"path":"input"`},
	} {
		res, body := do(t, http.MethodPost, server.URL+uiregistry.ShowPath, c.body)
		if c.status != 200 {
			if res.StatusCode != c.status || !strings.Contains(body, c.want) {
				t.Errorf("%s: status %d, %s", c.name, res.StatusCode, body)
			}
			continue
		}
		var got struct {
			Envelopes []envelope.Envelope `json:"envelopes"`
		}
		if err := json.Unmarshal([]byte(body), &got); err != nil || res.StatusCode != 200 {
			t.Fatalf("%s: status %d, %v", c.name, res.StatusCode, err)
		}
		var names []string
		for _, e := range got.Envelopes {
			names = append(names, e.Component+e.Grammar+e.Action)
			if problems := e.Validate(); problems != nil {
				t.Errorf("%s: %v", c.name, problems)
			}
		}
		if strings.Join(names, " ") != c.want {
			t.Errorf("%s: %v, want %s", c.name, names, c.want)
		}
	}
}

func start(t *testing.T) *httptest.Server {
	t.Helper()
	g, err := gate.New(gate.Config{PerMinute: 100, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, uiregistry.Endpoints(calculators{}))
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(g)
	t.Cleanup(server.Close)
	return server
}

func do(t *testing.T, method, url, body string, header ...string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(text)
}

func TestRegistry(t *testing.T) {
	t.Parallel()
	server := start(t)
	res, body := do(t, http.MethodGet, server.URL+uiregistry.Path, "", "Accept-Encoding", "identity")
	var doc struct {
		Version       string `json:"version"`
		SchemaVersion string `json:"schemaVersion"`
		Components    []struct {
			Name     string   `json:"name"`
			Surfaces []string `json:"surfaces"`
		} `json:"components"`
		MapActions []struct {
			Name string `json:"name"`
		} `json:"mapActions"`
	}
	if err := json.Unmarshal([]byte(body), &doc); err != nil {
		t.Fatal(err)
	}
	tag := res.Header.Get("ETag")
	if res.StatusCode != 200 || doc.SchemaVersion != "agent-ui@1" || tag != `"`+doc.Version+`"` || len(doc.Components) != 12 || len(doc.MapActions) != 9 {
		t.Errorf("status %d, tag %s, %d components, %d actions", res.StatusCode, tag, len(doc.Components), len(doc.MapActions))
	}
	for _, c := range []struct {
		given string
		want  int
	}{{tag, 304}, {"W/" + tag, 304}, {`"x", ` + tag, 304}, {"*", 304}, {`"x"`, 200}} {
		if res, body := do(t, http.MethodGet, server.URL+uiregistry.Path, "", "Accept-Encoding", "identity", "If-None-Match", c.given); res.StatusCode != c.want || (c.want == 304) != (body == "") {
			t.Errorf("If-None-Match %s: status %d, %d bytes", c.given, res.StatusCode, len(body))
		}
	}
}

func TestRegistry_gzip(t *testing.T) {
	t.Parallel()
	server := start(t)
	_, plain := do(t, http.MethodGet, server.URL+uiregistry.Path, "", "Accept-Encoding", "identity")
	res, zipped := do(t, http.MethodGet, server.URL+uiregistry.Path, "", "Accept-Encoding", "gzip, br")
	zr, err := gzip.NewReader(strings.NewReader(zipped))
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(zr); err != nil || string(text) != plain || 5*len(zipped) > len(plain) {
		t.Errorf("%d bytes of gzip for %d: %v", len(zipped), len(plain), err)
	}
	tag := res.Header.Get("ETag")
	for encoding, want := range map[string]int{"gzip": 304, "identity": 200} {
		if res, _ := do(t, http.MethodGet, server.URL+uiregistry.Path, "", "Accept-Encoding", encoding, "If-None-Match", tag); res.StatusCode != want {
			t.Errorf("the tag of the gzip with %s: status %d, want %d", encoding, res.StatusCode, want)
		}
	}
}

func TestValidate(t *testing.T) {
	t.Parallel()
	server := start(t)
	for _, c := range []struct {
		name, body string
		status     int
		want       string
	}{
		{"a good one", `{"envelope":{"kind":"map_action","schemaVersion":"agent-ui@1","action":"clear","surface":"map_overlay","params":{"scope":"all"}}}`, 200, `{"valid":true,"errors":[]}`},
		{"a bad one", `{"envelope":{"kind":"map_action","schemaVersion":"agent-ui@1","action":"clear","surface":"map_overlay","params":{"scope":"world"}}}`, 200,
			`{"valid":false,"errors":[{"path":"params.scope","reason":"must be markers or highlight or all"}]}`},
		{"none", `{}`, 422, ""},
		{"no object", `{"envelope":7}`, 200, `{"valid":false,"errors":[{"path":"kind","reason":"must be registered_component or chart or map_action"}]}`},
		{"the same name twice", `{"envelope":{"kind":"chart","kind":"chart"}}`, 400, ""},
	} {
		res, body := do(t, http.MethodPost, server.URL+uiregistry.ValidatePath, c.body)
		if res.StatusCode != c.status || c.want != "" && strings.TrimSpace(body) != c.want {
			t.Errorf("%s: status %d, %s", c.name, res.StatusCode, body)
		}
	}
}
