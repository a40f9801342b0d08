package hubdoor

import (
	"context"
	"encoding/json/v2"
	"log/slog"
	"net/http"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/hub"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// Keys knows credentials.
type Keys interface {
	// ByKey returns the caller of an API key. A key that is wrong or revoked is
	// Unauthenticated; a store that fails has the reason hub.ReasonAuthBackend.
	ByKey(ctx context.Context, key string) (hub.Caller, error)
	// BySession returns the caller of a session cookie in the same way.
	BySession(ctx context.Context, token string) (hub.Caller, error)
}

// Config is what a Door needs.
type Config struct {
	Hub           *hub.Hub
	Keys          Keys
	SessionCookie string // name of the cookie of a signed-in browser
	// SameSite refuses a request that a page of another site has sent: its cookie
	// counts for nothing.
	SameSite func(r *http.Request) error
	// CountFailure counts a wrong credential of the request's network and refuses
	// it when there were too many in this minute.
	CountFailure func(r *http.Request) error
	SiteURL      string // "" makes addresses relative
	NewID        func() string
	Log          *slog.Logger
}

// Door serves the hub.
type Door struct{ config Config }

// New makes a Door.
func New(c Config) *Door { return &Door{c} }

// Mount puts every address of the hub on mux.
func (d *Door) Mount(mux *http.ServeMux) {
	mux.HandleFunc("/api/mcp", d.serveMCP)
	mux.HandleFunc("/api/universal/{category}/{name}", d.serveREST)
	mux.HandleFunc("/api/universal/", d.serveREST)
	mux.HandleFunc("/api/v1/mcp", d.serveRetired)
	mux.HandleFunc("GET /.well-known/mcp.json", d.serveDiscovery)
	mux.HandleFunc("GET /.well-known/mcp/server-card.json", d.serveCard)
	mux.HandleFunc("GET /.well-known/ai-plugin.json", d.servePlugin)
}

// failure is what an error is on the wire; an internal one is logged, once, with
// the id that the client is told.
func (d *Door) failure(r *http.Request, mcp bool, category string, err error) hub.Failure {
	door := hub.Door{MCP: mcp, RequestID: d.config.NewID()} // told with a 500 alone
	f := door.Describe(err, category, language(r))
	if f.Status == http.StatusInternalServerError && r.Context().Err() == nil {
		d.config.Log.LogAttrs(r.Context(), slog.LevelError, "hub call failed",
			slog.String("request_id", door.RequestID), slog.String("code", f.Code), slog.String("error", err.Error()))
	}
	return f
}

// language is English when the client prefers it.
func language(r *http.Request) i18n.Locale { return i18n.Preferred(r.Header.Get("Accept-Language")) }

// write answers with JSON.
func write(w http.ResponseWriter, status int, v any) {
	text, err := json.Marshal(v, json.Deterministic(true))
	if err != nil {
		panic(err) // the answers are this package's own types
	}
	h := w.Header()
	h.Set("Content-Type", "application/json; charset=utf-8")
	h.Set("X-Content-Type-Options", "nosniff")
	if h.Get("Cache-Control") == "" {
		h.Set("Cache-Control", "no-store")
	}
	w.WriteHeader(status)
	_, _ = w.Write(text) // a client that left is noticed by its context
}

// retryAfter tells when to try again.
func retryAfter(w http.ResponseWriter, f hub.Failure) {
	if f.RetryAfter > 0 {
		w.Header().Set("Retry-After", strconv.Itoa(f.RetryAfter))
	}
}
