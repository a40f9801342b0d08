package hubdoor

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/fortune"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// world is a hub behind its door.
type world struct {
	*hubtest.World
	*httptest.Server
	log *strings.Builder
}

const (
	personal = hubtest.Personal
	agentKey = hubtest.Agent
	poorKey  = hubtest.Poor
	price    = hubtest.Price
)

func newWorld(t testing.TB) *world {
	t.Helper()
	w := &world{World: hubtest.New(t, storetest.NewMemoryLedger().Store(), storetest.NewMemoryForum()), log: &strings.Builder{}}
	door := New(Config{
		SameSite: http.NewCrossOriginProtection().Check,
		Hub:      w.Hub, Keys: w.Keys, SessionCookie: "session", CountFailure: func(*http.Request) error { return nil },
		SiteURL: "https://hub.example", NewID: func() string { return uuid.NewV7().String() },
		Log: slog.New(slog.NewTextHandler(w.log, nil)),
	})
	mux := http.NewServeMux()
	door.Mount(mux)
	w.Server = httptest.NewServer(mux)
	t.Cleanup(w.Close)
	return w
}

// reply is what both transports say, brought to one form.
type reply struct {
	status  int
	header  http.Header
	code    string // "" for a success
	message string
	details map[string]any
	data    jsontext.Value
	credits *float64
	free    bool
}

// call is one call over either transport.
type call struct {
	tool, category, arguments string
	header                    http.Header
	key                       string // idempotency key
}

type transport func(t *testing.T, w *world, c call) reply

var transports = map[string]transport{"rest": overREST, "mcp": overMCP}

func keyed(key string) http.Header { return http.Header{"X-Api-Key": {key}} }

func send(t *testing.T, method, url, body string, header http.Header) (*http.Response, []byte) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for name, values := range header {
		req.Header[name] = values
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
	return res, text
}

func overREST(t *testing.T, w *world, c call) reply {
	t.Helper()
	header := c.header.Clone()
	if c.key != "" {
		header.Set("Idempotency-Key", c.key)
	}
	res, text := send(t, http.MethodPost, w.URL+"/api/universal/"+c.category+"/"+c.tool, c.arguments, header)
	var body struct {
		Success bool           `json:"success"`
		Data    jsontext.Value `json:"data"`
		Credits *float64       `json:"credits_deducted"`
		Free    bool           `json:"fromFreeQuota"`
		Error   struct {
			Code    string         `json:"code"`
			Message string         `json:"message"`
			Details map[string]any `json:"details"`
		} `json:"error"`
	}
	if err := json.Unmarshal(text, &body); err != nil {
		t.Fatalf("%d %s: %v", res.StatusCode, text, err)
	}
	if body.Success != (res.StatusCode == http.StatusOK) || body.Success != (body.Error.Code == "") {
		t.Errorf("%d %s", res.StatusCode, text)
	}
	return reply{res.StatusCode, res.Header, body.Error.Code, body.Error.Message, body.Error.Details, body.Data, body.Credits, body.Free}
}

func overMCP(t *testing.T, w *world, c call) reply {
	t.Helper()
	meta := ""
	if c.key != "" {
		meta = fmt.Sprintf(`,"_meta":{"idempotency_key":%q}`, c.key)
	}
	res, text := send(t, http.MethodPost, w.URL+"/api/mcp",
		fmt.Sprintf(`{"jsonrpc":"2.0","id":"x1","method":"tools/call","params":{"name":%q,"arguments":%s%s}}`, c.tool, c.arguments, meta), c.header)
	var body struct {
		ID     jsontext.Value `json:"id"`
		Result struct {
			Content []textContent `json:"content"`
			IsError *bool         `json:"isError"`
			Meta    struct {
				Credits *float64 `json:"credits_deducted"`
				Free    bool     `json:"fromFreeQuota"`
			} `json:"_meta"`
		} `json:"result"`
		Error *struct {
			Code    int            `json:"code"`
			Message string         `json:"message"`
			Data    map[string]any `json:"data"`
		} `json:"error"`
	}
	if err := json.Unmarshal(text, &body); err != nil {
		t.Fatalf("%d %s: %v", res.StatusCode, text, err)
	}
	out := reply{status: res.StatusCode, header: res.Header, credits: body.Result.Meta.Credits, free: body.Result.Meta.Free}
	if body.Error != nil {
		out.code, out.details = body.Error.Message, body.Error.Data
		out.message, _ = body.Error.Data["detail"].(string)
		delete(out.details, "detail")
		if body.Error.Code != rpcErrorCode || body.Result.IsError != nil {
			t.Errorf("%s", text)
		}
		if want := `"x1"`; out.code != hub.CodeUnauthorized && out.code != hub.CodeAuthBackend && string(body.ID) != want {
			t.Errorf("%s: id %s", text, body.ID)
		}
		return out
	}
	if len(body.Result.Content) != 1 || body.Result.Content[0].Type != "text" || string(body.ID) != `"x1"` {
		t.Fatalf("%s", text)
	}
	out.data = jsontext.Value(body.Result.Content[0].Text)
	return out
}

