package fortune

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// summary says in a few sentences what t1 found.
func (c *cast) summary(b *baseContext, l i18n.Locale) string {
	var d draft
	p := b.FourPillars
	if b.HourKnown {
		d.say(l, i18n.T(fmt.Sprintf("四柱为%s年 %s月 %s日 %s时，农历%s。", p.Year, p.Month, p.Day, p.Hour, b.Lunar),
			fmt.Sprintf("The four pillars are year %s, month %s, day %s, hour %s; lunar date %s.", p.Year, p.Month, p.Day, p.Hour, b.LunarEn)))
	} else {
		d.say(l, i18n.T(fmt.Sprintf("三柱为%s年 %s月 %s日，农历%s；时辰不详，时柱只以正午的%s占位，不参与任何判断。", p.Year, p.Month, p.Day, b.Lunar, p.Hour),
			fmt.Sprintf("The three pillars are year %s, month %s, day %s; lunar date %s. The hour is unknown: the noon pillar %s only holds its place and counts for nothing.", p.Year, p.Month, p.Day, b.LunarEn, p.Hour)))
	}
	if t := b.Time; t.Used == "true_solar" {
		d.say(l, i18n.T(fmt.Sprintf("钟表时间%s，按%s的经度折成真太阳时%s取日与时。", t.Clock, c.input.Location.Name, *t.TrueSolar),
			fmt.Sprintf("The clock showed %s; day and hour follow true solar time at %s, %s.", t.Clock, c.input.Location.Name, *t.TrueSolar)))
	}
	s := b.Structure
	d.say(l, i18n.T(fmt.Sprintf("日主%s，属%s；看得见的五行有%s。", s.DayMaster, s.DayMasterElement, counted(c.chart)),
		fmt.Sprintf("The day master is %s (%s); visible elements: %s.", s.DayMaster, c.chart.DayMaster.English(), counted(c.chart))))
	luck := b.MajorLuck
	way := i18n.T("顺行", "forward")
	if luck.Direction == "backward" {
		way = i18n.T("逆行", "backward")
	}
	first := luck.Pillars[0]
	d.say(l, i18n.T(fmt.Sprintf("大运%s，%d年%d个月%d天后起运，首运%s（%d–%d年）。", way.Zh, luck.StartYears, luck.StartMonths, luck.StartDays, first.Pillar, first.StartYear, first.EndYear),
		fmt.Sprintf("Luck runs %s and starts %d y %d m %d d after the birth; the first pillar is %s (%d–%d).", way.En, luck.StartYears, luck.StartMonths, luck.StartDays, first.Pillar, first.StartYear, first.EndYear)))
	for _, w := range c.chart.Warnings {
		if w == bazi.WarnHourUnknown {
			continue // said above
		}
		zh, en := w.Words()
		d.say(l, i18n.T(sentence(zh, "。"), sentence(en, ".")))
	}
	return d.String()
}

// counted writes how many visible stems and branches are of each element.
func counted(c *bazi.Chart) string {
	text := ""
	for e, n := range c.Elements {
		text += fmt.Sprintf("%s%d ", ganzhi.Element(e), n)
	}
	return text[:len(text)-1]
}
