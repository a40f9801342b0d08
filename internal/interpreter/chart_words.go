package interpreter

import (
	"slices"
	"strings"
)

// conceptInChart shows where a word that was asked about stands in the chart.
func (m *mind) conceptInChart() []sentence {
	if m.chart == nil {
		return nil
	}
	for _, c := range m.concepts {
		for g := range groups {
			for _, p := range m.chart.places(g) {
				if p.god == c || strings.EqualFold(godNames[p.god], c) {
					return []sentence{{m.tr("你的盘里，"+m.placeText(p)+"。", "In your chart "+m.placeText(p)+"."), []string{factPlace(p)}}}
				}
			}
		}
		if _, isGod := godGroups[c]; isGod {
			return []sentence{{m.tr("你的盘里没有"+c+"，明面上和藏干里都没有；这只是个数，不是缺憾。", "Your chart has no "+godNames[c]+", visible or hidden; that is a count and no defect."), []string{factPillars}}}
		}
	}
	if m.asksElements() {
		return m.elementsSentence()
	}
	if m.purpose == purposeConcept {
		switch {
		case slices.ContainsFunc(m.concepts, func(c string) bool { return c == "日主" || c == "日元" || c == "day master" }):
			return []sentence{{m.dayMasterText(), []string{factDayMaster, ruleTradition + "dayMaster"}}}
		case slices.ContainsFunc(m.concepts, func(c string) bool { return c == "大运" || strings.HasPrefix(c, "luck pillar") }):
			return []sentence{m.luckSentence()}
		}
	}
	return nil
}

// asksElements reports whether the message is about the five elements.
func (m *mind) asksElements() bool {
	return slices.ContainsFunc(m.concepts, func(c string) bool {
		return strings.HasPrefix(c, "五行") || strings.HasPrefix(c, "缺") || strings.HasPrefix(c, "five elements") || c == "elements" || c == "element"
	})
}
