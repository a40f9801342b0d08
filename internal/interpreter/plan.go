package interpreter

import (
	"encoding/json/v2"
	"fmt"

	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/reading"
)

// next decides the step: the calls that are needed now, or the answer.
func (m *mind) next() move {
	switch m.choice.Kind {
	case agent.ChoiceNone:
		return move{draft: m.answer()}
	case agent.ChoiceClient:
		return m.callClient("")
	case agent.ChoiceTool:
		if m.offered[m.choice.Tool].Client {
			return m.callClient(m.choice.Tool)
		}
		return move{calls: number([]agent.ToolCall{m.forced(m.choice.Tool)}, m.rounds)}
	}
	if d, ok := m.passOn(); ok {
		return move{draft: d}
	}
	for _, calls := range m.stages() {
		if list := calls(); len(list) > 0 {
			return move{calls: number(m.withPlan(list), m.rounds)}
		}
	}
	return move{draft: m.answer()}
}

// stage returns the calls that one part of the work needs now: none when it is
// done, has failed, or cannot be done with the tools at hand.
type stage func() []agent.ToolCall

// stages lists what a purpose needs, in order.
func (m *mind) stages() []stage {
	switch m.purpose {
	case purposeConcept, purposeTalk:
		return []stage{m.search, m.read, m.write}
	case purposeCompare:
		return []stage{leading(m.findPlace, m.search), m.askAboutOwn, m.askForLongitude, together(m.bothConventions, m.search), m.read, m.write}
	case purposeChart:
		return []stage{
			m.askAboutBirth,
			leading(m.findPlace, m.search),
			m.askAboutPlace,
			leading(m.calculate, m.search, m.read),
			m.askAboutFailure,
			m.search, m.read, m.write,
		}
	case purposeZiwei:
		return []stage{
			m.askForZiwei,
			leading(m.findPlace, m.search),
			leading(m.castZiwei, m.search, m.read),
			m.askAboutZiweiFailure,
			m.search, m.read, m.write,
		}
	case purposeZiweiTerm:
		return []stage{m.search, m.read, m.write}
	case purposeDay:
		return []stage{m.askForActivity, m.openAlmanac}
	case purposeTerms:
		return []stage{m.lookUpTerms}
	case purposeReverse:
		return []stage{m.lookUpPillars}
	case purposeMatch:
		return []stage{m.askForMatch, m.findBothPlaces, m.askForMatchZone, m.matchBoth}
	case purposeHouse:
		return []stage{m.readHouse, m.write}
	case purposeXiao:
		return []stage{m.countPalaces}
	case purposeMeihua:
		return []stage{m.castByNumbers}
	case purposeDraw:
		return []stage{m.drawSymbols}
	case purposeSymbol:
		return []stage{func() []agent.ToolCall { return m.makeCalls(m.readNotes(m.symbols)) }}
	}
	return nil
}

// together makes the calls of several stages at once.
func together(stages ...stage) stage {
	return func() []agent.ToolCall {
		var calls []agent.ToolCall
		for _, s := range stages {
			calls = append(calls, s()...)
		}
		return calls
	}
}

// leading makes the calls of a stage and takes others along, if it has any.
func leading(first stage, others ...stage) stage {
	return func() []agent.ToolCall {
		calls := first()
		if len(calls) == 0 {
			return nil
		}
		return append(calls, together(others...)()...)
	}
}

// withPlan puts a public plan before the first calls of long work, and the
// finished plan before the report.
func (m *mind) withPlan(calls []agent.ToolCall) []agent.ToolCall {
	first := calls[0].Name
	if !m.wantsReport() || !m.offers(toolPlan) || first == toolAsk {
		return calls
	}
	switch made := len(m.results(toolPlan)); {
	case !m.tried(toolPlan):
		return append([]agent.ToolCall{m.call(toolPlan, planArgs{m.planSteps(false)})}, calls...)
	case made == 1 && first == toolReport:
		return append([]agent.ToolCall{m.call(toolPlan, planArgs{m.planSteps(true)})}, calls...)
	}
	return calls
}

// call makes one tool call. Its id is given by number.
func (m *mind) call(tool string, args any) agent.ToolCall {
	raw, err := json.Marshal(args, json.Deterministic(true))
	if err != nil { // argument types are ours and always encode
		raw = []byte("{}")
	}
	return agent.ToolCall{Name: tool, Arguments: string(raw)}
}

// makeCalls makes several tool calls.
func (m *mind) makeCalls(list []callOf) []agent.ToolCall {
	var calls []agent.ToolCall
	for _, c := range list {
		calls = append(calls, m.call(c.tool, c.args))
	}
	return calls
}

// number gives calls ids that are unique in the turn.
func number(calls []agent.ToolCall, rounds int) []agent.ToolCall {
	for i := range calls {
		calls[i].ID = fmt.Sprintf("call-%d-%d", rounds+1, i+1)
	}
	return calls
}

