package interpreter

import (
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/reading"
	"github.com/wenbu-go/wenbu/internal/units"
)

// The limits of a single reading in UTF-16 units.
const (
	maxReadingTitle    = 120
	maxReadingSummary  = 1400
	maxBasis           = 400
	maxReflection      = 800
	maxStep            = 400
	maxReadingQuestion = 400
	maxObservations    = 4
	maxNextSteps       = 3
)

// readingDraft is a single reading in the making.
type readingDraft struct {
	title        sentence
	summary      []sentence
	observations []observed
	steps        []sentence
	question     sentence
}

// observed is something that the chart shows, and what to think about with it.
type observed struct{ basis, reflection []sentence }

// readingCall writes a single reading of the one chart of the snapshot.
func (m *mind) readingCall() agent.ToolCall { return m.call(reading.ToolName, m.writeReading()) }

func (m *mind) writeReading() reading.Answer {
	d := m.draftReading()
	out := reading.Answer{
		Title: units.Shorten(plainText(d.title.text), maxReadingTitle), Summary: m.within(d.summary, maxReadingSummary),
		Question: units.Shorten(plainText(d.question.text), maxReadingQuestion),
	}
	for _, o := range d.observations[:min(len(d.observations), maxObservations)] {
		out.Observations = append(out.Observations, reading.Observation{Basis: m.within(o.basis, maxBasis), Reflection: m.within(o.reflection, maxReflection)})
	}
	for _, s := range d.steps[:min(len(d.steps), maxNextSteps)] {
		out.NextSteps = append(out.NextSteps, units.Shorten(plainText(s.text), maxStep))
	}
	return out
}

// within joins sentences, without emphasis, up to a limit.
func (m *mind) within(list []sentence, limit int) string {
	return joined(m, fitSentences(m, bareAll(list), limit))
}

func plainText(s string) string { return strings.ReplaceAll(s, "**", "") }

// draftReading composes the reading of whichever chart there is. Someone in danger
// gets help and no reading, and what no method can answer is said to be so.
func (m *mind) draftReading() readingDraft {
	switch m.purpose {
	case purposeCrisis:
		return m.insteadOfReading(m.crisis())
	case purposeRefuse:
		return m.insteadOfReading(m.refusal())
	case purposeGrief:
		return m.insteadOfReading(m.grief())
	}
	for _, v := range m.snapshot.VerifiedCalculations {
		switch v.Kind {
		case kindBazi:
			m.chart, m.ziwei, m.purpose = readChart(v.Reading, m.now.Year()), nil, purposeChart
		case kindZiwei:
			m.chart, m.ziwei, m.purpose = nil, readZiwei(v.Reading), purposeZiwei
		default:
			m.chart, m.ziwei, m.purpose = nil, nil, purposeDraw
			for tool, kind := range drawKinds {
				if kind == v.Kind {
					m.draw = tool
				}
			}
		}
	}
	m.reused, m.invented = false, false
	switch s := m.earlierSymbols(); {
	case m.chart != nil:
		return m.baziReading()
	case m.ziwei != nil:
		return m.ziweiReading()
	case m.purpose == purposeDraw && s != nil:
		return m.symbolReading(s)
	}
	return m.insteadOfReading(m.nothingToCast())
}

// observe adds an observation that has a basis. One without a thought of its own
// gets the general one.
func (d *readingDraft) observe(m *mind, basis, reflection []sentence) {
	empty := func(s sentence) bool { return s.text == "" }
	basis, reflection = slices.DeleteFunc(basis, empty), slices.DeleteFunc(reflection, empty)
	if len(basis) == 0 {
		return
	}
	if len(reflection) == 0 {
		reflection = []sentence{{m.tr("对得上的可以想一想，对不上的地方，以你的生活为准。", "Think about what fits; where it does not, your life is right."), []string{ruleScope}}}
	}
	d.observations = append(d.observations, observed{basis, reflection})
}

