package envelope

import (
	"encoding/json/jsontext"
	"encoding/json/v2"
	"fmt"
	"slices"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool/catalog"
	"github.com/wenbu-go/wenbu/internal/units"
)

// drawing makes the views of results in a language.
type drawing struct {
	locale i18n.Locale
	title  string // instead of the view's own; "" = that
	places []site // that were found beside the results

	// years is the life line of the result, when somebody has computed it; nil: nobody.
	years func() ([]bazi.LifeYear, error)
}

// life returns the score of each year of a birth.
func (d drawing) life(r Result) ([]bazi.LifeYear, error) {
	if d.years != nil {
		return d.years()
	}
	return catalog.LifeLine(r.Input)
}

func (d drawing) say(zh, en string) string { return i18n.T(zh, en).In(d.locale) }

// view makes the view of a result by its name. errNothing says that the result has
// not what the view shows.
func (d drawing) view(name string, r Result) (Envelope, error) {
	switch name {
	case viewElements:
		return d.elements(r)
	case viewTenGods:
		return d.tenGods(r)
	case viewStrength:
		return d.strength(r)
	case viewLifeLine:
		return d.lifeLine(r)
	}
	return d.birthplace(r)
}

// option is an option of the chart grammar, as far as views use it.
type option struct {
	Title   *title   `json:"title,omitzero"`
	Tooltip *tooltip `json:"tooltip,omitzero"`
	Grid    *grid    `json:"grid,omitzero"`
	XAxis   axis     `json:"xAxis"`
	YAxis   axis     `json:"yAxis"`
	Zoom    []zoom   `json:"dataZoom,omitzero"`
	Series  []series `json:"series"`
	Aria    aria     `json:"aria"`
}

type (
	title struct {
		Text    string `json:"text"`
		Subtext string `json:"subtext,omitzero"`
		Left    string `json:"left"`
	}
	tooltip struct {
		Trigger string `json:"trigger"`
		Confine bool   `json:"confine"`
	}
	grid struct {
		Top          int  `json:"top"`
		Bottom       int  `json:"bottom,omitzero"`
		ContainLabel bool `json:"containLabel"`
	}
	axis struct {
		Type string   `json:"type"`
		Name string   `json:"name,omitzero"`
		Data []string `json:"data,omitzero"`
		Min  *float64 `json:"min,omitzero"`
		Max  *float64 `json:"max,omitzero"`
	}
	zoom struct {
		Type string `json:"type"`
	}
	aria struct {
		Enabled bool `json:"enabled"`
	}
	series struct {
		Type     string            `json:"type"`
		Name     string            `json:"name"`
		Data     []point           `json:"data,omitzero"`
		Encode   map[string]string `json:"encode,omitzero"`
		Label    *label            `json:"label,omitzero"`
		Symbol   string            `json:"symbol,omitzero"`
		MarkLine *marks            `json:"markLine,omitzero"`
	}
	label struct {
		Show     bool   `json:"show"`
		Position string `json:"position"`
	}
	point struct {
		Value     float64    `json:"value"`
		ItemStyle *itemStyle `json:"itemStyle,omitzero"`
	}
	itemStyle struct {
		Color string `json:"color"`
	}
	marks struct {
		Data []mark `json:"data"`
	}
	mark struct {
		Name  string `json:"name"`
		XAxis string `json:"xAxis"`
	}
	dataset struct {
		Dimensions []string `json:"dimensions"`
		Source     [][]any  `json:"source"`
	}
)

// chartOf makes a chart envelope. data is nil when the option has its own.
func (d drawing) chartOf(o option, data *dataset, fallback string) (Envelope, error) {
	o.Aria.Enabled = true
	if d.title != "" && o.Title != nil {
		o.Title.Text = d.title
	}
	e := Envelope{Kind: KindChart, SchemaVersion: SchemaVersion, Grammar: Grammar, Surface: SurfaceChat, Data: jsontext.Value("null"), FallbackText: units.Shorten(fallback, maxFallback)}
	var err error
	if e.Spec, err = encode(o); err == nil && data != nil {
		e.Data, err = encode(data)
	}
	return e, err
}

// bars is a chart of one bar for each name.
func (d drawing) bars(heading title, name string, names []string, points []point) (Envelope, error) {
	text := heading.Text
	for i, each := range names {
		text += fmt.Sprintf(" %s %s", each, strconv.FormatFloat(points[i].Value, 'f', -1, 64))
	}
	return d.chartOf(option{
		Title: &heading, Tooltip: &tooltip{"axis", true}, Grid: &grid{Top: 72, ContainLabel: true},
		XAxis: axis{Type: "category", Data: names}, YAxis: axis{Type: "value"},
		Series: []series{{Type: "bar", Name: name, Data: points, Label: &label{true, "top"}}},
	}, nil, text)
}

func (d drawing) elements(r Result) (Envelope, error) {
	b, err := readBazi(r)
	if err != nil {
		return Envelope{}, err
	}
	var names []string
	var points []point
	for _, e := range b.Elements {
		names = append(names, d.say(e.Zh, e.En))
		points = append(points, point{float64(e.Count), &itemStyle{e.Color}})
	}
	return d.bars(title{d.say("五行分布", "Five elements"), d.say("可见的天干地支各计一次，不是旺衰", "Visible stems and branches, counted once each; not strength"), "center"},
		d.say("个数", "count"), names, points)
}

