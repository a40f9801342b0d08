package interpreter

import (
	"fmt"
	"slices"
	"strings"
)

const maxRelations = 8

// addRelations lists the relations of the pillars with their conditions.
func (m *mind) addRelations(d *draft) {
	if m.chart.Relations == nil {
		return
	}
	kinds := kindsOf(newWords(m.task))
	asked := func(r relation) bool {
		return len(kinds) == 0 || slices.ContainsFunc(kinds, func(k string) bool { return strings.Contains(r.Name, k) })
	}
	var lines []sentence
	rest := 0
	for i, r := range *m.chart.Relations {
		switch {
		case !asked(r):
		case len(lines) == maxRelations:
			rest++
		default:
			lines = append(lines, m.relationSentence(i, r))
		}
	}
	what := m.tr("柱与柱之间", "between the pillars")
	if len(kinds) > 0 {
		what = m.tr("“"+strings.Join(kinds, "”和“")+"”这一类", "of that kind")
	}
	if len(lines) == 0 {
		d.add(plain, sentence{m.tr(what+"，这张盘上没有查到。", "The chart has no relation "+what+"."), []string{factRelations}})
		return
	}
	d.add(plain, sentence{m.tr(what+"，这张盘上有：", "Relations "+what+" in this chart:"), []string{factRelations}})
	for _, s := range lines {
		d.add(bullet, s)
	}
	if rest > 0 {
		d.add(plain, sentence{m.tr(fmt.Sprintf("另有 %d 项较轻的，列在盘上。", rest), fmt.Sprintf("%d lighter ones are listed with the chart.", rest)), []string{factRelations}})
	}
	d.add(plain, sentence{m.tr("这些说的是字与字的关系：合了不等于化，冲也不等于出事。", "These are relations between characters: to combine is not yet to transform, and a clash is no event."), []string{ruleTradition + "relation"}})
}

func (m *mind) relationSentence(i int, r relation) sentence {
	var at []string
	for _, key := range r.Pillars {
		at = append(at, m.in(pillarNames[key]))
	}
	text := m.tr(
		"**"+r.Members+r.Name+"**（"+strings.Join(at, "、")+"柱）",
		"**"+r.NameEn+" "+r.Members+"** ("+r.Name+"; "+strings.Join(at, " and ")+")")
	if gloss := m.relationGloss(r); gloss != "" {
		text += m.tr("：", ": ") + gloss
	}
	if !r.Adjacent {
		text += m.tr("，隔着柱，较轻", "; not neighbours, so lighter")
	}
	if r.Eased {
		text += m.tr("，近处有合来解", "; a nearer combination eases it")
	}
	return sentence{text + m.tr("。", ".") + m.transformText(r), []string{factRelation(i), ruleTradition + "relation"}}
}

func (m *mind) relationGloss(r relation) string {
	for _, g := range relationGlosses {
		if strings.Contains(r.Name, g.name) {
			return m.in(g.text)
		}
	}
	return ""
}

// transformText says how far a combination goes and which conditions decided.
func (m *mind) transformText(r relation) string {
	t := r.Transform
	if t == nil {
		return ""
	}
	var met, unmet []string
	for _, c := range t.Conditions {
		if c.Met {
			met = append(met, m.tr(c.Name, c.NameEn))
		} else {
			unmet = append(unmet, m.tr(c.Name, c.NameEn))
		}
	}
	element := m.elements([]string{t.Element})
	switch {
	case t.State == "合化" && len(met) == 0:
		return m.tr("按规则化"+element+"。", " By the rule it becomes "+element+".")
	case t.State == "合化":
		return m.tr("条件齐（"+m.list(met)+"），按规则化"+element+"。", " Its conditions are met ("+m.list(met)+"), so by the rule it becomes "+element+".")
	case len(unmet) > 0:
		return m.tr("要化"+element+"还差："+m.list(unmet)+"；所以只算“"+t.State+"”，没有化。", " To become "+element+" it lacks: "+m.list(unmet)+". So it is combined and not transformed.")
	}
	return ""
}

