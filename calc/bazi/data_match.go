package bazi

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// The points of a pair reading. They are this project's own and claim no
// tradition: the books name relations and give no numbers.
// Source: doc/sources.md#match-score.

// matchBase is the score of two charts that have nothing to do with each other.
const matchBase = 50

// branchPoints are for each relation between the branches of the year and of the
// day of both charts.
var branchPoints = map[ganzhi.Relation]struct{ year, day int }{
	ganzhi.RelationLiuHe:   {6, 10},
	ganzhi.RelationBanHe:   {5, 8},
	ganzhi.RelationGongHe:  {3, 5},
	ganzhi.RelationGongHui: {2, 3},
	ganzhi.RelationAnHe:    {2, 4},
	ganzhi.RelationChong:   {-6, -10},
	ganzhi.RelationXing:    {-4, -6},
	ganzhi.RelationZiXing:  {-2, -3},
	ganzhi.RelationHai:     {-4, -6},
	ganzhi.RelationPo:      {-2, -3},
}

// sameBranch is for the same branch in both.
var sameBranch = struct{ year, day int }{2, 3}

// elementPoints are for what an element is to another, which is the same both
// ways: NaYin of the years, and day masters.
var (
	naYinPoints = [ganzhi.TenGodGroups]int{biJie: 2, shiShang: 3, yin: 3, cai: -3, guanSha: -3}
	stemPoints  = [ganzhi.TenGodGroups]int{biJie: 2, shiShang: 4, yin: 4, cai: -3, guanSha: -3}
)

// The points of the other relations.
const (
	pointsStemsCombine = 10 // 日干五合
	pointsStemsClash   = -6 // 日干冲
	pointsDayCombine   = 4  // 天合地合
	pointsDayClash     = -4 // 天克地冲
	pointsElement      = 2  // for each element that one lacks and the other has twice
	mostElements       = 8
	pointsSeason       = 4 // each way
	mostStars          = 8
	mostCross          = 6
	pointsSameGroup    = 4  // 东西四命
	pointsOtherGroup   = -4 //
	pointsVoid         = -2 // each way
)

// crossingStars are the stars that one chart may put on the year or the day of
// the other.
var crossingStars = map[ShenSha]int{
	ShenShaTianYiGuiRen: 2, ShenShaHongLuan: 2, ShenShaTianXi: 2, ShenShaTaoHua: 1,
	ShenShaGuChen: -2, ShenShaGuaSu: -2,
}
