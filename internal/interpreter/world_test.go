package interpreter

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// now is when every test takes place.
var now = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)

func clock() time.Time { return now }

// shelf is the one library of the tests: it never changes.
var shelf = library.New(library.Options{SiteURL: "https://wenbu.test", Now: clock})

// watched is the interpreter with a record of the drafts behind its answers.
type watched struct {
	*Interpreter
	minds []*mind
	moves []move
}

// ForTurn returns itself, so that every call is seen.
func (w *watched) ForTurn() agent.Model { return w }

func (w *watched) Complete(ctx context.Context, req agent.ModelRequest, onText func(string)) (agent.Reply, error) {
	m := newMind(readScene(req, now))
	w.minds = append(w.minds, m)
	w.moves = append(w.moves, m.next())
	return w.Interpreter.Complete(ctx, req, onText)
}

// outcome is what a turn came to.
type outcome struct {
	tools     []string // in order; a failed one with "!"
	text      string
	question  *agent.Question
	reports   []agent.Report
	sources   []string // that were read, in order
	charts    []jsontext.Value
	titles    []string // of the charts
	status    string
	failed    string // code of an error event
	models    int
	last      *mind
	lastDraft draft
	reporter  *mind // the one that wrote the report
}

// steady is chance that always falls the same way.
type steady uint64

func (s steady) Uint64() uint64 { return uint64(s) }

// runner runs the real tools.
var runner = sync.OnceValues(func() (*toolrun.Runner, error) {
	return toolrun.New(catalog.All(catalog.Deps{Library: shelf, Random: steady(1)}), toolrun.Config{Charger: toolrun.Free{}, Recorder: silent{}, Now: clock})
})

// play runs one turn of the real agent with the interpreter as its model.
func play(t testing.TB, body string, tools ...string) outcome {
	t.Helper()
	caller, err := runner()
	if err != nil {
		t.Fatal(err)
	}
	w := &watched{Interpreter: New(clock)}
	ids := 0
	turner := turnerOf(t, caller, tools)
	turner.Model, turner.NewID = w, func() string { ids++; return fmt.Sprintf("id-%d", ids) }
	req, err := turner.Decode([]byte(body))
	if err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	turn, err := turner.Prepare(t.Context(), req)
	if err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	var out outcome
	running := map[string]string{}
	err = turn.Run(t.Context(), "192.0.2.1", func(e agent.Event) error {
		out.take(t, e, running)
		return nil
	})
	if err != nil && out.failed == "" {
		t.Fatalf("%s: %v", body, err)
	}
	for i, m := range w.moves {
		if slices.ContainsFunc(m.calls, func(c agent.ToolCall) bool { return c.Name == toolReport }) {
			out.reporter = w.minds[i]
		}
	}
	if n := len(w.minds); n > 0 {
		out.last, out.lastDraft = w.minds[n-1], w.moves[n-1].draft
	}
	return out
}

// turners are the agents of the tests by what they offer: setting one up costs more
// than a turn.
var turners sync.Map

// turnerOf returns an agent that offers tools, nil for all, to be given a model.
func turnerOf(t testing.TB, caller agent.Caller, tools []string) agent.Turner {
	t.Helper()
	key := strings.Join(tools, " ")
	if tools == nil {
		tools, key = agent.FullOffer(), "all"
	}
	if made, ok := turners.Load(key); ok {
		return *made.(*agent.Turner)
	}
	made, err := agent.NewTurner(agent.Config{Tools: caller, Library: shelf, Limits: agent.DefaultLimits(), Offer: tools, Now: clock})
	if err != nil {
		t.Fatal(err)
	}
	turners.Store(key, made)
	return *made
}

type silent struct{}

func (silent) Record(context.Context, toolrun.Call) {}

