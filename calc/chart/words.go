package chart

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Language is the language of labels. Hanzi of the chart itself stay Hanzi.
type Language uint8

// The languages.
const (
	Chinese     Language = iota // zh-Hans
	English                     // en
	Traditional                 // zh-Hant
)

// Tag returns the BCP 47 tag.
func (l Language) Tag() string { return [...]string{"zh-Hans", "en", "zh-Hant"}[l] }

// words are the labels of a chart in one language.
type words struct {
	title, dayMaster, unknownHour     string
	pillars                           [4]string
	tenGod, stem, branch              string
	hidden, naYin, stage, void        string
	luck, forward, backward, ageYears string

	relations, combined, bound, transformed, eased string

	notes, alternatives, or string
}

var wordsOf = [...]words{
	Chinese: {
		title: "四柱命盘", dayMaster: "日主", unknownHour: "时辰不详",
		pillars: [4]string{"年柱", "月柱", "日柱", "时柱"},
		tenGod:  "十神", stem: "天干", branch: "地支",
		hidden: "藏干", naYin: "纳音", stage: "星运", void: "空亡",
		luck: "大运", forward: "顺行", backward: "逆行", ageYears: "%d岁",
		relations: "关系", combined: "合", bound: "合绊", transformed: "合化", eased: "合解冲",
		notes: "注意", alternatives: "可能的四柱：", or: " 或 ",
	},
	English: {
		title: "Four pillars", dayMaster: "Day Master", unknownHour: "hour unknown",
		pillars: [4]string{"Year", "Month", "Day", "Hour"},
		tenGod:  "Ten god", stem: "Stem", branch: "Branch",
		hidden: "Hidden stems", naYin: "NaYin", stage: "Life stage", void: "KongWang",
		luck: "Luck pillars", forward: "forward", backward: "backward", ageYears: "age %d",
		relations: "Relations", combined: "combined", bound: "bound", transformed: "transformed", eased: "eased",
		notes: "Note", alternatives: "The pillars may be ", or: " or ",
	},
	Traditional: {
		title: "四柱命盤", dayMaster: "日主", unknownHour: "時辰不詳",
		pillars: [4]string{"年柱", "月柱", "日柱", "時柱"},
		tenGod:  "十神", stem: "天干", branch: "地支",
		hidden: "藏干", naYin: "納音", stage: "星運", void: "空亡",
		luck: "大運", forward: "順行", backward: "逆行", ageYears: "%d歲",
		relations: "關係", combined: "合", bound: "合絆", transformed: "合化", eased: "合解沖",
		notes: "注意", alternatives: "可能的四柱：", or: " 或 ",
	},
}

// tenGodShort are the abbreviations used in English charts.
var tenGodShort = [ganzhi.TenGods]string{"F", "RW", "EG", "HO", "IW", "DW", "7K", "DO", "IR", "DR"}

func (l Language) words() *words { return &wordsOf[l] }

// tenGod returns the full name of a ten god.
func (l Language) tenGod(g ganzhi.TenGod) string {
	if l == English {
		return g.English()
	}
	return l.script(g.String())
}

// shortTenGod returns a name that fits beside a hidden stem.
func (l Language) shortTenGod(g ganzhi.TenGod) string {
	if l == English {
		return tenGodShort[g]
	}
	return l.script(g.String())
}

// role returns what the stem of a pillar is to the day master.
func (l Language) role(p bazi.Pillar) string {
	if p.Kind == bazi.Day {
		return l.words().dayMaster
	}
	return l.tenGod(p.TenGod)
}

func (l Language) naYin(n ganzhi.NaYin) string {
	if l == English {
		return n.English()
	}
	return l.script(n.String())
}

func (l Language) stage(s ganzhi.LifeStage) string {
	if l == English {
		return s.English()
	}
	return l.script(s.String())
}

// nature returns polarity and element, as in 阴木 or Yin Wood.
func (l Language) nature(y ganzhi.YinYang, e ganzhi.Element) string {
	if l == English {
		return y.English() + " " + e.English()
	}
	return l.script(y.String() + e.String())
}

