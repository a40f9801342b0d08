package interpreter

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/i18n"
)

// own returns the side of a bilingual "English / 中文" that the answer is in.
func (m *mind) own(both string) string {
	en, zh, ok := strings.Cut(both, " / ")
	if !ok {
		return both
	}
	return m.tr(zh, en)
}

// clause returns a reason as part of a sentence.
func (m *mind) clause(both string) string {
	return m.tr(strings.ReplaceAll(m.own(both), "：", "，"), m.own(both))
}

// list joins names as a language does.
func (m *mind) list(names []string) string { return strings.Join(names, m.tr("、", ", ")) }

// elements names elements.
func (m *mind) elements(zh []string) string {
	names := make([]string, len(zh))
	for i, e := range zh {
		names[i] = m.in(elementNames[e])
	}
	return m.list(names)
}

func decimal(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// pillarText names a pillar with its characters.
func (m *mind) pillarText(p *pillar) string {
	name := m.in(pillarNames[p.Key])
	return m.tr(name+"柱"+p.Value, name+" pillar "+p.Value)
}

// pairText names a pair of stem and branch.
func (m *mind) pairText(pair string) string {
	r := []rune(pair)
	if len(r) != 2 {
		return pair
	}
	return m.tr(pair, pair+" ("+stemPinyin[string(r[0])]+" "+branchPinyin[string(r[1])]+")")
}

// strengthSentence gives the strength of the day master as it was computed, for
// what it is: one method's result.
func (m *mind) strengthSentence() sentence {
	s := m.chart.Strength
	if s == nil {
		return sentence{}
	}
	return sentence{m.tr(
		fmt.Sprintf("%s，站在日主这边的分量是 %s 分（满分 100），属“%s”。", m.method("按"), decimal(s.Score), s.Band),
		fmt.Sprintf("By %s, the day master's side weighs %s of 100, which is called %s (%s).", m.method(""), decimal(s.Score), strings.ToLower(s.BandEn), s.Band)),
		[]string{factStrength}}
}

// method names the method of strength in force.
func (m *mind) method(before string) string {
	if t, ok := methodNames[m.chart.Strength.Method]; ok {
		return m.tr(before, "") + m.in(t)
	}
	return m.tr(before+"这里的算法", "the method used here")
}

// strengthPartsSentence names the places that add most.
func (m *mind) strengthPartsSentence() sentence {
	if m.chart.Strength == nil {
		return sentence{}
	}
	parts := slices.DeleteFunc(slices.Clone(m.chart.Strength.Parts), func(p strengthPart) bool { return p.Points <= 0 })
	slices.SortStableFunc(parts, func(a, b strengthPart) int {
		switch {
		case a.Points > b.Points:
			return -1
		case a.Points < b.Points:
			return 1
		}
		return 0
	})
	if len(parts) == 0 {
		return sentence{m.tr("八个字里没有一处给它加分。", "No place of the chart adds to it."), []string{factStrength}}
	}
	var named []string
	for _, p := range parts[:min(len(parts), 3)] {
		named = append(named, m.placeOf(p.What)+" "+decimal(p.Points))
	}
	return sentence{m.tr("加分最多的是"+m.list(named)+"。", "Most of it comes from the "+m.list(named)+"."), []string{factStrength}}
}

// placeOf names a place of the chart: 月支 is the month branch.
func (m *mind) placeOf(what string) string {
	for _, key := range []string{"year", "month", "day", "hour"} {
		rest, ok := strings.CutPrefix(what, pillarNames[key].Zh)
		if ok {
			return m.tr(what, key+map[string]string{"干": " stem", "支": " branch", "柱": " pillar"}[rest])
		}
	}
	return what
}

// gatesSentence answers the three questions of the old books.
func (m *mind) gatesSentence() sentence {
	if m.chart.Strength == nil {
		return sentence{}
	}
	g := m.chart.Strength.Gates
	ling := m.tr("月令不帮日主（不得令）", "the month does not support it")
	if g.DeLing {
		ling = m.tr("月令帮日主（得令）", "the month supports it")
	}
	return sentence{m.tr(
		fmt.Sprintf("旧书的三问：%s；%s；%s。这三问只作对照，不参与计分。", ling, m.counted(g.DeDi, "别的地支里没有同类的根", "别的地支里有 %d 支存着同类的根"), m.counted(g.DeShi, "别的天干没有帮手", "别的天干有 %d 个来帮")),
		fmt.Sprintf("The three questions of the old books: %s; %s; %s. They stand beside the score and decide nothing in it.", ling, m.counted(g.DeDi, "no other branch holds a root of its element", "branches beside it that hold a root of its element: %d"), m.counted(g.DeShi, "no other stem helps", "other stems that help: %d"))),
		[]string{factStrength, ruleTradition + "strength"}}
}

func (m *mind) counted(n int, none, some string) string {
	if n == 0 {
		return none
	}
	return fmt.Sprintf(some, n)
}

// methodSentence says how far a score of strength goes.
func (m *mind) methodSentence() sentence {
	if m.chart.Strength == nil {
		return sentence{}
	}
	return sentence{m.tr("换一种可能不同：几种通行的算法，大约五张盘里有一张强弱相反。这是说盘，不是说人强人弱。",
		"Another method may differ: of the usual ones, about one chart in five changes sides. It speaks of the chart and not of how strong a person is."), []string{factStrength, ruleTradition + "strength"}}
}

// frameSentence tells strength and pattern in one sentence, for a reading that is
// about something else.
func (m *mind) frameSentence() sentence {
	c := m.chart
	if c.Strength == nil || c.Pattern == nil {
		return sentence{}
	}
	return sentence{m.tr(
		fmt.Sprintf("%s，日主这边 %s 分（满分 100），属“%s”；%s定的是%s。换一种算法可能不同。", m.method("按"), decimal(c.Strength.Score), c.Strength.Band, m.patternFrom(), c.Pattern.Name),
		fmt.Sprintf("By %s, the day master scores %s of 100 (%s), and %s gives the pattern %s; another method may differ.", m.method(""), decimal(c.Strength.Score), strings.ToLower(c.Strength.BandEn), m.patternFrom(), m.patternName())),
		[]string{factStrength, factPattern}}
}

func (m *mind) patternFrom() string {
	if m.chart.Pattern.Kind == "special" {
		return m.tr("全局", "the chart as a whole")
	}
	return m.tr("月令", "the month")
}

func (m *mind) patternName() string {
	return m.tr(m.chart.Pattern.Name, m.chart.Pattern.NameEn+" ("+m.chart.Pattern.Name+")")
}

// addPattern tells the pattern, the step that named it and how it stands.
func (m *mind) addPattern(d *draft) {
	p := m.chart.Pattern
	if p == nil {
		return
	}
	d.add(plain, sentence{m.tr(
		fmt.Sprintf("%s定的是%s。定名的一步：%s。", m.patternFrom(), p.Name, m.clause(p.Because)),
		fmt.Sprintf("The pattern is %s, by %s. The step that named it: %s.", m.patternName(), m.patternFrom(), m.clause(p.Because))), []string{factPattern}},
		m.stateSentence(),
		sentence{m.tr("各家定格的次序有出入，这里用的是子平一路；换一家，名字可能不同。", "Books differ on the order of steps; this follows the line of Ziping, and another may name it otherwise."), []string{factPattern, ruleTradition + "pattern"}})
}

// stateSentence says whether the pattern of the month is complete, and why.
func (m *mind) stateSentence() sentence {
	p := m.chart.Pattern
	state, ok := stateTexts[p.Month.State]
	if !ok {
		return sentence{}
	}
	lead := m.in(state)
	if p.Kind == "special" {
		lead = m.tr("月令本来的"+p.Month.Name+"：", "As for the month's own pattern, "+p.Month.Name+": ") + m.tr(lead, lowerFirst(lead))
	}
	var found []string
	for _, f := range p.Month.Findings {
		found = append(found, m.in(findingNames[f.Kind])+m.tr("“"+m.own(f.Because)+"”", ": "+lowerFirst(m.own(f.Because))))
	}
	if len(found) > 0 {
		lead += m.tr("：", "; ") + strings.Join(found, m.tr("，", "; "))
	}
	return sentence{lead + m.tr("。", "."), []string{factPattern}}
}

// addUseful sets the schools side by side and says plainly where they differ.
func (m *mind) addUseful(d *draft) {
	if len(m.chart.Useful) == 0 {
		return
	}
	d.add(plain, sentence{m.tr("用神要连派别一起说，这张盘上三派各是这样：", "A useful god belongs to a school. In this chart the three say:"), []string{factUsefulView, ruleTradition + "useful"}})
	for _, u := range m.chart.Useful {
		d.add(bullet, m.schoolSentence(u))
	}
	d.add(plain, m.agreementSentence(), sentence{m.tr("我不替你选一派；想要一套一致的说法，可以固定用其中一派。它说的是盘要什么，不是该穿什么颜色、做什么决定。",
		"I choose none of them for you; whoever wants one language can keep to one school. It is about what the chart wants and not about colours to wear or decisions to take."), []string{ruleScope, ruleTradition + "useful"}})
}

func (m *mind) schoolSentence(u usefulGod) sentence {
	wants := m.elements(u.Elements)
	if len(u.Stems) > 0 {
		var named []string
		for _, s := range u.Stems {
			named = append(named, m.tr(s.Stem+"（"+s.Presence+"）", s.Stem+" ("+m.in(presenceNames[s.Presence])+")"))
		}
		wants = m.list(named) + m.tr("，即", ", which is ") + wants
	}
	if len(u.Elements) == 0 {
		wants = m.tr("不另取", "nothing in particular")
	} else {
		wants = m.tr("取", "") + wants
	}
	text := m.tr("**"+m.in(schoolQuestions[u.School])+"**，"+wants, "**"+m.in(schoolQuestions[u.School])+"** and wants "+wants)
	if len(u.Against) > 0 {
		text += m.tr("，忌"+m.elements(u.Against), "; it counts "+m.elements(u.Against)+" against")
	}
	return sentence{text + m.tr("。", ". ") + m.schoolReason(u), []string{factUseful(u.School), ruleTradition + "useful"}}
}

// schoolReason gives the deciding step of a school. The season's step is its list,
// which is told already.
func (m *mind) schoolReason(u usefulGod) string {
	switch u.Step {
	case "season":
		return m.tr("依据是日干和月份查到的那一格。", "It is read from the table by day stem and month.")
	case "pattern_formed":
		_, helps, ok := strings.Cut(m.own(u.Because), m.tr("：", ": "))
		if ok {
			return m.tr("成全或解救月令这一格的是："+helps+"。", "What forms or rescues the pattern here: "+lowerFirst(helps)+".")
		}
	}
	return m.tr("这一步的理由："+m.clause(u.Because)+"。", "The step: "+m.clause(u.Because)+".")
}

// agreementSentence says where the schools agree and where they do not.
func (m *mind) agreementSentence() sentence {
	v := m.chart.View
	if v == nil {
		return sentence{}
	}
	because := []string{factUsefulView}
	var parts []string
	switch {
	case v.Agree && len(v.Shared) > 0:
		parts = append(parts, m.tr("有所取的各派，第一位都是"+m.elements(v.Shared[:1]), "Every school that asks for something puts "+m.elements(v.Shared[:1])+" first"))
	case len(v.Shared) > 0:
		parts = append(parts, m.tr("各派都要的是"+m.elements(v.Shared)+"，轻重不同", "All of them want "+m.elements(v.Shared)+", with different weight"))
	default:
		parts = append(parts, m.tr("三派没有共同要的一行", "No element is wanted by all three"))
	}
	for _, x := range v.disputes() {
		parts = append(parts, m.tr(
			m.elements(x.elements)+"，"+m.schools(x.wanting)+"要而"+m.schools(x.opposing)+"忌",
			m.schools(x.wanting)+" "+plural(x.wanting, "wants ", "want ")+m.elements(x.elements)+" where "+m.schools(x.opposing)+" "+plural(x.opposing, "counts ", "count ")+plural(x.elements, "it", "them")+" against"))
	}
	return sentence{strings.Join(parts, m.tr("；", "; ")) + m.tr("。", "."), because}
}

// dispute is what the same schools want and the same count against.
type dispute struct{ elements, wanting, opposing []string }

// disputes joins the elements over which the same schools differ.
func (v *usefulView) disputes() []dispute {
	var out []dispute
	for _, x := range v.Disputed {
		same := func(d dispute) bool { return slices.Equal(d.wanting, x.For) && slices.Equal(d.opposing, x.Against) }
		if i := slices.IndexFunc(out, same); i >= 0 {
			out[i].elements = append(out[i].elements, x.Element)
			continue
		}
		out = append(out, dispute{[]string{x.Element}, x.For, x.Against})
	}
	return out
}

func plural(list []string, one, many string) string {
	if len(list) == 1 {
		return one
	}
	return many
}

func (m *mind) schools(zh []string) string {
	var names []string
	for _, s := range zh {
		names = append(names, m.in(schoolNames[s]))
	}
	return strings.Join(names, m.tr("、", " and "))
}

var stemPinyin = map[string]string{
	"甲": "Jia", "乙": "Yi", "丙": "Bing", "丁": "Ding", "戊": "Wu", "己": "Ji", "庚": "Geng", "辛": "Xin", "壬": "Ren", "癸": "Gui",
}

// aspectQuestion is what an answer about a part ends on.
func (m *mind) aspectQuestion() i18n.Text { return aspectQuestions[m.aspects[0]] }
