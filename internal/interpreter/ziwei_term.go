package interpreter

import "strings"

// ziweiTermAnswer explains words of Zi Wei.
func (m *mind) ziweiTermAnswer() draft {
	var d draft
	for _, s := range m.ziweiMeanings() {
		d.add(plain, s)
	}
	if len(m.texts) > 0 {
		if found := m.bestPassages(2); len(found) > 0 {
			for _, p := range found {
				d.add(bullet, m.quote(p))
			}
			m.addSources(&d, found)
		}
	}
	d.add(plain, sentence{m.tr("这些是传统的约定，各派不全相同，也没有证据能预告将来。", "These are conventions; schools differ, and there is no evidence that they foretell anything."), []string{ruleScope}})
	d.add(plain, sentence{m.tr("想看它在你自己盘里的样子，告诉我出生的公历日期、时间和性别。", "To see it in your own chart, give the Gregorian date, the time and the sex."), []string{ruleScope, ruleReflect}})
	return d
}

// ziweiMeanings explains what is named: palaces, stars, transformations, terms.
func (m *mind) ziweiMeanings() []sentence {
	w := newWords(m.task)
	because := []string{ruleZiwei, saidNow}
	var out []sentence
	for _, p := range ziweiPalaces {
		if w.has(p.words...) {
			out = append(out, sentence{m.tr("**"+m.in(p.title)+"**"+m.in(p.about)+"。", "**"+capital(m.in(p.title))+"** "+m.in(p.about)+"."), because})
		}
	}
	for _, name := range m.starsNamed() {
		t := starTextOf(name)
		out = append(out, sentence{m.tr("**"+name+"**是十四主星之一，传统上说它"+m.in(t.text)+"；落在哪一宫，就说那一面。", "**"+t.en+" ("+name+")** is one of the fourteen major stars: "+m.in(t.text)+". It is said of the palace that it stands in."), because})
	}
	for _, h := range ziweiHua {
		if w.has(h.words...) {
			out = append(out, sentence{m.tr("**化"+h.name+"**是四化之一："+m.in(h.text)+"。", "**"+h.en+"** (化"+h.name+") is one of the four transformations: "+m.in(h.text)+"."), because})
		}
	}
	if len(out) > 0 {
		return out[:min(len(out), 4)]
	}
	for _, t := range ziweiTerms {
		if w.has(t.words...) {
			return []sentence{{m.in(t.text), because}}
		}
	}
	return []sentence{{m.in(ziweiTerms[len(ziweiTerms)-1].text), because}}
}

// ziweiReport is the report on a Zi Wei chart.
func (m *mind) ziweiReport() reportDraft {
	asked := m.palacesAsked()
	first := m.palaceAt(asked[0])
	d := reportDraft{title: m.tr("从紫微看"+m.in(ziweiPalaces[asked[0]].title), "Zi Wei: "+m.in(ziweiPalaces[asked[0]].title))}
	d.summary = []sentence{bare(m.ziweiBasis()), m.ziweiLimits()[0], m.shortNotice()}
	d.part(m.in(ziweiPalaces[asked[0]].title), bareAll(m.palaceReading(first))...)
	var around draft
	m.addSurrounding(&around, first)
	grounds := []sentence{m.natalSentence(), m.ziweiPassage()}
	for _, p := range around.paragraphs {
		grounds = append(grounds, p.sentences...)
	}
	grounds = append(grounds, m.bodySentences()...)
	if asked[0] != 0 {
		grounds = append(grounds, m.palaceStars(m.ziwei.named("命宫")))
	}
	d.part(m.tr("盘上的依据", "What the chart shows"), bareAll(append(m.passingSentences(), grounds...))...)
	d.part(m.tr("拿不准的地方", "What is uncertain"), m.ziweiLimits()...)
	d.part(m.tr("可以试的一步", "A small step"), m.palaceStep(asked[0]))
	d.questions = []sentence{m.question()}
	m.turnedReport(&d)
	return d
}

// bare takes the emphasis out of a sentence: a report has none.
func bare(s sentence) sentence {
	s.text = strings.ReplaceAll(s.text, "**", "")
	return s
}

func bareAll(list []sentence) []sentence {
	var out []sentence
	for _, s := range list {
		out = append(out, bare(s))
	}
	return out
}
