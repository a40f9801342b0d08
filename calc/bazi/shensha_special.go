package bazi

import (
	"math/bits"
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// special adds what no table of stems, branches or pairs can say.
//
// Rule: 空亡 is a branch that the run of ten of the day or the year leaves out, on
// any pillar but that one. 四大空亡 is a pillar of the NaYin that the day's run
// lacks: water in the runs of 甲子 and 甲午, metal in those of 甲寅 and 甲申.
func (f *starFinder) special(hits *[allKeys]rowSet, m Member) {
	day, year := f.chart.Pillars[Day].Pair, f.chart.Pillars[Year].Pair
	if m.Kind != Day {
		byDay := &hits[keyBit(keyDayPair)]
		if void := day.KongWang(); slices.Contains(void[:], m.Pair.Branch()) {
			byDay.add(f.table.first[ShenShaKongWang])
		}
		if lacks, ok := naYinLackedBy(day); ok && m.Pair.NaYin().Element() == lacks {
			byDay.add(f.table.first[ShenShaSiDa])
		}
	}
	if m.Kind != Year {
		if void := year.KongWang(); slices.Contains(void[:], m.Pair.Branch()) {
			hits[keyBit(keyYearPair)].add(f.table.first[ShenShaKongWang])
		}
	}
	hits[keyBit(keyWhole)] = f.whole[m.Kind]
}

// naYinLackedBy returns the element that the NaYin of a run of ten lacks.
func naYinLackedBy(p ganzhi.Pair) (ganzhi.Element, bool) {
	switch p / ganzhi.Stems {
	case 0, 3: // 甲子, 甲午
		return ganzhi.ElementWater, true
	case 2, 5: // 甲申, 甲寅
		return ganzhi.ElementMetal, true
	}
	return 0, false
}

// markWhole marks what several pillars are together.
func (f *starFinder) markWhole() {
	f.sanQi()
	f.net(ShenShaTianLuo, ganzhi.BranchXu, ganzhi.BranchHai)
	f.net(ShenShaDiWang, ganzhi.BranchChen, ganzhi.BranchSi)
	f.gongLu()
	if f.chart.Rules.ShenSha.DeXiu == DeXiuBoth {
		f.deXiu()
	}
}

func (f *starFinder) mark(star ShenSha, row int, pillars KindSet) {
	for ; pillars != 0; pillars &= pillars - 1 {
		f.whole[bits.TrailingZeros16(uint16(pillars))].add(f.table.first[star] + row)
	}
}

// wonders are the three stems of 三奇: of heaven, of earth and of man.
var wonders = [3][3]ganzhi.HeavenlyStem{
	{ganzhi.StemJia, ganzhi.StemWu, ganzhi.StemGeng},
	{ganzhi.StemYi, ganzhi.StemBing, ganzhi.StemDing},
	{ganzhi.StemRen, ganzhi.StemGui, ganzhi.StemXin},
}

// sanQi marks three pillars whose stems are 三奇.
//
// Rule: 甲戊庚, 乙丙丁 or 壬癸辛, by ShenShaRules.SanQi in this order on neighbouring
// pillars, in this order with gaps, or in any order.
func (f *starFinder) sanQi() {
	pillars := f.chart.Pillars
	for i := range pillars {
		for j := i + 1; j < len(pillars); j++ {
			for k := j + 1; k < len(pillars); k++ {
				three := [3]ganzhi.HeavenlyStem{pillars[i].Pair.Stem(), pillars[j].Pair.Stem(), pillars[k].Pair.Stem()}
				if f.isWonder(three, k-i == 2) {
					f.mark(ShenShaSanQi, 0, 1<<i|1<<j|1<<k)
				}
			}
		}
	}
}

func (f *starFinder) isWonder(three [3]ganzhi.HeavenlyStem, adjacent bool) bool {
	for _, wonder := range wonders {
		switch f.chart.Rules.ShenSha.SanQi {
		case SanQiAdjacent:
			if adjacent && three == wonder {
				return true
			}
		case SanQiGaps:
			if three == wonder {
				return true
			}
		default:
			var have, want uint16
			for i := range three {
				have, want = have|1<<three[i], want|1<<wonder[i]
			}
			if have == want {
				return true
			}
		}
	}
	return false
}

// net marks day and hour on either of two branches that are both in the chart.
func (f *starFinder) net(star ShenSha, a, b ganzhi.EarthlyBranch) {
	var onA, onB KindSet
	for _, p := range f.chart.Pillars {
		switch p.Pair.Branch() {
		case a:
			onA |= 1 << p.Kind
		case b:
			onB |= 1 << p.Kind
		}
	}
	if onA != 0 && onB != 0 {
		f.mark(star, 1, onA|onB)
	}
}

// archedLu are the days and hours that hold the day's 禄 between them.
var archedLu = [...]struct{ day, hour ganzhi.Pair }{
	{53, 43}, // 丁巳 丁未
	{55, 5},  // 己未 己巳
	{4, 54},  // 戊辰 戊午
	{49, 59}, // 癸丑 癸亥
	{59, 49}, // 癸亥 癸丑
}

// gongLu marks a day and an hour that hold the day's 禄 between them.
func (f *starFinder) gongLu() {
	if !f.chart.HourKnown() {
		return
	}
	day, hour := f.chart.Pillars[Day].Pair, f.chart.Pillars[Hour].Pair
	for _, each := range archedLu {
		if each.day == day && each.hour == hour {
			f.mark(ShenShaGongLu, 0, onDayHour)
		}
	}
}

// deXiu takes 德秀 away unless 德 and 秀 are on two pillars.
func (f *starFinder) deXiu() {
	row := f.table.first[ShenShaDeXiu]
	var virtue, grace KindSet
	for _, p := range f.chart.Pillars {
		marked := f.reach[keyBit(keyMonth)].of(p.Pair)
		if marked.has(row) {
			virtue |= 1 << p.Kind
		}
		if marked.has(row + 1) {
			grace |= 1 << p.Kind
		}
	}
	if virtue == 0 || grace == 0 || single(virtue|grace) {
		var both rowSet
		both.add(row)
		both.add(row + 1)
		f.forbid(keyMonth, both)
	}
}