var clockWords = [...][2]string{
	bazi.ClockCivil:     {"民用时", "civil time"},
	bazi.ClockStandard:  {"标准时", "standard time"},
	bazi.ClockMeanSolar: {"平太阳时", "mean solar time"},
	bazi.ClockTrueSolar: {"真太阳时", "true solar time"},
}

func (l Language) clock(c bazi.Clock) string {
	if l == English {
		return clockWords[c][1]
	}
	return l.script(clockWords[c][0])
}

// birthLine says when the birth was by the wall clock.
func (l Language) birthLine(c *bazi.Chart) string {
	date := c.Time.Civil.DateString()
	switch {
	case c.HourKnown():
		return date + " " + shortClock(c.Time.Civil)
	case l == English:
		return date + ", " + l.words().unknownHour
	}
	return date + "，" + l.words().unknownHour
}

// zoneLine says where the wall clock of a birth stood.
func (l Language) zoneLine(b bazi.Birth, t bazi.Time) string {
	offset := "UTC" + civil.FormatOffset(t.OffsetSeconds)
	zone := b.Zone.Name()
	if zone[0] == '+' || zone[0] == '-' || zone == "UTC" {
		return offset
	}
	return zone + " " + offset
}

// clockLine says what the clock used for day and hour showed; it is empty for the
// wall clock itself.
func (l Language) clockLine(c *bazi.Chart) string {
	if !c.HourKnown() {
		return ""
	}
	return l.usedClock(c.Rules.Clock, c.Time.Used)
}

// usedClock says what a clock showed; it is empty for the wall clock.
func (l Language) usedClock(c bazi.Clock, used civil.DateTime) string {
	if c == bazi.ClockCivil {
		return ""
	}
	return l.clock(c) + " " + used.DateString() + " " + shortClock(used)
}

// shortClock leaves out seconds that are zero.
func shortClock(t civil.DateTime) string { return strings.TrimSuffix(t.ClockString(), ":00") }

// luckLine says which way luck runs and when it starts.
func (l Language) luckLine(luck *bazi.Luck) string {
	w := l.words()
	way := w.backward
	if luck.Forward {
		way = w.forward
	}
	s := luck.Start
	if l == English {
		return fmt.Sprintf("%s from %s (after %dy %dm %dd)", way, s.Local.DateString(), s.Years, s.Months, s.Days)
	}
	return l.script(fmt.Sprintf("%s，%s 起运，生后%d年%d月%d日", way, s.Local.DateString(), s.Years, s.Months, s.Days))
}

func (l Language) age(n int) string { return fmt.Sprintf(l.words().ageYears, n) }

// describe tells the chart in one or two sentences, for those who cannot see it.
func (l Language) describe(c *bazi.Chart) string {
	var b strings.Builder
	w := l.words()
	stop, comma := "。", "，"
	if l == English {
		stop, comma = ". ", ", "
	}
	for i, p := range c.Pillars {
		if i > 0 {
			b.WriteString(comma)
		}
		b.WriteString(w.pillars[i])
		if l == English {
			b.WriteString(" " + p.Pair.Pinyin() + " ")
		}
		b.WriteString(p.Pair.String())
	}
	if !c.HourKnown() {
		b.WriteString(comma + w.unknownHour)
	}
	b.WriteString(stop + w.dayMaster)
	if l == English {
		b.WriteString(" " + c.DayMaster.Pinyin() + ", " + c.DayMaster.English())
	} else {
		b.WriteString(c.DayMaster.String() + c.DayMaster.Element().String())
	}
	if list := c.Relations(); len(list) > 0 {
		b.WriteString(stop + l.listed(list))
	}
	if c.Luck != nil {
		b.WriteString(stop + w.luck)
		if l == English {
			b.WriteString(" ")
		}
		b.WriteString(l.luckLine(c.Luck))
	}
	b.WriteString(stop)
	for _, note := range l.notes(c) {
		b.WriteString(note)
		if l == English {
			b.WriteString(" ")
		}
	}
	return strings.TrimSpace(b.String())
}
