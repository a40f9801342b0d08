package reading_test

import (
	"context"
	"encoding/json/v2"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/interpreter"
	"github.com/wenbu-go/wenbu/internal/reading"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/toolrun"
	"github.com/wenbu-go/wenbu/internal/transport/gate"
	"github.com/wenbu-go/wenbu/internal/transport/readrest"
)

var now = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)

// model answers as it is told to.
type model struct {
	reply agent.Reply
	err   error
	calls []agent.ModelRequest
}

func (*model) Name() string  { return "asked-1" }
func (*model) Metered() bool { return true }
func (m *model) Complete(_ context.Context, r agent.ModelRequest, _ func(string)) (agent.Reply, error) {
	m.calls = append(m.calls, r)
	return m.reply, m.err
}

// budget counts, and refuses when it is full.
type budget struct {
	taken, metered int
	refuse         error
}

func (b *budget) StartReading(_ context.Context, address string, metered bool) (int, error) {
	if b.refuse != nil {
		return 0, b.refuse
	}
	b.taken++
	if metered {
		b.metered++
	}
	return 5 - b.taken, nil
}

func newReader(t testing.TB, m agent.Model, b *budget) *reading.Reader {
	t.Helper()
	runner, err := toolrun.New(catalog.All(catalog.Deps{}), toolrun.Config{Recorder: toolrun.LogRecorder{Logger: slog.New(slog.DiscardHandler)}, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	return reading.New(reading.Config{Model: m, Provider: "DeepSeek", Tools: runner, Budget: b, Now: func() time.Time { return now }})
}

func written(arguments string) agent.Reply {
	return agent.Reply{Model: "served-1", Calls: []agent.ToolCall{{ID: "a", Name: reading.ToolName, Arguments: arguments}}}
}

const (
	good = `{"title":"题","summary":"要点。","observations":[{"basis":"丙寅","reflection":"想一想。"}],"nextSteps":["一步"],"question":"问？"}`
	ask  = `{"kind":"bazi","input":{"date":"2000-08-16","time":"03:30"},"question":"怎么看？","context":"一句背景","consent":true}`
)

func TestRead(t *testing.T) {
	t.Parallel()
	m, b := &model{reply: written(good)}, &budget{}
	got, err := newReader(t, m, b).Read(t.Context(), "192.0.2.1", []byte(ask))
	if err != nil {
		t.Fatal(err)
	}
	if got.Remaining != 4 || b.metered != 1 || got.Answer.Observations[0].Basis != "丙寅" {
		t.Errorf("%+v, %+v", got, b)
	}
	if want := (reading.Provenance{Provider: "DeepSeek", RequestedModel: "asked-1", ServedModel: "served-1", GeneratedAt: now, Type: "AI-generated symbolic reflection"}); got.Provenance != want {
		t.Errorf("%+v", got.Provenance)
	}
	if len(m.calls) != 1 {
		t.Fatalf("%d calls", len(m.calls))
	}
	call := m.calls[0]
	if call.Choice != (agent.Choice{Kind: agent.ChoiceTool, Tool: reading.ToolName}) || len(call.Tools) != 1 || call.Tools[0].Parameters == nil {
		t.Errorf("%+v", call)
	}
	last := call.Messages[len(call.Messages)-1]
	if last.Role != agent.RoleUser || last.Content != "怎么看？" {
		t.Errorf("%+v", last)
	}
	_, snapshot, _ := strings.Cut(call.Messages[1].Content, "\n")
	var s agent.Snapshot
	if err := json.Unmarshal([]byte(snapshot), &s); err != nil || len(s.VerifiedCalculations) != 1 || s.UserSelectedNotes != "一句背景" || !strings.Contains(string(s.VerifiedCalculations[0].Reading), "丙午") {
		t.Errorf("snapshot %s, %v", snapshot, err)
	}
}

// A8, A13, F5, A12: what is refused costs nothing and reaches no model.
func TestRead_RefusesBeforeItCounts(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ body, path string }{
		"no consent":             {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":"怎么看"}`, "consent"},
		"consent false":          {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":"怎么看","consent":false}`, "consent"},
		"unknown member":         {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":"怎么看","consent":true,"model":"x"}`, ""},
		"unknown kind":           {`{"kind":"liuyao","input":{},"question":"怎么看","consent":true}`, "kind"},
		"short question":         {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":" 问 ","consent":true}`, "question"},
		"long question":          {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":"` + strings.Repeat("问", 601) + `","consent":true}`, "question"},
		"long context":           {`{"kind":"bazi","input":{"date":"2000-08-16"},"question":"怎么看","context":"` + strings.Repeat("问", 1601) + `","consent":true}`, "context"},
		"no such day":            {`{"kind":"bazi","input":{"date":"2023-02-29"},"question":"怎么看","consent":true}`, "input.date"},
		"F5 hexagram to be cast": {`{"kind":"iching","input":{},"question":"怎么看","consent":true}`, "input.lines"},
		"five lines":             {`{"kind":"iching","input":{"lines":[7,7,7,7,7]},"question":"怎么看","consent":true}`, "input.lines"},
		"cards to be drawn":      {`{"kind":"tarot","input":{"count":3},"question":"怎么看","consent":true}`, "input"},
		"A12 card 78":            {`{"kind":"tarot","input":{"cards":[{"id":78,"reversed":false}]},"question":"怎么看","consent":true}`, "input.cards.0.id"},
		"no time":                {`{"kind":"ziwei","input":{"date":"2000-08-16","sex":"female"},"question":"怎么看","consent":true}`, "input.time"},
		"input a text":           {`{"kind":"bazi","input":"2000-08-16","question":"怎么看","consent":true}`, "input"},
		"input null":             {`{"kind":"bazi","input":null,"question":"怎么看","consent":true}`, "input"},
		"no input":               {`{"kind":"bazi","question":"怎么看","consent":true}`, "input"},
	} {
		m, b := &model{reply: written(good)}, &budget{}
		_, err := newReader(t, m, b).Read(t.Context(), "", []byte(c.body))
		f := fault.As(err)
		if f == nil || f.Kind != fault.Invalid || !slices.ContainsFunc(f.Fields, func(x fault.Field) bool {
			return x.Path == c.path || c.path == "input" && strings.HasPrefix(x.Path, "input")
		}) {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if b.taken != 0 || len(m.calls) != 0 {
			t.Errorf("%s: counted %d, called %d", name, b.taken, len(m.calls))
		}
	}
	m, full := &model{}, &budget{refuse: fault.New(fault.RateLimited, "daily_allowance", i18n.Text{})}
	if _, err := newReader(t, m, full).Read(t.Context(), "", []byte(ask)); fault.As(err).Reason != "daily_allowance" || len(m.calls) != 0 {
		t.Errorf("a full budget: %v, %d calls", err, len(m.calls))
	}
	b := &budget{}
	if _, err := newReader(t, nil, b).Read(t.Context(), "", []byte(ask)); fault.As(err).Reason != "ai_unavailable" || b.taken != 0 {
		t.Errorf("no model: %v, counted %d", err, b.taken)
	}
	if _, err := newReader(t, nil, b).Read(t.Context(), "", []byte(`{"kind":"bazi","input":{"date":"2023-02-29"},"question":"怎么看","consent":true}`)); !fault.Is(err, fault.Invalid) {
		t.Errorf("a wrong input without a model: %v", err)
	}
}

// What a model does wrong is said as such, and stays counted.
func TestRead_ModelFailures(t *testing.T) {
	t.Parallel()
	cut := func(s string) agent.Reply { return written(s) }
	upstream := func(k fault.Kind) error {
		return &fault.Error{Kind: k, Reason: agent.ReasonUpstream, Msg: i18n.T("供", "provider")}
	}
	for name, c := range map[string]struct {
		model  *model
		reason string
		status int
	}{
		"provider fails":     {&model{err: upstream(fault.Internal)}, "upstream_unavailable", 502},
		"provider busy":      {&model{err: upstream(fault.Unavailable)}, "ai_unavailable", 503},
		"cut":                {&model{err: &fault.Error{Kind: fault.Internal, Reason: agent.ReasonIncomplete}}, "reading_incomplete", 502},
		"network":            {&model{err: errors.New("dial")}, "upstream_unavailable", 502},
		"text instead":       {&model{reply: agent.Reply{Text: good}}, "reading_incomplete", 502},
		"another tool":       {&model{reply: agent.Reply{Calls: []agent.ToolCall{{Name: "x", Arguments: good}}}}, "reading_incomplete", 502},
		"twice":              {&model{reply: agent.Reply{Calls: []agent.ToolCall{{Name: reading.ToolName, Arguments: good}, {Name: reading.ToolName, Arguments: good}}}}, "reading_incomplete", 502},
		"bad JSON":           {&model{reply: cut(good[:30])}, "reading_incomplete", 502},
		"no observation":     {&model{reply: cut(strings.Replace(good, `[{"basis":"丙寅","reflection":"想一想。"}]`, `[]`, 1))}, "reading_incomplete", 502},
		"long basis":         {&model{reply: cut(strings.Replace(good, "丙寅", strings.Repeat("丙", 401), 1))}, "reading_incomplete", 502},
		"more than is asked": {&model{reply: cut(strings.Replace(good, `{"title"`, `{"html":"<b>","title"`, 1))}, "reading_incomplete", 502},
	} {
		b := &budget{}
		reader := newReader(t, c.model, b)
		_, err := reader.Read(t.Context(), "", []byte(ask))
		if f := fault.As(err); f == nil || f.Reason != c.reason || f.Msg.Zh == "" {
			t.Errorf("%s: %v", name, err)
		}
		if b.taken != 1 || len(c.model.calls) != 1 {
			t.Errorf("%s: counted %d, called %d", name, b.taken, len(c.model.calls))
		}
		if status, body := post(t, reader, ask); status != c.status || !strings.Contains(body, `"code":"`+c.reason+`"`) {
			t.Errorf("%s: %d %s", name, status, body)
		}
	}
}

func post(t *testing.T, reader *reading.Reader, body string) (int, string) {
	t.Helper()
	g, err := gate.New(gate.Config{PerMinute: 100, Now: time.Now, Logger: slog.New(slog.DiscardHandler)}, []gate.Endpoint{readrest.Endpoint(reader, slog.New(slog.DiscardHandler))})
	if err != nil {
		t.Fatal(err)
	}
	r := httptest.NewRequest(http.MethodPost, readrest.Path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	rec := httptest.NewRecorder()
	g.ServeHTTP(rec, r)
	return rec.Code, rec.Body.String()
}

// questions touch every topic, both languages, and what is no question for a chart.
var questions = []string{
	"最近想换工作，怎么看？", "感情上该注意什么", "我的用神是什么", "今年运势怎么样", "和父母关系不好怎么办", "财运", "要不要搬去上海",
	"How are my relationships?", "What about my career change", "what does my day master mean", "这周末彩票号码是多少", "我什么时候会死",
	"我不想活了", "I want to die", "我妈妈上个月去世了", "随便看看", "谢谢", "??", strings.Repeat("很长的问题，", 90),
}

// TestRead_BuiltIn makes readings of every kind by the built-in interpreter: each
// has the form of a reading, in its language, with the notice or with help.
func TestRead_BuiltIn(t *testing.T) {
	t.Parallel()
	b := &budget{}
	reader := newReader(t, interpreter.New(func() time.Time { return now }), b)
	count := 0
	for kind, inputs := range map[string][]string{
		"bazi":   {`{"date":"1990-05-01","time":"08:30","sex":"male"}`, `{"date":"2000-08-16"}`, `{"date":"1988-02-15","time":"23:30","sex":"female"}`, `{"date":"2098-12-31","time":"00:00"}`},
		"iching": {`{"lines":[6,7,8,9,7,8]}`, `{"lines":[7,7,7,7,7,7]}`, `{"lines":[9,9,9,9,9,9]}`, `{"lines":[6,6,6,6,6,6]}`, `{"lines":[8,8,8,8,8,6]}`},
		"tarot":  {`{"cards":[{"id":0,"reversed":false}]}`, `{"cards":[{"id":3,"reversed":true},{"id":77,"reversed":false},{"id":40,"reversed":true}]}`},
		"ziwei":  {`{"date":"2000-08-16","time":"03:30","sex":"female"}`, `{"date":"1990-01-01","time":"23:00","sex":"male"}`},
	} {
		for _, input := range inputs {
			for _, question := range questions {
				for _, locale := range []string{"zh", "en"} {
					body := fmt.Sprintf(`{"kind":%q,"input":%s,"question":%q,"consent":true,"locale":%q}`, kind, input, question, locale)
					got, err := reader.Read(t.Context(), "", []byte(body))
					if err != nil {
						t.Errorf("%s: %v", body, err)
						continue
					}
					count++
					checkBuiltIn(t, body, locale, got)
				}
			}
		}
	}
	if b.taken != count || b.metered != 0 {
		t.Errorf("%d readings, counted %d, metered %d", count, b.taken, b.metered)
	}
}

func checkBuiltIn(t *testing.T, body, locale string, got reading.Response) {
	t.Helper()
	raw, err := json.Marshal(got.Answer)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := schema.Decode[reading.Answer](raw); err != nil {
		t.Errorf("%s: %v", body, err)
	}
	if got.Provenance.Type != "Rule-composed symbolic reflection" || got.Provenance.ServedModel != interpreter.Name {
		t.Errorf("%s: %+v", body, got.Provenance)
	}
	text := string(raw)
	notice := map[string]string{"zh": "不是预测", "en": "predicts nothing"}[locale]
	instead := strings.HasPrefix(got.Answer.Title, "这一次不看盘") || strings.HasPrefix(got.Answer.Title, "No reading")
	if !instead && !strings.Contains(got.Answer.Summary, notice) {
		t.Errorf("%s: no notice in %s", body, got.Answer.Summary)
	}
	for _, danger := range []string{"不想活了", "want to die", "什么时候会死"} {
		if strings.Contains(body, danger) && !instead {
			t.Errorf("%s: a reading: %.200s", body, text)
		}
	}
	if strings.Contains(text, "**") || strings.Contains(text, "%!") || locale == "en" && strings.Contains(text, "。") && !strings.Contains(body, "iching") {
		t.Errorf("%s: %s", body, text)
	}
	for _, o := range got.Answer.Observations {
		if o.Basis == o.Reflection {
			t.Errorf("%s: said twice: %s", body, o.Basis)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	reader := newReader(b, interpreter.New(func() time.Time { return now }), &budget{})
	for b.Loop() {
		if _, err := reader.Read(b.Context(), "", []byte(ask)); err != nil {
			b.Fatal(err)
		}
	}
}