// search looks for a text to read, once.
func (m *mind) search() []agent.ToolCall {
	if m.tried(toolSearch) || !m.offers(toolSearch) || !m.offers(toolRead) || len(m.texts) >= m.readsWanted() {
		return nil
	}
	return []agent.ToolCall{m.call(toolSearch, searchArgs{Query: m.query(), Limit: 5})}
}

// readsWanted is how many texts the answer should rest on.
func (m *mind) readsWanted() int {
	switch {
	case m.wantsReport():
		return 2
	case (m.purpose == purposeChart || m.purpose == purposeZiwei) && m.manner == mannerShort:
		return 0
	}
	return 1
}

// read reads the best of what the search found, and nothing twice.
func (m *mind) read() []agent.ToolCall {
	if m.tried(toolRead) || !m.offers(toolRead) {
		return nil
	}
	var calls []agent.ToolCall
	for _, id := range m.foundTexts() {
		if len(calls)+len(m.texts) >= m.readsWanted() {
			break
		}
		if !m.hasText(id) {
			calls = append(calls, m.call(toolRead, readArgs{ID: id}))
		}
	}
	return calls
}

// foundTexts lists the ids of readable results of this turn's searches.
func (m *mind) foundTexts() []string {
	var ids []string
	for _, st := range m.results(toolSearch) {
		var r struct {
			Results []struct {
				ID       string `json:"id"`
				Title    string `json:"title"`
				Kind     string `json:"kind"`
				NextTool string `json:"nextTool"`
			} `json:"results"`
		}
		if err := json.Unmarshal(st.result, &r); err != nil {
			continue
		}
		for _, hit := range r.Results {
			if hit.Kind == "guide" && hit.NextTool == toolRead && m.fits(hit.Title) {
				ids = append(ids, hit.ID)
			}
		}
	}
	return ids
}

// fits reports whether a text is about what was asked: one that is not on Zi Wei
// would only be beside the point of a question about it.
func (m *mind) fits(title string) bool {
	if m.purpose != purposeZiwei && m.purpose != purposeZiweiTerm {
		return true
	}
	return newWords(title).has(ziweiWords...)
}

func (m *mind) hasText(id string) bool {
	for _, t := range m.texts {
		if t.id == id {
			return true
		}
	}
	return false
}

// calculate works out the chart, once.
func (m *mind) calculate() []agent.ToolCall {
	zone, longitude := m.zone()
	if m.chart != nil || m.tried(toolBazi) || !m.offers(toolBazi) || m.birth.date == "" || zone == "" {
		return nil
	}
	call := m.call(toolBazi, m.baziArgs(m.birth, zone, longitude))
	call.Example = m.invented
	return []agent.ToolCall{call}
}

func (m *mind) baziArgs(b birth, zone string, longitude *float64) baziArgs {
	a := baziArgs{Date: b.date, Timezone: zone, DayBoundary: b.boundary}
	if b.time != "" {
		a.Time = &b.time
	}
	if b.longitude != nil {
		longitude = b.longitude
	}
	if longitude != nil && m.takes(toolBazi, "longitude") { // known, it tells what a sundial showed
		a.Longitude, a.SolarTime = longitude, b.solar && b.time != ""
	}
	if m.takes(toolBazi, "sex") {
		a.Sex = b.sex
	}
	return a
}

// findPlace looks up the place of birth when its time zone is needed.
func (m *mind) findPlace() []agent.ToolCall {
	needed := m.birth.date != "" && (m.birth.timezone == "" || m.wantsLongitude())
	if m.ziwei != nil || m.chart != nil && !m.wantsLongitude() || !needed || m.birth.place == "" || m.tried(toolPlaces) || !m.offers(toolPlaces) {
		return nil
	}
	return []agent.ToolCall{m.call(toolPlaces, placeArgs{Query: m.birth.place, Limit: 5})}
}

// bothConventions works out one birth by two conventions: the person's own where
// it is known, else an invented one.
func (m *mind) bothConventions() []agent.ToolCall {
	if m.tried(toolBazi) || !m.offers(toolBazi) {
		return nil
	}
	b, zone, longitude := m.compared()
	first, second := m.baziArgs(b, zone, longitude), m.baziArgs(b, zone, longitude)
	switch m.convention {
	case conventionDay:
		first.DayBoundary, second.DayBoundary = "midnight", "zi"
	case conventionSolar:
		if !m.takes(toolBazi, "longitude") {
			return nil
		}
		first.SolarTime, first.Longitude = false, nil
		second.SolarTime, second.Longitude = true, longitude
	}
	calls := []agent.ToolCall{m.call(toolBazi, first), m.call(toolBazi, second)}
	for i := range calls {
		calls[i].Example = m.comparesExample()
	}
	return calls
}

