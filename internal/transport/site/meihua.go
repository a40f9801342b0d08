package site

import (
	"strconv"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// meihuaCalculator is the page of plum blossom numbers.
func meihuaCalculator() *calculator {
	fields := []field{
		{name: "question", kind: areaField, limit: questionLimit},
		{name: "from", kind: radioField, values: []string{"time", "numbers"}, start: "time"},
		{name: "numbers", kind: textField, limit: 40, only: "from=numbers"},
	}
	for _, f := range momentFields(false) {
		f.only = "from=time"
		fields = append(fields, f)
	}
	return &calculator{
		name: "meihua", tool: "cast_meihua", words: true, field: fields,
		input:  func(f form, l i18n.Locale) (any, []fault.Field) { return newMeihuaQuery(f, l) },
		result: func(l i18n.Locale) result { return &meihuaResult{ichingResult: ichingResult{locale: l}} },
	}
}

// meihuaQuery is what cast_meihua takes.
type meihuaQuery struct {
	Date     string      `json:"date,omitzero"`
	Time     string      `json:"time,omitzero"`
	Timezone string      `json:"timezone,omitzero"`
	Numbers  []int       `json:"numbers,omitzero"`
	Locale   i18n.Locale `json:"locale"`
}

func newMeihuaQuery(f form, l i18n.Locale) (meihuaQuery, []fault.Field) {
	if f.Get("from") == "numbers" {
		numbers, ok := parseNumbers(f.Get("numbers"))
		if !ok {
			return meihuaQuery{}, []fault.Field{{Path: "numbers", Code: "invalid_value"}}
		}
		return meihuaQuery{Numbers: numbers, Locale: l}, nil
	}
	date, clock, wrong := f.moment()
	return meihuaQuery{Date: date, Time: clock, Timezone: f.Get("timezone"), Locale: l}, wrong
}

// parseNumbers reads two or three numbers with anything between them that is none.
func parseNumbers(text string) ([]int, bool) {
	var numbers []int
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" ,，、;；/　", c) }) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 1 || n > 1_000_000_000 {
			return nil, false
		}
		numbers = append(numbers, n)
	}
	return numbers, len(numbers) == 2 || len(numbers) == 3
}

// meihuaResult is a cast from a time or from numbers.
type meihuaResult struct {
	ichingResult
	Moment *struct {
		Used       string `json:"used"`
		Lunar      string `json:"lunar"`
		LunarEn    string `json:"lunarEn"`
		YearBranch string `json:"yearBranch"`
		Year       int    `json:"year"`
		Month      int    `json:"month"`
		Day        int    `json:"day"`
		HourBranch string `json:"hourBranch"`
		Hour       int    `json:"hour"`
	} `json:"moment"`
	Sums struct {
		Upper  int `json:"upper"`
		Lower  int `json:"lower"`
		Moving int `json:"moving"`
	} `json:"sums"`
	Body      meihuaTrigram `json:"body"`
	Use       meihuaTrigram `json:"use"`
	Relations []struct {
		Role     string `json:"role"`
		RoleEn   string `json:"roleEn"`
		Trigram  string `json:"trigram"`
		Element  string `json:"element"`
		Relation string `json:"relation"`
		En       string `json:"relationEn"`
		Text     string `json:"text"`
	} `json:"relations"`
}

type meihuaTrigram struct {
	Zh       string `json:"zh"`
	En       string `json:"en"`
	Element  string `json:"element"`
	Place    string `json:"place"`
	Season   string `json:"season"`
	SeasonEn string `json:"seasonEn"`
}

// BodyUse names body and use, each with its element and season.
func (r *meihuaResult) BodyUse() []line {
	var lines []line
	for _, each := range []struct {
		key string
		t   meihuaTrigram
	}{{"meihua.body", r.Body}, {"meihua.use", r.Use}} {
		text := i18n.T(each.t.Zh, each.t.Zh+" "+each.t.En).In(r.locale) + " · " + each.t.Element
		if each.t.Season != "" {
			text += " · " + i18n.T(each.t.Season, each.t.SeasonEn).In(r.locale)
		}
		lines = append(lines, line{sentences()[each.key].In(r.locale), text})
	}
	return lines
}

// Counted tells how the numbers came about, step by step.
func (r *meihuaResult) Counted() []line {
	word := func(key string) string { return sentences()[key].In(r.locale) }
	var lines []line
	if m := r.Moment; m != nil {
		lines = append(lines, line{i18n.T(m.Lunar, m.LunarEn).In(r.locale), strings.NewReplacer(
			"{year}", m.YearBranch+" "+strconv.Itoa(m.Year), "{month}", strconv.Itoa(m.Month), "{day}", strconv.Itoa(m.Day),
			"{hour}", m.HourBranch+" "+strconv.Itoa(m.Hour)).Replace(word("meihua.numbers"))})
	}
	rest := func(n, by int) string {
		left := n % by
		if left == 0 {
			left = by
		}
		return strconv.Itoa(n) + " ÷ " + strconv.Itoa(by) + " → " + strconv.Itoa(left)
	}
	return append(lines,
		line{word("meihua.upper"), rest(r.Sums.Upper, 8)}, line{word("meihua.lower"), rest(r.Sums.Lower, 8)}, line{word("meihua.moving"), rest(r.Sums.Moving, 6)})
}

// relationRow is what a trigram is to the body.
type relationRow struct{ Role, Trigram, Relation, Text string }

// RelationRows returns use, inner trigrams and changed use against the body.
func (r *meihuaResult) RelationRows() []relationRow {
	rows := make([]relationRow, len(r.Relations))
	for i, each := range r.Relations {
		rows[i] = relationRow{
			i18n.T(each.Role, each.RoleEn).In(r.locale), each.Trigram + each.Element, i18n.T(each.Relation, each.En).In(r.locale), each.Text,
		}
	}
	return rows
}
