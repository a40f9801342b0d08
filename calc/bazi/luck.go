package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// LuckPillars is the number of luck pillars in a chart: a hundred years.
const LuckPillars = 10

const yearsPerLuck = 10

// Luck is the sequence of luck pillars (大运, da yun).
type Luck struct {
	Forward bool   // 顺行: pillars follow the month pillar; else they precede it
	Term    string // the 节 that the start is counted to
	Start   LuckStart
	Pillars []LuckPillar
}

// LuckPillar is ten years of luck.
type LuckPillar struct {
	Index     int // from 0
	Pair      ganzhi.Pair
	TenGod    ganzhi.TenGod // of the stem
	StartAge  int           // by Rules.AgeCount
	StartYear int           // calendar year of the first day
	EndYear   int           // the last calendar year, StartYear + 9
}

// newLuck counts the luck pillars of a birth of known hour and sex.
//
// Rule: forward for a man born in a yang year and a woman born in a yin year,
// else backward; the first pillar is the neighbour of the month pillar, and each
// lasts ten years. A nominal age is the calendar year less that of birth plus
// one, a full age the completed years.
//
// Source: doc/sources.md#luck-direction, #luck-ages.
// Schools: Rules.LuckDirection, Rules.LuckMethod, Rules.AgeCount.
func newLuck(k timekeeper, sex Sex, p [4]ganzhi.Pair, r Rules) *Luck {
	forward := luckForward(sex, p[Year].Stem(), r.LuckDirection)
	before, after := k.jieAround()
	jie, step := before, -1
	if forward {
		jie, step = after, 1
	}
	luck := &Luck{Forward: forward, Term: jie.name(), Pillars: make([]LuckPillar, LuckPillars)}
	luck.Start = luckStart(k, jie.unixMilli(), r.LuckMethod)
	first := luck.Start.Local.Year
	age := first - k.moment.Local.Year + 1
	if r.AgeCount == AgeFull {
		age = luck.Start.Years
	}
	for i := range luck.Pillars {
		pair := p[Month].Add(step * (i + 1))
		year := first + yearsPerLuck*i
		luck.Pillars[i] = LuckPillar{
			Index: i, Pair: pair, TenGod: ganzhi.TenGodOf(p[Day].Stem(), pair.Stem()),
			StartAge: age + yearsPerLuck*i, StartYear: year, EndYear: year + yearsPerLuck - 1,
		}
	}
	return luck
}

func luckForward(sex Sex, year ganzhi.HeavenlyStem, rule LuckDirection) bool {
	if rule == LuckMaleForward {
		return sex == SexMale
	}
	return (sex == SexMale) == (year.YinYang() == ganzhi.Yang)
}
