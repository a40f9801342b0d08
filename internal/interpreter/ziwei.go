package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/units"
)

const kindZiwei = "ziwei"

// palaceCount is how many palaces a Zi Wei chart (紫微命盘) has.
const palaceCount = 12

// ziweiChart is a Zi Wei chart as a tool gave it. Like a four-pillar chart it is
// spoken of by facts with ids.
type ziweiChart struct {
	Kind    string     `json:"kind"`
	Input   ziweiInput `json:"input"`
	Lunar   string     `json:"lunarDate"`
	LunarEn string     `json:"lunarDateEn"`
	Hour    string     `json:"time"`
	Bureau  string     `json:"fiveElementsClass"`
	Soul    string     `json:"soul"`
	Body    string     `json:"body"`
	Palaces []palace   `json:"palaces"`
	Natal   []natalHua `json:"transformations"`
	Passing *passing   `json:"horoscope"`
	Warns   []string   `json:"warnings"`
	Others  []struct{} `json:"alternatives"`
}

type ziweiInput struct {
	Date      string   `json:"date"`
	Time      string   `json:"time"`
	Sex       string   `json:"sex"`
	Timezone  string   `json:"timezone,omitzero"`
	SolarTime bool     `json:"solarTime,omitzero"`
	Longitude *float64 `json:"longitude,omitzero"`
	Target    string   `json:"target,omitzero"`
	Options   *lateZi  `json:"options,omitzero"`
}

// lateZi is the one option of Zi Wei that a birth profile decides.
type lateZi struct {
	LateZi string `json:"late_zi,omitzero"`
}

type palace struct {
	Name        string       `json:"name"`
	Stem        string       `json:"stem"`
	Branch      string       `json:"branch"`
	IsBody      bool         `json:"isBody"`
	Stars       []palaceStar `json:"stars"`
	Minor       []palaceStar `json:"minor"`
	Borrowed    []palaceStar `json:"borrowed"`
	AgeRange    []int        `json:"ageRange"`
	Surrounding struct {
		Opposite int `json:"opposite"`
		Wealth   int `json:"wealth"`
		Career   int `json:"career"`
	} `json:"surrounding"`
}

type palaceStar struct {
	Name       string `json:"name"`
	Brightness string `json:"brightness"`
	Mutagen    string `json:"mutagen"`
}

// natalHua is one of the four transformations of the year of birth (生年四化).
type natalHua struct {
	Mutagen string `json:"mutagen"`
	Star    string `json:"star"`
	Palace  string `json:"palace"`
}

// passing is what passes over the chart at the time that was asked about.
type passing struct {
	Decade period `json:"decadal"`
	Year   period `json:"yearly"`
	Age    struct {
		Nominal int `json:"nominalAge"`
	} `json:"age"`
}

type period struct {
	Index  int    `json:"index"`
	Name   string `json:"name"`
	Stem   string `json:"stem"`
	Branch string `json:"branch"`
}

// readZiwei reads a Zi Wei chart from a tool's result, nil for anything else.
func readZiwei(raw jsontext.Value) *ziweiChart {
	var c ziweiChart
	if err := json.Unmarshal(raw, &c); err != nil || c.Kind != kindZiwei || len(c.Palaces) != palaceCount || c.named("命宫") == nil {
		return nil
	}
	inside := func(i int) bool { return i >= 0 && i < palaceCount }
	for _, p := range c.Palaces {
		if s := p.Surrounding; !inside(s.Opposite) || !inside(s.Wealth) || !inside(s.Career) || len(p.AgeRange) != 2 {
			return nil
		}
	}
	if c.Passing != nil && (!inside(c.Passing.Decade.Index) || !inside(c.Passing.Year.Index)) {
		c.Passing = nil
	}
	return &c
}

// named returns the palace with a name, or nil.
func (c *ziweiChart) named(name string) *palace {
	for i := range c.Palaces {
		if c.Palaces[i].Name == name {
			return &c.Palaces[i]
		}
	}
	return nil
}

