package mcpdoor_test

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/mcpdoor"
)

var now = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)

// noPages is a network that is off.
type noPages struct{}

func (noPages) Read(context.Context, i18n.Locale, string) (reference.Page, error) {
	return reference.Page{}, errors.New("no network")
}

// chance counts: nobody here looks at what is drawn.
type chance struct{ n atomic.Uint64 }

func (c *chance) Uint64() uint64 { return c.n.Add(0x9E3779B97F4A7C15) }

// lines is a log that many may write to.
type lines struct {
	mu sync.Mutex
	bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.Buffer.Write(p)
}

func config(t testing.TB, log io.Writer, more ...tool.Tool) mcpdoor.Config {
	t.Helper()
	books := library.New(library.Options{SiteURL: "https://wenbu.example", Now: func() time.Time { return now }})
	all := catalog.All(catalog.Deps{Library: books, References: noPages{}, Random: &chance{}})
	runner, err := toolrun.New(append(all, more...), toolrun.Config{Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	return mcpdoor.Config{
		Tools: runner, Version: "1.2.3", SiteURL: "https://wenbu.example", Log: slog.New(slog.NewTextHandler(log, nil)),
		Knowledge: func() (jsontext.Value, error) {
			index, err := books.Index()
			if err != nil {
				return nil, err
			}
			return json.Marshal(index)
		},
	}
}

// serve serves the door behind a gate, as the program does.
func serve(t testing.TB, c mcpdoor.Config, perMinute int) *httptest.Server {
	t.Helper()
	g, err := gate.New(gate.Config{SiteURL: "https://wenbu.example", PerMinute: perMinute, Now: func() time.Time { return now }, Logger: c.Log}, nil)
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	for _, path := range mcpdoor.Paths() {
		mux.Handle(path, g.Guard(mcpdoor.Handler(c)))
	}
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server
}

func connect(t testing.TB, endpoint, protocol string) *mcp.ClientSession {
	t.Helper()
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	options := &mcp.ClientSessionOptions{ProtocolVersion: protocol}
	session, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{Endpoint: endpoint}, options)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	return session
}

func call(t testing.TB, s *mcp.ClientSession, name, arguments string) (text string, structured any, failed bool) {
	t.Helper()
	result, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: name, Arguments: jsontextRaw(arguments)})
	if err != nil {
		t.Fatalf("%s %s: %v", name, arguments, err)
	}
	if len(result.Content) != 1 {
		t.Fatalf("%s: %d contents", name, len(result.Content))
	}
	return result.Content[0].(*mcp.TextContent).Text, result.StructuredContent, result.IsError
}

func jsontextRaw(s string) any {
	var v any
	if err := json.Unmarshal([]byte(s), &v); err != nil {
		panic(err)
	}
	return v
}

