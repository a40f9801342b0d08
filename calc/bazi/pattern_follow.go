package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// follows is 从财 从杀 从儿: a day master without roots that goes along with one
// group.
//
// Rule: no branch has the day master's element as main or middle qi, none as
// residual qi; neither 比劫 nor 印 is exposed (从儿 bears 比劫); 从杀 has no 食伤 and
// 从儿 no 官杀 exposed; the month's main qi or a complete formation is of the
// group; the group weighs 50 of 100 or more and more than any other, the day
// master's side 20 at most.
func (o *outline) follows(pattern Pattern, group ganzhi.TenGodGroup) (SpecialPattern, bool) {
	rules := o.Rules.GeJu
	residual := o.residual - followResidues[rules.FollowResidual]
	peers := o.open[ganzhi.GroupBiJie]
	if pattern == PatternCongEr && rules.FollowErStrict == Off {
		peers = 0
	}
	seals := o.open[ganzhi.GroupYin]
	if rules.FollowExposed == On {
		peers, seals = 0, 0
	}
	if o.root > 0 || peers > 0 || !o.leads(pattern, group) {
		return SpecialPattern{}, false
	}
	light := seals == 1 && o.main[ganzhi.GroupYin] == 0
	isFalse := rules.FollowFalse == On && (residual == 1 && seals == 0 || residual <= 0 && light)
	if (residual > 0 || seals > 0) && !isFalse {
		return SpecialPattern{}, false
	}
	s := SpecialPattern{
		Pattern: pattern, Element: group.Element(o.DayMaster.Element()), False: isFalse,
		Because: "the day master has no root, " + group.English() + " weighs " + percent(o.shares[group]) +
			" of 100 and the day master's side " + percent(o.shares.support()),
		BecauseZh: "日主无根，" + group.String() + "占 " + percent(o.shares[group]) + "/100，比劫印占 " + percent(o.shares.support()),
	}
	if isFalse {
		s.Because += "; one residual root or one light Resource is left"
		s.BecauseZh += "；尚余一处余气根或一点轻印"
	}
	return s, true
}

// leads reports whether a group leads the chart, as the 从 pattern of its name asks.
func (o *outline) leads(pattern Pattern, group ganzhi.TenGodGroup) bool {
	rules := o.Rules.GeJu
	if pattern == PatternCongSha && o.open[ganzhi.GroupShiShang] > 0 || pattern == PatternCongEr && o.open[ganzhi.GroupGuanSha] > 0 {
		return false
	}
	month := o.Pillars[Month].Hidden[0].TenGod.Group() == group
	if !month && !o.formation(group.Element(o.DayMaster.Element())) {
		return false
	}
	for g, share := range o.shares {
		if share > o.shares[group] && g != int(group) {
			return false
		}
	}
	return o.shares[group] >= followShares[rules.FollowShare]*10 &&
		o.shares.support() <= followSupports[rules.FollowSupport]*10
}

// followsMajority is 从势: a day master without roots between groups of like
// weight.
func (o *outline) followsMajority() (SpecialPattern, bool) {
	rules := o.Rules.GeJu
	first, second := 0, 0
	var top ganzhi.TenGodGroup
	for _, g := range []ganzhi.TenGodGroup{ganzhi.GroupShiShang, ganzhi.GroupCai, ganzhi.GroupGuanSha} {
		switch share := o.shares[g]; {
		case share > first:
			first, second, top = share, first, g
		case share > second:
			second = share
		}
	}
	holds := o.root == 0 && o.shares.support() <= followSupports[rules.FollowSupport]*10 &&
		first < followShares[rules.FollowShare]*10 && second*100 >= first*followNears[rules.FollowNear]
	if !holds {
		return SpecialPattern{}, false
	}
	return SpecialPattern{
		Pattern: PatternCongShi, Element: top.Element(o.DayMaster.Element()),
		Because: "the day master has no root, its side weighs " + percent(o.shares.support()) + " of 100, and no group leads: " +
			percent(first) + " and " + percent(second),
		BecauseZh: "日主无根，比劫印占 " + percent(o.shares.support()) + "/100，各党相当：" + percent(first) + "、" + percent(second),
	}, true
}
