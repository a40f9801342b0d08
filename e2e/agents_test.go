package e2e

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
)

var pageLink = regexp.MustCompile(`\]\((/[^)]*)\)`)

// TestAgents_Documents follows every link of the documents that other people's
// agents read first.
func TestAgents_Documents(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=100000")
	get := func(path string) (int, string, string) {
		response, err := http.Get(p.base + path)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		text, err := io.ReadAll(response.Body)
		if err != nil {
			t.Fatal(err)
		}
		return response.StatusCode, response.Header.Get("Content-Type"), string(text)
	}
	followed := map[string]bool{}
	for path, media := range map[string]string{
		"/llms.txt": "text/plain", "/agent-protocol.md": "text/markdown", "/agent/SKILL.md": "text/markdown", "/SKILL.md": "text/markdown",
		"/context.schema.json": "application/json", "/openapi.json": "application/json", "/knowledge/index.json": "application/json",
	} {
		status, kind, text := get(path)
		if status != 200 || !strings.HasPrefix(kind, media+"; charset=utf-8") || text == "" {
			t.Errorf("%s: %d %s", path, status, kind)
		}
		for _, m := range pageLink.FindAllStringSubmatch(text, -1) {
			followed[m[1]] = true
		}
	}
	for link := range followed {
		// A calculator or a door answers that it takes POST only.
		if status, _, _ := get(link); status != 200 && status != 405 {
			t.Errorf("%s: %d", link, status)
		}
	}
	if len(followed) < 50 {
		t.Errorf("%d links", len(followed))
	}
}

const mcpCall = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculate_bazi","arguments":{"date":"2000-08-16","time":"03:30"}}}`

// mcp sends one message to /mcp.
func (p *process) mcp(body string) (int, string) {
	p.t.Helper()
	r, err := http.NewRequestWithContext(p.t.Context(), http.MethodPost, p.base+"/mcp", strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return response.StatusCode, string(text)
}

// TestAgents_MinuteIsShared counts calls over MCP and the API together. The minute
// may change once while it runs, but not twice.
func TestAgents_MinuteIsShared(t *testing.T) {
	t.Parallel()
	p := serve(t, t.TempDir(), "WENBU_LIMIT_API_PER_MINUTE=6")
	passed, refused := 0, 0
	for i := range 20 {
		var status int
		var text string
		if i%2 == 0 {
			status, text = p.mcp(mcpCall)
		} else {
			status, text = p.post("/api/v1/bazi", `{"date":"2000-08-16"}`)
		}
		switch {
		case status == 200 && strings.Contains(text, "丙午"):
			passed++
		case status == 429 && strings.Contains(text, `"rate_limited"`):
			refused++
		default:
			t.Fatalf("request %d: %d %s", i, status, text)
		}
	}
	if passed != 6 && passed != 12 {
		t.Errorf("%d passed, %d were refused", passed, refused)
	}
}

// TestAgents_Readings counts single readings apart from turns, over a restart.
func TestAgents_Readings(t *testing.T) {
	t.Parallel()
	const ask = `{"kind":"iching","input":{"lines":[7,8,7,8,7,8]},"question":"要不要现在换工作？","consent":true}`
	data := t.TempDir()
	p := serve(t, data, "WENBU_LIMIT_READINGS_PER_DAY=2")
	for _, want := range []string{`"remaining":1`, `"remaining":0`} {
		if status, text := p.post("/api/v1/interpret", ask); status != 200 || !strings.Contains(text, want) || !strings.Contains(text, "既济") || !strings.Contains(text, `"servedModel":"wenbu-interpreter-1"`) {
			t.Errorf("%d %s", status, text)
		}
	}
	if status, text := p.post("/api/v1/interpret", `{"kind":"iching","input":{},"question":"要不要现在换工作？","consent":true}`); status != 422 || !strings.Contains(text, "input.lines") {
		t.Errorf("a wrong request of a full day: %d %s", status, text)
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	p = serve(t, data, "WENBU_LIMIT_READINGS_PER_DAY=2")
	if status, text := p.post("/api/v1/interpret", ask); status != 429 || !strings.Contains(text, `"daily_allowance"`) {
		t.Errorf("%d %s", status, text)
	}
	if status, text := p.post("/api/v1/agent", `{"message":"日主是什么？","consent":true}`); status != 200 || !strings.Contains(text, `"remaining":11`) {
		t.Errorf("a turn: %d %.300s", status, text)
	}
	off := serve(t, t.TempDir(), "WENBU_INTERPRETER=off")
	if status, text := off.post("/api/v1/interpret", ask); status != 503 || !strings.Contains(text, `"ai_unavailable"`) {
		t.Errorf("without a model: %d %s", status, text)
	}
}
