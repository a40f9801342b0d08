package catalog

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/pickday"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// pickDayOutput is the outcome of a search as it is sent.
type pickDayOutput struct {
	Kind    string        `json:"kind" const:"pick-day"`
	Version string        `json:"version" const:"wenbu-pick-day-1.0"`
	Input   pickDayInput  `json:"input" doc:"The input with all defaults filled in."`
	Purpose pickPurpose   `json:"purpose"`
	Days    int           `json:"days" doc:"Days looked at."`
	Found   int           `json:"found" doc:"Days kept; choices lists at most limit of them."`
	Choices []pickChoice  `json:"choices" doc:"Best first, then by date."`
	Refused []pickRefusal `json:"refused" doc:"Days left out, by the first reason against them."`
	Rules   []almanacRule `json:"rules" doc:"Every option in force."`
	Notice  string        `json:"notice"`
}

type pickPurpose struct {
	ID    string `json:"id"`
	Name  string `json:"name" doc:"The activity of the almanac."`
	Today string `json:"today"`
	En    string `json:"en"`
}

type pickChoice struct {
	Date     string        `json:"date"`
	Weekday  label         `json:"weekday"`
	Lunar    string        `json:"lunar"`
	LunarEn  string        `json:"lunarEn"`
	DayPair  string        `json:"dayPair"`
	Clash    string        `json:"clash" doc:"Animal of the branch opposite the day's."`
	Score    int           `json:"score" doc:"Sum of the points of reasons."`
	Reasons  []pickReason  `json:"reasons"`
	Warnings []pickWarning `json:"warnings" doc:"Lesser clashes with people."`
	Hours    []pickHour    `json:"hours" doc:"Double hours on the yellow road that break nothing and clash with nobody."`
}

type pickReason struct {
	Points int    `json:"points"`
	Zh     string `json:"zh"`
	En     string `json:"en"`
}

type pickWarning struct {
	Person int    `json:"person" doc:"Place in people, from 0."`
	Zh     string `json:"zh"`
	En     string `json:"en"`
}

type pickHour struct {
	Pair     string `json:"pair"`
	From     string `json:"from"`
	To       string `json:"to"`
	Road     string `json:"road"`
	Nobleman bool   `json:"nobleman"`
}

type pickRefusal struct {
	Zh    string `json:"zh"`
	En    string `json:"en"`
	Count int    `json:"count"`
}

// newPickDayOutput writes a result in the form of the wire.
func newPickDayOutput(in pickDayInput, q pickday.Query, r pickday.Result) pickDayOutput {
	activity := q.Purpose.Activity()
	out := pickDayOutput{
		Kind: "pick-day", Version: "wenbu-pick-day-1.0", Input: in,
		Purpose: pickPurpose{q.Purpose.String(), activity.String(), activity.Today(), activity.English()},
		Days:    r.Days, Found: len(r.Choices), Choices: []pickChoice{}, Refused: []pickRefusal{}, Rules: []almanacRule{},
		Notice: almanacNotice.In(i18n.Locale(in.Locale)),
	}
	for _, c := range r.Choices[:min(len(r.Choices), in.Limit)] {
		out.Choices = append(out.Choices, newPickChoice(c))
	}
	for i, count := range r.Refused {
		if count > 0 {
			zh, en := pickday.Refusal(i).Words()
			out.Refused = append(out.Refused, pickRefusal{zh, en, count})
		}
	}
	for _, o := range q.Almanac.Options() {
		out.Rules = append(out.Rules, almanacRule{o.Name, o.Value})
	}
	return out
}

func newPickChoice(c pickday.Choice) pickChoice {
	d := c.Day
	out := pickChoice{
		Date: d.Date.DateString(), Weekday: weekdays[d.Date.Weekday()], Lunar: d.Lunar.String(), LunarEn: d.Lunar.English(), DayPair: d.DayPair.String(),
		Clash: almanac.Zodiac(d.Clash().Branch).String(), Score: c.Score,
		Reasons: []pickReason{}, Warnings: []pickWarning{}, Hours: []pickHour{},
	}
	for _, p := range c.Points {
		out.Reasons = append(out.Reasons, pickReason{p.Value, p.Zh, p.En})
	}
	if c.Verdict.Mark != daygod.MarkSuited {
		out.Reasons = append(out.Reasons, pickReason{0, "当日不忌此事，也不注宜", "neither suited nor avoided"})
	}
	for _, w := range c.Warnings {
		zh, en := w.Relation.Words()
		out.Warnings = append(out.Warnings, pickWarning{w.Person, zh, en})
	}
	for _, h := range c.Hours {
		from, to := hourSpan(h.Pair.Branch())
		out.Hours = append(out.Hours, pickHour{h.Pair.String(), from, to, h.Road.String(), h.Nobleman})
	}
	return out
}
