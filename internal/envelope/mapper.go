package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"errors"
	"fmt"
	"sync"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/agent"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/units"
)

// Mapper turns what one run of an agent computes and finds into envelopes. A run
// has a Mapper of its own; it is used by one goroutine.
type Mapper struct {
	locale  i18n.Locale
	places  []site // that the run has found
	sources []agent.Source
}

// NewMapper makes the Mapper of a run in a language.
func NewMapper(l i18n.Locale) *Mapper { return &Mapper{locale: l} }

// ForResult returns the envelopes of one result of a tool, outside of any run.
func ForResult(l i18n.Locale, t tool.Tool, r tool.Result) ([]Envelope, error) {
	m := NewMapper(l)
	if t.Chart == nil {
		return m.Result(t.Name, r)
	}
	return m.chart(agent.ChartArtifact{Title: t.Chart.Title.In(l), Reading: r.JSON, Input: agent.ReadingInput{Kind: t.Chart.Kind, Input: r.Input}})
}

// Event returns the envelopes that an event of the run calls for, in the order in
// which they are shown; most events call for none. Every one satisfies Validate;
// those that could not be made are left out, and the error says which.
func (m *Mapper) Event(e agent.Event) ([]Envelope, error) {
	switch e.Type {
	case agent.EventArtifact:
		return m.artifact(e.Artifact)
	case agent.EventQuestion:
		if e.Question.Form == "birth" {
			return collect(m.birthForm(*e.Question))
		}
	case agent.EventSource:
		m.addSource(*e.Source)
	case agent.EventDone:
		if len(m.sources) > 0 {
			return collect(m.sourceList())
		}
	}
	return nil, nil
}

// Result returns the envelopes of a result that the run's events do not carry:
// those of tools that make no chart of the conversation, such as almanac_day. It
// is told of every result, before the event that follows from it.
func (m *Mapper) Result(name string, r tool.Result) ([]Envelope, error) {
	switch name {
	case "search_places":
		return nil, m.rememberPlaces(r.JSON)
	case "pick_day":
		return collect(m.pickedDays(r.JSON))
	}
	shown, ok := plainResults[name]
	if !ok {
		return nil, nil
	}
	title := shown.title.In(m.locale)
	return collect(component(shown.component, SurfaceChat, resultProps{Title: title, Locale: string(m.locale)}, r.JSON, title))
}

// plainResults are the components of results that are shown as they are.
var plainResults = map[string]struct {
	component string
	title     i18n.Text
}{
	"almanac_day":  {AlmanacDay, i18n.T("黄历", "Almanac page")},
	"match_charts": {PillarCompare, i18n.T("合婚对照", "Two charts side by side")},
	"xiaoliuren":   {XiaoLiuRen, i18n.T("小六壬", "Xiao Liu Ren")},
	"cast_meihua":  {HexagramBoard, i18n.T("梅花易数", "Plum Blossom cast")},
	"cast_liuyao":  {LiuyaoBoard, i18n.T("六爻盘", "Liu Yao board")},
}

// artifact returns the envelopes of a chart or a report.
func (m *Mapper) artifact(raw jsontext.Value) ([]Envelope, error) {
	var kind struct {
		Type string `json:"type"`
	}
	if err := json.Unmarshal(raw, &kind); err != nil {
		return nil, fault.Wrap("read an artifact", err)
	}
	if kind.Type == "report" {
		return collect(m.report(raw))
	}
	var chart agent.ChartArtifact
	if err := json.Unmarshal(raw, &chart); err != nil {
		return nil, fault.Wrap("read a chart", err)
	}
	return m.chart(chart)
}

// chartComponents are the components of the charts that a conversation keeps.
var chartComponents = map[string]string{"bazi": BaziChart, "ziwei": ZiweiBoard, "iching": HexagramBoard, "tarot": TarotSpread}

