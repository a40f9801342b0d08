package bazi

import (
	"strconv"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// SpecialPattern is a special pattern (外格) of which every test holds.
type SpecialPattern struct {
	Pattern   Pattern
	Element   ganzhi.Element // that the chart goes along with
	False     bool           // 假从: one test fails by the least there is
	Because   string         // in English
	BecauseZh string         // in simplified Chinese
}

// Name returns the Hanzi: 化土格, 假从财格 …
func (s SpecialPattern) Name() string {
	switch {
	case s.Pattern == PatternHuaQi:
		return "化" + s.Element.String() + "格"
	case s.False:
		return "假" + s.Pattern.String()
	}
	return s.Pattern.String()
}

// English returns an English name.
func (s SpecialPattern) English() string {
	switch {
	case s.Pattern == PatternHuaQi:
		return "Transformation into " + s.Element.English()
	case s.False:
		return "False " + s.Pattern.English()
	}
	return s.Pattern.English()
}

// outline is what the special patterns ask of a chart.
type outline struct {
	*Chart
	shares   shares
	root     int // branches with the day master's element as main or middle qi
	residual int // branches with it as residual qi only
	open     [ganzhi.TenGodGroups]int
	main     [ganzhi.TenGodGroups]int // branches by their main qi
}

// shares are what each group weighs by positionWeights and the hidden stems, in
// thousandths of the whole without the day master.
type shares [ganzhi.TenGodGroups]int

func (s shares) support() int { return s[ganzhi.GroupBiJie] + s[ganzhi.GroupYin] }

func (c *Chart) shares() shares {
	var s shares
	whole, total := 0, c.Rules.HiddenStems.Total()
	for _, p := range c.Pillars {
		w := positionWeights[p.Kind]
		whole += w.stem + w.branch
		s[p.TenGod.Group()] += w.stem
		for _, h := range p.Hidden {
			s[h.TenGod.Group()] += w.branch * h.Weight / total
		}
	}
	for i := range s {
		s[i] = roundDiv(s[i]*1000, whole)
	}
	return s
}

func (c *Chart) outline() *outline {
	o := &outline{Chart: c, shares: c.shares()}
	for _, p := range c.Pillars {
		switch c.rootIn(p) {
		case 0, 1:
			o.root++
		case 2:
			o.residual++
		}
		o.main[p.Hidden[0].TenGod.Group()]++
		if p.Kind != Day {
			o.open[p.TenGod.Group()]++
		}
	}
	return o
}

// specialPatterns returns the special patterns of which every test holds.
//
// Rule: 化气, 专旺, 从强, 从财 从杀 从儿, 从势, 两神成象 are tried in this order; shares
// are those of the default method of strength.
//
// Source: doc/sources.md#special-patterns.
// Schools: GeJuRules.
func (c *Chart) specialPatterns() []SpecialPattern {
	o := c.outline()
	var list []SpecialPattern
	for _, try := range []func(*outline) (SpecialPattern, bool){
		(*outline).transformed, (*outline).pure, (*outline).strong,
		func(o *outline) (SpecialPattern, bool) { return o.follows(PatternCongCai, ganzhi.GroupCai) },
		func(o *outline) (SpecialPattern, bool) { return o.follows(PatternCongSha, ganzhi.GroupGuanSha) },
		func(o *outline) (SpecialPattern, bool) { return o.follows(PatternCongEr, ganzhi.GroupShiShang) },
		(*outline).followsMajority, (*outline).twoElements,
	} {
		if s, ok := try(o); ok {
			list = append(list, s)
		}
	}
	return list
}

// formation reports whether the branches hold a complete 三合 or 三会 of an element.
func (c *Chart) formation(e ganzhi.Element) bool {
	return e != ganzhi.ElementEarth &&
		(c.complete(e, ganzhi.EarthlyBranch.Trine) || c.complete(e, ganzhi.EarthlyBranch.Direction))
}

// transformed is 化气: the day master combines with the stem beside it and becomes
// what both make.
//
// Rule: its partner is the stem of the month or the hour; each of the two is there
// once, no other exposed stem restrains the new element, the day master does not
// sit on its own 禄 or 刃; the month is of the group of the new element; no
// branch has the day master's own as main qi.
func (o *outline) transformed() (SpecialPattern, bool) {
	e, month := o.DayMaster.CombinesInto(), o.Pillars[Month].Pair.Branch()
	if !transformMonth(month, e) || o.main[ganzhi.GroupBiJie] > 0 || !o.dragon() {
		return SpecialPattern{}, false
	}
	const asked Conditions = 1<<CondSole | 1<<CondUncontrolled | 1<<CondRootless
	for _, r := range o.Relations() {
		beside := r.Pillars == 1<<Month|1<<Day || r.Pillars == 1<<Day|1<<Hour
		if r.Name != ganzhi.RelationWuHe || !beside || r.Hua.Asked&asked&^r.Hua.Met != 0 {
			continue
		}
		return SpecialPattern{
			Pattern: PatternHuaQi, Element: e,
			Because:   r.Glyphs() + " combine into " + e.English() + " in the month " + month.String() + ", alone and unrestrained",
			BecauseZh: r.Glyphs() + "合化" + e.String() + "，月支" + month.String() + "得令，无争合，化神不受克",
		}, true
	}
	return SpecialPattern{}, false
}

// dragon reports whether 辰 is among the branches, where it is asked for.
func (o *outline) dragon() bool {
	for _, p := range o.Pillars {
		if p.Pair.Branch() == ganzhi.BranchChen {
			return true
		}
	}
	return o.Rules.GeJu.HuaDragon == Off
}

// pure is 专旺: a chart of the day master's own element.
func (o *outline) pure() (SpecialPattern, bool) {
	rules, e := o.Rules.GeJu, o.DayMaster.Element()
	share := pureShares[rules.PureShare]
	holds := o.god(o.Pillars[Month].Hidden[0].Stem).Group() == ganzhi.GroupBiJie &&
		(o.formation(e) || o.stores(e) || rules.PureHalf == On && o.halfFormation(e)) &&
		o.open[ganzhi.GroupGuanSha] == 0 && o.main[ganzhi.GroupGuanSha] == 0 &&
		o.shares.support() >= share*10
	if !holds {
		return SpecialPattern{}, false
	}
	return SpecialPattern{
		Pattern: PatternQuZhi + Pattern(e), Element: e,
		Because:   "the month and a formation are of the day master's element, there is no Officer, its side has " + percent(o.shares.support()) + " of 100",
		BecauseZh: "月令与会局皆为日主五行，无官杀，比劫印共 " + percent(o.shares.support()) + "/100",
	}, true
}

// stores reports whether three of the four stores are there, what earth has for
// a formation.
func (o *outline) stores(e ganzhi.Element) bool {
	var seen [ganzhi.Branches]bool
	count := 0
	for _, p := range o.Pillars {
		if b := p.Pair.Branch(); isStore(b) && !seen[b] {
			seen[b] = true
			count++
		}
	}
	return e == ganzhi.ElementEarth && count >= 3
}

// halfFormation reports whether the branches hold a 半合 of an element.
func (o *outline) halfFormation(e ganzhi.Element) bool {
	for i, a := range o.Pillars {
		for _, b := range o.Pillars[i+1:] {
			x, y := a.Pair.Branch(), b.Pair.Branch()
			if x.Trine() == e && x.RelationsTo(y).Has(ganzhi.RelationBanHe) {
				return true
			}
		}
	}
	return false
}

// strong is 从强: a chart of 印 and 比劫.
func (o *outline) strong() (SpecialPattern, bool) {
	holds := o.shares.support() >= strongShares[o.Rules.GeJu.StrongShare]*10 &&
		o.shares[ganzhi.GroupBiJie] > 0 && o.shares[ganzhi.GroupYin] > 0 &&
		o.open[ganzhi.GroupCai] == 0 && o.open[ganzhi.GroupGuanSha] == 0
	if !holds {
		return SpecialPattern{}, false
	}
	return SpecialPattern{
		Pattern: PatternCongQiang, Element: o.DayMaster.Element(),
		Because:   "Peers and Resource make " + percent(o.shares.support()) + " of 100; no Wealth or Officer is exposed",
		BecauseZh: "比劫印共 " + percent(o.shares.support()) + "/100，财官不透",
	}, true
}

// twoElements is 两神成象: two elements, four characters each.
func (o *outline) twoElements() (SpecialPattern, bool) {
	names := ""
	for e, n := range o.Elements {
		if n == 4 {
			names += ganzhi.Element(e).String()
		} else if n != 0 {
			return SpecialPattern{}, false
		}
	}
	return SpecialPattern{
		Pattern: PatternLiangShen, Element: o.DayMaster.Element(),
		Because:   "the eight characters are of two elements, " + names + ", four each",
		BecauseZh: "八字只有" + names + "两行，各占四字",
	}, true
}

// percent writes thousandths as a number of 100.
func percent(n int) string {
	if n%10 == 0 {
		return strconv.Itoa(n / 10)
	}
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
}
