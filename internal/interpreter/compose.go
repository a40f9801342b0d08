package interpreter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/terms"
	"github.com/wenbu-go/wenbu/internal/units"
)

// answer composes the text of the turn from what is known by now.
func (m *mind) answer() draft {
	switch {
	case m.purpose == purposeCrisis:
		return m.crisis()
	case m.purpose == purposeRefuse:
		return m.refusal()
	case m.purpose == purposeGrief:
		return m.grief()
	case m.purpose == purposeGreeting:
		return m.greeting(m.tr("你好。我是这里内置的解读程序，不是真人：干支由历法算出，文字按写好的读法组织。可以做这几件事：",
			"Hello. I am the interpreter built into this place and no person: the pillars are computed and the words follow written readings. These are the things I can do:"))
	case m.purpose == purposeOther:
		return m.otherAnswer()
	case m.purpose == purposeThanks:
		return m.thanks()
	case m.purpose == purposeUnsure:
		return m.unsureAnswer()
	case m.purpose == purposeRecall:
		return m.recall()
	case m.reportDone():
		return m.closing()
	case m.goesOn && m.manner == mannerSteps && m.chart == nil && m.ziwei == nil:
		return m.stepWithoutChart()
	}
	switch m.purpose {
	case purposeChart:
		if m.chart != nil {
			return m.chartAnswer()
		}
		return m.withoutChart()
	case purposeZiwei:
		if m.ziwei != nil {
			return m.ziweiAnswer()
		}
		return m.withoutZiwei()
	case purposeZiweiTerm:
		return m.ziweiTermAnswer()
	case purposeDay:
		return m.dayAnswer()
	case purposeTerms:
		return m.termsAnswer()
	case purposeReverse:
		return m.pillarsAnswer()
	case purposeMatch:
		return m.matchAnswer()
	case purposeHouse:
		return m.houseAnswer()
	case purposeXiao:
		return m.xiaoAnswer()
	case purposeMeihua:
		return m.meihuaAnswer()
	case purposeCompare:
		return m.comparison()
	case purposeDraw:
		return m.symbolAnswer()
	case purposeSymbol:
		return m.notesAnswer()
	case purposeConcept:
		if len(m.texts) == 0 || m.unknown && m.notInTexts().text != "" && !m.asksAspect(aspectStars) {
			return m.noEntry()
		}
		return m.conceptAnswer()
	}
	return m.talk()
}

// otherAnswer says what can be done here to someone who asked for something else.
func (m *mind) otherAnswer() draft {
	w := newWords(m.task)
	switch {
	case w.has(elsewhereWords...):
		return m.greeting(m.tr("这一种这里没有，我不凭空说。手相、风水、姓名、解梦、西方占星都不在其中。我会的是这几样：",
			"This kind is not done here, and I will not make it up: no palms, feng shui, names, dreams or western astrology. These are what I can do:"))
	case w.has(complaintWords...):
		return m.greeting(m.tr("对不上的地方，以你的生活为准：这里用的是传统的说法，没有证据能预告什么，我也会理解错。愿意的话，告诉我哪一句不对。我会的是这几样：",
			"Where it does not fit, your life is right: these are traditional ways of speaking, there is no evidence that they foretell anything, and I misunderstand at times. If you like, say which line was wrong. What I can do:"))
	}
	return m.greeting(m.tr("这件事我帮不上。我会的是这几样：", "That is not something I can help with. These are:"))
}

func (m *mind) crisis() draft {
	var d draft
	list := crisisTexts[m.danger]
	if m.danger == safe {
		list = stillHere
	}
	for _, t := range list {
		d.add(plain, sentence{m.in(t), []string{ruleSafety, saidNow}})
	}
	return d
}

func (m *mind) refusal() draft {
	var d draft
	if m.gentle {
		d.add(plain, sentence{m.in(gentleText), []string{saidNow}})
	}
	d.add(plain, sentence{m.limitText(), []string{ruleScope, saidNow}})
	d.add(plain, sentence{m.insteadText(), []string{ruleReflect}})
	return d
}

// closing ends a turn whose report has been saved.
func (m *mind) closing() draft {
	var d draft
	what := m.tr("报告已经写好，放在结果里。", "The report is ready, beside this conversation.")
	d.add(plain, sentence{what, []string{toolOutcome + toolReport}})
	d.add(plain, m.oneLine()...)
	d.add(plain, m.question())
	m.addNotice(&d)
	return d
}

