package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/yijing"
)

// naJiaRow is what a trigram receives: a stem inside and one outside, and the
// branch of its first line inside.
type naJiaRow struct {
	inner, outer ganzhi.HeavenlyStem
	first        ganzhi.EarthlyBranch
}

// naJiaRows are the rows by trigram.
var naJiaRows = [yijing.Trigrams]naJiaRow{
	yijing.TrigramQian: {ganzhi.StemJia, ganzhi.StemRen, ganzhi.BranchZi},
	yijing.TrigramZhen: {ganzhi.StemGeng, ganzhi.StemGeng, ganzhi.BranchZi},
	yijing.TrigramKan:  {ganzhi.StemWu, ganzhi.StemWu, ganzhi.BranchYin},
	yijing.TrigramGen:  {ganzhi.StemBing, ganzhi.StemBing, ganzhi.BranchChen},
	yijing.TrigramKun:  {ganzhi.StemYi, ganzhi.StemGui, ganzhi.BranchWei},
	yijing.TrigramXun:  {ganzhi.StemXin, ganzhi.StemXin, ganzhi.BranchChou},
	yijing.TrigramLi:   {ganzhi.StemJi, ganzhi.StemJi, ganzhi.BranchMao},
	yijing.TrigramDui:  {ganzhi.StemDing, ganzhi.StemDing, ganzhi.BranchSi},
}

// naJia returns the stem and branch of each line of a hexagram (纳甲, na jia),
// line 1 first.
//
// Rule: 乾纳甲壬 坤纳乙癸 震庚 巽辛 坎戊 离己 艮丙 兑丁. The branches of yang trigrams go two
// forward from line to line, those of yin trigrams two back; the first one outside
// is opposite to the first one inside.
// Source: doc/sources.md#na-jia.
func naJia(h yijing.Hexagram) [Lines]ganzhi.Pair {
	var pairs [Lines]ganzhi.Pair
	inner, outer := h.Lower(), h.Upper()
	for i := range half {
		in, out := naJiaRows[inner], naJiaRows[outer]
		pairs[i] = pairOf(in.inner, in.first.Add(stepOf(inner)*i))
		pairs[half+i] = pairOf(out.outer, out.first.Add(ganzhi.Branches/2+stepOf(outer)*i))
	}
	return pairs
}

// stepOf returns by how much the branches of a trigram go on from line to line.
func stepOf(t yijing.Trigram) int {
	if yang := (t^t>>1^t>>2)&1 == 1; yang {
		return 2
	}
	return -2
}

// pairOf joins a stem and a branch that na jia always gives of one polarity.
func pairOf(stem ganzhi.HeavenlyStem, branch ganzhi.EarthlyBranch) ganzhi.Pair {
	pair, _ := ganzhi.NewPair(stem, branch)
	return pair
}
