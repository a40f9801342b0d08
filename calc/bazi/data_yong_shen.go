package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// fuYiRow is a case of the school of balance: what it wants, the most wanted
// first, and what works against it. Source: doc/sources.md#fu-yi.
type fuYiRow struct {
	step           YongShenStep
	wants, against groups
	because        reason
}

var (
	fuYiBalanced = fuYiRow{StepBalanced, nil, nil, reason{
		"the day master is balanced; neither help nor restraint is asked for", "日主中和，不必扶抑",
	}}
	fuYiSeals = fuYiRow{StepStrongSeals, groups{cai, shiShang}, groups{yin, biJie}, reason{
		"the day master is strong by Resource, which Wealth restrains", "印重身强，以财破印",
	}}
	fuYiPeers = fuYiRow{StepStrongPeers, groups{guanSha, shiShang, cai}, groups{biJie, yin}, reason{
		"the day master is strong by Peers, which Officers restrain", "比劫重而身强，以官杀制之",
	}}
	fuYiNoOfficers = fuYiRow{StepStrongPeers, groups{shiShang, cai, guanSha}, groups{biJie, yin}, reason{
		"the day master is strong by Peers and no Officer is in sight, so Output leads it away", "比劫重而身强，不见官杀，以食伤泄之",
	}}
	fuYiStrongest = fuYiRow{StepStrongest, groups{shiShang, cai}, groups{yin, biJie}, reason{
		"the day master is very strong, and is led away by Output", "旺极宜泄，以食伤泄之",
	}}
	fuYiWeak = [ganzhi.TenGodGroups]fuYiRow{
		guanSha: {StepWeak, groups{yin, biJie}, groups{guanSha, cai, shiShang}, reason{
			"the day master is weak, and Resource turns Officers into help", "身弱，以印化官杀",
		}},
		shiShang: {StepWeak, groups{yin, biJie}, groups{shiShang, cai, guanSha}, reason{
			"the day master is weak, and Resource restrains Output", "身弱，以印制食伤",
		}},
		cai: {StepWeak, groups{biJie, yin}, groups{cai, guanSha, shiShang}, reason{
			"the day master is weak, and Peers share the load of Wealth", "身弱，以比劫任财",
		}},
	}
)

// followWants is what keeps each special pattern going.
// Source: doc/sources.md#fu-yi.
var followWants = map[Pattern]struct{ wants, against groups }{
	PatternQuZhi:     {groups{biJie, shiShang, yin}, groups{guanSha, cai}},
	PatternYanShang:  {groups{biJie, shiShang, yin}, groups{guanSha, cai}},
	PatternJiaSe:     {groups{biJie, shiShang, yin}, groups{guanSha, cai}},
	PatternCongGe:    {groups{biJie, shiShang, yin}, groups{guanSha, cai}},
	PatternRunXia:    {groups{biJie, shiShang, yin}, groups{guanSha, cai}},
	PatternCongQiang: {groups{biJie, yin}, groups{cai, guanSha}},
	PatternCongCai:   {groups{cai, shiShang}, groups{biJie, yin}},
	PatternCongSha:   {groups{guanSha, cai}, groups{yin, biJie, shiShang}},
	PatternCongEr:    {groups{shiShang, cai}, groups{yin, guanSha}},
	PatternCongShi:   {groups{cai, shiShang, guanSha}, groups{yin, biJie}},
}

// patternWants is what a pattern of the month asks for beside its own god when
// nothing in the chart forms it, and what works against it.
// Source: doc/sources.md#ge-ju-yong-shen.
var patternWants = [...]struct{ strong, weak, against groups }{
	PatternZhengGuan: {groups{cai, yin}, groups{yin, cai}, groups{shiShang}},
	PatternZhengCai:  {groups{shiShang, guanSha}, groups{shiShang, guanSha}, groups{biJie}},
	PatternPianCai:   {groups{shiShang, guanSha}, groups{shiShang, guanSha}, groups{biJie}},
	PatternZhengYin:  {groups{shiShang, cai}, groups{guanSha}, groups{cai}},
	PatternPianYin:   {groups{shiShang, cai}, groups{guanSha}, groups{cai}},
	PatternShiShen:   {groups{cai}, groups{cai}, groups{yin}},
	PatternQiSha:     {groups{shiShang}, groups{yin}, groups{cai}},
	PatternShangGuan: {groups{cai}, groups{yin}, groups{guanSha}},
	PatternYangRen:   {groups{guanSha}, groups{guanSha}, groups{biJie}},
	PatternJianLu:    {groups{guanSha, cai, shiShang}, groups{guanSha, cai, shiShang}, groups{biJie}},
	PatternYueJie:    {groups{guanSha, cai, shiShang}, groups{guanSha, cai, shiShang}, groups{biJie}},
	PatternBiJian:    {groups{guanSha, cai, shiShang}, groups{guanSha, cai, shiShang}, groups{biJie}},
	PatternJieCai:    {groups{guanSha, cai, shiShang}, groups{guanSha, cai, shiShang}, groups{biJie}},
}
