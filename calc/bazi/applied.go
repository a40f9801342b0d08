package bazi

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// AppliedRule is a rule in force for a chart, with what it decided.
type AppliedRule struct {
	Option string // the option's public name
	Value  string
	Why    string // what it decided here, in English
	WhyZh  string // the same in simplified Chinese
}

// monthBoundary names the one rule for months that is no choice.
const monthBoundary, monthBoundaryValue = "month_boundary", "jie_instant"

// Applied lists the rules that decided the chart.
func (c *Chart) Applied() []AppliedRule {
	list := []AppliedRule{
		c.appliedTerm(optionYearBoundary, c.Rules.YearBoundary.String(), Year),
		c.appliedTerm(monthBoundary, monthBoundaryValue, Month),
		c.appliedClock(),
		c.appliedLateZi(),
		{optionHiddenStems, c.Rules.HiddenStems.String(),
			fmt.Sprintf("the weights of a branch add to %d", c.Rules.HiddenStems.Total()),
			fmt.Sprintf("一支所藏权重之和为 %d", c.Rules.HiddenStems.Total())},
	}
	if c.Luck != nil {
		list = append(list, c.appliedDirection(), c.appliedStart(), c.appliedAges())
	}
	return append(list, c.appliedChoices()...)
}

// appliedTerm says since when the year or month pillar holds.
func (c *Chart) appliedTerm(option, value string, kind Kind) AppliedRule {
	began := c.began(kind)
	pair, at := c.Pillars[kind].Pair, chinaTime(began.UnixMilli)
	rule := AppliedRule{option, value,
		fmt.Sprintf("%s pillar %s since %s at %s", [2]string{"year", "month"}[kind], pair, began.Name, at),
		fmt.Sprintf("%s柱%s，始于%s（%s）", kind, pair, began.Name, at)}
	if kind == Year && c.Rules.YearBoundary == YearLunarNewYear {
		rule.Why += "; new year begins everywhere with the day in China, while lunar date and animal follow the local date"
		rule.WhyZh += "；各地都以中国的正月初一零点换年，农历日期与生肖则按当地日期"
	}
	if !c.HourKnown() {
		rule.Why += "; the hour is unknown, this is the pillar at noon"
		rule.WhyZh += "；时辰不详，以当日正午为准"
	}
	return rule
}

// began returns the boundary at which a pillar in force began.
func (c *Chart) began(kind Kind) Boundary {
	for _, b := range c.Boundaries {
		if b.Kind == kind {
			return b
		}
	}
	return Boundary{}
}

var clockNames = [...]struct{ en, zh string }{
	ClockCivil:     {"the wall clock", "民用时"},
	ClockStandard:  {"standard time", "标准时"},
	ClockMeanSolar: {"mean solar time", "平太阳时"},
	ClockTrueSolar: {"true solar time", "真太阳时"},
}

func (c *Chart) appliedClock() AppliedRule {
	name := clockNames[c.Rules.Clock]
	rule := AppliedRule{Option: optionClock, Value: c.Rules.Clock.String()}
	if !c.HourKnown() {
		date := c.Time.Civil.DateString()
		rule.Why = fmt.Sprintf("day read from the date %s", date)
		rule.WhyZh = fmt.Sprintf("日柱取自日期 %s", date)
		return rule
	}
	offset, used := civil.FormatOffset(c.Time.OffsetSeconds), readable(c.Time.Used)
	rule.Why = fmt.Sprintf("day and hour read from %s, %s; wall clock at UTC%s", name.en, used, offset)
	rule.WhyZh = fmt.Sprintf("日柱、时柱按%s %s；钟表为 UTC%s", name.zh, used, offset)
	return rule
}

var lateZiWhy = [...]struct{ en, zh string }{
	LateZiSameDay: {
		"the day changes at midnight; 23:00–23:59 has the hour stem of the next day",
		"日柱零点换日；二十三点后的时干用次日",
	},
	LateZiNextDay: {"the day changes at 23:00", "日柱二十三点换日"},
	LateZiSameDayAndStem: {
		"the day changes at midnight; 23:00–23:59 has the hour stem of its own day",
		"日柱零点换日；二十三点后的时干仍用当日",
	},
}

func (c *Chart) appliedLateZi() AppliedRule {
	why := lateZiWhy[c.Rules.LateZi]
	return AppliedRule{optionLateZi, c.Rules.LateZi.String(), why.en, why.zh}
}

func (c *Chart) appliedDirection() AppliedRule {
	en, zh := "backward from the month pillar", "自月柱逆行"
	if c.Luck.Forward {
		en, zh = "forward from the month pillar", "自月柱顺行"
	}
	return AppliedRule{optionLuckDirection, c.Rules.LuckDirection.String(), en, zh}
}

func (c *Chart) appliedStart() AppliedRule {
	start := readable(c.Luck.Start.Clock)
	return AppliedRule{optionLuckMethod, c.Rules.LuckMethod.String(),
		fmt.Sprintf("counted to %s; luck starts %s", c.Luck.Term, start),
		fmt.Sprintf("数至%s；%s 起运", c.Luck.Term, start)}
}

func (c *Chart) appliedAges() AppliedRule {
	en, zh := "ages are one in the calendar year of birth", "虚岁，出生之年为一岁"
	if c.Rules.AgeCount == AgeFull {
		en, zh = "ages are completed years", "周岁"
	}
	return AppliedRule{optionAgeCount, c.Rules.AgeCount.String(), en, zh}
}

// chinaTime writes an instant for a reader: in UTC+8, as solar terms are listed,
// to a tenth of a second.
func chinaTime(unixMilli int64) string {
	return civil.TenthOf(unixMilli+chinaOffset*milli).Readable() + " UTC" + civil.FormatOffset(chinaOffset)
}

// readable writes a clock reading with a space where ISO 8601 has a T.
func readable(t civil.DateTime) string { return t.DateString() + " " + t.ClockString() }