const birth = `{"birth_year":1990,"birth_month":5,"birth_day":1,"birth_hour":8,"gender":"male","location":{"city_name":"北京"}}`

// each runs a test over both transports, each in a world of its own.
func each(t *testing.T, run func(t *testing.T, w *world, over transport)) {
	for name, over := range transports {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			run(t, newWorld(t), over)
		})
	}
}

// member returns a member of a JSON object.
func member(t *testing.T, v jsontext.Value, name string) jsontext.Value {
	t.Helper()
	var m map[string]jsontext.Value
	if err := json.Unmarshal(v, &m); err != nil || m[name] == nil {
		t.Fatalf("no %s in %.200s", name, v)
	}
	return m[name]
}

// Every tool succeeds, and the chain's answers fit one another.
func TestEveryTool(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		called := map[string]bool{}
		do := func(tool, arguments string, credits float64) jsontext.Value {
			t.Helper()
			category := ""
			for _, e := range w.Hub.Entries() {
				if e.Name == tool {
					category = e.Category
				}
			}
			r := over(t, w, call{tool: tool, category: category, arguments: arguments, header: keyed(personal)})
			if r.code != "" {
				t.Fatalf("%s: %d %s %s %v", tool, r.status, r.code, r.message, r.details)
			}
			if shown := r.credits != nil; shown && *r.credits != credits || !shown && category == hub.CategoryFortune {
				t.Errorf("%s: credits %v, want %v", tool, r.credits, credits)
			}
			called[tool] = true
			return r.data
		}
		base := member(t, do("bazi_basic_analysis", birth, price), "base_context")
		pattern := member(t, member(t, do("bazi_pattern_analysis", `{"base_context":`+string(base)+`}`, price), "final_result"), "pattern_result")
		year := do("bigluck_year_analysis", `{"base_context":`+string(base)+`,"pattern_result":`+string(pattern)+`,"target_year":2026}`, price)
		nested := strings.TrimSuffix(string(member(t, year, "final_result")), "}") + `,"partial":` + string(member(t, year, "partial")) + "}"
		score := do("bigluck_year_fortune_eval", `{"year_analysis_result":`+nested+`,"pattern_result":`+string(pattern)+`}`, price)
		if text := string(member(t, member(t, score, "final_result"), "narrative")); text != `"prose"` {
			t.Errorf("narrative %s", text)
		}
		do("daily_fortune", `{}`, 0)
		do("question_divination", `{"question":"x"}`, 0)
		post := do("forum_create_post", `{"title":"题","content":"`+strings.Repeat("文", 300)+`","tags":["a"],"agent_metadata":{"agent_name":"n","agent_version":"1","platform":"other"}}`, 0)
		id := string(member(t, post, "post_id"))
		do("forum_create_comment", `{"post_id":`+id+`,"content":"c"}`, 0)
		do("forum_like_post", `{"post_id":`+id+`}`, 0)
		full := do("forum_get_post", `{"post_id":`+id+`}`, 0)
		if n := string(member(t, member(t, full, "post"), "likes_count")); n != "1" {
			t.Errorf("%s likes", n)
		}
		var list []map[string]any
		if err := json.Unmarshal(do("forum_list_posts", `{"include":["agent_metadata"]}`, 0), &list); err != nil || len(list) != 1 || len([]rune(list[0]["content"].(string))) != 200 || list[0]["agent_metadata"] == nil {
			t.Errorf("list %v %v", list, err)
		}
		if empty := do("forum_list_posts", `{"tag":"none"}`, 0); string(empty) != "[]" {
			t.Errorf("an empty page is %s", empty)
		}
		info := do("get_skill_info", `{}`, 0)
		var tools []hub.ToolInfo
		if err := json.Unmarshal(member(t, info, "tools"), &tools); err != nil || len(tools) != 14 || tools[3].Cost != price || tools[4].LLM != 1 {
			t.Errorf("tools %+v %v", tools, err)
		}
		credit := do("get_user_credits", `{}`, 0)
		if got := string(member(t, credit, "balance")); got != fmt.Sprint(1_000_000-4*price) {
			t.Errorf("balance %s", got)
		}
		history := do("get_usage_history", `{"limit":1000}`, 0)
		var records []map[string]any
		if err := json.Unmarshal(member(t, history, "records"), &records); err != nil || string(member(t, history, "limit")) != "100" || len(records) != 12 {
			t.Errorf("%d records of limit %s: %v", len(records), member(t, history, "limit"), err)
		}
		if len(called) != 14 {
			t.Errorf("%d tools were called", len(called))
		}
	})
}