// bodyPalace returns the palace that the body palace (身宫) falls in, or nil.
func (c *ziweiChart) bodyPalace() *palace {
	for i := range c.Palaces {
		if c.Palaces[i].IsBody {
			return &c.Palaces[i]
		}
	}
	return nil
}

// seat returns the palace that a star stands in, or nil.
func (c *ziweiChart) seat(star string) *palace {
	for i := range c.Palaces {
		if slices.ContainsFunc(slices.Concat(c.Palaces[i].Stars, c.Palaces[i].Minor), func(s palaceStar) bool { return s.Name == star }) {
			return &c.Palaces[i]
		}
	}
	return nil
}

// birth returns the birth that a Zi Wei chart was made from.
func (c *ziweiChart) birth() birth {
	b := birth{date: c.Input.Date, time: c.Input.Time, sex: c.Input.Sex, timezone: c.Input.Timezone, solar: c.Input.SolarTime, longitude: c.Input.Longitude}
	for boundary, rule := range lateZiRules {
		if c.Input.Options != nil && c.Input.Options.LateZi == rule {
			b.boundary = boundary
		}
	}
	return b
}

// The ids of a Zi Wei chart's facts.
const (
	factZiweiInput  = "ziwei.input"
	factZiweiNatal  = "ziwei.transformations"
	factZiweiWarns  = "ziwei.warnings"
	factZiweiPeriod = "ziwei.horoscope"
	factZiweiZone   = "ziwei.noTimezone"
)

func factZiweiPalace(p *palace) string { return "ziwei.palace." + p.Name }

// facts lists the ids of everything that may be said of the chart.
func (c *ziweiChart) facts() []string {
	ids := []string{factZiweiInput, factZiweiNatal}
	for i := range c.Palaces {
		ids = append(ids, factZiweiPalace(&c.Palaces[i]))
	}
	if len(c.Warns) > 0 || len(c.Others) > 0 {
		ids = append(ids, factZiweiWarns)
	}
	if c.Passing != nil {
		ids = append(ids, factZiweiPeriod)
	}
	if c.Input.Timezone == "" {
		ids = append(ids, factZiweiZone)
	}
	return ids
}

// readZiweiCharts finds the Zi Wei chart that the answer is about: the one made in
// this turn, or an earlier one of the same person.
func (m *mind) readZiweiCharts() {
	for _, st := range m.results(toolZiwei) {
		var r struct {
			Calculation jsontext.Value `json:"verifiedCalculation"`
		}
		if err := json.Unmarshal(st.result, &r); err != nil {
			continue
		}
		if c := readZiwei(r.Calculation); c != nil {
			m.ziwei = c
			return
		}
	}
	if m.invented {
		return
	}
	for _, c := range m.ziweiOf(m.people.now) {
		if m.birth.madeZiwei(c.Input) && (!m.wantsPassing() || c.Passing != nil) {
			m.ziwei, m.reused = c, true
			return
		}
	}
}

// ziweiOf returns the Zi Wei charts of the snapshot that were made for one of the
// people, the latest first.
func (m *mind) ziweiOf(who whose) []*ziweiChart {
	var list []*ziweiChart
	for _, v := range slices.Backward(m.snapshot.VerifiedCalculations) {
		if v.Kind != kindZiwei {
			continue
		}
		c := readZiwei(v.Reading)
		if c == nil {
			continue
		}
		owner, told := m.people.owner(chartInput{Date: c.Input.Date, Time: &c.Input.Time})
		if owner == who && (told || c.Input.Date != exampleChart.date) {
			list = append(list, c)
		}
	}
	return list
}