// addStars tells the stars: those asked for by name, else all, by pillar.
func (m *mind) addStars(d *draft) {
	if !m.chart.tellsStars() {
		return
	}
	if named := starsOf(newWords(m.task)); len(named) > 0 {
		for _, name := range named {
			d.add(plain, m.namedStar(name))
		}
	} else {
		d.add(plain, sentence{m.tr("神煞是查表得来的标签，一张盘上总有好些。这张盘查到的是：", "Stars are labels from tables, and every chart has several. This one has:"), []string{factStars, ruleTradition + "star"}})
		for i := range m.chart.pillars {
			d.add(bullet, m.pillarStars(&m.chart.pillars[i]))
		}
	}
	d.add(plain, sentence{m.tr("名字有好听的，也有难听的，都是旧书给位置起的名，不预告事情，也不用单独一颗下结论。",
		"Some names are kind and some grim. Old books gave them to positions; they foretell nothing, and one alone decides nothing."), []string{ruleScope, ruleTradition + "star"}})
}

func (m *mind) starName(s shenSha) string {
	return m.tr(s.Name, s.NameEn+" ("+s.Name+")")
}

// pillarStars lists the stars of a pillar with what old books file under them.
func (m *mind) pillarStars(p *pillar) sentence {
	because := []string{factStars}
	var named []string
	for _, s := range p.ShenSha {
		text, gloss := m.starName(s), m.in(glossOf(s.Name))
		if gloss != "" {
			text = m.tr(text+"（"+gloss+"）", strings.TrimSuffix(text, ")")+": "+gloss+")")
		}
		named = append(named, text)
		because = []string{factStarsOf(p.Key), ruleTradition + "star"}
	}
	if len(named) == 0 {
		named = []string{m.tr("没有", "none")}
	}
	return sentence{m.tr("**"+m.pillarText(p)+"**：", "**"+upperFirst(m.pillarText(p))+"**: ") + strings.Join(named, m.tr("、", "; ")) + m.tr("。", "."), because}
}

// namedStar says whether the chart has a star, where, and by which line.
func (m *mind) namedStar(name string) sentence {
	var at []string
	because := []string{factStars, ruleTradition + "star"}
	label := m.tr(name, name)
	for _, s := range m.chart.stars() {
		if s.Name != name {
			continue
		}
		label = m.starName(s.shenSha)
		at = append(at, m.tr(m.pillarText(s.pillar)+"（查法 "+s.Rule+"）", "the "+m.pillarText(s.pillar)+" (by "+s.Rule+")"))
		if id := factStarsOf(s.pillar.Key); !slices.Contains(because, id) {
			because = append(because, id)
		}
	}
	gloss := m.in(glossOf(name))
	if len(at) == 0 {
		return sentence{m.tr("盘上没有"+name+"；旧书用它说"+gloss+"，没有也不缺什么。", "The chart has no "+m.englishStar(name)+"; old books file "+gloss+" under it, and nothing is missing without it."), because}
	}
	return sentence{m.tr("**"+name+"**在"+strings.Join(at, "、")+"；旧书用它说"+gloss+"。", "**"+label+"** is on "+strings.Join(at, " and on ")+"; old books file under it: "+gloss+"."), because}
}

// starMeaning says what old books file under a star.
func (m *mind) starMeaning(name string) sentence {
	gloss := m.in(glossOf(name))
	return sentence{m.tr("**"+name+"**是神煞的一种，旧书用它说"+gloss+"。", "**"+upperFirst(m.englishStar(name))+"** is one of the shen sha; old books file under it: "+gloss+"."), []string{saidNow, ruleTradition + "star"}}
}

// englishStar names a star that the chart does not have by the words people use.
func (m *mind) englishStar(name string) string {
	for _, s := range stars {
		for _, asked := range s.asked {
			if s.name == name && strings.IndexFunc(asked, isHan) < 0 {
				return asked + " (" + name + ")"
			}
		}
	}
	return name
}

func (m *mind) voidSentences() []sentence {
	out := []sentence{}
	for _, key := range []string{"day", "year"} {
		p := m.chart.pillar(key)
		if p == nil || p.Void == "" {
			continue
		}
		void := strings.Join(strings.Split(p.Void, ""), m.tr("、", " and "))
		var on []string
		for _, x := range m.chart.onVoid(key) {
			on = append(on, m.tr(m.in(pillarNames[x.Key])+"支"+x.Branch, "the "+m.in(pillarNames[x.Key])+" branch "+x.Branch))
		}
		hit := m.tr("其余各支都不在里面", "none of the other branches is among them")
		if len(on) > 0 {
			hit = m.tr(strings.Join(on, "、")+"落在里面", strings.Join(on, " and ")+" "+plural(on, "is", "are")+" among them")
		}
		out = append(out, sentence{m.tr(
			"从"+m.pillarText(p)+"所在的一旬看，空的是"+void+"，"+hit+"。",
			"By the run of ten of the "+m.pillarText(p)+", "+void+" are void; "+hit+"."), []string{factVoid, factPillars}})
	}
	if len(out) == 0 {
		return nil
	}
	return append(out, sentence{m.tr("空亡只是那一旬里轮空的两支，旧说力量打折，不是说什么事会落空。", "Void only means the two branches that a run leaves out. Old books discount them; it does not say that anything will come to nothing."), []string{ruleTradition + "void"}})
}

