package gate_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

const site = "https://wenbu.example"

// world is a gate with its clock and its log.
type world struct {
	*gate.Gate
	now time.Time
	log bytes.Buffer
}

func newWorld(t *testing.T, change func(*gate.Config)) *world {
	t.Helper()
	w := &world{now: time.Unix(1_700_000_000, 0)} // 20 s into a minute
	config := gate.Config{
		SiteURL:   site,
		PerMinute: 60,
		Health:    gate.Health{Status: "ok", Version: "1.2.3", RequestedModel: "wenbu-interpreter"},
		Now:       func() time.Time { return w.now },
		NewID:     func() string { return "request-7" },
		Logger:    slog.New(slog.NewTextHandler(&w.log, nil)),
	}
	if change != nil {
		change(&config)
	}
	echo := func(w http.ResponseWriter, r *http.Request, body []byte) error {
		problem.WriteJSON(w, http.StatusOK, map[string]any{"bytes": len(body), "address": gate.Address(r.Context())})
		return nil
	}
	fails := func(err error) func(http.ResponseWriter, *http.Request, []byte) error {
		return func(http.ResponseWriter, *http.Request, []byte) error { return err }
	}
	invalid := fault.New(fault.Invalid, "", i18n.T("日期不对。", "The date is wrong."))
	invalid.Fields = []fault.Field{{Path: "date", Code: "custom"}}
	var err error
	w.Gate, err = gate.New(config, []gate.Endpoint{
		{Path: "/api/v1/echo", Handle: echo},
		{Path: "/api/v1/big", MaxBody: 98304, Handle: echo},
		{Path: "/api/v1/read", Read: func(w http.ResponseWriter, _ *http.Request) error {
			problem.WriteJSON(w, http.StatusOK, map[string]any{"read": true})
			return nil
		}},
		{Path: "/api/v1/invalid", Handle: fails(invalid)},
		{Path: "/api/v1/broken", Handle: fails(errors.New("disk on fire"))},
		{Path: "/api/v1/panic", Handle: func(_ http.ResponseWriter, _ *http.Request, body []byte) error {
			panic("cannot read " + string(body))
		}},
		{Path: "/api/v1/index", Handle: func(_ http.ResponseWriter, _ *http.Request, body []byte) error {
			return fmt.Errorf("%d", body[len(body)])
		}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// post is a request as a plain client sends it.
func post(path, body string, headers ...string) *http.Request {
	return request(http.MethodPost, path, body, headers...)
}

func request(method, path, body string, headers ...string) *http.Request {
	r := httptest.NewRequest(method, "http://server.example"+path, strings.NewReader(body))
	r.RemoteAddr = "203.0.113.9:4711"
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for _, header := range headers {
		name, value, _ := strings.Cut(header, ": ")
		switch name {
		case "Host":
			r.Host = value
		case "Content-Type":
			r.Header.Set(name, value)
		default:
			r.Header.Add(name, value)
		}
	}
	return r
}

func (w *world) do(r *http.Request) *httptest.ResponseRecorder {
	rec := httptest.NewRecorder()
	w.ServeHTTP(rec, r)
	return rec
}

func noLength(r *http.Request) *http.Request {
	r.ContentLength = -1
	return r
}

func falseLength(r *http.Request, n int64) *http.Request {
	r.ContentLength = n
	return r
}

// jsonOf returns a JSON string of exactly n bytes.
func jsonOf(n int) string { return `"` + strings.Repeat("x", n-2) + `"` }

func TestGate(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name        string
		request     *http.Request
		status      int
		contains    string
		notExpected string
	}{
		{"accepted", post("/api/v1/echo", `{}`), 200, `"bytes":2`, "error"},
		{"content type with charset", post("/api/v1/echo", `{}`, "Content-Type: application/json; charset=utf-8"), 200, `"bytes":2`, "error"},

		{"site origin", post("/api/v1/echo", `{}`, "Origin: "+site), 200, `"bytes":2`, "error"},
		{"own origin", post("/api/v1/echo", `{}`, "Origin: http://server.example"), 200, `"bytes":2`, "error"},
		{"own origin, default port", post("/api/v1/echo", `{}`, "Origin: http://server.example:80"), 200, `"bytes":2`, "error"},
		{"own host, other scheme", post("/api/v1/echo", `{}`, "Origin: https://server.example"), 403, `"origin_denied"`, "bytes"},
		{"foreign origin", post("/api/v1/echo", `{}`, "Origin: https://evil.example"), 403, `"origin_denied"`, "bytes"},
		{"null origin", post("/api/v1/echo", `{}`, "Origin: null"), 403, `"origin_denied"`, "bytes"},
		{"two origins", post("/api/v1/echo", `{}`, "Origin: "+site, "Origin: "+site), 403, `"origin_denied"`, "bytes"},
		{"origin with a path", post("/api/v1/echo", `{}`, "Origin: "+site+"/x"), 403, `"origin_denied"`, "bytes"},
		{"origin with a user", post("/api/v1/echo", `{}`, "Origin: https://a@wenbu.example"), 403, `"origin_denied"`, "bytes"},
		{"site as a prefix", post("/api/v1/echo", `{}`, "Origin: "+site+".evil.example"), 403, `"origin_denied"`, "bytes"},
		{"loopback page to production", post("/api/v1/echo", `{}`, "Origin: http://localhost:3000"), 403, `"origin_denied"`, "bytes"},
		{"loopback page to loopback", post("/api/v1/echo", `{}`, "Host: 127.0.0.1:8787", "Origin: http://localhost:3000"), 200, `"bytes":2`, "error"},
		{"loopback page to IPv6 loopback", post("/api/v1/echo", `{}`, "Host: [::1]:8787", "Origin: https://127.0.0.1"), 200, `"bytes":2`, "error"},
		{"foreign page to loopback", post("/api/v1/echo", `{}`, "Host: localhost:8787", "Origin: https://evil.example"), 403, `"origin_denied"`, "bytes"},
		{"loopback look-alike", post("/api/v1/echo", `{}`, "Host: localhost:8787", "Origin: http://localhost.evil.example"), 403, `"origin_denied"`, "bytes"},
		{"origin before everything", request("PUT", "/api/v1/nope", "", "Origin: null"), 403, `"origin_denied"`, "not_found"},

		{"health", request("GET", "/api/health", ""), 200, `{"status":"ok","version":"1.2.3","aiConfigured":false,"requestedModel":"wenbu-interpreter"}`, "error"},
		{"health of a foreign page", request("GET", "/api/health", "", "Origin: null"), 403, `"origin_denied"`, "ok"},
		{"health takes GET only", post("/api/health", `{}`), 404, `"not_found"`, "ok"},

		{"GET", request("GET", "/api/v1/echo", ""), 405, `"method_not_allowed"`, "bytes"},
		{"GET unknown", request("GET", "/api/v1/nope", ""), 405, `"method_not_allowed"`, "not_found"},
		{"an address to read", request("GET", "/api/v1/read", ""), 200, `"read":true`, "error"},
		{"an address to read, of a foreign page", request("GET", "/api/v1/read", "", "Origin: null"), 403, `"origin_denied"`, "read"},
		{"an address to read takes no POST", post("/api/v1/read", `{}`), 405, `GET only`, `"read":true`},
		{"DELETE", request("DELETE", "/api/v1/echo", `{}`), 405, `"method_not_allowed"`, "bytes"},
		{"not JSON by type", post("/api/v1/echo", ``, "Content-Type: text/plain"), 415, `"content_type"`, "bytes"},
		{"no type", post("/api/v1/echo", ``), 415, `"content_type"`, "missing"},
		{"type in capitals", post("/api/v1/echo", ``, "Content-Type: Application/JSON; charset=utf-8"), 400, `"missing_body"`, "content_type"},
		{"unknown path, not JSON by type", post("/api/v1/nope", ``, "Content-Type: text/plain"), 415, `"content_type"`, "not_found"},
		{"unknown path, bad JSON", post("/api/v1/nope", `{`), 400, `"invalid_json"`, "not_found"},
		{"unknown path", post("/api/v1/nope", `{}`), 404, `"not_found"`, "nope"},
		{"trailing slash", post("/api/v1/echo/", `{}`), 404, `"not_found"`, "bytes"},
		{"other case", post("/api/v1/Echo", `{}`), 404, `"not_found"`, "bytes"},
		{"unknown path has the default cap", post("/api/v1/nope", jsonOf(8193)), 413, `"body_too_large"`, "not_found"},

		{"empty body", noLength(post("/api/v1/echo", ``, "Content-Type: application/json")), 400, `"missing_body"`, "bytes"},
		{"only space", post("/api/v1/echo", ` `), 400, `"invalid_json"`, "bytes"},
		{"bad JSON", post("/api/v1/echo", `{"a":}`), 400, `"invalid_json"`, "bytes"},
		{"two values", post("/api/v1/echo", `{}{}`), 400, `"invalid_json"`, "bytes"},
		{"duplicate name", post("/api/v1/echo", `{"a":1,"a":2}`), 400, `"invalid_json"`, "bytes"},
		{"bad UTF-8", post("/api/v1/echo", "\"\xff\""), 400, `"invalid_json"`, "bytes"},
		{"exactly the cap", post("/api/v1/echo", jsonOf(8192)), 200, `"bytes":8192`, "error"},
		{"exactly the cap, no length", noLength(post("/api/v1/echo", jsonOf(8192))), 200, `"bytes":8192`, "error"},
		{"over the cap", post("/api/v1/echo", jsonOf(8193)), 413, `"body_too_large"`, "bytes"},
		{"over the cap, no length", noLength(post("/api/v1/echo", jsonOf(8193))), 413, `"body_too_large"`, "bytes"},
		{"over the cap, false length", falseLength(post("/api/v1/echo", jsonOf(8193)), 5), 413, `"body_too_large"`, "bytes"},
		{"over the cap beats bad JSON", post("/api/v1/echo", strings.Repeat("{", 9000)), 413, `"body_too_large"`, "invalid_json"},
		{"own cap", post("/api/v1/big", jsonOf(98304)), 200, `"bytes":98304`, "error"},
		{"over its own cap", noLength(post("/api/v1/big", jsonOf(98305))), 413, `"body_too_large"`, "bytes"},

		{"handler refuses", post("/api/v1/invalid", `{}`), 422, `{"error":{"code":"invalid_input","message":"The date is wrong. / 日期不对。","fields":[{"path":"date","code":"custom"}]}}`, "internal"},
		{"handler fails", post("/api/v1/broken", `{}`), 500, `"internal_error"`, "fire"},
		{"handler panics", post("/api/v1/panic", `"secret"`), 500, `"internal_error"`, "secret"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, nil)
			rec := w.do(c.request)
			body := rec.Body.String()
			if rec.Code != c.status || !strings.Contains(body, c.contains) || strings.Contains(body, c.notExpected) {
				t.Errorf("got %d %s, want %d with %s and without %s", rec.Code, body, c.status, c.contains, c.notExpected)
			}
			for name, want := range map[string]string{
				"Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow",
				"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
				"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
				// no page of another origin may read an answer
				"Access-Control-Allow-Origin": "",
			} {
				if got := rec.Header().Get(name); got != want {
					t.Errorf("%s: got %q, want %q", name, got, want)
				}
			}
			if logged := w.log.Len() > 0; logged != (c.status == 500) {
				t.Errorf("status %d and log %q", c.status, w.log.String())
			}
		})
	}
}

func TestGate_DeclaredLengthIsRefusedUnread(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	r := post("/api/v1/echo", `{}`)
	r.Body = io.NopCloser(unreadable{t})
	r.ContentLength = 8193
	if rec := w.do(r); rec.Code != 413 {
		t.Errorf("got %d", rec.Code)
	}
}

type unreadable struct{ t *testing.T }

func (u unreadable) Read([]byte) (int, error) {
	u.t.Error("the body was read")
	return 0, io.EOF
}

func TestGate_ReadsNoMoreThanTheCap(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	endless := &countingReader{}
	r := noLength(post("/api/v1/echo", `{}`))
	r.Body = io.NopCloser(endless)
	if rec := w.do(r); rec.Code != 413 || endless.n > 8193 {
		t.Errorf("got %d after %d bytes", rec.Code, endless.n)
	}
}

type countingReader struct{ n int }

func (c *countingReader) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	c.n += len(p)
	return len(p), nil
}

