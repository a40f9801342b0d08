package hubdoor

import (
	"encoding/json/jsontext"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
)

// What a body can be, beside a call.
func TestBodies(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	key := keyed(personal)
	for _, c := range []struct {
		name, method, path, body string
		header                   http.Header
		status                   int
		want                     string
	}{
		{"MCP not JSON", "POST", "/api/mcp", `{`, key, 400, `{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"PARSE_ERROR"`},
		{"MCP empty", "POST", "/api/mcp", ``, key, 400, `"message":"PARSE_ERROR"`},
		{"MCP name twice", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}`, key, 400, `"id":null,"error":{"code":-32000,"message":"PARSE_ERROR"`},
		{"MCP batch", "POST", "/api/mcp", `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, key, 400, `"id":null,"error":{"code":-32000,"message":"INVALID_INPUT"`},
		{"MCP number", "POST", "/api/mcp", `7`, key, 400, `"message":"INVALID_INPUT"`},
		{"MCP no method", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":5}`, key, 400, `"id":5,"error":{"code":-32000,"message":"INVALID_INPUT"`},
		{"MCP other method", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":5,"method":"resources/list"}`, key, 400, `"id":5,"error":{"code":-32000,"message":"INVALID_INPUT"`},
		{"MCP odd id", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":{},"method":"ping"}`, key, 400, `"id":null,"error":{"code":-32000,"message":"INVALID_INPUT"`},
		{"MCP ping", "POST", "/api/mcp", ` {"jsonrpc":"2.0","id":0,"method":"ping"} `, key, 200, `{"jsonrpc":"2.0","id":0,"result":{}}`},
		{"MCP no credential", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":7,"method":"ping"}`, nil, 401, `"id":null,"error":{"code":-32000,"message":"UNAUTHORIZED"`},
		{"MCP no credential, GET", "GET", "/api/mcp", ``, nil, 401, `"message":"UNAUTHORIZED"`},
		{"MCP GET", "GET", "/api/mcp", ``, key, 405, `"message":"METHOD_NOT_ALLOWED"`},
		{"MCP DELETE", "DELETE", "/api/mcp", ``, key, 405, `"message":"METHOD_NOT_ALLOWED"`},
		{"MCP notification", "POST", "/api/mcp", `{"jsonrpc":"2.0","method":"notifications/initialized"}`, key, 202, ``},
		{"MCP any notification", "POST", "/api/mcp", `{"jsonrpc":"2.0","method":"tools/call","params":{"name":"forum_create_post","arguments":{"title":"t","content":"c"}}}`, key, 202, ``},
		{"MCP null arguments", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"forum_list_posts","arguments":null}}`, key, 200, `{"type":"text","text":"[]"}`},
		{"MCP no arguments", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"forum_list_posts"}}`, key, 200, `{"type":"text","text":"[]"}`},
		{"MCP list arguments", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"forum_list_posts","arguments":[]}}`, key, 400, `"path":"arguments"`},
		{"MCP params", "POST", "/api/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":7}`, key, 400, `"path":"params"`},
		{"MCP too large", "POST", "/api/mcp", `{"a":"` + strings.Repeat("x", hub.MaxBody) + `"}`, key, 400, `"message":"INVALID_INPUT"`},
		{"MCP key in the address", "POST", "/api/mcp?api_key=" + personal, `{"jsonrpc":"2.0","id":0,"method":"ping"}`, key, 401, `"message":"UNAUTHORIZED"`},
		{"REST key in the address", "POST", "/api/universal/meta/get_skill_info?Key=x", `{}`, key, 401, `"code":"UNAUTHORIZED"`},
		{"REST empty", "POST", "/api/universal/forum/forum_list_posts", ``, key, 200, `{"success":true,"data":[],"credits_deducted":0}`},
		{"REST not JSON", "POST", "/api/universal/forum/forum_list_posts", `{]`, key, 400, `"code":"PARSE_ERROR"`},
		{"REST name twice", "POST", "/api/universal/forum/forum_list_posts", `{"page":1,"page":1}`, key, 400, `"code":"PARSE_ERROR"`},
		{"REST list", "POST", "/api/universal/forum/forum_list_posts", `[]`, key, 400, `"code":"INVALID_BODY"`},
		{"REST too large", "POST", "/api/universal/forum/forum_list_posts", `{"a":"` + strings.Repeat("x", hub.MaxBody) + `"}`, key, 400, `"code":"INVALID_BODY"`},
		{"REST GET", "GET", "/api/universal/forum/forum_list_posts", ``, key, 405, `"code":"METHOD_NOT_ALLOWED"`},
		{"REST GET without credential", "GET", "/api/universal/forum/forum_list_posts", ``, nil, 401, `"code":"UNAUTHORIZED"`},
		{"REST other category", "POST", "/api/universal/meta/forum_list_posts", `{}`, key, 404, `"code":"UNKNOWN_TOOL"`},
		{"REST short path", "POST", "/api/universal/forum_list_posts", `{}`, key, 404, `"code":"UNKNOWN_TOOL"`},
		{"REST long path", "POST", "/api/universal/forum/forum_list_posts/x", `{}`, key, 404, `"code":"UNKNOWN_TOOL"`},
		{"bearer", "POST", "/api/universal/forum/forum_list_posts", `{}`, http.Header{"Authorization": {"bearer " + personal}}, 200, `"data":[]`},
		{"the same key twice", "POST", "/api/universal/forum/forum_list_posts", `{}`, http.Header{"Authorization": {"Bearer " + personal}, "X-Api-Key": {personal}}, 200, `"data":[]`},
		{"cookie", "POST", "/api/universal/meta/get_user_credits", `{}`, http.Header{"Cookie": {"session=good"}}, 200, `"balance":1000000`},
		{"wrong cookie", "POST", "/api/universal/meta/get_user_credits", `{}`, http.Header{"Cookie": {"session=bad"}}, 401, `"code":"UNAUTHORIZED"`},
		{"cookie from another site", "POST", "/api/universal/meta/get_user_credits", `{}`, http.Header{"Cookie": {"session=good"}, "Sec-Fetch-Site": {"cross-site"}}, 401, `"code":"UNAUTHORIZED"`},
		{"retired", "POST", "/api/v1/mcp", `{}`, nil, 410, `"id":null,"error":{"code":-32000,"message":"GONE_DEPRECATED"`},
	} {
		res, text := send(t, c.method, w.URL+c.path, c.body, c.header)
		if res.StatusCode != c.status || !strings.Contains(string(text), c.want) || c.status == 202 && len(text) > 0 {
			t.Errorf("%s: %d %.300s, want %d %s", c.name, res.StatusCode, text, c.status, c.want)
		}
		if c.status == http.StatusMethodNotAllowed && res.Header.Get("Allow") != http.MethodPost {
			t.Errorf("%s: Allow %q", c.name, res.Header.Get("Allow"))
		}
		if c.status == http.StatusGone && res.Header.Get("Link") != `<https://hub.example/api/mcp>; rel="successor-version"` {
			t.Errorf("%s: Link %q", c.name, res.Header.Get("Link"))
		}
	}
	if list, err := w.Board.Posts(t.Context(), forum.Query{Limit: 1}); err != nil || len(list) > 0 {
		t.Errorf("a notification was executed: %v, error %v", list, err)
	}
}

