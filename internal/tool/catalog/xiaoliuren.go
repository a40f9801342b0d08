package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed xiaoliuren.md
var xiaoLiuRenMD string

type xiaoInput struct {
	Datetime  string `json:"datetime,omitzero" limit:"0..40" trim:"true" doc:"YYYY-MM-DDTHH:MM, seconds and offset allowed, from 1900-03-01 to 2199-12-31; read as a clock on the wall, never converted. Now in the server's zone when left out."`
	Question  string `json:"question,omitzero" limit:"1..2000" doc:"What is asked; only its length counts, spaces too. Leave out to read the day and hour."`
	DayMaster string `json:"day_master,omitzero" enum:"甲|乙|丙|丁|戊|己|庚|辛|壬|癸" doc:"Stem of someone's day pillar, for the ten god of the day; not with question."`
	Locale    string `json:"locale" enum:"zh|en" default:"\"zh\""`
}

// Validate refuses a day master beside a question.
func (in xiaoInput) Validate() []fault.Field {
	if in.Question == "" || in.DayMaster == "" {
		return nil
	}
	return []fault.Field{{Path: "day_master", Code: schema.Custom, Message: "day_master belongs to the reading of a day; leave out question or day_master"}}
}

// moment reads the datetime, and now when there is none. Without a clock to look at
// it is required.
func (in xiaoInput) moment(now func() civil.DateTime) (civil.DateTime, error) {
	if in.Datetime == "" && now != nil {
		return now(), nil
	}
	return xiaoliuren.ParseMoment("datetime", in.Datetime)
}

type xiaoOutput struct {
	Kind           string       `json:"kind" const:"xiaoliuren"`
	Version        string       `json:"version" const:"wenbu-xiaoliuren-1.0"`
	Datetime       string       `json:"datetime" doc:"The reading of the clock it was counted from."`
	Hour           xiaoHour     `json:"hour"`
	QuestionLength int          `json:"questionLength,omitzero" doc:"Code points of the question; absent for a day."`
	Lunar          string       `json:"lunar,omitzero" doc:"Lunar date of the day; absent for a question."`
	DayPillar      string       `json:"dayPillar,omitzero" doc:"Pair of the day; absent for a question."`
	Palaces        []xiaoPalace `json:"palaces" doc:"One for a day, two for a question."`
	TenGod         *xiaoTenGod  `json:"tenGod,omitzero" doc:"Given a day master."`
	Reading        string       `json:"reading"`
	Method         string       `json:"method"`
	Notice         string       `json:"notice"`
}

type xiaoHour struct {
	Index int    `json:"index" range:"0..11" doc:"0 is 子."`
	Name  string `json:"name"`
	Range string `json:"range" doc:"23:00-00:59 for 子."`
}

type xiaoPalace struct {
	Role   string `json:"role" enum:"day|start|turn" doc:"start is counted by the length of the question, turn by the double hour."`
	Index  int    `json:"index" range:"0..5" doc:"0 is 大安."`
	Name   string `json:"name"`
	Pinyin string `json:"pinyin"`
	En     string `json:"en"`
	Text   string `json:"text"`
}

type xiaoTenGod struct {
	DayMaster string `json:"dayMaster"`
	Name      string `json:"name"`
	En        string `json:"en"`
	Text      string `json:"text"`
}

var (
	xiaoDayMethod = i18n.T("大安起正月，月上起初一，日上起子时，逐宫顺数；闰月同号，23 点起算次日。",
		"from 大安 as month 1 to the month, from there as day 1 to the day, from there as 子 to the double hour; a leap month as its number, the next day from 23:00.")
	xiaoQuestionMethod = i18n.T("大安起一，按字数数得起始宫；其上起子时，数得应宫。",
		"from 大安 as one by the code points of the question; from there as 子 by the double hour.")
	xiaoNotice = i18n.T("小六壬供消遣与自省，不预言任何事。", "Xiao Liu Ren is for entertainment and reflection; it foretells nothing.")
)

