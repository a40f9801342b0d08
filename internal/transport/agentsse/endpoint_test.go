package agentsse_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/quota"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/agentsse"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// door is the endpoint behind a gate, over an in-memory store.
type door struct {
	*gate.Gate
	store *storetest.MemoryQuota
	log   *lockedBuffer
}

type castInput struct {
	Lines []int `json:"lines,omitzero" limit:"6..6" enum:"6|7|8|9"`
}

type castOutput struct {
	Kind  string `json:"kind"`
	Lines []int  `json:"lines"`
}

func newDoor(t testing.TB, model agent.Model, limits quota.Limits) *door {
	t.Helper()
	cast := tool.New(tool.Spec{
		Name: "cast_iching", Category: "calculator", Label: i18n.T("起卦", "Cast"), Description: i18n.T("起卦", "Cast"),
		Chart: &tool.Chart{Kind: "iching", Title: i18n.T("周易卦象", "Hexagram")},
	}, func(_ context.Context, _ i18n.Locale, in castInput) (castOutput, error) {
		if in.Lines == nil {
			in.Lines = []int{7, 7, 7, 7, 7, 7}
		}
		return castOutput{"iching", in.Lines}, nil
	})
	runner, err := toolrun.New([]tool.Tool{cast}, toolrun.Config{
		Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now,
	})
	if err != nil {
		t.Fatal(err)
	}
	d := &door{store: storetest.NewMemoryQuota(), log: &lockedBuffer{}}
	now := func() time.Time { return time.Date(2026, 3, 1, 4, 0, 0, 0, time.UTC) }
	budget, err := quota.NewBudget(t.Context(), d.store, limits, now)
	if err != nil {
		t.Fatal(err)
	}
	turner, err := agent.NewTurner(agent.Config{
		Model: model, Tools: runner, Budget: budget, Limits: agent.DefaultLimits(), Now: now, NewID: func() string { return "id" },
	})
	if err != nil {
		t.Fatal(err)
	}
	logger := slog.New(slog.NewTextHandler(d.log, nil))
	d.Gate, err = gate.New(gate.Config{PerMinute: 1e6, Now: now, Logger: logger}, []gate.Endpoint{agentsse.Endpoint(turner, logger)})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// lockedBuffer is a log that several goroutines write.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// post sends a request through the gate.
func (d *door) post(body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodPost, agentsse.Path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		r.Header.Set(name, value)
	}
	rec := httptest.NewRecorder()
	d.ServeHTTP(rec, r)
	return rec
}

const hello = `{"message":"你好","consent":true}`

func TestStream(t *testing.T) {
	t.Parallel()
	d := newDoor(t, llmtest.NewScript(
		llmtest.Turn{Calls: []agent.ToolCall{{ID: "a", Name: "cast_iching", Arguments: `{}`}}},
		llmtest.Turn{Text: []string{"乾卦。"}},
	), quota.DefaultLimits())
	rec := d.post(`{"message":"请起一卦","consent":true}`)
	want := `data: {"type":"start","runId":"id","remaining":11}

data: {"type":"tool_start","tool":{"id":"1:a","name":"cast_iching","label":"起卦","status":"running"}}

data: {"type":"artifact","artifact":{"type":"chart","id":"id","title":"周易卦象","createdAt":"2026-03-01T04:00:00Z","reading":{"kind":"iching","lines":[7,7,7,7,7,7]},"input":{"kind":"iching","input":{"lines":[7,7,7,7,7,7]}}}}

data: {"type":"tool_end","id":"1:a","detail":"已完成","status":"complete"}

data: {"type":"delta","text":"乾卦。"}

data: {"type":"done","status":"complete","servedModel":"scripted-model-1","requestedModel":"scripted-model","modelCalls":2,"toolCalls":1}

`
	if got := rec.Body.String(); rec.Code != 200 || got != want {
		t.Errorf("got %d\n%s\nwant\n%s", rec.Code, got, want)
	}
	for name, value := range map[string]string{
		"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store, no-transform",
		"X-Robots-Tag": "noindex, nofollow", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
		"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	} {
		if got := rec.Header().Get(name); got != value {
			t.Errorf("%s: got %q, want %q", name, got, value)
		}
	}
	if log := d.log.String(); !strings.Contains(log, "outcome=complete") || strings.Contains(log, "起") {
		t.Errorf("log: got %s", log)
	}
}

