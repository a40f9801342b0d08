package llmtest_test

import (
	"fmt"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/llm/openai"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// newTurner puts the real tools, the real turn and the real provider client
// together; only the provider is a policy.
func newTurner(t *testing.T) *agent.Turner {
	t.Helper()
	web := httptest.NewServer(llmtest.Handler(llmtest.NewPolicy(llmtest.Rules()...)))
	t.Cleanup(web.Close)
	client, err := openai.New(openai.Config{BaseURL: web.URL, Key: "k", Model: "asked-for", Profile: openai.DeepSeek})
	if err != nil {
		t.Fatal(err)
	}
	now := func() time.Time { return time.Date(2026, 3, 1, 4, 0, 0, 0, time.UTC) }
	books := library.New(library.Options{SiteURL: "https://example.com", Now: now})
	tools, err := toolrun.New(catalog.ForAgent(catalog.All(catalog.Deps{Library: books})), toolrun.Config{Now: now})
	if err != nil {
		t.Fatal(err)
	}
	ids := 0
	turner, err := agent.NewTurner(agent.Config{
		Model: client, Tools: tools, Limits: agent.DefaultLimits(), Now: now,
		NewID: func() string { ids++; return fmt.Sprintf("id-%d", ids) },
	})
	if err != nil {
		t.Fatal(err)
	}
	return turner
}

func TestTurn_ThroughTheProviderProtocol(t *testing.T) {
	t.Parallel()
	turner := newTurner(t)
	req, err := turner.Decode([]byte(`{"message":"研究我的八字，写一份报告","consent":true,"mode":"research","context":{"birth":
		{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false}}}`))
	if err != nil {
		t.Fatal(err)
	}
	turn, err := turner.Prepare(t.Context(), req)
	if err != nil {
		t.Fatal(err)
	}
	var types, tools []string
	var last agent.Event
	err = turn.Run(t.Context(), "192.0.2.1", func(e agent.Event) error {
		types, last = append(types, e.Type), e
		if e.Tool != nil {
			tools = append(tools, e.Tool.Name)
		}
		if e.Type == agent.EventToolEnd && e.Status != "complete" {
			t.Errorf("a tool failed: %s", e.Detail)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"calculate_bazi", "search_library", "read_library", "write_report"}; !slices.Equal(tools, want) {
		t.Errorf("got tools %v, want %v (events %v)", tools, want, types)
	}
	if last.Type != agent.EventDone || last.Status != agent.StatusComplete ||
		last.ServedModel != llmtest.ServedModel || last.RequestedModel != "asked-for" || *last.ModelCalls != 5 {
		t.Errorf("the turn ended with %+v", last)
	}
}
