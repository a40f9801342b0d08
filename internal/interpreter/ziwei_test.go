package interpreter

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/units"
)

// builtin returns a tool of the catalogue.
func builtin(name string) tool.Tool {
	for _, t := range catalog.All(catalog.Deps{Library: shelf, Random: steady(1)}) {
		if t.Name == name {
			return t
		}
	}
	panic("no " + name)
}

var ziweiTool = builtin(toolZiwei)

// TestZiweiWording holds the tables against the calculator's names, and every text
// to both languages and to no foretelling.
func TestZiweiWording(t *testing.T) {
	t.Parallel()
	check := func(name string, text i18n.Text) {
		if text.Zh == "" || text.En == "" {
			t.Errorf("%s: %+v is not in both languages", name, text)
		}
		for _, bad := range []string{"必定", "一定会", "注定", "将会", "大吉", "大凶", "破财", "克夫", "克妻", "血光", "短命", "destined", "fated", "guarantee"} {
			if strings.Contains(text.Zh+text.En, bad) {
				t.Errorf("%s: %q in %+v", name, bad, text)
			}
		}
	}
	for i, p := range ziweiPalaces {
		if got := ziwei.PalaceName(i).String(); got != p.name {
			t.Errorf("palace %d is %s, want %s", i, p.name, got)
		}
		check(p.name, p.title)
		check(p.name, p.about)
		check(p.name, p.try)
		check(p.name, p.ask)
		if units.Len(p.ask.Zh) > maxQuestion || units.Len(p.ask.En) > maxQuestion {
			t.Errorf("%s: the question is too long", p.name)
		}
	}
	for i, s := range append(ziweiMajor[:len(ziweiMajor):len(ziweiMajor)], ziweiMinor...) {
		if star := ziwei.Star(i); star.String() != s.name || star.English() != s.en {
			t.Errorf("star %d is %s %s, want %s %s", i, s.name, s.en, star, star.English())
		}
		check(s.name, s.text)
	}
	for _, x := range ziweiTerms {
		check(x.words[0], x.text)
	}
}

// ziweiOf draws a birth and works out its chart with the real calculator.
func ziweiOf(t *rapid.T) jsontext.Value {
	in := map[string]any{
		"date": rapid.StringMatching(`(19[3-9][1-9]|20[01][0-9])-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])`).Draw(t, "date"),
		"time": rapid.StringMatching(`([01][0-9]|2[0-3]):[0-5][0-9]`).Draw(t, "time"),
		"sex":  rapid.SampledFrom([]string{"male", "female"}).Draw(t, "sex"),
	}
	if rapid.Bool().Draw(t, "zone known") {
		in["timezone"] = "+08:00"
	}
	if rapid.Bool().Draw(t, "target") {
		in["target"] = "2026-11-30T12:00"
	}
	raw, err := json.Marshal(in)
	if err != nil {
		t.Fatal(err)
	}
	input, err := ziweiTool.Check(raw)
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	result, err := ziweiTool.Call(context.Background(), tool.Request{Locale: i18n.Zh, Input: input})
	if err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return result.JSON
}

// TestProperty_AnyZiwei does for Zi Wei what TestProperty_AnyChart does for pillars.
func TestProperty_AnyZiwei(t *testing.T) {
	t.Parallel()
	contract := schema.Compile(schema.For[agent.Report]())
	messages := []string{"看看紫微", "那感情呢", "事业怎么样", "今年大限", "财帛宫和夫妻宫", "化忌在哪", "为什么这么说", "说简单点", "我该怎么做", "继续", "身体健康", "和父母的关系", "我的破军在哪一宫", "四化"}
	rapid.Check(t, func(t *rapid.T) {
		locale := rapid.SampledFrom([]i18n.Locale{i18n.Zh, i18n.En}).Draw(t, "locale")
		snapshot, err := json.Marshal(agent.Snapshot{VerifiedCalculations: []agent.VerifiedCalculation{{Kind: kindZiwei, Reading: ziweiOf(t)}}})
		if err != nil {
			t.Fatal(err)
		}
		req := request(locale, rapid.SampledFrom(messages).Draw(t, "message"), nil)
		req.Messages[1].Content = "Background.\n" + string(snapshot)
		m := newMind(readScene(req, now))
		d := m.answer()
		text := d.markdown(locale)
		for _, p := range basisProblems(m, d) {
			t.Error(p)
		}
		for _, bad := range []string{"%!", "**。**", "：。", "，。", "。。", "  ", "()", "（）", " .", "、、"} {
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

// TestReadZiwei_Refuses reads nothing from what is no whole chart.
func TestReadZiwei_Refuses(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{`null`, `{}`, `{"kind":"ziwei","palaces":[]}`, `{"kind":"ziwei","palaces":[{"name":"命宫"}]}`, `[1]`, `{"kind":"bazi"}`} {
		if c := readZiwei(jsontext.Value(raw)); c != nil {
			t.Errorf("%s: read as %+v", raw, c)
		}
	}
}

// BenchmarkTurn_Ziwei measures a whole turn about a Zi Wei chart.
func BenchmarkTurn_Ziwei(b *testing.B) {
	benchmarkTurn(b, ask("1990年5月1日早上8点半 成都 男，紫微看看事业"))
}