func TestRefusals_InOrder(t *testing.T) {
	t.Parallel()
	badReading := `{"message":"x","consent":true,"context":{"readings":[{"kind":"iching","input":{}}]}}`
	spent := quota.Limits{AgentTurns: 1, Readings: 1, ModelCalls: 1, AgentCalls: 1, SignUps: 5}
	for _, c := range []struct {
		name, body string
		headers    []string
		limits     quota.Limits
		noModel    bool
		status     int
		contains   []string
	}{
		{"H2 foreign origin", hello, []string{"Origin: https://evil.example"}, spent, false, 403, []string{"origin_denied"}},
		{"H2 100 KB", `{"message":"` + strings.Repeat("x", 100_000) + `"}`, nil, spent, false, 413, []string{"body_too_large"}},
		{"A8 no consent", `{"message":"x"}`, nil, spent, true, 422, []string{`"code":"invalid_input"`, `{"path":"consent","code":"invalid_value"`}},
		{"H1 tool role", `{"message":"x","consent":true,"history":[{"role":"tool","content":"x"}]}`, nil, spent, true, 422, []string{`"path":"history.0.role"`}},
		{"H15 reading before model", badReading, nil, spent, true, 422, []string{`"code":"invalid_context"`}},
		{"A9 model before budget", hello, nil, spent, true, 503, []string{`"code":"agent_unavailable"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			script := llmtest.NewScript(llmtest.Turn{Text: []string{"never said"}})
			var model agent.Model
			if !c.noModel {
				model = script
			}
			d := newDoor(t, model, c.limits)
			rec := d.post(c.body, c.headers...)
			if rec.Code != c.status || rec.Header().Get("Content-Type") != "application/json; charset=utf-8" {
				t.Errorf("got %d %s, want %d", rec.Code, rec.Body, c.status)
			}
			for _, want := range c.contains {
				if !strings.Contains(rec.Body.String(), want) {
					t.Errorf("%s is not in %s", want, rec.Body)
				}
			}
			if counts, _ := d.store.Counts(t.Context()); len(counts) != 0 || len(script.Requests()) != 0 {
				t.Errorf("a refused request cost %v and %d model calls", counts, len(script.Requests()))
			}
		})
	}
}

func TestH3_A11_F22_BudgetRefusals(t *testing.T) {
	t.Parallel()
	for reason, c := range map[string]struct {
		limits   quota.Limits
		contains []string
	}{
		"daily_allowance": {quota.Limits{AgentTurns: 1, Readings: 1, ModelCalls: 9, AgentCalls: 9, SignUps: 5}, []string{"Your network has used its agent turns", "你所在的网络今天的对话次数"}},
		"agent_budget":    {quota.Limits{AgentTurns: 9, Readings: 1, ModelCalls: 9, AgentCalls: 1, SignUps: 5}, []string{"all agent turns on this site share", "全站共用的对话模型额度"}},
		"daily_budget":    {quota.Limits{AgentTurns: 9, Readings: 1, ModelCalls: 1, AgentCalls: 9, SignUps: 5}, []string{"everybody on this site shares", "全站共用的模型额度"}},
	} {
		script := llmtest.NewScript(llmtest.Turn{Text: []string{"好"}})
		d := newDoor(t, script, c.limits)
		if rec := d.post(hello); rec.Code != 200 {
			t.Errorf("%s: the first turn: %d %s", reason, rec.Code, rec.Body)
		}
		rec := d.post(hello)
		body := rec.Body.String()
		if rec.Code != 429 || !strings.Contains(body, `"code":"`+reason+`"`) || rec.Header().Get("Retry-After") != "43200" {
			t.Errorf("%s: got %d, Retry-After %s, %s", reason, rec.Code, rec.Header().Get("Retry-After"), body)
		}
		for _, want := range c.contains {
			if !strings.Contains(body, want) {
				t.Errorf("%s: %s is not in %s", reason, want, body)
			}
		}
		if n := len(script.Requests()); n != 1 {
			t.Errorf("%s: the model was called %d times, want 1", reason, n)
		}
	}
}

func TestFailureAfterTheStart(t *testing.T) {
	t.Parallel()
	cause := &fault.Error{Kind: fault.Internal, Reason: "agent_upstream", Msg: i18n.T("模型服务没有回答。", "No answer."), Err: errors.New("HTTP 500")}
	d := newDoor(t, llmtest.NewScript(llmtest.Turn{Err: cause}), quota.DefaultLimits())
	rec := d.post(hello)
	if !strings.HasSuffix(rec.Body.String(), "data: {\"type\":\"error\",\"code\":\"agent_upstream\",\"message\":\"模型服务没有回答。\"}\n\n") || rec.Code != 200 {
		t.Errorf("got %d %s", rec.Code, rec.Body)
	}
	if log := d.log.String(); !strings.Contains(log, "outcome=agent_upstream") || !strings.Contains(log, "HTTP 500") || strings.Count(log, "\n") != 1 {
		t.Errorf("log: got %s", log)
	}
}

// waiting is a model that answers only when its context ends, and tells when.
type waiting struct{ ended chan time.Time }

func (waiting) Name() string  { return "waiting" }
func (waiting) Metered() bool { return true }
func (m waiting) Complete(ctx context.Context, _ agent.ModelRequest, _ func(string)) (agent.Reply, error) {
	<-ctx.Done()
	m.ended <- time.Now()
	return agent.Reply{}, ctx.Err()
}

func TestH14_ClientLeaves(t *testing.T) {
	t.Parallel()
	model := waiting{make(chan time.Time, 1)}
	d := newDoor(t, model, quota.DefaultLimits())
	server := httptest.NewServer(d)
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	res := open(t, ctx, server.URL)
	defer res.Body.Close()
	if _, err := sse.NewDecoder(res.Body).Next(); err != nil { // the start has arrived
		t.Fatal(err)
	}
	left := time.Now()
	leave()
	if took := (<-model.ended).Sub(left); took > 100*time.Millisecond {
		t.Errorf("the model call went on for %v after the client left, want at most 100 ms", took)
	}
	server.Close() // waits for the handler
	if log := d.log.String(); !strings.Contains(log, "outcome=cancelled") {
		t.Errorf("log: got %s", log)
	}
}

func open(t testing.TB, ctx context.Context, url string) *http.Response {
	t.Helper()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url+agentsse.Path, strings.NewReader(hello))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	if res.StatusCode != http.StatusOK {
		body, _ := io.ReadAll(res.Body)
		t.Fatalf("got %d %s", res.StatusCode, body)
	}
	return res
}

// echo is a model that answers at once.
type echo struct{}

func (echo) Name() string  { return "echo" }
func (echo) Metered() bool { return true }
func (echo) Complete(_ context.Context, _ agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	onText("ok")
	return agent.Reply{Model: "echo-1", Text: "ok"}, nil
}

// BenchmarkFirstByte measures the time from sending a request over loopback to
// the first event of the answer, and to the end of a turn of one model call.
func BenchmarkFirstByte(b *testing.B) {
	most := quota.Limit(999_999_999)
	d := newDoor(b, echo{}, quota.Limits{AgentTurns: most, Readings: most, ModelCalls: most, AgentCalls: most, SignUps: 5})
	server := httptest.NewServer(d)
	defer server.Close()
	var first []time.Duration
	for b.Loop() {
		start := time.Now()
		res := open(b, b.Context(), server.URL)
		events := sse.NewDecoder(res.Body)
		for n := 0; ; n++ {
			_, err := events.Next()
			if n == 0 {
				first = append(first, time.Since(start))
			}
			if err != nil {
				break
			}
		}
		res.Body.Close()
	}
	slices.Sort(first)
	for _, p := range []int{50, 99} {
		b.ReportMetric(float64(first[(len(first)-1)*p/100].Microseconds()), fmt.Sprintf("p%d-first-µs", p))
	}
}
