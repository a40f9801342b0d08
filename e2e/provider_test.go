package e2e

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// provider is a model provider with one script for each message that a person
// sends, so that turns of one server can run at once.
type provider struct {
	URL string

	t       testing.TB
	mu      sync.Mutex
	scripts map[string]*llmtest.Server
}

func newProvider(t testing.TB) *provider {
	t.Helper()
	p := &provider{t: t, scripts: map[string]*llmtest.Server{}}
	web := httptest.NewServer(p)
	t.Cleanup(web.Close)
	p.URL = web.URL
	return p
}

// env tells a server to use the provider.
func (p *provider) env(more ...string) []string {
	return append([]string{"WENBU_MODEL_URL=" + p.URL, "WENBU_MODEL_KEY=k", "WENBU_MODEL=asked-for", "WENBU_LIMIT_API_PER_MINUTE=100000", "WENBU_LIMIT_AGENT_TURNS_PER_DAY=100000"}, more...)
}

// script says what the model answers in a turn with this message.
func (p *provider) script(message string, answers ...llmtest.Answer) *llmtest.Server {
	p.mu.Lock()
	defer p.mu.Unlock()
	s := llmtest.NewServer(p.t, answers...)
	p.scripts[message] = s
	return s
}

// ServeHTTP gives the next answer of the script of the message. A message without
// one fails the test: the model must not be asked.
func (p *provider) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the server has hung up
	}
	message := asked(p.t, body).message()
	p.mu.Lock()
	s := p.scripts[message]
	p.mu.Unlock()
	if s == nil {
		p.t.Errorf("the model was asked about %q", message)
		http.Error(w, "no script", http.StatusInternalServerError)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	s.ServeHTTP(w, r)
}

// chat is a request as the provider gets it.
type chat struct {
	Messages []struct {
		Role    agent.Role `json:"role"`
		Content string     `json:"content"`
		CallID  string     `json:"tool_call_id"`
	} `json:"messages"`
	ToolChoice jsontext.Value `json:"tool_choice"`
}

func asked(t testing.TB, body []byte) chat {
	t.Helper()
	var c chat
	if err := json.Unmarshal(body, &c); err != nil {
		t.Errorf("a request to the provider: %v", err)
	}
	return c
}

// message returns what the person said last.
func (c chat) message() string {
	said := ""
	for _, m := range c.Messages {
		if m.Role == agent.RoleUser {
			said = m.Content
		}
	}
	return said
}

// results returns what the model was told about its calls, by call id.
func (c chat) results() map[string]string {
	told := map[string]string{}
	for _, m := range c.Messages {
		if m.Role == agent.RoleTool {
			told[m.CallID] = m.Content
		}
	}
	return told
}

// requests returns what a script was asked.
func requests(t testing.TB, s *llmtest.Server) []chat {
	t.Helper()
	var list []chat
	for _, r := range s.Requests() {
		list = append(list, asked(t, r.Body))
	}
	return list
}

// calls is an answer that calls tools, given as id, name, arguments, after a word
// that nobody is to see.
func calls(parts ...string) llmtest.Answer {
	steps := []llmtest.Step{llmtest.Text("(working on it)")}
	for i := 0; i < len(parts); i += 3 {
		steps = append(steps, llmtest.Call(i/3, parts[i], parts[i+1], parts[i+2]))
	}
	return llmtest.Stream(append(steps, llmtest.Finish("tool_calls"), llmtest.Done())...)
}

// says is an answer in pieces of text.
func says(pieces ...string) llmtest.Answer {
	var steps []llmtest.Step
	for _, piece := range pieces {
		steps = append(steps, llmtest.Text(piece))
	}
	return llmtest.Stream(append(steps, llmtest.Finish("stop"), llmtest.Done())...)
}

// body makes the body of a turn: a message and further members.
func body(message string, more ...string) string {
	return fmt.Sprintf(`{"message":%q,"consent":true%s}`, message, strings.Join(append([]string{""}, more...), ","))
}

// stream posts a turn and returns the answer once its headers are there.
func (p *process) stream(ctx context.Context, body string) *http.Response {
	p.t.Helper()
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, p.base+"/api/v1/agent", strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { response.Body.Close() })
	return response
}

// turn runs a turn and returns its events as a client decodes them, one a line.
func (p *process) turn(body string) string {
	p.t.Helper()
	response := p.stream(p.t.Context(), body)
	if response.StatusCode != http.StatusOK {
		text, _ := io.ReadAll(response.Body)
		p.t.Fatalf("%s: %d %s", body, response.StatusCode, text)
	}
	var lines []string
	events := sse.NewDecoder(response.Body)
	for {
		frame, err := events.Next()
		if err == io.EOF {
			return strings.Join(lines, "\n")
		}
		if err != nil {
			p.t.Fatal(err)
		}
		var e agent.Event
		if err := json.Unmarshal(frame, &e); err != nil {
			p.t.Fatalf("event %s: %v", frame, err)
		}
		lines = append(lines, line(p.t, e))
	}
}

// line writes an event without what differs from run to run.
func line(t testing.TB, e agent.Event) string {
	t.Helper()
	switch e.Type {
	case agent.EventStart:
		return "start"
	case agent.EventDelta, agent.EventContext:
		return fmt.Sprintf("%s %q", e.Type, e.Text)
	case agent.EventToolStart:
		return "tool_start " + e.Tool.ID + " " + e.Tool.Name
	case agent.EventToolEnd:
		return strings.TrimSpace("tool_end " + e.ID + " " + e.Status + " " + e.Issue)
	case agent.EventToolRecovered:
		return "tool_recovered " + e.ID + " by " + e.ToolID
	case agent.EventSource:
		return "source " + e.Source.ID
	case agent.EventQuestion:
		return strings.TrimSpace(fmt.Sprintf("question %s %q %s", e.Question.Question, e.Question.Options, e.Question.Form))
	case agent.EventArtifact:
		var a struct {
			Type  string `json:"type"`
			Title string `json:"title"`
		}
		if err := json.Unmarshal(e.Artifact, &a); err != nil {
			t.Errorf("artifact %s: %v", e.Artifact, err)
		}
		return "artifact " + a.Type + " " + a.Title
	case agent.EventDone:
		return fmt.Sprintf("done %s models=%d tools=%d", e.Status, *e.ModelCalls, *e.ToolCalls)
	case agent.EventError:
		return "error " + e.Code
	}
	return e.Type
}

// want compares the events of a turn.
func want(t *testing.T, got, lines string) {
	t.Helper()
	if lines = strings.TrimSpace(strings.ReplaceAll(lines, "\t", "")); got != lines {
		t.Errorf("events differ\n--- got\n%s\n--- want\n%s", got, lines)
	}
}