// isExample reports whether a chart was made from an invented birth.
func isExample(in chartInput) bool {
	for _, b := range []birth{exampleDay, exampleSolar, exampleChart} {
		if in.Time != nil && b.date == in.Date && b.time == *in.Time && b.timezone == in.Timezone {
			return true
		}
	}
	return false
}

// Invented births that show what a convention changes.
var (
	kashgarDegEast = 75.99
	exampleDay     = birth{date: "1988-02-15", time: "23:30", timezone: "Asia/Shanghai"}
	exampleSolar   = birth{date: "2000-08-16", time: "05:30", timezone: "Asia/Shanghai", longitude: &kashgarDegEast}
	exampleChart   = birth{date: "2005-12-23", time: "08:37", timezone: "Asia/Shanghai", sex: "female"}
)

// compared returns the birth that two conventions are compared by.
func (m *mind) compared() (b birth, zone string, longitude *float64) {
	b = m.birth
	zone, longitude = m.zone()
	if zone == "" {
		zone = b.timezone
	}
	if longitude == nil {
		longitude = b.longitude
	}
	known := b.date != "" && b.time != "" && zone != "" && b.unclear == clear
	if known && (m.convention == conventionDay || longitude != nil) {
		return b, zone, longitude
	}
	b = exampleDay
	if m.convention == conventionSolar {
		b = exampleSolar
	}
	return b, b.timezone, b.longitude
}

// birth returns the birth that a chart was made from.
func (c *chart) birth() birth {
	b := birth{date: c.input.Date, timezone: c.input.Timezone, boundary: c.input.DayBoundary, solar: c.input.SolarTime, longitude: c.input.Longitude, sex: c.input.Sex}
	if c.input.Time != nil {
		b.time = *c.input.Time
	}
	b.noTime = b.time == ""
	return b
}

// drawSymbols draws or casts once.
func (m *mind) drawSymbols() []agent.ToolCall {
	if m.given.own {
		return m.makeCalls(m.layGiven())
	}
	tool := m.caster()
	if m.tried(tool) || !m.offers(tool) {
		return nil
	}
	args := m.drawArgs()
	switch s := m.earlierSymbols(); {
	case s == nil, wantsRedraw(newWords(m.message)):
	case tool == toolLiuyao && s.Board == nil: // the board of the cast that there is
		args = map[string]any{"lines": s.Lines}
	default:
		return nil
	}
	return []agent.ToolCall{m.call(tool, m.castArgs(args))}
}

// write writes the report, once.
func (m *mind) write() []agent.ToolCall {
	if !m.wantsReport() || m.tried(toolReport) || m.answerIsThin() {
		return nil
	}
	return []agent.ToolCall{m.reportCall()}
}

// answerIsThin reports that there is nothing to write a report from.
func (m *mind) answerIsThin() bool { return m.chart == nil && m.ziwei == nil && len(m.texts) == 0 }

func (m *mind) reportCall() agent.ToolCall { return m.call(toolReport, m.writeReport()) }

// forced makes exactly the call that is demanded, as well as it can be made.
func (m *mind) forced(tool string) agent.ToolCall {
	switch tool {
	case toolReport:
		return m.reportCall()
	case reading.ToolName:
		return m.readingCall()
	case toolBazi:
		zone, longitude := m.zone()
		return m.call(toolBazi, m.baziArgs(m.birth, zone, longitude))
	case toolZiwei:
		return m.call(toolZiwei, m.ziweiArgs())
	case toolSearch:
		return m.call(toolSearch, searchArgs{Query: m.query(), Limit: 5})
	case toolRead:
		ids := append(m.foundTexts(), "guide-bazi-basics")
		return m.call(toolRead, readArgs{ID: ids[0]})
	case toolPlaces:
		return m.call(toolPlaces, placeArgs{Query: m.birth.place, Limit: 5})
	case toolPlan:
		return m.call(toolPlan, planArgs{m.planSteps(false)})
	case toolAsk:
		return m.call(toolAsk, m.birthQuestion())
	}
	return m.call(tool, struct{}{})
}

// The arguments of tools.
type (
	planArgs struct {
		Steps []agent.PlanStep `json:"steps"`
	}
	searchArgs struct {
		Query string `json:"query"`
		Limit int    `json:"limit"`
	}
	readArgs struct {
		ID string `json:"id"`
	}
	placeArgs struct {
		Query string `json:"query"`
		Limit int    `json:"limit"`
	}
	baziArgs struct {
		Date        string   `json:"date"`
		Time        *string  `json:"time"`
		Timezone    string   `json:"timezone"`
		DayBoundary string   `json:"dayBoundary,omitzero"`
		SolarTime   bool     `json:"solarTime,omitzero"`
		Longitude   *float64 `json:"longitude,omitzero"`
		Sex         string   `json:"sex,omitzero"`
	}
)
