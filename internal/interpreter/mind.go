package interpreter

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"slices"
	"strings"
	"time"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// mind is everything the interpreter knows at one step.
type mind struct {
	*scene
	intent
	people   *people
	birth    birth
	invented bool    // the birth is an invented example
	chart    *chart  // the chart that the answer is about, nil when there is none
	charts   []chart // those calculated in this turn
	ziwei    *ziweiChart
	reused   bool // chart comes from an earlier turn
	texts    []text
}

func newMind(s *scene) *mind {
	m := &mind{scene: s, texts: s.readTexts()}
	m.intent, m.people = s.understood()
	m.other = m.people.now != speakers
	m.birth = m.knownBirth()
	if m.example && (m.purpose == purposeChart || m.purpose == purposeZiwei) && m.birth.date == "" && m.birth.unclear == clear {
		m.birth, m.invented = exampleChart, true
	}
	if m.purpose == purposeZiwei {
		m.readZiweiCharts()
		return m
	}
	for _, st := range s.results(toolBazi) {
		var r struct {
			Calculation jsontext.Value `json:"verifiedCalculation"`
		}
		if err := json.Unmarshal(st.result, &r); err != nil {
			continue
		}
		if c := readChart(r.Calculation, s.now.Year()); c != nil {
			m.charts = append(m.charts, *c)
		}
	}
	if n := len(m.charts); n > 0 {
		m.chart = &m.charts[0]
		return m
	}
	m.chart = m.earlierChart()
	if c := m.lastExample(); m.chart == nil && c != nil {
		m.chart, m.invented = c, true
	}
	m.reused = m.chart != nil
	return m
}

// knownBirth returns the birth of the one who is spoken of. When words change
// something about a chart whose birth was not told in words, it is the chart's.
func (m *mind) knownBirth() birth {
	b := m.people.birth()
	if b.date > m.now.Format(time.DateOnly) {
		return birth{} // a day to come is nobody's birthday
	}
	if b.date != "" || b.unclear != clear && b.unclear != unclearTime {
		return b
	}
	if list := m.chartsOf(m.people.now); len(list) > 0 {
		return list[0].birth().with(b)
	}
	if list := m.ziweiOf(m.people.now); len(list) > 0 {
		return list[0].birth().with(b)
	}
	return b
}

// chartsOf returns the charts of the snapshot that were made for one of the
// people, the latest first. One of an unknown birth is taken for the speaker's; an
// invented example is nobody's.
func (m *mind) chartsOf(who whose) []*chart {
	var list []*chart
	for _, v := range m.snapshot.VerifiedCalculations {
		c := readChart(v.Reading, m.now.Year())
		if v.Kind != kindBazi || c == nil {
			continue
		}
		owner, told := m.people.owner(c.input)
		if owner == who && (told || !isExample(c.input)) {
			list = append(list, c)
		}
	}
	slices.Reverse(list)
	return list
}

// earlierChart returns the chart of the snapshot that the question is about.
func (m *mind) earlierChart() *chart {
	if m.invented {
		return nil
	}
	for _, c := range m.chartsOf(m.people.now) {
		if m.birth.madeFrom(c.input) && (m.birth.sex == "" || m.birth.sex == c.input.Sex) {
			return c
		}
	}
	return nil
}

// lastExample returns the invented chart that an answer before has shown, when
// the person goes on with it and not with themselves.
func (m *mind) lastExample() *chart {
	n := len(m.snapshot.VerifiedCalculations)
	if n == 0 || m.birth.date != "" || !m.goesOn && !m.example {
		return nil
	}
	c := readChart(m.snapshot.VerifiedCalculations[n-1].Reading, m.now.Year())
	if c == nil || !isExample(c.input) {
		return nil
	}
	return c
}

// changesNothing reports whether words say nothing that another chart would need.
func (b birth) changesNothing() bool {
	return b.date == "" && b.time == "" && b.timezone == "" && b.unclear == clear && b.boundary == "" && !b.solar
}

// madeFrom reports whether a chart's input is this birth, as far as it is known.
func (b birth) madeFrom(in chartInput) bool {
	want := chartInput{Date: b.date, Timezone: b.timezone, DayBoundary: b.boundary, SolarTime: b.solar, Longitude: b.longitude}
	if b.time != "" {
		want.Time = &b.time
	}
	if want.Timezone == "" {
		want.Timezone = in.Timezone
	}
	if want.DayBoundary == "" {
		want.DayBoundary = in.DayBoundary
	}
	if b.time == "" && !b.noTime {
		want.Time = in.Time
	}
	if b.longitude == nil {
		want.Longitude = in.Longitude
	}
	return want.same(in)
}

// zone returns the time zone and the longitude of the birth, as far as they are
// known by now: said, or found by the search for the place.
func (m *mind) zone() (string, *float64) {
	zone, longitude := m.birth.timezone, m.birth.longitude
	found := m.placesFound()
	if len(found) == 0 || !m.unambiguous(found) {
		return zone, longitude
	}
	if longitude == nil {
		longitude = &found[0].Longitude
	}
	if zone == "" && found[0].Timezone != zoneOfTwoClocks {
		zone = found[0].Timezone
	}
	return zone, longitude
}

// zoneOfTwoClocks is where some people keep local time and others Beijing time.
const zoneOfTwoClocks = "Asia/Urumqi"

// wantsLongitude reports whether true solar time is wanted and lacks a longitude.
func (m *mind) wantsLongitude() bool {
	b := m.birth
	wanted := b.solar || m.purpose == purposeCompare && m.convention == conventionSolar
	return wanted && b.date != "" && b.time != "" && b.longitude == nil
}

// foundPlace is a result of search_places.
type foundPlace struct {
	Name      string  `json:"name"`
	Admin     string  `json:"admin"`
	Country   string  `json:"country"`
	Longitude float64 `json:"longitude"`
	Timezone  string  `json:"timezone"`
}

func (m *mind) placesFound() []foundPlace {
	var out []foundPlace
	for _, st := range m.results(toolPlaces) {
		var r struct {
			Places []foundPlace `json:"places"`
		}
		if err := json.Unmarshal(st.result, &r); err == nil {
			out = append(out, r.Places...)
		}
	}
	return out
}

// unambiguous reports whether the best of the places found may be taken: the
// first few share a zone, so their names need not be told apart, or a name
// written in Chinese is found in China, where its homonyms abroad are not meant.
func (m *mind) unambiguous(found []foundPlace) bool {
	if found[0].Country == "CN" && strings.ContainsFunc(m.birth.place, isHan) {
		return true
	}
	for _, p := range found[:min(len(found), 3)] {
		if p.Timezone != found[0].Timezone {
			return false
		}
	}
	return found[0].Timezone != ""
}

// in returns text in the language of the answer.
func (m *mind) in(t i18n.Text) string { return t.In(m.locale) }

func (m *mind) tr(zh, en string) string { return i18n.T(zh, en).In(m.locale) }

// wantsReport reports whether this turn owes a report.
func (m *mind) wantsReport() bool { return (m.research || m.report) && m.offers(toolReport) }

func (m *mind) reportDone() bool { return len(m.results(toolReport)) > 0 }

// move is what the interpreter does next: calls, or an answer.
type move struct {
	calls  []agent.ToolCall
	draft  draft
	failed error
}
