package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Pattern is the kind of a pattern (格, ge). The first ten are those of the ten
// gods, in the order of ganzhi.TenGod.
type Pattern uint8

// The patterns.
const (
	PatternBiJian    Pattern = iota // 比肩格 bi jian, only by GeJuRules.BiJieNames
	PatternJieCai                   // 劫财格 jie cai, only by GeJuRules.BiJieNames
	PatternShiShen                  // 食神格 shi shen
	PatternShangGuan                // 伤官格 shang guan
	PatternPianCai                  // 偏财格 pian cai
	PatternZhengCai                 // 正财格 zheng cai
	PatternQiSha                    // 七杀格 qi sha
	PatternZhengGuan                // 正官格 zheng guan
	PatternPianYin                  // 偏印格 pian yin
	PatternZhengYin                 // 正印格 zheng yin
	PatternJianLu                   // 建禄格 jian lu
	PatternYangRen                  // 羊刃格 yang ren
	PatternYueJie                   // 月劫格 yue jie
	PatternHuaQi                    // 化气 hua qi: named by the element, 化木格 …
	PatternQuZhi                    // 曲直格 qu zhi, of wood
	PatternYanShang                 // 炎上格 yan shang, of fire
	PatternJiaSe                    // 稼穑格 jia se, of earth
	PatternCongGe                   // 从革格 cong ge, of metal
	PatternRunXia                   // 润下格 run xia, of water
	PatternCongQiang                // 从强格 cong qiang
	PatternCongCai                  // 从财格 cong cai
	PatternCongSha                  // 从杀格 cong sha
	PatternCongEr                   // 从儿格 cong er
	PatternCongShi                  // 从势格 cong shi
	PatternLiangShen                // 两神成象格 liang shen cheng xiang
)

// patternNames hold Hanzi and English in the order above.
var patternNames = [...]struct{ hanzi, english string }{
	{"比肩格", "Friend"}, {"劫财格", "Rob Wealth"},
	{"食神格", "Eating God"}, {"伤官格", "Hurting Officer"},
	{"偏财格", "Indirect Wealth"}, {"正财格", "Direct Wealth"},
	{"七杀格", "Seven Killings"}, {"正官格", "Direct Officer"},
	{"偏印格", "Indirect Resource"}, {"正印格", "Direct Resource"},
	{"建禄格", "Own Prosperity"}, {"羊刃格", "Blade"}, {"月劫格", "Month of Peers"},
	{"化气格", "Transformation"},
	{"曲直格", "Pure Wood"}, {"炎上格", "Pure Fire"}, {"稼穑格", "Pure Earth"},
	{"从革格", "Pure Metal"}, {"润下格", "Pure Water"},
	{"从强格", "Following Strength"}, {"从财格", "Following Wealth"}, {"从杀格", "Following Officers"},
	{"从儿格", "Following Output"}, {"从势格", "Following the Majority"},
	{"两神成象格", "Two Elements"},
}

// String returns the Hanzi.
func (p Pattern) String() string { return patternNames[p].hanzi }

// English returns an English name.
func (p Pattern) English() string { return patternNames[p].english }

// Special reports whether the pattern is one of the special ones (外格), which are
// not read off the month alone.
func (p Pattern) Special() bool { return p >= PatternHuaQi }

// GeJu is the pattern of a chart (格局, ge ju): that of the month, which every
// chart has, and any special pattern of which every test holds.
type GeJu struct {
	Month   MonthPattern
	Special []SpecialPattern // in the order of Pattern
}

// Name returns the Hanzi of the pattern that the chart goes by: the first special
// one, or that of the month.
func (g GeJu) Name() string {
	if len(g.Special) > 0 {
		return g.Special[0].Name()
	}
	return g.Month.Pattern.String()
}

// English returns its English name.
func (g GeJu) English() string {
	if len(g.Special) > 0 {
		return g.Special[0].English()
	}
	return g.Month.Pattern.English()
}

// GeJu returns the pattern of the chart.
//
// Source: doc/sources.md#month-pattern, #special-patterns, #pattern-state.
// Schools: Rules.GeJu, and those of Strength.
func (c *Chart) GeJu() GeJu { return c.geJu(c.Strength().Strong) }

func (c *Chart) geJu(strong bool) GeJu {
	month := c.monthPattern()
	c.judge(&month, strong)
	return GeJu{Month: month, Special: c.specialPatterns()}
}

// exposedStem is a stem in the open, beside the day master's.
type exposedStem struct {
	kind Kind
	stem ganzhi.HeavenlyStem
	god  ganzhi.TenGod
}

// exposed returns the stems of year, month and hour (透干, tou gan).
func (c *Chart) exposed() []exposedStem {
	list := make([]exposedStem, 0, 3)
	for _, p := range c.Pillars {
		if p.Kind != Day {
			list = append(list, exposedStem{p.Kind, p.Pair.Stem(), p.TenGod})
		}
	}
	return list
}

// english names a pillar.
func (k Kind) english() string { return [...]string{"year", "month", "day", "hour"}[k] }
