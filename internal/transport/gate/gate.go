// Package gate is the door of /api: it decides who may knock and reads what they
// bring, in one fixed order, so that every endpoint refuses alike.
//
// The order, which decides which error wins: Origin (403), GET /api/health,
// preflight (204), requests per minute (429), method (405), body (415, 413, 400),
// and only then whether the path exists (404).
package gate

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/netip"
	"runtime"
	"runtime/debug"
	"strings"
	"time"
	"uuid"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// DefaultMaxBody is how many bytes a body may have where an endpoint does not say.
const DefaultMaxBody = 8192

// Endpoint is one address that takes POST, GET or both. Handle gets a body that is
// one valid JSON value; both functions answer themselves, or return an error before
// they have written anything.
type Endpoint struct {
	Path    string                                                          // "/api/v1/bazi"
	MaxBody int64                                                           // 0 = DefaultMaxBody
	Handle  func(w http.ResponseWriter, r *http.Request, body []byte) error // POST; nil = not taken
	Read    func(w http.ResponseWriter, r *http.Request) error              // GET; nil = not taken
}

// Health is the answer of GET /api/health.
type Health struct {
	Status         string `json:"status"`
	Version        string `json:"version"`
	AIConfigured   bool   `json:"aiConfigured"`
	RequestedModel string `json:"requestedModel"`
	PromptVersion  string `json:"promptVersion,omitzero"` // of what a provider's model is told; none without a provider
}

// Config is what a Gate needs to know.
type Config struct {
	SiteURL        string         // "https://example.org"; "" = only the request's own origin
	TrustedProxies []netip.Prefix // whose X-Forwarded-For and -Proto are believed
	PerMinute      int            // requests of one network in one minute
	Health         Health
	Now            func() time.Time
	NewID          func() string // request ids; nil = random UUIDs
	Logger         *slog.Logger
}

// Gate serves everything below /api/.
type Gate struct {
	config    Config
	site      origin
	cross     *http.CrossOriginProtection
	endpoints map[string]Endpoint
	minute    *minuteWindow
	failures  *minuteWindow
}

// New makes the gate before endpoints. It fails when the site's address is no web
// origin, the limit is below one, or two endpoints have the same path.
func New(config Config, endpoints []Endpoint) (*Gate, error) {
	if config.NewID == nil {
		config.NewID = func() string { return uuid.New().String() }
	}
	g := &Gate{
		config: config, cross: http.NewCrossOriginProtection(), endpoints: make(map[string]Endpoint, len(endpoints)),
		minute: newMinuteWindow(config.PerMinute), failures: newFailureWindow(),
	}
	if config.SiteURL != "" {
		var ok bool
		if g.site, ok = parseOrigin(strings.TrimSuffix(config.SiteURL, "/")); !ok {
			return nil, fmt.Errorf("site address %q is not like https://example.org", config.SiteURL)
		}
		if err := g.cross.AddTrustedOrigin(g.site.text()); err != nil {
			return nil, fmt.Errorf("site address %q: %w", config.SiteURL, err)
		}
	}
	if config.PerMinute < 1 {
		return nil, fmt.Errorf("%d requests per minute are none", config.PerMinute)
	}
	for _, e := range endpoints {
		if _, ok := g.endpoints[e.Path]; ok {
			return nil, fmt.Errorf("two endpoints at %s", e.Path)
		}
		if e.MaxBody == 0 {
			e.MaxBody = DefaultMaxBody
		}
		g.endpoints[e.Path] = e
	}
	return g, nil
}

// ServeHTTP answers one request.
func (g *Gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	g.answer(w, r, problem.Write, g.serve)
}

// answer lets serve answer a request, and answers in its place when it fails, in the
// words of write.
func (g *Gate) answer(w http.ResponseWriter, r *http.Request, write errorWriter, serve func(http.ResponseWriter, *http.Request, peer) error) {
	id := g.config.NewID()
	peer := g.peerOf(r)
	r = r.WithContext(context.WithValue(r.Context(), addressKey{}, peer.address))
	tracked := &trackedWriter{ResponseWriter: w, write: write}
	defer func() {
		if v := recover(); v != nil {
			g.recovered(tracked, r, id, v)
		}
	}()
	if err := serve(tracked, r, peer); err != nil {
		g.fail(tracked, r, id, err)
	}
}

// serve makes the steps in their order.
func (g *Gate) serve(w http.ResponseWriter, r *http.Request, p peer) error {
	if err := g.checkOrigin(r, p); err != nil {
		return err
	}
	if r.URL.Path == "/api/health" && r.Method == http.MethodGet {
		problem.WriteJSON(w, http.StatusOK, g.config.Health)
		return nil
	}
	if r.Method == http.MethodOptions {
		g.preflight(w, r)
		return nil
	}
	if err := g.minute.take(p.network(), g.config.Now()); err != nil {
		return err
	}
	endpoint, known := g.endpoints[r.URL.Path]
	switch {
	case r.Method == http.MethodGet && endpoint.Read != nil:
		return endpoint.Read(w, r)
	case known && endpoint.Handle == nil:
		w.Header().Set("Allow", "GET, OPTIONS")
		return fault.New(fault.Invalid, "method_not_allowed", i18n.T("这个地址只接受 GET。", "This address takes GET only."))
	case r.Method != http.MethodPost:
		w.Header().Set("Allow", "POST, OPTIONS")
		return fault.New(fault.Invalid, "method_not_allowed", i18n.T("这个地址只接受 POST。", "This address takes POST only."))
	}
	if !known {
		endpoint.MaxBody = DefaultMaxBody
	}
	body, err := ReadBody(w, r, endpoint.MaxBody)
	if err != nil {
		return err
	}
	if !known {
		return fault.New(fault.NotFound, "not_found", i18n.T("没有这个接口地址。", "There is no such endpoint."))
	}
	return endpoint.Handle(w, r, body)
}

