package bazi

import (
	"slices"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// School is a way to choose what a chart needs: 扶抑, 调候 or 格局.
type School uint8

// The schools.
const (
	SchoolFuYi    School = iota // 扶抑 fu yi: help the weak, restrain the strong
	SchoolTiaoHou               // 调候 tiao hou: temper the season, 穷通宝鉴
	SchoolGeJu                  // 格局 ge ju: complete the pattern, 子平真诠
)

// Schools is the number of schools.
const Schools = 3

var (
	schoolHanzi   = [Schools]string{"扶抑", "调候", "格局"}
	schoolEnglish = [Schools]string{"Balance", "Season", "Pattern"}
)

// String returns the Hanzi.
func (s School) String() string { return schoolHanzi[s] }

// English returns an English name.
func (s School) English() string { return schoolEnglish[s] }

// YongShen is what one school wants in a chart (用神, yong shen).
type YongShen struct {
	School    School
	Elements  []ganzhi.Element // the most wanted first; empty when the school asks for nothing
	Against   []ganzhi.Element // what works against it; empty when the school does not say
	Step      YongShenStep     // the step that decided
	Because   string           // in English
	BecauseZh string           // in simplified Chinese
}

// YongShenStep is the step by which a school decided.
type YongShenStep string

// The steps.
const (
	StepSpecial     YongShenStep = "special_pattern" // go along with a special pattern
	StepBalanced    YongShenStep = "balanced"        // neither strong nor weak
	StepStrongPeers YongShenStep = "strong_by_peers"
	StepStrongSeals YongShenStep = "strong_by_resource"
	StepStrongest   YongShenStep = "very_strong"
	StepWeak        YongShenStep = "weak"
	StepSeason      YongShenStep = "season"
	StepFormed      YongShenStep = "pattern_formed" // what forms or rescues the pattern is there
	StepBroken      YongShenStep = "pattern_broken" // something breaks the pattern that nothing answers
	StepWanting     YongShenStep = "pattern_wanting"
)

// YongShen returns what each school wants in the chart, in the order of School.
//
// Source: doc/sources.md#fu-yi, #tiao-hou, #ge-ju-yong-shen.
// Schools: Rules.TiaoHou, and those of Strength and GeJu.
func (c *Chart) YongShen() []YongShen {
	strength := c.Strength()
	return c.yongShen(strength, c.geJu(strength.Strong))
}

func (c *Chart) yongShen(s Strength, g GeJu) []YongShen {
	return []YongShen{c.fuYi(s.Band, g), c.seasonal(), c.byPattern(s.Strong, g)}
}

// seasonal is the school of 调候.
func (c *Chart) seasonal() YongShen {
	t := c.TiaoHou()
	y := YongShen{School: SchoolTiaoHou, Step: StepSeason}
	list, en, zh := "", "", ""
	for _, s := range t.Stems {
		if e := s.Stem.Element(); !slices.Contains(y.Elements, e) {
			y.Elements = append(y.Elements, e)
		}
		list += s.Stem.String()
		en += "; " + s.Stem.String() + " is " + s.Presence.English()
		zh += "；" + s.Stem.String() + s.Presence.String()
	}
	day, month := c.DayMaster.String(), c.Pillars[Month].Pair.Branch().String()
	name := tiaoHouNames[t.Table]
	y.Because = day + " in the month " + month + ": " + name.en + " asks for " + list + en
	y.BecauseZh = day + "生" + month + "月，" + name.zh + "取" + list + zh
	if t.Second {
		y.Because += "; after the middle of the month"
		y.BecauseZh += "；生于中气之后"
	}
	if t.Other != nil {
		name, other := tiaoHouNames[1-t.Table], t.Other[0].String()
		y.Because += "; " + name.en + " puts " + other + " first"
		y.BecauseZh += "；" + name.zh + "以" + other + "为先"
	}
	return y
}

var tiaoHouNames = [...]reason{
	TiaoHouSummary: {"the table in circulation", "通行表"},
	TiaoHouText:    {"the book's sentence", "原文"},
}

// elementsOf returns the elements of groups for a day master.
func (c *Chart) elementsOf(list []ganzhi.TenGodGroup) []ganzhi.Element {
	elements := make([]ganzhi.Element, len(list))
	for i, g := range list {
		elements[i] = g.Element(c.DayMaster.Element())
	}
	return elements
}

// YongShenView is how the schools stand to one another.
type YongShenView struct {
	Agree    bool             // every school that asks for something puts the same element first
	Shared   []ganzhi.Element // what all of them ask for
	Disputed []Dispute
}

// Dispute is an element that one school wants and another counts against.
type Dispute struct {
	Element  ganzhi.Element
	For      []School
	Opposing []School
}

// CompareYongShen says where schools agree and where they do not.
func CompareYongShen(list []YongShen) YongShenView {
	view := YongShenView{Agree: true}
	var wants, against [ganzhi.Elements][]School
	asking, first := 0, -1
	for _, y := range list {
		for _, e := range y.Elements {
			wants[e] = append(wants[e], y.School)
		}
		for _, e := range y.Against {
			against[e] = append(against[e], y.School)
		}
		if len(y.Elements) == 0 {
			continue
		}
		asking++
		if first >= 0 && first != int(y.Elements[0]) {
			view.Agree = false
		}
		first = int(y.Elements[0])
	}
	for e := range ganzhi.Element(ganzhi.Elements) {
		if asking > 0 && len(wants[e]) == asking {
			view.Shared = append(view.Shared, e)
		}
		if len(wants[e]) > 0 && len(against[e]) > 0 {
			view.Disputed = append(view.Disputed, Dispute{e, wants[e], against[e]})
		}
	}
	return view
}
