package bazi

import (
	"strings"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// TiaoHouTable is a reading of 穷通宝鉴: which stems a day master needs in a month.
type TiaoHouTable uint8

// The tables.
const (
	TiaoHouSummary TiaoHouTable = iota // the table in circulation
	TiaoHouText                        // the order of the book's own sentences
)

// TiaoHou is what the season asks for (调候, tiao hou).
type TiaoHou struct {
	Table  TiaoHouTable
	Stems  []TiaoHouStem         // the most important first
	Second bool                  // the birth is after the 中气, where the cell has two halves
	Other  []ganzhi.HeavenlyStem // of the other table, when it puts another stem first
}

// TiaoHouStem is a stem that the season asks for, and where the chart has it.
type TiaoHouStem struct {
	Stem     ganzhi.HeavenlyStem
	Presence Presence
}

// Presence says where a chart has a stem, the day master itself left out.
type Presence uint8

// The values of Presence.
const (
	Absent  Presence = iota // 缺 que: nowhere
	Stored                  // 藏 cang: hidden in a branch
	Exposed                 // 透 tou: the stem of year, month or hour
)

var (
	presenceHanzi   = [...]string{"缺", "藏", "透"}
	presenceEnglish = [...]string{"absent", "stored", "exposed"}
)

// String returns the Hanzi.
func (p Presence) String() string { return presenceHanzi[p] }

// English returns an English name.
func (p Presence) English() string { return presenceEnglish[p] }

// TiaoHou returns the stems that the season asks for.
//
// Rule: the cell of day master and month. Cells of the text that differ before
// and after the 中气 go by the instant of birth; with an unknown hour, by noon.
//
// Source: doc/sources.md#tiao-hou.
// Schools: Rules.TiaoHou.
func (c *Chart) TiaoHou() TiaoHou {
	month := c.Pillars[Month].Pair.Branch()
	second := c.afterZhongQi()
	list, split := tiaoHouCell(c.Rules.TiaoHou, c.DayMaster, month, second)
	t := TiaoHou{Table: c.Rules.TiaoHou, Second: split && second, Stems: make([]TiaoHouStem, len(list))}
	for i, stem := range list {
		t.Stems[i] = TiaoHouStem{stem, c.presence(stem)}
	}
	if other, _ := tiaoHouCell(1-c.Rules.TiaoHou, c.DayMaster, month, second); other[0] != list[0] {
		t.Other = other
	}
	return t
}

// tiaoHouCell returns the stems of a cell, and whether it has two halves.
func tiaoHouCell(table TiaoHouTable, day ganzhi.HeavenlyStem, month ganzhi.EarthlyBranch, second bool) (list []ganzhi.HeavenlyStem, split bool) {
	cell := tiaoHouSummary[day][fromYin(month)-1]
	if table == TiaoHouText {
		cell = tiaoHouText[day][fromYin(month)-1]
	}
	cell, rest, split := strings.Cut(cell, "/")
	if split && second {
		cell = rest
	}
	list = make([]ganzhi.HeavenlyStem, 0, 5)
	for _, hanzi := range cell {
		stem, _ := ganzhi.ParseStem(string(hanzi))
		list = append(list, stem)
	}
	return list, split
}

// afterZhongQi reports whether the birth is in the second half of its month.
func (c *Chart) afterZhongQi() bool {
	_, index := sky.TermBefore(sky.FromUnix(c.Moment.Unix * milli))
	return index%2 == 1
}

func (c *Chart) presence(stem ganzhi.HeavenlyStem) Presence {
	found := Absent
	for _, p := range c.Pillars {
		if p.Kind != Day && p.Pair.Stem() == stem {
			return Exposed
		}
		for _, h := range p.Hidden {
			if h.Stem == stem {
				found = Stored
			}
		}
	}
	return found
}
