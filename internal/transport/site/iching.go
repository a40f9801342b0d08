package site

import (
	"slices"
	"strconv"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// ichingCalculator is the page of the Book of Changes.
func ichingCalculator() *calculator {
	return &calculator{
		name: "iching", tool: "cast_iching",
		field:  castFields(),
		input:  func(f form, l i18n.Locale) (any, []fault.Field) { return newCastQuery(f, l) },
		result: func(l i18n.Locale) result { return &ichingResult{locale: l} },
	}
}

// questionLimit is how long a question may be, in UTF-16 units. It stays on the
// page: no calculator takes it.
const questionLimit = 500

// castFields are how six lines come about, and the question they are cast for.
func castFields() []field {
	return []field{
		{name: "question", kind: areaField, limit: questionLimit},
		{name: "method", kind: radioField, values: []string{"coins", "yarrow", "manual"}, start: "coins", in: "cast_method"},
		{name: "lines", kind: linesField, only: "method=manual"},
		{name: "seed", kind: textField, more: true, limit: 64},
	}
}

// castQuery is what a tool takes that casts six lines.
type castQuery struct {
	Lines   []int         `json:"lines,omitzero"`
	Seed    string        `json:"seed,omitzero"`
	Locale  i18n.Locale   `json:"locale"`
	Options *castingQuery `json:"options,omitzero"`
}

type castingQuery struct {
	Method string `json:"cast_method,omitzero"`
}

// newCastQuery reads how the lines come about.
func newCastQuery(f form, l i18n.Locale) (castQuery, []fault.Field) {
	q := castQuery{Locale: l}
	method := f.Get("method")
	if method == "manual" {
		lines, wrong := f.lines()
		q.Lines = lines
		return q, wrong
	}
	q.Seed, q.Options = f.Get("seed"), &castingQuery{method}
	return q, nil
}

// castMethod tells how the lines of a cast came about.
type castMethod struct {
	Probabilities map[string]float64 `json:"probabilities"`
	Note          string             `json:"note"`
	Seed          string             `json:"seed"`
}

// sixLines is what every cast of six lines tells.
type sixLines struct {
	Lines    []int      `json:"lines"`
	Moving   []int      `json:"moving"`
	Original hexagram   `json:"original"`
	Changed  hexagram   `json:"changed"`
	Nuclear  hexagram   `json:"nuclear"`
	Opposite hexagram   `json:"opposite"`
	Reversed hexagram   `json:"reversedHexagram"`
	Method   castMethod `json:"method"`
	Notice   string     `json:"notice"`
}

// title names the hexagram, and the one that it turns into.
func (c *sixLines) title(l i18n.Locale) string {
	if len(c.Moving) == 0 {
		return c.Original.title(l)
	}
	return c.Original.title(l) + " → " + c.Changed.title(l)
}

// lineRow is a line of a cast in the table that explains it.
type lineRow struct {
	Name, Kind, Chance, Becomes string
	Value                       int
	Moving                      bool
}

// lineRows returns the lines from the top one down.
func (c *sixLines) lineRows(l i18n.Locale) []lineRow {
	var rows []lineRow
	for i, value := range slices.Backward(c.Lines) {
		row := lineRow{
			Name: c.Original.lineName(i+1, l), Value: value, Moving: value == 6 || value == 9,
			Kind: sentences()["cast.lines."+strconv.Itoa(value)].In(l), Becomes: sentences()["iching.becomes."+strconv.Itoa(value)].In(l),
		}
		if p, ok := c.Method.Probabilities[strconv.Itoa(value)]; ok {
			row.Chance = strconv.Itoa(int(p*16)) + "/16"
		}
		rows = append(rows, row)
	}
	return rows
}

// ichingResult is a cast of the Book of Changes.
type ichingResult struct {
	sixLines
	Texts struct {
		Original hexagramTexts  `json:"original"`
		Changed  *hexagramTexts `json:"changed"`
	} `json:"texts"`

	locale i18n.Locale
}

func (r *ichingResult) Title() string       { return r.title(r.locale) }
func (r *ichingResult) LineRows() []lineRow { return r.lineRows(r.locale) }
func (r *ichingResult) Ask() string {
	return i18n.T(r.Original.PromptZh, r.Original.PromptEn).In(r.locale)
}

// Related returns the hexagrams that belong to the original one.
func (r *ichingResult) Related() []line {
	var lines []line
	for _, each := range []struct {
		key string
		h   hexagram
	}{{"iching.nuclear", r.Nuclear}, {"iching.opposite", r.Opposite}, {"iching.reversed", r.Reversed}} {
		lines = append(lines, line{sentences()[each.key].In(r.locale), each.h.name(r.locale)})
	}
	return lines
}

// Chapters returns what the book says of both hexagrams.
func (r *ichingResult) Chapters() []chapter {
	word := func(key string) string { return sentences()[key].In(r.locale) }
	chapters := []chapter{newChapter(word("iching.original"), r.Original, r.Texts.Original, r.Moving, r.locale)}
	if r.Texts.Changed != nil {
		changed := newChapter(word("iching.changed"), r.Changed, *r.Texts.Changed, nil, r.locale)
		chapters = append(chapters, changed)
	}
	return chapters
}
