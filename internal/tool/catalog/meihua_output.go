package catalog

import (
	"github.com/wenbu-go/wenbu/calc/meihua"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// meihuaOutput is a cast by plum blossom numbers as it is sent.
type meihuaOutput struct {
	Kind      string           `json:"kind" const:"meihua"`
	Version   string           `json:"version" const:"wenbu-meihua-1.0"`
	Input     meihuaInput      `json:"input" doc:"The input with all defaults filled in."`
	Moment    *meihuaMoment    `json:"moment,omitzero" doc:"The numbers of the time; absent for a cast from numbers."`
	Sums      meihuaSums       `json:"sums" doc:"Before they are divided by 8, 8 and 6."`
	Lines     [6]int           `json:"lines" enum:"6|7|8|9" doc:"The bottom line first; one moves."`
	Moving    []int            `json:"moving" doc:"Place of the moving line, 1 at the bottom."`
	Original  hexagramOutput   `json:"original" doc:"本卦."`
	Nuclear   hexagramOutput   `json:"nuclear" doc:"互卦."`
	Changed   hexagramOutput   `json:"changed" doc:"变卦."`
	Body      meihuaTrigram    `json:"body" doc:"体, the trigram without the moving line."`
	Use       meihuaTrigram    `json:"use" doc:"用, the trigram with it."`
	Relations []meihuaRelation `json:"relations" doc:"Of use, inner trigrams and changed use to the body."`
	Parties   meihuaParties    `json:"parties" doc:"Of the four trigrams in relations."`
	Texts     ichingTexts      `json:"texts"`
	Rules     []meihuaRule     `json:"rules" doc:"Every rule in force."`
	Notice    string           `json:"notice"`
}

type meihuaMoment struct {
	Local       string `json:"local" doc:"Reading of the wall clock."`
	Used        string `json:"used" doc:"Reading of the clock that date and hour are taken from."`
	Lunar       string `json:"lunar" doc:"Chinese calendar date."`
	LunarEn     string `json:"lunarEn"`
	YearBranch  string `json:"yearBranch"`
	Year        int    `json:"year" doc:"Number of the branch, 子 = 1."`
	Month       int    `json:"month"`
	Day         int    `json:"day"`
	HourBranch  string `json:"hourBranch"`
	Hour        int    `json:"hour" doc:"Number of the branch, 子 = 1."`
	MonthBranch string `json:"monthBranch" doc:"Branch of the month by solar terms, for the seasons."`
}

type meihuaSums struct {
	Upper  int `json:"upper"`
	Lower  int `json:"lower"`
	Moving int `json:"moving"`
}

type meihuaTrigram struct {
	Zh       string `json:"zh"`
	En       string `json:"en"`
	Symbol   string `json:"symbol"`
	Number   int    `json:"number" doc:"先天数, 乾 1 to 坤 8."`
	Element  string `json:"element"`
	Place    string `json:"place" enum:"upper|lower"`
	Season   string `json:"season,omitzero" enum:"旺|平|衰" doc:"In the month of the cast; absent for a cast from numbers."`
	SeasonEn string `json:"seasonEn,omitzero" enum:"prospering|level|declining"`
}

type meihuaRelation struct {
	Role     string `json:"role" enum:"用|体互|用互|变"`
	RoleEn   string `json:"roleEn"`
	Trigram  string `json:"trigram"`
	Element  string `json:"element"`
	Relation string `json:"relation" doc:"用生体, 体克用, 比和, 体生用, 用克体 and the like."`
	En       string `json:"relationEn"`
	Text     string `json:"text" doc:"What it may bring to mind, in our words."`
}

type meihuaParties struct {
	Body int `json:"body" doc:"体党: of the body's element or feeding it."`
	Use  int `json:"use" doc:"用党: of the use's element."`
}

type meihuaRule struct {
	Option string `json:"option"`
	Value  string `json:"value"`
}

func newMeihuaOutput(in meihuaInput, c *meihua.Cast) meihuaOutput {
	l := i18n.Locale(in.Locale)
	changed := newHexagramTexts(c.Changed())
	out := meihuaOutput{
		Kind: "meihua", Version: "wenbu-meihua-1.0", Input: in, Moment: newMeihuaMoment(c.Moment),
		Sums: meihuaSums{c.Sums.Upper, c.Sums.Lower, c.Sums.Moving}, Moving: []int{c.Line},
		Original: newHexagramOutput(c.Original), Nuclear: newHexagramOutput(c.Nuclear()), Changed: newHexagramOutput(c.Changed()),
		Body: newMeihuaTrigram(c, c.Body(), c.BodyAbove()), Use: newMeihuaTrigram(c, c.Use(), !c.BodyAbove()),
		Texts: ichingTexts{Original: newHexagramTexts(c.Original), Changed: &changed}, Notice: castNotice.In(l),
	}
	for i, line := range c.Lines() {
		out.Lines[i] = int(line)
	}
	for _, r := range c.Relations() {
		out.Relations = append(out.Relations, meihuaRelation{
			Role: r.Role.String(), RoleEn: r.Role.English(), Trigram: r.Trigram.String(), Element: r.Trigram.Element().String(),
			Relation: r.String(), En: r.English(), Text: prose(r.Text(), l),
		})
	}
	out.Parties.Body, out.Parties.Use = c.Parties()
	for _, o := range c.Rules.Options() {
		out.Rules = append(out.Rules, meihuaRule{o.Name, o.Value})
	}
	return out
}

func newMeihuaMoment(m *meihua.Moment) *meihuaMoment {
	if m == nil {
		return nil
	}
	return &meihuaMoment{
		Local: m.Local.String(), Used: m.Used.String(), Lunar: m.Lunar.String(), LunarEn: m.Lunar.English(),
		YearBranch: m.Year.String(), Year: int(m.Year) + 1, Month: m.Month, Day: m.Day,
		HourBranch: m.Hour.String(), Hour: int(m.Hour) + 1, MonthBranch: m.Jie.String(),
	}
}

func newMeihuaTrigram(c *meihua.Cast, t yijing.Trigram, above bool) meihuaTrigram {
	out := meihuaTrigram{
		Zh: t.String(), En: t.English(), Symbol: t.Symbol(), Number: t.Number(), Element: t.Element().String(), Place: "lower",
	}
	if above {
		out.Place = "upper"
	}
	if c.Moment != nil {
		season := meihua.SeasonOf(t, c.Moment.Jie)
		out.Season, out.SeasonEn = season.String(), season.English()
	}
	return out
}
