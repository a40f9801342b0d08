package bazi

import (
	"math/bits"
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// MonthPattern is the pattern by the month command (月令取格).
type MonthPattern struct {
	Pattern   Pattern
	Step      int // which step of the decision table named it, from 1
	Stem      ganzhi.HeavenlyStem
	TenGod    ganzhi.TenGod // of Stem
	Mixed     bool          // 杂气: from a store (辰戌丑未) and not its main qi
	Group     bool          // 会局: from a complete 三合 or 三会
	Because   string        // in English
	BecauseZh string        // in simplified Chinese
	Use       PatternUse
	State     PatternState
	Findings  []PatternFinding
}

// The steps of the decision table, in its order.
const (
	stepJianLu  = iota + 1 // the month is the day master's 临官
	stepYangRen            // the month is its 刃
	stepYueJie             // the month's main qi is 比劫
	stepExposed            // a stem of the month is exposed
	stepGroup              // the month joins a complete 三合 or 三会
	stepEarth              // as 3, for earth in its own four months
	stepMainQi             // the month's main qi
)

// monthPattern names the pattern of the month.
//
// Rule: the first that applies. 1 the month is 临官 of the day master and of its
// element: 建禄格. 2 it is the 刃 of 甲丙庚壬: 羊刃格. 3 its main qi is 比劫, and it is
// none of 辰戌丑未: 月劫格. 4 a stem it stores, not 比劫, is exposed beside the day
// master: the first in the order of storage. 5 it belongs to a complete 三合 or
// 三会: the main qi of the middle branch, unless 比劫. 6 its main qi is 比劫: 月劫格.
// 7 its main qi.
//
// Source: doc/sources.md#month-pattern.
// Schools: GeJuRules.
func (c *Chart) monthPattern() MonthPattern {
	rules, branch := c.Rules.GeJu, c.Pillars[Month].Pair.Branch()
	stored := c.storedInMonth()
	main := stored[0]
	peers := c.god(main).Group() == ganzhi.GroupBiJie
	if step, pattern := c.ownMonth(branch); step > 0 {
		return c.monthOf(step, pattern, main)
	}
	if peers && !isStore(branch) {
		return c.monthOf(stepYueJie, c.peerPattern(main), main)
	}
	if rules.PureDirect == Off || !isCardinal(branch) {
		if e, ok := c.exposedOf(stored); ok {
			m := c.monthOf(stepExposed, Pattern(e.god), e.stem)
			m.Mixed = isStore(branch) && e.stem != main
			m.Because += e.kind.english() + " stem"
			m.BecauseZh += e.kind.String() + "干"
			return m
		}
	}
	if stem, name, ok := c.monthGroup(branch); ok {
		m := c.monthOf(stepGroup, Pattern(c.god(stem)), stem)
		m.Group = true
		m.Because += name
		m.BecauseZh += name
		return m
	}
	if peers {
		return c.monthOf(stepEarth, c.peerPattern(main), main)
	}
	return c.monthOf(stepMainQi, Pattern(c.god(main)), main)
}

// monthOf fills in a pattern of the month and the text of its step.
func (c *Chart) monthOf(step int, pattern Pattern, stem ganzhi.HeavenlyStem) MonthPattern {
	month, text := c.Pillars[Month].Pair.Branch().String(), monthSteps[step]
	name := stem.String()
	return MonthPattern{
		Pattern: pattern, Step: step, Stem: stem, TenGod: c.god(stem), Use: patternUses[pattern],
		Because:   "month " + month + ", " + name + ": " + text.en,
		BecauseZh: "月支" + month + "，" + name + "：" + text.zh,
	}
}

var monthSteps = [...]struct{ en, zh string }{
	stepJianLu:  {"the month is the day master's Office stage, and of its element", "月支为日主临官，五行相同"},
	stepYangRen: {"the month is the day master's blade", "月支为日主之刃"},
	stepYueJie:  {"the main qi of the month is a peer", "月令本气为比劫"},
	stepExposed: {"stored in the month, exposed in the ", "藏于月令，透于"},
	stepGroup:   {"the month completes a group: ", "月支会成"},
	stepEarth:   {"nothing of the month is exposed, and its main qi is a peer", "月令无透，本气为比劫"},
	stepMainQi:  {"nothing of the month is exposed, so its main qi decides", "月令无透，取本气"},
}

func (c *Chart) god(stem ganzhi.HeavenlyStem) ganzhi.TenGod {
	return ganzhi.TenGodOf(c.DayMaster, stem)
}

// storedInMonth returns the hidden stems of the month, main qi first; by
// GeJuRules.MonthGod the stem in command stands for the main qi.
func (c *Chart) storedInMonth() []ganzhi.HeavenlyStem {
	stems := make([]ganzhi.HeavenlyStem, len(c.Pillars[Month].Hidden))
	for i, h := range c.Pillars[Month].Hidden {
		stems[i] = h.Stem
	}
	if c.Rules.GeJu.MonthGod == MonthGodSiLing {
		stems[0] = c.SiLing().Stem
	}
	return stems
}

// ownMonth returns the pattern of a day master in its own month, 建禄 or 羊刃, or
// step 0.
func (c *Chart) ownMonth(month ganzhi.EarthlyBranch) (step int, p Pattern) {
	own := month.Element() == c.DayMaster.Element() || c.Rules.GeJu.JianLuEarth == On
	stage := ganzhi.LifeStageOf(c.DayMaster, month)
	yang := c.DayMaster.YinYang() == ganzhi.Yang
	switch {
	case own && stage == ganzhi.StageLinGuan:
		return stepJianLu, PatternJianLu
	case own && yang && stage == ganzhi.StageDiWang:
		return stepYangRen, PatternYangRen
	}
	return 0, 0
}

// peerPattern returns the name of a pattern of 比劫.
func (c *Chart) peerPattern(main ganzhi.HeavenlyStem) Pattern {
	if c.Rules.GeJu.BiJieNames == On {
		return Pattern(c.god(main))
	}
	return PatternYueJie
}

// exposedOf returns the first of the stored stems that is exposed and not 比劫; by
// GeJuRules.Order the first exposed one of month, hour and year.
func (c *Chart) exposedOf(stored []ganzhi.HeavenlyStem) (exposedStem, bool) {
	open := c.exposed()
	if c.Rules.GeJu.Order == OrderPlace {
		for _, kind := range []Kind{Month, Hour, Year} {
			for _, e := range open {
				if e.kind == kind && e.god.Group() != ganzhi.GroupBiJie && slices.Contains(stored, e.stem) {
					return e, true
				}
			}
		}
		return exposedStem{}, false
	}
	for _, stem := range stored {
		for _, e := range open {
			if e.stem == stem && e.god.Group() != ganzhi.GroupBiJie {
				return e, true
			}
		}
	}
	return exposedStem{}, false
}

// monthGroup returns the main qi of the middle branch of a complete 三合 or 三会
// that holds the month, and what the group is called.
func (c *Chart) monthGroup(month ganzhi.EarthlyBranch) (stem ganzhi.HeavenlyStem, name string, ok bool) {
	for _, g := range []struct {
		element ganzhi.Element
		of      func(ganzhi.EarthlyBranch) ganzhi.Element
		name    string
	}{
		{month.Trine(), ganzhi.EarthlyBranch.Trine, "三合"},
		{month.Direction(), ganzhi.EarthlyBranch.Direction, "三会"},
	} {
		if !c.complete(g.element, g.of) {
			continue
		}
		stem := yinStem(g.element) // the only stem of 子卯酉, the main one of 午
		if c.god(stem).Group() != ganzhi.GroupBiJie {
			return stem, g.name + g.element.String() + "局", true
		}
	}
	return 0, "", false
}

// complete reports whether all three branches of a trine or direction are there.
func (c *Chart) complete(e ganzhi.Element, of func(ganzhi.EarthlyBranch) ganzhi.Element) bool {
	var seen uint16
	for _, p := range c.Pillars {
		if b := p.Pair.Branch(); of(b) == e {
			seen |= 1 << b
		}
	}
	return bits.OnesCount16(seen) == 3
}

// yinStem returns the yin stem of an element.
func yinStem(e ganzhi.Element) ganzhi.HeavenlyStem { return ganzhi.HeavenlyStem(2*e + 1) }

// isStore reports whether a branch is one of the four stores (四库): 辰戌丑未.
func isStore(b ganzhi.EarthlyBranch) bool { return b%3 == 1 }

// isCardinal reports whether a branch is one of 子午卯酉.
func isCardinal(b ganzhi.EarthlyBranch) bool { return b%3 == 0 }
