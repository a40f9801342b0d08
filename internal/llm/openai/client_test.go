package openai

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

const testKey = "sk-test-3f9c1d"

func newClient(t *testing.T, baseURL string, profile Profile) *Client {
	t.Helper()
	c, err := New(Config{BaseURL: baseURL, Key: testKey, Model: "some-model", Profile: profile})
	if err != nil {
		t.Fatalf("New: %v", err)
	}
	return c
}

func ask(content string) agent.ModelRequest {
	return agent.ModelRequest{
		Messages: []agent.Message{{Role: agent.RoleUser, Content: content}},
		Choice:   agent.Choice{Kind: agent.ChoiceNone},
	}
}

// wantFault checks kind and reason of an error, and that nothing private is in it.
func wantFault(t *testing.T, err error, kind fault.Kind, reason string) {
	t.Helper()
	if err == nil {
		t.Fatalf("got no error, want %s", reason)
	}
	f := fault.As(err)
	if f.Kind != kind || f.Reason != reason {
		t.Errorf("got %s (%s), want %s (%s); %v", f.Kind, f.Reason, kind, reason, err)
	}
	if f.Msg.Zh == "" || f.Msg.En == "" {
		t.Errorf("a fault without a message: %+v", f)
	}
	for _, form := range []string{err.Error(), fmt.Sprintf("%+v", f), fmt.Sprintf("%#v", f.Err)} {
		if strings.Contains(form, testKey) || strings.Contains(form, "SECRET") {
			t.Errorf("the error tells what it must not: %s", form)
		}
	}
}

// D3: reasoning is kept for the provider and never shown.
func TestComplete_TextInOrder(t *testing.T) {
	t.Parallel()
	srv := llmtest.NewServer(t, llmtest.Stream(
		llmtest.Text("命"), llmtest.Text("盘"), llmtest.Reasoning("想"), llmtest.Text("😀"),
		llmtest.Finish("stop"), llmtest.Done()))
	var pieces []string
	got, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(s string) { pieces = append(pieces, s) })
	if err != nil {
		t.Fatal(err)
	}
	want := agent.Reply{Model: llmtest.ServedModel, Text: "命盘😀", Reasoning: "想"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if strings.Join(pieces, "|") != "命|盘|😀" {
		t.Errorf("got pieces %q", pieces)
	}
}

func TestComplete_TextArrivesBeforeTheEnd(t *testing.T) {
	t.Parallel()
	more := make(chan struct{})
	srv := llmtest.NewServer(t, llmtest.Stream(
		llmtest.Text("先"), llmtest.Wait(more), llmtest.Text("后"), llmtest.Finish("stop"), llmtest.Done()))
	var pieces []string
	_, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(s string) {
		if pieces = append(pieces, s); len(pieces) == 1 {
			close(more) // the server goes on only once the first piece was seen
		}
	})
	if err != nil || len(pieces) != 2 {
		t.Errorf("got pieces %q, error %v", pieces, err)
	}
}

// fullRequest uses every part of a request.
func fullRequest(choice agent.Choice) agent.ModelRequest {
	return agent.ModelRequest{
		Messages: []agent.Message{
			{Role: agent.RoleSystem, Content: "规则"},
			{Role: agent.RoleUser, Content: "问"},
			{Role: agent.RoleAssistant, Reasoning: "想", Calls: []agent.ToolCall{{ID: "c1", Name: "draw_tarot", Arguments: `{"count":1}`}}},
			{Role: agent.RoleTool, CallID: "c1", Content: `{"cards":[]}`},
		},
		Tools: []agent.ToolSpec{agent.NewToolSpec("draw_tarot", "抽牌", &jsonschema.Schema{
			Schema: "https://json-schema.org/draft/2020-12/schema", Type: "object",
			Properties:           map[string]*jsonschema.Schema{"count": {Type: "integer"}},
			AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}},
		})},
		Choice: choice,
	}
}

