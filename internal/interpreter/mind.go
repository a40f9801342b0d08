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
	birth    birth
	invented bool    // the birth is an invented example
	chart    *chart  // the chart that the answer is about, nil when there is none
	charts   []chart // those calculated in this turn
	reused   bool    // chart comes from an earlier turn
	texts    []text
}

func newMind(s *scene) *mind {
	m := &mind{scene: s, intent: readIntent(s), texts: s.readTexts()}
	m.birth = m.knownBirth()
	if m.example && m.purpose == purposeChart && m.birth.date == "" && m.birth.unclear == clear {
		m.birth, m.invented = exampleChart, true
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
	if m.chart = m.earlierChart(); m.chart != nil {
		m.reused = true
	}
	return m
}

// knownBirth joins the words of the conversation with the selected profile. What
// the present message says wins; the profile wins over older messages.
func (m *mind) knownBirth() birth {
	b := readBirth(m.said())
	if b.date > m.now.Format(time.DateOnly) {
		b = birth{} // a day to come is nobody's birthday
	}
	p := m.snapshot.SelectedBirthInformation
	if p == nil || p.Date == "" {
		return b
	}
	now := parseBirth(m.message)
	if now.date != "" || now.unclear != clear {
		return b
	}
	b = birth{date: p.Date, timezone: p.Timezone, boundary: p.DayBoundary, solar: p.SolarTime, longitude: p.Longitude, sex: p.Sex}
	if p.Time != nil {
		b.time = *p.Time
	}
	b.noTime = b.time == ""
	return b.with(birth{time: now.time, noTime: now.noTime, timezone: now.timezone, sex: now.sex, boundary: now.boundary, solar: now.solar})
}

// earlierChart returns the chart of the snapshot that the question is about: the
// one made from the known birth, or, with no birth data, the last one.
func (m *mind) earlierChart() *chart {
	var list []*chart
	for _, v := range m.snapshot.VerifiedCalculations {
		if c := readChart(v.Reading, m.now.Year()); v.Kind == kindBazi && c != nil {
			list = append(list, c)
		}
	}
	slices.Reverse(list)
	fresh := parseBirth(m.message)
	for _, c := range list {
		if m.birth.date == "" || m.birth.madeFrom(c.input) {
			return c
		}
	}
	if len(list) > 0 && m.snapshot.SelectedBirthInformation == nil && fresh.changesNothing() {
		return list[0]
	}
	return nil
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
	if b.solar && b.longitude == nil {
		want.Longitude = in.Longitude
	}
	return want.same(in)
}

// zone returns the time zone of the birth, if it is known by now: said, or found
// by the search for the place.
func (m *mind) zone() (string, *float64) {
	if m.birth.timezone != "" {
		return m.birth.timezone, m.birth.longitude
	}
	found := m.placesFound()
	if len(found) == 0 || !m.unambiguous(found) {
		return "", nil
	}
	longitude := found[0].Longitude
	return found[0].Timezone, &longitude
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
	calls []agent.ToolCall
	draft draft
}
