package interpreter

import (
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

// The limits of a report in UTF-16 units.
const (
	maxTitle       = 100
	maxSummary     = 450
	maxHeading     = 100
	maxBody        = 700
	maxQuestion    = 100
	maxQuestions   = 3
	maxSections    = 4
	maxSources     = 6
	maxVisualTitle = 80
	maxLabel       = 48
	maxDetail      = 160
	maxItems       = 4
	maxTotal       = 1800 // everything but the title
)

// reportDraft is a report in the making, sentence by sentence, so that it can be
// shortened without cutting one.
type reportDraft struct {
	title     string
	summary   []sentence
	sections  []reportPart
	questions []sentence
	visual    *agent.Visual
}

type reportPart struct {
	heading string
	body    []sentence // the most important first
}

// writeReport returns the report in its final form.
func (m *mind) writeReport() agent.Report {
	d := m.fittedReport()
	return d.report(m)
}

// fittedReport drafts a report within all limits. One for which texts were read cites
// one of them at least, whatever had to be left out.
func (m *mind) fittedReport() reportDraft {
	d := m.draftReport()
	d.fit(m)
	if !d.cites() && len(d.sections) > 0 {
		if quoted := m.handbookSentence(); quoted.text != "" {
			d.append(m, quoted)
		}
	}
	return d
}

func (d *reportDraft) cites() bool {
	return slices.ContainsFunc(d.sections, func(s reportPart) bool { return len(sourcesOf(s.body)) > 0 })
}

// append puts a sentence behind the first section of a draft that fits, and makes room
// for it there.
func (d *reportDraft) append(m *mind, last sentence) {
	first, more := &d.sections[0], units.Len(last.text)+1
	for len(first.body) > 1 && units.Len(joined(m, first.body))+more > maxBody {
		first.body = first.body[:len(first.body)-1]
	}
	for d.size(m)+more > maxTotal && d.drop(m) {
	}
	d.sections[0].body = append(d.sections[0].body, last)
}

// maxQuoted is how long a sentence may be that is quoted for the sake of its source.
const maxQuoted = 300

// handbookSentence quotes the text that was read first: what fits the question best
// in it, else its short answer. An answer to another question does not stand alone.
func (m *mind) handbookSentence() sentence {
	if len(m.texts) == 0 {
		return sentence{}
	}
	t := m.texts[0]
	for _, p := range append(best([]text{t}, m.task, m.concepts, 8), t.quick()...) {
		s := bare(m.firstSentence(p))
		s.text = m.tr("手册《"+t.title+"》：", "The handbook, “"+t.title+"”: ") + s.text
		if p.kind != passageRow && p.kind != passageAnswer && units.Len(s.text) <= maxQuoted {
			return s
		}
	}
	return sentence{}
}

func (m *mind) draftReport() reportDraft {
	switch {
	case m.purpose == purposeCompare:
		return m.comparisonReport()
	case m.purpose == purposeChart && m.chart != nil:
		return m.chartReport()
	case m.purpose == purposeZiwei && m.ziwei != nil:
		return m.ziweiReport()
	}
	return m.conceptReport()
}

// shortNotice is the notice as it stands in a summary.
func (m *mind) shortNotice() sentence {
	return sentence{m.tr("供消遣与自省，不是预测。", "For entertainment and reflection; it predicts nothing."), []string{ruleNotice}}
}

func (m *mind) chartReport() reportDraft {
	t, a, b := m.lensTopic(), m.top(0), m.top(1)
	d := reportDraft{title: m.tr("从四柱看"+m.in(topicNames[t]), "Four pillars: "+m.in(topicNames[t]))}
	chart := m.basis()[0]
	chart.text = strings.ReplaceAll(chart.text, "**", "")
	d.summary = append(d.summary, chart)
	if limits := m.uncertainties(); len(limits) > 0 {
		d.summary = append(d.summary, limits[0])
	}
	d.summary = append(d.summary, m.shortNotice())

	d.part(m.tr("问到的几项", "What was asked"), m.aspectSentences()...)
	grounds := []sentence{m.groupEvidence(m.chart.ranked()[0]), m.seasonSentence()}
	if t == topicTiming {
		grounds = slices.Insert(grounds, 0, m.luckSentence())
	}
	if t == topicLove {
		grounds = append(grounds, m.dayBranchSentence())
	}
	grounds = append(grounds, m.elementsSentence()...)
	d.part(m.tr("盘上的依据", "What the chart shows"), grounds...)
	if !m.aspectsOnly() {
		d.part(m.tr("放到", "Turned to ")+m.in(topicNames[t])+m.tr("上看", ""), m.leadSentence(t, a), m.godFromText(m.chart.ranked()[0]), m.godSentence(a), m.pairSentence())
	} else {
		d.title = m.tr("从四柱看", "Four pillars: ") + m.aspectList()
	}
	d.part(m.tr("拿不准的地方", "What is uncertain"), m.reportLimits()...)
	d.part(m.tr("可以试的一步", "Small steps"), m.trySentence(a), m.trySentence(b))
	d.questions = []sentence{m.question(), {m.in(lenses[t][b].ask), []string{ruleReflect, factGroup(b)}}}
	d.visual = m.groupVisual()
	m.turnedReport(&d)
	return d
}

// part adds a section; empty sentences are left out, and so is a section of them.
func (d *reportDraft) part(heading string, body ...sentence) {
	body = slices.DeleteFunc(body, func(s sentence) bool { return s.text == "" })
	if len(body) > 0 && len(d.sections) < maxSections {
		d.sections = append(d.sections, reportPart{heading, body})
	}
}

// reportLimits is never empty: what a reading cannot know is part of it.
func (m *mind) reportLimits() []sentence {
	return append(m.uncertainties(), sentence{m.tr("五行个数不是强弱，十神是关系，不是事件；各派对同一张盘可以有不同的说法。",
		"A count of elements is no strength, a ten god is a relation and no event, and schools may read the same chart differently."), []string{ruleScope}})
}

// groupVisual compares the most visible families by where they stand.
func (m *mind) groupVisual() *agent.Visual {
	v := agent.Visual{Type: "comparison", Title: m.tr("最突出的几类十神", "The families that stand out"), Note: m.tr("按所在位置列出，不是打分。", "Listed by position; no score.")}
	for _, g := range m.chart.ranked()[:3] {
		var at []string
		for _, p := range m.chart.places(g) {
			if len(at) < 2 {
				at = append(at, m.placeText(p))
			}
		}
		if len(at) > 0 {
			v.Items = append(v.Items, agent.VisualItem{
				Label:  units.Shorten(m.in(groupNames[g]), maxLabel),
				Detail: units.Shorten(strings.Join(at, m.tr("；", "; ")), maxDetail), SourceIDs: []string{},
			})
		}
	}
	if len(v.Items) < 2 {
		return nil
	}
	return &v
}

func (m *mind) comparisonReport() reportDraft {
	names := conventionNames[m.convention]
	d := reportDraft{title: m.in(names[0]) + m.tr("与", " and ") + strings.ToLower(m.in(names[1]))}
	d.summary = []sentence{m.conventionRule(), m.shortNotice()}
	if len(m.charts) == 2 {
		d.part(m.tr("同一个时刻，两种算法", "One moment, two conventions"), m.comparedSentence(0), m.comparedSentence(1))
		d.visual = m.comparedVisual()
	}
	m.addPassageParts(&d)
	d.questions = []sentence{{m.in(conventionQuestions[m.convention]), []string{ruleReflect}}}
	return d
}

func (m *mind) comparedSentence(i int) sentence {
	key := [2]string{"first", "second"}[i]
	text := m.in(conventionNames[m.convention][i]) + m.tr("：", ": ") + pillarValues(&m.charts[i]) + m.tr("。", ".")
	because := []string{factConvention(key)}
	if i == 0 {
		whose := m.tr("出生时刻", "Birth")
		if m.comparesExample() {
			whose, because = m.tr("假设的时刻（不是任何人）", "An invented moment (nobody's)"), append(because, ruleExample)
		}
		text = whose + m.tr("：", ": ") + m.when(m.charts[0].input) + m.tr("。", ". ") + text
	}
	return sentence{text, because}
}

func pillarValues(c *chart) string {
	var all []string
	for _, p := range c.pillars {
		all = append(all, p.Value)
	}
	return strings.Join(all, " ")
}

func (m *mind) comparedVisual() *agent.Visual {
	v := agent.Visual{Type: "comparison", Title: m.tr("两种约定", "Two conventions")}
	for i := range m.charts {
		v.Items = append(v.Items, agent.VisualItem{
			Label: units.Shorten(m.in(conventionNames[m.convention][i]), maxLabel), Detail: pillarValues(&m.charts[i]), SourceIDs: []string{},
		})
	}
	return &v
}

func (m *mind) conceptReport() reportDraft {
	d := reportDraft{title: units.Shorten(strings.Join(strings.Fields(m.task), " "), maxTitle)}
	if len(m.texts) > 0 {
		for _, p := range m.texts[0].quick() {
			for _, s := range splitSentences(p.words) {
				d.summary = append(d.summary, sentence{s, []string{sourceBasis + p.source}})
			}
		}
	}
	d.summary = append(d.summary, sentence{m.tr("只据本站手册，未查外部文献。", "Based on this site's handbook only."), []string{ruleScope}}, m.shortNotice())
	m.addPassageParts(&d)
	d.questions = []sentence{m.question()}
	return d
}

// addPassageParts makes a section of the best passages of each text.
func (m *mind) addPassageParts(d *reportDraft) {
	question := m.task
	if m.purpose == purposeCompare {
		question += " " + m.query()
	}
	for i, t := range m.texts {
		found := best([]text{t}, question, m.concepts, 4)
		found = m.onTheMatter(found)
		switch {
		case len(found) == 0 && i > 0 && len(m.concepts) > 0:
			continue // the search found it, but it is about something else
		case len(found) < 2:
			found = append(found, t.takeaways()...)
		}
		var body []sentence
		for _, p := range found {
			body = append(body, m.sentencesOf(p)...)
		}
		d.part(units.Shorten(t.title, maxHeading), body...)
	}
	d.part(m.tr("局限", "Limits"), sentence{m.tr("以上是约定和说法，不是定论；各派可以不同，也没有证据表明它们能预告将来。",
		"These are conventions and views; schools differ, and there is no evidence that they foretell anything."), []string{ruleScope}})
}

// onTheMatter leaves out passages that name none of the words asked about.
func (m *mind) onTheMatter(list []passage) []passage {
	if len(m.concepts) == 0 {
		return list
	}
	return slices.DeleteFunc(list, func(p passage) bool { return !newWords(p.folded).has(m.concepts...) })
}

// sentencesOf takes a passage apart, so that a report can keep its beginning.
func (m *mind) sentencesOf(p passage) []sentence {
	because := []string{sourceBasis + p.source}
	if p.kind == passageRow {
		return []sentence{{m.rowWords(p), because}}
	}
	var out []sentence
	for _, s := range splitSentences(p.words) {
		out = append(out, sentence{s, because})
	}
	if len(out) > 0 && (p.kind == passageAnswer || p.kind == passageTerm) {
		glue := m.tr("：", ": ")
		if p.kind == passageAnswer {
			glue = m.tr("", " ")
		}
		out[0].text = p.heading + glue + out[0].text
	}
	return out
}

// fit shortens the draft to the limits: single parts first, then the whole by
// its least important sentences.
func (d *reportDraft) fit(m *mind) {
	d.title = units.Shorten(d.title, maxTitle)
	d.summary = fitSentences(m, d.summary, maxSummary)
	for i := range d.sections {
		d.sections[i].heading = units.Shorten(d.sections[i].heading, maxHeading)
		d.sections[i].body = fitSentences(m, d.sections[i].body, maxBody)
	}
	d.questions = d.questions[:min(len(d.questions), maxQuestions)]
	for i := range d.questions {
		d.questions[i].text = units.Shorten(d.questions[i].text, maxQuestion)
	}
	for d.size(m) > maxTotal && d.drop(m) {
	}
}

// fitSentences drops sentences before the last until the text fits; the last
// one, which names the limits in a summary, is dropped only with the rest.
func fitSentences(m *mind, list []sentence, limit int) []sentence {
	for len(list) > 1 && units.Len(joined(m, list)) > limit {
		cut := len(list) - 2
		list = slices.Delete(slices.Clone(list), cut, cut+1)
	}
	if len(list) == 1 {
		list[0].text = units.Shorten(list[0].text, limit)
	}
	return list
}

func joined(m *mind, list []sentence) string {
	return paragraph{sentences: list}.text(m.locale)
}

// size counts what the total limit counts.
func (d *reportDraft) size(m *mind) int {
	n := units.Len(joined(m, d.summary))
	for _, s := range d.sections {
		n += units.Len(s.heading) + units.Len(joined(m, s.body))
	}
	for _, q := range d.questions {
		n += units.Len(q.text)
	}
	if v := d.visual; v != nil {
		n += units.Len(v.Title) + units.Len(v.Note)
		for _, it := range v.Items {
			n += units.Len(it.Label) + units.Len(it.Detail)
		}
	}
	return n
}

// drop takes the last sentence from the longest section, or, when every section
// has one, the diagram, a question, or a section. It reports whether anything was left to drop.
func (d *reportDraft) drop(m *mind) bool {
	longest := -1
	for i, s := range d.sections {
		if len(s.body) > 1 && (longest < 0 || units.Len(joined(m, s.body)) > units.Len(joined(m, d.sections[longest].body))) {
			longest = i
		}
	}
	switch {
	case longest >= 0:
		body := d.sections[longest].body
		d.sections[longest].body = body[:len(body)-1]
	case d.visual != nil:
		d.visual = nil
	case len(d.questions) > 1:
		d.questions = d.questions[:len(d.questions)-1]
	case len(d.sections) > 1:
		d.sections = d.sections[:len(d.sections)-1]
	default:
		return false
	}
	return true
}

// report sets the draft as the tool's arguments.
func (d *reportDraft) report(m *mind) agent.Report {
	r := agent.Report{Title: d.title, Summary: joined(m, d.summary), Questions: []string{}, Visual: d.visual}
	for _, s := range d.sections {
		r.Sections = append(r.Sections, agent.ReportSection{Heading: s.heading, Body: joined(m, s.body), SourceIDs: sourcesOf(s.body)})
	}
	if len(r.Sections) == 0 {
		r.Sections = []agent.ReportSection{{Heading: m.tr("局限", "Limits"), Body: m.tr("这一轮没有读到可以引用的内容。", "Nothing citable was read in this turn."), SourceIDs: []string{}}}
	}
	for _, q := range d.questions {
		r.Questions = append(r.Questions, q.text)
	}
	return r
}

// sourcesOf lists the texts that sentences rest on.
func sourcesOf(list []sentence) []string {
	ids := []string{}
	for _, s := range list {
		for _, b := range s.because {
			if id, ok := strings.CutPrefix(b, sourceBasis); ok && !slices.Contains(ids, id) && len(ids) < maxSources {
				ids = append(ids, id)
			}
		}
	}
	return ids
}
