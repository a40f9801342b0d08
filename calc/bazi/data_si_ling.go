package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// term of a stem: how many days it commands.
type siLingTerm struct {
	stem ganzhi.HeavenlyStem
	days int
}

// siLingTables say which stem commands how many days of each month (人元司令).
// SiLingMingYu differs from SiLingZiPing in 申 and 亥 only.
// Source: doc/sources.md#si-ling.
var siLingTables = [...][ganzhi.Branches][]siLingTerm{
	SiLingZiPing: siLingMonths(
		[]siLingTerm{{ganzhi.StemWu, 10}, {ganzhi.StemRen, 3}, {ganzhi.StemGeng, 17}},
		[]siLingTerm{{ganzhi.StemWu, 7}, {ganzhi.StemJia, 5}, {ganzhi.StemRen, 18}}),
	SiLingMingYu: siLingMonths(
		[]siLingTerm{{ganzhi.StemJi, 7}, {ganzhi.StemRen, 7}, {ganzhi.StemGeng, 16}},
		[]siLingTerm{{ganzhi.StemWu, 7}, {ganzhi.StemJia, 7}, {ganzhi.StemRen, 16}}),
}

func siLingMonths(shen, hai []siLingTerm) [ganzhi.Branches][]siLingTerm {
	return [ganzhi.Branches][]siLingTerm{
		ganzhi.BranchYin:  {{ganzhi.StemWu, 7}, {ganzhi.StemBing, 7}, {ganzhi.StemJia, 16}},
		ganzhi.BranchMao:  {{ganzhi.StemJia, 10}, {ganzhi.StemYi, 20}},
		ganzhi.BranchChen: {{ganzhi.StemYi, 9}, {ganzhi.StemGui, 3}, {ganzhi.StemWu, 18}},
		ganzhi.BranchSi:   {{ganzhi.StemWu, 5}, {ganzhi.StemGeng, 9}, {ganzhi.StemBing, 16}},
		ganzhi.BranchWu:   {{ganzhi.StemBing, 10}, {ganzhi.StemJi, 9}, {ganzhi.StemDing, 11}},
		ganzhi.BranchWei:  {{ganzhi.StemDing, 9}, {ganzhi.StemYi, 3}, {ganzhi.StemJi, 18}},
		ganzhi.BranchShen: shen,
		ganzhi.BranchYou:  {{ganzhi.StemGeng, 10}, {ganzhi.StemXin, 20}},
		ganzhi.BranchXu:   {{ganzhi.StemXin, 9}, {ganzhi.StemDing, 3}, {ganzhi.StemWu, 18}},
		ganzhi.BranchHai:  hai,
		ganzhi.BranchZi:   {{ganzhi.StemRen, 10}, {ganzhi.StemGui, 20}},
		ganzhi.BranchChou: {{ganzhi.StemGui, 9}, {ganzhi.StemXin, 3}, {ganzhi.StemJi, 18}},
	}
}
