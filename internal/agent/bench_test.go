package agent_test

import (
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
)

// restarted is a scripted model that begins anew each turn.
type restarted struct{ *llmtest.Script }

// BenchmarkTurn measures what the harness itself takes for a turn of four model
// calls and three tools, from the request's bytes to the last event.
func BenchmarkTurn(b *testing.B) {
	w := &world{budget: &fakeBudget{left: 12}, limits: agent.DefaultLimits(), shelf: shelf{"guide-pillars": text(6000)}}
	model := &restarted{}
	w.model = model
	turner := w.turnerFor(b)
	body := []byte(ask("比较两种换日规则"))
	for b.Loop() {
		model.Script = llmtest.NewScript(
			calling("a", "calculate_bazi", `{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai"}`),
			calling("b", "read_library", `{"id":"guide-pillars"}`),
			calling("c", "write_report", reportJSON("换日规则", "guide-pillars")),
			saying("两种规则都有依据。"))
		req, err := turner.Decode(body)
		if err != nil {
			b.Fatal(err)
		}
		turn, err := turner.Prepare(b.Context(), req)
		if err != nil {
			b.Fatal(err)
		}
		if err := turn.Run(b.Context(), "", func(agent.Event) error { return nil }); err != nil {
			b.Fatal(err)
		}
	}
}