func (d drawing) tenGods(r Result) (Envelope, error) {
	b, err := readBazi(r)
	if err != nil {
		return Envelope{}, err
	}
	var names []string
	weights := map[string]float64{}
	for _, p := range b.Pillars {
		for _, h := range p.HiddenStems {
			if !slices.Contains(names, h.TenGod) {
				names = append(names, h.TenGod)
			}
			weights[h.TenGod] += h.Weight
		}
	}
	var points []point
	for _, name := range names {
		points = append(points, point{Value: weights[name]})
	}
	return d.bars(title{d.say("藏干十神", "Ten gods of the hidden stems"), d.say("各支藏干按所用权重相加", "Weights of the hidden stems, added up"), "center"},
		d.say("权重", "weight"), names, points)
}

func (d drawing) strength(r Result) (Envelope, error) {
	b, err := readBazi(r)
	if err != nil {
		return Envelope{}, err
	}
	var names []string
	var points []point
	for _, p := range b.Strength.Parts {
		names, points = append(names, p.What), append(points, point{Value: p.Points})
	}
	if len(names) == 0 {
		return Envelope{}, errNothing
	}
	return d.bars(title{d.say("日主得助", "What supports the day master"), d.say("按所用旺衰法逐项计分", "Points by the method of strength in force"), "center"},
		d.say("分", "points"), names, points)
}

// lifeLine draws the score of each year; upright lines show where luck changes.
func (d drawing) lifeLine(r Result) (Envelope, error) {
	years, err := d.life(r)
	if err != nil {
		return Envelope{}, err
	}
	b, err := readBazi(r)
	if err != nil {
		return Envelope{}, err
	}
	year, score := d.say("年", "year"), d.say("分", "score")
	data := dataset{Dimensions: []string{year, score, d.say("虚岁", "age"), d.say("流年", "pillar")}}
	for _, y := range years {
		data.Source = append(data.Source, []any{strconv.Itoa(y.Year), y.Score, y.Age, y.Pair.String()})
	}
	line := series{Type: "line", Name: score, Encode: map[string]string{"x": year, "y": score}, Symbol: "none"}
	if b.Luck != nil {
		line.MarkLine = &marks{}
		for _, p := range b.Luck.Pillars {
			line.MarkLine.Data = append(line.MarkLine.Data, mark{p.Pillar, strconv.Itoa(p.StartYear)})
		}
	}
	heading := title{d.say("流年分数", "Score of each year"), d.say("按本引擎的规则计分，供回顾与思考，不作预言", "By this engine's documented rules, to reflect on; it foretells nothing"), "center"}
	first, last := years[0], years[len(years)-1]
	return d.chartOf(option{
		Title: &heading, Tooltip: &tooltip{"axis", true}, Grid: &grid{Top: 84, Bottom: 56, ContainLabel: true},
		XAxis: axis{Type: "category"}, YAxis: axis{Type: "value", Min: new(0.0), Max: new(100.0)},
		Zoom: []zoom{{"inside"}, {"slider"}}, Series: []series{line},
	}, &data, fmt.Sprintf("%s %d–%d", heading.Text, first.Year, last.Year))
}

// timeline makes the luck pillars and the years below them.
func (d drawing) timeline(r Result, props resultProps) (Envelope, error) {
	b, err := readBazi(r)
	if err != nil {
		return Envelope{}, err
	}
	if b.Luck == nil {
		return Envelope{}, errNothing
	}
	years, err := d.life(r)
	if err != nil {
		return Envelope{}, err
	}
	data := timelineData{DayMaster: b.DayMaster.Stem, BirthYear: years[0].Year, Direction: b.Luck.Direction, Pillars: b.Luck.Pillars}
	for _, y := range years {
		data.Years = append(data.Years, timelineYear{y.Year, y.Age, y.Pair.String(), y.Score})
	}
	props.Title = d.say("大运", "Luck pillars")
	text := props.Title
	for _, p := range b.Luck.Pillars {
		text += fmt.Sprintf(" %s %d–%d", p.Pillar, p.StartYear, p.EndYear)
	}
	return component(LuckTimeline, SurfacePanel, props, data, text)
}

// pickedDays draws the points of the days that were chosen for a purpose, by date.
func (m *Mapper) pickedDays(raw jsontext.Value) (Envelope, error) {
	var picked struct {
		Purpose struct {
			Today string `json:"today"`
			En    string `json:"en"`
		} `json:"purpose"`
		Choices []struct {
			Date  string  `json:"date"`
			Score float64 `json:"score"`
		} `json:"choices"`
	}
	if err := json.Unmarshal(raw, &picked); err != nil {
		return Envelope{}, fault.Wrap("read a result of pick_day", err)
	}
	if len(picked.Choices) == 0 {
		return Envelope{}, errNothing
	}
	scores := map[string]float64{}
	var dates []string
	for _, c := range picked.Choices {
		scores[c.Date], dates = c.Score, append(dates, c.Date)
	}
	slices.Sort(dates)
	var points []point
	for _, date := range dates {
		points = append(points, point{Value: scores[date]})
	}
	d := drawing{locale: m.locale}
	heading := title{d.say("择日："+picked.Purpose.Today, "Days for: "+picked.Purpose.En), d.say("各日所得分数之和", "The points of each day"), "center"}
	return d.bars(heading, d.say("分", "points"), dates, points)
}
