package agentui

import (
	"bufio"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/account"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/transport/agentui/eventcheck"
)

// world is the door over conversations in memory, behind HTTP, with a model that does
// what the test says.
type world struct {
	t     testing.TB
	store session.Store
	svc   *session.Service
	model *scripted
	http  *httptest.Server
	ids   atomic.Int64
	mu    sync.Mutex
	door  *Door
}

// scripted answers by a function.
type scripted struct {
	reply func(context.Context, agent.ModelRequest) (agent.Reply, error)
}

func (*scripted) Name() string  { return "script" }
func (*scripted) Metered() bool { return false }
func (m *scripted) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	r, err := m.reply(ctx, req)
	for _, c := range r.Text {
		if err == nil {
			onText(string(c))
		}
	}
	return r, err
}

// noTools has no tool.
type noTools struct{}

func (noTools) Tools() []tool.Tool { return nil }
func (noTools) Call(context.Context, string, i18n.Locale, jsontext.Value) (tool.Result, error) {
	return tool.Result{}, nil
}

// open lets all requests through.
type openGate struct{}

func (openGate) Allow(*http.Request) error        { return nil }
func (openGate) SameSite(*http.Request) error     { return nil }
func (openGate) CountFailure(*http.Request) error { return nil }
func (openGate) MayTry(*http.Request) error       { return nil }
func (openGate) Origin(*http.Request) string      { return "http://127.0.0.1" }

// echoes answers with the person's last message.
func echoes(_ context.Context, req agent.ModelRequest) (agent.Reply, error) {
	return agent.Reply{Text: "答：" + req.Messages[len(req.Messages)-1].Content}, nil
}

func newWorld(t testing.TB, reply func(context.Context, agent.ModelRequest) (agent.Reply, error)) *world {
	t.Helper()
	w := &world{t: t, store: storetest.NewMemorySession(), model: &scripted{reply}}
	w.boot()
	w.http = httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.mu.Lock()
		door := w.door
		w.mu.Unlock()
		door.ServeHTTP(rw, r)
	}))
	t.Cleanup(w.http.Close)
	return w
}

// boot starts the service and its door, as a new process would.
func (w *world) boot() {
	w.t.Helper()
	turner, err := agent.NewTurner(agent.Config{
		Model: w.model, Tools: noTools{}, Limits: agent.DefaultLimits(), Now: time.Now, NewID: func() string { return w.newID("run_") },
	})
	if err != nil {
		w.t.Fatal(err)
	}
	svc, err := session.New(w.t.Context(), session.Config{
		Store: w.store, Turner: turner, Builtin: turner, Now: time.Now, NewID: w.newID, Life: time.Hour,
	})
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(svc.Close)
	door := New(Config{
		Sessions: svc, Gate: openGate{}, Model: "script", Builtin: "script", NewCookie: func() string { return w.newID("cookie") },
		Life: time.Hour, Now: time.Now, Log: slog.New(slog.DiscardHandler),
		ByKey: func(_ context.Context, key string) (string, error) {
			if name, ok := strings.CutPrefix(key, "wb_p_"); ok {
				return name, nil
			}
			return "", fault.New(fault.Unauthenticated, "unauthorized", i18n.T("密钥无效。", "The key is not valid."))
		},
		SignedIn: func(*http.Request) (account.User, error) {
			return account.User{}, fault.New(fault.Unauthenticated, "unauthorized", i18n.T("未登录。", "Not signed in."))
		},
	})
	w.mu.Lock()
	defer w.mu.Unlock()
	w.svc, w.door = svc, door
}

func (w *world) newID(prefix string) string { return fmt.Sprint(prefix, w.ids.Add(1)) }

// send makes a request as ada, unless headers say otherwise: name, value, …
func (w *world) send(method, path, body string, headers ...string) *http.Response {
	w.t.Helper()
	ctx, giveUp := context.WithTimeout(w.t.Context(), time.Minute)
	w.t.Cleanup(giveUp)
	r, err := http.NewRequestWithContext(ctx, method, w.http.URL+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer wb_p_ada")
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { res.Body.Close() })
	return res
}

// ask is send with the status and the JSON of the answer.
func (w *world) ask(method, path, body string, headers ...string) (int, map[string]any) {
	w.t.Helper()
	res := w.send(method, path, body, headers...)
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		w.t.Fatal(err)
	}
	var o map[string]any
	if len(raw) > 0 {
		if err := json.Unmarshal(raw, &o); err != nil {
			w.t.Fatalf("%s %s: %d %s", method, path, res.StatusCode, raw)
		}
	}
	return res.StatusCode, o
}

// want is ask for an answer with a status.
func (w *world) want(status int, method, path, body string, headers ...string) map[string]any {
	w.t.Helper()
	got, o := w.ask(method, path, body, headers...)
	if got != status {
		w.t.Fatalf("%s %s %s: %d %v, want %d", method, path, body, got, o, status)
	}
	return o
}

// frames reads a stream to its end, or for at most n frames.
func frames(t testing.TB, r io.Reader, n int) []eventcheck.Frame {
	t.Helper()
	return newReader(r).read(n)
}

// reader reads a stream frame by frame.
type reader struct{ lines *bufio.Scanner }

func newReader(r io.Reader) reader {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<22)
	return reader{lines}
}

// read returns the next n frames, fewer at the end.
func (r reader) read(n int) []eventcheck.Frame {
	var list []eventcheck.Frame
	var f eventcheck.Frame
	for len(list) < n && r.lines.Scan() {
		name, value, _ := strings.Cut(r.lines.Text(), ": ")
		switch {
		case r.lines.Text() == "":
			if f != (eventcheck.Frame{}) {
				list = append(list, f)
			}
			f = eventcheck.Frame{}
		case name == "event":
			f.Event = value
		case name == "data":
			f.Data = value
		case name == "id":
			f.ID = value
		}
	}
	return list
}

const endless = 1 << 30

// stream posts a request for a stream and reads it whole.
func (w *world) stream(body string, headers ...string) []eventcheck.Frame {
	w.t.Helper()
	res := w.send(http.MethodPost, "/api/v1/responses", body, headers...)
	if res.StatusCode != http.StatusOK || !strings.HasPrefix(res.Header.Get("Content-Type"), "text/event-stream") {
		raw, _ := io.ReadAll(res.Body)
		w.t.Fatalf("%s: %d %s", body, res.StatusCode, raw)
	}
	return frames(w.t, res.Body, endless)
}

func text(o map[string]any) string {
	var b strings.Builder
	items, _ := o["output"].([]any)
	for _, item := range items {
		parts, _ := item.(map[string]any)["content"].([]any)
		for _, p := range parts {
			b.WriteString(p.(map[string]any)["text"].(string))
		}
	}
	return b.String()
}
