package interpreter

import (
	"fmt"
	"slices"
	"strings"
)

// chartAnswer reads the chart for the question.
func (m *mind) chartAnswer() draft {
	var d draft
	d.add(plain, m.beforehand()...)
	d.add(plain, m.basis()...)
	d.add(plain, m.conceptInChart()...)
	switch m.manner {
	case mannerShort:
		d.add(plain, m.visibleSentence(), m.leadSentence(m.lensTopic(), m.top(0)))
	case mannerWhy:
		m.addGrounds(&d)
		d.add(plain, sentence{m.tr("从这些字到看法之间，用的是传统的配法，不是因果；对不上的地方，以你的生活为准。",
			"Between these characters and a reading stands a traditional mapping and no cause. Where it does not fit, your life is right."), []string{ruleScope}})
	case mannerSteps:
		d.add(plain, m.visibleSentence(), m.leadSentence(m.lensTopic(), m.top(0)))
		for i := range 2 {
			d.add(bullet, m.trySentence(m.top(i)))
		}
	case mannerMore:
		m.addMore(&d)
	default:
		m.addFullReading(&d)
	}
	d.add(plain, m.question())
	m.addNotice(&d)
	return d
}

func (m *mind) addFullReading(d *draft) {
	d.head(m.tr("先说看法", "In short"))
	d.add(plain, m.visibleSentence(), m.leadSentence(m.lensTopic(), m.top(0)), m.godSentence(m.top(0)), m.pairSentence())
	d.head(m.tr("盘上的依据", "What the chart shows"))
	m.addGrounds(d)
	if list := m.uncertainties(); len(list) > 0 {
		d.head(m.tr("拿不准的地方", "What is uncertain"))
		for _, s := range list {
			d.add(bullet, s)
		}
	}
	d.head(m.tr("可以试一步", "A small step"))
	d.add(plain, m.trySentence(m.top(0)))
}

// addMore speaks of the family that comes second.
func (m *mind) addMore(d *draft) {
	g := m.top(1)
	d.add(plain, sentence{m.tr("再说排在后面的"+m.in(groupNames[g])+"，也就是"+m.in(groupGlosses[g])+"。", "Next comes "+m.in(groupNames[g])+", "+m.in(groupGlosses[g])+"."), []string{factGroup(g)}},
		m.leadSentence(m.lensTopic(), g), m.godSentence(g))
	d.add(bullet, m.groupEvidence(g), m.seatSentence(g))
	d.add(plain, m.trySentence(g))
}

// top returns the family with a rank; rank 0 is the most visible one. For the
// present stretch it is the family of the luck pillar.
func (m *mind) top(rank int) group {
	if rank == 0 && m.lensTopic() == topicTiming {
		if g, ok := godGroups[m.chart.luck.TenGod]; ok {
			return g
		}
	}
	return m.chart.ranked()[rank]
}

// lensTopic is the topic that the chart is read for. Without a luck pillar a
// question about time is answered about the person.
func (m *mind) lensTopic() topic {
	switch {
	case m.topic == topicNone, m.topic == topicTiming && m.chart.luck == nil:
		return topicSelf
	}
	return m.topic
}

// beforehand is what must be said first.
func (m *mind) beforehand() []sentence {
	var out []sentence
	if m.gentle {
		out = append(out, sentence{m.in(gentleText), []string{saidNow}})
	}
	if t, ok := limitTexts[m.limit]; ok {
		out = append(out, sentence{m.in(t), []string{ruleScope, saidNow}})
	}
	if m.other && !m.reused {
		out = append(out, sentence{m.tr("这张盘属于另一个人，他不在这里，下面只当作一种看法，不替他下结论。",
			"This chart belongs to someone who is not here; take what follows as one way of looking and no verdict on them."), []string{saidNow, ruleScope}})
	}
	if m.invented {
		out = append(out, sentence{m.tr("下面用的是一个假设的例子，不是任何人的生日。", "What follows uses an invented example, nobody's birthday."), []string{ruleExample}})
	}
	return out
}

// basis says what the chart was made from and what it is.
func (m *mind) basis() []sentence {
	c := m.chart
	made := m.tr("按 "+m.when(c.input)+"排出的盘是", "For "+m.when(c.input)+" the chart is ")
	if m.reused {
		made = m.tr("沿用前面排好的盘：", "The chart from before stands: ")
	}
	out := []sentence{{made + "**" + m.pillarsText() + "**" + m.tr("。", "."), []string{factInput, factPillars}}}
	if m.toldBefore() {
		return out
	}
	return append(out, sentence{m.dayMasterText(), []string{factDayMaster, ruleTradition + "dayMaster"}})
}