func TestGate_Preflight(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *gate.Config) { c.PerMinute = 1 })
	for origin, allow := range map[string]string{
		"Origin: " + site: site, "Origin: http://server.example": "http://server.example", "X-Nothing: 1": site,
	} {
		rec := w.do(request("OPTIONS", "/api/v1/echo", "", origin))
		h := rec.Header()
		if rec.Code != 204 || rec.Body.Len() != 0 || h.Get("Access-Control-Allow-Origin") != allow || h.Get("Vary") != "Origin" ||
			h.Get("Access-Control-Allow-Methods") != "POST, GET, OPTIONS" || h.Get("X-Robots-Tag") != "noindex, nofollow" ||
			h.Get("Access-Control-Allow-Headers") != "Content-Type, Accept, MCP-Protocol-Version, X-Wenbu-Client, X-Wenbu-Analytics, X-Wenbu-Action" {
			t.Errorf("%s: got %d %v", origin, rec.Code, h)
		}
	}
	if rec := w.do(request("OPTIONS", "/api/v1/echo", "", "Origin: https://evil.example")); rec.Code != 403 {
		t.Errorf("foreign preflight: got %d", rec.Code)
	}
	if rec := w.do(post("/api/v1/echo", `{}`)); rec.Code != 200 {
		t.Errorf("preflights were counted: got %d", rec.Code)
	}
}

