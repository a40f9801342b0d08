package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// fuYi is the school of balance.
//
// Rule: a special pattern is gone along with. A balanced day master asks for
// nothing. The strong one is restrained: by 财 when 印 makes it strong; else by
// 官杀, or by 食伤 where no 官杀 is exposed or the main qi of a branch, and where the
// day master is very strong. The
// weak one is helped: by 印 against 官杀 and 食伤, by 比劫 against 财, whichever weighs
// most.
//
// Source: doc/sources.md#fu-yi.
// Schools: none are offered; those of Strength and GeJu decide the case.
func (c *Chart) fuYi(band StrengthBand, g GeJu) YongShen {
	if len(g.Special) > 0 {
		return c.alongWith(SchoolFuYi, g.Special[0])
	}
	o := c.outline()
	y, s := YongShen{School: SchoolFuYi}, o.shares
	var row fuYiRow
	switch {
	case band == BandBalanced:
		row = fuYiBalanced
	case band < BandBalanced:
		row = fuYiWeak[s.heaviest()]
	case s[ganzhi.GroupYin] > s[ganzhi.GroupBiJie]:
		row = fuYiSeals
	case band == BandVeryStrong:
		row = fuYiStrongest
	case o.open[ganzhi.GroupGuanSha]+o.main[ganzhi.GroupGuanSha] == 0:
		row = fuYiNoOfficers
	default:
		row = fuYiPeers
	}
	y.Step = row.step
	y.Elements, y.Against = c.elementsOf(row.wants), c.elementsOf(row.against)
	y.Because, y.BecauseZh = row.because.en, row.because.zh
	if row.step == StepWeak {
		heavy := s.heaviest()
		y.Because = heavy.English() + " weighs most, " + percent(s[heavy]) + " of 100: " + y.Because
		y.BecauseZh = heavy.String() + "最重，占 " + percent(s[heavy]) + "/100：" + y.BecauseZh
	} else if row.step != StepBalanced {
		y.Because = "Peers weigh " + percent(s[ganzhi.GroupBiJie]) + " of 100, Resource " + percent(s[ganzhi.GroupYin]) + ": " + y.Because
		y.BecauseZh = "比劫占 " + percent(s[ganzhi.GroupBiJie]) + "/100，印占 " + percent(s[ganzhi.GroupYin]) + "：" + y.BecauseZh
	}
	return y
}

// heaviest returns the heaviest of the groups that take from the day master; 官杀
// before 食伤 before 财 when they weigh the same.
func (s shares) heaviest() ganzhi.TenGodGroup {
	top := ganzhi.GroupGuanSha
	for _, g := range []ganzhi.TenGodGroup{ganzhi.GroupShiShang, ganzhi.GroupCai} {
		if s[g] > s[top] {
			top = g
		}
	}
	return top
}

// alongWith wants what keeps a special pattern going.
//
// Rule: 化气 its element and what feeds it; 两神成象 the element that is fed, or the
// one between two that restrain each other; others by followWants.
func (c *Chart) alongWith(school School, s SpecialPattern) YongShen {
	y := YongShen{
		School: school, Step: StepSpecial,
		Because:   s.English() + ": the chart is gone along with",
		BecauseZh: s.Name() + "：顺其气势",
	}
	switch s.Pattern {
	case PatternHuaQi:
		y.Elements = []ganzhi.Element{s.Element, feeder(s.Element)}
		y.Against = []ganzhi.Element{feeder(feeder(s.Element))}
	case PatternLiangShen:
		y.Elements = c.betweenTwo()
	default:
		row := followWants[s.Pattern]
		y.Elements, y.Against = c.elementsOf(row.wants), c.elementsOf(row.against)
	}
	return y
}

// betweenTwo returns what a chart of two elements wants.
func (c *Chart) betweenTwo() []ganzhi.Element {
	one := c.DayMaster.Element()
	other := one
	for e, n := range c.Elements {
		if n > 0 && ganzhi.Element(e) != one {
			other = ganzhi.Element(e)
		}
	}
	switch {
	case one.Generates() == other:
		return []ganzhi.Element{other, one}
	case other.Generates() == one:
		return []ganzhi.Element{one, other}
	case one.Controls() == other:
		return []ganzhi.Element{one.Generates()}
	}
	return []ganzhi.Element{other.Generates()}
}

// feeder returns the element that generates e.
func feeder(e ganzhi.Element) ganzhi.Element { return (e + ganzhi.Elements - 1) % ganzhi.Elements }