// oneLine is the answer in a sentence or two.
func (m *mind) oneLine() []sentence {
	switch {
	case m.chart != nil && m.purpose == purposeChart && m.aspectsOnly():
		return m.aspectSentences()[:1]
	case m.chart != nil && m.purpose == purposeChart:
		return []sentence{m.visibleSentence(), m.leadSentence(m.lensTopic(), m.top(0))}
	case m.purpose == purposeCompare:
		return []sentence{m.conventionRule()}
	case m.ziwei != nil:
		return []sentence{m.ziweiBasis()}
	case len(m.texts) > 0 && len(m.texts[0].quick()) > 0:
		return []sentence{m.firstSentence(m.texts[0].quick()[0])}
	}
	return nil
}

// withoutChart answers a question about a chart that could not be made.
func (m *mind) withoutChart() draft {
	var d draft
	if why := m.failure(toolBazi); why != "" {
		d.add(plain, sentence{m.tr("这次没有排成盘："+why, "No chart was made this time: "+why), []string{toolOutcome + toolBazi}})
		d.add(plain, sentence{m.tr("请核对日期、时间和时区后再发一次。", "Please check date, time and time zone and send them again."), []string{ruleScope}})
		return d
	}
	if !m.offers(toolBazi) && m.birth.date != "" && m.birth.unclear == clear {
		d.add(plain, sentence{m.tr("这一轮没有可用的排盘工具，所以我不写任何干支。", "No calculator is available in this turn, so I will not write any pillars."), []string{ruleScope}})
		return d
	}
	q := m.birthQuestion()
	d.add(plain, sentence{q.Question, []string{ruleScope, saidNow}})
	return d
}

// talk helps with a question that needs no chart.
func (m *mind) talk() draft {
	var d draft
	if m.gentle {
		d.add(plain, sentence{m.in(gentleText), []string{saidNow}})
	}
	if t, ok := limitTexts[m.limit]; ok {
		d.add(plain, sentence{m.in(t), []string{ruleScope, saidNow}}, sentence{m.in(insteadTexts[m.limit]), []string{ruleReflect}})
	}
	if m.topic != topicNone {
		d.add(plain, sentence{m.tr("你问的是"+m.in(topicNames[m.topic])+"。先不急着看盘，把它改成一个自己能动的问题，往往更快。",
			"This is about "+m.in(topicNames[m.topic])+". Before any chart it often helps to turn it into a question you can act on."), []string{saidNow}})
	}
	found := m.bestPassages(3)
	for _, p := range found {
		d.add(bullet, m.quote(p))
	}
	m.addSources(&d, found)
	d.add(plain, sentence{m.tr("想从自己的盘看起也可以，告诉我出生的公历日期、时间（不知道就说不知道）和出生地。",
		"If you would rather begin with your chart, give the Gregorian date, the time or “unknown”, and the place of birth."), []string{ruleScope}})
	d.add(plain, m.question())
	return d
}

// question is what the answer ends on.
func (m *mind) question() sentence {
	if m.ziwei != nil {
		asked := m.palacesAsked()[0]
		return sentence{m.in(ziweiPalaces[asked].ask), []string{ruleReflect, factZiweiPalace(m.palaceAt(asked))}}
	}
	if m.chart != nil && len(m.aspects) > 0 && (m.purpose == purposeConcept || m.purpose == purposeChart && m.aspectsOnly()) {
		return sentence{m.in(m.aspectQuestion()), []string{ruleReflect, saidNow}}
	}
	if m.chart != nil && m.purpose == purposeChart {
		because := factGroup(m.top(0))
		if m.lensTopic() == topicTiming {
			because = factLuck
		}
		return sentence{m.in(lenses[m.lensTopic()][m.top(0)].ask), []string{ruleReflect, because}}
	}
	for _, c := range m.concepts {
		if _, ok := godGroups[c]; ok && m.purpose == purposeConcept {
			return sentence{m.tr("最近有没有一件事，让你觉得就是“"+c+"”的样子？", "Has anything happened lately that looked like it?"), []string{ruleReflect, saidNow}}
		}
	}
	if q, ok := openQuestions[m.topic]; ok && m.purpose != purposeConcept {
		return sentence{m.in(q), []string{ruleReflect}}
	}
	return sentence{m.in(openQuestions[topicNone]), []string{ruleReflect}}
}

func (m *mind) addNotice(d *draft) {
	text := noticeText
	if m.ziwei != nil {
		text = ziweiNoticeText
	}
	d.add(note, sentence{m.in(text), []string{ruleNotice}})
}

// conceptAnswer explains from the texts that were read, and shows the same thing
// in the person's chart when there is one.
func (m *mind) conceptAnswer() draft {
	var d draft
	lead, rest := m.leadPassages()
	d.add(plain, m.notInTexts())
	for _, p := range lead {
		d.add(plain, m.quote(p))
	}
	if m.manner != mannerShort && len(rest) > 0 {
		d.head(m.tr("再多说几句", "A little more"))
		for _, p := range rest {
			d.add(bullet, m.quote(p))
		}
	}
	if own := m.conceptInChart(); len(own) > 0 || m.chart != nil && len(m.aspects) > 0 {
		d.head(m.tr("在你的盘里", "In your chart"))
		d.add(plain, own...)
		if m.chart != nil {
			m.addAspects(&d)
		}
	}
	m.addSources(&d, append(lead, rest...))
	d.add(plain, m.question())
	m.addNotice(&d)
	return d
}