func TestComplete_RequestOnTheWire(t *testing.T) {
	t.Parallel()
	const common = `"max_tokens":1800,"temperature":0.5,"stream":true,"model":"some-model",
		"tools":[{"type":"function","function":{"name":"draw_tarot","description":"抽牌","parameters":
			{"type":"object","properties":{"count":{"type":"integer"}},"additionalProperties":false}}}]`
	const messages = `"messages":[{"role":"system","content":"规则"},{"role":"user","content":"问"},
		{"role":"assistant","content":null,%s"tool_calls":[{"id":"c1","type":"function","function":{"name":"draw_tarot","arguments":"{\"count\":1}"}}]},
		{"role":"tool","content":"{\"cards\":[]}","tool_call_id":"c1"}]`
	plain := fmt.Sprintf(messages, "")
	tests := []struct {
		name    string
		profile Profile
		choice  agent.Choice
		want    string
	}{
		{"auto", Compatible, agent.Choice{}, `{` + common + `,` + plain + `,"tool_choice":"auto"}`},
		{"none", Compatible, agent.Choice{Kind: agent.ChoiceNone}, `{` + common + `,` + plain + `,"tool_choice":"none"}`},
		{"forced", Compatible, agent.Choice{Kind: agent.ChoiceTool, Tool: "draw_tarot"},
			`{` + common + `,` + plain + `,"tool_choice":{"type":"function","function":{"name":"draw_tarot"}}}`},
		{"deepseek", DeepSeek, agent.Choice{},
			`{` + common + `,` + fmt.Sprintf(messages, `"reasoning_content":"想",`) + `,"tool_choice":"auto","thinking":{"type":"disabled"}}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			srv := llmtest.NewServer(t, llmtest.Say("好"))
			if _, err := newClient(t, srv.URL+"/", tt.profile).Complete(t.Context(), fullRequest(tt.choice), func(string) {}); err != nil {
				t.Fatal(err)
			}
			r := srv.Requests()[0]
			if got, want := canonical(t, r.Body), canonical(t, []byte(tt.want)); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			if r.Path != "/chat/completions" || r.Header.Get("Authorization") != "Bearer "+testKey ||
				r.Header.Get("Content-Type") != "application/json" || r.Header.Get("Accept") != "text/event-stream" {
				t.Errorf("got path %q, header %v", r.Path, r.Header)
			}
		})
	}
}

func canonical(t *testing.T, data []byte) string {
	t.Helper()
	v := jsontext.Value(data)
	if err := v.Canonicalize(); err != nil {
		t.Fatalf("%v in %s", err, data)
	}
	return string(v)
}

func TestComplete_NoToolsNoChoice(t *testing.T) {
	t.Parallel()
	srv := llmtest.NewServer(t, llmtest.Say("好"))
	c, err := New(Config{BaseURL: srv.URL, Model: "m"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Complete(t.Context(), ask("问"), func(string) {}); err != nil {
		t.Fatal(err)
	}
	var sent map[string]any
	if err := json.Unmarshal(srv.Requests()[0].Body, &sent); err != nil {
		t.Fatal(err)
	}
	for _, absent := range []string{"tools", "tool_choice", "thinking"} {
		if _, ok := sent[absent]; ok {
			t.Errorf("%s was sent", absent)
		}
	}
	if got := srv.Requests()[0].Header.Values("Authorization"); len(got) != 0 {
		t.Errorf("an empty key sent Authorization %q", got)
	}
}

func TestComplete_ProviderStatus(t *testing.T) {
	t.Parallel()
	tests := []struct {
		status int
		kind   fault.Kind
	}{
		{201, fault.Internal}, {204, fault.Internal}, {400, fault.Internal}, {401, fault.Internal},
		{402, fault.Internal}, {404, fault.Internal}, {422, fault.Internal}, {429, fault.Unavailable},
		{500, fault.Internal}, {502, fault.Internal}, {503, fault.Internal},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.status), func(t *testing.T) {
			t.Parallel()
			body := `{"error":{"message":"SECRET ` + testKey + `"}}`
			if tt.status == 204 {
				body = ""
			}
			srv := llmtest.NewServer(t, llmtest.Status(tt.status, body))
			_, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(string) {})
			wantFault(t, err, tt.kind, "agent_upstream")
			if status, ok := errors.AsType[*StatusError](err); !ok || status.Status != tt.status {
				t.Errorf("the status is not told: %v", err)
			}
			if n := len(srv.Requests()); n != 1 {
				t.Errorf("got %d requests, want 1: nothing is tried twice", n)
			}
		})
	}
}

func TestComplete_RedirectIsNotFollowed(t *testing.T) {
	t.Parallel()
	for _, status := range []int{301, 302, 303, 307, 308} {
		other := llmtest.NewServer(t) // a request here fails the test
		answer := llmtest.Status(status, "")
		answer.Header.Set("Location", other.URL+"/?SECRET="+testKey)
		srv := llmtest.NewServer(t, answer)
		_, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(string) {})
		wantFault(t, err, fault.Internal, "agent_upstream")
	}
}

func TestComplete_BrokenPeers(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, raw string }{
		{"closes at once", ""},
		{"not HTTP", "SECRET " + testKey + "\r\n\r\n"},
		{"wrong status", "HTTP/1.1 SECRET " + testKey + "\r\n\r\n"},
		{"broken header", "HTTP/1.1 200 OK\r\nSECRET " + testKey + "\r\n\r\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				conn, _, err := w.(http.Hijacker).Hijack()
				if err != nil {
					t.Error(err)
					return
				}
				_, _ = conn.Write([]byte(tt.raw))
				_ = conn.Close()
			}))
			defer srv.Close()
			_, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(string) {})
			wantFault(t, err, fault.Internal, "agent_upstream")
		})
	}
}

func TestComplete_NobodyListens(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	_, err = newClient(t, "http://"+address, Compatible).Complete(t.Context(), ask("问"), func(string) {})
	wantFault(t, err, fault.Internal, "agent_upstream")
	if !strings.Contains(err.Error(), "connect") {
		t.Errorf("the log is not told what failed: %v", err)
	}
}

func TestComplete_CancelEndsTheCallWithin100ms(t *testing.T) {
	t.Parallel()
	never := make(chan struct{})
	tests := []struct {
		name  string
		steps []llmtest.Step
	}{
		{"before the first byte", []llmtest.Step{llmtest.Wait(never)}},
		{"inside the stream", []llmtest.Step{llmtest.Text("先"), llmtest.Wait(never)}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			srv := llmtest.NewServer(t, llmtest.Stream(tt.steps...))
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			texts := make(chan string, 1)
			failed := make(chan error, 1)
			client := newClient(t, srv.URL, Compatible)
			go func() {
				_, err := client.Complete(ctx, ask("问"), func(s string) { texts <- s })
				failed <- err
			}()
			<-srv.Arrived()
			for range len(tt.steps) - 1 {
				<-texts
			}
			start := time.Now()
			cancel()
			err := <-failed
			if took := time.Since(start); took > 100*time.Millisecond {
				t.Errorf("Complete returned %v after the cancel", took)
			}
			wantFault(t, err, fault.Unavailable, "agent_timeout")
			if !errors.Is(err, context.Canceled) {
				t.Errorf("%v does not wrap context.Canceled", err)
			}
			<-srv.Left() // the provider sees the connection go
		})
	}
}

func TestComplete_DeadlineIsATimeout(t *testing.T) {
	t.Parallel()
	srv := llmtest.NewServer(t, llmtest.Stream(llmtest.Wait(make(chan struct{}))))
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err := newClient(t, srv.URL, Compatible).Complete(ctx, ask("问"), func(string) {})
	wantFault(t, err, fault.Unavailable, "agent_timeout")
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v does not wrap context.DeadlineExceeded", err)
	}
}

// A call that failed does not wait for, or hold on to, what the provider still sends.
func TestComplete_FailureLetsTheConnectionGo(t *testing.T) {
	t.Parallel()
	never := make(chan struct{})
	slow := llmtest.Status(500, "{")
	slow.Steps = append(slow.Steps, llmtest.Wait(never))
	tests := map[string]struct {
		answer llmtest.Answer
		reason string
	}{
		"status":    {slow, "agent_upstream"},
		"malformed": {llmtest.Stream(llmtest.Data("{"), llmtest.Wait(never)), "agent_incomplete"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			srv := llmtest.NewServer(t, tt.answer)
			_, err := newClient(t, srv.URL, Compatible).Complete(t.Context(), ask("问"), func(string) {})
			wantFault(t, err, fault.Internal, tt.reason)
			<-srv.Left()
		})
	}
}

func TestNew_KeepsTheGivenHTTPClient(t *testing.T) {
	t.Parallel()
	called := false
	given := &http.Client{Transport: roundTrip(func(*http.Request) (*http.Response, error) {
		called = true
		return nil, errors.New("SECRET " + testKey)
	})}
	c, err := New(Config{BaseURL: "https://api.example.com", Model: "m", HTTPClient: given})
	if err != nil {
		t.Fatal(err)
	}
	_, err = c.Complete(t.Context(), ask("问"), func(string) {})
	wantFault(t, err, fault.Internal, "agent_upstream")
	if !called || given.CheckRedirect != nil {
		t.Errorf("called %v, the given client was changed: %v", called, given.CheckRedirect != nil)
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestComplete_ReusesItsConnection(t *testing.T) {
	t.Parallel()
	const calls = 5
	answers := make([]llmtest.Answer, calls)
	for i := range answers {
		answers[i] = llmtest.Say("好")
	}
	srv := llmtest.NewServer(t, answers...)
	client := newClient(t, srv.URL, Compatible)
	for range calls {
		if _, err := client.Complete(t.Context(), ask("问"), func(string) {}); err != nil {
			t.Fatal(err)
		}
	}
	if n := srv.Connections(); n != 1 {
		t.Errorf("%d calls used %d connections, want 1", calls, n)
	}
}

func TestNew_RefusesWithoutTellingTheValue(t *testing.T) {
	t.Parallel()
	good := Config{BaseURL: "https://api.example.com/v1", Key: testKey, Model: "m"}
	tests := []struct {
		name string
		edit func(*Config)
		want string
	}{
		{"no address", func(c *Config) { c.BaseURL = "" }, "model address"},
		{"no scheme", func(c *Config) { c.BaseURL = "SECRET.example.com" }, "model address"},
		{"other scheme", func(c *Config) { c.BaseURL = "ftp://SECRET.example.com" }, "model address"},
		{"user", func(c *Config) { c.BaseURL = "https://u:SECRET@example.com" }, "model address"},
		{"query", func(c *Config) { c.BaseURL = "https://example.com/?key=SECRET" }, "model address"},
		{"unreadable", func(c *Config) { c.BaseURL = "https://SECRET\x7f" }, "model address"},
		{"no model", func(c *Config) { c.Model = "" }, "model name"},
		{"line end in key", func(c *Config) { c.Key = "SECRET\n" }, "model key"},
		{"space in key", func(c *Config) { c.Key = "SECRET x" }, "model key"},
	}
	if _, err := New(good); err != nil {
		t.Fatalf("the good configuration: %v", err)
	}
	for _, tt := range tests {
		c := good
		tt.edit(&c)
		_, err := New(c)
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) || strings.Contains(err.Error(), "SECRET") {
			t.Errorf("%s: got %v, want an error about %q without the value", tt.name, err, tt.want)
		}
	}
}

func TestClient_PrintsWithoutItsKey(t *testing.T) {
	t.Parallel()
	c := newClient(t, "https://api.example.com", DeepSeek)
	for _, form := range []string{"%v", "%+v", "%#v", "%s"} {
		if s := fmt.Sprintf(form, c); strings.Contains(s, testKey) {
			t.Errorf("%s prints the key: %s", form, s)
		}
	}
}
