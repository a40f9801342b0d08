package bazi

import (
	"fmt"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// LifeYears is how many years after the birth a life line may reach.
const LifeYears = 120

// LifeYear is one year of a life line (流年, liu nian).
type LifeYear struct {
	Year  int // the calendar year; its pillar begins in February
	Age   int // by Rules.AgeCount
	Pair  ganzhi.Pair
	Luck  *ganzhi.Pair // the luck pillar in force; nil before the first and without luck
	Score int          // 0 to 100, the sum of the parts
	Parts []ScorePart
}

// The topics of a year, in the order of its parts.
const (
	TopicLuckStem     Topic = "luck_stem"
	TopicLuckBranch   Topic = "luck_branch"
	TopicAnnualStem   Topic = "annual_stem"
	TopicAnnualBranch Topic = "annual_branch"
	TopicRelations    Topic = "relations"
)

// LifeLine returns the score of each year from one to another, within the year of
// birth and LifeYears after it. The error is a *calc.InputError. Without luck
// pillars only the years count.
//
// Rule: a base; what the three schools of YongShen give to the elements of the
// stem and the branch of the luck pillar and of the year; and what relations the
// year has with the chart and the luck pillar; cut off at 0 and 100. The weights
// are in data_life_line.go. A luck pillar is in force from the calendar year of
// its first day.
//
// Source: doc/sources.md#life-line.
// Schools: those of YongShen and Relations.
func (c *Chart) LifeLine(from, to int) ([]LifeYear, error) {
	birth := c.Moment.Local.Year
	if from < birth || to > birth+LifeYears || from > to {
		return nil, inputError("year", strconv.Itoa(from)+"–"+strconv.Itoa(to),
			fmt.Sprintf("must lie in the years %d to %d", birth, birth+LifeYears),
			fmt.Sprintf("须在 %d 年至 %d 年之间", birth, birth+LifeYears))
	}
	need := needs(c.YongShen())
	line := make([]LifeYear, 0, to-from+1)
	for year := from; year <= to; year++ {
		line = append(line, c.lifeYear(year, need))
	}
	return line, nil
}

// needs adds up what the schools give to each element.
func needs(list []YongShen) [ganzhi.Elements]int {
	var need [ganzhi.Elements]int
	for _, y := range list {
		for i, e := range y.Elements {
			need[e] += needOf(i)
		}
		for i, e := range y.Against {
			need[e] -= needOf(i)
		}
	}
	return need
}

// needOf returns what the place of an element in a school's list is worth.
func needOf(place int) int {
	if place == 0 {
		return needFirst
	}
	return needFurther
}

func (c *Chart) lifeYear(year int, need [ganzhi.Elements]int) LifeYear {
	y := LifeYear{Year: year, Age: year - c.Moment.Local.Year, Pair: ganzhi.PairOfYear(year), Parts: make([]ScorePart, 0, 7)}
	if c.Rules.AgeCount == AgeNominal {
		y.Age++
	}
	y.add(TopicBase, lifeBase, "where every year begins", "起始分")
	passing := []Member{{PassingYear, y.Pair}}
	if p, ok := c.LuckIn(year); ok {
		luck := p.Pair
		y.Luck = &luck
		passing = append(passing, Member{PassingLuck, luck})
		y.element(TopicLuckStem, "luck stem ", "大运天干", luck.Stem(), need)
		y.branch(TopicLuckBranch, "luck branch ", "大运地支", luck.Branch(), need)
	}
	y.element(TopicAnnualStem, "year stem ", "流年天干", y.Pair.Stem(), need)
	y.branch(TopicAnnualBranch, "year branch ", "流年地支", y.Pair.Branch(), need)
	y.relations(c.RelationsWith(passing...), need)
	y.Score, y.Parts = total(y.Parts)
	return y
}

func (y *LifeYear) add(topic Topic, points int, en, zh string) {
	y.Parts = append(y.Parts, ScorePart{topic, points, en, zh})
}

var lifeWeights = map[Topic]int{
	TopicLuckStem: weightLuckStem, TopicLuckBranch: weightLuckBranch, TopicAnnualStem: weightYearStem, TopicAnnualBranch: weightYearBranch,
}

func (y *LifeYear) element(topic Topic, name, nameZh string, stem ganzhi.HeavenlyStem, need [ganzhi.Elements]int) {
	y.glyph(topic, name+stem.String(), nameZh+stem.String(), stem.Element(), need)
}

func (y *LifeYear) branch(topic Topic, name, nameZh string, branch ganzhi.EarthlyBranch, need [ganzhi.Elements]int) {
	y.glyph(topic, name+branch.String(), nameZh+branch.String(), branch.Element(), need)
}

// glyph scores a stem or branch by its element.
func (y *LifeYear) glyph(topic Topic, name, nameZh string, e ganzhi.Element, need [ganzhi.Elements]int) {
	weight, given := lifeWeights[topic], strconv.Itoa(need[e])
	times := " × " + strconv.Itoa(weight)
	y.add(topic, weight*need[e],
		name+", "+e.English()+": the schools give "+given+times, nameZh+"属"+e.String()+"，各派合计 "+given+times)
}

// relations scores what the year is to the chart and to the luck pillar.
func (y *LifeYear) relations(list []Relation, need [ganzhi.Elements]int) {
	points, en, zh := 0, "", ""
	for _, r := range list {
		if !r.Pillars.Has(PassingYear) {
			continue
		}
		each := lifePoints[r.Name]
		switch {
		case r.Name == ganzhi.RelationSanHe || r.Name == ganzhi.RelationSanHui:
			each = lifeGroup * sign(need[r.Hua.Element])
		case r.Pillars.Has(Day):
			each *= 2
		}
		if each == 0 {
			continue
		}
		points += each
		en += "; " + r.Name.English() + " " + r.Glyphs() + " " + signed(each)
		zh += "；" + r.Name.String() + r.Glyphs() + " " + signed(each)
	}
	if en == "" {
		en, zh = "; none that counts", "；无计分之关系"
	}
	y.add(TopicRelations, min(max(points, -mostRelations), mostRelations),
		"relations of the year: "+en[len("; "):], "流年与命局、大运："+zh[len("；"):])
}

func sign(n int) int { return min(max(n, -1), 1) }

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
