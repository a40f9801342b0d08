package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// What forms, breaks and rescues each pattern of the month, after 子平真诠, with
// its words read as conditions that a chart either meets or not. 透 is exposed in
// year, month or hour; 见 is exposed or the main qi of a branch; heavy is two or
// more of these. Source: doc/sources.md#pattern-state.

// patternUses is how the god of each pattern is used.
var patternUses = [...]PatternUse{
	PatternShiShen: UseWith, PatternShangGuan: UseAgainst,
	PatternPianCai: UseWith, PatternZhengCai: UseWith,
	PatternQiSha: UseAgainst, PatternZhengGuan: UseWith,
	PatternPianYin: UseAgainst, PatternZhengYin: UseWith,
	PatternYangRen: UseAgainst, PatternLiangShen: UseNone,
}

const (
	biJie    = ganzhi.GroupBiJie
	shiShang = ganzhi.GroupShiShang
	cai      = ganzhi.GroupCai
	guanSha  = ganzhi.GroupGuanSha
	yin      = ganzhi.GroupYin
)

type groups = []ganzhi.TenGodGroup

// Clauses that several patterns share.
var (
	caiExposed = clause{"Wealth is exposed", "财透", func(f *patternFacts) bool { return f.group(cai) > 0 }, groups{cai}}
	yinExposed = clause{"Resource is exposed", "印透", func(f *patternFacts) bool { return f.group(yin) > 0 }, groups{yin}}
	shiExposed = clause{"Eating God is exposed", "食神透", func(f *patternFacts) bool { return f.has(ganzhi.TenGodShiShen) }, groups{shiShang}}
	guanOpen   = clause{"Direct Officer is exposed", "正官透", func(f *patternFacts) bool { return f.has(ganzhi.TenGodZhengGuan) }, groups{guanSha}}
	shaOpen    = clause{"Seven Killings is exposed", "七杀透", func(f *patternFacts) bool { return f.has(ganzhi.TenGodQiSha) }, groups{guanSha}}
	shaTaken   = clause{
		"Seven Killings is combined away", "七杀被合去",
		func(f *patternFacts) bool { return f.combined(ganzhi.TenGodQiSha) }, nil,
	}
)

// patternRules are the clauses of each pattern.
var patternRules = [...]patternRule{
	PatternZhengGuan: {
		forms: []clause{{
			"Wealth or Resource is there, and no Seven Killings is exposed", "有财印相辅，官不混杀",
			func(f *patternFacts) bool { return (f.visible(cai) || f.visible(yin)) && !f.has(ganzhi.TenGodQiSha) }, groups{cai, yin},
		}},
		flaws: []flaw{
			{clause{
				"Hurting Officer is exposed", "伤官透",
				func(f *patternFacts) bool { return f.has(ganzhi.TenGodShangGuan) }, groups{shiShang},
			}, []clause{yinExposed}},
			{shaOpen, []clause{shaTaken}},
			{clause{"the month is in clash or punishment", "月支逢冲刑", (*patternFacts).struck, nil}, nil},
		},
	},
	PatternZhengCai: wealthRule,
	PatternPianCai:  wealthRule,
	PatternZhengYin: resourceRule,
	PatternPianYin:  resourceRule,
	PatternShiShen: {
		forms: []clause{caiExposed, {
			"Seven Killings is exposed and no Wealth", "七杀透而无财",
			func(f *patternFacts) bool { return f.has(ganzhi.TenGodQiSha) && f.group(cai) == 0 }, groups{shiShang},
		}},
		flaws: []flaw{
			{clause{
				"Indirect Resource is exposed", "偏印透",
				func(f *patternFacts) bool { return f.has(ganzhi.TenGodPianYin) }, groups{yin},
			}, []clause{caiExposed}},
			{clause{
				"Wealth and Seven Killings are exposed together", "财杀并透",
				func(f *patternFacts) bool { return f.group(cai) > 0 && f.has(ganzhi.TenGodQiSha) }, groups{cai, guanSha},
			}, nil},
		},
	},
	PatternQiSha: {
		forms: []clause{{
			"Eating God is exposed and the day master is strong", "食神透而身强",
			func(f *patternFacts) bool { return f.has(ganzhi.TenGodShiShen) && f.strong }, groups{shiShang},
		}},
		flaws: []flaw{{caiExposed, []clause{shiExposed, yinExposed}}},
	},
	PatternShangGuan: {
		forms: []clause{caiExposed, {
			"Resource is exposed and the day master is weak", "印透而身弱",
			func(f *patternFacts) bool { return f.group(yin) > 0 && !f.strong }, groups{yin},
		}, {
			"Seven Killings is exposed and no Wealth", "七杀透而无财",
			func(f *patternFacts) bool { return f.has(ganzhi.TenGodQiSha) && f.group(cai) == 0 }, groups{guanSha},
		}},
		flaws: []flaw{{clause{
			"Direct Officer is exposed", "正官透",
			func(f *patternFacts) bool { return f.has(ganzhi.TenGodZhengGuan) && !f.metalWater() }, groups{guanSha},
		}, []clause{{
			"Direct Officer is combined away", "正官被合去",
			func(f *patternFacts) bool { return f.combined(ganzhi.TenGodZhengGuan) }, nil,
		}, yinExposed}}},
	},
	PatternYangRen: {
		forms: []clause{{
			"Officers are exposed with Wealth or Resource, and no Hurting Officer", "官杀透，财印相随，无伤官",
			func(f *patternFacts) bool {
				return f.group(guanSha) > 0 && f.group(cai)+f.group(yin) > 0 && !f.has(ganzhi.TenGodShangGuan)
			}, groups{guanSha, cai, yin},
		}},
		flaws: []flaw{{clause{
			"no Officer is exposed", "官杀不透",
			func(f *patternFacts) bool { return f.group(guanSha) == 0 }, nil,
		}, []clause{{
			"Output is exposed and leads the blade away", "食伤透而化刃",
			func(f *patternFacts) bool { return f.Rules.GeJu.YangRenOutput == On && f.group(shiShang) > 0 }, groups{shiShang},
		}}}},
	},
	PatternJianLu:    peerRule,
	PatternYueJie:    peerRule,
	PatternBiJian:    peerRule,
	PatternJieCai:    peerRule,
	PatternLiangShen: {},
}

