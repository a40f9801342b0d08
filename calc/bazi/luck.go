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
	jie := before
	if forward {
		jie = after
	}
	luck := &Luck{Forward: forward, Term: jie.name(), Pillars: make([]LuckPillar, LuckPillars)}
	luck.Start = luckStart(k, jie.unixMilli(), r.LuckMethod)
	first := luck.Start.Local.Year
	age := first - k.moment.Local.Year + 1
	if r.AgeCount == AgeFull {
		age = luck.Start.Years
	}
	month := LuckPillar{Index: -1, Pair: p[Month], StartAge: age - yearsPerLuck, StartYear: first - yearsPerLuck}
	for i := range luck.Pillars {
		luck.Pillars[i] = luck.after(month, i+1, p[Day].Stem())
	}
	return luck
}

// after returns the pillar that comes n after another.
func (l *Luck) after(p LuckPillar, n int, dayMaster ganzhi.HeavenlyStem) LuckPillar {
	pair, year := p.Pair.Add(l.step()*n), p.StartYear+yearsPerLuck*n
	return LuckPillar{
		Index: p.Index + n, Pair: pair, TenGod: ganzhi.TenGodOf(dayMaster, pair.Stem()),
		StartAge: p.StartAge + yearsPerLuck*n, StartYear: year, EndYear: year + yearsPerLuck - 1,
	}
}

// LuckIn returns the luck pillar (大运, da yun) in force in a calendar year, also
// beyond those that a chart lists. A chart without luck has none, and neither has a
// year before its start.
func (c *Chart) LuckIn(year int) (LuckPillar, bool) {
	if c.Luck == nil || year < c.Luck.Pillars[0].StartYear {
		return LuckPillar{}, false
	}
	first := c.Luck.Pillars[0]
	return c.Luck.after(first, (year-first.StartYear)/yearsPerLuck, c.DayMaster), true
}

func luckForward(sex Sex, year ganzhi.HeavenlyStem, rule LuckDirection) bool {
	if rule == LuckMaleForward {
		return sex == SexMale
	}
	return (sex == SexMale) == (year.YinYang() == ganzhi.Yang)
}