// when tells the moment of a chart.
func (m *mind) when(in chartInput) string {
	zone := m.in(zoneNames[in.Timezone])
	if zone == "" {
		zone = in.Timezone
	}
	clock := ""
	if in.Time != nil {
		clock = " " + *in.Time
	} else {
		zone = m.tr("时辰未知，", "time unknown, ") + zone
	}
	if in.SolarTime {
		zone += m.tr("，按真太阳时", ", by true solar time")
	}
	if in.DayBoundary == "zi" {
		zone += m.tr("，二十三点换日", ", day changing at 23:00")
	}
	return in.Date + clock + m.tr("（"+zone+"）", " ("+zone+")")
}

func (m *mind) pillarsText() string {
	var all []string
	for _, p := range m.chart.pillars {
		all = append(all, m.tr(p.Value, p.Value+" ("+p.Pinyin+")"))
	}
	return strings.Join(all, m.tr(" ", ", "))
}

func (m *mind) dayMasterText() string {
	dm := m.chart.dm
	return m.tr("日主是"+dm.Stem+dm.Element+"，", "The day master is "+dm.Stem+" ("+dm.Pinyin+"). ") + m.in(dayMasterTexts[dm.Stem])
}

func (m *mind) leadSentence(t topic, g group) sentence {
	because := factGroup(g)
	if t == topicTiming {
		because = factLuck
	}
	return sentence{m.in(lenses[t][g].lead), []string{because, ruleTradition + "lens"}}
}

// visibleSentence names what the reading starts from: the luck pillar for the
// present stretch, else the family that stands out.
func (m *mind) visibleSentence() sentence {
	if m.lensTopic() == topicTiming {
		return m.luckSentence()
	}
	g := m.top(0)
	return sentence{m.tr("这张盘里最突出的是"+m.in(groupNames[g])+"，也就是"+m.in(groupGlosses[g])+"。",
		"What stands out in this chart is "+m.in(groupNames[g])+", "+m.in(groupGlosses[g])+"."), []string{factGroup(g)}}
}

// godSentence says which ten god leads in a family.
func (m *mind) godSentence(g group) sentence {
	p, ok := m.chart.leading(g)
	if !ok || m.lensTopic() == topicTiming {
		return sentence{}
	}
	return sentence{m.in(godTexts[p.god]), []string{factPlace(p), ruleTradition + "god"}}
}

func (m *mind) trySentence(g group) sentence {
	because := factGroup(g)
	if m.lensTopic() == topicTiming && m.chart.luck != nil && g == m.top(0) {
		because = factLuck
	}
	return sentence{m.in(lenses[m.lensTopic()][g].try), []string{because, ruleReflect}}
}

// pairSentence says how the two most visible families work on each other. It
// speaks of doing, so it is kept for topics of doing.
func (m *mind) pairSentence() sentence {
	switch m.lensTopic() {
	case topicCareer, topicMoney, topicStudy, topicMove, topicSelf:
	default:
		return sentence{}
	}
	a, b := m.top(0), m.top(1)
	if m.chart.weights[b] == 0 {
		return sentence{}
	}
	because := []string{factGroup(a), factGroup(b), ruleTradition + "pair"}
	if t, ok := pairTexts[[2]group{a, b}]; ok {
		return sentence{m.in(t), because}
	}
	return sentence{m.in(pairTexts[[2]group{b, a}]), because}
}

// addGrounds lists the facts that the reading rests on.
func (m *mind) addGrounds(d *draft) {
	first := m.chart.ranked()[0]
	d.add(bullet, m.groupEvidence(first), m.seatSentence(first))
	if g, ok := topicFamilies[m.lensTopic()]; ok && g != first && m.chart.visible(g) {
		d.add(bullet, m.groupEvidence(g))
	}
	if m.lensTopic() == topicLove {
		d.add(bullet, m.dayBranchSentence())
	}
	if !m.toldBefore() {
		d.add(bullet, m.seasonSentence())
		if !m.asksElements() {
			d.add(bullet, m.elementsSentence()...)
		}
	}
	if m.lensTopic() != topicTiming {
		d.add(bullet, m.missingSentence())
		d.add(bullet, m.luckSentence())
	}
	d.add(bullet, m.godFromText(first))
}