func xiaoLiuRen(now func() civil.DateTime) tool.Tool {
	spec := tool.Spec{
		Name:        "xiaoliuren",
		Category:    "calculator",
		Route:       "xiaoliuren",
		Label:       i18n.T("小六壬", "Xiao Liu Ren"),
		Description: tool.Describe(xiaoLiuRenMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"datetime":"2026-11-30T08:30","day_master":"丙"}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in xiaoInput) (xiaoOutput, error) {
		at, err := in.moment(now)
		if err != nil {
			return xiaoOutput{}, inputFault(err)
		}
		if l == "" {
			l = i18n.Locale(in.Locale)
		}
		if in.Question != "" {
			return xiaoQuestion(l, in.Question, at)
		}
		return xiaoDay(l, in.DayMaster, at)
	})
}

func xiaoDay(l i18n.Locale, master string, at civil.DateTime) (xiaoOutput, error) {
	d, err := xiaoliuren.DayOf(at)
	if err != nil {
		return xiaoOutput{}, inputFault(err)
	}
	out := newXiaoOutput(l, at, d.Hour)
	out.Lunar, out.DayPillar = d.Lunar.String(), d.Pair.String()
	out.Palaces = []xiaoPalace{newXiaoPalace(l, "day", d.Palace)}
	if stem, ok := ganzhi.ParseStem(master); ok {
		god := d.TenGod(stem)
		out.TenGod = &xiaoTenGod{master, god.String(), god.English(), prose(xiaoliuren.TenGodText(god), l)}
	}
	out.Reading, out.Method = prose(d.Text(), l), xiaoDayMethod.In(l)
	return out, nil
}

func xiaoQuestion(l i18n.Locale, question string, at civil.DateTime) (xiaoOutput, error) {
	q, err := xiaoliuren.Ask(question, at)
	if err != nil {
		return xiaoOutput{}, inputFault(err)
	}
	out := newXiaoOutput(l, at, q.Hour)
	out.QuestionLength = q.Length
	out.Palaces = []xiaoPalace{newXiaoPalace(l, "start", q.Start), newXiaoPalace(l, "turn", q.Turn)}
	out.Reading, out.Method = prose(q.Text(), l), xiaoQuestionMethod.In(l)
	return out, nil
}

func newXiaoOutput(l i18n.Locale, at civil.DateTime, hour ganzhi.EarthlyBranch) xiaoOutput {
	return xiaoOutput{
		Kind: "xiaoliuren", Version: "wenbu-xiaoliuren-1.0", Datetime: at.String(), Notice: xiaoNotice.In(l),
		Hour: xiaoHour{int(hour), hour.String(), xiaoliuren.HourRange(hour)},
	}
}

func newXiaoPalace(l i18n.Locale, role string, p xiaoliuren.Palace) xiaoPalace {
	return xiaoPalace{role, int(p), p.String(), p.Pinyin(), p.English(), prose(p.Text(), l)}
}

// prose returns a text of the calculators in a language.
func prose(t calc.Text, l i18n.Locale) string { return i18n.T(t.Zh, t.En).In(l) }

// drawXiaoLiuRen draws the six palaces with those that were counted.
func drawXiaoLiuRen(_ years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[xiaoInput](input)
	if err != nil {
		return nil, err
	}
	at, err := in.moment(nil)
	if err != nil {
		return nil, inputFault(err)
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	var board chart.Palaces
	if in.Question != "" {
		q, err := xiaoliuren.Ask(in.Question, at)
		if err != nil {
			return nil, inputFault(err)
		}
		board = chart.QuestionPalaces(q)
	} else {
		d, err := xiaoliuren.DayOf(at)
		if err != nil {
			return nil, inputFault(err)
		}
		board = chart.DayPalaces(d)
		if stem, ok := ganzhi.ParseStem(in.DayMaster); ok {
			board = chart.MasterPalaces(d, stem)
		}
	}
	if format == Text {
		return []byte(board.Text(chartLanguage(l))), nil
	}
	return []byte(board.SVG(chartLanguage(l))), nil
}
