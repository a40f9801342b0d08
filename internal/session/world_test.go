package session_test

import (
	"context"
	"encoding/json/jsontext"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// world is a service over a store, with a model that does what the test says.
type world struct {
	t     testing.TB
	store session.Store
	svc   *session.Service
	model *model
	ids   atomic.Int64
	clock atomic.Int64 // milliseconds

	streams bool
}

var me, other = session.Account("me"), session.Browser("a cookie")

func newWorld(t testing.TB, reply func(agent.ModelRequest) agent.Reply) *world {
	t.Helper()
	w := &world{t: t, store: storetest.NewMemorySession(), model: &model{reply: reply}}
	w.clock.Store(time.Date(2026, 3, 1, 4, 0, 0, 0, time.UTC).UnixMilli())
	w.boot()
	return w
}

// boot starts the service, as a new process would.
func (w *world) boot() {
	w.t.Helper()
	limits := agent.DefaultLimits()
	if w.streams {
		limits.ModelCalls = 1 // the last step says its text while it comes
	}
	turner, err := agent.NewTurner(agent.Config{
		Model: w.model, Tools: noTools{}, Limits: limits, Now: w.now, NewID: func() string { return w.newID("run_") },
	})
	if err != nil {
		w.t.Fatal(err)
	}
	w.svc, err = session.New(w.t.Context(), session.Config{
		Store: w.store, Turner: turner, Builtin: turner, Now: w.now, NewID: w.newID, Life: 30 * 24 * time.Hour,
	})
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(w.svc.Close)
}

func (w *world) now() time.Time { return time.UnixMilli(w.clock.Add(1)) }

func (w *world) newID(prefix string) string { return fmt.Sprint(prefix, w.ids.Add(1)) }

// model answers by a function; it waits at its gate before it does.
type model struct {
	mu    sync.Mutex
	reply func(agent.ModelRequest) agent.Reply
	seen  []agent.ModelRequest
	gate  chan struct{} // nil: open
	asked chan struct{} // nil: nobody waits for a call
	slow  chan struct{} // nil: what it says comes at once
}

func (m *model) Name() string  { return "script" }
func (m *model) Metered() bool { return false }

func (m *model) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	m.mu.Lock()
	m.seen = append(m.seen, req)
	gate, asked, reply := m.gate, m.asked, m.reply
	m.mu.Unlock()
	if asked != nil {
		select {
		case asked <- struct{}{}:
		case <-ctx.Done():
			return agent.Reply{}, ctx.Err()
		}
	}
	if gate != nil {
		select {
		case <-gate:
		case <-ctx.Done():
			return agent.Reply{}, ctx.Err()
		}
	}
	r := reply(req)
	for _, c := range r.Text {
		if m.slow != nil {
			<-m.slow
		}
		onText(string(c))
	}
	return r, ctx.Err()
}

// noTools has no tool.
type noTools struct{}

func (noTools) Tools() []tool.Tool { return nil }
func (noTools) Call(context.Context, string, i18n.Locale, jsontext.Value) (tool.Result, error) {
	return tool.Result{}, nil
}

// echo answers with the person's last message.
func echo(req agent.ModelRequest) agent.Reply {
	return agent.Reply{Text: "答：" + req.Messages[len(req.Messages)-1].Content}
}

func settings() session.Settings {
	return session.Settings{Locale: "zh", Mode: "explore", Consent: true}
}

func (w *world) create() session.Session {
	w.t.Helper()
	s, err := w.svc.Create(w.t.Context(), me, "", "zh")
	if err != nil {
		w.t.Fatal(err)
	}
	return s
}

func (w *world) start(id, text string) session.Response {
	w.t.Helper()
	r, err := w.svc.Start(w.t.Context(), me, session.Request{Session: id, Items: []session.Item{{Role: session.RoleUser, Text: text}}, Settings: settings()})
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

func (w *world) post(id, input, text string, d session.Delivery) session.Receipt {
	w.t.Helper()
	set := settings()
	r, err := w.svc.Post(w.t.Context(), me, session.Addition{Session: id, InputID: input, Text: text, Delivery: d, Settings: &set})
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

// log follows a run to its end.
func (w *world) log(response string, after int64) []session.RunEvent {
	w.t.Helper()
	var list []session.RunEvent
	for e, err := range w.svc.Follow(w.t.Context(), me, response, after) {
		if err != nil {
			w.t.Fatalf("follow %s: %v", response, err)
		}
		list = append(list, e)
	}
	return list
}