func (m *mind) baziReading() readingDraft {
	t, a, b := m.lensTopic(), m.top(0), m.top(1)
	if a == b {
		b = m.chart.ranked()[0]
	}
	d := readingDraft{title: sentence{m.tr("从四柱看"+m.in(topicNames[t]), "Four pillars: "+m.in(topicNames[t])), []string{factPillars}}}
	d.summary = append(m.beforehand(), m.basis()...)
	if limits := m.uncertainties(); len(limits) > 0 {
		d.summary = append(d.summary, limits[0])
	}
	d.summary = append(d.summary, m.shortNotice())
	if list := m.aspectSentences(); len(list) > 0 {
		d.observe(m, list[:1], list[1:])
	}
	for _, g := range []group{a, b} {
		if len(m.chart.places(g)) > 0 {
			d.observe(m, []sentence{m.groupEvidence(g)}, []sentence{m.leadSentence(t, g), m.godSentence(g)})
		}
	}
	limits := m.reportLimits()
	d.observe(m, append([]sentence{m.seasonSentence()}, m.elementsSentence()...), limits[len(limits)-1:])
	d.steps = []sentence{m.trySentence(a)}
	if a != b {
		d.steps = append(d.steps, m.trySentence(b))
	}
	d.question = m.question()
	return d
}

func (m *mind) ziweiReading() readingDraft {
	asked := m.palacesAsked()[0]
	p := m.palaceAt(asked)
	d := readingDraft{title: sentence{m.tr("从紫微看"+m.in(ziweiPalaces[asked].title), "Zi Wei: "+m.in(ziweiPalaces[asked].title)), []string{factZiweiPalace(p)}}}
	limits := m.ziweiLimits()
	d.summary = append(m.beforehand(), m.ziweiBasis(), limits[0], m.shortNotice())
	stars := m.palaceStars(p)
	same := func(s sentence) bool { return s.text == stars.text }
	d.observe(m, []sentence{stars}, slices.DeleteFunc(m.palaceReading(p), same))
	if body := m.bodySentences(); len(body) > 0 {
		d.observe(m, body[:1], body[1:])
	}
	d.observe(m, []sentence{m.natalSentence()}, limits[1:])
	d.steps = []sentence{m.palaceStep(asked)}
	d.question = m.question()
	return d
}

// symbolReading sets out a draw by the words that came with it.
func (m *mind) symbolReading(s *symbols) readingDraft {
	d := readingDraft{title: sentence{m.tr("从牌面看这件事", "The cards on this matter"), []string{factSymbols}}}
	scope := m.tr("这里只依据牌名随带的文字；牌面图像没有看过。", "This rests on the words that come with the names alone; no picture was looked at.")
	var shown []string
	for _, c := range s.Cards {
		name, prompt := m.tr(c.Zh, c.En), m.tr(c.PromptZh, c.PromptEn)
		if c.Reversed {
			name, prompt = name+m.tr("（逆位）", " (reversed)"), m.tr(c.ReversedZh, c.ReversedEn)
		}
		shown = append(shown, name)
		place := m.tr(c.PositionZh, c.PositionEn)
		if place != "" {
			place += m.tr("：", ": ")
		}
		d.observe(m, []sentence{{place + name + m.tr("（", " (") + m.tr(string(c.KeywordsZh), string(c.KeywordsEn)) + m.tr("）", ")"), []string{factSymbols}}},
			[]sentence{{m.tr(c.MeaningZh, spaced(c.MeaningEn)) + prompt, []string{factSymbols}}})
	}
	if s.Original.Number > 0 {
		d.title.text = m.tr("从卦看这件事", "The hexagram on this matter")
		scope = m.tr("引文是《周易》原文，后面是白话。", "Quoted is the received text of the Changes; plain words follow.")
		shown = m.observeHexagrams(&d, s)
	}
	d.summary = append(m.beforehandLimits(), sentence{m.tr("得到的是："+strings.Join(shown, "、")+"。", "What was drawn: "+strings.Join(shown, ", ")+"."), []string{factSymbols}},
		sentence{scope, []string{ruleScope}}, m.shortNotice())
	d.steps = []sentence{{m.tr("选一件具体的小事，写下上面哪个词碰到了它，过几天再回来看。", "Take one concrete matter, write down which word above touches it, and look again in a few days."), []string{ruleReflect}}}
	d.question = sentence{m.tr("碰到你的是哪一个词？它让你想起了什么？", "Which word touches you, and what does it bring to mind?"), []string{ruleReflect, factSymbols}}
	return d
}