func TestGate_RequestsPerMinute(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *gate.Config) { c.PerMinute = 3 })
	from := func(address string) *httptest.ResponseRecorder {
		r := post("/api/v1/echo", `{}`)
		r.RemoteAddr = address
		return w.do(r)
	}
	for i := range 3 {
		if rec := from("203.0.113.9:1"); rec.Code != 200 {
			t.Fatalf("request %d: got %d", i, rec.Code)
		}
	}
	rec := from("203.0.113.9:2")
	if rec.Code != 429 || rec.Header().Get("Retry-After") != "40" || !strings.Contains(rec.Body.String(), `"rate_limited"`) {
		t.Errorf("got %d, Retry-After %s, %s", rec.Code, rec.Header().Get("Retry-After"), rec.Body)
	}
	if rec := w.do(request("GET", "/api/v1/echo", "")); rec.Code != 429 {
		t.Errorf("the limit comes before the method: got %d", rec.Code)
	}
	if rec := w.do(request("GET", "/api/health", "")); rec.Code != 200 {
		t.Errorf("health is not limited: got %d", rec.Code)
	}
	if rec := from("203.0.113.10:1"); rec.Code != 200 {
		t.Errorf("another network: got %d", rec.Code)
	}
	w.now = w.now.Add(39 * time.Second)
	if rec := from("203.0.113.9:3"); rec.Code != 429 || rec.Header().Get("Retry-After") != "1" {
		t.Errorf("last second: got %d, Retry-After %s", rec.Code, rec.Header().Get("Retry-After"))
	}
	w.now = w.now.Add(time.Second)
	for i := range 3 { // a burst across the border of two minutes is accepted
		if rec := from("203.0.113.9:4"); rec.Code != 200 {
			t.Errorf("next minute, request %d: got %d", i, rec.Code)
		}
	}
	if rec := from("203.0.113.9:4"); rec.Code != 429 || rec.Header().Get("Retry-After") != "60" {
		t.Errorf("first second: got %d, Retry-After %s", rec.Code, rec.Header().Get("Retry-After"))
	}
}

