package hubdoor

import (
	_ "embed"
	"encoding/json/v2"
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
)

// keyTransport sends a key with every request, as a client's settings do.
type keyTransport string

func (k keyTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-Api-Key", string(k))
	return http.DefaultTransport.RoundTrip(r)
}

// The official Go client connects as it is, lists the tools, and calls them.
func TestGoClient(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	client := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil)
	session, err := client.Connect(t.Context(), &mcp.StreamableClientTransport{
		Endpoint: w.URL + "/api/mcp", HTTPClient: &http.Client{Transport: keyTransport(personal)},
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	if s := session.InitializeResult().ServerInfo; s.Name != hub.SkillName || s.Version != hub.SkillVersion {
		t.Errorf("server %+v", s)
	}
	if err := session.Ping(t.Context(), nil); err != nil {
		t.Errorf("ping: %v", err)
	}
	list, err := session.ListTools(t.Context(), nil)
	if err != nil || len(list.Tools) != 14 {
		t.Fatalf("%v, %v", list, err)
	}
	for i, e := range w.Hub.Entries() {
		if tool := list.Tools[i]; tool.Name != e.Name || tool.Description == "" || tool.InputSchema == nil {
			t.Errorf("tool %d is %+v", i, tool)
		}
	}
	call := func(name, arguments string) (*mcp.CallToolResult, error) {
		var in map[string]any
		if err := json.Unmarshal([]byte(arguments), &in); err != nil {
			t.Fatal(err)
		}
		return session.CallTool(t.Context(), &mcp.CallToolParams{Name: name, Arguments: in})
	}
	for name, c := range map[string]struct {
		arguments, want string
		credits         float64
	}{
		"question_divination": {`{"question":"x"}`, `"gua_qishigua":{"index":0`, 0},
		"bazi_basic_analysis": {birth, `"day":"丙寅"`, price},
	} {
		result, err := call(name, c.arguments)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		text, ok := result.Content[0].(*mcp.TextContent)
		if !ok || result.IsError || !strings.Contains(text.Text, c.want) || result.Meta["credits_deducted"] != c.credits {
			t.Errorf("%s: %+v %v", name, result.Content[0], result.Meta)
		}
	}
	_, err = call("bazi_basic_analysis", `{"birth_year":1990,"location":"Beijing"}`)
	var wire *jsonrpc.Error
	if !errors.As(err, &wire) || wire.Code != rpcErrorCode || wire.Message != hub.CodeInvalidInput || !strings.Contains(string(wire.Data), `"path":"location"`) {
		t.Errorf("a wrong input: %v", err)
	}
	w.expectBalance(t, hubtest.Funds-price)
}

//go:embed testdata/client.js
var clientJS string

// The official TypeScript clients do so too.
func TestTypeScriptClient(t *testing.T) {
	t.Parallel()
	for _, library := range []string{"sdk", "client"} {
		t.Run(library, func(t *testing.T) { testTypeScriptClient(t, library) })
	}
}

func testTypeScriptClient(t *testing.T, library string) {
	w := newWorld(t)
	out := hubtest.Node(t, clientJS, "LIBRARY="+library, "HUB="+w.URL, "WENBU_KEY="+personal)
	var told struct {
		Server  serverInfo `json:"server"`
		Tools   []string   `json:"tools"`
		Free    any        `json:"free"`
		Paid    any        `json:"paid"`
		Pillar  string     `json:"pillar"`
		Code    string     `json:"code"`
		Status  int        `json:"status"`
		Path    string     `json:"path"`
		Strange string     `json:"strange"`
	}
	if err := json.Unmarshal([]byte(out), &told, json.RejectUnknownMembers(true)); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	var names []string
	for _, e := range w.Hub.Entries() {
		names = append(names, e.Name)
	}
	if told.Server.Name != hub.SkillName || strings.Join(told.Tools, " ") != strings.Join(names, " ") {
		t.Errorf("%s", out)
	}
	if told.Free != 0.0 || told.Paid != float64(price) || told.Pillar != "丙寅" {
		t.Errorf("%s", out)
	}
	if told.Code != hub.CodeInvalidInput || told.Status != http.StatusBadRequest || told.Path != "location" || told.Strange != hub.CodeUnknownTool {
		t.Errorf("%s", out)
	}
	w.expectBalance(t, hubtest.Funds-price)
}
