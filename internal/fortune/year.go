package fortune

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// yearsAhead is how far after the birth a year may lie.
const yearsAhead = 120

// yearResult is what t3 says of one year of a chart.
type yearResult struct {
	TargetYear int         `json:"target_year"`
	Age        int         `json:"age" doc:"Nominal age."`
	LuckPillar *luckPillar `json:"luck_pillar" required:"true" doc:"In force in that year; null before the first."`
	YearPillar passing     `json:"year_pillar"`
	Months     []month     `json:"months" doc:"Twelve, from 立春."`
	Relations  []relation  `json:"relations" doc:"Those in which the year or the luck pillar takes part."`
	Elements   balance     `json:"elements"`
	Areas      []area      `json:"areas"`
}

// passing is a pillar that passes over the chart for a while.
type passing struct {
	Pillar    string `json:"pillar"`
	TenGod    string `json:"ten_god"`
	LifeStage string `json:"life_stage"`
	From      string `json:"from"`
	To        string `json:"to"`
}

// month is one of the twelve months of a year.
type month struct {
	Index int    `json:"index" range:"1..12"`
	Term  string `json:"term" doc:"The 节 that begins it."`
	passing
	Relations []relation `json:"relations" doc:"With the chart."`
}

// balance counts visible stems and branches by element.
type balance struct {
	Natal        elements `json:"natal"`
	WithPassing  elements `json:"with_passing" doc:"With the year pillar, and the luck pillar where there is one."`
	Useful       []string `json:"useful"`
	Unfavourable []string `json:"unfavourable"`
}

// checkYear refuses a year that is not of this life.
func (c *cast) checkYear(year int) []fault.Field {
	if born := c.input.Year; year < born || year > born+yearsAhead {
		return problem("target_year", fmt.Sprintf("must lie between the year of birth, %d, and %d", born, born+yearsAhead))
	}
	return nil
}

// year computes the year of a checked target.
func (c *cast) year(target int, l i18n.Locale) yearResult {
	y := yearResult{
		TargetYear: target, Age: target - c.input.Year + 1,
		YearPillar: c.annual(target), Months: c.months(target),
	}
	annual := bazi.Member{Kind: bazi.PassingYear, Pair: ganzhi.PairOfYear(target)}
	members := []bazi.Member{annual}
	if p, ok := c.noon.LuckIn(target); ok {
		y.LuckPillar = new(newLuckPillar(p))
		members = append(members, bazi.Member{Kind: bazi.PassingLuck, Pair: p.Pair})
	}
	relations := c.chart.RelationsWith(members...)
	y.Relations = newRelations(relations)
	y.Elements = c.balance(members)
	y.Areas = c.areas(annual, relations, l)
	return y
}

// annual returns the year that begins in a calendar year, from 立春 to 立春.
func (c *cast) annual(target int) passing {
	return c.passing(ganzhi.PairOfYear(target), jie(target, 0), jie(target, monthsPerYear))
}

// months returns the twelve months of that year, each from its 节.
func (c *cast) months(target int) []month {
	year := ganzhi.PairOfYear(target).Stem()
	out := make([]month, monthsPerYear)
	for i := range out {
		pair := ganzhi.MonthPair(year, ganzhi.BranchYin.Add(i))
		out[i] = month{
			Index: i + 1, Term: jie(target, i).Term.String(), passing: c.passing(pair, jie(target, i), jie(target, i+1)),
			Relations: newRelations(c.chart.RelationsWith(bazi.Member{Kind: bazi.PassingMonth, Pair: pair})),
		}
	}
	return out
}

const monthsPerYear = 12

// jie returns the 节 that begins a month of a year; month 0 begins with 立春.
func jie(year, month int) almanac.TermDay {
	term := int(almanac.TermLiChun) + 2*month
	return almanac.TermOn(year+term/almanac.SolarTerms, almanac.SolarTerm(term%almanac.SolarTerms))
}

func (c *cast) passing(pair ganzhi.Pair, from, to almanac.TermDay) passing {
	return passing{
		pair.String(), ganzhi.TenGodOf(c.chart.DayMaster, pair.Stem()).String(), ganzhi.LifeStageOf(c.chart.DayMaster, pair.Branch()).String(),
		instant(from.Instant), instant(to.Instant),
	}
}

func (c *cast) balance(members []bazi.Member) balance {
	useful, against := wanted(c.chart.Read())
	total := c.chart.Elements
	for _, m := range members {
		total[m.Pair.Stem().Element()]++
		total[m.Pair.Branch().Element()]++
	}
	return balance{newElements(c.chart.Elements), newElements(total), written(useful), written(against)}
}
