package agent_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/library"
	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/reference"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
)

// onlyUSNO is a network on which one page of the catalogue answers.
type onlyUSNO struct{}

func (onlyUSNO) Read(_ context.Context, _ i18n.Locale, id string) (reference.Page, error) {
	entry, ok := reference.Find(id)
	if !ok {
		return reference.Page{}, fault.New(fault.NotFound, "unknown_reference", i18n.T("没有", "no such page"))
	}
	if id != "reference-dcthzo" {
		return reference.Page{}, fault.New(fault.Unavailable, "reference_unreachable", i18n.T("没有连上", "could not be reached"))
	}
	return reference.Page{Entry: entry, Content: "[untrusted]\n\nThe equation of time", Excerpt: "The equation of time", ReadAt: now}, nil
}

// TestS3_R6_ReferencePages runs a turn in which outside pages are read: one that
// answers may be cited, one that does not is a visible failure and may not, and
// neither may one that was only found.
func TestS3_R6_ReferencePages(t *testing.T) {
	t.Parallel()
	books := library.New(library.Options{SiteURL: "https://wenbu.example", Now: func() time.Time { return now }})
	runner, err := toolrun.New(catalog.All(catalog.Deps{Library: books, References: onlyUSNO{}}), toolrun.Config{Charger: toolrun.Free{}, Recorder: nobody{}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	script := llmtest.NewScript(
		calling("a", "search_library", `{"query":"equation of time"}`, "b", "read_reference", `{"id":"https://evil.test/"}`,
			"c", "read_library", `{"id":"reference-dcthzo"}`, "d", "write_report", reportJSON("甲", "reference-dcthzo")),
		calling("e", "write_report", reportJSON("甲", "reference-dcthzo", "reference-1wixhui")),
		calling("f", "write_report", reportJSON("甲", "reference-dcthzo")),
		saying("好。"),
	)
	turner, err := agent.NewTurner(agent.Config{
		Model: script, Tools: runner, Library: books, Limits: agent.DefaultLimits(),
		Now: func() time.Time { return now }, NewID: func() string { return "id" },
	})
	if err != nil {
		t.Fatal(err)
	}
	req, err := turner.Decode([]byte(ask("查一查")))
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
		"tool_end 1:b error 没有\n", "tool_end 1:c error 这是外部网页",
		"tool_end 1:d error 报告引用了没有读过的资料，没有保存 issue=citation_unread",
		"tool_start repair:source:4 read_reference 核对报告的依据 running\nsource reference-dcthzo reference",
		"tool_end 2:e error 报告引用了没有读过的资料，没有保存 issue=citation_unread",
		"tool_start repair:source:6 read_reference 核对报告的依据 running\ntool_end repair:source:6 error 没有连上",
		"tool_recovered 2:e by 3:f",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "source reference-1wixhui") {
		t.Errorf("a page that was not read became evidence:\n%s", got)
	}
}
