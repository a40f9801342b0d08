package interpreter

import (
	"encoding/json/v2"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/terms"
)

// lookupOf finds which table a message asks to be looked up: the moments of solar
// terms, or the moments that have four pillars. purposeTalk is none.
func lookupOf(s *scene, w words) purpose {
	topic := topicOf(w)
	switch {
	case w.has(bornWords...) && len(dateList(s.message)) > 0, w.has(meaningOnlyWords...):
		return purposeTalk
	case topic != topicNone && topic != topicTiming && !w.has(reverseWords...): // when will I marry, and the like
		return purposeTalk
	case s.offers(toolReverse) && len(pillarsSaid(s.message)) == 4 && (w.has(whenWords...) || w.has(reverseWords...) || w.size() <= 10):
		return purposeReverse
	case s.offers(toolTerms) && (w.has(termListWords...) || len(termsNamed(w)) > 0 && w.has(whenWords...)):
		return purposeTerms
	}
	return purposeTalk
}

var pillarSaid = regexp.MustCompile(`[甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥]`)

// pillarsSaid lists the pairs of a stem and a branch that a message holds.
func pillarsSaid(text string) []string {
	return pillarSaid.FindAllString(terms.Simplified(text), -1)
}

// termsNamed lists the places of the solar terms that a message names.
func termsNamed(w words) []int {
	var named []int
	for i, t := range solarTerms {
		if w.has(t.Zh, strings.ToLower(t.En)) {
			named = append(named, i)
		}
	}
	return named
}

var yearNumber = regexp.MustCompile(`(?:^|[^0-9])([12][0-9]{3})(?:[^0-9]|$)`)

// yearSaid returns the year that a message speaks of, the present one if none.
func yearSaid(text string, today time.Time) int {
	w := newWords(text)
	if m := yearNumber.FindStringSubmatch(arabic(text)); m != nil {
		year, _ := strconv.Atoi(m[1])
		return year
	}
	switch {
	case w.has("明年", "next year"):
		return today.Year() + 1
	case w.has("后年"):
		return today.Year() + 2
	case w.has("去年", "last year"):
		return today.Year() - 1
	}
	return today.Year()
}

var monthNamed = regexp.MustCompile(`(?i)\b(` + monthNames + `)\b`)

// termSpan returns the months whose terms are asked for: the whole year when no
// month is named.
func (m *mind) termSpan() (first, last time.Time) {
	today, w := m.chinaNow(), newWords(m.task)
	year := yearSaid(m.task, today)
	month := func(year int, month time.Month) (time.Time, time.Time) {
		first := time.Date(year, month, 1, 0, 0, 0, 0, time.UTC)
		return first, first.AddDate(0, 1, 0)
	}
	if found := monthOfYear.FindStringSubmatch(arabic(m.task)); found != nil {
		if n, _ := strconv.Atoi(found[1]); n >= 1 && n <= 12 {
			return month(year, time.Month(n))
		}
	}
	if found := monthNamed.FindStringSubmatch(m.task); found != nil && !strings.EqualFold(found[1], "may") || found != nil && w.has("in may", "may") && !w.has("may i") {
		n, _ := strconv.Atoi(monthNumber(found[1]))
		return month(year, time.Month(n))
	}
	switch {
	case w.has("下个月", "下月", "next month"):
		return month(today.Year(), today.Month()+1)
	case w.has("这个月", "本月", "this month"):
		return month(today.Year(), today.Month())
	}
	first = time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC)
	return first, first.AddDate(1, 0, 0)
}

// termDay returns the day whose term is asked for: which one is in force, or which is
// the next. "" is for a question about other terms.
func (m *mind) termDay() string {
	w := newWords(m.task)
	if w.has(nextTermWords...) {
		return m.chinaNow().Format("2006-01-02T15:04:05")
	}
	day := daySaid(m.task, m.chinaNow())
	if day == "" && w.has("现在", "目前", "当前", "now", "current") {
		day = m.chinaNow().Format(time.DateOnly)
	}
	if day == "" || !w.has(termListWords...) {
		return ""
	}
	return day + "T23:59:59"
}

// lookUpTerms looks the terms up, once.
func (m *mind) lookUpTerms() []agent.ToolCall {
	if m.tried(toolTerms) {
		return nil
	}
	first, _ := m.termSpan()
	if !lookUpYear(first.Year()) {
		return nil
	}
	years := []int{first.Year()}
	if day := m.termDay(); day != "" { // the term before may be one of the old year, the one after of the new
		years = []int{first.Year() - 1, first.Year(), first.Year() + 1}
	}
	var calls []agent.ToolCall
	for _, year := range years {
		if lookUpYear(year) {
			calls = append(calls, m.call(toolTerms, map[string]int{"year": year}))
		}
	}
	return calls
}

// lookUpPillars looks up when there were, or will be, the four pillars, once.
func (m *mind) lookUpPillars() []agent.ToolCall {
	pillars := pillarsSaid(m.task)
	if m.tried(toolReverse) || len(pillars) != 4 {
		return nil
	}
	return []agent.ToolCall{m.call(toolReverse, map[string]any{"pillars": pillars, "from": lookUpFrom, "to": lookUpTo})}
}