func (o *outcome) take(t testing.TB, e agent.Event, running map[string]string) {
	switch e.Type {
	case agent.EventDelta:
		o.text += e.Text
	case agent.EventToolStart:
		running[e.Tool.ID] = e.Tool.Name
	case agent.EventToolEnd:
		name := running[e.ID]
		if e.Status != "complete" {
			name += "!"
		}
		o.tools = append(o.tools, name)
	case agent.EventSource:
		o.sources = append(o.sources, e.Source.ID)
	case agent.EventQuestion:
		o.question = e.Question
	case agent.EventArtifact:
		var kind struct {
			Type    string         `json:"type"`
			Title   string         `json:"title"`
			Reading jsontext.Value `json:"reading"`
		}
		if err := json.Unmarshal(e.Artifact, &kind); err != nil {
			t.Fatal(err)
		}
		if kind.Type == "chart" {
			o.charts = append(o.charts, kind.Reading)
			o.titles = append(o.titles, kind.Title)
			return
		}
		var r agent.ReportArtifact
		if err := json.Unmarshal(e.Artifact, &r); err != nil {
			t.Fatal(err)
		}
		o.reports = append(o.reports, r.Report)
	case agent.EventDone:
		o.status, o.models = e.Status, *e.ModelCalls
	case agent.EventError:
		o.failed = e.Code
	}
}

// ask makes a request body: a message and further members.
func ask(message string, more ...string) string {
	quoted, err := json.Marshal(message)
	if err != nil {
		panic(err)
	}
	return `{"message":` + string(quoted) + `,"consent":true` + strings.Join(append([]string{""}, more...), ",") + `}`
}

const (
	inEnglish  = `"locale":"en"`
	inResearch = `"mode":"research"`
	// someone is a birth profile.
	someone = `"context":{"birth":{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","dayBoundary":"midnight","solarTime":false,"sex":"male"}}`
	// carded and castUp are earlier draws.
	carded = `"context":{"readings":[{"kind":"tarot","input":{"cards":[{"id":17,"reversed":false},{"id":0,"reversed":true},{"id":8,"reversed":false}]}}]}`
	castUp = `"context":{"readings":[{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}}]}`
	// ziweied is an earlier Zi Wei chart of the same person.
	ziweied = `"context":{"readings":[{"kind":"ziwei","input":{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","sex":"male"}}]}`
	// charted is an earlier reading of the same person.
	charted = `"context":{"readings":[{"kind":"bazi","input":{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","sex":"male"}}]}`
)

func history(pairs ...string) string {
	var list []agent.History
	for i, text := range pairs {
		list = append(list, agent.History{Role: []string{"user", "assistant"}[i%2], Content: text})
	}
	raw, err := json.Marshal(list)
	if err != nil {
		panic(err)
	}
	return `"history":` + string(raw)
}

// basis checks that every sentence of the draft names grounds, and that the
// grounds exist.
func basisProblems(m *mind, d draft) []string {
	known := []string{saidNow, saidBirth, ruleNotice, ruleScope, ruleSafety, ruleExample, ruleReflect, factSymbols}
	for _, k := range []string{"lens", "pair", "seat", "season", "missing", "dayMaster", "convention", "god", "strength", "pattern", "useful", "relation", "star", "void", "palace", "stage", "ziwei"} {
		known = append(known, ruleTradition+k)
	}
	for _, st := range m.steps {
		known = append(known, toolOutcome+st.tool)
	}
	for _, t := range m.texts {
		known = append(known, sourceBasis+t.id)
	}
	if m.chart != nil {
		known = append(known, m.chart.facts()...)
	}
	if m.ziwei != nil {
		known = append(known, m.ziwei.facts()...)
	}
	if len(m.charts) == 2 {
		known = append(known, factConvention("first"), factConvention("second"))
	}
	var out []string
	for _, p := range d.paragraphs {
		for _, s := range p.sentences {
			if len(s.because) == 0 {
				out = append(out, "no basis: "+s.text)
			}
			for _, b := range s.because {
				if !slices.Contains(known, b) {
					out = append(out, "unknown basis "+b+": "+s.text)
				}
			}
		}
	}
	return out
}
