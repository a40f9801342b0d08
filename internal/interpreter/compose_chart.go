package interpreter

import (
	"fmt"
	"strings"
)

// chartAnswer reads the chart for the question.
func (m *mind) chartAnswer() draft {
	var d draft
	if m.manner == mannerShort && m.goesOn { // once more, in fewer and plainer words
		d.add(plain, m.beforehand()...)
		d.add(plain, m.plainly()...)
		d.add(note, m.shortNotice())
		m.turnedDraft(&d)
		return d
	}
	d.add(plain, m.beforehand()...)
	d.add(plain, m.basis()...)
	d.add(plain, m.claimSentence(), m.solarSentence(), m.changeSentence(), m.dayMasterMeaning())
	m.addReading(&d)
	m.turnedDraft(&d)
	return d
}

// addReading answers the question from the chart.
func (m *mind) addReading(d *draft) {
	d.add(plain, m.conceptInChart()...)
	m.addAspects(d)
	if m.aspectsOnly() {
		m.addAspectEnd(d)
		return
	}
	switch m.manner {
	case mannerShort:
		d.add(plain, m.plainly()...)
	case mannerWhy:
		m.addGrounds(d)
		d.add(plain, sentence{m.tr("从这些字到看法之间，用的是传统的配法，不是因果；对不上的地方，以你的生活为准。",
			"Between these characters and a reading stands a traditional mapping and no cause. Where it does not fit, your life is right."), []string{ruleScope}})
	case mannerSteps:
		d.add(plain, m.visibleSentence(), m.leadSentence(m.lensTopic(), m.top(0)))
		m.addSteps(d)
	case mannerMore:
		m.addMore(d)
	default:
		m.addFullReading(d)
	}
	d.add(plain, m.question())
	m.addNotice(d)
}

// addAspectEnd ends an answer that is only about parts of the chart: what the
// handbook calls them, what is uncertain, and a question.
func (m *mind) addAspectEnd(d *draft) {
	if defined := m.definitions(1); len(defined) > 0 && m.manner != mannerShort {
		d.add(plain, m.quote(defined[0]))
		m.addSources(d, defined)
	}
	for _, s := range m.uncertainties() {
		d.add(bullet, s)
	}
	d.add(plain, m.question())
	m.addNotice(d)
}

// addSteps gives one step or two.
func (m *mind) addSteps(d *draft) {
	if m.single {
		d.add(plain, sentence{m.tr("这周就做这一件：", "This week, just this: "), []string{ruleReflect}}, m.trySentence(m.top(0)))
		return
	}
	for i := range 2 {
		d.add(bullet, m.trySentence(m.top(i)))
	}
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
	if m.other {
		they := m.pronoun()
		out = append(out, sentence{m.tr("这张盘属于另一个人，"+they+"不在这里，下面只当作一种看法，不替"+they+"下结论。",
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
	if m.toldBefore() && !newWords(m.task).has("日主", "日元", "day master") {
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
		if !m.asksAspect(aspectStrength) && !m.asksAspect(aspectPattern) && framedTopics[m.lensTopic()] {
			d.add(bullet, m.frameSentence())
		}
	}
	if m.lensTopic() != topicTiming {
		d.add(bullet, m.missingSentence())
		d.add(bullet, m.luckSentence())
	}
	d.add(bullet, m.godFromText(first))
}

// framedTopics are read with strength and pattern in view.
var framedTopics = map[topic]bool{topicCareer: true, topicMoney: true, topicStudy: true, topicSelf: true, topicWellbeing: true}

// toldBefore reports that season and elements were very likely told with an
// earlier answer about this chart, and the topic does not turn on them.
func (m *mind) toldBefore() bool {
	return m.reused && len(m.earlier) > 1 && m.manner == mannerFull && m.lensTopic() != topicWellbeing && m.lensTopic() != topicSelf
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
	if s := m.otherChartsSentence(); s.text != "" {
		out = append(out, s)
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

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
