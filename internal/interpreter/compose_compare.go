package interpreter

import (
	"slices"
	"strings"
)

// comparison sets two conventions side by side, on the person's own birth or on
// an invented one.
func (m *mind) comparison() draft {
	var d draft
	if len(m.charts) == 2 {
		m.addComparedCharts(&d)
	}
	d.add(plain, m.conventionRule())
	lead, rest := []passage(nil), []passage(nil)
	if len(m.texts) > 0 {
		lead, rest = m.leadPassages()
	}
	used := slices.Concat(lead, rest)
	if len(used) > 0 {
		d.head(m.tr("两种约定怎么来的", "Where the conventions come from"))
	}
	for _, p := range used {
		d.add(bullet, m.quote(p))
	}
	m.addSources(&d, used)
	d.add(plain, sentence{m.in(conventionQuestions[m.convention]), []string{ruleReflect}})
	m.addNotice(&d)
	return d
}

// conventionRule states what the convention can move.
func (m *mind) conventionRule() sentence {
	return sentence{m.in(conventionRules[m.convention]), []string{ruleTradition + "convention"}}
}

func (m *mind) addComparedCharts(d *draft) {
	a, b := m.charts[0], m.charts[1]
	names := conventionNames[m.convention]
	if m.comparesExample() {
		d.add(plain, sentence{m.tr("用一个假设的出生时刻来看（不是任何人的）：", "Take an invented birth (nobody's): ") + m.when(a.input) + m.tr("。", "."), []string{ruleExample, factInput}})
	} else {
		d.add(plain, sentence{m.tr("用"+m.owner("你")+"的出生时刻来看：", "Take "+m.ownerEn()+" birth: ") + m.when(a.input) + m.tr("。", "."), []string{factInput, saidBirth}})
	}
	row := func(cells []string, because string) {
		d.add(tableRow, sentence{"| " + strings.Join(cells, " | ") + " |", []string{because}})
	}
	head := []string{m.tr("约定", "Convention")}
	rule := []string{"---"}
	first, second := []string{m.in(names[0])}, []string{m.in(names[1])}
	differ := false
	for i, p := range a.pillars {
		if i >= len(b.pillars) {
			break
		}
		head = append(head, m.in(pillarNames[p.Key])+m.tr("柱", ""))
		rule = append(rule, "---")
		first, second = append(first, p.Value), append(second, b.pillars[i].Value)
		differ = differ || p.Value != b.pillars[i].Value
	}
	row(head, ruleScope)
	row(rule, ruleScope)
	row(first, factConvention("first"))
	row(second, factConvention("second"))
	if differ && !m.comparesExample() {
		d.add(plain, sentence{m.tr("换成"+m.in(names[1])+"以后，", "With the second convention ") + join(m, m.changedPillars(&a, &b)) + m.tr("，其余不变。", "; the rest stays."), []string{factConvention("first"), factConvention("second")}})
	}
	if !differ {
		d.add(plain, sentence{m.tr("这个时刻用哪一种，四柱都一样，所以不必为它选边。", "For this birth both give the same pillars, so there is nothing to choose."), []string{factConvention("first"), factConvention("second")}})
	}
}

// comparesExample reports whether the compared charts are of an invented birth.
func (m *mind) comparesExample() bool {
	b, _, _ := m.compared()
	return b.date == exampleDay.date && m.birth.date != exampleDay.date || b.date == exampleSolar.date && m.birth.date != exampleSolar.date
}
