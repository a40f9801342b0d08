package envelope_test

import (
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/internal/envelope"
)

// TestValidate shows what a problem looks like; the corpus has every case.
func TestValidate(t *testing.T) {
	t.Parallel()
	chart := func(spec string) string {
		return `{"kind":"chart","schemaVersion":"agent-ui@1","grammar":"echarts-safe-subset","surface":"canvas","spec":` + spec + `,"data":null}`
	}
	for _, c := range []struct {
		name, envelope string
		want           []envelope.Problem
	}{
		{"a bar chart", chart(`{"xAxis":{"type":"category","data":["a"]},"yAxis":{},"series":[{"type":"bar","data":[1]}]}`), nil},
		{"a text with a tag", chart(`{"series":[{"type":"bars","data":[1,"<b>"]}]}`),
			[]envelope.Problem{{Path: "spec.series.0.data.1", Reason: "has the start of a tag; texts are only shown"}}},
		{"what the grammar lacks", chart(`{"series":[{"type":"bar","data":[1,true]}],"tooltip":{"formatter":"x"}}`), []envelope.Problem{
			{Path: "spec.series.0.data.1", Reason: "must be a number or text or null or a list or an object"},
			{Path: "spec.tooltip.formatter", Reason: "is not allowed here"},
		}},
		{"no kind", `{}`, []envelope.Problem{{Path: "kind", Reason: "must be registered_component or chart or map_action"}}},
	} {
		if got := envelope.Validate([]byte(c.envelope)); !slices.Equal(got, c.want) {
			t.Errorf("%s:\n got %v\nwant %v", c.name, got, c.want)
		}
	}
}
