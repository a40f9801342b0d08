package app

import (
	"context"
	"encoding/json/v2"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/session"
	"github.com/wenbu-go/wenbu/internal/store/storetest"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// showing is a model that casts a chart and asks for views of it.
type showing struct{ steps atomic.Int64 }

func (*showing) Name() string  { return "script" }
func (*showing) Metered() bool { return false }

// Complete implements agent.Model.
func (m *showing) Complete(_ context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	call := func(name, arguments string) (agent.Reply, error) {
		return agent.Reply{Calls: []agent.ToolCall{{ID: fmt.Sprint("c", m.steps.Load()), Name: name, Arguments: arguments}}}, nil
	}
	var made struct {
		ArtifactID string `json:"artifactId"`
	}
	last := ""
	for _, said := range req.Messages {
		if said.Role == agent.RoleTool {
			last = said.Content
		}
		if said.Role == agent.RoleTool && strings.Contains(said.Content, "artifactId") {
			if err := json.Unmarshal([]byte(said.Content), &made); err != nil {
				return agent.Reply{}, err
			}
		}
	}
	switch m.steps.Add(1) {
	case 1:
		return call("calculate_bazi", `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","longitude":104.0667,"sex":"male"}`)
	case 2:
		return call("show_chart", `{"result_id":"`+made.ArtifactID+`","view":"ten_gods"}`)
	case 3:
		return call("show_map", `{"place_id":1815286,"action":"add_marker"}`)
	case 4:
		return call("show_chart", `{"result_id":"of-another-conversation","view":"ten_gods"}`)
	}
	onText(last)
	return agent.Reply{Text: last}, nil
}

// TestConversationShows runs a turn of a conversation: what its tools compute is
// shown by the Mapper, and what the model asks to see by the tools of conversations.
func TestConversationShows(t *testing.T) {
	t.Parallel()
	runner, err := toolrun.New(append(catalog.All(catalog.Deps{}), conversationTools()...),
		toolrun.Config{Charger: toolrun.Free{}, Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	var ids atomic.Int64
	newID := func(prefix string) string { return fmt.Sprint(prefix, ids.Add(1)) }
	turner, err := agent.NewTurner(agent.Config{
		Model: new(showing), Tools: runner, Limits: agent.DefaultLimits(), Offer: conversationOffer(), Now: time.Now, NewID: func() string { return newID("a-") },
	})
	if err != nil {
		t.Fatal(err)
	}
	service, err := session.New(t.Context(), session.Config{
		Store: storetest.NewMemorySession(), Turner: turner, Builtin: turner, NewMapper: newEnvelopeMapper, Now: time.Now, NewID: newID, Life: time.Hour,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(service.Close)
	me := session.Account("me")
	talk, err := service.Create(t.Context(), me, "", "en")
	if err != nil {
		t.Fatal(err)
	}
	run, err := service.Start(t.Context(), me, session.Request{
		Session: talk.ID, Items: []session.Item{{Role: session.RoleUser, Text: "Show me"}},
		Settings: session.Settings{Locale: "en", Mode: "explore", Consent: true},
	})
	if err != nil {
		t.Fatal(err)
	}
	var shown []string
	said := ""
	for e, err := range service.Follow(t.Context(), me, run.ID, 0) {
		if err != nil {
			t.Fatal(err)
		}
		if e.Agent != nil {
			said += e.Agent.Text
		}
		if e.Envelope == nil {
			continue
		}
		if problems := envelope.Validate(e.Envelope.Body); problems != nil {
			t.Errorf("%s: %v", e.Envelope.Body, problems)
		}
		var made envelope.Envelope
		if err := json.Unmarshal(e.Envelope.Body, &made); err != nil {
			t.Fatal(err)
		}
		shown = append(shown, made.Component+made.Grammar+made.Action)
	}
	want := "bazi_chart echarts-safe-subset echarts-safe-subset luck_timeline draw_geojson echarts-safe-subset add_marker"
	if got := strings.Join(shown, " "); got != want {
		t.Errorf("shown:\n got %s\nwant %s", got, want)
	}
	if !strings.Contains(said, `"path":["result_id"]`) || !strings.Contains(said, "this conversation has no result of this id") {
		t.Errorf("what the model read of a result that is not of this conversation: %s", said)
	}
}
