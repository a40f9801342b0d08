package site

import (
	"html/template"
	"regexp"
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// ziweiCalculator is the page of Zi Wei Dou Shu.
func ziweiCalculator() *calculator {
	choice := func(name string, values ...string) field {
		return field{name: name, kind: selectField, start: values[0], values: values, more: true}
	}
	return &calculator{
		name: "ziwei", tool: "calculate_ziwei", birth: true, whole: true,
		field: []field{
			choice("late_zi", "next_day", "same_day_and_stem", "same_day"),
			choice("zw_leap_month", "split_15", "as_previous", "as_next"),
			choice("zw_year_divide", "lunar_new_year", "lichun_day", "lichun_instant"),
			choice("zw_school", "default", "zhongzhou"),
			choice("zw_transform_table", "common", "zhongzhou", "quanshu", "quanji"),
		},
		input:  func(f form, l i18n.Locale) (any, []fault.Field) { return newZiweiQuery(f, l) },
		result: func(l i18n.Locale) result { return &ziweiResult{told: told{locale: l}} },
	}
}

// ziweiQuery is what calculate_ziwei takes.
type ziweiQuery struct {
	Date      string            `json:"date"`
	Time      *string           `json:"time"`
	Sex       string            `json:"sex"`
	Timezone  string            `json:"timezone"`
	SolarTime bool              `json:"solarTime"`
	Longitude *float64          `json:"longitude,omitzero"`
	Locale    i18n.Locale       `json:"locale"`
	Options   map[string]string `json:"options"`
}

// newZiweiQuery reads a birth whose time and sex are known.
func newZiweiQuery(f form, l i18n.Locale) (ziweiQuery, []fault.Field) {
	said := func(path string) fault.Field {
		text := sentences()["ziwei.error."+path]
		return fault.Field{Path: path, Code: "invalid_type", Message: text.En, MessageZh: text.Zh}
	}
	in, wrong := f.birth.birth(l)
	for i := range wrong {
		if wrong[i].Path == "time" {
			wrong[i] = said("time")
		}
	}
	if f.birth.TimeUnknown {
		wrong = append(wrong, said("time"))
	}
	if in.Sex == "" {
		wrong = append(wrong, said("sex"))
	}
	q := ziweiQuery{in.Date, in.Time, in.Sex, in.Timezone, in.SolarTime, in.Longitude, l, map[string]string{}}
	for _, name := range []string{"late_zi", "zw_leap_month", "zw_year_divide", "zw_school", "zw_transform_table"} {
		q.Options[name] = f.Get(name)
	}
	return q, wrong
}

// ziweiResult is a chart of twelve palaces.
type ziweiResult struct {
	told
	LunarDate    string             `json:"lunarDate"`
	LunarDateEn  string             `json:"lunarDateEn"`
	Time         string             `json:"time"`
	ChineseDate  string             `json:"chineseDate"`
	Bureau       string             `json:"fiveElementsClass"`
	Soul         string             `json:"soul"`
	Body         string             `json:"body"`
	Palaces      [12]ziweiPalace    `json:"palaces"`
	Clocks       baziTime           `json:"clocks"`
	Alternatives []ziweiAlternative `json:"alternatives"`
}

type ziweiPalace struct {
	Name       string      `json:"name"`
	NameEn     string      `json:"nameEn"`
	Stem       string      `json:"stem"`
	Branch     string      `json:"branch"`
	IsBody     bool        `json:"isBody"`
	IsOriginal bool        `json:"isOriginal"`
	Stars      []ziweiStar `json:"stars"`
	Minor      []ziweiStar `json:"minor"`
	Adjective  []ziweiStar `json:"adjective"`
	Borrowed   []ziweiStar `json:"borrowed"`
	AgeRange   []int       `json:"ageRange"`
	Together   struct {
		Opposite int `json:"opposite"`
		Wealth   int `json:"wealth"`
		Career   int `json:"career"`
	} `json:"surrounding"`
	Flights []struct {
		Mutagen string `json:"mutagen"`
		Star    string `json:"star"`
		To      int    `json:"to"`
		Kind    string `json:"kind"`
	} `json:"flights"`
}

type ziweiStar struct {
	Name       string `json:"name"`
	Pinyin     string `json:"pinyin"`
	Brightness string `json:"brightness"`
	Mutagen    string `json:"mutagen"`
}

type ziweiAlternative struct {
	Because string `json:"because"`
	Time    string `json:"time"`
	Bureau  string `json:"fiveElementsClass"`
	Life    string `json:"earthlyBranchOfSoulPalace"`
	Date    string `json:"lunarDate"`
}

// lifePalace is the name of the palace that the others are counted from.
const lifePalace = "命宫"

// palaceName is a palace in the page's language. Names of two characters have 宫
// only where they are said to have it.
func (r *ziweiResult) palaceName(p ziweiPalace) string {
	if r.locale == i18n.En && p.NameEn != "" {
		return p.NameEn
	}
	return p.Name
}

func (r *ziweiResult) starName(s ziweiStar) string {
	if r.locale == i18n.En && s.Pinyin != "" {
		return s.Pinyin + " " + s.Name
	}
	return s.Name
}

func (r *ziweiResult) names(stars []ziweiStar) string {
	names := make([]string, len(stars))
	for i, s := range stars {
		names[i] = r.starName(s)
	}
	return strings.Join(names, r.in("、", ", "))
}

// Title names the life palace and its major stars.
func (r *ziweiResult) Title() string {
	for _, p := range r.Palaces {
		if p.Name != lifePalace {
			continue
		}
		stars := r.names(p.Stars)
		if stars == "" {
			stars = r.word("ziwei.noMajor", "")
		}
		return r.in("命宫"+p.Stem+p.Branch+"："+stars, "Life palace "+p.Stem+p.Branch+": "+stars)
	}
	return r.word("ziwei.title", "")
}

// Facts are what holds of the whole chart.
func (r *ziweiResult) Facts() []line {
	lines := []line{
		{r.word("ziwei.lunar", ""), r.in(r.LunarDate, r.LunarDateEn) + " " + r.Time}, {r.word("ziwei.pillars", ""), r.ChineseDate},
		{r.word("ziwei.bureau", ""), r.word("ziwei."+r.Bureau, r.Bureau)}, {r.word("ziwei.soul", ""), r.Soul}, {r.word("ziwei.bodyStar", ""), r.Body},
	}
	return append(lines, r.clockLines()...)
}

func (r *ziweiResult) clockLines() []line {
	b := baziResult{Time: r.Clocks, locale: r.locale}
	return b.Clocks()
}

// BoundaryRows are the changes on both sides of the birth, on its clock.
func (r *ziweiResult) BoundaryRows() []boundaryRow {
	r.offset = r.Clocks.Offset
	return r.told.BoundaryRows()
}

// Others are the other charts that the birth may have.
func (r *ziweiResult) Others() []line {
	var lines []line
	for _, a := range r.Alternatives {
		lines = append(lines, line{r.word("ziwei.because."+a.Because, a.Because), a.Date + " " + a.Time + " · " + r.word("ziwei.life", "") + " " + a.Life + " · " + a.Bureau})
	}
	return lines
}

// seat is a palace on the board.
type seat struct {
	Index, Row, Column  int
	Name, Place, Decade string
	Life, Body, Origin  bool
	Major, Minor        []starView
	Adjective, Borrowed string
	Together, Flights   string
	Cells               []cell // the palace and those read together with it
	Lines               string // between them, a path in units of palaces
}

type starView struct{ Name, Brightness, Mutagen string }

type cell struct{ X, Y int }

// seats are row and column of each palace, from 寅 at the lower left on.
var seats = [12]cell{{0, 3}, {0, 2}, {0, 1}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {3, 3}, {2, 3}, {1, 3}}

// inner is the point of a palace that faces the middle of the board.
func (c cell) inner() string {
	clamp := func(n int) string { return strconv.FormatFloat(min(max(float64(n)+.5, 1), 3), 'f', -1, 64) }
	return clamp(c.X) + " " + clamp(c.Y)
}

// Seats returns the palaces with what is read together with each (三方四正).
func (r *ziweiResult) Seats() []seat {
	out := make([]seat, len(r.Palaces))
	for i, p := range r.Palaces {
		own, opposite, wealth, career := seats[i], seats[p.Together.Opposite%12], seats[p.Together.Wealth%12], seats[p.Together.Career%12]
		s := seat{
			Index: i, Row: own.Y + 1, Column: own.X + 1, Name: r.palaceName(p), Place: p.Stem + p.Branch,
			Life: p.Name == lifePalace, Body: p.IsBody, Origin: p.IsOriginal,
			Major: r.starViews(p.Stars), Minor: r.starViews(p.Minor), Adjective: r.names(p.Adjective), Borrowed: r.names(p.Borrowed),
			Cells: []cell{own, opposite, wealth, career},
			Lines: "M" + own.inner() + "L" + opposite.inner() + "M" + own.inner() + "L" + wealth.inner() + "L" + career.inner() + "Z",
		}
		if len(p.AgeRange) == 2 {
			s.Decade = strings.NewReplacer("{from}", strconv.Itoa(p.AgeRange[0]), "{to}", strconv.Itoa(p.AgeRange[1])).Replace(r.word("ziwei.decade", ""))
		}
		others := []string{}
		for _, at := range []int{p.Together.Opposite, p.Together.Wealth, p.Together.Career} {
			others = append(others, r.palaceName(r.Palaces[at%12]))
		}
		s.Together = strings.Join(others, r.in("、", ", "))
		flights := []string{}
		for _, f := range p.Flights {
			flights = append(flights, r.word("ziwei."+f.Mutagen, f.Mutagen)+" "+f.Star+" → "+r.palaceName(r.Palaces[f.To%12]))
		}
		s.Flights = strings.Join(flights, r.in("；", "; "))
		out[i] = s
	}
	return out
}

func (r *ziweiResult) starViews(stars []ziweiStar) []starView {
	views := make([]starView, len(stars))
	for i, s := range stars {
		views[i] = starView{Name: r.starName(s)}
		if s.Brightness != "" {
			views[i].Brightness = r.word("ziwei."+s.Brightness, s.Brightness)
		}
		if s.Mutagen != "" {
			views[i].Mutagen = r.word("ziwei."+s.Mutagen, s.Mutagen)
		}
	}
	return views
}

var viewBox = regexp.MustCompile(`viewBox="0 0 (\d+) (\d+)"`)

// Box is width and height of the drawing, for what is laid over it.
func (b *calculatorBody) Box() [2]template.CSS {
	found := viewBox.FindStringSubmatch(string(b.Drawing))
	if found == nil {
		return [2]template.CSS{"1", "1"}
	}
	return [2]template.CSS{template.CSS(found[1]), template.CSS(found[2])}
}
