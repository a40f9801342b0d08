package hubdoor

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// Whatever the body, the answer is a success or a documented failure below 500.
func FuzzMCP(f *testing.F) {
	w := newWorld(f)
	for _, seed := range []string{
		`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}`, `{"jsonrpc":"2.0","id":"a","method":"tools/list"}`, `{"id":1,"method":"ping"}`,
		`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bazi_basic_analysis","arguments":` + birth + `}}`,
		`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"question_divination","arguments":{"question":"\ud83c\udfb2"},"_meta":{"idempotency_key":"k"}}}`,
		`{"jsonrpc":"2.0","method":"notifications/initialized"}`, `[]`, `{"id":1,"id":2}`, `{"id":{},"method":"tools/call","params":null}`,
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, body string) { fuzzed(t, w, "/api/mcp", body, true) })
}

// The same over REST, for the tool with the most arguments.
func FuzzREST(f *testing.F) {
	w := newWorld(f)
	for _, seed := range []string{birth, `{}`, ``, `null`, `{"birth_year":1e400}`, `{"location":{"city_name":"\u0000"},"timezone_offset":-0}`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, body string) {
		fuzzed(t, w, "/api/universal/fortune/bazi_basic_analysis", body, false)
	})
}

func fuzzed(t *testing.T, w *world, path, body string, mcp bool) {
	t.Helper()
	w.Windows.Reset()
	recorder := httptest.NewRecorder()
	request := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, strings.NewReader(body))
	request.Header = keyed(personal)
	w.Config.Handler.ServeHTTP(recorder, request)
	if recorder.Code == http.StatusOK || mcp && recorder.Code == http.StatusAccepted && recorder.Body.Len() == 0 {
		return
	}
	if _, wrong := failureOf(recorder, mcp); wrong != "" {
		t.Errorf("%s\n%d %.600s", wrong, recorder.Code, recorder.Body)
	}
}
