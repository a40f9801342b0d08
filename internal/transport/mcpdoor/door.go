package mcpdoor

import (
	"bytes"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/problem"
)

// Paths are where the door is.
func Paths() []string { return []string{"/mcp", "/mcp/{$}"} }

// Handler answers requests that passed the gate. Every request stands alone: there
// is no session, and nothing needs to be initialized first.
func Handler(c Config) func(w http.ResponseWriter, r *http.Request) error {
	core, all := NewServer(c, false), NewServer(c, true)
	inner := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		if r.URL.Query().Get("tools") == "all" {
			return all
		}
		return core
	}, &mcp.StreamableHTTPOptions{
		Stateless: true, JSONResponse: true, PropagateRequestCancellation: true,
		MaxRequestBodyBytes:        gate.DefaultMaxBody,
		DisableLocalhostProtection: true, // the gate knows the site's name and its proxies
	})
	return func(w http.ResponseWriter, r *http.Request) error {
		if r.Method == http.MethodPost {
			body, err := gate.ReadBody(w, r, gate.DefaultMaxBody)
			if err != nil {
				return err
			}
			if bytes.TrimLeft(body, " \t\r\n")[0] == '[' {
				return fault.New(fault.Invalid, "invalid_json", i18n.T("不接受批量请求，请一次发一个。", "Batches are not accepted; please send one request at a time."))
			}
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		}
		inner.ServeHTTP(&headWriter{ResponseWriter: w}, r)
		return nil
	}
}

// headWriter lays the headers of the API over those of the library.
type headWriter struct {
	http.ResponseWriter
	set bool
}

func (w *headWriter) head() {
	if !w.set {
		w.set = true
		problem.SetHeaders(w.Header(), w.Header().Get("Content-Type"), "no-store")
	}
}

// WriteHeader sends the head.
func (w *headWriter) WriteHeader(status int) {
	w.head()
	w.ResponseWriter.WriteHeader(status)
}

// Write sends a part of the body.
func (w *headWriter) Write(p []byte) (int, error) {
	w.head()
	return w.ResponseWriter.Write(p)
}

// FlushError sends what was written.
func (w *headWriter) FlushError() error {
	w.head()
	return http.NewResponseController(w.ResponseWriter).Flush()
}

// Unwrap lets http.ResponseController reach deadlines.
func (w *headWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
