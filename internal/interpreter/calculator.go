package interpreter

import (
	"encoding/json/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

// calculatorOf finds which of the smaller calculators a message clearly asks for;
// purposeTalk is none. One that is not offered is never meant.
func calculatorOf(s *scene, w words) purpose {
	today := s.chinaNow()
	dated := daySaid(s.message, today) >= today.Format(time.DateOnly) // a day gone by is somebody's birthday
	if found := lookupOf(s, w); found != purposeTalk {
		return found
	}
	if s.offers(toolDay) && dated && (w.has(hourWords...) || w.has(dayWords...)) && len(parseBirths(s.message)) == 0 {
		return purposeDay
	}
	if w.has(defineWords...) {
		return purposeTalk
	}
	before := newWords(s.before())
	switch {
	case s.offers(toolMatch) && before.has(matchWords...) && len(dateList(s.message)) > 0:
		return purposeMatch
	case s.offers(toolPick) && before.has(pickWords...) && activityOf(before) < 0 && activityOf(w) >= 0 && w.size() <= 16:
		return purposeDay
	}
	switch {
	case s.offers(toolXiao) && (w.has(xiaoWords...) || w.has(todayWords...) && !s.knowsBirth()):
		return purposeXiao
	case s.offers(toolMeihua) && w.has(meihuaWords...):
		return purposeMeihua
	case s.offers(toolMatch) && w.has(matchWords...):
		return purposeMatch
	case s.offers(toolPick) && (w.has(pickWords...) && !w.has(almanacWords...)):
		return purposeDay
	case s.offers(toolDay) && (w.has(almanacWords...) && !w.has(explainWords...) || dated && w.has(suitWords...) && activityOf(w) >= 0 && len(parseBirths(s.message)) == 0):
		return purposeDay
	}
	return purposeTalk
}

// before returns what the person said before the last message.
func (s *scene) before() string {
	if said := s.said(); len(said) > 1 {
		return said[len(said)-2]
	}
	return ""
}

// dateList lists the dates that a message tells.
func dateList(text string) []string {
	var out []string
	for _, part := range splitBirths(text) {
		if b := parseBirth(part); b.date != "" {
			out = append(out, b.date)
		}
	}
	return out
}

// dayTask is what a day is asked about: the question before together with its
// answer, when that is all the last message is.
func (m *mind) dayTask() string {
	if before := newWords(m.before()); before.has(pickWords...) && activityOf(before) < 0 {
		return m.before() + " " + m.task
	}
	return m.task
}

// parseBirths lists the dates of birth that a message tells.
func parseBirths(text string) []string {
	if !newWords(text).has(bornWords...) {
		return nil
	}
	return dateList(text)
}

// knowsBirth reports whether any birth is known in the conversation.
func (s *scene) knowsBirth() bool {
	if s.snapshot.SelectedBirthInformation != nil || len(s.snapshot.VerifiedCalculations) > 0 && s.lastChart() != "" {
		return true
	}
	return readBirth(s.said()).date != ""
}

// chinaNow is the clock of China's calendar, which almanac and Xiao Liu Ren go by.
func (s *scene) chinaNow() time.Time { return s.now.In(time.FixedZone("UTC+8", 8*60*60)) }

// activityOf returns the place of the activity that a message names, -1 for none.
func activityOf(w words) int {
	for i, a := range activities {
		if w.has(a.words...) {
			return i
		}
	}
	return -1
}

var monthDay = regexp.MustCompile(`(?:([0-9]{4})年)?([0-9]{1,2})月([0-9]{1,2})[日号]`)

// daySaid returns the single day that a message speaks of, "" for none.
func daySaid(text string, today time.Time) string {
	w := newWords(text)
	for _, d := range []struct {
		words []string
		days  int
	}{{[]string{"大后天"}, 3}, {[]string{"后天", "day after tomorrow"}, 2}, {[]string{"明天", "明日", "tomorrow"}, 1}, {[]string{"今天", "今日", "today"}, 0}} {
		if w.has(d.words...) {
			return today.AddDate(0, 0, d.days).Format(time.DateOnly)
		}
	}
	plainText := arabic(text)
	if m := isoDate.FindStringSubmatch(plainText); m != nil {
		return ymd(m[1], m[2], m[3])
	}
	if m := monthDay.FindStringSubmatch(plainText); m != nil {
		year := m[1]
		if year == "" {
			year = strconv.Itoa(today.Year())
			if ymd(year, m[2], m[3]) < today.Format(time.DateOnly) {
				year = strconv.Itoa(today.Year() + 1)
			}
		}
		return ymd(year, m[2], m[3])
	}
	if m := dayFirst.FindStringSubmatch(plainText); m != nil {
		return ymd(m[3], monthNumber(m[2]), m[1])
	}
	if m := monthFirst.FindStringSubmatch(plainText); m != nil {
		return ymd(m[3], monthNumber(m[1]), m[2])
	}
	return ""
}

const pickSpan = 60 // days that are looked at when no other span is named

var monthOfYear = regexp.MustCompile(`(?:^|[^0-9])([0-9]{1,2})月`)

var (
	monthInYear  = regexp.MustCompile(`(?:^|[^0-9])(?:([0-9]{4})年\s*)?([0-9]{1,2})月`)
	englishMonth = regexp.MustCompile(`(?i)\b(?:in|during|for|of)\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b(?:,?\s+([0-9]{4}))?`)
)

// monthSaid returns the first day of the month that a message names. Without a year
// it is the next one of that name.
func monthSaid(text string, today time.Time) (time.Time, bool) {
	year, number := "", ""
	if m := monthInYear.FindStringSubmatch(arabic(text)); m != nil {
		year, number = m[1], m[2]
	} else if m := englishMonth.FindStringSubmatch(text); m != nil {
		year, number = m[2], monthNumber(m[1])
	}
	n, _ := strconv.Atoi(number)
	if n < 1 || n > 12 {
		return time.Time{}, false
	}
	y, err := strconv.Atoi(year)
	if err != nil {
		y = today.Year()
		if n < int(today.Month()) {
			y++
		}
	}
	return time.Date(y, time.Month(n), 1, 0, 0, 0, 0, today.Location()), true
}

// spanSaid returns the first and the last day that a message wants a day from.
func spanSaid(text string, today time.Time) (from, to string) {
	w := newWords(text)
	first, last := today.AddDate(0, 0, 1), today.AddDate(0, 0, pickSpan)
	month := func(t time.Time) {
		first = time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, t.Location())
		last = first.AddDate(0, 1, -1)
	}
	switch {
	case w.has("下个月", "下月", "next month"):
		month(time.Date(today.Year(), today.Month()+1, 1, 0, 0, 0, 0, today.Location()))
	case w.has("这个月", "本月", "this month"):
		last = time.Date(today.Year(), today.Month()+1, 0, 0, 0, 0, 0, today.Location())
	case w.has("下周", "下星期", "next week"):
		first = today.AddDate(0, 0, 7-(int(today.Weekday())+6)%7)
		last = first.AddDate(0, 0, 6)
	case w.has("这周", "本周", "this week"):
		last = today.AddDate(0, 0, 6-(int(today.Weekday())+6)%7)
	case w.has("明年", "next year"):
		first = time.Date(today.Year()+1, 1, 1, 0, 0, 0, 0, today.Location())
		last = first.AddDate(1, 0, -1)
	default:
		if said, ok := monthSaid(text, today); ok {
			month(said)
		}
	}
	if first.Before(today) {
		first = today
	}
	if last.Before(first) {
		last = first
	}
	return first.Format(time.DateOnly), last.Format(time.DateOnly)
}

