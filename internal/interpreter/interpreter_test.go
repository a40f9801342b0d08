package interpreter

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/units"
)

func TestIdentity(t *testing.T) {
	t.Parallel()
	in := New(clock)
	if in.Name() != "wenbu-interpreter-1" || in.Metered() {
		t.Errorf("name %q, metered %v", in.Name(), in.Metered())
	}
}

// TestComplete_Deterministic answers every fifth question twice.
func TestComplete_Deterministic(t *testing.T) {
	t.Parallel()
	for i, q := range questions {
		if i%5 > 0 {
			continue
		}
		a, b := play(t, q.body), play(t, q.body)
		if a.text != b.text || !slices.Equal(a.tools, b.tools) {
			t.Errorf("%s: two runs differ:\n%v %s\n%v %s", q.body, a.tools, a.text, b.tools, b.text)
		}
	}
}

// TestComplete_Choice holds the interpreter to what a call allows.
func TestComplete_Choice(t *testing.T) {
	t.Parallel()
	req := request(i18n.Zh, "帮我看看事业", nil)
	for _, name := range []string{toolReport, toolBazi, toolSearch, toolRead, toolAsk, toolPlan, toolPlaces, "another_tool"} {
		req.Choice = agent.Choice{Kind: agent.ChoiceTool, Tool: name}
		reply, err := New(clock).Complete(t.Context(), req, nil)
		if err != nil || len(reply.Calls) != 1 || reply.Calls[0].Name != name || reply.Text != "" {
			t.Errorf("forced %s: %+v, %v", name, reply, err)
		}
	}
	req.Choice = agent.Choice{Kind: agent.ChoiceNone}
	var streamed strings.Builder
	reply, err := New(clock).Complete(t.Context(), req, func(s string) { streamed.WriteString(s) })
	if err != nil || len(reply.Calls) != 0 || reply.Text == "" || streamed.String() != reply.Text || reply.Model != Name {
		t.Errorf("text only: %+v, %v, streamed %q", reply, err, streamed.String())
	}
}

func TestComplete_Cancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := New(clock).Complete(ctx, request(i18n.Zh, "你好", nil), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
}

// TestWithoutTools answers with text when nothing is offered, and invents no pillar.
func TestWithoutTools(t *testing.T) {
	t.Parallel()
	for _, message := range []string{"帮我看看事业", "1990年5月1日早上8点半 北京时间 看事业", "什么是伤官？", "换日有哪两种说法，区别在哪", "写一份报告"} {
		reply, err := New(clock).Complete(t.Context(), request(i18n.Zh, message, nil), nil)
		if err != nil || reply.Text == "" || len(reply.Calls) > 0 {
			t.Errorf("%s: %+v, %v", message, reply, err)
		}
		for _, pair := range []string{"庚午", "丙寅", "壬辰"} {
			if strings.Contains(reply.Text, pair) {
				t.Errorf("%s: a pillar without a tool: %s", message, reply.Text)
			}
		}
	}
}

// TestWithoutGazetteer asks for the time zone when no place can be looked up.
func TestWithoutGazetteer(t *testing.T) {
	t.Parallel()
	o := play(t, ask("1990年5月1日早上8点半 成都 男，想看看事业"), agent.DefaultOffer()...)
	if !slices.Equal(o.tools, asks) || o.question == nil || !strings.Contains(o.question.Question, "成都") || !strings.Contains(o.question.Options[0], "Asia/Shanghai") {
		t.Errorf("tools %v, question %+v", o.tools, o.question)
	}
}

// request makes a model call as a turn begins it.
func request(l i18n.Locale, message string, tools []agent.ToolSpec) agent.ModelRequest {
	return agent.ModelRequest{Locale: l, Tools: tools, Messages: []agent.Message{
		{Role: agent.RoleSystem, Content: "system prompt"},
		{Role: agent.RoleSystem, Content: "Background.\n{}"},
		{Role: agent.RoleUser, Content: message},
	}}
}

var baziTool = func() tool.Tool {
	for _, t := range catalog.All(catalog.Deps{Library: shelf}) {
		if t.Name == toolBazi {
			return t
		}
	}
	panic("no " + toolBazi)
}()