func TestInitialize(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for asked, want := range map[string]string{"2024-11-05": "2024-11-05", "2025-06-18": "2025-06-18", "2025-11-25": "2025-11-25", "1999-01-01": "2025-11-25"} {
		_, text := send(t, "POST", w.URL+"/api/mcp", fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":%q}}`, asked), keyed(personal))
		if !strings.Contains(string(text), `"protocolVersion":"`+want+`"`) {
			t.Errorf("%s: %s", asked, text)
		}
	}
	_, text := send(t, "POST", w.URL+"/api/mcp", `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`, keyed(agentKey))
	at := 0
	for _, e := range w.Hub.Entries() {
		i := strings.Index(string(text), `"name":"`+e.Name+`"`)
		if i < at {
			t.Errorf("%s is missing or out of order", e.Name)
		}
		at = i
	}
}

func TestDiscovery(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for path, c := range map[string]struct{ cache, want string }{
		"/.well-known/mcp.json":             {"public, max-age=300", `{"tool_name":"bazi_basic_analysis","credit_cost":7}`},
		"/.well-known/mcp/server-card.json": {"public, max-age=3600", `"serverInfo":{"name":"fortune-hub","version":"0.4.0"}`},
		"/.well-known/ai-plugin.json":       {"public, max-age=3600", `"url":"https://hub.example/api/mcp"`},
	} {
		res, text := send(t, "GET", w.URL+path, "", nil)
		if res.StatusCode != 200 || res.Header.Get("Cache-Control") != c.cache || !strings.Contains(string(text), c.want) {
			t.Errorf("%s: %d %q %.300s", path, res.StatusCode, res.Header.Get("Cache-Control"), text)
		}
	}
	if _, text := send(t, "GET", w.URL+"/.well-known/mcp/server-card.json", "", nil); strings.Contains(string(text), "credit_cost") {
		t.Error("the card has prices")
	}
}

// A key of idempotency makes a retried call one call: on both transports, also
// across them, and before the minute is counted.
func TestIdempotency(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		c := call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(agentKey), key: "k 1"}
		first := over(t, w, c)
		w.Windows.Fill(hub.WindowFortune, "k2", 10)
		for name, again := range transports {
			if r := again(t, w, c); r.code != "" || string(r.data) != string(first.data) || *r.credits != price {
				t.Errorf("again over %s: %s %v", name, r.code, r.details)
			}
		}
		w.Windows.Reset()
		c.arguments = strings.Replace(birth, "1990", "1991", 1)
		if r := over(t, w, c); r.code != hub.CodeInvalidInput || r.details["reason"] != "idempotency_mismatch" {
			t.Errorf("other arguments: %s %v", r.code, r.details)
		}
		c.header, c.arguments = keyed(personal), birth
		w.expectBalance(t, 1_000_000-price)
		// The same account has the same keys; another tool has others.
		if r := over(t, w, call{tool: "daily_fortune", category: "fortune", arguments: "{}", header: keyed(personal), key: "k 1"}); r.code != "" {
			t.Errorf("another tool: %s", r.code)
		}
	})
}

