package site

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// A page is made once in a minute for everybody, and anew for who brings a cookie or
// a query, and in the next minute.
func TestShelf(t *testing.T) {
	t.Parallel()
	cfg := almanacConfig()
	now := time.Date(2026, 11, 30, 15, 59, 10, 0, time.UTC)
	cfg.Now = func() time.Time { return now }
	made := 0
	cfg.ModelName = func() string { made++; return "model-x" }
	h := New(cfg)
	visit := func(path, cookie string) string {
		r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)
		if cookie != "" {
			r.Header.Set("Cookie", cookie)
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != http.StatusOK || w.Header().Get("Content-Type") != "text/html; charset=utf-8" {
			t.Fatalf("%s: %d", path, w.Code)
		}
		return w.Body.String()
	}
	made = 0
	first := visit("/almanac/", "")
	if again := visit("/almanac/", ""); again != first || made != 1 {
		t.Errorf("made %d times", made)
	}
	visit("/almanac/", "a=b")
	visit("/almanac/?x=y", "")
	visit("/en/almanac/", "")
	if made != 4 {
		t.Errorf("made %d times, want 4", made)
	}
	now = now.Add(time.Minute) // midnight in China
	if later := visit("/almanac/", ""); later == first || !strings.Contains(later, "2026年12月") {
		t.Error("the day has changed and the page has not")
	}
}