// revisions are the revisions of the protocol that hosts speak; "" is the newest.
var revisions = []string{"", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"}

func TestK6_GoClient(t *testing.T) {
	t.Parallel()
	server := serve(t, config(t, io.Discard), 1000)
	for _, path := range []string{"/mcp", "/mcp/"} {
		for _, revision := range revisions {
			t.Run(path+" "+revision, func(t *testing.T) {
				t.Parallel()
				s := connect(t, server.URL+path, revision)
				got := s.InitializeResult()
				if got.ServerInfo.Name != "wenbu" || got.ServerInfo.Version != "1.2.3" || got.Instructions == "" || revision != "" && got.ProtocolVersion != revision {
					t.Errorf("%+v", got)
				}
				if text, err := json.Marshal(got.Capabilities); err != nil || strings.Contains(string(text), "logging") || strings.Contains(string(text), "prompts") || strings.Contains(string(text), "true") {
					t.Errorf("capabilities %s, %v", text, err)
				}
				wantCore(t, s)
				text, structured, failed := call(t, s, "cast_iching", `{"lines":[7,7,7,7,7,7]}`)
				if failed || !reflect.DeepEqual(structured, jsontextRaw(text)) || !strings.Contains(text, `"moving":[]`) || !strings.Contains(text, `"number":1,`) {
					t.Errorf("%v %s", failed, text)
				}
			})
		}
	}
}

// wantCore checks that the six tools are listed, with what hosts are told of them.
func wantCore(t *testing.T, s *mcp.ClientSession) {
	t.Helper()
	list, err := s.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, each := range list.Tools {
		names = append(names, each.Name)
		a := each.Annotations
		draws := each.Name == "cast_iching" || each.Name == "draw_tarot"
		if !a.ReadOnlyHint || *a.DestructiveHint || *a.OpenWorldHint || a.IdempotentHint == draws || each.Title == "" || each.Description == "" {
			t.Errorf("%s: %+v", each.Name, a)
		}
		if locale := each.InputSchema.(map[string]any)["properties"].(map[string]any)["locale"].(map[string]any); locale["default"] != "en" {
			t.Errorf("%s: locale %v", each.Name, locale)
		}
	}
	want := slices.Sorted(slices.Values(mcpdoor.Core()))
	if slices.Sort(names); !slices.Equal(names, want) {
		t.Errorf("tools %v", names)
	}
}

func TestK6_AllTools(t *testing.T) {
	t.Parallel()
	c := config(t, io.Discard)
	s := connect(t, serve(t, c, 1000).URL+"/mcp?tools=all", "")
	list, err := s.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"search_library": true, "read_library": true}
	for _, each := range c.Tools.Tools() {
		if each.Route != "" {
			want[each.Name] = true
		}
	}
	for _, each := range list.Tools {
		if !want[each.Name] {
			t.Errorf("%s is offered", each.Name)
		}
		delete(want, each.Name)
	}
	if len(want) > 0 {
		t.Errorf("not offered: %v", want)
	}
	if text, _, failed := call(t, s, "almanac_day", `{"date":"2026-11-30"}`); failed || !strings.Contains(text, `"locale":"en"`) && !strings.Contains(text, "丙午") {
		t.Errorf("%s", text)
	}
}