// toldBefore reports that season and elements were very likely told with an
// earlier answer about this chart, and the topic does not turn on them.
func (m *mind) toldBefore() bool {
	return m.reused && len(m.earlier) > 1 && m.manner == mannerFull && m.lensTopic() != topicWellbeing && m.lensTopic() != topicSelf
}

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
	text := m.tr(name+"在这些位置："+strings.Join(named, "，")+"。", "Where "+name+" stands: "+strings.Join(named, "; ")+".")
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

// uncertainties lists what the chart leaves open.
func (m *mind) uncertainties() []sentence {
	c := m.chart
	var out []sentence
	if !c.hourKnown() {
		out = append(out, sentence{m.tr("没有出生时间，时柱空着；凡是看时柱的话（后来、作品、晚辈）我都没有说。知道时间以后可以补上。",
			"Without a birth time the hour pillar is open, and I have said nothing that depends on it. It can be added later."), []string{factNoHour}})
		if !m.birth.noTime && m.birth.time == "" && !m.reused {
			out = append(out, sentence{m.tr("你没有提到时间，所以我按未知处理，没有替你填正午。", "You did not mention a time, so I treated it as unknown and did not put in noon."), []string{saidBirth, factNoHour}})
		}
	}
	for _, w := range c.warnings {
		en, zh, ok := strings.Cut(w, " / ")
		if !ok {
			en, zh = w, w
		}
		if !c.hourKnown() && strings.Contains(zh, "时柱") {
			continue // said above
		}
		out = append(out, sentence{m.tr(zh, en), []string{factWarnings}})
	}
	if m.topic == topicTiming && c.luck == nil {
		out = append(out, m.noLuckSentence())
	}
	if m.year {
		out = append(out, sentence{m.tr("这里没有推流年，所以不谈某一年会怎样，只谈这一段的底色。", "No annual pillars were computed, so nothing is said of one year, only of the stretch as a whole."), []string{ruleScope}})
	}
	return out
}

func (m *mind) noLuckSentence() sentence {
	switch {
	case m.chart.hasLuck:
		return sentence{m.tr("现在不在已排出的大运年份里，所以没有谈大运。", "The present year lies outside the luck pillars computed, so none is discussed."), []string{factPillars}}
	case !m.chart.hourKnown():
		return sentence{m.tr("没有出生时间，大运的起点定不下来，所以没有谈大运。", "Without a birth time the start of the luck pillars is open, so none is discussed."), []string{factNoLuck, factNoHour}}
	}
	return sentence{m.tr("没有填性别，大运顺逆定不下来，所以没有谈大运。", "Without a sex the direction of the luck pillars is open, so none is discussed."), []string{factNoLuck}}
}

// godFromText quotes what a text that was read says of the family's leading ten
// god, or else what in it fits the topic.
func (m *mind) godFromText(g group) sentence {
	lead, ok := m.chart.leading(g)
	for _, t := range m.texts {
		p, found := t.row(lead.god)
		if !ok || !found || len(p.cells) < 4 || m.lensTopic() == topicTiming {
			continue
		}
		return sentence{m.tr(
			fmt.Sprintf("手册里这样理解%s：%s；%s：%s。（%s）", lead.god, p.cells[2], p.columns[3], p.cells[3], m.link(t)),
			fmt.Sprintf("The handbook on %s: %s; %s: %s. (%s)", godNames[lead.god], lowerFirst(p.cells[2]), lowerFirst(p.columns[3]), lowerFirst(p.cells[3]), m.link(t))),
			[]string{sourceBasis + t.id, factPlace(lead)}}
	}
	return m.fittingPassage()
}

// fittingPassage quotes the passage that fits the topic best.
func (m *mind) fittingPassage() sentence {
	found := best(m.texts, m.query(), nil, 1)
	if len(found) == 0 || found[0].kind == passageRow {
		return sentence{}
	}
	s := m.firstSentence(found[0])
	for _, t := range m.texts {
		if t.id == found[0].source {
			s.text += m.tr("（"+m.link(t)+"）", " ("+m.link(t)+")")
		}
	}
	return s
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

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

// notComputed are words of the field that the chart has no value for.
var notComputed = []string{"用神", "喜神", "格局", "身强", "身弱", "强弱", "旺衰", "神煞", "空亡", "useful god"}

// asksElements reports whether the message is about the five elements.
func (m *mind) asksElements() bool {
	return slices.ContainsFunc(m.concepts, func(c string) bool {
		return strings.HasPrefix(c, "五行") || strings.HasPrefix(c, "缺") || strings.HasPrefix(c, "five elements") || c == "elements" || c == "element"
	})
}
