package agent_test

import (
	"fmt"
	"strings"
	"testing"
)

// drawing makes a report with a diagram of n items, the details as long as said.
func drawing(items, detail int) string {
	var boxes []string
	for i := range items {
		boxes = append(boxes, fmt.Sprintf(`{"label":"第%d步","detail":%q}`, i+1, strings.Repeat("长", detail)))
	}
	return strings.TrimSuffix(reportJSON("甲"), "}") + `,"visual":{"type":"steps","title":"步骤","items":[` + strings.Join(boxes, ",") + `]}}`
}

// V1, F30: the limits of a diagram and of a whole report hold for drafts that a
// client sends and for reports that a model writes.
func TestV1_F30_ReportLimits(t *testing.T) {
	t.Parallel()
	whole := `{"title":"t","summary":"s","sections":[` + strings.TrimSuffix(strings.Repeat(`{"heading":"h","body":"`+strings.Repeat("长", 600)+`"},`, 3), ",") + `]}`
	for name, c := range map[string]struct{ report, field, path, code string }{
		"one item":       {drawing(1, 10), "visual.items", `["visual","items"]`, "too_small"},
		"five items":     {drawing(5, 10), "visual.items", `["visual","items"]`, "too_big"},
		"161 characters": {drawing(2, 161), "visual.items.0.detail", `["visual","items",0,"detail"]`, "too_big"},
		"over 1800":      {whole, "", `[]`, "too_big"},
	} {
		w := newWorld(t, calling("a", "write_report", c.report), calling("b", "write_report", reportJSON("甲")), saying("好。"))
		_, err := w.turner().Decode([]byte(ask("x", drafts([]string{c.report}))))
		at := strings.TrimSuffix("context.reports.0."+c.field, ".")
		if got := problems(err); !strings.HasPrefix(got, at+" "+c.code) {
			t.Errorf("%s in a draft: got %q, want %s %s", name, got, at, c.code)
		}
		events := transcript(w.run(ask("写")))
		if told := toolResults(w.last())["a"]; !strings.Contains(events, "tool_end 1:a error 报告的格式或长度不符合要求，没有保存 issue=report_invalid") ||
			!strings.Contains(told, `"code":"`+c.code+`","path":`+c.path) {
			t.Errorf("%s of a model: got %s\n%s", name, told, events)
		}
	}
	for name, good := range map[string]string{"two items": drawing(2, 160), "four items": drawing(4, 160)} {
		w := newWorld(t, calling("a", "write_report", good), saying("好。"))
		if _, err := w.turner().Decode([]byte(ask("x", drafts([]string{good})))); err != nil {
			t.Errorf("%s in a draft: %v", name, err)
		}
		if got := transcript(w.run(ask("写"))); !strings.Contains(got, "artifact report id-2 甲") {
			t.Errorf("%s of a model: got\n%s", name, got)
		}
	}
}

// V2: a report of the time before diagrams is as good a draft as any.
func TestV2_ReportsWithoutADiagram(t *testing.T) {
	t.Parallel()
	w := newWorld(t, saying("好。"))
	w.run(ask("改", drafts([]string{reportJSON("旧")})))
	if got := w.snapshot().PriorReportDrafts; len(got) != 1 || got[0].Visual != nil || got[0].Title != "旧" {
		t.Errorf("drafts: got %+v", got)
	}
}