// observeHexagrams adds the hexagram, the lines that move and what it changes to,
// and returns their names.
func (m *mind) observeHexagrams(d *readingDraft, s *symbols) []string {
	quoted := func(label string, p bookPiece) []sentence {
		if p.Received == "" {
			return []sentence{{label, []string{factSymbols}}}
		}
		return []sentence{{label + m.tr("：“", ": “") + m.tr(p.ReceivedHans, p.Received) + "”", []string{factSymbols}}}
	}
	say := func(text string) sentence { return sentence{strings.TrimSpace(text), []string{factSymbols}} }
	names := []string{m.tr("本卦"+s.Original.Zh, "hexagram "+s.Original.En)}
	d.observe(m, quoted(names[0], s.Texts.Original.Judgement), []sentence{say(m.tr(s.Texts.Original.Judgement.Zh, s.Texts.Original.Judgement.En)), say(m.tr(s.Original.PromptZh, s.Original.PromptEn))})
	for _, line := range s.Moving {
		if line <= len(s.Texts.Original.Lines) && len(d.observations) < maxObservations-1 {
			p := s.Texts.Original.Lines[line-1]
			d.observe(m, quoted(m.tr("动爻", "A moving line"), p), []sentence{say(m.tr(p.Zh, p.En))})
		}
	}
	if len(s.Moving) > 0 && s.Changed.Number != s.Original.Number {
		names = append(names, m.tr("变卦"+s.Changed.Zh, "changing to "+s.Changed.En))
		d.observe(m, quoted(m.tr("变卦"+s.Changed.Zh, "Changing to "+s.Changed.En), s.Texts.Changed.Judgement),
			[]sentence{say(m.tr(s.Texts.Changed.Judgement.Zh, s.Texts.Changed.Judgement.En)), say(m.tr(s.Changed.PromptZh, s.Changed.PromptEn))})
	}
	return names
}

// insteadOfReading sets out an answer that is no reading in the form of one.
func (m *mind) insteadOfReading(answer draft) readingDraft {
	d := readingDraft{title: sentence{m.tr("这一次不看盘", "No reading this time"), []string{ruleScope}}}
	for _, p := range answer.paragraphs {
		d.summary = append(d.summary, p.sentences...)
	}
	if m.purpose == purposeCrisis || m.purpose == purposeGrief {
		d.observe(m, []sentence{{m.tr("你写下的这句话，比盘更要紧。", "What you wrote matters more than a chart."), []string{saidNow, ruleSafety}}},
			[]sentence{{m.tr("盘和牌在这里帮不上忙；身边的人和懂这件事的人可以。", "Charts and cards are no help here; people near you and people who know the matter are."), []string{ruleSafety}}})
		d.steps = []sentence{{m.tr("现在就联系一个信得过的人，或者懂这件事的专业人士。", "Reach out now to someone you trust, or to someone whose profession it is."), []string{ruleSafety}}}
		d.question = sentence{m.tr("现在有谁可以陪你说说这件事？", "Who could you talk to about it now?"), []string{ruleReflect}}
		return d
	}
	d.observe(m, []sentence{{m.tr("这一问，没有哪一种盘能答。", "This is a question that no chart can answer."), []string{ruleScope, saidNow}}},
		[]sentence{{m.tr("能看的是这件事里归你决定的那一部分。", "What can be looked at is the part of the matter that is yours to decide."), []string{ruleScope}}})
	d.steps = []sentence{{m.tr("换一个问法：把“会不会”改成“我可以怎么做”。", "Ask it another way: turn “will it” into “what can I do”."), []string{ruleReflect}}}
	d.question = sentence{m.tr("这件事里，哪一部分是你能决定的？", "Which part of this is yours to decide?"), []string{ruleReflect}}
	return d
}
