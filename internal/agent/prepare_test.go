package agent_test

import (
	"encoding/json/jsontext"
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// problems returns "path code" of each field of a fault.
func problems(err error) string {
	var out []string
	for _, f := range fault.As(err).Fields {
		out = append(out, strings.TrimSpace(f.Path+" "+f.Code))
	}
	return strings.Join(out, "|")
}

func TestH1_Decode(t *testing.T) {
	t.Parallel()
	turner := newWorld(t).turner()
	long := strings.Repeat("长", 7000)
	for name, c := range map[string]struct{ body, want string }{
		"no consent":       {`{"message":"x"}`, "consent invalid_value"},
		"consent false":    {`{"message":"x","consent":false}`, "consent invalid_value"},
		"no message":       {`{"consent":true}`, "message invalid_type"},
		"blank message":    {ask("  "), "message too_small"},
		"long message":     {ask(strings.Repeat("长", 3001)), "message too_big"},
		"astral message":   {ask(strings.Repeat("𝄞", 1501)), "message too_big"},
		"system role":      {ask("x", `"history":[{"role":"system","content":"y"}]`), "history.0.role invalid_value"},
		"tool role":        {ask("x", `"history":[{"role":"tool","content":"y"}]`), "history.0.role invalid_value"},
		"unknown member":   {ask("x", `"model":"best"`), "unrecognized_keys"},
		"unknown context":  {ask("x", `"context":{"memory":1}`), "context unrecognized_keys"},
		"17 messages":      {ask("x", `"history":[`+strings.TrimSuffix(strings.Repeat(`{"role":"user","content":""},`, 17), ",")+`]`), "history too_big"},
		"long history":     {ask("x", `"history":[`+historyOf(long, 5)+`]`), "history too_big"},
		"7 readings":       {ask("x", `"context":{"readings":[`+strings.TrimSuffix(strings.Repeat(`{"kind":"ziwei","input":{}},`, 7), ",")+`]}`), "context.readings too_big"},
		"unknown kind":     {ask("x", `"context":{"readings":[{"kind":"palm","input":{}}]}`), "context.readings.0.kind invalid_value"},
		"birth incomplete": {ask("x", `"context":{"birth":{"date":"1990-05-01"}}`), "context.birth.time invalid_type|context.birth.timezone invalid_type|context.birth.dayBoundary invalid_value|context.birth.solarTime invalid_type"},
		"birth time":       {ask("x", `"context":{"birth":{"date":"1990-05-01","time":"24:00","timezone":" ","dayBoundary":"zi","solarTime":true,"longitude":181}}`), "context.birth.time invalid_format|context.birth.timezone too_small|context.birth.longitude too_big"},
		"long report":      {ask("x", `"context":{"reports":[`+longReport(600)+`]}`), "context.reports.0 too_big"},
		"long body":        {ask("x", `"context":{"reports":[`+longReport(701)+`]}`), "context.reports.0.sections.0.body too_big|context.reports.0.sections.1.body too_big|context.reports.0.sections.2.body too_big"},
		"13 sources":       {ask("x", `"context":{"sourceIds":[`+strings.TrimSuffix(strings.Repeat(`"a",`, 13), ",")+`]}`), "context.sourceIds too_big"},
		"F78 web export":   {`{"schema":"https://wenbu.app/context.schema.json","version":1}`, "message invalid_type|consent invalid_value|unrecognized_keys"},
		"visual null":      {ask("x", `"context":{"reports":[{"title":"t","summary":"s","sections":[{"heading":"h","body":"b"}],"visual":null}]}`), "context.reports.0.visual invalid_type"},
		"one visual item":  {ask("x", `"context":{"reports":[{"title":"t","summary":"s","sections":[{"heading":"h","body":"b"}],"visual":{"type":"steps","title":"v","items":[{"label":"l","detail":"d"}]}}]}`), "context.reports.0.visual.items too_small"},
	} {
		if _, err := turner.Decode([]byte(c.body)); problems(err) != c.want {
			t.Errorf("%s: got %q, want %q", name, problems(err), c.want)
		}
	}
}

func historyOf(content string, n int) string {
	var items []string
	for range n {
		items = append(items, fmt.Sprintf(`{"role":"user","content":%q}`, content))
	}
	return strings.Join(items, ",")
}

// longReport makes a report of three sections whose bodies have n characters.
func longReport(n int) string {
	var sections []string
	for range 3 {
		sections = append(sections, fmt.Sprintf(`{"heading":"h","body":%q}`, strings.Repeat("长", n)))
	}
	return `{"title":"t","summary":"s","sections":[` + strings.Join(sections, ",") + `]}`
}

func TestH16_HistoryBound(t *testing.T) {
	t.Parallel()
	turner := newWorld(t).turner()
	body := strings.Repeat("长", 7000)
	if _, err := turner.Decode([]byte(ask("x", `"history":[`+historyOf(body, 4)+`]`))); err != nil {
		t.Errorf("4 × 7000: %v", err)
	}
	if _, err := turner.Decode([]byte(ask("x", `"history":[`+historyOf(body, 8)+`]`))); problems(err) != "history too_big" {
		t.Errorf("8 × 7000: got %v", err)
	}
}

func TestDecode_Defaults(t *testing.T) {
	t.Parallel()
	req, err := newWorld(t).turner().Decode([]byte(`{"message":" 你好 ","consent":true}`))
	if err != nil {
		t.Fatal(err)
	}
	if req.Message != "你好" || req.Locale != "zh" || req.Mode != "explore" || req.NewDraw || req.History == nil || req.Context.Readings == nil {
		t.Errorf("got %+v", req)
	}
}

func TestH15_F4_S8_ReadingsThatCannotBeMadeAgain(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ reading, want string }{
		"bazi without zone":  {`{"kind":"bazi","input":{"date":"1990-05-01"}}`, "context.readings.0.input.timezone invalid_type"},
		"bazi blank zone":    {`{"kind":"bazi","input":{"date":"1990-05-01","timezone":"  "}}`, "context.readings.0.input.timezone too_small"},
		"bazi no such zone":  {`{"kind":"bazi","input":{"date":"1990-05-01","timezone":"Nowhere/Land"}}`, ""},
		"cast without lines": {`{"kind":"iching","input":{}}`, "context.readings.0.input.lines invalid_type"},
		"cast of five lines": {`{"kind":"iching","input":{"lines":[7,7,7,7,7]}}`, "context.readings.0.input.lines too_small"},
		"tarot by count":     {`{"kind":"tarot","input":{"count":3}}`, "context.readings.0.input.cards invalid_type|context.readings.0.input unrecognized_keys"},
		"same card twice":    {`{"kind":"tarot","input":{"cards":[{"id":1,"reversed":false},{"id":1,"reversed":true},{"id":2,"reversed":true}]}}`, "context.readings.0.input.cards custom"},
		"two cards":          {`{"kind":"tarot","input":{"cards":[{"id":1,"reversed":false},{"id":2,"reversed":true}]}}`, "context.readings.0.input.cards custom"},
		"A12 card 78":        {`{"kind":"tarot","input":{"cards":[{"id":78,"reversed":false}]}}`, "context.readings.0.input.cards.0.id too_big"},
		"input is no object": {`{"kind":"ziwei","input":7}`, "context.readings.0.input invalid_type"},
	} {
		w := newWorld(t, saying("never said"))
		_, err := w.prepare(ask("x", `"context":{"readings":[`+c.reading+`]}`))
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || f.Reason != "invalid_context" || problems(err) != c.want {
			t.Errorf("%s: got %v with fields %q, want invalid_context with %q", name, err, problems(err), c.want)
		}
		if w.budget.starts != 0 || w.casts != 0 {
			t.Errorf("%s: %d turns counted, %d draws made", name, w.budget.starts, w.casts)
		}
	}
}

