package fortune

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

// Deps is what the tools need from the rest of the program.
type Deps struct {
	Narrator Narrator              // writes the narratives; nil = by rules
	Now      func() civil.DateTime // what a clock in the hub's zone shows
}

//go:embed bazi_basic_analysis.md
var basicMD string

//go:embed bazi_pattern_analysis.md
var patternMD string

//go:embed bigluck_year_analysis.md
var yearMD string

//go:embed bigluck_year_fortune_eval.md
var evaluationMD string

//go:embed daily_fortune.md
var dailyMD string

//go:embed question_divination.md
var questionMD string

// Category is the hub's name for these tools.
const Category = "fortune"

// Tools returns the six tools in the order of the hub: t1 to t4, s1, s2.
func Tools(d Deps) []tool.Tool {
	return []tool.Tool{
		newTool("bazi_basic_analysis", i18n.T("八字基础分析", "Four pillars"), basicMD, d.basic),
		newTool("bazi_pattern_analysis", i18n.T("格局与用神", "Pattern and useful gods"), patternMD, d.pattern),
		newTool("bigluck_year_analysis", i18n.T("大运流年", "Luck and year"), yearMD, d.year),
		newTool("bigluck_year_fortune_eval", i18n.T("流年评分", "Score of a year"), evaluationMD, d.evaluate),
		newTool("daily_fortune", i18n.T("今日运势", "Fortune of the hour"), dailyMD, d.daily),
		newTool("question_divination", i18n.T("问卦", "Ask a question"), questionMD, d.question),
	}
}

// examples are inputs for documents; the later links of the chain take what the
// earlier ones answer.
var examples = map[string]jsontext.Value{
	"bazi_basic_analysis": jsontext.Value(`{"birth_year":1990,"birth_month":5,"birth_day":1,"birth_hour":8,"birth_minute":30,"gender":"male","location":{"city_name":"北京"}}`),
	"daily_fortune":       jsontext.Value(`{"day_master":"丙"}`),
	"question_divination": jsontext.Value(`{"question":"明天搬家好吗"}`),
}

func newTool[In, Out any](name string, label i18n.Text, md string, run func(context.Context, i18n.Locale, In) (Out, error)) tool.Tool {
	return tool.New(tool.Spec{
		Name: name, Category: Category, Label: label, Description: tool.Describe(md),
		ReadOnly: true, Idempotent: true, Open: true, Example: examples[name],
	}, run)
}