// The years that moments are looked for in: those that charts are made of here.
const lookUpFrom, lookUpTo = 1901, 2099

func lookUpYear(year int) bool { return lookUpFrom <= year && year <= lookUpTo }

// termMoment is a solar term and when it falls by the clock of China's calendar.
type termMoment struct {
	Name  string `json:"name"`
	En    string `json:"en"`
	Index int    `json:"index"`
	China string `json:"china"`
}

// termsFound lists the terms that were asked for, in order.
func (m *mind) termsFound() []termMoment {
	var all []termMoment
	for _, st := range m.results(toolTerms) {
		var r struct {
			Terms []termMoment `json:"terms"`
		}
		if json.Unmarshal(st.result, &r) == nil {
			all = append(all, r.Terms...)
		}
	}
	w := newWords(m.task)
	if day := m.termDay(); day != "" {
		i := slices.IndexFunc(all, func(t termMoment) bool { return t.China > day })
		switch {
		case i < 1:
			return nil
		case w.has(nextTermWords...):
			return all[i : i+1]
		}
		return all[i-1 : i+1] // the one in force, and the next
	}
	first, last := m.termSpan()
	named := termsNamed(w)
	return slices.DeleteFunc(all, func(t termMoment) bool {
		if len(named) > 0 && !w.has(termListWords...) {
			return !slices.Contains(named, t.Index)
		}
		return t.China < first.Format(time.DateOnly) || t.China >= last.Format(time.DateOnly)
	})
}

// termsAnswer tells when the terms fall.
func (m *mind) termsAnswer() draft {
	var d draft
	if first, _ := m.termSpan(); !lookUpYear(first.Year()) {
		d.add(plain, sentence{m.tr(fmt.Sprintf("节气只算 %d 到 %d 年，%d 年不在其中；更早或更晚的年份，用命令 wenbu terms。", lookUpFrom, lookUpTo, first.Year()),
			fmt.Sprintf("Solar terms are told here for %d to %d, and %d is not among them; for other years use the command wenbu terms.", lookUpFrom, lookUpTo, first.Year())), []string{ruleScope}})
		return d
	}
	found := m.termsFound()
	if len(found) == 0 {
		return m.notWorkedOut(toolTerms)
	}
	because := []string{toolOutcome + toolTerms}
	d.add(plain, sentence{m.tr("节气的时刻，按北京时间：", "The moments of the solar terms, by Beijing time:"), because})
	for _, t := range found {
		at := strings.Replace(t.China, "T", " ", 1)
		d.add(bullet, sentence{m.tr("**"+t.Name+"**："+at, "**"+t.En+"** ("+t.Name+"): "+at), because})
	}
	d.add(plain, sentence{m.tr("时刻由太阳的位置算出。年柱在立春这一刻换，月柱在每月的第一个节气这一刻换，与当地钟表写几点无关。",
		"They are computed from the position of the Sun. The year pillar changes at the moment of Li Chun and the month pillar at the first term of each month, whatever a local clock shows."), []string{ruleTradition + "convention"}})
	return d
}

// pillarSpan is a time during which four pillars hold.
type pillarSpan struct {
	From string `json:"localFrom"`
	To   string `json:"localTo"`
}

// pillarsAnswer tells when the four pillars that were asked about hold.
func (m *mind) pillarsAnswer() draft {
	var r struct {
		Count int          `json:"count"`
		Spans []pillarSpan `json:"spans"`
	}
	if !m.resultOf(toolReverse, &r) {
		return m.notWorkedOut(toolReverse)
	}
	var d draft
	because := []string{toolOutcome + toolReverse}
	said := strings.Join(pillarsSaid(m.task), " ")
	if r.Count == 0 {
		d.add(plain, sentence{m.tr(fmt.Sprintf("从 %d 年到 %d 年，没有哪一刻的四柱是 **%s**。", lookUpFrom, lookUpTo, said),
			fmt.Sprintf("No moment from %d to %d has the four pillars **%s**.", lookUpFrom, lookUpTo, said)), because})
	} else {
		d.add(plain, sentence{m.tr(fmt.Sprintf("从 %d 年到 %d 年，四柱是 **%s** 的时段有 %d 个：", lookUpFrom, lookUpTo, said, r.Count),
			fmt.Sprintf("From %d to %d the four pillars are **%s** in these spans:", lookUpFrom, lookUpTo, said)), because})
	}
	for _, s := range r.Spans[:min(len(r.Spans), mostListed)] {
		from, to := strings.Replace(s.From, "T", " ", 1), strings.Replace(s.To, "T", " ", 1)
		d.add(bullet, sentence{m.tr(from+" 至 "+to, from+" to "+to), because})
	}
	d.add(plain, sentence{m.tr("按东八区的钟表，零点换日；别处的出生，钟点要按当地时区另算。",
		"By the clock of UTC+8, with the day changing at midnight; a birth elsewhere has the same pillars at other local times."), because})
	return d
}
