package hub

import (
	"context"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// fortuneTerms are the hub's terms of the six fortune tools, by name.
var fortuneTerms = map[string]Entry{
	"bazi_basic_analysis":       {ID: "t1", Paid: true, Timeout: computeTimeout},
	"bazi_pattern_analysis":     {ID: "t2", Paid: true, Timeout: modelTimeout, LLM: true},
	"bigluck_year_analysis":     {ID: "t3", Paid: true, Timeout: computeTimeout},
	"bigluck_year_fortune_eval": {ID: "t4", Paid: true, Timeout: modelTimeout, LLM: true},
	"daily_fortune":             {ID: "s1", Timeout: computeTimeout},
	"question_divination":       {ID: "s2", Timeout: computeTimeout},
}

// FreeTools returns the names of the fortune tools that cost nothing whatever the
// price list says.
func FreeTools() []string {
	var names []string
	for name, e := range fortuneTerms {
		if !e.Paid {
			names = append(names, name)
		}
	}
	return names
}

func (h *Hub) fortuneEntries() []*Entry {
	var list []*Entry
	for _, t := range h.config.Fortune {
		e, ok := fortuneTerms[t.Name]
		if !ok {
			continue
		}
		e.Category, e.Name, e.Window, e.keep, e.tool = CategoryFortune, t.Name, fortuneWindow, durably, t
		e.run = func(ctx context.Context, _ Caller, l i18n.Locale, input jsontext.Value, _ string) (any, error) {
			result, err := t.Call(ctx, tool.Request{Locale: l, Input: input})
			return result.Value, err
		}
		list = append(list, &e)
	}
	return list
}

// entry makes an entry of a tool that needs its caller.
func entry[In, Out any](e Entry, spec tool.Spec, run func(context.Context, Caller, In, string) (Out, error)) *Entry {
	spec.Name, spec.Category, spec.Open = e.Name, e.Category, true
	def := tool.Define[In, Out](spec)
	e.tool = def.Bind(nil)
	e.Timeout = computeTimeout
	e.run = func(ctx context.Context, c Caller, l i18n.Locale, input jsontext.Value, once string) (any, error) {
		bound := def.Bind(func(ctx context.Context, _ i18n.Locale, in In) (Out, error) { return run(ctx, c, in, once) })
		result, err := bound.Call(ctx, tool.Request{Locale: l, Input: input})
		return result.Value, err
	}
	return &e
}