// chartOf draws a birth and works out its chart with the real calculator.
func chartOf(t *rapid.T) jsontext.Value {
	in := map[string]any{
		"date":        rapid.StringMatching(`(19[0-9][1-9]|20[0-9]0)-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])`).Draw(t, "date"),
		"timezone":    rapid.SampledFrom([]string{"+08:00", "UTC", "-05:00", "+05:30"}).Draw(t, "zone"),
		"dayBoundary": rapid.SampledFrom([]string{"midnight", "zi"}).Draw(t, "boundary"),
	}
	if rapid.Bool().Draw(t, "time known") {
		in["time"] = rapid.StringMatching(`([01][0-9]|2[0-3]):[0-5][0-9]`).Draw(t, "time")
		if rapid.Bool().Draw(t, "solar") {
			in["solarTime"], in["longitude"] = true, rapid.Float64Range(-180, 180).Draw(t, "longitude")
		}
	}
	if sex := rapid.SampledFrom([]string{"", "male", "female"}).Draw(t, "sex"); sex != "" {
		in["sex"] = sex
	}
	raw, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	input, err := baziTool.Check(raw)
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	result, err := baziTool.Call(context.Background(), tool.Request{Locale: i18n.Zh, Input: input})
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return result.JSON
}

var topicMessages = []string{"看看事业", "看看感情", "看看财运", "看看学业", "看看健康", "看看家里的事", "想搬家", "今年运势", "看看性格", "简单说说", "依据是什么", "我该怎么做", "什么是正官，在我的盘里吗", "他还爱我吗", "我的用神和格局", "我身强还是身弱", "我有哪些神煞和合冲刑害", "我的盘里有冲吗，相冲是什么", "我的空亡、命宫、十二长生和人元司令", "我有没有驿马和华盖", "用神是什么，这张盘的呢", "子时换日和零点换日有什么区别"}

// TestProperty_AnyChart checks, over any chart, topic and language, that every
// sentence has a basis, that nothing is left empty, and that the report keeps to
// every limit.
func TestProperty_AnyChart(t *testing.T) {
	t.Parallel()
	texts := readAll(t)
	contract := schema.Compile(schema.For[agent.Report]())
	rapid.Check(t, func(t *rapid.T) {
		chart := chartOf(t)
		locale := rapid.SampledFrom([]i18n.Locale{i18n.Zh, i18n.En}).Draw(t, "locale")
		snapshot, err := json.Marshal(agent.Snapshot{VerifiedCalculations: []agent.VerifiedCalculation{{Kind: kindBazi, Reading: chart}}, VerifiedLibrarySources: texts[locale]})
		if err != nil {
			t.Fatal(err)
		}
		req := request(locale, rapid.SampledFrom(topicMessages).Draw(t, "message"), nil)
		req.Messages[1].Content = "Background.\n" + string(snapshot)
		m := newMind(readScene(req, now))
		d := m.answer()
		text := d.markdown(locale)
		for _, p := range basisProblems(m, d) {
			t.Error(p)
		}
		for _, bad := range []string{"%!", "**。**", "：。", "，。", "。。", "  ", "()", "（）", " ."} {
			if strings.Contains(text, bad) {
				t.Errorf("the answer has %q:\n%s", bad, text)
			}
		}
		raw, err := json.Marshal(m.writeReport())
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := schema.DecodeBy[agent.Report](contract, raw); err != nil {
			t.Errorf("the report breaks its limits: %v\n%s", err, raw)
		}
	})
}

// readAll reads every guide as a receipt.
func readAll(t *testing.T) map[i18n.Locale][]agent.LibraryReceipt {
	t.Helper()
	out := map[i18n.Locale][]agent.LibraryReceipt{}
	for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		guides, err := shelf.Guides(l)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range guides {
			d, err := shelf.Read(l, g.ID, "")
			if err != nil {
				t.Fatal(err)
			}
			s := d.Source
			out[l] = append(out[l], agent.LibraryReceipt{Source: agent.Source{ID: s.ID, Title: s.Title, URL: s.URL, Kind: s.Kind, Level: s.Level, Excerpt: s.Excerpt, ReadAt: s.ReadAt}, Content: d.Content, Scope: d.Scope})
		}
	}
	return out
}

