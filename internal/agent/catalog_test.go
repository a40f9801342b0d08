package agent_test

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// nobody keeps no records.
type nobody struct{}

func (nobody) Record(context.Context, toolrun.Call) {}

// TestWithTheRealTools runs a turn over the built-in calculators and handbook.
func TestWithTheRealTools(t *testing.T) {
	t.Parallel()
	books := library.New(library.Options{SiteURL: "https://wenbu.example", Now: func() time.Time { return now }})
	runner, err := toolrun.New(catalog.All(catalog.Deps{Library: books}), toolrun.Config{Charger: toolrun.Free{}, Recorder: nobody{}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	script := llmtest.NewScript(
		calling("a", "calculate_bazi", `{"date":"2005-12-23","time":"08:37","timezone":"Asia/Shanghai","locale":"zh"}`,
			"b", "calculate_bazi", `{"date":"2005-12-23","time":"08:37"}`,
			"c", "calculate_bazi", `{"date":"2023-02-29","timezone":"Asia/Shanghai"}`),
		calling("d", "read_library", `{"id":"guide-bazi-basics","section":"questions"}`),
		calling("e", "write_report", reportJSON("Day change", "guide-bazi-basics#questions", "guide-bazi-basics#worked-example")),
		calling("f", "write_report", reportJSON("Day change", "guide-bazi-basics#questions")),
		saying("The report is ready."),
	)
	turner, err := agent.NewTurner(agent.Config{
		Model: script, Tools: runner, Library: books, Limits: agent.DefaultLimits(),
		Now: func() time.Time { return now }, NewID: func() string { return "id" },
	})
	if err != nil {
		t.Fatal(err)
	}
	req, err := turner.Decode([]byte(ask("Compare the conventions", `"locale":"en"`,
		`"context":{"readings":[{"kind":"bazi","input":{"date":"1988-02-15","time":"23:30","timezone":"Asia/Shanghai","dayBoundary":"zi"}}]}`)))
	if err != nil {
		t.Fatal(err)
	}
	turn, err := turner.Prepare(t.Context(), req)
	if err != nil {
		t.Fatal(err)
	}
	var events []agent.Event
	if err := turn.Run(t.Context(), "", func(e agent.Event) error { events = append(events, e); return nil }); err != nil {
		t.Fatal(err)
	}
	got := transcript(events)
	for _, want := range []string{
		`context "Computed again from the original input: Four Pillars"`,
		`"locale":"en"`,
		"tool_end 1:b error ",
		"tool_end 1:c error The date ",
		"source guide-bazi-basics#questions guide",
		"tool_end 3:e error The report cites sources that were not read, so it was not saved issue=citation_unread",
		"source guide-bazi-basics#worked-example guide",
		"tool_recovered 3:e by 4:f artifact=id",
		"done complete scripted-model-1 for scripted-model models=5 tools=7",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	for _, e := range events {
		if e.Type == agent.EventArtifact {
			wantPillars(t, e.Artifact)
			break
		}
	}
}

// wantPillars checks the chart of 2005-12-23 08:37.
func wantPillars(t *testing.T, artifact jsontext.Value) {
	t.Helper()
	var chart struct {
		Reading struct {
			Pillars []struct {
				Value string `json:"value"`
			} `json:"pillars"`
		} `json:"reading"`
	}
	if err := json.Unmarshal(artifact, &chart); err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, p := range chart.Reading.Pillars {
		got += p.Value
	}
	if got != "乙酉戊子辛巳壬辰" {
		t.Errorf("pillars: got %s", got)
	}
}

// realTurn runs a turn over the built-in tools as the server offers them, and returns
// the artifacts.
func realTurn(t *testing.T, script *llmtest.Script, body string) (artifacts string) {
	t.Helper()
	books := library.New(library.Options{SiteURL: "https://wenbu.example", Now: func() time.Time { return now }})
	runner, err := toolrun.New(catalog.ForAgent(catalog.All(catalog.Deps{Library: books})), toolrun.Config{Charger: toolrun.Free{}, Recorder: nobody{}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	turner, err := agent.NewTurner(agent.Config{
		Model: script, Tools: runner, Library: books, Limits: agent.DefaultLimits(), Offer: agent.FullOffer(),
		Now: func() time.Time { return now }, NewID: func() string { return "id" },
	})
	if err != nil {
		t.Fatal(err)
	}
	req, err := turner.Decode([]byte(body))
	if err != nil {
		t.Fatal(err)
	}
	turn, err := turner.Prepare(t.Context(), req)
	if err != nil {
		t.Fatal(err)
	}
	if err := turn.Run(t.Context(), "", func(e agent.Event) error { artifacts += string(e.Artifact); return nil }); err != nil {
		t.Fatal(err)
	}
	return artifacts
}

// TestOffer_IsLean holds what every model call carries of the tools, beside its
// messages, to a size: the schools of every calculator are not offered.
func TestOffer_IsLean(t *testing.T) {
	t.Parallel()
	for _, locale := range []string{"zh", "en"} {
		script := llmtest.NewScript(saying("好"))
		realTurn(t, script, ask("x", `"locale":"`+locale+`"`))
		schemas, words := 0, 0
		for _, spec := range script.Requests()[0].Tools {
			schemas, words = schemas+len(spec.Encoded), words+len(spec.Description)
			for _, hidden := range []string{`"locale"`, `"shensha_set"`, `"x-`} {
				if strings.Contains(string(spec.Encoded), hidden) {
					t.Errorf("%s shows %s", spec.Name, hidden)
				}
			}
		}
		t.Logf("%s: %d bytes of schemas, %d of descriptions", locale, schemas, words)
		if schemas > 26_500 || words > 15_000 {
			t.Errorf("%s: every call carries %d bytes of schemas and %d of descriptions", locale, schemas, words)
		}
	}
}

// TestOffer_TakesMoreThanItShows gives a school that a model is not shown: a person
// may ask for it by name. The chart that the person sees holds every rule; what the
// model is given of it does not.
func TestOffer_TakesMoreThanItShows(t *testing.T) {
	t.Parallel()
	script := llmtest.NewScript(
		calling("a", "calculate_bazi", `{"date":"2005-12-23","time":"08:37","timezone":"Asia/Shanghai","options":{"shensha_set":"full"}}`), saying("好"))
	artifact := realTurn(t, script, ask("用全部神煞"))
	messages := script.Requests()[1].Messages
	given := messages[len(messages)-1].Content
	if !strings.Contains(given, `"shensha_set":"full"`) || strings.Contains(given, `"rules"`) || !strings.Contains(artifact, `"rules"`) {
		t.Errorf("the model was given %.600s", given)
	}
}