// notInTexts says that the texts which were read do not treat a word.
func (m *mind) notInTexts() sentence {
	if named := starsOf(newWords(m.task)); len(named) > 0 {
		return m.starMeaning(named[0])
	}
	if len(m.definitions(1)) > 0 {
		return sentence{}
	}
	for _, c := range m.concepts {
		found := false
		for _, t := range m.texts {
			found = found || newWords(t.title).has(c) || slices.ContainsFunc(t.passages, func(p passage) bool { return newWords(p.folded).has(c) })
		}
		if !found {
			return sentence{m.tr("手册里还没有专门讲“"+c+"”的地方，我不凭空解释；下面是最接近的内容。",
				"The handbook does not treat “"+c+"” yet, and I will not make an explanation up; this is the closest there is."), []string{ruleScope, saidNow}}
		}
	}
	return sentence{}
}

// noEntry says that the handbook has nothing on a word, and what it has.
func (m *mind) noEntry() draft {
	var d draft
	word := m.task
	if len(m.concepts) > 0 {
		word = m.concepts[0]
	}
	d.add(plain, sentence{m.tr("手册里没有“"+units.Shorten(word, 40)+"”这一条，我不凭空解释。", "The handbook has no entry on “"+units.Shorten(word, 40)+"”, and I will not make an explanation up."), []string{ruleScope, saidNow}})
	d.add(plain, sentence{m.tr("手册里讲的有：八字入门、十神、五行与旺衰、身强身弱与格局用神、出生时间与真太阳时、不知道时辰怎么办、怎样提问，以及六十四卦、塔罗牌、紫微、黄历和小六壬。",
		"It does treat the four pillars, the ten gods, the five elements, strength, pattern and useful gods, birth time and true solar time, an unknown birth time, and how to ask; also the hexagrams, tarot cards, Zi Wei, the almanac and Xiao Liu Ren."), []string{ruleScope}})
	d.add(plain, sentence{m.tr("想看哪一样？也可以直接问自己的盘。", "Which of these would you like? You can also ask about your own chart."), []string{ruleReflect}})
	return d
}

// leadPassages returns what answers the question, and what may be added to it:
// what the words asked for mean, by glossary or table; else the passage that
// answers; else the text's own short answer.
func (m *mind) leadPassages() (lead, rest []passage) {
	found := m.bestPassages(6)
	defined := m.definitions(2)
	switch {
	case len(m.concepts) > 1 && len(defined) > 1:
		lead, rest = defined, m.aroundDefinition(found)
	case len(defined) > 0 && m.asksMeaning():
		lead, rest = defined[:1], m.aroundDefinition(found)
	case len(found) > 0 && found[0].kind == passageAnswer && m.answers(found[0]):
		lead, rest = found[:1], found[1:]
	case len(defined) > 0 && !m.isAbout(m.texts[0]):
		lead, rest = defined[:1], m.aroundDefinition(found)
	case len(found) > 0 && m.answers(found[0]):
		lead, rest = found[:1], found[1:]
	default:
		lead, rest = m.texts[0].quick(), found
	}
	var kept []passage
	for _, p := range rest {
		double := false
		for _, l := range lead {
			double = double || l.words == p.words
		}
		if !double && p.kind != passageRow && len(kept) < 3 {
			kept = append(kept, p)
		}
	}
	return lead, kept
}

// isAbout reports whether a text as a whole is about the words of the message.
func (m *mind) isAbout(t text) bool {
	return len(m.concepts) > 0 && newWords(t.title).count(m.concepts) == len(m.concepts)
}

// asksMeaning reports whether the message asks what a word means, and not what to
// do about it.
func (m *mind) asksMeaning() bool {
	w := newWords(m.task)
	if w.has(meaningWords...) {
		return true
	}
	return slices.ContainsFunc(m.concepts, func(c string) bool { return w.find(c+"是什么") >= 0 })
}

// answers reports whether a passage alone answers the message: it is about the
// word asked for, or it is a question that shares the message's other words.
func (m *mind) answers(p passage) bool {
	if m.notInTexts().text != "" {
		return false
	}
	if !m.isAbout(m.texts[0]) {
		return m.names(p)
	}
	shared := 0
	title := newWords(m.texts[0].title)
	for _, t := range terms.OfQuery(m.task) {
		if strings.Contains(p.name, t) && title.find(t) < 0 {
			shared++
		}
	}
	return p.kind == passageAnswer && shared > 1
}

