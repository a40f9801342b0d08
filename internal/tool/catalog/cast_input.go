package catalog

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/calc/yijing"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// castInput is what a cast of six lines is made of: lines that were cast by hand,
// or a seed, or chance.
type castInput struct {
	Lines  []int  `json:"lines,omitzero" limit:"6..6" enum:"6|7|8|9" doc:"Six lines cast by hand, the bottom one first: 6 old yin, 7 young yang, 8 young yin, 9 old yang. Left out: they are cast here."`
	Seed   string `json:"seed,omitzero" limit:"1..64" doc:"Cast from this text instead of from chance; the same seed gives the same lines. Every answer tells its seed."`
	Locale string `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of sentences; names carry both."`
}

// castOptions choose how lines are cast.
type castOptions struct {
	CastMethod string `json:"cast_method,omitzero" enum:"coins|yarrow|manual" doc:"Three coins, or yarrow stalks in eighteen changes; manual wants lines. Default coins, with lines manual. Beside lines, coins or yarrow says how they were cast by hand: method then has the name and the chances of that."`
}

// The values of cast_method.
const (
	castCoins  = "coins"
	castYarrow = "yarrow"
	castManual = "manual"
)

// problems are what is wrong with an input and its options together.
func (in castInput) problems(o castOptions) []fault.Field {
	var problems []fault.Field
	add := func(wrong bool, path, message string) {
		if wrong {
			problems = append(problems, fault.Field{Path: path, Code: schema.Custom, Message: message})
		}
	}
	add(in.Lines != nil && in.Seed != "", "seed", "lines are given: nothing is cast from a seed; leave one of them out")
	add(in.Lines == nil && o.CastMethod == castManual, "lines", "cast_method manual needs lines")
	return problems
}

// casting is a cast with how it came about.
type casting struct {
	cast   yijing.Cast
	method yijing.Method
	option string // the value of cast_method that holds
	seed   string // "" for lines cast by hand
	chosen bool   // the seed was given, not drawn
}

// casting makes the cast. The seed of one without lines or seed is drawn from
// random; without that it is an error.
func (in castInput) casting(random lot.Source, o castOptions) (casting, error) {
	c := casting{option: o.CastMethod, seed: in.Seed, chosen: in.Seed != ""}
	if c.option == castYarrow {
		c.method = yijing.MethodYarrow
	}
	var err error
	switch {
	case in.Lines != nil:
		if c.option == "" {
			c.option = castManual
		}
		c.cast, err = yijing.NewCast(in.Lines)
		return c, inputFault(err)
	case c.seed == "" && random == nil:
		return c, fault.New(fault.Invalid, "invalid_input", i18n.T("请给出六爻或种子。", "Give six lines or a seed."))
	case c.seed == "":
		c.seed = lot.NewSeed(random)
	}
	if c.option == "" {
		c.option = castCoins
	}
	src, err := lot.FromSeed(c.seed)
	if err != nil {
		return c, inputFault(err)
	}
	c.cast = c.method.Cast(src)
	return c, nil
}

// castMethodOutput tells how the lines of a cast came about.
type castMethodOutput struct {
	Name          string             `json:"name" doc:"manual-, seeded- or cryptographic-, and three-coins or yarrow-stalks. Of lines given without cast_method: manual-three-coins, for want of a word for an unknown method; castMethod is manual then."`
	Order         string             `json:"order" const:"bottom-to-top"`
	Probabilities map[string]float64 `json:"probabilities" doc:"Of the values 6 to 9 by the method."`
	Source        string             `json:"source"`
	Note          string             `json:"note"`
	CastMethod    string             `json:"castMethod" enum:"coins|yarrow|manual"`
	Seed          string             `json:"seed,omitzero" doc:"Gives the same lines again; not with lines cast by hand."`
}

// bookAddress is where the received text is to be read.
const bookAddress = "https://ctext.org/book-of-changes"

var castNotes = map[string]i18n.Text{
	castManual: i18n.T("爻由手工给出，自下而上。", "The lines were given by hand, from the bottom up."),
	castCoins:  i18n.T("三枚硬币，背为三、字为二，自下而上六次。", "Three coins, heads three and tails two, six times from the bottom up."),
	castYarrow: i18n.T("蓍草五十，虚一，三变成一爻，十八变成卦。", "Fifty yarrow stalks, one laid aside, three changes a line, eighteen in all."),
}

// severalMoving says what is not decided here.
var severalMoving = i18n.T("多爻动时先看哪一条，各家不同，这里不作断定。", "Schools differ in which text to read when several lines move; none is asserted here.")

func (c casting) output(l i18n.Locale) castMethodOutput {
	origin := "cryptographic"
	switch {
	case c.seed == "":
		origin = castManual
	case c.chosen:
		origin = "seeded"
	}
	tool := "three-coins"
	if c.method == yijing.MethodYarrow {
		tool = "yarrow-stalks"
	}
	chances := map[string]float64{}
	for line := yijing.LineOldYin; line <= yijing.LineOldYang; line++ {
		chances[fmt.Sprint(int(line))] = float64(c.method.Sixteenths(line)) / 16
	}
	note := c.note().In(l)
	for _, more := range []i18n.Text{c.byHand(), severalMoving} {
		if text := more.In(l); text != "" && l == i18n.En {
			note += " " + text
		} else {
			note += text
		}
	}
	return castMethodOutput{
		Name: origin + "-" + tool, Order: "bottom-to-top", Probabilities: chances, Source: bookAddress,
		Note: note, CastMethod: c.option, Seed: c.seed,
	}
}

// foot tells below a drawing how the lines came about.
func (c casting) foot() chart.Foot {
	note := c.note()
	return chart.Foot{Method: calc.Text{Zh: note.Zh, En: note.En}, Seed: c.seed}
}

// note says how the lines came about.
func (c casting) note() i18n.Text {
	if c.seed == "" {
		return castNotes[castManual]
	}
	return castNotes[c.option]
}

// byHand says whose chances are told of lines that were given.
func (c casting) byHand() i18n.Text {
	switch {
	case c.seed != "":
		return i18n.Text{}
	case c.option == castManual:
		return i18n.T("未说明如何起出；名称与概率按三枚硬币。", "How they were cast is not told; name and chances are those of three coins.")
	}
	return i18n.T("起法依所告。", "How they were cast is as told.")
}
