package e2e

import (
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// markOf finds the marks that turns are told apart by.
var markOf = regexp.MustCompile(`mark-[a-z]+-[0-9]+`)

// gated is a provider that speaks the chat-completions stream and is as slow as a
// test wants. Each turn is known by the mark in its message. The first call of a
// turn asks for a cast; the second begins an answer, holds it at a gate and ends it.
type gated struct {
	*httptest.Server
	t    testing.TB
	held chan string // gets the mark of each answer that has come to its gate

	mu    sync.Mutex
	gates map[string]*waitingAnswer // by mark
	open  bool                      // answers that come now find their gate open
}

// waitingAnswer is an answer at its gate.
type waitingAnswer struct {
	gate chan struct{}
	left chan time.Time // gets the time when its client leaves
}

// newGated starts a provider for up to n turns at once.
func newGated(t testing.TB, n int) *gated {
	g := &gated{t: t, held: make(chan string, n), gates: map[string]*waitingAnswer{}}
	g.Server = httptest.NewServer(g)
	t.Cleanup(g.Close)
	return g
}

// answerText is the whole answer to the turn with a mark.
func answerText(mark string) string { return strings.Join(pieces(mark), "") }

// pieces is that answer as it is streamed; the gate is before the last ones.
func pieces(mark string) []string {
	return []string{"begin ", mark + " ", "and ", mark + " ", "end."}
}

// ServeHTTP answers one call.
func (g *gated) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client left while it was asking
	}
	text := string(body)
	mark := markOf.FindString(text)
	for _, other := range markOf.FindAllString(text, -1) {
		if other != mark {
			g.t.Errorf("a model call of %s holds %s", mark, other)
		}
	}
	w.Header().Set("Content-Type", "text/event-stream; charset=utf-8")
	if !strings.Contains(text, `"tool_call_id"`) {
		send(w, llmtest.Call(0, "call-"+mark, "cast_iching", `{}`), llmtest.Finish("tool_calls"), llmtest.Done())
		return
	}
	if strings.HasPrefix(mark, "mark-flood-") {
		flood(w)
	}
	parts := pieces(mark)
	send(w, llmtest.Text(parts[0]), llmtest.Text(parts[1]))
	if !g.wait(r, mark) {
		return
	}
	send(w, llmtest.Text(parts[2]), llmtest.Text(parts[3]), llmtest.Text(parts[4]), llmtest.Finish("stop"), llmtest.Done())
}

// wait holds an answer at its gate. It reports false when the client has left.
func (g *gated) wait(r *http.Request, mark string) bool {
	g.mu.Lock()
	if g.open {
		g.mu.Unlock()
		return true
	}
	a := &waitingAnswer{make(chan struct{}), make(chan time.Time, 1)}
	g.gates[mark] = a
	g.mu.Unlock()
	g.held <- mark
	select {
	case <-a.gate:
		return true
	case <-r.Context().Done():
		a.left <- time.Now()
		return false
	}
}

// at returns the answer that waits for a mark.
func (g *gated) at(mark string) *waitingAnswer {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.gates[mark]
}

// pass says whether answers that come from now on find their gate open.
func (g *gated) pass(open bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.open = open
}

// release opens the gates of all answers that wait.
func (g *gated) release() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, a := range g.gates {
		close(a.gate)
	}
	clear(g.gates)
}

func send(w http.ResponseWriter, steps ...llmtest.Step) {
	for _, s := range steps {
		if _, err := w.Write(llmtest.Bytes(s)); err != nil {
			return // the client left, which its context tells
		}
		http.NewResponseController(w).Flush() //nolint:errcheck // the same
	}
}

// flood streams as much text as an answer may have, each character of which takes six
// bytes: more than the buffers of a reader with small ones hold.
func flood(w http.ResponseWriter) {
	for range 23 {
		send(w, llmtest.Text(strings.Repeat("\x01", 1000)))
	}
}