func (m *Mapper) chart(a agent.ChartArtifact) ([]Envelope, error) {
	name, ok := chartComponents[a.Input.Kind]
	if !ok {
		return nil, nil
	}
	props := resultProps{Title: units.Shorten(a.Title, 120), ResultID: a.ID, Locale: string(m.locale)}
	made := func() (Envelope, error) { return component(name, SurfaceChat, props, a.Reading, m.summary(a)) }
	result := Result{Kind: a.Input.Kind, Title: a.Title, Input: a.Input.Input, Reading: a.Reading}
	switch a.Input.Kind {
	case "bazi":
		return m.baziEnvelopes(result, props, made)
	case "ziwei":
		return collectAll(made, func() (Envelope, error) { return m.drawing().birthplace(result) })
	}
	return collectAll(made)
}

// baziEnvelopes are the chart of a birth and what is read from it.
func (m *Mapper) baziEnvelopes(r Result, props resultProps, chart maker) ([]Envelope, error) {
	d := m.drawing()
	d.years = sync.OnceValues(func() ([]bazi.LifeYear, error) { return catalog.LifeLine(r.Input) })
	return collectAll(chart,
		func() (Envelope, error) { return d.elements(r) },
		func() (Envelope, error) { return d.lifeLine(r) },
		func() (Envelope, error) { return d.timeline(r, props) },
		func() (Envelope, error) { return d.birthplace(r) })
}

func (m *Mapper) drawing() drawing { return drawing{locale: m.locale, places: m.places} }

// maker makes an envelope. errNothing says that there is nothing to show.
type maker func() (Envelope, error)

// errNothing says that a result has not what a view shows.
var errNothing = errors.New("there is nothing to show")

func isNothing(err error) bool { return errors.Is(err, errNothing) }

// collectAll makes envelopes, leaving out what there is not.
func collectAll(makers ...maker) ([]Envelope, error) {
	var list []Envelope
	var failed []error
	for _, each := range makers {
		made, err := collect(each())
		list = append(list, made...)
		failed = append(failed, err)
	}
	return list, errors.Join(failed...)
}

// collect returns an envelope that was made if it satisfies Validate.
func collect(e Envelope, err error) ([]Envelope, error) {
	switch {
	case isNothing(err):
		return nil, nil
	case err != nil:
		return nil, err
	}
	if problems := e.Validate(); problems != nil {
		return nil, fmt.Errorf("envelope %s%s%s: %s: %s", e.Component, e.Grammar, e.Action, problems[0].Path, problems[0].Reason)
	}
	return []Envelope{e}, nil
}

func (m *Mapper) report(raw jsontext.Value) (Envelope, error) {
	var r agent.ReportArtifact
	if err := json.Unmarshal(raw, &r); err != nil {
		return Envelope{}, fault.Wrap("read a report", err)
	}
	props := resultProps{Title: r.Title, ResultID: r.ID, Locale: string(m.locale)}
	return component(ReportPage, SurfaceCanvas, props, raw, r.Title+"\n"+r.Summary)
}

func (m *Mapper) birthForm(q agent.Question) (Envelope, error) {
	return component(BirthForm, SurfaceChat, birthFormProps{q.Question, q.Options, string(m.locale)}, nil, q.Question)
}

// addSource keeps a text that was read; one that is read again stands where it was.
func (m *Mapper) addSource(s agent.Source) {
	for i, old := range m.sources {
		if old.ID == s.ID {
			m.sources[i] = s
			return
		}
	}
	if len(m.sources) < maxSources {
		m.sources = append(m.sources, s)
	}
}

// maxSources is how many texts a list of sources names.
const maxSources = 40

func (m *Mapper) sourceList() (Envelope, error) {
	title := i18n.T("读过的资料", "What was read").In(m.locale)
	text := title
	for _, s := range m.sources {
		text += "\n" + s.Title
	}
	return component(SourceList, SurfacePanel, resultProps{Title: title, Locale: string(m.locale)}, sourceData{m.sources}, text)
}
