package agentui

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/session"
)

// MaxBody is how many bytes a request may have.
const MaxBody = 256 << 10

// Gate is what the gate before all doors knows of a request.
type Gate interface {
	// Allow counts a request toward its network's minute, or refuses it.
	Allow(r *http.Request) error
	// SameSite refuses what a page of another site has sent.
	SameSite(r *http.Request) error
	// CountFailure counts a wrong credential of the network, or refuses it.
	CountFailure(r *http.Request) error
	// Origin is the web origin that a request was made to.
	Origin(r *http.Request) string
	// MayTry refuses, without counting, when CountFailure would.
	MayTry(r *http.Request) error
}

// Config is what the door needs.
type Config struct {
	Sessions *session.Service
	Gate     Gate
	// ByKey returns the account of an API key.
	ByKey func(ctx context.Context, key string) (accountID string, err error)
	// SignedIn returns whose session the request's cookie holds; Unauthenticated
	// when it holds none.
	SignedIn func(r *http.Request) (account.User, error)
	// Model names who answers: with consent, and without it.
	Model, Builtin string
	NewCookie      func() string // a secret for a browser that nobody is signed in at
	Life           time.Duration // of sessions, and of that cookie
	Now            func() time.Time
	Log            *slog.Logger
}

// Door answers below /api/v1/responses, /api/v1/session and /api/v1/models.
type Door struct {
	Config
	mux    *http.ServeMux
	create *schema.Decoder[createRequest]
}

// Paths are the patterns that the door answers.
func Paths() []string {
	return []string{"/api/v1/responses", "/api/v1/responses/", "/api/v1/session", "/api/v1/session/", "/api/v1/models"}
}

// New makes the door.
func New(c Config) *Door {
	d := &Door{Config: c, mux: http.NewServeMux(), create: schema.NewDecoder[createRequest]()}
	for _, o := range d.operations() {
		d.mux.HandleFunc(o.verb+" "+o.path, d.answer(o.handle))
	}
	d.mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { WriteError(w, d.unknown(w, r)) })
	return d
}

// ServeHTTP answers one request that the gate has let through.
func (d *Door) ServeHTTP(w http.ResponseWriter, r *http.Request) { d.mux.ServeHTTP(w, r) }

// request is one request and who sent it.
type request struct {
	*http.Request
	owner session.Owner
}

// answer finds out who asks before a request is looked at.
func (d *Door) answer(handle func(http.ResponseWriter, *request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		owner, err := d.owner(w, r)
		if err == nil {
			err = handle(w, &request{r, owner})
		}
		if err != nil {
			d.fail(w, r, err)
		}
	}
}

// fail answers with an error, and notes one of our own.
func (d *Door) fail(w http.ResponseWriter, r *http.Request, err error) {
	if fault.Is(err, fault.Internal) && r.Context().Err() == nil {
		d.Log.LogAttrs(r.Context(), slog.LevelError, "request failed", slog.String("path", r.Pattern), slog.Any("error", err))
	}
	WriteError(w, err)
}

// unknown says that there is nothing at an address, or not for its method.
func (d *Door) unknown(w http.ResponseWriter, r *http.Request) error {
	allowed := ""
	for _, method := range []string{http.MethodGet, http.MethodPost, http.MethodPatch, http.MethodDelete} {
		asked := &http.Request{Method: method, URL: r.URL, Host: r.Host}
		if _, pattern := d.mux.Handler(asked); pattern != "/" {
			if allowed != "" {
				allowed += ", "
			}
			allowed += method
		}
	}
	if allowed == "" {
		return fault.New(fault.NotFound, "not_found", i18n.T("没有这个接口地址。", "There is no such endpoint."))
	}
	w.Header().Set("Allow", allowed)
	return fault.New(fault.Invalid, "method_not_allowed", i18n.T("这个地址只接受 "+allowed+"。", "This address takes "+allowed+" only."))
}