// FuzzComplete feeds anything as messages, snapshot and tool results: the
// interpreter answers and never panics.
func FuzzComplete(f *testing.F) {
	f.Add("看看事业 1990年5月1日", `{"verifiedCalculations":[{"kind":"bazi","reading":{"kind":"bazi","pillars":[{},{},{}],"dayMaster":{"stem":"龟"}}}]}`, `{"verifiedCalculation":{"kind":"bazi","dayMaster":{"stem":"甲"},"pillars":[{"key":"year","stem":"x","branch":"y"},{"key":"year"},{"key":"day"}]}}`)
	f.Add("draw tarot", `{}`, `{"verifiedCalculation":{"kind":"tarot","cards":[{"zh":"愚者","keywordsZh":["a"]}]}}`)
	f.Add("什么是伤官", `null`, `{"source":{"id":"x"},"content":"| a | b |\n|---|---|\n| 伤官 |"}`)
	f.Fuzz(func(t *testing.T, message, snapshot, result string) {
		req := request(i18n.Zh, message, nil)
		req.Messages[1].Content = "line\n" + snapshot
		for i, name := range []string{toolBazi, toolSearch, toolRead, toolTarot, toolPlaces, toolZiwei} {
			id := string(rune('a' + i))
			req.Messages = append(req.Messages,
				agent.Message{Role: agent.RoleAssistant, Calls: []agent.ToolCall{{ID: id, Name: name, Arguments: "{}"}}},
				agent.Message{Role: agent.RoleTool, CallID: id, Content: result})
		}
		for _, tools := range [][]agent.ToolSpec{nil, {{Name: toolAsk}, {Name: toolReport}, {Name: toolBazi}, {Name: toolSearch}, {Name: toolRead}}} {
			req.Tools = tools
			reply, err := New(clock).Complete(context.Background(), req, nil)
			if err != nil || reply.Text == "" && len(reply.Calls) == 0 {
				t.Errorf("%q: %+v, %v", message, reply, err)
			}
		}
	})
}

func TestWording_Complete(t *testing.T) {
	t.Parallel()
	check := func(name string, text i18n.Text) {
		if text.Zh == "" || text.En == "" {
			t.Errorf("%s: %+v is not in both languages", name, text)
		}
		if strings.ContainsFunc(text.Zh, func(r rune) bool { return r == ',' || r == ';' }) {
			t.Errorf("%s: a Latin comma in Chinese: %s", name, text.Zh)
		}
	}
	for topic := topicCareer; topic <= topicSelf; topic++ {
		if topicNames[topic].Zh == "" || openQuestions[topic].Zh == "" || talkHints[topic].Zh == "" {
			t.Errorf("topic %d lacks a name, a question or a hint", topic)
		}
		for g := range groups {
			l := lenses[topic][g]
			check("lead", l.lead)
			check("try", l.try)
			check("ask", l.ask)
			if units.Len(l.ask.Zh) > maxQuestion || !strings.HasSuffix(l.ask.Zh, "？") || !strings.HasSuffix(l.ask.En, "?") {
				t.Errorf("topic %d, family %d: the question is too long or no question", topic, g)
			}
		}
	}
	for _, texts := range []map[string]i18n.Text{dayMasterTexts, godTexts, seatTexts} {
		for name, text := range texts {
			check(name, text)
		}
	}
	if len(dayMasterTexts) != 10 || len(godTexts) != 10 || len(pairTexts) != 10 {
		t.Errorf("%d day masters, %d ten gods, %d pairs", len(dayMasterTexts), len(godTexts), len(pairTexts))
	}
	for a := range groups {
		for b := range groups {
			_, ab := pairTexts[[2]group{a, b}]
			_, ba := pairTexts[[2]group{b, a}]
			if a != b && ab == ba {
				t.Errorf("families %d and %d have %v and %v pair texts, want exactly one", a, b, ab, ba)
			}
		}
	}
	for a, words := range aspectWords {
		if words.aspect != aspect(a) {
			t.Errorf("the words of aspect %d stand at %d", words.aspect, a)
		}
		check("aspect", aspectNames[a])
		check("aspect question", aspectQuestions[a])
	}
	for _, s := range stars {
		check(s.name, s.gloss)
	}
	for l := limitDeath; l <= limitPrediction; l++ {
		check("limit", limitTexts[l])
		check("instead", insteadTexts[l])
	}
}

