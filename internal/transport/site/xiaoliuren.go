package site

import (
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// xiaoliurenCalculator is the page of the six palaces of an hour.
func xiaoliurenCalculator() *calculator {
	return &calculator{
		name: "xiaoliuren", tool: "xiaoliuren", words: true,
		field: []field{
			{name: "from", kind: radioField, values: []string{"time", "question"}, start: "time"},
			{name: "question", kind: areaField, limit: questionLimit, only: "from=question", text: "xiaoliuren.question"},
			{name: "date", kind: dateField, limit: 10, in: "datetime", text: "xiaoliuren.date"}, {name: "time", kind: timeField, limit: 8},
			{name: "day_master", kind: selectField, values: []string{"", "甲", "乙", "丙", "丁", "戊", "己", "庚", "辛", "壬", "癸"}, only: "from=time"},
		},
		input:  func(f form, l i18n.Locale) (any, []fault.Field) { return newXiaoQuery(f, l) },
		result: func(l i18n.Locale) result { return &xiaoResult{locale: l} },
	}
}

// xiaoQuery is what xiaoliuren takes.
type xiaoQuery struct {
	Datetime  string      `json:"datetime,omitzero"`
	Question  string      `json:"question,omitzero"`
	DayMaster string      `json:"day_master,omitzero"`
	Locale    i18n.Locale `json:"locale"`
}

func newXiaoQuery(f form, l i18n.Locale) (xiaoQuery, []fault.Field) {
	date, clock, wrong := f.moment()
	q := xiaoQuery{Locale: l}
	if date != "" {
		q.Datetime = date + "T" + clock
	}
	if f.Get("from") != "question" {
		q.DayMaster = f.Get("day_master")
		return q, wrong
	}
	q.Question = f.Get("question")
	if q.Question == "" {
		text := sentences()["xiaoliuren.error.question"]
		wrong = append(wrong, fault.Field{Path: "question", Code: "invalid_type", Message: text.En, MessageZh: text.Zh})
	}
	return q, wrong
}

// xiaoResult is the palace of an hour, or the two of a question.
type xiaoResult struct {
	Datetime string `json:"datetime"`
	Hour     struct {
		Name  string `json:"name"`
		Range string `json:"range"`
	} `json:"hour"`
	Length    int    `json:"questionLength"`
	Lunar     string `json:"lunar"`
	DayPillar string `json:"dayPillar"`
	Palaces   []struct {
		Role   string `json:"role"`
		Name   string `json:"name"`
		Pinyin string `json:"pinyin"`
		En     string `json:"en"`
		Text   string `json:"text"`
	} `json:"palaces"`
	TenGod *struct {
		Name string `json:"name"`
		En   string `json:"en"`
		Text string `json:"text"`
	} `json:"tenGod"`
	Reading string `json:"reading"`
	Method  string `json:"method"`
	Notice  string `json:"notice"`

	locale i18n.Locale
}

// Title names the palaces that were counted.
func (r *xiaoResult) Title() string {
	var title string
	for i, p := range r.Palaces {
		if i > 0 {
			title += " → "
		}
		title += i18n.T(p.Name, p.En+" "+p.Name).In(r.locale)
	}
	return title
}

// Told returns the palaces, and the ten god of the day, with what each says.
func (r *xiaoResult) Told() []line {
	var lines []line
	for _, p := range r.Palaces {
		lines = append(lines, line{sentences()["xiaoliuren."+p.Role].In(r.locale) + " · " + i18n.T(p.Name, p.En+" "+p.Name).In(r.locale), p.Text})
	}
	if g := r.TenGod; g != nil {
		lines = append(lines, line{sentences()["xiaoliuren.tenGod"].In(r.locale) + " · " + i18n.T(g.Name, g.En+" "+g.Name).In(r.locale), g.Text})
	}
	return lines
}