func (w *world) expectBalance(t *testing.T, want int64) {
	t.Helper()
	b, err := w.Book.Balance(t.Context(), "rich")
	if err != nil || b.Posted != want || b.Held != 0 {
		t.Errorf("balance %+v, %v, want %d", b, err, want)
	}
}

func TestIdempotency_AtOnce(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		var wait sync.WaitGroup
		answers := make([]jsontext.Value, 100)
		ids := make([]jsontext.Value, 20)
		for i := range answers {
			wait.Go(func() {
				answers[i] = over(t, w, call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(personal), key: "k"}).data
			})
		}
		for i := range ids {
			wait.Go(func() {
				r := over(t, w, call{tool: "forum_create_post", category: "forum", arguments: `{"title":"t","content":"c"}`, header: keyed(personal), key: "k"})
				for r.code == hub.CodeRateLimited { // the minute is counted before a call that is not finished joins
					r = over(t, w, call{tool: "forum_create_post", category: "forum", arguments: `{"title":"t","content":"c"}`, header: keyed(personal), key: "k"})
				}
				ids[i] = r.data
			})
		}
		wait.Wait()
		for _, a := range answers {
			if len(a) == 0 || string(a) != string(answers[0]) {
				t.Fatalf("another answer: %.200s", a)
			}
		}
		for _, id := range ids {
			if len(id) == 0 || string(id) != string(ids[0]) {
				t.Fatalf("another post: %s", id)
			}
		}
		w.expectBalance(t, 1_000_000-price)
		if list, _ := w.Board.Posts(t.Context(), forum.Query{Limit: 50}); len(list) != 1 {
			t.Errorf("%d posts", len(list))
		}
	})
}

// What a 500 tells is in the log, and nothing of the input is.
func TestLog(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	base := member(t, overREST(t, w, call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(personal)}).data, "base_context")
	w.Writer.Fail("bug")
	r := overREST(t, w, call{tool: "bazi_pattern_analysis", category: "fortune", arguments: `{"base_context":` + string(base) + `}`, header: keyed(personal)})
	id, _ := r.details["request_id"].(string)
	if log := w.log.String(); id == "" || !strings.Contains(log, id) || strings.Contains(log, "1990") || strings.Contains(log, personal) {
		t.Errorf("id %q, log %s", id, log)
	}
	w.expectBalance(t, 1_000_000-price)
}

// The language follows Accept-Language, and an argument before it.
func TestLanguage(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		header := keyed(personal)
		header.Set("Accept-Language", "en-GB,en;q=0.9,zh;q=0.5")
		english := over(t, w, call{tool: "question_divination", category: "fortune", arguments: `{"question":"x"}`, header: header})
		chinese := over(t, w, call{tool: "question_divination", category: "fortune", arguments: `{"question":"x","locale":"zh"}`, header: header})
		if !strings.Contains(string(english.data), "Great Peace") || !strings.Contains(string(chinese.data), "大安转") {
			t.Errorf("%.200s\n%.200s", english.data, chinese.data)
		}
		if r := over(t, w, call{tool: "no_such", category: "fortune", arguments: `{}`, header: header}); !strings.HasPrefix(r.message, "There is no such tool") {
			t.Errorf("message %q", r.message)
		}
	})
}
