package ganzhi

import "slices"

// HiddenStem is a stem stored in a branch (藏干, cang gan) with its share.
type HiddenStem struct {
	Stem   HeavenlyStem
	Weight int // of HiddenStemTable.Total
}

// HiddenStemTable is a published set of weights for hidden stems. Every table
// lists the same stems in the same order: 本气 (ben qi), 中气 (zhong qi), 余气 (yu qi).
type HiddenStemTable uint8

// The tables.
const (
	HiddenStemP60 HiddenStemTable = iota // percent: 100; 70 30; 60 30 10
	HiddenStemN8                         // eighths: 8; 5 3; 5 2 1, with 巳 = 丙5 戊2 庚1
)

// String returns the name of the table as an option value.
func (t HiddenStemTable) String() string { return [2]string{"p60", "n8"}[t] }

// Total returns what the weights of one branch add up to.
func (t HiddenStemTable) Total() int { return [2]int{100, 8}[t] }

// HiddenStems returns the stems stored in b, main qi first.
//
// Rule: 子癸 丑己癸辛 寅甲丙戊 卯乙 辰戊乙癸 巳丙庚戊 午丁己 未己丁乙 申庚壬戊 酉辛
// 戌戊辛丁 亥壬甲.
// Source: doc/sources.md#hidden-stems.
// Schools: the weights are a HiddenStemTable.
func (b EarthlyBranch) HiddenStems(t HiddenStemTable) []HiddenStem {
	return slices.Clone(hiddenStems[t][b])
}

var hiddenStems = [2][Branches][]HiddenStem{HiddenStemP60: hiddenP60, HiddenStemN8: hiddenN8}

var hiddenP60 = [Branches][]HiddenStem{
	BranchZi:   {{StemGui, 100}},
	BranchChou: {{StemJi, 60}, {StemGui, 30}, {StemXin, 10}},
	BranchYin:  {{StemJia, 60}, {StemBing, 30}, {StemWu, 10}},
	BranchMao:  {{StemYi, 100}},
	BranchChen: {{StemWu, 60}, {StemYi, 30}, {StemGui, 10}},
	BranchSi:   {{StemBing, 60}, {StemGeng, 30}, {StemWu, 10}},
	BranchWu:   {{StemDing, 70}, {StemJi, 30}},
	BranchWei:  {{StemJi, 60}, {StemDing, 30}, {StemYi, 10}},
	BranchShen: {{StemGeng, 60}, {StemRen, 30}, {StemWu, 10}},
	BranchYou:  {{StemXin, 100}},
	BranchXu:   {{StemWu, 60}, {StemXin, 30}, {StemDing, 10}},
	BranchHai:  {{StemRen, 70}, {StemJia, 30}},
}

var hiddenN8 = [Branches][]HiddenStem{
	BranchZi:   {{StemGui, 8}},
	BranchChou: {{StemJi, 5}, {StemGui, 2}, {StemXin, 1}},
	BranchYin:  {{StemJia, 5}, {StemBing, 2}, {StemWu, 1}},
	BranchMao:  {{StemYi, 8}},
	BranchChen: {{StemWu, 5}, {StemYi, 2}, {StemGui, 1}},
	BranchSi:   {{StemBing, 5}, {StemGeng, 1}, {StemWu, 2}},
	BranchWu:   {{StemDing, 5}, {StemJi, 3}},
	BranchWei:  {{StemJi, 5}, {StemDing, 2}, {StemYi, 1}},
	BranchShen: {{StemGeng, 5}, {StemRen, 2}, {StemWu, 1}},
	BranchYou:  {{StemXin, 8}},
	BranchXu:   {{StemWu, 5}, {StemXin, 2}, {StemDing, 1}},
	BranchHai:  {{StemRen, 5}, {StemJia, 3}},
}
