package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/pickday"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed pick_day.md
var pickDayMD string

// maxWireSpan is the longest span that the wire searches at once, in days.
const maxWireSpan = 400

// pickDayInput is the input of pick_day.
type pickDayInput struct {
	Purpose  string          `json:"purpose" limit:"1..40" trim:"true" doc:"wedding, betrothal, proposal, opening, contract, moving, travel, building, renovation, groundbreaking, roof_beam, demolition, bed, office, school, banquet, sacrifice, prayer, children, doctor, haircut, cleaning, planting, animals, well, grave_earth, burial or grave_removal; or the Chinese name of one, for example 嫁娶 or 搬家入宅."`
	From     string          `json:"from" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"First day, YYYY-MM-DD; over the network in the years 1901 to 2099."`
	To       string          `json:"to" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Last day; at most 400 days in all."`
	People   []baziInput     `json:"people,omitzero" limit:"0..8" doc:"Those concerned, each as for a four-pillar chart."`
	Require  string          `json:"require" enum:"suited|not_avoided" default:"\"suited\"" doc:"Whether a day must be printed as suited, or merely not as avoided."`
	Limit    int             `json:"limit" range:"1..400" default:"20" doc:"How many days to list at most, best first."`
	Timezone string          `json:"timezone" limit:"1..80" trim:"true" default:"\"Asia/Shanghai\"" doc:"Where the days are to be used. Days and hours are read from the clock there as those of China's calendar."`
	Locale   string          `json:"locale" enum:"zh|en" default:"\"zh\""`
	Options  *almanacOptions `json:"options,omitzero" doc:"Where almanacs differ; each option left out has its default."`
}

// Validate checks each person as calculate_bazi would.
func (in pickDayInput) Validate() []fault.Field {
	var problems []fault.Field
	for i, p := range in.People {
		problems = append(problems, under(fmt.Sprintf("people.%d", i), p.Validate())...)
	}
	return problems
}

// Complete fills in what calculate_bazi would for each person.
func (in *pickDayInput) Complete() {
	for i := range in.People {
		in.People[i].Complete()
	}
}

func pickDay(y years) tool.Tool {
	spec := tool.Spec{
		Name:        "pick_day",
		Category:    "calculator",
		Route:       "pick-day",
		Label:       i18n.T("择日", "Pick a day"),
		Description: tool.Describe(pickDayMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"purpose":"wedding","from":"2026-10-01","to":"2026-12-31","timezone":"Asia/Shanghai","people":[{"date":"1998-05-01","time":null,"timezone":"Asia/Shanghai"}]}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in pickDayInput) (pickDayOutput, error) {
		return runPickDay(y, l, in)
	})
}

func runPickDay(y years, l i18n.Locale, in pickDayInput) (pickDayOutput, error) {
	if l != "" {
		in.Locale = string(l)
	}
	query, err := in.query(y)
	if err != nil {
		return pickDayOutput{}, inputFault(err)
	}
	result, err := pickday.Pick(query)
	if err != nil {
		return pickDayOutput{}, inputFault(err)
	}
	return newPickDayOutput(in, query, result), nil
}

// unknownPurpose is the error about a purpose that has no such name. It lists the
// names: those of the wire, and the everyday ones in Chinese.
func unknownPurpose(name string) error {
	var zh, en []string
	for i := range pickday.Purposes {
		p := pickday.Purpose(i)
		zh, en = append(zh, p.Activity().Today()), append(en, p.String()+" "+p.Activity().Today())
	}
	return &calc.InputError{Field: "purpose", Value: name,
		Reason:   "must be one of " + strings.Join(en, ", ") + ", in either language",
		ReasonZh: "须为以下之一，或其英文名：" + strings.Join(zh, "、")}
}

// query reads a checked input.
func (in pickDayInput) query(y years) (pickday.Query, error) {
	var q pickday.Query
	var ok bool
	if q.Purpose, ok = pickday.ParsePurpose(in.Purpose); !ok {
		return q, unknownPurpose(in.Purpose)
	}
	if _, err := civil.LoadZone(in.Timezone); err != nil {
		return q, err
	}
	var err error
	if q.From, q.To, err = in.span(y); err != nil {
		return q, err
	}
	if q.Almanac, err = in.Options.rules(); err != nil {
		return q, err
	}
	if in.Require == "not_avoided" {
		q.Require = pickday.RequireNotAvoided
	}
	for i, p := range in.People {
		chart, err := p.cast(y)
		if err != nil {
			return q, inPerson(err, i)
		}
		q.People = append(q.People, pickday.Person{
			Year: chart.Pillars[bazi.Year].Pair, Day: chart.Pillars[bazi.Day].Pair, HasDay: true,
		})
	}
	return q, nil
}

// span reads the first and the last day.
func (in pickDayInput) span(y years) (from, to civil.DateTime, err error) {
	for _, each := range []struct {
		field, text string
		date        *civil.DateTime
	}{{"from", in.From, &from}, {"to", in.To, &to}} {
		if err := y.check(each.field, each.text); err != nil {
			return from, to, err
		}
		date, err := civil.ParseDate(each.text)
		if err != nil {
			return from, to, &calc.InputError{Field: each.field, Value: each.text,
				Reason: "is not a day of the Gregorian calendar", ReasonZh: "公历中没有这一天"}
		}
		*each.date = date
	}
	if days := to.JDN() - from.JDN() + 1; days < 1 || days > maxWireSpan {
		return from, to, &calc.InputError{Field: "to", Value: in.To,
			Reason:   fmt.Sprintf("must not be before the first, nor the days more than %d in all", maxWireSpan),
			ReasonZh: fmt.Sprintf("须不早于起始日，且总共不超过 %d 天", maxWireSpan)}
	}
	return from, to, nil
}

// inPerson says whose birth an error is about.
func inPerson(err error, i int) error {
	f := fault.As(err)
	if f == nil {
		return err
	}
	for j := range f.Fields {
		f.Fields[j].Path = fmt.Sprintf("people.%d.%s", i, f.Fields[j].Path)
	}
	return f
}
