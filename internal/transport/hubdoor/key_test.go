package hubdoor

import (
	"net/http"
	"testing"

	"github.com/wenbu-go/wenbu/internal/hub"
)

// A key that cannot be used is refused: without it a retry would be charged again.
func TestUnusableKeys(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	header := func(values ...string) http.Header {
		h := keyed(personal)
		h["Idempotency-Key"] = values
		return h
	}
	const mcp = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bazi_basic_analysis","arguments":` + birth
	for name, c := range map[string]struct {
		path, body string
		header     http.Header
	}{
		"REST empty":         {"/api/universal/fortune/bazi_basic_analysis", birth, header("")},
		"REST two":           {"/api/universal/fortune/bazi_basic_analysis", birth, header("a", "b")},
		"MCP empty":          {"/api/mcp", mcp + `,"_meta":{"idempotency_key":""}}}`, keyed(personal)},
		"MCP null":           {"/api/mcp", mcp + `,"_meta":{"idempotency_key":null}}}`, keyed(personal)},
		"MCP other spelling": {"/api/mcp", mcp + `,"_meta":{"idempotencyKey":"k"}}}`, keyed(personal)},
		"MCP other case":     {"/api/mcp", mcp + `,"_meta":{"Idempotency_key":"k"}}}`, keyed(personal)},
		"MCP two":            {"/api/mcp", mcp + `,"_meta":{"idempotency_key":"k"}}}`, header("other")},
		"MCP no object":      {"/api/mcp", mcp + `,"_meta":7}}`, keyed(personal)},
	} {
		if res, text := send(t, "POST", w.URL+c.path, c.body, c.header); res.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: %d %.200s", name, res.StatusCode, text)
		}
	}
	w.expectBalance(t, 1_000_000)
	// The header counts over MCP too, and other members of _meta are nobody's business.
	for range 2 {
		if res, text := send(t, "POST", w.URL+"/api/mcp", mcp+`,"_meta":{"progressToken":1}}}`, header("k")); res.StatusCode != http.StatusOK {
			t.Errorf("%d %.200s", res.StatusCode, text)
		}
	}
	w.expectBalance(t, 1_000_000-price)
}

// What is ignored or left to a default makes no other call of one with a key.
func TestSameArguments(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, w *world, over transport) {
		c := call{tool: "bazi_basic_analysis", category: hub.CategoryFortune, arguments: birth, header: keyed(personal), key: "k"}
		first := over(t, w, c)
		c.arguments = birth[:len(birth)-1] + `,"unknown":1,"birth_minute":null,"locale":null}`
		if again := over(t, w, c); again.code != "" || string(again.data) != string(first.data) {
			t.Errorf("%s %v", again.code, again.details)
		}
		w.expectBalance(t, 1_000_000-price)
	})
}
