package uiregistry_test

import (
	"compress/gzip"
	"encoding/json/v2"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/uiregistry"
)

func start(t *testing.T) *httptest.Server {
	t.Helper()
	g, err := gate.New(gate.Config{PerMinute: 100, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, uiregistry.Endpoints())
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