// F28: a network that asks too often is no outage of ours.
func TestGate_ThrottlingIsNoFault(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *gate.Config) { c.PerMinute = 1 })
	for range 3 {
		w.do(post("/api/v1/echo", `{}`))
	}
	if w.log.Len() != 0 {
		t.Errorf("log: %s", w.log.String())
	}
}

func TestGate_NetworksOfIPv6(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *gate.Config) { c.PerMinute = 1 })
	for _, c := range []struct {
		address string
		status  int
	}{
		{"[2001:db8:1:2::1]:1", 200}, {"[2001:db8:1:2:ffff::9]:1", 429}, {"[2001:db8:1:3::1]:1", 200},
		{"[::ffff:203.0.113.5]:1", 200}, {"203.0.113.5:1", 429}, {"203.0.113.6:1", 200}, {"@", 200}, {"", 429},
	} {
		r := post("/api/v1/echo", `{}`)
		r.RemoteAddr = c.address
		if rec := w.do(r); rec.Code != c.status {
			t.Errorf("%s: got %d, want %d", c.address, rec.Code, c.status)
		}
	}
}

func TestGate_TrustedProxies(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(c *gate.Config) {
		c.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	})
	for _, c := range []struct {
		name, remote, want string
		headers            []string
	}{
		{"no proxy", "203.0.113.9:1", "203.0.113.9", nil},
		{"a stranger's header is not believed", "203.0.113.9:1", "203.0.113.9", []string{"X-Forwarded-For: 198.51.100.1"}},
		{"one proxy", "10.0.0.1:1", "198.51.100.1", []string{"X-Forwarded-For: 198.51.100.1"}},
		{"rightmost untrusted hop", "10.0.0.1:1", "198.51.100.2", []string{"X-Forwarded-For: 6.6.6.6, 198.51.100.2, 10.9.9.9"}},
		{"several headers", "10.0.0.1:1", "198.51.100.2", []string{"X-Forwarded-For: 6.6.6.6", "X-Forwarded-For: 198.51.100.2", "X-Forwarded-For: 10.9.9.9"}},
		{"only proxies", "10.0.0.1:1", "10.9.9.9", []string{"X-Forwarded-For: 10.9.9.9"}},
		{"no header", "10.0.0.1:1", "10.0.0.1", nil},
		{"garbage", "10.0.0.1:1", "10.0.0.1", []string{"X-Forwarded-For: 198.51.100.2, who"}},
		{"garbage to the left", "10.0.0.1:1", "198.51.100.2", []string{"X-Forwarded-For: who, 198.51.100.2"}},
		{"IPv6 and ports", "[fd00::1]:1", "2001:db8::5", []string{"X-Forwarded-For: [2001:db8::5]:99"}},
		{"IPv6 in brackets", "[fd00::1]:1", "2001:db8::5", []string{"X-Forwarded-For: [2001:db8::5]"}},
		{"IPv4 in IPv6", "[::ffff:10.0.0.1]:1", "198.51.100.1", []string{"X-Forwarded-For: ::ffff:198.51.100.1"}},
		{"scheme", "10.0.0.1:1", "198.51.100.1", []string{"X-Forwarded-For: 198.51.100.1", "X-Forwarded-Proto: https", "Origin: https://server.example"}},
	} {
		r := post("/api/v1/echo", `{}`, c.headers...)
		r.RemoteAddr = c.remote
		if rec := w.do(r); rec.Code != 200 || !strings.Contains(rec.Body.String(), `"address":"`+c.want+`"`) {
			t.Errorf("%s: got %d %s, want %s", c.name, rec.Code, rec.Body, c.want)
		}
	}
	r := post("/api/v1/echo", `{}`, "X-Forwarded-Proto: https", "Origin: https://server.example")
	if rec := w.do(r); rec.Code != 403 {
		t.Errorf("a stranger's scheme was believed: %d", rec.Code)
	}
}