type pickArgs struct {
	Purpose  string     `json:"purpose"`
	From     string     `json:"from"`
	To       string     `json:"to"`
	People   []baziArgs `json:"people,omitzero"`
	Limit    int        `json:"limit"`
	Timezone string     `json:"timezone"`
}

// askForActivity asks what the day is for.
func (m *mind) askForActivity() []agent.ToolCall {
	w := newWords(m.dayTask())
	if activityOf(w) >= 0 || !w.has(pickWords...) || !m.mayAsk() || m.tried(toolPick) {
		return nil
	}
	return m.ask(m.tr("挑日子要先知道为了什么事，各种事的宜忌不一样。是哪一件？", "Which days suit depends on what they are for. What is it?"),
		m.tr("搬家", "moving"), m.tr("嫁娶", "a wedding"), m.tr("开业", "an opening"), m.tr("别的事，我来写", "something else, I will write it"))
}

// openAlmanac looks up the day that is asked about, or looks for days.
func (m *mind) openAlmanac() []agent.ToolCall {
	if m.tried(toolDay) || m.tried(toolPick) {
		return nil
	}
	today := m.chinaNow()
	task := m.dayTask()
	i := activityOf(newWords(task))
	day := daySaid(task, today)
	picks := newWords(task).has(pickWords...) && i >= 0
	var calls []agent.ToolCall
	if !picks || day != "" {
		if day == "" {
			day = today.Format(time.DateOnly)
		}
		if m.offers(toolDay) {
			calls = append(calls, m.call(toolDay, map[string]string{"date": day, "timezone": "Asia/Shanghai"}))
		}
	}
	if i >= 0 && m.offers(toolPick) {
		from, to := day, day
		if day == "" {
			from, to = spanSaid(task, today)
		}
		a := pickArgs{Purpose: activities[i].purpose, From: from, To: to, Limit: 5, Timezone: "Asia/Shanghai"}
		if b := m.people.births[speakers]; b.date != "" && b.timezone != "" && b.unclear == clear {
			a.People = []baziArgs{m.baziArgs(birth{date: b.date, time: b.time, timezone: b.timezone}, b.timezone, nil)}
		}
		calls = append(calls, m.call(toolPick, a))
	}
	return calls
}

