package fortune

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// patternResult is what t2 answers about a chart.
type patternResult struct {
	patternCore
	Narrative   string      `json:"narrative"`
	Interpreter interpreter `json:"interpreter"`
}

// patternCore is the part of a pattern result that is computed.
type patternCore struct {
	Type         string         `json:"type" doc:"格局: what the chart goes by."`
	TypeEn       string         `json:"type_en"`
	State        string         `json:"state" enum:"成|救应|败|未成" doc:"Whether the pattern of the month is formed."`
	StateEn      string         `json:"state_en"`
	Strength     strength       `json:"strength"`
	Useful       []string       `json:"useful" doc:"Elements wanted, the most wanted first: those all schools share, else those of the first school that asks for any."`
	Unfavourable []string       `json:"unfavourable"`
	Agree        bool           `json:"schools_agree"`
	Rules        []schoolResult `json:"rules"`
}

type strength struct {
	Score  float64 `json:"score" range:"0..100"`
	Band   string  `json:"band" enum:"极强|强|中和|弱|极弱"`
	BandEn string  `json:"band_en"`
}

// schoolResult is what one school decided, and by which step.
type schoolResult struct {
	School       string   `json:"school" enum:"扶抑|调候|格局"`
	SchoolEn     string   `json:"school_en"`
	Step         string   `json:"step" doc:"Code of the step that decided."`
	Useful       []string `json:"useful"`
	Unfavourable []string `json:"unfavourable"`
	BecauseZh    string   `json:"because_zh"`
	BecauseEn    string   `json:"because_en"`
}

func newPatternCore(r bazi.Reading) patternCore {
	p := patternCore{
		Type: r.GeJu.Name(), TypeEn: r.GeJu.English(), State: r.GeJu.Month.State.String(), StateEn: r.GeJu.Month.State.English(),
		Strength: strength{r.Strength.Score, r.Strength.Band.String(), r.Strength.Band.English()},
		Agree:    r.View.Agree,
	}
	useful, against := wanted(r)
	p.Useful, p.Unfavourable = written(useful), written(against)
	for _, y := range r.YongShen {
		p.Rules = append(p.Rules, schoolResult{
			School: y.School.String(), SchoolEn: y.School.English(), Step: string(y.Step),
			Useful: written(y.Elements), Unfavourable: written(y.Against),
			BecauseZh: y.BecauseZh, BecauseEn: y.Because,
		})
	}
	return p
}

// wanted returns the elements that a chart wants and those that work against it:
// what all schools share, else what the first school says that asks for anything.
func wanted(r bazi.Reading) (useful, against []ganzhi.Element) {
	useful = r.View.Shared
	for _, y := range r.YongShen {
		if len(useful) == 0 {
			useful = y.Elements
		}
		if len(against) == 0 {
			against = y.Against
		}
	}
	against = slices.DeleteFunc(slices.Clone(against), func(e ganzhi.Element) bool { return slices.Contains(useful, e) })
	return useful, against
}

// written returns the wire values of elements, never nil.
func written(list []ganzhi.Element) []string {
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = e.String()
	}
	return out
}

// draft is the narrative of a pattern by rules: a paragraph a subject.
func (p patternCore) draft(c *cast, l i18n.Locale) string {
	var d draft
	d.say(l, i18n.T("这盘以"+c.chart.DayMaster.String()+"（"+c.chart.DayMaster.Element().String()+"）为日主，旺衰按本引擎的量法是"+number(p.Strength.Score)+"分，属"+p.Strength.Band+"。",
		"The day master is "+c.chart.DayMaster.String()+" ("+c.chart.DayMaster.English()+"); by this engine's measure its strength is "+number(p.Strength.Score)+" of 100, "+p.Strength.BandEn+"."))
	d.say(l, i18n.T("格局取"+p.Type+"，月令之格为“"+p.State+"”。", "It goes by the pattern "+p.Type+" ("+p.TypeEn+"); that of the month is "+p.StateEn+"."))
	for _, r := range p.Rules {
		d.say(l, i18n.T(r.School+"一派："+sentence(r.BecauseZh, "。"), "By "+r.SchoolEn+" ("+r.School+"): "+sentence(r.BecauseEn, ".")))
	}
	if p.Agree {
		d.say(l, i18n.T("三派所取一致，可以"+join(p.Useful, "、")+"为先。", "The schools agree; "+join(p.Useful, ", ")+" comes first."))
	} else {
		d.say(l, i18n.T("各派所取不尽相同；此处先列"+join(p.Useful, "、")+"，分歧在 rules 中逐条写明。", "The schools differ; "+join(p.Useful, ", ")+" is listed first here, and rules says where they part."))
	}
	if !c.chart.HourKnown() {
		d.say(l, hourUnknown)
	}
	return d.String()
}

var hourUnknown = i18n.T("时辰不详：时柱不参与旺衰、格局与评分。", "The hour is unknown: the hour pillar counts for nothing in strength, pattern and score.")
