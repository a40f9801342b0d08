package hubdoor

import (
	"bytes"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wenbu-go/wenbu/internal/forum"
	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/hub/hubtest"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
)

// Bad requests, made from good ones, over all tools and both transports: none
// panics, none is a fault of the server, none costs anything, and each says what
// is wrong in the documented form. 200,000 with WENBU_LONG=1. The same every time.
func TestBadRequests(t *testing.T) {
	t.Parallel()
	shards, each := 2, 3_000
	if storetest.Long() {
		shards, each = 4, 50_000
	}
	for shard := range shards {
		t.Run(fmt.Sprint(shard), func(t *testing.T) {
			t.Parallel()
			s := newSweep(t, uint64(shard))
			for n := range each {
				s.one(t, n)
				if t.Failed() {
					t.Fatalf("request %d of shard %d", n, shard)
				}
			}
			s.after(t, each)
		})
	}
}

// sweep makes bad requests of one hub.
type sweep struct {
	*world
	random *rand.Rand
	good   map[string]object // arguments by tool
	seen   map[string]int    // codes and tools
}

type object = map[string]any

func newSweep(t *testing.T, seed uint64) *sweep {
	t.Helper()
	s := &sweep{world: newWorld(t), random: rand.New(rand.NewPCG(seed, 7)), good: map[string]object{}, seen: map[string]int{}}
	call := func(tool string, arguments object) object {
		text, err := json.Marshal(arguments)
		if err != nil {
			t.Fatal(err)
		}
		s.good[tool] = arguments
		r := overREST(t, s.world, callOf(s.world, tool, string(text)))
		var data object
		if r.code != "" || json.Unmarshal(r.data, &data) != nil && tool != "forum_list_posts" {
			t.Fatalf("%s: %s %v %.100s", tool, r.code, r.details, r.data)
		}
		return data
	}
	birth := object{"birth_year": 1990., "birth_month": 5., "birth_day": 1., "birth_hour": 8., "birth_minute": 0., "gender": "male", "location": object{"city_name": "北京"}, "locale": "en"}
	base := call("bazi_basic_analysis", birth)["base_context"]
	pattern := call("bazi_pattern_analysis", object{"base_context": base})["final_result"].(object)["pattern_result"]
	year := call("bigluck_year_analysis", object{"base_context": base, "pattern_result": pattern, "target_year": 2026.})
	whole := object{"partial": year["partial"]}
	for name, v := range year["final_result"].(object) {
		whole[name] = v
	}
	call("bigluck_year_fortune_eval", object{"year_analysis_result": whole, "pattern_result": pattern})
	call("daily_fortune", object{"divination_datetime": "2026-11-30T08:30", "day_master": "丙"})
	call("question_divination", object{"question": "x", "divination_datetime": "2026-11-30T08:30"})
	meta := object{"agent_name": "n", "agent_version": "1", "platform": "other"}
	post := call("forum_create_post", object{"title": "t", "content": "c", "tags": []any{"a", "b"}, "bazi_year": 1990., "author_display_name": "n", "agent_metadata": meta})
	call("forum_create_comment", object{"post_id": post["post_id"], "content": "c", "agent_metadata": meta})
	call("forum_like_post", object{"post_id": post["post_id"], "action": "like"})
	call("forum_get_post", object{"post_id": post["post_id"]})
	call("forum_list_posts", object{"page": 1., "limit": 20., "include": "agent_metadata"})
	call("get_skill_info", object{})
	call("get_user_credits", object{})
	call("get_usage_history", object{"limit": 10.})
	return s
}

func callOf(w *world, tool, arguments string) call {
	for _, e := range w.Hub.Entries() {
		if e.Name == tool {
			return call{tool: tool, category: e.Category, arguments: arguments, header: keyed(personal)}
		}
	}
	return call{}
}

// spoiled is a request that is being made bad.
type spoiled struct {
	entry           *hub.Entry
	mcp             bool
	method, path    string
	header          http.Header
	arguments, body []byte
	idempotency     string
	spoiled         []string // how
}

// one makes and checks one bad request.
func (s *sweep) one(t *testing.T, n int) {
	t.Helper()
	entries := s.Hub.Entries()
	r := &spoiled{entry: entries[n/2%len(entries)], mcp: n%2 == 1, method: http.MethodPost, header: keyed([]string{personal, agentKey}[s.random.IntN(2)])}
	s.Windows.Reset()
	s.spoil(t, r)
	recorder := httptest.NewRecorder()
	request := httptest.NewRequestWithContext(t.Context(), r.method, "/", bytes.NewReader(r.body))
	request.URL.Path, request.URL.RawQuery, _ = strings.Cut(r.path, "?")
	request.Header = r.header
	func() {
		defer func() {
			if p := recover(); p != nil {
				t.Errorf("%v: panic %v\n%s", r.spoiled, p, debug.Stack())
			}
		}()
		s.Config.Handler.ServeHTTP(recorder, request)
	}()
	code, wrong := failureOf(recorder, r.mcp)
	if wrong != "" {
		t.Errorf("%s %s, %v: %s\n%s\n%d %.600s", r.method, r.path, r.spoiled, wrong, cut(r.body), recorder.Code, recorder.Body.String())
	}
	s.seen[code]++
	s.seen[fmt.Sprintf("%s %t", r.entry.Name, r.mcp)]++
}

func cut(b []byte) string { return strings.ToValidUTF8(string(b[:min(len(b), 600)]), "�") }

