package toolrun_test

import (
	"bytes"
	"context"
	"encoding/json/jsontext"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

type echo struct {
	Word string `json:"word" limit:"1..9" trim:"true"`
}

// world is a runner over one tool, with everything that happened in order.
type world struct {
	events  []string
	calls   []toolrun.Call
	refuse  error // what Allow answers
	charge  error // what the charger answers before running
	toolErr error
}

func (w *world) Record(_ context.Context, c toolrun.Call) { w.calls = append(w.calls, c) }

func (w *world) Charge(ctx context.Context, c toolrun.Charge, run func(context.Context) error) error {
	w.events = append(w.events, "charge "+c.Tool)
	if w.charge != nil {
		return w.charge
	}
	return run(ctx)
}

func (w *world) runner(t *testing.T) *toolrun.Runner {
	t.Helper()
	echoTool := tool.New(tool.Spec{Name: "echo", Route: "echo"}, func(_ context.Context, _ i18n.Locale, in echo) (echo, error) {
		w.events = append(w.events, "run")
		return in, w.toolErr
	})
	clock := time.Unix(0, 0)
	r, err := toolrun.New([]tool.Tool{echoTool}, toolrun.Config{
		Charger: w, Recorder: w,
		Now: func() time.Time { clock = clock.Add(time.Second); return clock },
		Allow: func(context.Context, tool.Tool) error {
			w.events = append(w.events, "allow")
			return w.refuse
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRunner_Call(t *testing.T) {
	t.Parallel()
	denied := fault.New(fault.Denied, "disabled", i18n.Text{})
	broke := fault.New(fault.Insufficient, "", i18n.Text{})
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	for name, c := range map[string]struct {
		world   world
		ctx     context.Context
		tool    string
		input   string
		want    string // result
		events  string
		outcome string
	}{
		"success":        {input: `{"word":" hi "}`, want: `{"word":"hi"}`, events: "allow,charge echo,run", outcome: "ok"},
		"unknown":        {tool: "nope", input: `{}`, outcome: "not_found"},
		"constructor":    {tool: "constructor", input: `{}`, outcome: "not_found"},
		"__proto__":      {tool: "__proto__", input: `{}`, outcome: "not_found"},
		"no name":        {tool: "-", input: `{}`, outcome: "not_found"},
		"wrong case":     {tool: "Echo", input: `{}`, outcome: "not_found"},
		"not allowed":    {world: world{refuse: denied}, input: `{}`, events: "allow", outcome: "denied"},
		"wrong input":    {input: `{"word":""}`, events: "allow", outcome: "invalid"},
		"no JSON":        {input: `{`, events: "allow", outcome: "invalid"},
		"cannot pay":     {world: world{charge: broke}, input: `{"word":"x"}`, events: "allow,charge echo", outcome: "insufficient"},
		"tool fails":     {world: world{toolErr: errors.New("boom")}, input: `{"word":"x"}`, events: "allow,charge echo,run", outcome: "internal"},
		"tool times out": {world: world{toolErr: context.DeadlineExceeded}, input: `{"word":"x"}`, events: "allow,charge echo,run", outcome: "timeout"},
		"already gone":   {ctx: cancelled, input: `{"word":"x"}`, outcome: "cancelled"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := &c.world
			ctx, toolName := c.ctx, c.tool
			if ctx == nil {
				ctx = t.Context()
			}
			switch toolName {
			case "":
				toolName = "echo"
			case "-":
				toolName = ""
			}
			got, err := w.runner(t).Call(ctx, toolName, i18n.En, jsontext.Value(c.input))
			if string(got.JSON) != c.want || (err == nil) != (c.want != "") {
				t.Errorf("got %s, %v; want %s", got.JSON, err, c.want)
			}
			if events := strings.Join(w.events, ","); events != c.events {
				t.Errorf("events %s, want %s", events, c.events)
			}
			recorded := toolName
			if c.outcome == "not_found" {
				recorded = "unknown"
			}
			if len(w.calls) != 1 || w.calls[0] != (toolrun.Call{Tool: recorded, Duration: time.Second, Outcome: c.outcome}) {
				t.Errorf("recorded %v", w.calls)
			}
		})
	}
}

func TestRunner_RefusesDoubles(t *testing.T) {
	t.Parallel()
	make := func(name, route string) tool.Tool {
		return tool.New(tool.Spec{Name: name, Route: route}, func(_ context.Context, _ i18n.Locale, in echo) (echo, error) { return in, nil })
	}
	for name, c := range map[string]struct {
		tools []tool.Tool
		ok    bool
	}{
		"two without a route": {[]tool.Tool{make("a", ""), make("b", "")}, true},
		"same name":           {[]tool.Tool{make("a", ""), make("a", "")}, false},
		"same route":          {[]tool.Tool{make("a", "x"), make("b", "x")}, false},
		"no name":             {[]tool.Tool{make("", "")}, false},
	} {
		if _, err := toolrun.New(c.tools, toolrun.Config{}); (err == nil) != c.ok {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestLogRecorder_SaysNothingOfTheInput(t *testing.T) {
	t.Parallel()
	var log bytes.Buffer
	echoTool := tool.New(tool.Spec{Name: "echo"}, func(_ context.Context, _ i18n.Locale, in echo) (echo, error) { return in, nil })
	r, err := toolrun.New([]tool.Tool{echoTool}, toolrun.Config{
		Charger:  toolrun.Free{},
		Recorder: toolrun.LogRecorder{Logger: slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))},
		Now:      func() time.Time { return time.Unix(0, 0) },
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"echo", "secret-name"} {
		if _, err := r.Call(t.Context(), name, i18n.Zh, jsontext.Value(`{"word":"secret"}`)); err != nil && name == "echo" {
			t.Fatal(err)
		}
	}
	if got := log.String(); !strings.Contains(got, "tool=echo duration=0s outcome=ok") || strings.Contains(got, "secret") {
		t.Errorf("log: %s", got)
	}
}