var wealthRule = patternRule{
	forms: []clause{guanOpen, {
		"Output is exposed and feeds Wealth", "食伤透而生财",
		func(f *patternFacts) bool { return f.group(shiShang) > 0 }, groups{shiShang},
	}, {
		"the day master is strong, and Resource is exposed apart from Wealth", "身强，印透而不与财相碍",
		func(f *patternFacts) bool { return f.strong && f.group(yin) > 0 && f.apart(yin, cai) }, groups{yin},
	}},
	flaws: []flaw{
		{clause{
			"two or more Peers are exposed", "比劫重透",
			func(f *patternFacts) bool { return f.group(biJie) >= 2 }, groups{biJie},
		}, []clause{shiExposed, guanOpen}},
		{shaOpen, []clause{shiExposed}},
	},
}

var resourceRule = patternRule{
	forms: []clause{{
		"Officers are exposed and feed Resource", "官杀透而生印",
		func(f *patternFacts) bool { return f.group(guanSha) > 0 }, groups{guanSha},
	}, {
		"the day master is strong, Resource heavy, and Output is exposed", "身强印重，食伤透",
		func(f *patternFacts) bool { return f.strong && f.weight(yin) >= 2 && f.group(shiShang) > 0 }, groups{shiShang},
	}},
	flaws: []flaw{{clause{
		"Wealth is exposed and Resource light", "财透而印轻",
		func(f *patternFacts) bool { return f.group(cai) > 0 && f.weight(yin) < 2 }, groups{cai},
	}, []clause{{
		"Peers are exposed and hold Wealth back", "比劫透而制财",
		func(f *patternFacts) bool { return f.group(biJie) > 0 }, groups{biJie},
	}, {
		"Wealth is combined away", "财被合去",
		func(f *patternFacts) bool {
			return f.combined(ganzhi.TenGodZhengCai) || f.combined(ganzhi.TenGodPianCai)
		}, nil,
	}}}},
}

var peerRule = patternRule{
	forms: []clause{{
		"Direct Officer is exposed with Wealth or Resource", "正官透，财印相随",
		func(f *patternFacts) bool { return f.has(ganzhi.TenGodZhengGuan) && f.group(cai)+f.group(yin) > 0 }, groups{guanSha, cai, yin},
	}, {
		"Wealth is exposed with Output", "财透，食伤相随",
		func(f *patternFacts) bool { return f.group(cai) > 0 && f.group(shiShang) > 0 }, groups{cai, shiShang},
	}, {
		"Seven Killings is exposed and Eating God controls it", "七杀透而食神制之",
		func(f *patternFacts) bool { return f.has(ganzhi.TenGodQiSha) && f.has(ganzhi.TenGodShiShen) }, groups{guanSha, shiShang},
	}},
	flaws: []flaw{
		{clause{
			"neither Wealth nor Officers are exposed", "财官不透",
			func(f *patternFacts) bool { return f.group(cai)+f.group(guanSha) == 0 }, nil,
		}, nil},
		{clause{
			"Seven Killings and Resource are exposed together", "杀印并透",
			func(f *patternFacts) bool { return f.has(ganzhi.TenGodQiSha) && f.group(yin) > 0 }, groups{guanSha, yin},
		}, nil},
	},
}

// metalWater reports whether 伤官 is water that metal feeds (金水伤官), which 正官 may
// warm.
func (f *patternFacts) metalWater() bool {
	return f.DayMaster.Element() == ganzhi.ElementMetal && f.Rules.GeJu.NoWaterExemption == Off
}
