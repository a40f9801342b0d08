package interpreter

import (
	"fmt"
	"strings"
)

// groupEvidence names where a family stands.
func (m *mind) groupEvidence(g group) sentence {
	because := []string{factGroup(g)}
	var named []string
	for _, p := range m.chart.places(g) {
		if len(named) == 3 {
			break
		}
		named = append(named, m.placeText(p))
		because = append(because, factPlace(p))
	}
	name := m.in(groupNames[g])
	text := m.tr(name+"在这些位置："+strings.Join(named, "，")+"。", capital(name)+" in this chart: "+strings.Join(named, "; ")+".")
	return sentence{text, because}
}

func (m *mind) placeText(p place) string {
	pillar := m.in(pillarNames[p.pillar])
	god := m.tr(p.god, godNames[p.god]+" ("+p.god+")")
	switch {
	case p.branch == "":
		return m.tr(pillar+"干"+p.stem+"是"+god, "the "+pillar+" stem "+p.stem+" is "+god)
	case p.main:
		return m.tr(pillar+"支"+p.branch+"的本气"+p.stem+"是"+god, "the main qi "+p.stem+" of the "+pillar+" branch "+p.branch+" is "+god)
	}
	return m.tr(pillar+"支"+p.branch+"里藏着"+p.stem+god, "the "+pillar+" branch "+p.branch+" also hides "+p.stem+", "+god)
}

// seatSentence says what layer of life the first place of a family has.
func (m *mind) seatSentence(g group) sentence {
	at := m.chart.places(g)
	if len(at) == 0 {
		return sentence{}
	}
	p := at[0]
	for _, x := range at {
		if x.pillar == "month" && (x.main || x.branch == "") {
			p = x
			break
		}
	}
	seat := m.in(seatTexts[p.pillar])
	return sentence{m.tr("其中"+seat+"。", "Of these places, "+seat+"."), []string{factPlace(p), ruleTradition + "seat"}}
}

// dayBranchSentence speaks of the seat of close relationships.
func (m *mind) dayBranchSentence() sentence {
	p := m.chart.pillar("day")
	if p == nil || len(p.HiddenStems) == 0 {
		return sentence{}
	}
	h := p.HiddenStems[0]
	god := m.tr(h.TenGod, godNames[h.TenGod]+" ("+h.TenGod+")")
	family := m.in(groupNames[godGroups[h.TenGod]])
	return sentence{m.tr(
		fmt.Sprintf("日支是%s，本气%s为%s；日支贴着日主，传统上说亲近的关系，所以这一层带着%s的意思。", p.Branch, h.Stem, god, family),
		fmt.Sprintf("The day branch is %s (%s) with main qi %s, %s. It lies closest to the day master and stands for close relationships, so this layer has a touch of %s.", p.Branch, branchPinyin[p.Branch], h.Stem, god, family)),
		[]string{factDayBranch, ruleTradition + "seat"}}
}

func (m *mind) seasonSentence() sentence {
	i, month := m.chart.seasonOf(), m.chart.pillar("month")
	if i < 0 {
		return sentence{}
	}
	element := m.in(elementNames[month.BranchElement])
	return sentence{m.tr(
		"生在"+month.Branch+"月，"+element+"当令，"+m.in(seasonTexts[i])+"。",
		"Born in the month of "+branchPinyin[month.Branch]+" ("+month.Branch+"), whose element is "+element+", "+m.in(seasonTexts[i])+"."),
		[]string{factSeason, factDayMaster, ruleTradition + "season"}}
}

// elementsSentence counts the visible elements and says what a zero is not.
func (m *mind) elementsSentence() []sentence {
	c := m.chart
	if len(c.elements) == 0 {
		return nil
	}
	var all []string
	total := 0
	for _, e := range c.elements {
		all = append(all, fmt.Sprintf("%s %d", m.in(elementNames[e.Zh]), e.Count))
		total += e.Count
	}
	out := []sentence{{m.tr(fmt.Sprintf("看得见的 %d 个字：%s，这是个数，不是强弱。", total, strings.Join(all, "、")),
		fmt.Sprintf("The %d visible characters: %s. That is a count and no measure of strength.", total, strings.Join(all, ", "))), []string{factElements}}}
	if len(c.absent()) == 0 {
		out = append(out, sentence{m.tr("五行都露了面，一样不缺。", "All five show; none is missing."), []string{factElements}})
	}
	for _, zh := range c.absent() {
		name := m.in(elementNames[zh])
		if in := c.hidesElement(zh); len(in) > 0 {
			out = append(out, sentence{m.tr(name+"没有露面，藏在"+strings.Join(in, "、")+"里。", strings.ToUpper(name[:1])+name[1:]+" does not show and is hidden in "+strings.Join(in, ", ")+"."), []string{factElements}})
			continue
		}
		out = append(out, sentence{m.tr(name+"这一行没有露面，也没有藏着；这不等于缺点。", strings.ToUpper(name[:1])+name[1:]+" neither shows nor is hidden, which is no defect."), []string{factElements}})
	}
	return out
}

// missingSentence takes the absence of the topic's own family as a cue.
func (m *mind) missingSentence() sentence {
	g, ok := topicFamilies[m.lensTopic()]
	if !ok || m.chart.visible(g) || g == m.chart.ranked()[0] {
		return sentence{}
	}
	return sentence{m.in(missingTexts[g]), []string{factMissing(g), ruleTradition + "missing"}}
}

// topicFamilies is the family that tradition looks at first for a topic.
var topicFamilies = map[topic]group{
	topicCareer: groupOfficer, topicMoney: groupWealth, topicStudy: groupResource, topicWellbeing: groupResource, topicFamily: groupResource, topicMove: groupOutput, topicSelf: groupOutput,
}

func (m *mind) luckSentence() sentence {
	l := m.chart.luck
	if l == nil {
		return sentence{}
	}
	god := m.tr(l.TenGod, godNames[l.TenGod]+" ("+l.TenGod+")")
	return sentence{m.tr(
		fmt.Sprintf("现在走%s大运，约 %d 到 %d 年，天干对日主是%s；交运的月份看出生时刻准不准。", l.Pillar, l.StartYear, l.EndYear, god),
		fmt.Sprintf("The luck pillar now is %s, from about %d to %d; its stem is %s to the day master. The month of change depends on how exact the birth time is.", l.Pillar, l.StartYear, l.EndYear, god)),
		[]string{factLuck}}
}