func TestPrepare_WithoutModel(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	w.model = nil
	_, err := w.prepare(ask("x"))
	if f := fault.As(err); f == nil || f.Kind != fault.Unavailable || f.Reason != "agent_unavailable" {
		t.Errorf("got %v", err)
	}
	// The readings are looked at first.
	_, err = w.prepare(ask("x", `"context":{"readings":[{"kind":"iching","input":{}}]}`))
	if f := fault.As(err); f == nil || f.Reason != "invalid_context" {
		t.Errorf("got %v", err)
	}
}

func TestContextEvent_NamesWhatWasRecomputed(t *testing.T) {
	t.Parallel()
	readings := `"context":{"readings":[{"kind":"bazi","input":{"date":"1990-05-01","timezone":"UTC"}},{"kind":"iching","input":{"lines":[6,7,8,9,7,8]}},{"kind":"tarot","input":{"cards":[{"id":5,"reversed":true}]}}]}`
	w := newWorld(t, saying("ok"))
	w.wantTranscript(ask("explain", `"locale":"en"`, readings), `
		start id-1 left=11
		context "Computed again from the original input: Four Pillars, Hexagram, Tarot spread"
		delta "ok"
		done complete scripted-model-1 for scripted-model models=1 tools=0`)
	got := w.snapshot().VerifiedCalculations
	if len(got) != 3 || string(got[0].Reading) != `{"kind":"bazi","locale":"en"}` ||
		string(got[1].Reading) != `{"kind":"iching","lines":[6,7,8,9,7,8]}` || got[2].Kind != "tarot" {
		t.Errorf("verified calculations: got %s", got)
	}
}

func TestNewTurner_RefusesUnsetLimits(t *testing.T) {
	t.Parallel()
	if _, err := agent.NewTurner(agent.Config{}); err == nil {
		t.Error("limits of 0: got no error")
	}
}

// FuzzDecode checks that what Decode accepts satisfies its own contract.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(ask("你好", `"mode":"research"`, `"history":[{"role":"user","content":"x"}]`)))
	f.Add([]byte(ask("x", `"context":{"birth":{"date":"1990-05-01","time":null,"timezone":"UTC","dayBoundary":"zi","solarTime":false}}`)))
	f.Add([]byte(ask("x", `"context":{"reports":[`+longReport(10)+`],"sourceIds":["a"],"readings":[{"kind":"iching","input":{"lines":[7]}}]}`)))
	f.Add([]byte(`{"message":"x","message":"y","consent":true}`))
	decoder := schema.NewDecoder[agent.TurnRequest]()
	f.Fuzz(func(t *testing.T, body []byte) {
		req, err := decoder.Decode(body)
		if err != nil {
			if f := fault.As(err); f.Kind != fault.Invalid {
				t.Fatalf("a bad body must be the caller's fault: %v", err)
			}
			return
		}
		if req.Message == "" || !req.Consent || len(req.History) > 16 || len(req.Context.Readings) > 6 || req.Validate() != nil {
			t.Fatalf("accepted %s as %+v", body, req)
		}
		if !jsontext.Value(body).IsValid() {
			t.Fatalf("accepted what is not JSON: %q", body)
		}
	})
}