func (m *mind) palaceSentences() []sentence {
	c := m.chart
	if c.TaiYuan == "" {
		return nil
	}
	out := []sentence{}
	if c.MingGong != "" {
		out = append(out, sentence{m.tr("命宫是"+c.MingGong+"，身宫是"+c.ShenGong+"，由月和时推出。", "The life palace is "+m.pairText(c.MingGong)+" and the body palace "+m.pairText(c.ShenGong)+", both from month and hour."), []string{factPalaces}})
	} else {
		out = append(out, sentence{m.tr("没有出生时间，命宫和身宫推不出来。", "Without a birth time there is neither a life palace nor a body palace."), []string{factPalaces, factNoHour}})
	}
	out = append(out, sentence{m.tr("胎元是"+c.TaiYuan+"，由月柱推出；胎息是"+c.TaiXi+"，由日柱推出。", "The conception pillar (胎元) is "+m.pairText(c.TaiYuan)+", from the month; the pillar of 胎息 is "+m.pairText(c.TaiXi)+", from the day."), []string{factPalaces}})
	return append(out, sentence{m.tr("它们是旧时的辅柱，今天多作参考；八字的命宫和紫微斗数的命宫不是一回事。", "They are auxiliary pillars of older practice, consulted little today; this life palace is not that of Zi Wei."), []string{ruleTradition + "palace"}})
}

// stageSentences tells the life stage of the day master at each branch.
func (m *mind) stageSentences() []sentence {
	var at []string
	for _, p := range m.chart.pillars {
		if p.GrowthStage != "" {
			at = append(at, m.tr(m.in(pillarNames[p.Key])+"支"+p.Branch+"是"+p.GrowthStage, m.in(pillarNames[p.Key])+" "+p.Branch+" "+stageNames[p.GrowthStage]+" ("+p.GrowthStage+")"))
		}
	}
	if len(at) == 0 {
		return nil
	}
	return []sentence{
		{m.tr("日主"+m.chart.dm.Stem+"在"+strings.Join(at, "，")+"。", "The day master "+m.chart.dm.Stem+" stands at: "+strings.Join(at, ", ")+"."), []string{factStages}},
		{m.tr("十二长生拿人的一生作比，说的是这个字在那一支上有几分力；“病”“死”“墓”只是其中几档的名字，和人的健康、寿命无关。",
			"The twelve stages borrow the course of a life to say how vigorous a stem is on a branch; names such as Sickness or Tomb are grades and have nothing to do with anyone's health."), []string{ruleTradition + "stage"}},
	}
}

func (m *mind) commandSentence() sentence {
	s := m.chart.SiLing
	if s == nil {
		return sentence{}
	}
	return sentence{m.tr(
		fmt.Sprintf("生在节后第 %d 天，这时月支里轮到%s司令，对日主是%s。各书分天数的表不尽相同。", s.Day, s.Stem, s.TenGod),
		fmt.Sprintf("The birth is on day %d of the solar month, when %s is in command: %s (%s) to the day master. Books divide the days by tables that differ.", s.Day, s.Stem, godNames[s.TenGod], s.TenGod)),
		[]string{factCommand}}
}

// otherChartsSentence names the other charts that the birth may have.
func (m *mind) otherChartsSentence() sentence {
	if len(m.chart.Others) == 0 {
		return sentence{}
	}
	now := pillarValues(m.chart)
	var named []string
	for _, o := range m.chart.Others {
		if values := strings.Join(o.Pillars, " "); values != now && !strings.HasPrefix(values, now) && len(named) < 3 {
			named = append(named, values)
		}
	}
	if len(named) == 0 {
		return sentence{}
	}
	return sentence{m.tr("同样的出生资料，还可能是："+strings.Join(named, "；")+"；读的时候留意哪些话只在其中一张上成立。",
		"The same details allow another chart as well: "+strings.Join(named, "; ")+". Mind which statements hold in one of them only."), []string{factOthers}}
}

func upperFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
