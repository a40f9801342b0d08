package fortune

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// evaluation is what t4 answers of a year.
type evaluation struct {
	TargetYear  int         `json:"target_year"`
	Score       int         `json:"score" range:"0..100" doc:"The sum of the parts; 50 is the middle of all years of all charts."`
	Level       string      `json:"level" enum:"大吉|吉|平|凶|大凶" doc:"From 80, 60, 40 and 20 points on, and below."`
	Narrative   string      `json:"narrative"`
	Parts       []scorePart `json:"parts"`
	Interpreter interpreter `json:"interpreter"`
}

type scorePart struct {
	Topic     string `json:"topic"`
	Points    int    `json:"points"`
	BecauseZh string `json:"because_zh"`
	BecauseEn string `json:"because_en"`
}

// levels are the names of scores, from the lowest up, each of twenty points.
var levels = [...]struct{ name, english string }{
	{"大凶", "very adverse"}, {"凶", "adverse"}, {"平", "even"}, {"吉", "favourable"}, {"大吉", "very favourable"},
}

func level(score int) int { return min(max(score, 0)/20, len(levels)-1) }

// evaluate scores a checked year. With an unknown hour neither the hour pillar nor
// luck counts. Its error is a *calc.InputError.
func (c *cast) evaluate(target int) (evaluation, error) {
	line, err := c.chart.LifeLine(target, target)
	if err != nil {
		return evaluation{}, err
	}
	e := evaluation{TargetYear: target, Score: line[0].Score, Level: levels[level(line[0].Score)].name, Parts: []scorePart{}}
	for _, p := range line[0].Parts {
		e.Parts = append(e.Parts, scorePart{string(p.Topic), p.Points, p.BecauseZh, p.Because})
	}
	return e, nil
}

// draft is the narrative of a year by rules.
func (e evaluation) draft(c *cast, y yearResult, l i18n.Locale) string {
	var d draft
	d.say(l, i18n.T(fmt.Sprintf("%d年（%s）按本引擎的规则计%d分，属“%s”。", e.TargetYear, y.YearPillar.Pillar, e.Score, e.Level),
		fmt.Sprintf("By this engine's rules %d (%s) scores %d of 100: %s, %s.", e.TargetYear, y.YearPillar.Pillar, e.Score, e.Level, levels[level(e.Score)].english)))
	if y.LuckPillar != nil {
		d.say(l, i18n.T(fmt.Sprintf("当时在%s大运（%d–%d年），流年天干对日主是%s。", y.LuckPillar.Pillar, y.LuckPillar.StartYear, y.LuckPillar.EndYear, y.YearPillar.TenGod),
			fmt.Sprintf("The luck pillar is %s (%d–%d), and the year's stem is %s to the day master.", y.LuckPillar.Pillar, y.LuckPillar.StartYear, y.LuckPillar.EndYear, y.YearPillar.TenGod)))
	} else {
		d.say(l, i18n.T("当时尚未起运，只看流年。", "Luck has not begun then; only the year counts."))
	}
	for _, p := range e.Parts {
		if p.Topic == string(bazi.TopicBase) || p.Points == 0 {
			continue
		}
		d.say(l, i18n.T(fmt.Sprintf("%+d分：%s", p.Points, sentence(p.BecauseZh, "。")), fmt.Sprintf("%+d: %s", p.Points, sentence(p.BecauseEn, "."))))
	}
	for _, a := range y.Areas {
		d.say(l, i18n.T(a.Name+"："+a.Note, a.Name+": "+a.Note))
	}
	if !c.chart.HourKnown() {
		d.say(l, hourUnknown)
	}
	return strings.TrimSpace(d.String())
}
