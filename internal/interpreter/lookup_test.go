package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
)

// The names of the terms are those that the calculator gives.
func TestSolarTerms_AreTheCalculators(t *testing.T) {
	t.Parallel()
	all := catalog.All(catalog.Deps{})
	i := slices.IndexFunc(all, func(x tool.Tool) bool { return x.Name == toolTerms })
	result, err := all[i].Call(t.Context(), tool.Request{Locale: i18n.Zh, Input: jsontext.Value(`{"year":2026}`)})
	if err != nil {
		t.Fatal(err)
	}
	var r struct {
		Terms []termMoment `json:"terms"`
	}
	if err := json.Unmarshal(result.JSON, &r); err != nil || len(r.Terms) != len(solarTerms) {
		t.Fatalf("%d terms, %v", len(r.Terms), err)
	}
	for i, term := range r.Terms {
		if got := solarTerms[i]; got != i18n.T(term.Name, term.En) || term.Index != i {
			t.Errorf("term %d: got %v, want %s %s", i, got, term.Name, term.En)
		}
	}
}

// What is asked of a table is looked up there, and told. The tests take place on
// 30 November 2026.
func TestLookups(t *testing.T) {
	t.Parallel()
	for message, c := range map[string]struct {
		tools   []string
		has, no []string
	}{
		"2026年12月有哪些节气":                           {[]string{toolTerms}, []string{"**大雪**：2026-12-07 10:52:31", "**冬至**：2026-12-22 04:50:14"}, []string{"小雪", "小寒"}},
		"二〇二七年三月有什么节气":                            {[]string{toolTerms}, []string{"**惊蛰**：2027-03-06", "**春分**：2027-03-21"}, []string{"清明"}},
		"下个月有哪些节气？":                               {[]string{toolTerms}, []string{"**大雪**", "**冬至**"}, []string{"小寒"}},
		"今年冬至是哪天":                                 {[]string{toolTerms}, []string{"**冬至**：2026-12-22"}, []string{"大雪"}},
		"明年立春是几月几号几点":                             {[]string{toolTerms}, []string{"**立春**：2027-02-04 09:46:"}, []string{"雨水"}},
		"今天是什么节气":                                 {[]string{toolTerms, toolTerms, toolTerms}, []string{"**小雪**：2026-11-22", "**大雪**：2026-12-07"}, []string{"冬至", "立冬"}},
		"2027年1月2日是什么节气":                          {[]string{toolTerms, toolTerms, toolTerms}, []string{"**冬至**：2026-12-22", "**小寒**：2027-01-05"}, []string{"大寒"}},
		"下一个节气是什么时候":                              {[]string{toolTerms, toolTerms, toolTerms}, []string{"**大雪**：2026-12-07"}, []string{"冬至"}},
		"2150年冬至是哪天":                              {nil, []string{"1901 到 2099 年", "wenbu terms"}, []string{"请检查"}},
		"When is the winter solstice in 2027?":    {[]string{toolTerms}, []string{"**Winter Solstice** (冬至): 2027-12-22"}, nil},
		"Which solar terms are there in May 2027": {[]string{toolTerms}, []string{"**Start of Summer**", "**Grain Buds**"}, []string{"Grain in Ear"}},
		"什么时候是甲子 丙寅 戊辰 庚申":                        {[]string{toolReverse}, []string{"时段有 1 个", "1924-02-19 15:00:00 至 1924-02-19 17:00:00"}, nil},
		"甲子年丙寅月戊辰日庚申时是哪一天？":                       {[]string{toolReverse}, []string{"1924-02-19"}, nil},
		"甲子 丙寅 戊辰 庚申":                             {[]string{toolReverse}, []string{"1924-02-19"}, nil},
		"When are the pillars 丙辰 丁酉 丙子 甲午?":       {[]string{toolReverse}, []string{"1976-09-"}, nil},
		"甲子 乙丑 丙寅 丁卯 是哪天":                         {[]string{toolReverse + "!"}, []string{"甲子年的丑月是丁丑"}, nil},
		"我的八字是甲子 丙寅 戊辰 庚申，什么时候结婚":                 {[]string{"ask_user"}, nil, []string{"1924"}},
		"冬至以后我什么时候能升职":                            {[]string{toolSearch, toolRead}, nil, []string{"节气的时刻"}},
		"今天宜什么":                                   {[]string{toolDay}, []string{"**2026-11-30**", "历书注宜", "历书注忌"}, []string{"注吉的时辰"}},
		"明天适合做什么？":                                {[]string{toolDay}, []string{"**2026-12-01**", "历书注宜"}, nil},
		"今天吉时":                                    {[]string{toolDay}, []string{"**2026-11-30**", "历书注吉的时辰：00:00–01:00 壬子时（青龙）"}, nil},
		"今天哪个时辰好":                                 {[]string{toolDay}, []string{"历书注吉的时辰"}, nil},
		"Which hours are good tomorrow?":          {[]string{toolDay}, []string{"**2026-12-01**", "Hours printed as good: "}, nil},
		"What is today good for?":                 {[]string{toolDay}, []string{"Printed as suited"}, nil},
		"立春是什么意思":                                 {[]string{toolSearch, toolRead}, []string{"二十四节气之一"}, []string{"节气的时刻，按北京时间"}},
		"What is the weather in Paris?":           {nil, []string{"That is not something I can help with"}, []string{"handbook has no entry"}},
		"今天天气怎么样":                                 {nil, []string{"这件事我帮不上"}, []string{"手册里没有"}},
	} {
		locale := "zh"
		if strings.Contains(message, " the ") || strings.Contains(message, "W") {
			locale = "en"
		}
		o := play(t, ask(message, `"locale":"`+locale+`"`))
		if fmt.Sprint(o.tools) != fmt.Sprint(c.tools) {
			t.Errorf("%s: tools %v, want %v", message, o.tools, c.tools)
		}
		for _, want := range c.has {
			if !strings.Contains(o.text, want) {
				t.Errorf("%s: %q is not in\n%s", message, want, o.text)
			}
		}
		for _, no := range c.no {
			if strings.Contains(o.text, no) {
				t.Errorf("%s: %q is in\n%s", message, no, o.text)
			}
		}
	}
}

// A name that many places have is asked about, and the place may be none of those
// that are offered.
func TestAmbiguousPlace(t *testing.T) {
	t.Parallel()
	for locale, c := range map[string]struct{ message, last string }{
		"en": {"Born 1990-05-01 08:30 in Springfield, male, what about my career?", "Another place, I will write its full name"},
		"zh": {"1990年5月1日早上8点半 剑桥 男，看看事业", "另一个地方，我来写全名"},
	} {
		first := play(t, ask(c.message, `"locale":"`+locale+`"`))
		if first.question == nil || len(first.question.Options) != 4 || first.question.Options[3] != c.last {
			t.Errorf("%s: asked %+v", c.message, first.question)
			continue
		}
		then := play(t, ask(c.last, `"locale":"`+locale+`"`, history(c.message, first.question.Question)))
		if then.failed != "" || len(then.charts) != 0 {
			t.Errorf("%s: %s came to %s with %d charts", c.message, c.last, then.failed, len(then.charts))
		}
	}
}