// Guard returns a handler that lets through to next what the gate lets through:
// of an allowed Origin, to a host that is this one, within its network's minute.
// Preflights are answered here. What next returns is answered as an endpoint's
// error is.
func (g *Gate) Guard(next func(w http.ResponseWriter, r *http.Request) error) http.Handler {
	serve := func(w http.ResponseWriter, r *http.Request, p peer) error {
		if err := g.admit(r, p); err != nil {
			return err
		}
		if r.Method == http.MethodOptions {
			g.preflight(w, r)
			return nil
		}
		if err := g.minute.take(p.network(), g.config.Now()); err != nil {
			return err
		}
		return next(w, r)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { g.answer(w, r, problem.Write, serve) })
}

// Pass is Guard for a door that counts requests itself, by Allow, and that tells
// errors in words of its own.
func (g *Gate) Pass(write func(http.ResponseWriter, error), next http.Handler) http.Handler {
	serve := func(w http.ResponseWriter, r *http.Request, p peer) error {
		if err := g.admit(r, p); err != nil {
			return err
		}
		if r.Method == http.MethodOptions {
			g.preflight(w, r)
			return nil
		}
		next.ServeHTTP(w, r)
		return nil
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { g.answer(w, r, write, serve) })
}

// admit refuses a request of a foreign Origin, or to a host that is not this one.
func (g *Gate) admit(r *http.Request, p peer) error {
	if err := g.checkOrigin(r, p); err != nil {
		return err
	}
	if !g.hostAllowed(r) {
		return fault.New(fault.Denied, "origin_denied",
			i18n.T("不接受发给这个主机名的请求；请设置 WENBU_SITE_URL。", "Requests to this host name are not accepted; its operator can set WENBU_SITE_URL."))
	}
	return nil
}

// errorWriter answers with an error.
type errorWriter func(http.ResponseWriter, error)

// Allow counts a request that comes to another handler toward its network's
// minute, as those to the API are counted, or refuses it.
func (g *Gate) Allow(r *http.Request) error {
	return g.minute.take(g.peerOf(r).network(), g.config.Now())
}

// CountFailure counts one wrong credential of the request's network. When there
// were too many in this minute, it is a fault of kind RateLimited with reason
// "auth" instead. This process counts for itself and forgets at its end: what is
// wrong must not cost a write.
func (g *Gate) CountFailure(r *http.Request) error {
	return g.failures.take(g.peerOf(r).network(), g.config.Now())
}

// MayTry refuses, without counting, when CountFailure would: for credentials that
// can be guessed, which must not even be looked at any more.
func (g *Gate) MayTry(r *http.Request) error {
	return g.failures.full(g.peerOf(r).network(), g.config.Now())
}

// requestIDHeader lets a person who reports an internal error name its log line.
const requestIDHeader = "X-Request-Id"

// fail answers with err and logs, once, what is our own fault.
func (g *Gate) fail(w *trackedWriter, r *http.Request, id string, err error) {
	if fault.Is(err, fault.Internal) && r.Context().Err() == nil {
		g.config.Logger.LogAttrs(r.Context(), slog.LevelError, "request failed",
			slog.String("request_id", id), slog.String("path", g.knownPath(r)), slog.String("error", err.Error()))
		w.Header().Set(requestIDHeader, id)
	}
	w.answer(err)
}

// recovered answers for a handler that panicked. The log has the place and, when
// it comes from the runtime, the reason; other panic values may hold input.
func (g *Gate) recovered(w *trackedWriter, r *http.Request, id string, v any) {
	if v == http.ErrAbortHandler {
		panic(v)
	}
	reason := "a value that is not shown"
	if err, ok := v.(runtime.Error); ok {
		reason = err.Error()
	}
	g.config.Logger.LogAttrs(r.Context(), slog.LevelError, "handler panicked",
		slog.String("request_id", id), slog.String("path", g.knownPath(r)),
		slog.String("reason", reason), slog.String("stack", string(debug.Stack())))
	w.Header().Set(requestIDHeader, id)
	w.answer(errors.New("handler panicked"))
}

// knownPath returns the path for logs: one that is no endpoint is a stranger's
// text.
func (g *Gate) knownPath(r *http.Request) string {
	if _, ok := g.endpoints[r.URL.Path]; ok {
		return r.URL.Path
	}
	return "other"
}

// trackedWriter knows whether an answer has begun.
type trackedWriter struct {
	http.ResponseWriter
	write   errorWriter
	started bool
}

// WriteHeader notes that the answer has begun.
func (w *trackedWriter) WriteHeader(status int) {
	w.started = true
	w.ResponseWriter.WriteHeader(status)
}

// Write notes that the answer has begun.
func (w *trackedWriter) Write(p []byte) (int, error) {
	w.started = true
	return w.ResponseWriter.Write(p)
}

// FlushError flushes, which begins the answer too.
func (w *trackedWriter) FlushError() error {
	w.started = true
	return http.NewResponseController(w.ResponseWriter).Flush()
}

// answer writes err's problem. An answer that has begun can only be cut off.
func (w *trackedWriter) answer(err error) {
	if w.started {
		panic(http.ErrAbortHandler)
	}
	w.write(w, err)
}

// Unwrap lets http.ResponseController reach flushing and deadlines.
func (w *trackedWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
