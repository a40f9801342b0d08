// Package toolrun makes one call of a tool the same way for every door: find the
// tool, ask whether it may be used, check the input, charge for it while it runs,
// and record that it ran.
package toolrun

import (
	"context"
	"encoding/json/jsontext"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Charge is what a call uses up.
type Charge struct {
	Tool string
	Cost tool.Cost
}

// Charger pays for calls. Charge reserves what the call costs, runs it, and keeps
// the payment only when run returns nil. It returns run's error unchanged.
type Charger interface {
	Charge(ctx context.Context, c Charge, run func(context.Context) error) error
}

// Free is the Charger of calls that cost nothing.
type Free struct{}

// Charge runs the call.
func (Free) Charge(ctx context.Context, _ Charge, run func(context.Context) error) error {
	return run(ctx)
}

// Config is what a Runner needs beside the tools.
type Config struct {
	Charger  Charger  // nil = Free
	Recorder Recorder // nil = LogRecorder over the default logger
	Now      func() time.Time
	// Allow refuses tools that may not be used, for example one that an operator
	// has disabled. Nil allows all.
	Allow func(ctx context.Context, t tool.Tool) error
}

// Runner runs tools. It never changes and may be used by many goroutines at once.
type Runner struct {
	config Config
	tools  []tool.Tool
	byName map[string]tool.Tool
}

// New returns the runner of tools. Names and routes must be unique.
func New(tools []tool.Tool, config Config) (*Runner, error) {
	r := &Runner{config: config, tools: slices.Clone(tools), byName: make(map[string]tool.Tool, len(tools))}
	if r.config.Charger == nil {
		r.config.Charger = Free{}
	}
	if r.config.Recorder == nil {
		r.config.Recorder = LogRecorder{Logger: slog.Default()}
	}
	routes := map[string]bool{}
	for _, t := range tools {
		if _, ok := r.byName[t.Name]; ok || t.Name == "" {
			return nil, fmt.Errorf("tool name %q is not unique", t.Name)
		}
		if t.Route != "" && routes[t.Route] {
			return nil, fmt.Errorf("tool route %q is not unique", t.Route)
		}
		r.byName[t.Name], routes[t.Route] = t, true
	}
	return r, nil
}

// Tools returns the tools in their order. The list must not be changed.
func (r *Runner) Tools() []tool.Tool { return r.tools }

// Call runs the named tool on raw. locale is the language of the result; "" leaves
// it to the input. Errors are faults: NotFound for an unknown name, Invalid for a
// wrong input, and whatever the charger and the tool return. A wrong input costs
// nothing.
func (r *Runner) Call(ctx context.Context, name string, locale i18n.Locale, raw jsontext.Value) (tool.Result, error) {
	start := r.config.Now()
	t, ok := r.byName[name]
	if !ok {
		name = "unknown" // a made-up name is the caller's text and belongs in no log
	}
	ended := fault.Internal.String() // of a call that panics
	defer func() {
		r.config.Recorder.Record(ctx, Call{Tool: name, Duration: r.config.Now().Sub(start), Outcome: ended})
	}()
	var result tool.Result
	err := ctx.Err()
	if err == nil {
		result, err = r.call(ctx, t, tool.Request{Locale: locale, Input: raw})
	}
	ended = outcome(err)
	return result, err
}

// call makes the call of t; the zero Tool is one that does not exist.
func (r *Runner) call(ctx context.Context, t tool.Tool, req tool.Request) (tool.Result, error) {
	if t.Name == "" {
		return tool.Result{}, fault.New(fault.NotFound, "unknown_tool", i18n.T("没有这个工具。", "There is no such tool."))
	}
	if r.config.Allow != nil {
		if err := r.config.Allow(ctx, t); err != nil {
			return tool.Result{}, err
		}
	}
	var err error
	if req.Input, err = t.Check(req.Input); err != nil {
		return tool.Result{}, err
	}
	var result tool.Result
	err = r.config.Charger.Charge(ctx, Charge{Tool: t.Name, Cost: t.Cost}, func(ctx context.Context) error {
		var err error
		result, err = t.Call(ctx, req)
		return err
	})
	if err != nil {
		return tool.Result{}, err
	}
	return result, nil
}

// outcome names how a call ended, in one word.
func outcome(err error) string {
	switch {
	case err == nil:
		return "ok"
	case errors.Is(err, context.Canceled):
		return "cancelled"
	case errors.Is(err, context.DeadlineExceeded):
		return "timeout"
	}
	return fault.As(err).Kind.String()
}