// spoil makes a request bad in one way, now and then in several.
func (s *sweep) spoil(t *testing.T, r *spoiled) {
	t.Helper()
	ways := []func(*spoiled) bool{s.badArguments, s.badArguments, s.badArguments, s.badText, s.badCredential, s.badAddress, s.badMessage, s.badKey, s.fullMinute}
	r.path = "/api/universal/" + r.entry.Category + "/" + r.entry.Name
	if r.mcp {
		r.path = "/api/mcp"
	}
	text, err := json.Marshal(s.good[r.entry.Name], json.Deterministic(true))
	if err != nil {
		t.Fatal(err)
	}
	r.arguments = text
	s.random.Shuffle(len(ways), func(i, j int) { ways[i], ways[j] = ways[j], ways[i] })
	most := 1 + s.random.IntN(4)/3
	for _, way := range ways {
		if way(r) {
			if most--; most == 0 {
				break
			}
		}
	}
	s.envelop(r)
}

// envelop puts the arguments into the body, where nothing worse is there yet.
func (s *sweep) envelop(r *spoiled) {
	if r.body == nil && r.mcp {
		meta := ""
		if r.idempotency != "" {
			quoted, _ := jsontext.AppendQuote(nil, r.idempotency)
			meta = `,"_meta":{"idempotency_key":` + string(quoted) + `}`
		}
		r.body = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":%q,"arguments":%s%s}}`, s.random.IntN(9), r.entry.Name, r.arguments, meta)
	}
	if r.body == nil {
		r.body = r.arguments
	}
	if r.idempotency != "" && !r.mcp {
		r.header.Set("Idempotency-Key", r.idempotency)
	}
}

// failureOf returns the code of a failure, and what is not as documented.
func failureOf(w *httptest.ResponseRecorder, mcp bool) (code, wrong string) {
	text := w.Body.Bytes()
	if !utf8.Valid(text) || w.Header().Get("Content-Type") != "application/json; charset=utf-8" {
		return "", "is no JSON"
	}
	var message string
	var details object
	if mcp {
		var body struct {
			Version string          `json:"jsonrpc"`
			ID      *jsontext.Value `json:"id"`
			Error   struct {
				Code    int    `json:"code"`
				Message string `json:"message"`
				Data    object `json:"data"`
			} `json:"error"`
		}
		if err := json.Unmarshal(text, &body, json.RejectUnknownMembers(true)); err != nil || body.Version != "2.0" || body.Error.Code != rpcErrorCode {
			return "", fmt.Sprint("is no failure of MCP: ", err)
		}
		code, details = body.Error.Message, body.Error.Data
		message, _ = details["detail"].(string)
	} else {
		var body struct {
			Success *bool     `json:"success"`
			Error   restError `json:"error"`
		}
		if err := json.Unmarshal(text, &body, json.RejectUnknownMembers(true)); err != nil || body.Success == nil || *body.Success {
			return "", fmt.Sprint("is no failure of REST: ", err)
		}
		code, message, details = body.Error.Code, body.Error.Message, body.Error.Details
	}
	switch status, known := hub.Statuses()[code]; {
	case !known || status != w.Code || status >= 500 || message == "" || details == nil:
		return code, "is not documented"
	case code == hub.CodeInvalidInput:
		return code, wrongIssues(details["issues"], details["reason"])
	case code == hub.CodeRateLimited && (details["limit_type"] == nil || w.Header().Get("Retry-After") == ""):
		return code, "has no limit_type"
	case code == hub.CodeMethod && w.Header().Get("Allow") != http.MethodPost:
		return code, "does not say what is allowed"
	}
	return code, ""
}

func wrongIssues(issues, reason any) string {
	list, _ := issues.([]any)
	if len(list) == 0 && reason == nil {
		return "has no issues"
	}
	var paths []string
	for _, each := range list {
		issue, _ := each.(object)
		path, ok := issue["path"].(string)
		if text, _ := issue["message"].(string); !ok || text == "" || slices.Contains(paths, path) {
			return "has an issue that says nothing, or twice the same"
		}
		paths = append(paths, path)
	}
	return ""
}

// after checks what the requests left behind: nothing.
func (s *sweep) after(t *testing.T, each int) {
	t.Helper()
	s.expectBalance(t, hubtest.Funds-4*price)
	posts, err := s.Board.Posts(t.Context(), forum.Query{Limit: 50})
	if err != nil || len(posts) != 1 || posts[0].Comments != 1 || posts[0].Likes != 1 {
		t.Errorf("posts %+v, %v", posts, err)
	}
	if s.log.Len() > 0 {
		t.Errorf("log %s", s.log)
	}
	for _, code := range []string{
		hub.CodeInvalidInput, hub.CodeParse, hub.CodeInvalidBody, hub.CodeUnauthorized, hub.CodeUnknownTool, hub.CodeMethod, hub.CodeRateLimited, hub.CodeNotFound, hub.CodeGone,
	} {
		if s.seen[code] == 0 {
			t.Errorf("no request was %s", code)
		}
	}
	for _, e := range s.Hub.Entries() {
		for _, mcp := range []bool{false, true} {
			if n := s.seen[fmt.Sprintf("%s %t", e.Name, mcp)]; n < each/len(s.Hub.Entries())/3 {
				t.Errorf("%s was asked %d times", e.Name, n)
			}
		}
	}
	t.Logf("%v", s.seen)
}