// TestNothingIsPredicted looks for words of fortune in every table of wording.
func TestNothingIsPredicted(t *testing.T) {
	t.Parallel()
	var all []i18n.Text
	for _, family := range lenses {
		for _, l := range family {
			all = append(all, l.lead, l.try, l.ask)
		}
	}
	for _, texts := range []map[string]i18n.Text{dayMasterTexts, godTexts, seatTexts} {
		for _, text := range texts {
			all = append(all, text)
		}
	}
	for _, s := range stars {
		all = append(all, s.gloss)
	}
	for _, texts := range []map[string]i18n.Text{stateTexts, schoolQuestions, findingNames} {
		for _, text := range texts {
			all = append(all, text)
		}
	}
	for _, text := range all {
		for _, bad := range []string{"必定", "一定会", "注定", "将会", "大吉", "大凶", "破财", "克夫", "克妻", "血光", "短命"} {
			if strings.Contains(text.Zh, bad) {
				t.Errorf("%q in %s", bad, text.Zh)
			}
		}
		for _, bad := range []string{"destined", "will certainly", "fated", "guarantee", "curse"} {
			if strings.Contains(strings.ToLower(text.En), bad) {
				t.Errorf("%q in %s", bad, text.En)
			}
		}
	}
}

// BenchmarkComplete measures the dearest step of a turn: the answer about a
// chart, from a snapshot with the chart and a guide in it.
func BenchmarkComplete(b *testing.B) {
	d, err := shelf.Read(i18n.Zh, "guide-bazi-ten-gods", "")
	if err != nil {
		b.Fatal(err)
	}
	input, err := baziTool.Check([]byte(`{"date":"1990-05-01","time":"08:30","timezone":"Asia/Shanghai","sex":"male"}`))
	if err != nil {
		b.Fatal(err)
	}
	result, err := baziTool.Call(b.Context(), tool.Request{Locale: i18n.Zh, Input: input})
	if err != nil {
		b.Fatal(err)
	}
	receipt := agent.LibraryReceipt{Source: agent.Source{ID: d.Source.ID, Title: d.Source.Title, URL: d.Source.URL}, Content: d.Content}
	snapshot, err := json.Marshal(agent.Snapshot{
		VerifiedCalculations:   []agent.VerifiedCalculation{{Kind: kindBazi, Reading: result.JSON}},
		VerifiedLibrarySources: []agent.LibraryReceipt{receipt},
	})
	if err != nil {
		b.Fatal(err)
	}
	req := request(i18n.Zh, "看看我的事业，从八字看我适合做什么", nil)
	req.Messages[1].Content = "Background.\n" + string(snapshot)
	in := New(clock)
	for b.Loop() {
		if reply, err := in.Complete(b.Context(), req, nil); err != nil || reply.Text == "" {
			b.Fatal(err)
		}
	}
}

// BenchmarkTurn measures a whole turn as the server runs it, one agent for all turns:
// place, chart, search, read, answer.
func BenchmarkTurn(b *testing.B) {
	benchmarkTurn(b, ask("1990年5月1日早上8点半 成都 男，想看看事业"))
}

func benchmarkTurn(b *testing.B, body string) {
	caller, err := runner()
	if err != nil {
		b.Fatal(err)
	}
	turner, err := agent.NewTurner(agent.Config{
		Model: New(clock), Tools: caller, Library: shelf, Limits: agent.DefaultLimits(), Offer: agent.FullOffer(), Now: clock, NewID: func() string { return "id" },
	})
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		req, err := turner.Decode([]byte(body))
		if err != nil {
			b.Fatal(err)
		}
		turn, err := turner.Prepare(b.Context(), req)
		if err != nil {
			b.Fatal(err)
		}
		var last agent.Event
		if err := turn.Run(b.Context(), "192.0.2.1", func(e agent.Event) error { last = e; return nil }); err != nil || last.Status != agent.StatusComplete {
			b.Fatal(err, last)
		}
	}
}

// TestColumnPhrases_CoverTheHandbook reads every table of the handbook aloud.
func TestColumnPhrases_CoverTheHandbook(t *testing.T) {
	t.Parallel()
	for _, l := range []i18n.Locale{i18n.Zh, i18n.En} {
		guides, err := shelf.Guides(l)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range guides {
			for _, column := range g.Table.Columns[1:] {
				if strings.Count(columnPhrases[column], "%s") != 1 {
					t.Errorf("%s/%s: no phrase for the column %q", l, g.Slug, column)
				}
			}
		}
	}
}

// TestStars_KnowTheCoreSet looks up every star that charts carry by default.
func TestStars_KnowTheCoreSet(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	rapid.Check(t, func(t *rapid.T) {
		c := readChart(chartOf(t), now.Year())
		for _, s := range c.stars() {
			seen[s.Name] = true
			if glossOf(s.Name).Zh == "" || s.NameEn == "" || s.Rule == "" {
				t.Errorf("%+v has no gloss, English name or rule", s)
			}
		}
	})
	if len(seen) < 10 {
		t.Errorf("only %d stars were seen: %v", len(seen), seen)
	}
}