// madeZiwei reports whether a chart's input is this birth, as far as it is known.
func (b birth) madeZiwei(in ziweiInput) bool {
	agrees := func(known, used string) bool { return known == "" || known == used }
	late := lateZiRules["zi"] // the tool's own choice
	if in.Options != nil {
		late = in.Options.LateZi
	}
	if b.time >= "23" && !agrees(lateZiRules[b.boundary], late) {
		return false
	}
	return agrees(b.date, in.Date) && agrees(b.time, in.Time) && agrees(b.sex, in.Sex) && !b.noTime &&
		(b.timezone == "" || in.Timezone == "" || b.timezone == in.Timezone) && (!b.solar || in.SolarTime)
}

// meansZiwei reports whether a message is about Zi Wei: by words of its own, or by
// words that it shares where a chart of it is spoken of.
func (in *intent) meansZiwei(s *scene, w words) bool {
	if w.has(baziOwnWords...) && !w.has(ziweiWords...) || in.draw != "" {
		return false
	}
	if w.has(ziweiOwnWords...) {
		return true
	}
	if w.has(readBaziInstead...) || w.has(otherDivination...) || !s.speaksOfZiwei() {
		return false
	}
	if s.lastChart() == "" {
		return in.example
	}
	return w.has(ziweiSharedWords...) || in.topic != topicNone || in.manner != mannerFull || mentionsBirth(s) || in.report || w.has(readingWords...)
}

// chooseZiwei decides between a reading and an explanation.
func (in *intent) chooseZiwei(s *scene, w words) purpose {
	asks := w.has(explainWords...) || w.has(defineWords...) || w.has("吗", "哪些")
	own := w.has(ownWords...) || w.has(mineWords...) || w.has(readingWords...) || in.example
	switch {
	case in.noChart:
		return purposeTalk
	case asks && !own && parseBirth(in.task).date == "" && (w.has(defineWords...) || s.lastChart() != kindZiwei):
		return purposeZiweiTerm
	}
	return purposeZiwei
}

// wantsPassing reports whether decade and year are asked about.
func (m *mind) wantsPassing() bool {
	return m.purpose == purposeZiwei && !m.invented && (m.topic == topicTiming && !m.lent || m.year || newWords(m.task).has(ziweiDecadeWords...))
}

// ziweiMissing reports whether the birth lacks what every palace depends on.
func (m *mind) ziweiMissing() bool {
	b := m.birth
	return b.date == "" || b.time == "" || b.sex == "" || b.unclear != clear
}

// askForZiwei asks for what a Zi Wei chart cannot be made without.
func (m *mind) askForZiwei() []agent.ToolCall {
	if m.ziwei != nil || !m.mayAsk() || m.tried(toolZiwei) || !m.ziweiMissing() {
		return nil
	}
	b := m.birth
	switch {
	case b.unclear != clear:
		return m.askUnclear()
	case b.noTime:
		return m.ask(m.tr("紫微的每一宫都跟着时辰走，没有时辰就排不出盘，我不替你猜。可以先看八字（三柱照样能看），或者去查出生证明、问家里人。",
			"Every palace of a Zi Wei chart follows the hour, so without it there is no chart and I will not guess. The four pillars can be read without the hour, or you can look for the record."),
			m.tr("改看八字", "Read the four pillars instead"), m.tr("我去查具体时间", "I will find the exact time"))
	case b.date != "" && b.time != "":
		return m.ask(m.tr("紫微的大限顺行还是逆行，传统上由性别决定，没有它排不了盘。用哪一个来排？",
			"Which way the decades and rings of a Zi Wei chart run is decided by sex in tradition, and there is no chart without it. Which shall I use?"),
			m.tr("男", "male"), m.tr("女", "female"), m.tr("不说，改看八字", "rather leave it, read the four pillars instead"))
	}
	return m.askWith(m.ziweiQuestion())
}