// TestCalls makes calls that succeed, and checks results by the schema that the
// list promises.
func TestCalls(t *testing.T) {
	t.Parallel()
	s := connect(t, serve(t, config(t, io.Discard), 1000).URL+"/mcp", "")
	schemas := map[string]*jsonschema.Resolved{}
	for each, err := range s.Tools(t.Context(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(each.OutputSchema)
		if err != nil {
			t.Fatal(err)
		}
		var schema jsonschema.Schema
		if err := json.Unmarshal(text, &schema); err != nil {
			t.Fatal(err)
		}
		if schemas[each.Name], err = schema.Resolve(nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ name, arguments, has, hasNot string }{
		{"calculate_bazi", `{"date":"2005-12-23","time":"08:37"}`, `"timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false,"locale":"en"`, ""},
		{"calculate_bazi", `{"date":"2005-12-23","locale":"zh"}`, `"locale":"zh"`, `"locale":"en"`},
		{"calculate_ziwei", `{"date":"2000-08-16","time":"03:30","sex":"female"}`, `木三局`, ""},
		{"draw_tarot", `{"seed":"a"}`, `"kind":"tarot"`, ""},
		{"draw_tarot", `{}`, `"position":"situation"`, ""},
		{"search_library", `{"query":"equation of time"}`, `"nextTool":"read_reference"`, `"scope"`},
		{"search_library", `{"query":"ten gods","locale":"zh"}`, `"title":"十神`, ""},
		{"search_library", `{"query":"ten gods","limit":1}`, `"url":"https://wenbu.example/en/learn/`, "read_reference"},
		{"read_library", `{"id":"guide-bazi-basics","section":"questions"}`, `"scope":"section"`, ""},
		{"read_library", `{"id":"guide-bazi-basics","locale":"zh"}`, `"url":"https://wenbu.example/learn/bazi-basics/"`, ""},
	} {
		text, structured, failed := call(t, s, c.name, c.arguments)
		if failed || !strings.Contains(text, c.has) || c.hasNot != "" && strings.Contains(text, c.hasNot) {
			t.Errorf("%s %s: %v %.600s", c.name, c.arguments, failed, text)
		}
		if !reflect.DeepEqual(structured, jsontextRaw(text)) {
			t.Errorf("%s: the structure is not the text", c.name)
		}
		if err := schemas[c.name].Validate(structured); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// K6: a day that does not exist and a section outside the guide are isError.
func TestFailures(t *testing.T) {
	t.Parallel()
	var log lines
	type in struct {
		Word string `json:"word" default:"\"x\""`
	}
	broken := tool.New(tool.Spec{Name: "broken", Category: "calculator", Route: "broken"}, func(context.Context, i18n.Locale, in) (in, error) {
		return in{}, errors.New("secret of the machine")
	})
	panics := tool.New(tool.Spec{Name: "panics", Category: "calculator", Route: "panics"}, func(_ context.Context, _ i18n.Locale, i in) (in, error) {
		panic("secret of " + i.Word)
	})
	s := connect(t, serve(t, config(t, &log, broken, panics), 1000).URL+"/mcp?tools=all", "")
	for _, c := range []struct{ name, arguments, has string }{
		{"calculate_bazi", `{"date":"2023-02-29"}`, "date"},
		{"calculate_bazi", `{"date":"2000-01-01","Time":"01:00"}`, "Time"},
		{"calculate_bazi", `{"date":"1900-01-01"}`, "1901"},
		{"calculate_bazi", `{"date":"2024-03-10","time":"02:30","timezone":"America/New_York"}`, "-04:00"},
		{"calculate_bazi", `{"date":"2000-01-01","locale":"fr"}`, "locale"},
		{"calculate_bazi", `{}`, "date"},
		{"cast_iching", `{"lines":[7,7,7,7,7]}`, "lines"},
		{"draw_tarot", `{"count":2}`, "count"},
		{"search_library", `{"query":""}`, "query"},
		{"search_library", `{"query":"x","locale":"fr"}`, "locale"},
		{"search_library", `{"query":"x","limit":9}`, "limit"},
		{"read_library", `{"id":"guide-bazi-basics","section":"../../private"}`, "no such text or section"},
		{"read_library", `{"id":"guide-bazi-basics#questions","section":"worked-example"}`, "two different sections"},
		{"read_library", `{"id":"reference-dcthzo"}`, "external page"},
		{"read_library", `{"id":"guide-none"}`, "no such text"},
		{"read_library", `{"id":7}`, "id"},
		{"broken", `{}`, "This could not be calculated."},
		{"panics", `{"word":"Li Lei 1990-05-01"}`, "This could not be calculated."},
	} {
		text, structured, failed := call(t, s, c.name, c.arguments)
		begins := "This could not be calculated"
		if strings.HasSuffix(c.name, "_library") {
			begins = "The library has no answer to this"
		}
		if !failed || structured != nil || !strings.HasPrefix(text, begins) || !strings.Contains(text, c.has) || len(text) > 450 || strings.Contains(text, "secret") {
			t.Errorf("%s %s: %v %v %s", c.name, c.arguments, failed, structured, text)
		}
	}
	for _, name := range []string{"read_reference", "restore_tarot", "write_report", "constructor", "__proto__"} {
		_, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: name, Arguments: map[string]any{}})
		var wire *jsonrpc.Error
		if !errors.As(err, &wire) || wire.Code != jsonrpc.CodeInvalidParams {
			t.Errorf("%q: %v", name, err)
		}
	}
	if said := log.String(); strings.Count(said, "\n") != 2 || strings.Contains(said, "Li Lei") || !strings.Contains(said, "tool=broken") || !strings.Contains(said, "tool=panics") {
		t.Errorf("log: %s", said)
	}
}

// records keeps the records of calls.
type records struct {
	mu   sync.Mutex
	list []string
}

func (r *records) Record(_ context.Context, c toolrun.Call) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.list = append(r.list, c.Tool+" "+c.Outcome)
}

// take returns what was recorded since the last take.
func (r *records) take() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	list := r.list
	r.list = nil
	return strings.Join(list, ",")
}

