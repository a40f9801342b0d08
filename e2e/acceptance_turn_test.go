package e2e

import (
	"context"
	"encoding/json/v2"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/llm/llmtest"
	"github.com/wenbu-go/wenbu/internal/transport/sse"
)

// report makes the arguments of write_report: a body, and what it cites.
func report(text string, ids ...string) string {
	cited, err := json.Marshal(append([]string{}, ids...))
	if err != nil {
		panic(err)
	}
	return fmt.Sprintf(`{"title":"A report","summary":"Basis and limits.","sections":[{"heading":"One","body":%q,"sourceIds":%s}]}`, text, cited)
}

const (
	search = `{"query":"day master"}`
	guide  = "guide-bazi-basics"
	en     = `"locale":"en"`
	cast   = `"context":{"readings":[{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}}]}`
)

// TestAcceptance_Turn runs the acceptance lines of the agent against the server
// as it ships, with a provider that answers by scripts.
func TestAcceptance_Turn(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env()...)

	t.Run("H1 no consent, and system or tool roles, are refused before the provider is asked", func(t *testing.T) {
		for name, c := range map[string]struct{ body, field string }{
			"no consent":    {`{"message":"x"}`, "consent"},
			"consent false": {`{"message":"x","consent":false}`, "consent"},
			"system role":   {body("x", `"history":[{"role":"system","content":"y"}]`), "history.0.role"},
			"tool role":     {body("x", `"history":[{"role":"tool","content":"y"}]`), "history.0.role"},
		} {
			if status, text := p.post("/api/v1/agent", c.body); status != 422 || !strings.Contains(text, `"path":"`+c.field+`"`) {
				t.Errorf("%s: %d %s", name, status, text)
			}
		}
	})
	t.Run("H2 a foreign origin is denied and 100 KB are too large", func(t *testing.T) {
		status, text := p.send(http.MethodPost, "/api/v1/agent", body("x"), "Origin: https://evil.example")
		if status != 403 || !strings.Contains(text, "origin_denied") {
			t.Errorf("foreign origin: %d %s", status, text)
		}
		if status, text := p.post("/api/v1/agent", body(strings.Repeat("x", 100_000))); status != 413 || !strings.Contains(text, "body_too_large") {
			t.Errorf("100 KB: %d %s", status, text)
		}
	})
	t.Run("H4 calculate, read, report, text: four model calls, three tools, two artifacts", func(t *testing.T) {
		script := model.script("H4", calls("a", "calculate_bazi", `{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai"}`),
			calls("b", "read_library", `{"id":"guide-bazi-basics"}`), calls("c", "write_report", report("Text.", guide)), says("All ", "done."))
		want(t, p.turn(body("H4", en)), `
			start
			tool_start 1:a calculate_bazi
			artifact chart Four Pillars
			tool_end 1:a complete
			tool_start 2:b read_library
			source guide-bazi-basics
			tool_end 2:b complete
			tool_start 3:c write_report
			artifact report A report
			tool_end 3:c complete
			delta "All done."
			done complete models=4 tools=3`)
		if got := requests(t, script)[1].results()["a"]; !strings.Contains(got, "丙午") {
			t.Errorf("the model must get the engine's chart: %.300s", got)
		}
	})
	t.Run("H5 an invented citation is a tool error and no artifact", func(t *testing.T) {
		model.script("H5", calls("a", "write_report", report("Text.", "guide-invented")), calls("b", "write_report", report("Text.", "guide-invented")),
			calls("c", "write_report", report("Text.", "guide-invented")))
		got := p.turn(body("H5", en))
		if !strings.HasPrefix(got, "start\ntool_start 1:a write_report\ntool_end 1:a error citation_unread\n") || strings.Contains(got, "artifact") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("H6 research is made to write its report in call four", func(t *testing.T) {
		script := model.script("H6", calls("a", "search_library", search), calls("b", "read_library", `{"id":"guide-bazi-basics"}`),
			calls("c", "search_library", search), calls("d", "write_report", report("Text.", guide)), says("Done."))
		got := p.turn(body("H6", en, `"mode":"research"`))
		if !strings.HasSuffix(got, "\ndone complete models=5 tools=4") {
			t.Errorf("got\n%s", got)
		}
		var choices []string
		for _, r := range requests(t, script) {
			choices = append(choices, string(r.ToolChoice))
		}
		if got, want := strings.Join(choices, " "), `"auto" "auto" "auto" {"type":"function","function":{"name":"write_report"}} "none"`; got != want {
			t.Errorf("tool_choice: got %s, want %s", got, want)
		}
	})
	t.Run("H7 an answer in slot five of an explore turn is complete", func(t *testing.T) {
		answers := []llmtest.Answer{}
		for _, id := range []string{"a", "b", "c", "d"} {
			answers = append(answers, calls(id, "search_library", search))
		}
		model.script("H7", append(answers, says("The answer."))...)
		if got := p.turn(body("H7", en)); !strings.HasSuffix(got, "\ndelta \"The answer.\"\ndone complete models=5 tools=4") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("H8 twelve tool calls are complete, thirteen limited", func(t *testing.T) {
		// A provider may send at most twelve calls at once.
		for n, status := range map[int]string{12: "complete", 13: "limited"} {
			first, second := []string{}, []string{}
			for i := range n {
				one := []string{fmt.Sprint("c", i), "search_library", search}
				if i < 6 {
					first = append(first, one...)
				} else {
					second = append(second, one...)
				}
			}
			message := fmt.Sprint("H8 ", n)
			model.script(message, calls(first...), calls(second...), says("Done."))
			if got := p.turn(body(message, en)); !strings.HasSuffix(got, "\ndone "+status+" models=3 tools=12") {
				t.Errorf("%d calls: got\n%s", n, got)
			}
		}
	})
	t.Run("H9 a follow-up cast reuses the original lines and makes no artifact", func(t *testing.T) {
		script := model.script("H9", calls("a", "cast_iching", `{"lines":[9,9,9,9,9,9]}`), says("As before."))
		want(t, p.turn(body("H9", en, cast)), `
			start
			context "Computed again from the original input: Hexagram"
			tool_start 1:a cast_iching
			tool_end 1:a complete
			delta "As before."
			done complete models=2 tools=1`)
		if got := requests(t, script)[1].results()["a"]; !strings.HasPrefix(got, `{"reusedOriginal":true,`) || !strings.Contains(got, `"lines":[6,7,8,9,7,8]`) || strings.Contains(got, "[9,9,9,9,9,9]") {
			t.Errorf("the model was told %.300s", got)
		}
	})
	t.Run("H10 a question beats a draw in either order", func(t *testing.T) {
		question := []string{"q", "ask_user", `{"question":"About what?","options":["Work","Love"]}`}
		draw := []string{"d", "draw_tarot", `{}`}
		for i, both := range [][]string{append(draw[:3:3], question...), append(question[:3:3], draw...)} {
			message := fmt.Sprint("H10 ", i)
			model.script(message, calls(both...))
			want(t, p.turn(body(message, en)), `
				start
				tool_start 1:q ask_user
				question About what? ["Work" "Love"]
				tool_end 1:q complete
				done waiting models=1 tools=1`)
		}
	})
	t.Run("H11 every call beside a malformed question is answered, then the turn waits", func(t *testing.T) {
		script := model.script("H11", calls("d", "draw_tarot", `{}`, "q", "ask_user", `{"question":""}`, "s", "search_library", search), calls("r", "ask_user", `{"question":"About what?"}`))
		want(t, p.turn(body("H11", en)), `
			start
			tool_start 1:q ask_user
			tool_end 1:q error
			tool_start 2:r ask_user
			question About what? []
			tool_end 2:r complete
			done waiting models=2 tools=2`)
		told := requests(t, script)[1].results()
		if len(told) != 3 || !strings.Contains(told["d"], "Nothing was done") || !strings.Contains(told["s"], "Nothing was done") || !strings.Contains(told["q"], `"path":["question"]`) {
			t.Errorf("the model was told %q", told)
		}
	})
	t.Run("H12 an answer that was cut by length is an error and no done", func(t *testing.T) {
		model.script("H12", llmtest.Stream(llmtest.Text("Half an"), llmtest.Finish("length"), llmtest.Done()))
		want(t, p.turn(body("H12", en)), "start\nerror agent_incomplete")
	})
	t.Run("H15 a cast without lines and a card twice are refused in the context", func(t *testing.T) {
		for _, reading := range []string{`{"kind":"iching","input":{}}`, `{"kind":"tarot","input":{"cards":[{"id":1,"reversed":false},{"id":1,"reversed":true},{"id":2,"reversed":true}]}}`} {
			if status, text := p.post("/api/v1/agent", body("x", `"context":{"readings":[`+reading+`]}`)); status != 422 || !strings.Contains(text, `"code":"invalid_context"`) {
				t.Errorf("%s: %d %s", reading, status, text)
			}
		}
	})
	t.Run("H16 a history of eight times 7000 is refused", func(t *testing.T) {
		item := `{"role":"user","content":"` + strings.Repeat("x", 7000) + `"},`
		if status, text := p.post("/api/v1/agent", body("x", `"history":[`+strings.TrimSuffix(strings.Repeat(item, 8), ",")+`]`)); status != 422 || !strings.Contains(text, `"path":"history","code":"too_big"`) {
			t.Errorf("%d %s", status, text)
		}
	})
}

// TestAcceptance_Repair runs the acceptance lines about rejected reports, and S2,
// S3 and S8, over the wire.
func TestAcceptance_Repair(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env()...)
	long := report(strings.Repeat("x", 701), guide)

	t.Run("R1 too long, then unread, then saved: both attempts are recovered", func(t *testing.T) {
		script := model.script("R1", calls("a", "write_report", long), calls("b", "write_report", report("Text.", guide)), calls("c", "write_report", report("Text.", guide)), says("Done."))
		want(t, p.turn(body("R1", en)), `
			start
			tool_start 1:a write_report
			tool_end 1:a error report_invalid
			tool_start 2:b write_report
			tool_end 2:b error citation_unread
			tool_start repair:source:2 read_library
			source guide-bazi-basics
			tool_end repair:source:2 complete
			tool_start 3:c write_report
			artifact report A report
			tool_end 3:c complete
			tool_recovered 1:a by 3:c
			tool_recovered 2:b by 3:c
			delta "Done."
			done complete models=4 tools=4`)
		told := requests(t, script)[1].results()["a"]
		for _, part := range []string{`"path":["sections",0,"body"]`, `"code":"too_big"`, "700"} {
			if !strings.Contains(told, part) {
				t.Errorf("%s is not in what the model was told: %s", part, told)
			}
		}
	})
	t.Run("R2 of four unread citations the first three are read, and the turn ends limited without a report", func(t *testing.T) {
		four := calls("a", "write_report", report("Text.", guide, "guide-five-elements", "guide-bazi-ten-gods", "hexagram-1"))
		model.script("R2", four, four, four)
		got := p.turn(body("R2", en))
		if strings.Count(got, "\nsource ") != 3 || strings.Contains(got, "source hexagram-1") || strings.Contains(got, "artifact") || !strings.HasSuffix(got, "\ndone limited models=3 tools=6") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("R3 the evidence is read, the draft saved, and an empty closing heading replaced by the summary", func(t *testing.T) {
		draft := report("Text.", guide)
		model.script("R3", calls("a", "write_report", draft), calls("b", "write_report", draft), says("Key takeaways:"))
		got := p.turn(body("R3", en))
		if !strings.HasSuffix(got, "tool_recovered 1:a by 2:b\ndelta \"The report “A report” is ready. Basis and limits.\"\ndone complete models=3 tools=3") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("R4 the last slot may repair", func(t *testing.T) {
		model.script("R4", calls("a", "search_library", search), calls("b", "search_library", search), calls("c", "search_library", search),
			calls("d", "write_report", long), calls("e", "write_report", report("Text.")))
		got := p.turn(body("R4", en))
		if !strings.Contains(got, "\ntool_recovered 4:d by 5:e\n") || !strings.HasSuffix(got, "\ndone complete models=5 tools=5") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("R5 invented ids are never fetched: three failures, limited", func(t *testing.T) {
		bad := calls("a", "write_report", report("Text.", "guide-invented", "reference-invented"))
		model.script("R5", bad, bad, bad)
		got := p.turn(body("R5", en))
		if strings.Count(got, "error citation_unread") != 3 || strings.Contains(got, "read_") || !strings.HasSuffix(got, "\ndone limited models=3 tools=3") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("R7 a stream that is cut later stays an error beside the recovery and the artifact", func(t *testing.T) {
		model.script("R7", calls("a", "write_report", long), calls("b", "write_report", report("Text.")), llmtest.Stream(llmtest.Text("Half"), llmtest.Cut()))
		got := p.turn(body("R7", en))
		if !strings.Contains(got, "\nartifact report A report\n") || !strings.HasSuffix(got, "\ntool_recovered 1:a by 2:b\nerror agent_incomplete") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("S2 a tool that does not exist is refused, also by a name of the prototype", func(t *testing.T) {
		model.script("S2", calls("a", "constructor", `{}`, "b", "forum_create_post", `{}`), says("Done."))
		want(t, p.turn(body("S2", en)), `
			start
			tool_start 1:a constructor
			tool_end 1:a error
			tool_start 1:b forum_create_post
			tool_end 1:b error
			delta "Done."
			done complete models=2 tools=2`)
	})
	t.Run("S3 an address is no id: refused before any network", func(t *testing.T) {
		var asked atomic.Int32
		web := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Add(1) }))
		defer web.Close()
		elsewhere := web.URL
		model.script("S3", calls("a", "read_reference", `{"id":"`+elsewhere+`"}`, "b", "read_library", `{"id":"`+elsewhere+`"}`), says("Done."))
		got := p.turn(body("S3", en))
		if strings.Count(got, " error") != 2 || strings.Contains(got, "source") || asked.Load() != 0 {
			t.Errorf("%d requests, got\n%s", asked.Load(), got)
		}
	})
	t.Run("S8 Four Pillars without or with a blank time zone are refused and nothing is emitted", func(t *testing.T) {
		script := model.script("S8", calls("a", "calculate_bazi", `{"date":"1990-05-01"}`, "b", "calculate_bazi", `{"date":"1990-05-01","timezone":"  "}`), says("Which zone?"))
		want(t, p.turn(body("S8", en)), `
			start
			tool_start 1:a calculate_bazi
			tool_end 1:a error
			tool_start 1:b calculate_bazi
			tool_end 1:b error
			delta "Which zone?"
			done complete models=2 tools=2`)
		if told := requests(t, script)[1].results(); !strings.Contains(told["a"], `"path":["timezone"]`) || !strings.Contains(told["b"], `"path":["timezone"]`) {
			t.Errorf("the model was told %q", told)
		}
		for _, zone := range []string{``, `,"timezone":"  "`} {
			if status, text := p.post("/api/v1/agent", body("x", `"context":{"readings":[{"kind":"bazi","input":{"date":"1990-05-01"`+zone+`}}]}`)); status != 422 || !strings.Contains(text, "invalid_context") {
				t.Errorf("a restored chart: %d %s", status, text)
			}
		}
	})
}

// draft is a context with an earlier report that cites ids, and with source ids.
func draft(cited []string, sources ...string) string {
	ids, err := json.Marshal(append([]string{}, sources...))
	if err != nil {
		panic(err)
	}
	return `"context":{"reports":[` + report("Old.", cited...) + `],"sourceIds":` + string(ids) + `}`
}

// TestAcceptance_Preparation runs the acceptance lines about what is read before a
// turn over the wire, with the handbook as it ships.
func TestAcceptance_Preparation(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env()...)
	t.Run("P1 a long guide is prepared in full before it is revised, in both languages", func(t *testing.T) {
		for _, locale := range []string{"zh", "en"} {
			message := "P1 " + locale
			script := model.script(message, calls("a", "write_report", report("New.", guide)), says("Done."))
			want(t, p.turn(body(message, `"locale":"`+locale+`"`, draft([]string{guide}))), `
				start
				tool_start context:source:0 read_library
				source guide-bazi-basics
				tool_end context:source:0 complete
				tool_start 1:a write_report
				artifact report A report
				tool_end 1:a complete
				delta "Done."
				done complete models=2 tools=2`)
			_, _, whole := p.get("/knowledge/" + locale + "/bazi-basics.md")
			_, snapshot, _ := strings.Cut(requests(t, script)[0].Messages[1].Content, "\n")
			var s struct {
				Sources []struct{ Content, Scope string } `json:"verifiedLibrarySources"`
			}
			if err := json.Unmarshal([]byte(snapshot), &s, json.MatchCaseInsensitiveNames(true)); err != nil || len(s.Sources) != 1 || s.Sources[0].Scope != "full" || s.Sources[0].Content != whole || len(whole) < 4000 {
				t.Errorf("%s: %v, %d sources; the guide has %d bytes", locale, err, len(s.Sources), len(whole))
			}
		}
	})
	t.Run("P2 a section gives the authority of that section only", func(t *testing.T) {
		section := guide + "#questions"
		script := model.script("P2", calls("a", "write_report", report("New.", section, guide+"#glossary")), calls("b", "write_report", report("New.", section)), says("Done."))
		got := p.turn(body("P2", en, draft([]string{section})))
		if told := requests(t, script)[1].results()["a"]; !strings.Contains(told, `"missingSourceIds":["guide-bazi-basics#glossary"]`) || !strings.Contains(got, "\ntool_end 1:a error citation_unread\n") {
			t.Errorf("the model was told %s\n%s", told, got)
		}
	})
	t.Run("P7 at most three are read, the fourth stays unverified and the invented is ignored", func(t *testing.T) {
		model.script("P7", says("Done."))
		got := p.turn(body("P7", en, draft([]string{"hexagram-1", "guide-invented", "hexagram-2", "hexagram-3", "hexagram-4"})))
		if strings.Count(got, "\nsource ") != 3 || strings.Contains(got, "hexagram-4") || strings.Contains(got, "invented") || !strings.HasSuffix(got, "\ndone complete models=1 tools=3") {
			t.Errorf("got\n%s", got)
		}
	})
	t.Run("P8 restored receipts have the scopes section, section and preview", func(t *testing.T) {
		script := model.script("P8", says("Done."))
		p.turn(body("P8", en, `"context":{"sourceIds":["`+guide+`#questions","`+guide+`#worked-example","`+guide+`"]}`))
		snapshot := requests(t, script)[0].Messages[1].Content
		var scopes []string
		for part := range strings.SplitSeq(snapshot, `"scope":"`) {
			scope, _, _ := strings.Cut(part, `"`)
			scopes = append(scopes, scope)
		}
		if got := strings.Join(scopes[1:], " "); got != "section section preview" {
			t.Errorf("scopes: got %s", got)
		}
	})
}

// TestAcceptance_NoRepairWithoutBudget: R8. A report that was rejected is not repaired
// when the shared budget has ended.
func TestAcceptance_NoRepairWithoutBudget(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env("WENBU_LIMIT_AGENT_CALLS_PER_DAY=2")...)
	script := model.script("R8", calls("a", "search_library", search), calls("b", "write_report", report("Text.", guide)))
	got := p.turn(body("R8", en))
	if !strings.HasSuffix(got, "\ndone limited models=2 tools=2") || strings.Contains(got, "repair:source") || len(script.Requests()) != 2 {
		t.Errorf("%d requests, got\n%s", len(script.Requests()), got)
	}
}

// TestAcceptance_BudgetEnds: H13. The shared budget of one unit ends after the
// first call: nothing more is fetched and the turn says so.
func TestAcceptance_BudgetEnds(t *testing.T) {
	t.Parallel()
	model := newProvider(t)
	p := serve(t, t.TempDir(), model.env("WENBU_LIMIT_AGENT_CALLS_PER_DAY=1")...)
	script := model.script("H13", calls("a", "search_library", search))
	got := p.turn(body("H13", en))
	if !strings.Contains(got, "\ndelta \"The model budget shared on this site ran out") || !strings.HasSuffix(got, "\ndone limited models=1 tools=1") {
		t.Errorf("got\n%s", got)
	}
	if n := len(script.Requests()); n != 1 {
		t.Errorf("the provider was asked %d times, want once", n)
	}
	if status, text := p.post("/api/v1/agent", body("H13", en)); status != 429 || !strings.Contains(text, `"agent_budget"`) || !strings.Contains(text, "all agent turns on this site share") {
		t.Errorf("the next turn: %d %s", status, text)
	}
}

// TestAcceptance_ClientLeaves: H14. A client that leaves aborts the provider's
// call, and the turn is recorded as cancelled.
func TestAcceptance_ClientLeaves(t *testing.T) {
	t.Parallel()
	log, err := os.Create(filepath.Join(t.TempDir(), "log"))
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	model := newProvider(t)
	p := serveTo(t, log, t.TempDir(), model.env()...)
	script := model.script("H14", llmtest.Stream(llmtest.Text("One"), llmtest.Wait(make(chan struct{}))))
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	response := p.stream(ctx, body("H14"))
	if _, err := sse.NewDecoder(response.Body).Next(); err != nil {
		t.Fatal(err)
	}
	<-script.Arrived()
	left := time.Now()
	leave()
	<-script.Left()
	if took := time.Since(left); took > time.Second { // 100 ms, and room for a busy machine
		t.Errorf("the provider's call went on for %v", took)
	}
	if err := p.stop(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(log.Name())
	if err != nil || !strings.Contains(string(text), "outcome=cancelled") || strings.Contains(string(text), "level=ERROR") || strings.Contains(string(text), "level=WARN") {
		t.Errorf("log: %s, %v", text, err)
	}
}

// send sends a request with further headers, "Name: value" each.
func (p *process) send(method, path, body string, headers ...string) (int, string) {
	p.t.Helper()
	r, err := http.NewRequestWithContext(p.t.Context(), method, p.base+path, strings.NewReader(body))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		if name == "Host" {
			r.Host = value
		}
		r.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		p.t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		p.t.Fatal(err)
	}
	return response.StatusCode, string(text)
}
