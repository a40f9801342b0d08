package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// TaiYuan returns the pair of conception (胎元, tai yuan).
//
// Rule: the stem after the month's, and the third branch after it.
// Source: doc/sources.md#tai-yuan.
func (c *Chart) TaiYuan() ganzhi.Pair {
	month := c.Pillars[Month].Pair
	return pairOf(month.Stem().Add(1), month.Branch().Add(3))
}

// TaiXi returns the pair of the breath (胎息, tai xi).
//
// Rule: stem and branch that combine with those of the day (五合, 六合).
// Source: doc/sources.md#tai-yuan.
func (c *Chart) TaiXi() ganzhi.Pair {
	day := c.Pillars[Day].Pair
	return pairOf(day.Stem().Partner(), day.Branch().Partner())
}

// MingGong returns the pair of the life palace (命宫, ming gong), or false when
// the hour is unknown.
//
// Rule: count month and hour from 寅 = 1; the palace is 14 less both, or 26 when
// they make 14 or more; its stem is by five tigers from the year.
// Source: doc/sources.md#ming-gong.
// Schools: month by 中气 (太阳过宫); not offered.
func (c *Chart) MingGong() (ganzhi.Pair, bool) {
	if !c.HourKnown() {
		return 0, false
	}
	sum := fromYin(c.Pillars[Month].Pair.Branch()) + fromYin(c.Pillars[Hour].Pair.Branch())
	return c.palaceAt(26 - sum), true
}

// ShenGong returns the pair of the body palace (身宫, shen gong), or false when
// the hour is unknown.
//
// Rule: the month from 寅 = 1 plus the hour from 子 = 1, counted from 寅; its stem
// is by five tigers from the year.
// Source: doc/sources.md#ming-gong.
func (c *Chart) ShenGong() (ganzhi.Pair, bool) {
	if !c.HourKnown() {
		return 0, false
	}
	hour := int(c.Pillars[Hour].Pair.Branch()) + 1
	return c.palaceAt(fromYin(c.Pillars[Month].Pair.Branch()) + hour), true
}

// palaceAt returns the palace whose branch is number n from 寅 = 1.
func (c *Chart) palaceAt(n int) ganzhi.Pair {
	return ganzhi.MonthPair(c.Pillars[Year].Pair.Stem(), ganzhi.BranchYin.Add(n-1))
}

// fromYin numbers the branches from 寅 = 1 to 丑 = 12.
func fromYin(b ganzhi.EarthlyBranch) int { return int(b.Add(-2)) + 1 }

// pairOf joins a stem and a branch that are known to agree in polarity.
func pairOf(s ganzhi.HeavenlyStem, b ganzhi.EarthlyBranch) ganzhi.Pair {
	p, _ := ganzhi.NewPair(s, b)
	return p
}