// ziweiQuestion asks for the whole birth, or for what is missing of it.
func (m *mind) ziweiQuestion() agent.Question {
	if m.birth.date != "" {
		return agent.Question{Question: m.tr("日期我记下了。排紫微盘还差出生的时间和性别：每一宫都跟着时辰走；出生地可以一起填，用来核对夏令时。",
			"I have the date. A Zi Wei chart also needs the time and the sex: every palace follows the hour. The place may be added and is used to check summer time."), Form: "birth"}
	}
	lead := ""
	if t := limitTexts[m.limit]; !m.limit.refuses() && m.limit != limitNone {
		lead = m.in(t) + m.tr("", " ")
	}
	return agent.Question{
		Question: lead + m.tr("排紫微盘要出生的公历日期、时间和性别，缺一样都排不了：每一宫跟着时辰走，大限的方向由性别定。出生地可以不填，填了能核对夏令时。",
			"A Zi Wei chart needs the Gregorian date, the time and the sex, all three: every palace follows the hour, and the sex decides which way the decades run. The place is optional and is used to check summer time."),
		Options: []string{m.tr("用一个假设的例子给我看看", "Show me with an invented example"), m.tr("先不排盘，帮我把问题理清楚", "No chart for now, help me sort out the question")},
		Form:    "birth",
	}
}

// castZiwei makes the chart, once.
func (m *mind) castZiwei() []agent.ToolCall {
	if m.ziwei != nil || m.tried(toolZiwei) || !m.offers(toolZiwei) || m.ziweiMissing() {
		return nil
	}
	call := m.call(toolZiwei, m.ziweiArgs())
	call.Example = m.invented
	return []agent.ToolCall{call}
}

func (m *mind) ziweiArgs() ziweiInput {
	zone, longitude := m.zone()
	a := ziweiInput{Date: m.birth.date, Time: m.birth.time, Sex: m.birth.sex, Timezone: zone, Target: m.target()}
	if m.birth.solar && longitude != nil && zone != "" {
		a.SolarTime, a.Longitude = true, longitude
	}
	if rule, told := lateZiRules[m.birth.boundary]; told {
		a.Options = &lateZi{rule}
	}
	return a
}

// lateZiRules are the values of late_zi by the change of day that a profile names.
var lateZiRules = map[string]string{"zi": "next_day", "midnight": "same_day"}

// oldest is the age in years up to which decades are looked at.
const oldest = 119

// target is the time whose decade and year are asked about, "" when none is.
func (m *mind) target() string {
	if !m.wantsPassing() {
		return ""
	}
	at := m.now.Format("2006-01-02T15:04")
	if year := yearMeant(newWords(m.task), m.now); year != m.now.Year() {
		at = fmt.Sprintf("%04d-07-01T12:00", year)
	}
	born, err := time.Parse(time.DateOnly, m.birth.date)
	if err != nil || at < m.birth.date || at > born.AddDate(oldest, 0, 0).Format(time.DateOnly) {
		return ""
	}
	return at
}

// yearMeant returns the year that a message speaks of, the present one by default.
func yearMeant(w words, now time.Time) int {
	for _, y := range []struct {
		words []string
		years int
	}{{[]string{"后年", "year after next"}, 2}, {[]string{"明年", "next year"}, 1}, {[]string{"去年", "last year"}, -1}} {
		if w.has(y.words...) {
			return now.Year() + y.years
		}
	}
	for _, n := range strings.FieldsFunc(string(w), func(r rune) bool { return r < '0' || r > '9' }) {
		if y, err := strconv.Atoi(n); err == nil && len(n) == 4 && y >= now.Year() && y <= now.Year()+60 {
			return y
		}
	}
	return now.Year()
}

// askAboutZiweiFailure tells why no chart was made and asks for the birth again.
func (m *mind) askAboutZiweiFailure() []agent.ToolCall {
	why := m.failure(toolZiwei)
	if m.ziwei != nil || why == "" || !m.mayAsk() {
		return nil
	}
	return m.askWith(agent.Question{Form: "birth", Question: units.Shorten(m.tr("这组出生信息没有排成紫微盘："+why+" 请核对日期、时间、性别和时区。",
		"No Zi Wei chart could be made: "+why+" Please check date, time, sex and time zone."), 700)})
}
