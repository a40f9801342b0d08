package fortune

import (
	"context"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/xiaoliuren"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// dailyInput is the input of s1.
type dailyInput struct {
	DayMaster string `json:"day_master,omitzero" enum:"甲|乙|丙|丁|戊|己|庚|辛|壬|癸" doc:"Stem of someone's day pillar; adds riyuan, liuri_shishen and shishen_yixiang."`
	Moment    string `json:"divination_datetime,omitzero" limit:"0..40" doc:"YYYY-MM-DDTHH:mm, seconds, a space for T and an offset allowed; read as wall-clock time, never converted; 1900-03-01 to 2199-12-31. Now when left out."`
	Locale    string `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// dailyOutput is the answer of s1: exactly these members, the last three only with
// a day master.
type dailyOutput struct {
	Palace     string  `json:"gua_xiang"`
	Hour       shichen `json:"shichen"`
	DayPillar  string  `json:"liuri_rizhu"`
	Reading    string  `json:"jie_gua"`
	Effective  string  `json:"effective_datetime"`
	DayMaster  string  `json:"riyuan,omitzero"`
	TenGod     string  `json:"liuri_shishen,omitzero"`
	TenGodText string  `json:"shishen_yixiang,omitzero"`
}

type shichen struct {
	Index int    `json:"index" range:"0..11"`
	Name  string `json:"name"`
	Label string `json:"label"`
	Range string `json:"range"`
}

// ValidateParts checks the moment.
func (in *dailyInput) ValidateParts(broken map[string]bool) []fault.Field {
	return checkMoment(in.Moment, broken)
}

// questionInput is the input of s2.
type questionInput struct {
	Question string `json:"question" limit:"1.." doc:"What is asked. Only its length counts, in Unicode code points, of which 🎲 is one; it is not stored."`
	Moment   string `json:"divination_datetime,omitzero" limit:"0..40" doc:"As in daily_fortune."`
	Locale   string `json:"locale,omitzero" enum:"zh|en" doc:"Language of the texts."`
}

// questionOutput is the answer of s2: exactly these members.
type questionOutput struct {
	Start     palace `json:"gua_qishigua"`
	Turn      palace `json:"gua_shichen"`
	Reading   string `json:"jie_gua"`
	Effective string `json:"effective_datetime"`
}

type palace struct {
	Index int    `json:"index" range:"0..5"`
	Name  string `json:"name"`
	Text  string `json:"text"`
}

// ValidateParts checks the moment.
func (in *questionInput) ValidateParts(broken map[string]bool) []fault.Field {
	return checkMoment(in.Moment, broken)
}

const momentField = "divination_datetime"

func checkMoment(text string, broken map[string]bool) []fault.Field {
	if text == "" || broken[momentField] {
		return nil
	}
	if _, err := xiaoliuren.ParseMoment(momentField, text); err != nil {
		return []fault.Field{{Path: momentField, Code: schema.Custom, Message: reason(err)}}
	}
	return nil
}

// moment reads a checked moment, or what the clock shows.
func (d Deps) moment(text string) (civil.DateTime, error) {
	if text == "" {
		return d.Now(), nil
	}
	return xiaoliuren.ParseMoment(momentField, text)
}

func (d Deps) daily(_ context.Context, l i18n.Locale, in dailyInput) (dailyOutput, error) {
	at, err := d.moment(in.Moment)
	if err != nil {
		return dailyOutput{}, invalid(momentField, err)
	}
	day, err := xiaoliuren.DayOf(at)
	if err != nil {
		return dailyOutput{}, invalid(momentField, err)
	}
	l = pick(in.Locale, l)
	out := dailyOutput{
		Palace: day.Palace.String(), DayPillar: day.Pair.String(), Reading: prose(day.Text(), l), Effective: at.String(),
		Hour: shichen{int(day.Hour), day.Hour.String(), day.Hour.String() + "时", xiaoliuren.HourRange(day.Hour)},
	}
	if master, ok := ganzhi.ParseStem(in.DayMaster); ok {
		god := day.TenGod(master)
		out.DayMaster, out.TenGod, out.TenGodText = in.DayMaster, god.String(), prose(xiaoliuren.TenGodText(god), l)
	}
	return out, nil
}

func (d Deps) question(_ context.Context, l i18n.Locale, in questionInput) (questionOutput, error) {
	at, err := d.moment(in.Moment)
	if err != nil {
		return questionOutput{}, invalid(momentField, err)
	}
	q, err := xiaoliuren.Ask(in.Question, at)
	if err != nil {
		return questionOutput{}, invalid("question", err)
	}
	l = pick(in.Locale, l)
	return questionOutput{
		Start: newPalace(q.Start, l), Turn: newPalace(q.Turn, l), Reading: prose(q.Text(), l), Effective: at.String(),
	}, nil
}

func newPalace(p xiaoliuren.Palace, l i18n.Locale) palace {
	return palace{int(p), p.String(), prose(p.Text(), l)}
}

// prose returns a text of the calculators in a language.
func prose(t calc.Text, l i18n.Locale) string { return i18n.T(t.Zh, t.En).In(l) }

// invalid is the fault about one wrong member.
func invalid(path string, err error) error { return schema.Invalid(problem(path, reason(err))) }
