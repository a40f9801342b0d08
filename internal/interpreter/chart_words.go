package interpreter

import (
	"fmt"
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
	if s := m.strengthSentence(); s.text != "" && slices.ContainsFunc(m.concepts, func(c string) bool { return slices.Contains(strengthWords, c) }) {
		return []sentence{s}
	}
	for _, c := range m.concepts {
		if slices.Contains(notComputed, c) && m.purpose == purposeChart {
			return []sentence{{m.tr("“"+c+"”不在这次的排盘结果里，各派取法也不同，所以我不替你下这个结论；下面只说盘上看得见的。",
				"“"+c+"” is not part of this calculation and schools differ on it, so I will not decide it; what follows keeps to what the chart shows."), []string{ruleScope, saidNow}}}
		}
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

// notComputed are words of the field that a chart may have no value for.
var notComputed = slices.Concat(strengthWords, []string{"用神", "喜神", "格局", "神煞", "空亡", "useful god"})

var strengthWords = []string{"身强", "身弱", "强弱", "旺衰", "strong", "weak"}

// strengthSentence gives the strength of the day master as it was computed, for
// what it is: one method's result.
func (m *mind) strengthSentence() sentence {
	s := m.chart.strength
	if s == nil {
		return sentence{}
	}
	return sentence{m.tr(
		fmt.Sprintf("身强身弱按这里的算法看，站在日主这边的分量约 %.0f 分（满分 100），属“%s”；这是一种算法的结果，换一种可能不同，也不是说人强人弱。", s.Score, s.Band),
		fmt.Sprintf("By the method used here about %.0f of 100 is on the day master's side, which is called %s (%s). It is one method's result, another may differ, and it says nothing about how strong a person is.", s.Score, strings.ToLower(s.BandEn), s.Band)),
		[]string{factStrength}}
}

// asksElements reports whether the message is about the five elements.
func (m *mind) asksElements() bool {
	return slices.ContainsFunc(m.concepts, func(c string) bool {
		return strings.HasPrefix(c, "五行") || strings.HasPrefix(c, "缺") || strings.HasPrefix(c, "five elements") || c == "elements" || c == "element"
	})
}
