package interpreter

import "slices"

// aspect is a part of a chart's deeper reading that can be asked for by name.
type aspect uint8

const (
	aspectStrength  aspect = iota // 身强身弱
	aspectPattern                 // 格局
	aspectUseful                  // 用神
	aspectStars                   // 神煞
	aspectRelations               // 合冲刑害
	aspectVoid                    // 空亡
	aspectPalaces                 // 命宫 身宫 胎元 胎息
	aspectStages                  // 十二长生
	aspectCommand                 // 人元司令
)

// aspectsOf returns the parts that a message asks for, in the order of the list.
func aspectsOf(w words) []aspect {
	var out []aspect
	for _, a := range aspectWords {
		if w.has(a.words...) {
			out = append(out, a.aspect)
		}
	}
	if len(out) == 0 && len(starsOf(w)) > 0 {
		out = append(out, aspectStars)
	}
	return out
}

// starsOf returns the stars that a message names.
func starsOf(w words) []string {
	var out []string
	for _, s := range stars {
		if w.has(s.asked...) {
			out = append(out, s.name)
		}
	}
	return out
}

// kindsOf returns the kinds of relation that a message names; none when it asks
// for all of them.
func kindsOf(w words) []string {
	var out []string
	for _, k := range relationKinds {
		if w.has(k.asked...) {
			out = append(out, k.name)
		}
	}
	if len(out) > 2 { // 合冲刑害: all of them
		return nil
	}
	return out
}

// asksAspect reports whether a message asks for a part of the deeper reading.
func (in *intent) asksAspect(a aspect) bool { return slices.Contains(in.aspects, a) }

// aspectsOnly reports whether the answer is about the parts asked for and no
// part of life.
func (m *mind) aspectsOnly() bool {
	return len(m.aspects) > 0 && (m.topic == topicNone || m.topic == topicSelf) && (m.manner == mannerFull || m.manner == mannerShort || m.manner == mannerWhy)
}

// addAspects answers for the parts of the reading that were asked for.
func (m *mind) addAspects(d *draft) {
	for _, a := range m.aspects {
		if len(m.aspects) > 1 {
			d.head(m.in(aspectNames[a]))
		}
		for _, p := range m.aspectParagraphs(a) {
			d.add(p.shape, p.sentences...)
		}
	}
}

// aspectParagraphs says what the chart holds of a part.
func (m *mind) aspectParagraphs(a aspect) []paragraph {
	var d draft
	switch a {
	case aspectStrength:
		d.add(plain, m.strengthSentence(), m.strengthPartsSentence(), m.gatesSentence(), m.methodSentence())
	case aspectPattern:
		m.addPattern(&d)
	case aspectUseful:
		m.addUseful(&d)
	case aspectStars:
		m.addStars(&d)
	case aspectRelations:
		m.addRelations(&d)
	case aspectVoid:
		d.add(plain, m.voidSentences()...)
	case aspectPalaces:
		d.add(plain, m.palaceSentences()...)
	case aspectStages:
		d.add(plain, m.stageSentences()...)
	case aspectCommand:
		d.add(plain, m.commandSentence())
	}
	if len(d.paragraphs) == 0 {
		d.add(plain, sentence{m.tr("“"+m.in(aspectNames[a])+"”不在这次的排盘结果里，我不凭空补上。",
			"This calculation holds nothing on “"+m.in(aspectNames[a])+"”, and I will not make it up."), []string{ruleScope, saidNow}})
	}
	return d.paragraphs
}

// aspectSentences is the same as a run of sentences, for a report.
func (m *mind) aspectSentences() []sentence {
	var out []sentence
	for _, a := range m.aspects {
		for _, p := range m.aspectParagraphs(a) {
			out = append(out, p.sentences...)
		}
	}
	return out
}

// aspectList names the parts that were asked for.
func (m *mind) aspectList() string {
	var names []string
	for _, a := range m.aspects {
		names = append(names, m.tr(aspectNames[a].Zh, lowerFirst(aspectNames[a].En)))
	}
	return m.list(names)
}