// refusal is a call that fails, and how.
type refusal struct {
	name    string
	prepare func(*testing.T, *world)
	call    call
	status  int
	code    string
	mcpCode string // where MCP differs
	details map[string]string
}

var refusalCases = []refusal{
	{name: "no credential", call: call{tool: "daily_fortune", category: "fortune"}, status: 401, code: hub.CodeUnauthorized},
	{name: "wrong key", call: call{tool: "daily_fortune", category: "fortune", header: keyed("wb_p_wrong")}, status: 401, code: hub.CodeUnauthorized},
	{name: "two keys", call: call{tool: "daily_fortune", category: "fortune", header: http.Header{"X-Api-Key": {personal}, "Authorization": {"Bearer " + agentKey}}}, status: 401, code: hub.CodeUnauthorized},
	{name: "basic", call: call{tool: "daily_fortune", category: "fortune", header: http.Header{"Authorization": {"Basic " + personal}}}, status: 401, code: hub.CodeUnauthorized},
	{name: "cookie on fortune", call: call{tool: "daily_fortune", category: "fortune", header: http.Header{"Cookie": {"session=good"}}}, status: 401, code: hub.CodeUnauthorized},
	{name: "cookie on a write", call: call{tool: "forum_like_post", category: "forum", header: http.Header{"Cookie": {"session=good"}}}, status: 401, code: hub.CodeUnauthorized},
	{name: "store down", prepare: func(t *testing.T, w *world) { w.Keys.Break(true) }, call: call{tool: "get_skill_info", category: "meta", header: keyed(personal)},
		status: 500, code: hub.CodeAuthBackend, details: map[string]string{"request_id": ""}},
	{name: "unknown tool", call: call{tool: "no_such", category: "fortune", header: keyed(personal)}, status: 404, code: hub.CodeUnknownTool},
	{name: "wrong case", call: call{tool: "Daily_fortune", category: "fortune", header: keyed(personal)}, status: 404, code: hub.CodeUnknownTool},
	{name: "disabled", prepare: func(t *testing.T, w *world) { w.Enable(t, "bazi_basic_analysis", false) }, call: call{tool: "bazi_basic_analysis", category: "fortune", arguments: `{"bad":1}`, header: keyed(personal)},
		status: 403, code: hub.CodeDisabled},
	{name: "disabled free", prepare: func(t *testing.T, w *world) { w.Enable(t, "daily_fortune", false) }, call: call{tool: "daily_fortune", category: "fortune", header: keyed(personal)}, status: 403, code: hub.CodeDisabled},
	{name: "minute of fortune", prepare: func(t *testing.T, w *world) { w.Windows.Fill(hub.WindowFortune, "k2", 10) }, call: call{tool: "bazi_basic_analysis", category: "fortune", arguments: `{"bad":1}`, header: keyed(agentKey)},
		status: 429, code: hub.CodeRateLimited, details: map[string]string{"limit_type": "fortune_call", "retry_after": "17"}},
	{name: "minute of meta", prepare: func(t *testing.T, w *world) { w.Windows.Fill(hub.WindowMeta, "k2", 60) }, call: call{tool: "get_user_credits", category: "meta", header: keyed(agentKey)},
		status: 429, code: hub.CodeRateLimited, details: map[string]string{"limit_type": "meta_call"}},
	{name: "minute of posts", prepare: func(t *testing.T, w *world) { w.Windows.Fill(hub.WindowPost, "rich", 1) }, call: call{tool: "forum_create_post", category: "forum", arguments: `{"title":"t","content":"c"}`, header: keyed(personal)},
		status: 429, code: hub.CodeRateLimited, details: map[string]string{"limit_type": "post"}},
	{name: "minute of comments", prepare: func(t *testing.T, w *world) { w.Windows.Fill(hub.WindowComment, "rich", 5) }, call: call{tool: "forum_create_comment", category: "forum", arguments: `{}`, header: keyed(agentKey)},
		status: 429, code: hub.CodeRateLimited, details: map[string]string{"limit_type": "comment"}},
	{name: "wrong input", call: call{tool: "bazi_basic_analysis", category: "fortune", arguments: `{"birth_year":1899,"location":"Beijing"}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput,
		details: map[string]string{"issues": "birth_day birth_month birth_year gender location"}},
	{name: "not a number", call: call{tool: "get_usage_history", category: "meta", arguments: `{"limit":"ten"}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput, details: map[string]string{"issues": "limit"}},
	{name: "page", call: call{tool: "forum_list_posts", category: "forum", arguments: `{"page":0,"limit":51,"include":["x"]}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput,
		details: map[string]string{"issues": "include limit page"}},
	{name: "no UUID", call: call{tool: "forum_get_post", category: "forum", arguments: `{"post_id":"1"}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput, details: map[string]string{"issues": "post_id"}},
	{name: "strict metadata", call: call{tool: "forum_create_post", category: "forum", arguments: `{"title":"","content":"c","agent_metadata":{"agent_name":"n","x":1}}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput,
		details: map[string]string{"issues": "agent_metadata agent_metadata.agent_version agent_metadata.platform title"}},
	{name: "a person's robot", call: call{tool: "forum_create_post", category: "forum", arguments: `{"title":"t","content":"c","author_display_name":"我🤖"}`, header: keyed(personal)}, status: 400, code: hub.CodeInvalidInput,
		details: map[string]string{"issues": "author_display_name"}},
	{name: "no such post", call: call{tool: "forum_get_post", category: "forum", arguments: `{"post_id":"0192f000-0000-7000-8000-000000000000"}`, header: keyed(personal)}, status: 404, code: hub.CodeNotFound},
	{name: "like nothing", call: call{tool: "forum_like_post", category: "forum", arguments: `{"post_id":"0192f000-0000-7000-8000-000000000000"}`, header: keyed(personal)}, status: 404, code: hub.CodeNotFound},
	{name: "no key of idempotency", call: call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(personal), key: strings.Repeat("k", 256)}, status: 400, code: hub.CodeInvalidInput},
	{name: "no credits", call: call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(poorKey)}, status: 402, code: hub.CodeCredits,
		details: map[string]string{"balance": "0", "held": "0", "required": "7"}},
	{name: "provider refuses", prepare: failing(fortune.ReasonProviderRefused), call: patternCall, status: 502, code: hub.CodeREST, mcpCode: hub.CodeUpstream},
	{name: "provider fails", prepare: failing(fortune.ReasonProviderFailed), call: patternCall, status: 502, code: hub.CodeUpstream},
	{name: "provider is late", prepare: failing(fortune.ReasonProviderTimeout), call: patternCall, status: 504, code: hub.CodeUpstreamTimeout},
	{name: "no provider", prepare: failing(fortune.ReasonNoProvider), call: patternCall, status: 500, code: hub.CodeConfig, details: map[string]string{"request_id": ""}},
	{name: "fault of ours", prepare: failing("bug"), call: patternCall, status: 500, code: hub.CodeInternal, details: map[string]string{"request_id": ""}},
}

// patternCall is for a context that the test makes first.
var patternCall = call{tool: "bazi_pattern_analysis", category: "fortune", arguments: "CONTEXT", header: keyed(personal)}

func failing(reason string) func(*testing.T, *world) {
	return func(_ *testing.T, w *world) { w.Writer.Fail(reason) }
}

func TestEveryRefusal(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		mcp := strings.HasSuffix(t.Name(), "/mcp")
		context := `{"base_context":` + string(member(t, overREST(t, w, call{tool: "bazi_basic_analysis", category: "fortune", arguments: birth, header: keyed(personal)}).data, "base_context")) + `}`
		before, err := w.Book.Balance(t.Context(), "rich")
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range refusalCases {
			w := newWorld(t)
			if c.prepare != nil {
				c.prepare(t, w)
			}
			switch c.call.arguments {
			case "CONTEXT":
				c.call.arguments = context
			case "":
				c.call.arguments = "{}"
			}
			r := over(t, w, c.call)
			code := c.code
			if mcp && c.mcpCode != "" {
				code = c.mcpCode
			}
			if r.status != c.status || r.code != code || r.message == "" {
				t.Errorf("%s: %d %s %q %v, want %d %s", c.name, r.status, r.code, r.message, r.details, c.status, code)
			}
			for name, want := range c.details {
				if got := detail(r.details, name); want != "" && got != want || got == "" {
					t.Errorf("%s: %s is %q, want %q", c.name, name, got, want)
				}
			}
			if retry := r.header.Get("Retry-After"); (retry != "") != (c.code == hub.CodeRateLimited) {
				t.Errorf("%s: Retry-After %q", c.name, retry)
			}
		}
		after, err := w.Book.Balance(t.Context(), "rich")
		if err != nil || after != before {
			t.Errorf("refusals cost %v, %v", after, before)
		}
	})
}

// detail writes one detail; issues as their paths.
func detail(details map[string]any, name string) string {
	v, ok := details[name]
	if !ok {
		return ""
	}
	issues, ok := v.([]any)
	if !ok {
		return fmt.Sprint(v)
	}
	var paths []string
	for _, each := range issues {
		issue := each.(map[string]any)
		if issue["message"] == "" || len(issue) != 2 {
			return fmt.Sprint(v)
		}
		paths = append(paths, issue["path"].(string))
	}
	slices.Sort(paths)
	return strings.Join(paths, " ")
}