// TestF58_OneRecordOfEachCall: however a call ends, also when its arguments are
// refused or it panics, it is recorded once.
func TestF58_OneRecordOfEachCall(t *testing.T) {
	t.Parallel()
	type in struct {
		Word string `json:"word" default:"\"x\""`
	}
	panics := tool.New(tool.Spec{Name: "panics", Category: "calculator", Route: "panics"}, func(context.Context, i18n.Locale, in) (in, error) { panic("oh") })
	kept := &records{}
	runner, err := toolrun.New(append(catalog.All(catalog.Deps{}), panics), toolrun.Config{Recorder: kept, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	c := config(t, io.Discard)
	c.Tools = runner
	s := connect(t, serve(t, c, 1000).URL+"/mcp?tools=all", "")
	for _, each := range []struct {
		name, arguments, want string
	}{
		{"cast_iching", `{"lines":[7,7,7,7,7,7]}`, "cast_iching ok"},
		{"cast_iching", `{"lines":[7]}`, "cast_iching invalid"},
		{"cast_iching", `{"line":1}`, "cast_iching invalid"},
		{"calculate_bazi", `{"date":"2023-02-29"}`, "calculate_bazi invalid"},
		{"cast_liuyao", `{"locale":"fr","lines":[7,7,7,7,7,7]}`, "cast_liuyao invalid"},
		{"solar_terms", `{"locale":"fr","year":2024}`, "solar_terms invalid"},
		{"search_places", `{"locale":"fr","query":"x"}`, "search_places invalid"},
		{"cast_iching", `7`, "cast_iching invalid"},
		{"panics", `{}`, "panics internal"},
	} {
		if _, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: each.name, Arguments: jsontextRaw(each.arguments)}); err != nil {
			t.Errorf("%s %s: %v", each.name, each.arguments, err)
		}
		if got := kept.take(); got != each.want {
			t.Errorf("%s %s: recorded %q, want %q", each.name, each.arguments, got, each.want)
		}
	}
}

func TestResources(t *testing.T) {
	t.Parallel()
	s := connect(t, serve(t, config(t, io.Discard), 1000).URL+"/mcp", "")
	list, err := s.ListResources(t.Context(), nil)
	if err != nil || len(list.Resources) != 2 {
		t.Fatalf("%v, %v", list, err)
	}
	for uri, want := range map[string][2]string{
		"wenbu://methodology": {"text/plain", "真太阳时"},
		"wenbu://knowledge":   {"application/json", `"wenbu-knowledge-index-v1"`},
	} {
		got, err := s.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: uri})
		if err != nil || len(got.Contents) != 1 || got.Contents[0].MIMEType != want[0] || !strings.Contains(got.Contents[0].Text, want[1]) {
			t.Errorf("%s: %v, %v", uri, got, err)
		}
	}
	for _, uri := range []string{"wenbu://secret", "file:///etc/passwd", "wenbu://knowledge/../x"} {
		if _, err := s.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: uri}); err == nil {
			t.Errorf("%s was read", uri)
		}
	}
}