// countPalaces counts the palaces of Xiao Liu Ren for now, once.
func (m *mind) countPalaces() []agent.ToolCall {
	if m.tried(toolXiao) {
		return nil
	}
	args := map[string]string{"datetime": m.chinaNow().Format("2006-01-02T15:04")}
	if q := m.xiaoQuestion(); q != "" {
		args["question"] = q
	}
	return []agent.ToolCall{m.call(toolXiao, args)}
}

// xiaoQuestion is what Xiao Liu Ren is asked: the message without the words that
// name the method. Nothing is left when only the day is asked about.
func (m *mind) xiaoQuestion() string {
	text := strings.TrimSpace(xiaoNamed.ReplaceAllString(m.task, ""))
	if newWords(text).has(todayWords...) || newWords(text).size() < 4 {
		return ""
	}
	return units.Shorten(text, 400)
}

var xiaoNamed = regexp.MustCompile(`(?i)(?:请|帮我|给我|替我|来|用|起)*(?:一课|一下|个)?(?:小六壬|六壬小课|掐指一算|xiao ?liu ?ren)(?:算一下|算算|占一下|看看|看一下|起一课|一课|算|看|占)?[：:，, ]*`)

// castByNumbers casts by plum blossom numbers: those that are said, else the time.
func (m *mind) castByNumbers() []agent.ToolCall {
	if m.tried(toolMeihua) {
		return nil
	}
	var numbers []int
	for _, n := range strings.FieldsFunc(arabic(m.task), func(r rune) bool { return r < '0' || r > '9' }) {
		if v, err := strconv.Atoi(n); err == nil && v >= 1 && v <= 1_000_000_000 {
			numbers = append(numbers, v)
		}
	}
	if len(numbers) == 2 || len(numbers) == 3 {
		return []agent.ToolCall{m.call(toolMeihua, map[string]any{"numbers": numbers})}
	}
	at := m.chinaNow()
	return []agent.ToolCall{m.call(toolMeihua, map[string]string{"date": at.Format(time.DateOnly), "time": at.Format("15:04"), "timezone": "Asia/Shanghai"})}
}

// couple returns the two births that are to be set side by side, as far as known.
func (m *mind) couple() (who [2]whose, births [2]birth, known int) {
	var all []whose
	for w, b := range m.people.births {
		if b.date != "" || b.unclear != clear && b.unclear != unclearTime {
			all = append(all, w)
		}
	}
	slices.Sort(all) // the speaker, who has no name, comes first
	if len(all) > 2 {
		all = append([]whose{all[0]}, m.people.other)
	}
	for i, w := range all {
		who[i], births[i] = w, m.people.births[w]
	}
	return who, births, len(all)
}