func TestGate_LogsOurOwnFaultsOnceAndNoInput(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]string{
		"/api/v1/broken": "disk on fire", "/api/v1/panic": "a value that is not shown", "/api/v1/index": "index out of range",
	} {
		w := newWorld(t, nil)
		rec := w.do(post(path, `"1990-05-01"`))
		log := w.log.String()
		if rec.Code != 500 || rec.Header().Get("X-Request-Id") != "request-7" {
			t.Errorf("%s: got %d %v", path, rec.Code, rec.Header())
		}
		if strings.Count(log, "request_id=request-7") != 1 || strings.Count(log, "\n") != 1 ||
			!strings.Contains(log, want) || !strings.Contains(log, "path="+path) || strings.Contains(log, "1990") {
			t.Errorf("%s: log %s", path, log)
		}
	}
}

func TestGate_AnswerThatHasBegunIsCutOff(t *testing.T) {
	t.Parallel()
	write := func(w http.ResponseWriter) error { _, err := w.Write([]byte(`{"half":`)); return err }
	flush := func(w http.ResponseWriter) error { return http.NewResponseController(w).Flush() }
	for name, begin := range map[string]func(http.ResponseWriter) error{"write": write, "flush": flush} {
		for how, end := range map[string]func() error{
			"panic": func() error { panic("late") },
			"error": func() error { return errors.New("late") },
		} {
			g, err := gate.New(gate.Config{PerMinute: 9, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, []gate.Endpoint{
				{Path: "/api/v1/half", Handle: func(w http.ResponseWriter, _ *http.Request, _ []byte) error {
					if err := begin(w); err != nil {
						t.Error(err)
					}
					return end()
				}},
			})
			if err != nil {
				t.Fatal(err)
			}
			server := httptest.NewServer(g)
			var body []byte
			res, err := http.Post(server.URL+"/api/v1/half", "application/json", strings.NewReader(`{}`))
			if err == nil {
				body, err = io.ReadAll(res.Body)
				res.Body.Close()
			}
			server.Close()
			if err == nil || strings.Contains(string(body), "error") {
				t.Errorf("%s, %s: half an answer looks like a whole one: %s", name, how, body)
			}
		}
	}
}

func TestNew_RefusesWrongConfiguration(t *testing.T) {
	t.Parallel()
	for name, config := range map[string]gate.Config{
		"no limit":       {SiteURL: site},
		"site with path": {SiteURL: site + "/x", PerMinute: 1},
		"site no scheme": {SiteURL: "wenbu.example", PerMinute: 1},
	} {
		if _, err := gate.New(config, nil); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	if _, err := gate.New(gate.Config{SiteURL: site + "/", PerMinute: 1}, []gate.Endpoint{{Path: "/api/a"}, {Path: "/api/a"}}); err == nil {
		t.Error("two endpoints at one path were accepted")
	}
	if _, err := gate.New(gate.Config{SiteURL: site + "/", PerMinute: 1}, []gate.Endpoint{{Path: "/api/a"}}); err != nil {
		t.Error(err)
	}
}

func TestAllow_SharesTheMinuteOfTheAPI(t *testing.T) {
	w := newWorld(t, func(c *gate.Config) { c.PerMinute = 2 })
	form := post("/bazi/", "")
	if err := w.Allow(form); err != nil {
		t.Fatal(err)
	}
	w.ServeHTTP(httptest.NewRecorder(), post("/api/v1/echo", "{}"))
	if err := w.Allow(form); !fault.Is(err, fault.RateLimited) {
		t.Errorf("third request of the minute: %v", err)
	}
	answer := httptest.NewRecorder()
	if w.ServeHTTP(answer, post("/api/v1/echo", "{}")); answer.Code != http.StatusTooManyRequests {
		t.Errorf("the API answered %d after the forms", answer.Code)
	}
	form.RemoteAddr = "203.0.113.10:4711"
	if err := w.Allow(form); err != nil {
		t.Errorf("another network: %v", err)
	}
	form.RemoteAddr = "203.0.113.9:4711"
	w.now = w.now.Add(time.Minute)
	if err := w.Allow(form); err != nil {
		t.Errorf("next minute: %v", err)
	}
}

func TestOrigin(t *testing.T) {
	w := newWorld(t, func(c *gate.Config) { c.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("203.0.113.0/24")} })
	for _, c := range []struct{ host, proto, want string }{
		{"Server.Example:80", "", "http://server.example"},
		{"server.example:8080", "", "http://server.example:8080"},
		{"server.example:443", "https", "https://server.example"},
	} {
		r := post("/", "")
		r.Host = c.host
		if c.proto != "" {
			r.Header.Set("X-Forwarded-Proto", c.proto)
		}
		if got := w.Origin(r); got != c.want {
			t.Errorf("%s, %q: got %s, want %s", c.host, c.proto, got, c.want)
		}
	}
}

// TestCountFailure: thirty wrong credentials of a network are heard in a minute.
// F63: an address that takes credentials cannot be tried without end.
func TestCountFailure(t *testing.T) {
	t.Parallel()
	w := newWorld(t, nil)
	r := post("/api/mcp", `{}`)
	for n := range 30 {
		if err := errors.Join(w.MayTry(r), w.CountFailure(r)); err != nil {
			t.Fatalf("failure %d: %v", n+1, err)
		}
	}
	for what, err := range map[string]error{"count": w.CountFailure(r), "try": w.MayTry(r)} {
		if f := fault.As(err); f == nil || f.Kind != fault.RateLimited || f.Reason != "auth" || f.RetryAfter != 40*time.Second || f.Msg.Zh == "" {
			t.Errorf("%s after thirty: %v", what, err)
		}
	}
	other := post("/api/mcp", `{}`)
	other.RemoteAddr = "203.0.113.10:4711"
	if err := errors.Join(w.MayTry(other), w.CountFailure(other), w.Allow(r)); err != nil {
		t.Errorf("another network, and what is no credential: %v", err)
	}
	w.now = w.now.Add(40 * time.Second)
	if err := errors.Join(w.MayTry(r), w.CountFailure(r)); err != nil {
		t.Errorf("the next minute: %v", err)
	}
}