// post sends one message by hand and returns the answer.
func post(t *testing.T, url, body string, head ...string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	for i := 0; i < len(head); i += 2 {
		r.Header.Set(head[i], head[i+1])
		if head[i] == "Host" {
			r.Host = head[i+1]
		}
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, string(text)
}

const ping = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"cast_iching","arguments":{"lines":[7,7,7,7,7,7]}}}`

func TestDoor_HTTP(t *testing.T) {
	t.Parallel()
	url := serve(t, config(t, io.Discard), 1000).URL + "/mcp"
	for name, c := range map[string]struct {
		body   string
		head   []string
		status int
		has    string
	}{
		"alone, without initialize": {ping, nil, 200, `"moving":[]`},
		"an older revision":         {ping, []string{"MCP-Protocol-Version", "2025-03-26"}, 200, `"moving":[]`},
		"an unknown old revision":   {ping, []string{"MCP-Protocol-Version", "2020-01-01"}, 400, "nsupported protocol version"},
		"a revision to come":        {ping, []string{"MCP-Protocol-Version", "2099-01-01"}, 400, ""},
		"our own origin":            {ping, []string{"Origin", url[:strings.LastIndex(url, "/")]}, 200, `"moving":[]`},
		"the site's origin":         {ping, []string{"Origin", "https://wenbu.example"}, 200, `"moving":[]`},
		"another page":              {ping, []string{"Origin", "https://evil.test"}, 403, "origin_denied"},
		"null":                      {ping, []string{"Origin", "null"}, 403, "origin_denied"},
		"rebound name":              {ping, []string{"Host", "evil.test", "Origin", "http://evil.test"}, 403, "origin_denied"},
		"rebound name, no origin":   {ping, []string{"Host", "evil.test"}, 403, "origin_denied"},
		"the site's name":           {ping, []string{"Host", "wenbu.example"}, 200, `"moving":[]`},
		"not JSON":                  {`{`, nil, 400, "invalid_json"},
		"nothing":                   {``, nil, 400, "missing_body"},
		"a name twice":              {`{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}`, nil, 400, "invalid_json"},
		"a batch":                   {` [` + ping + `]`, nil, 400, "one request at a time"},
		"another type":              {ping, []string{"Content-Type", "text/plain"}, 415, "content_type"},
		"JSON only":                 {ping, []string{"Accept", "application/json"}, 400, "Accept"},
		"exactly the cap":           {ping + strings.Repeat(" ", 8192-len(ping)), nil, 200, `"moving":[]`},
		"over the cap":              {ping + strings.Repeat(" ", 8193-len(ping)), nil, 413, "body_too_large"},
		"a notification":            {`{"jsonrpc":"2.0","method":"notifications/initialized"}`, nil, 202, ""},
		"prompts":                   {`{"jsonrpc":"2.0","id":1,"method":"prompts/list"}`, nil, 200, "method not found"},
		"an unknown method":         {`{"jsonrpc":"2.0","id":1,"method":"no/such"}`, nil, 400, ""},
		"subscriptions": {`{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"x","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}}}`,
			[]string{"MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "subscriptions/listen"}, 404, "method not found"},
	} {
		response, text := post(t, url, c.body, c.head...)
		if response.StatusCode != c.status || !strings.Contains(text, c.has) {
			t.Errorf("%s: %d %.300s", name, response.StatusCode, text)
		}
		for header, want := range map[string]string{
			"Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow", "X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "no-referrer", "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'", "Mcp-Session-Id": "", "Access-Control-Allow-Origin": "",
		} {
			if got := response.Header.Get(header); got != want {
				t.Errorf("%s: %s is %q", name, header, got)
			}
		}
	}
	for method, status := range map[string]int{http.MethodGet: 405, http.MethodDelete: 405, http.MethodPut: 405, http.MethodOptions: 204} {
		r, err := http.NewRequestWithContext(t.Context(), method, url, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept", "text/event-stream")
		response, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != status {
			t.Errorf("%s: %d", method, response.StatusCode)
		}
	}
}

func TestDoor_MinuteOfTheNetwork(t *testing.T) {
	t.Parallel()
	url := serve(t, config(t, io.Discard), 3).URL + "/mcp"
	for i, want := range []int{200, 200, 200, 429} {
		response, text := post(t, url, ping)
		if response.StatusCode != want || want == 429 && (!strings.Contains(text, "rate_limited") || response.Header.Get("Retry-After") == "") {
			t.Errorf("request %d: %d %s", i, response.StatusCode, text)
		}
	}
}

func TestServeStreams(t *testing.T) {
	t.Parallel()
	fromHost, toServer := io.Pipe()
	fromServer, toHost := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- mcpdoor.ServeStreams(t.Context(), config(t, io.Discard), false, fromHost, toHost) }()
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	s, err := client.Connect(t.Context(), &mcp.IOTransport{Reader: fromServer, Writer: toServer}, nil)
	if err != nil {
		t.Fatal(err)
	}
	wantCore(t, s)
	if text, _, failed := call(t, s, "calculate_bazi", `{"date":"2005-12-23","time":"08:37"}`); failed || !strings.Contains(text, "乙酉") {
		t.Errorf("%s", text)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if err := <-ended; err != nil && !errors.Is(err, io.EOF) {
		t.Errorf("the server ended with %v", err)
	}
}

// What was asked before the input ended is answered.
func TestServeStreams_EndOfInput(t *testing.T) {
	t.Parallel()
	const hello = `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}
{"jsonrpc":"2.0","method":"notifications/initialized"}
`
	in := hello
	for i := range 20 {
		in += fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"calculate_bazi","arguments":{"date":"2005-12-23"}}}`+"\n", i+1)
	}
	var out lines
	if err := mcpdoor.ServeStreams(t.Context(), config(t, io.Discard), false, strings.NewReader(in), &out); err != nil {
		t.Error(err)
	}
	if n := strings.Count(out.String(), "\n"); n != 21 {
		t.Errorf("%d answers", n)
	}
	for line := range strings.Lines(out.String()) {
		if !jsontext.Value(line).IsValid() || !strings.Contains(line, `"jsonrpc":"2.0"`) {
			t.Errorf("not the protocol: %.100s", line)
		}
	}
}

// A host that calls many tools at once gets its own answers.
func TestCalls_AtOnce(t *testing.T) {
	t.Parallel()
	s := connect(t, serve(t, config(t, io.Discard), 1000).URL+"/mcp", "")
	var all sync.WaitGroup
	for i := range 40 {
		all.Go(func() {
			year := 1950 + i
			result, err := s.CallTool(t.Context(), &mcp.CallToolParams{Name: "calculate_bazi", Arguments: map[string]any{"date": fmt.Sprintf("%d-06-01", year)}})
			if err != nil || result.IsError || !strings.Contains(result.Content[0].(*mcp.TextContent).Text, fmt.Sprintf(`"date":"%d-06-01"`, year)) {
				t.Errorf("%d: %v %v", year, result, err)
			}
		})
	}
	all.Wait()
}

const scriptClient = `
const [{Client}, {StreamableHTTPClientTransport}] = process.env.LIBRARY === "client"
  ? [await import("@modelcontextprotocol/client"), await import("@modelcontextprotocol/client")]
  : [await import("@modelcontextprotocol/sdk/client/index.js"), await import("@modelcontextprotocol/sdk/client/streamableHttp.js")];
const client = new Client({name: "test", version: "1"});
await client.connect(new StreamableHTTPClientTransport(new URL(process.env.MCP)));
const {tools} = await client.listTools();
const calls = [];
for (const [name, args] of [
  ["calculate_bazi", {date: "2005-12-23", time: "08:37"}], ["calculate_ziwei", {date: "2000-08-16", time: "03:30", sex: "female"}],
  ["cast_iching", {}], ["draw_tarot", {count: 1}], ["search_library", {query: "ten gods"}], ["read_library", {id: "guide-bazi-basics"}],
]) {
  const r = await client.callTool({name, arguments: args}); // the library checks it by the output schema
  calls.push(!r.isError && JSON.stringify(r.structuredContent) === JSON.stringify(JSON.parse(r.content[0].text)));
}
const bad = await client.callTool({name: "calculate_bazi", arguments: {date: "2023-02-29"}});
const resource = await client.readResource({uri: "wenbu://knowledge"});
console.log(JSON.stringify({server: client.getServerVersion().name, tools: tools.length, calls, bad: bad.isError, resource: resource.contents[0].mimeType}));
await client.close();
`

func TestK6_TypeScriptClients(t *testing.T) {
	t.Parallel()
	server := serve(t, config(t, io.Discard), 1000)
	for _, library := range []string{"sdk", "client"} {
		t.Run(library, func(t *testing.T) {
			t.Parallel()
			got := strings.TrimSpace(hubtest.Node(t, scriptClient, "LIBRARY="+library, "MCP="+server.URL+"/mcp"))
			if want := `{"server":"wenbu","tools":6,"calls":[true,true,true,true,true,true],"bad":true,"resource":"application/json"}`; got != want {
				t.Errorf("got %s", got)
			}
		})
	}
}

// BenchmarkCall makes calls behind the gate, without a network and a client.
func BenchmarkCall(b *testing.B) {
	g, err := gate.New(gate.Config{PerMinute: 1 << 30, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, nil)
	if err != nil {
		b.Fatal(err)
	}
	door := g.Guard(mcpdoor.Handler(config(b, io.Discard)))
	for _, c := range [][2]string{
		{"cast_iching", `{"lines":[7,7,7,7,7,7]}`}, {"calculate_bazi", `{"date":"2005-12-23","time":"08:37"}`},
		{"search_library", `{"query":"ten gods"}`}, {"read_library", `{"id":"guide-bazi-basics"}`},
	} {
		body := `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"` + c[0] + `","arguments":` + c[1] + `}}`
		b.Run(c[0], func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				r := httptest.NewRequest(http.MethodPost, "/mcp", strings.NewReader(body))
				r.Header.Set("Content-Type", "application/json")
				r.Header.Set("Accept", "application/json, text/event-stream")
				rec := httptest.NewRecorder()
				door.ServeHTTP(rec, r)
				if rec.Code != http.StatusOK || strings.Contains(rec.Body.String(), `"isError":true`) {
					b.Fatal(rec.Code, rec.Body)
				}
			}
		})
	}
}
