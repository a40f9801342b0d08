package problem_test

import (
	"context"
	"errors"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

func TestOf(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		err    error
		status int
		code   string
	}{
		{errors.New("secret"), 500, "internal_error"},
		{fault.Wrap("secret", errors.New("secret")), 500, "internal_error"},
		{&fault.Error{Kind: fault.Internal, Reason: "secret"}, 500, "internal_error"},
		{&fault.Error{Kind: 99}, 500, "internal_error"},
		{context.DeadlineExceeded, 500, "internal_error"},
		{&fault.Error{Kind: fault.Invalid}, 422, "invalid_input"},
		{&fault.Error{Kind: fault.Invalid, Reason: "invalid_json"}, 400, "invalid_json"},
		{&fault.Error{Kind: fault.Invalid, Reason: "missing_body"}, 400, "missing_body"},
		{&fault.Error{Kind: fault.Invalid, Reason: "invalid_context"}, 422, "invalid_context"},
		{&fault.Error{Kind: fault.Invalid, Reason: "content_type"}, 415, "content_type"},
		{&fault.Error{Kind: fault.Invalid, Reason: "body_too_large"}, 413, "body_too_large"},
		{&fault.Error{Kind: fault.Invalid, Reason: "method_not_allowed"}, 405, "method_not_allowed"},
		{&fault.Error{Kind: fault.Unauthenticated}, 401, "unauthorized"},
		{&fault.Error{Kind: fault.Denied, Reason: "origin_denied"}, 403, "origin_denied"},
		{&fault.Error{Kind: fault.NotFound}, 404, "not_found"},
		{&fault.Error{Kind: fault.NotFound, Reason: "unknown_tool"}, 404, "not_found"},
		{&fault.Error{Kind: fault.Conflict}, 409, "conflict"},
		{&fault.Error{Kind: fault.Insufficient}, 402, "insufficient_credits"},
		{&fault.Error{Kind: fault.RateLimited}, 429, "rate_limited"},
		{&fault.Error{Kind: fault.RateLimited, Reason: "daily_allowance"}, 429, "daily_allowance"},
		{&fault.Error{Kind: fault.RateLimited, Reason: "agent_budget"}, 429, "agent_budget"},
		{&fault.Error{Kind: fault.RateLimited, Reason: "daily_budget"}, 429, "daily_budget"},
		{&fault.Error{Kind: fault.Unavailable}, 503, "unavailable"},
		{&fault.Error{Kind: fault.Unavailable, Reason: "agent_unavailable"}, 503, "agent_unavailable"},
		{&fault.Error{Kind: fault.Unavailable, Reason: "ai_unavailable"}, 503, "ai_unavailable"},
		{&fault.Error{Kind: fault.Unavailable, Reason: "agent_upstream"}, 502, "agent_upstream"},
		{&fault.Error{Kind: fault.Unavailable, Reason: "upstream_unavailable"}, 502, "upstream_unavailable"},
		{&fault.Error{Kind: fault.Unavailable, Reason: "reading_incomplete"}, 502, "reading_incomplete"},
	} {
		got := problem.Of(c.err)
		if got.Status != c.status || got.Code != c.code {
			t.Errorf("%v: got %d %s, want %d %s", c.err, got.Status, got.Code, c.status, c.code)
		}
		en, zh, found := strings.Cut(got.Message, " / ")
		if !found || en == "" || zh == "" || strings.Contains(got.Message, "secret") {
			t.Errorf("%v: message %q", c.err, got.Message)
		}
		if problem.Codes()[got.Code] != got.Status {
			t.Errorf("%s is not listed with %d", got.Code, got.Status)
		}
	}
}

func TestWrite(t *testing.T) {
	t.Parallel()
	f := fault.New(fault.Invalid, "", i18n.T("年份不对。", "The year is wrong."))
	f.Fields = []fault.Field{{Path: "context.birth.date", Code: "custom", Message: "no such day"}}
	f.Err = errors.New("secret cause")
	w := httptest.NewRecorder()
	problem.Write(w, f)
	want := `{"error":{"code":"invalid_input","message":"The year is wrong. / 年份不对。","fields":[{"path":"context.birth.date","code":"custom","message":"no such day"}]}}`
	if w.Code != 422 || w.Body.String() != want {
		t.Errorf("got %d %s", w.Code, w.Body)
	}
	for name, value := range map[string]string{
		"Content-Type":            "application/json; charset=utf-8",
		"Cache-Control":           "no-store",
		"X-Robots-Tag":            "noindex, nofollow",
		"X-Content-Type-Options":  "nosniff",
		"Referrer-Policy":         "no-referrer",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
		"Retry-After":             "",
	} {
		if got := w.Header().Get(name); got != value {
			t.Errorf("%s: got %q, want %q", name, got, value)
		}
	}
}

func TestWrite_RetryAfterRoundsUp(t *testing.T) {
	t.Parallel()
	for wait, want := range map[time.Duration]string{time.Millisecond: "1", time.Second: "1", 59*time.Second + 1: "60", 0: ""} {
		w := httptest.NewRecorder()
		problem.Write(w, &fault.Error{Kind: fault.RateLimited, RetryAfter: wait})
		if got := w.Header().Get("Retry-After"); got != want {
			t.Errorf("%v: got %q, want %q", wait, got, want)
		}
	}
}

func TestWriteJSON_Unencodable(t *testing.T) {
	t.Parallel()
	w := httptest.NewRecorder()
	problem.WriteJSON(w, 200, make(chan int))
	if w.Code != 500 || !strings.Contains(w.Body.String(), `"internal_error"`) {
		t.Errorf("got %d %s", w.Code, w.Body)
	}
}
