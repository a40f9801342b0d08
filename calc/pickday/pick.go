package pickday

import (
	"cmp"
	"slices"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// MaxDays is the longest span that is searched at once, ten years; doors may allow
// less.
const MaxDays = 3660

// Query is what days are sought for.
type Query struct {
	Purpose  Purpose
	From, To civil.DateTime // both days included
	People   []Person
	Require  Require
	Almanac  almanac.Rules
}

// Require is how much the almanac must grant (取日标准).
type Require uint8

// The standards.
const (
	RequireSuited     Require = iota // the day is printed as suited (宜)
	RequireNotAvoided                // it is not printed as avoided (不忌)
)

// Choice is a day that was kept (吉日).
type Choice struct {
	Day      almanac.Day
	Verdict  daygod.Verdict // what the day says of the purpose
	Score    int            // sum of Points
	Points   []Point
	Warnings []Warning
	Hours    []almanac.Hour // the double hours to prefer, in order of the day
}

// Warning is a lesser clash of a day with a person.
type Warning struct {
	Person   int // index in Query.People
	Relation Relation
}

// Refusal is why a day was not kept (不取之由).
type Refusal uint8

// The refusals, in the order they are tried.
const (
	RefusedClosed      Refusal = iota // 诸事不宜
	RefusedAvoided                    // 忌
	RefusedMonthBreak                 // 月破
	RefusedYearBreak                  // 岁破
	RefusedNotSuited                  // 不宜: nothing suits it, or it is not printed
	RefusedClashPerson                // 冲当事人
)

// Refusals is the number of refusals.
const Refusals = 6

var refusalTexts = [Refusals][2]string{
	{"诸事不宜", "everything is avoided"},
	{"当日忌此事", "the day avoids it"},
	{"月破日", "month breaker"},
	{"岁破日", "year breaker"},
	{"当日不注宜此事", "the day does not suit it"},
	{"与当事人相冲", "it clashes with someone concerned"},
}

// Words returns the refusal in Chinese and in English.
func (r Refusal) Words() (zh, en string) { return refusalTexts[r][0], refusalTexts[r][1] }

// Result is the outcome of a search.
type Result struct {
	Choices []Choice      // best first, then by date
	Refused [Refusals]int // days refused, by the first reason against them
	Days    int           // days looked at
}

// Pick looks through a span of days.
//
// Rule: refused are days on which everything is avoided, days that avoid the
// purpose, 月破 that do not suit it, 岁破 for weddings, moves, journeys, building
// and graves, days that do not suit it, and days that clash with the year of
// birth of someone concerned (for a wedding also the day of birth). The rest are
// ranked by Points.
// A query that cannot be searched is a *calc.InputError.
// Source: doc/sources.md#date-selection.
func Pick(q Query) (Result, error) {
	if err := q.check(); err != nil {
		return Result{}, err
	}
	days := q.To.JDN() - q.From.JDN() + 1
	result := Result{Days: days}
	for n := range days {
		day, err := almanac.NewDay(q.From.AddDays(n), q.Almanac)
		if err != nil {
			return Result{}, err
		}
		advice := day.Advice()
		if refusal, refused := q.refuse(day, advice); refused {
			result.Refused[refusal]++
			continue
		}
		result.Choices = append(result.Choices, q.choose(day, advice))
	}
	slices.SortStableFunc(result.Choices, func(a, b Choice) int { return cmp.Compare(b.Score, a.Score) })
	return result, nil
}

// refuse returns the first reason against a day.
func (q Query) refuse(day almanac.Day, advice *daygod.Advice) (Refusal, bool) {
	verdict := advice.Verdicts[q.Purpose.Activity()]
	suited := verdict.Mark == daygod.MarkSuited
	branch := day.DayPair.Branch()
	switch {
	case !advice.Closed.Empty():
		return RefusedClosed, true
	case verdict.Mark == daygod.MarkAvoided:
		return RefusedAvoided, true
	case branch == day.MonthBranch().Add(6) && !suited:
		return RefusedMonthBreak, true
	case branch == day.YearPair.Branch().Add(6) && purposeRows[q.Purpose].yearBreaker:
		return RefusedYearBreak, true
	case !suited && q.Require == RequireSuited:
		return RefusedNotSuited, true
	}
	for _, p := range q.People {
		if p.relate(day.DayPair, q.Purpose == Wedding).Refuses() {
			return RefusedClashPerson, true
		}
	}
	return 0, false
}

// choose ranks a day that was kept.
func (q Query) choose(day almanac.Day, advice *daygod.Advice) Choice {
	c := Choice{Day: day, Verdict: advice.Verdicts[q.Purpose.Activity()]}
	for i, p := range q.People {
		if r := p.relate(day.DayPair, q.Purpose == Wedding); r != RelationNone {
			c.Warnings = append(c.Warnings, Warning{i, r})
		}
	}
	c.Points = q.points(c, advice.Gods)
	for _, p := range c.Points {
		c.Score += p.Value
	}
	for _, h := range day.Hours() {
		if h.Good() && !q.clashes(h.Pair.Branch()) {
			c.Hours = append(c.Hours, h)
		}
	}
	return c
}

// clashes reports whether a branch is opposite that of someone's year of birth.
func (q Query) clashes(branch ganzhi.EarthlyBranch) bool {
	return slices.ContainsFunc(q.People, func(p Person) bool { return branch == p.Year.Branch().Add(6) })
}
