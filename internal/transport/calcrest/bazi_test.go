package calcrest_test

import (
	"encoding/json/jsontext"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/calcrest"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
)

// noTexts is a library without texts.
type noTexts struct{}

func (noTexts) Search(i18n.Locale, string, int) ([]library.Hit, error) { return nil, nil }
func (noTexts) Read(i18n.Locale, string, string) (library.Document, error) {
	return library.Document{}, nil
}

func newCatalogRunner(t testing.TB) *toolrun.Runner {
	t.Helper()
	runner, err := toolrun.New(catalog.All(catalog.Deps{Library: noTexts{}}), toolrun.Config{
		Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	return runner
}

func newCatalogGate(t testing.TB) *gate.Gate {
	t.Helper()
	g, err := gate.New(gate.Config{PerMinute: 1 << 30, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, calcrest.Endpoints(newCatalogRunner(t)))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestCatalog_OpenAPIExamplesAreValid(t *testing.T) {
	t.Parallel()
	runner := newCatalogRunner(t)
	text, err := calcrest.OpenAPI(t.Context(), runner, newDocument())
	if err != nil {
		t.Fatal(err)
	}
	want := 2 // the agent's, and the reading's
	for _, each := range runner.Tools() {
		if each.Route != "" {
			want += 2 // its question and its answer
		}
	}
	if n := checkExamples(t, text); n != want {
		t.Errorf("%d examples, want %d", n, want)
	}
}

// The whole way of a chart: the answer is the tool's result, byte for byte.
func TestCatalog_BaziOverREST(t *testing.T) {
	t.Parallel()
	g, runner := newCatalogGate(t), newCatalogRunner(t)
	for _, input := range []string{
		`{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","longitude":121.5,"sex":"female","locale":"en"}`,
		`{"date":"1988-02-15"}`,
	} {
		want, err := runner.Call(t.Context(), "calculate_bazi", "", jsontext.Value(input))
		if err != nil {
			t.Fatal(err)
		}
		rec := httptest.NewRecorder()
		g.ServeHTTP(rec, postJSON("/api/v1/bazi", input))
		if got := rec.Body.String(); rec.Code != 200 || got != string(want.JSON) {
			t.Errorf("%s: got %d %s", input, rec.Code, got)
		}
	}
	rec := httptest.NewRecorder()
	g.ServeHTTP(rec, postJSON("/api/v1/bazi", `{"date":"2024-03-10","time":"02:30","timezone":"America/New_York"}`))
	if body := rec.Body.String(); rec.Code != 422 || !strings.Contains(body, "-04:00") || !strings.Contains(body, " / ") || strings.Contains(body, "pillars") {
		t.Errorf("skipped time: got %d %s", rec.Code, body)
	}
}

func postJSON(path, body string) *http.Request {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	return r
}

// FuzzREST: whatever is sent, the answer is a result or names the sender's mistake.
func FuzzREST(f *testing.F) {
	for _, body := range []string{
		`{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","longitude":121.5,"solarTime":true,"sex":"female"}`,
		`{"date":"2024-11-03","time":"01:30","timezone":"America/New_York","options":{"late_zi":"next_day","clock":"standard"}}`,
		`{"date":"1901-01-01","date":"1902-01-01"}`, `[[[[`, "{\"date\":\"\xff\"}", `{"query":"成都","limit":3}`,
	} {
		f.Add([]byte(body))
	}
	g := newCatalogGate(f)
	var paths []string
	for _, e := range calcrest.Endpoints(newCatalogRunner(f)) {
		paths = append(paths, e.Path)
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		for _, path := range paths {
			rec := httptest.NewRecorder()
			g.ServeHTTP(rec, postJSON(path, string(body)))
			switch rec.Code {
			case 200, 400, 413, 422:
			default:
				t.Fatalf("%s %q: got %d %s", path, body, rec.Code, rec.Body)
			}
			if !jsontext.Value(rec.Body.Bytes()).IsValid() {
				t.Fatalf("%s %q: the answer is no JSON: %s", path, body, rec.Body)
			}
		}
	})
}

// discard is a ResponseWriter that keeps nothing.
type discard struct {
	io.Writer
	header http.Header
}

func (d discard) Header() http.Header { return d.header }
func (d discard) WriteHeader(int)     {}

func BenchmarkBaziOverREST(b *testing.B) {
	g := newCatalogGate(b)
	b.ReportAllocs()
	for b.Loop() {
		g.ServeHTTP(discard{io.Discard, http.Header{}}, postJSON("/api/v1/bazi", `{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","sex":"female","longitude":121.5}`))
	}
}
