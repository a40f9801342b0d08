package site

import (
	"encoding/json/v2"
	"slices"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// liuyaoCalculator is the page of the board of six lines.
func liuyaoCalculator() *calculator {
	return &calculator{
		name: "liuyao", tool: "cast_liuyao", words: true, keeps: true,
		field: append(append(castFields(), field{name: "topic", kind: selectField, values: []string{
			"", "self", "other", "relationship", "wealth", "business", "career", "study", "exam", "document", "house", "vehicle", "travel",
			"illness", "medicine", "parents", "children", "siblings", "husband", "wife", "friends", "partner", "rival", "staff", "pet",
			"lawsuit", "theft", "lost_valuables", "lost_document", "relief", "rain", "fair_weather", "wind",
		}}), momentFields(true)...),
		input:  newLiuyaoQuery,
		result: func(l i18n.Locale) result { return &liuyaoResult{locale: l} },
	}
}

// momentFields are when a cast was made; now, where they are left out.
func momentFields(more bool) []field {
	return []field{
		{name: "date", kind: dateField, more: more, limit: 10}, {name: "time", kind: timeField, more: more, limit: 8},
		{name: "timezone", kind: textField, more: more},
	}
}

// moment reads the moment of a cast: a date and a time, or neither.
func (f form) moment() (date, clock string, wrong []fault.Field) {
	date, clock = f.Get("date"), f.Get("time")
	text := sentences()["calculator.bothTimes"]
	for _, path := range []string{"date", "time"} {
		if f.Get(path) == "" && date+clock != "" {
			wrong = append(wrong, fault.Field{Path: path, Code: "invalid_type", Message: text.En, MessageZh: text.Zh})
		}
	}
	return date, clock, wrong
}

// liuyaoQuery is what cast_liuyao takes.
type liuyaoQuery struct {
	castQuery
	Date     string `json:"date,omitzero"`
	Time     string `json:"time,omitzero"`
	Timezone string `json:"timezone,omitzero"`
	Topic    string `json:"topic,omitzero"`
}

// newLiuyaoQuery reads the form. A cast that is read again for another topic keeps
// everything else.
func newLiuyaoQuery(f form, l i18n.Locale) (any, []fault.Field) {
	if in, ok := f.kept(l); ok {
		return in, nil
	}
	cast, wrong := newCastQuery(f, l)
	date, clock, early := f.moment()
	return liuyaoQuery{cast, date, clock, f.Get("timezone"), f.Get("topic")}, append(wrong, early...)
}

// kept returns the input of the cast that is read again, and whether there is one.
func (f form) kept(l i18n.Locale) (map[string]any, bool) {
	var in map[string]any
	if f.do != "keep" || json.Unmarshal([]byte(f.Get("keep")), &in) != nil || in == nil {
		return nil, false
	}
	delete(in, "topic")
	if topic := f.Get("topic"); topic != "" {
		in["topic"] = topic
	}
	in["locale"] = l
	return in, true
}

// liuyaoResult is a cast set out on its board.
type liuyaoResult struct {
	told
	sixLines
	Board liuyaoBoard `json:"liuyao"`

	locale i18n.Locale
}

type liuyaoBoard struct {
	Moment struct {
		Clock  string `json:"clock"`
		Offset string `json:"offset"`
	} `json:"moment"`
	Lines      []liuyaoLine   `json:"lines"`
	Hidden     []liuyaoLine   `json:"hidden"`
	Patterns   []liuyaoFact   `json:"patterns"`
	Useful     *liuyaoUseful  `json:"useful"`
	Boundaries []baziBoundary `json:"boundaries"`
}

type liuyaoFact struct {
	Name  string `json:"name"`
	En    string `json:"en"`
	WhyZh string `json:"whyZh"`
	WhyEn string `json:"whyEn"`
	Zh    string `json:"zh"` // of a hint, whose only text it is
}

type liuyaoLine struct {
	Number     int          `json:"number"`
	Line       int          `json:"line"` // where a hidden one hides
	Relative   string       `json:"relative"`
	RelativeEn string       `json:"relativeEn"`
	NaJia      string       `json:"naJia"`
	Element    string       `json:"element"`
	Marks      []liuyaoFact `json:"marks"`
	Bond       liuyaoFact   `json:"bond"`
}

type liuyaoUseful struct {
	TopicZh      string       `json:"topicZh"`
	TopicEn      string       `json:"topicEn"`
	Significator string       `json:"significator"`
	Line         *int         `json:"line"`
	WhyZh        string       `json:"whyZh"`
	WhyEn        string       `json:"whyEn"`
	Steps        []liuyaoFact `json:"steps"`
	Timing       []liuyaoFact `json:"timing"`
	Notice       string       `json:"timingNotice"`
}

// Title names the hexagram, and the one that it turns into.
func (r *liuyaoResult) Title() string { return r.title(r.locale) }

// LineRows explains how the lines came about.
func (r *liuyaoResult) LineRows() []lineRow { return r.lineRows(r.locale) }

// settle takes the language and the clock of the board to what charts tell.
func (r *liuyaoResult) settle() *told {
	r.told.locale, r.told.offset, r.told.Boundaries = r.locale, r.Board.Moment.Offset, r.Board.Boundaries
	return &r.told
}

// Notes, RuleLines and BoundaryRows are those of every chart.
func (r *liuyaoResult) Notes() []string { return r.settle().Notes() }

// RuleLines returns the rules with what each decided.
func (r *liuyaoResult) RuleLines() []line { return r.settle().RuleLines() }

// BoundaryRows returns the changes on both sides of the casting.
func (r *liuyaoResult) BoundaryRows() []boundaryRow { return r.settle().BoundaryRows() }

func (r *liuyaoResult) fact(f liuyaoFact) line {
	if f.Zh != "" {
		return line{"", i18n.T(f.Zh, f.En).In(r.locale)}
	}
	return line{i18n.T(f.Name, f.En).In(r.locale), i18n.T(f.WhyZh, f.WhyEn).In(r.locale)}
}

func (r *liuyaoResult) facts(list []liuyaoFact) []line {
	lines := make([]line, len(list))
	for i, f := range list {
		lines[i] = r.fact(f)
	}
	return lines
}

// lineNotes are the states of a line with the reason of each.
type lineNotes struct {
	Name  string
	Facts []line
}

// LineNotes returns the states of the lines, the top one first, then those of the
// hidden spirits.
func (r *liuyaoResult) LineNotes() []lineNotes {
	name := func(n int, l liuyaoLine) string {
		return r.Original.lineName(n, r.locale) + " · " + i18n.T(l.Relative, l.RelativeEn).In(r.locale) + " " + l.NaJia + l.Element
	}
	var out []lineNotes
	for i, l := range slices.Backward(r.Board.Lines) {
		if len(l.Marks) > 0 {
			out = append(out, lineNotes{name(i+1, l), r.facts(l.Marks)})
		}
	}
	for _, l := range r.Board.Hidden {
		if l.Line >= 1 && l.Line <= 6 {
			out = append(out, lineNotes{sentences()["liuyao.hidden"].In(r.locale) + " · " + name(l.Line, l), r.facts(append(l.Marks, l.Bond))})
		}
	}
	return out
}

// Patterns are what the whole board is.
func (r *liuyaoResult) Patterns() []line { return r.facts(r.Board.Patterns) }

// usefulView is what stands for the matter.
type usefulView struct {
	Topic, Name, Why, Notice string
	Steps, Timing            []line
}

// Useful returns what stands for the matter, nil without a topic.
func (r *liuyaoResult) Useful() *usefulView {
	u := r.Board.Useful
	if u == nil {
		return nil
	}
	v := &usefulView{
		Topic: i18n.T(u.TopicZh, u.TopicEn).In(r.locale), Name: u.Significator, Why: i18n.T(u.WhyZh, u.WhyEn).In(r.locale),
		Notice: u.Notice, Steps: r.facts(u.Steps), Timing: r.facts(u.Timing),
	}
	if u.Line != nil && *u.Line >= 1 && *u.Line <= 6 {
		v.Name += " · " + r.Original.lineName(*u.Line, r.locale)
	}
	return v
}
