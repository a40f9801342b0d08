package envelope_test

import (
	"context"
	"encoding/json/jsontext"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/envelope"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// stage is a conversation with results.
type stage struct {
	results map[string]envelope.Result
	shown   []envelope.Envelope
}

func (s *stage) Result(_ context.Context, id string) (envelope.Result, bool, error) {
	r, ok := s.results[id]
	return r, ok, nil
}

func (s *stage) Show(_ context.Context, e envelope.Envelope) error {
	s.shown = append(s.shown, e)
	return nil
}

func TestShowTools(t *testing.T) {
	t.Parallel()
	b := newBench()
	result := func(kind, name, input string) envelope.Result {
		r := b.call(t, name, input)
		return envelope.Result{Kind: kind, Input: r.Input, Reading: r.JSON}
	}
	born := `{"date":"1990-05-20","time":"10:30","timezone":"Asia/Shanghai","sex":"male"`
	s := &stage{results: map[string]envelope.Result{
		"placed": result("bazi", "calculate_bazi", born+`,"longitude":104.0667}`), "alone": result("bazi", "calculate_bazi", born+`}`),
		"cast": result("iching", "cast_iching", `{"lines":[7,8,9,6,7,8]}`),
	}}
	tools := map[string]tool.Tool{}
	for _, each := range envelope.ShowTools(s) {
		tools[each.Name] = each
	}
	const chart, onMap = envelope.ShowChart, envelope.ShowMap
	for _, c := range []struct{ name, tool, input, shows, problem string }{
		{"elements", chart, `{"result_id":"alone","view":"elements"}`, "echarts-safe-subset", ""},
		{"ten gods", chart, `{"result_id":"alone","view":"ten_gods","title":"T"}`, "echarts-safe-subset", ""},
		{"strength", chart, `{"result_id":"alone","view":"strength"}`, "echarts-safe-subset", ""},
		{"life line", chart, `{"result_id":"alone","view":"life_line"}`, "echarts-safe-subset", ""},
		{"a free chart", chart, `{"spec":{"series":[{"type":"pie","data":[{"name":"a","value":1}]}]},"title":"T"}`, "echarts-safe-subset", ""},
		{"a free chart with code", chart, `{"spec":{"tooltip":{"formatter":"x"}}}`, "", "spec.tooltip.formatter: is not allowed here"},
		{"an unknown result", chart, `{"result_id":"nobody","view":"elements"}`, "", "result_id: this conversation has no result of this id"},
		{"an unknown view", chart, `{"result_id":"alone","view":"birthplace"}`, "", "view: a result of kind bazi has no such view; it has elements or ten_gods or strength or life_line"},
		{"a result without views", chart, `{"result_id":"cast","view":"elements"}`, "", "view: a result of kind iching has no such view"},
		{"nothing", chart, `{}`, "", ": give either result_id and view, or spec"},
		{"invented numbers beside a result", chart, `{"result_id":"alone","view":"elements","data":[[1]]}`, "", "data: goes with spec only"},
		{"a birthplace", onMap, `{"result_id":"placed","action":"birthplace"}`, "draw_geojson", ""},
		{"no birthplace", onMap, `{"result_id":"alone","action":"birthplace"}`, "", "result_id: the result has not what the view shows"},
		{"a place", onMap, `{"place_id":1815286,"action":"add_marker"}`, "add_marker", ""},
		{"there", onMap, `{"place_id":1815286,"action":"fly_to"}`, "fly_to", ""},
		{"no such place", onMap, `{"place_id":1,"action":"fly_to"}`, "", "place_id: there is no place 1"},
		{"a wrong action", onMap, `{"place_id":1,"action":"birthplace"}`, "", "action: must be add_marker or fly_to"},
	} {
		s.shown = nil
		input, err := tools[c.tool].Check(jsontext.Value(c.input))
		if err == nil {
			_, err = tools[c.tool].Call(t.Context(), tool.Request{Locale: i18n.En, Input: input})
		}
		said := ""
		if err != nil {
			if f := fault.As(err); f.Kind == fault.Invalid && len(f.Fields) > 0 {
				said = f.Fields[0].Path + ": " + f.Fields[0].Message
			} else {
				said = err.Error()
			}
		}
		if names(s.shown) != c.shows || !strings.HasPrefix(said, c.problem) || (c.problem == "") != (said == "") {
			t.Errorf("%s: shows %q, says %q; want %q, %q", c.name, names(s.shown), said, c.shows, c.problem)
		}
		for _, e := range s.shown {
			if problems := e.Validate(); problems != nil {
				t.Errorf("%s: %v", c.name, problems)
			}
		}
	}
}