// askForMatch asks for the births that are missing or not clear.
func (m *mind) askForMatch() []agent.ToolCall {
	if !m.mayAsk() || m.tried(toolMatch) {
		return nil
	}
	_, births, known := m.couple()
	if known < 2 {
		question := m.tr("合盘要两个人的出生：公历日期、时间（不知道就说不知道）和出生地，两个人的写在一条消息里就行。",
			"Setting two charts side by side needs both births: Gregorian date, time or “unknown”, and place. One message with both is best.")
		if known == 1 {
			question = m.tr("一个人的出生我记下了，还差另一个人的：公历日期、时间（不知道就说不知道）和出生地，写明是谁。",
				"I have one birth. The other is missing: Gregorian date, time or “unknown”, and place, with a word on whose it is.")
		}
		return m.ask(question, m.tr("先不排盘，聊聊这段关系", "No chart for now, let us talk about the relationship"), m.tr("我来写两个人的出生", "I will write both births"))
	}
	for _, b := range births {
		if b.unclear != clear && b.unclear != unclearTime && b.unclear != doubleHour && b.unclear != midnight {
			m.birth = b
			return m.askUnclear()
		}
	}
	return nil
}

// findBothPlaces looks up the places of two births, once.
func (m *mind) findBothPlaces() []agent.ToolCall {
	if m.tried(toolPlaces) || m.tried(toolMatch) || !m.offers(toolPlaces) {
		return nil
	}
	_, births, _ := m.couple()
	var calls []agent.ToolCall
	for i, b := range births {
		if b.timezone == "" && b.place != "" && (i == 0 || b.place != births[0].place) {
			calls = append(calls, m.call(toolPlaces, placeArgs{Query: b.place, Limit: 5}))
		}
	}
	return calls
}

// zoneOf returns the zone of one of two births: said with it, found by its place,
// or said for both in an answer to the question for it.
func (m *mind) zoneOf(b birth) string {
	if b.timezone != "" {
		return b.timezone
	}
	for _, st := range m.results(toolPlaces) {
		var asked placeArgs
		var r struct {
			Places []foundPlace `json:"places"`
		}
		if json.Unmarshal(st.args, &asked) == nil && json.Unmarshal(st.result, &r) == nil && asked.Query == b.place && len(r.Places) > 0 && r.Places[0].Timezone != zoneOfTwoClocks {
			return r.Places[0].Timezone
		}
	}
	if m.message != m.task {
		return parseBirth(m.message).timezone
	}
	return ""
}

// askForMatchZone asks for a zone that could not be found.
func (m *mind) askForMatchZone() []agent.ToolCall {
	if !m.mayAsk() || m.tried(toolMatch) {
		return nil
	}
	_, births, _ := m.couple()
	if m.zoneOf(births[0]) != "" && m.zoneOf(births[1]) != "" {
		return nil
	}
	return m.ask(m.tr("两个人出生时用的是哪里的时间？年柱和月柱要按绝对时刻去比节气，所以需要时区。", "Which clock were the two births recorded by? Year and month compare absolute moments, so I need the time zone."), m.zoneOptions()...)
}

// matchBoth sets the two charts side by side, once.
func (m *mind) matchBoth() []agent.ToolCall {
	who, births, known := m.couple()
	if known < 2 || m.tried(toolMatch) || m.zoneOf(births[0]) == "" || m.zoneOf(births[1]) == "" {
		return nil
	}
	var args [2]baziArgs
	for i, b := range births {
		if b.unclear != clear {
			b.time = ""
		}
		if b.sex == "" {
			b.sex = kinOf(who[i]).sex
		}
		args[i] = m.baziArgs(birth{date: b.date, time: b.time, timezone: b.timezone, sex: b.sex, boundary: b.boundary}, m.zoneOf(b), nil)
	}
	return []agent.ToolCall{m.call(toolMatch, map[string]baziArgs{"a": args[0], "b": args[1]})}
}