// aroundDefinition returns what may follow a definition: passages that fit, rows
// of tables aside, and, where they are few, what else is said of the word.
func (m *mind) aroundDefinition(found []passage) []passage {
	out := slices.DeleteFunc(slices.Clone(found), func(p passage) bool { return p.kind == passageRow })
	for _, t := range m.texts {
		for _, p := range t.passages {
			known := func(o passage) bool { return strings.Contains(o.words, p.words) }
			if len(out) < 2 && (p.kind == passageBullet || p.kind == passageAnswer) && newWords(p.words).has(m.concepts...) && !slices.ContainsFunc(out, known) {
				out = append(out, p)
			}
		}
	}
	return out
}

// definitions returns what the texts say the words of the message are, at most n:
// an entry of a glossary, else a row of a table.
func (m *mind) definitions(n int) []passage {
	var out []passage
	words := m.concepts
	if m.asksAspect(aspectStars) {
		words = append(slices.Clone(words), m.tr("神煞", "shen sha"))
	}
	for _, c := range words {
		if p, ok := m.definition(c); ok && len(out) < n && !slices.ContainsFunc(out, func(o passage) bool { return o.words == p.words }) {
			out = append(out, p)
		}
	}
	return out
}

func (m *mind) definition(concept string) (passage, bool) {
	if other, ok := synonyms[concept]; ok {
		concept = other
	}
	for _, t := range m.texts {
		if p, ok := t.term(concept); ok {
			return p, true
		}
	}
	for _, t := range m.texts {
		if p, ok := t.row(concept); ok {
			return p, true
		}
	}
	return passage{}, false
}

// names reports whether a passage is about a word that the message asks for.
func (m *mind) names(p passage) bool {
	name := p.heading
	switch p.kind {
	case passageRow:
		name = p.cells[0]
	case passageTerm:
	case passageAnswer:
		for _, c := range m.concepts {
			if strings.Count(p.words, c) > 1 {
				return true
			}
		}
		if newWords(m.task).has(defineWords...) {
			return false // what a word means is no answer to another question
		}
	default:
		return false
	}
	w := newWords(name)
	return w.has(m.concepts...)
}

// bestPassages returns the passages that fit the message.
func (m *mind) bestPassages(n int) []passage {
	question := m.task
	if m.purpose == purposeTalk {
		question += " " + m.in(talkHints[m.topic])
	}
	return best(m.texts, question, m.concepts, n)
}

// quote sets a passage as a sentence, with its basis.
func (m *mind) quote(p passage) sentence {
	because := []string{sourceBasis + p.source}
	switch p.kind {
	case passageRow:
		return sentence{m.rowWords(p), because}
	case passageAnswer:
		return sentence{m.tr("**"+p.heading+"**", "**"+p.heading+"** ") + p.words, because}
	case passageTerm:
		verb := " means "
		if strings.HasSuffix(p.heading, "s") {
			verb = " mean "
		}
		return sentence{"**" + p.heading + "**" + m.tr("是", verb) + p.words, because}
	}
	return sentence{p.words, because}
}

// rowWords reads a table row aloud.
func (m *mind) rowWords(p passage) string {
	words := "**" + p.cells[0] + "**"
	for i := 1; i < len(p.cells) && i < len(p.columns); i++ {
		phrase, ok := columnPhrases[p.columns[i]]
		if !ok {
			phrase = m.tr("；", "; ") + p.columns[i] + m.tr("：%s", ": %s")
		}
		words += fmt.Sprintf(phrase, m.tr(p.cells[i], lowerFirst(p.cells[i])))
	}
	if strings.HasSuffix(words, "？") || strings.HasSuffix(words, "?") {
		return words
	}
	return words + m.tr("。", ".")
}

func (m *mind) firstSentence(p passage) sentence {
	s := m.quote(p)
	if list := splitSentences(p.words); p.kind != passageRow && p.kind != passageTerm && len(list) > 0 {
		s.text = list[0]
	}
	return s
}

// addSources links the texts that passages came from.
func (m *mind) addSources(d *draft, used []passage) {
	var links []string
	var because []string
	for _, t := range m.texts {
		for _, p := range used {
			if p.source == t.id {
				links = append(links, m.link(t))
				because = append(because, sourceBasis+t.id)
				break
			}
		}
	}
	if len(links) > 0 {
		d.add(plain, sentence{m.tr("依据：", "Read: ") + strings.Join(links, m.tr("、", ", ")), because})
	}
}

func (m *mind) link(t text) string {
	title := strings.NewReplacer("[", "", "]", "").Replace(t.title)
	if t.url == "" {
		return m.tr("《"+title+"》", title)
	}
	return fmt.Sprintf("[%s](%s)", title, t.url)
}
