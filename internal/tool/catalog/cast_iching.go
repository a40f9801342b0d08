package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/lot"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed cast_iching.md
var castIChingMD string

// ichingInput is the input of cast_iching.
type ichingInput struct {
	castInput
	Options *castOptions `json:"options,omitzero" doc:"How lines are cast."`
}

// Validate checks the rules over several members.
func (in ichingInput) Validate() []fault.Field { return in.problems(in.options()) }

func (in ichingInput) options() castOptions {
	if in.Options == nil {
		return castOptions{}
	}
	return *in.Options
}

// ichingOutput is a cast as it is sent. Names, order and texts of the members up
// to method are those of the published protocol; the rest is added.
type ichingOutput struct {
	Kind    string `json:"kind" const:"iching"`
	Version string `json:"version" const:"wenbu-iching-1.0"`
	castOutput
	Texts  ichingTexts `json:"texts"`
	Notice string      `json:"notice"`
}

// castOutput is what every cast of six lines tells.
type castOutput struct {
	Lines    [6]int           `json:"lines" enum:"6|7|8|9" doc:"The bottom line first."`
	Moving   []int            `json:"moving" doc:"Places of the moving lines, 1 at the bottom."`
	Original hexagramOutput   `json:"original" doc:"本卦."`
	Changed  hexagramOutput   `json:"changed" doc:"之卦; the original one when no line moves."`
	Method   castMethodOutput `json:"method"`

	Nuclear  hexagramOutput `json:"nuclear" doc:"互卦 of the original."`
	Opposite hexagramOutput `json:"opposite" doc:"错卦 of the original."`
	Reversed hexagramOutput `json:"reversedHexagram" doc:"综卦 of the original."`
}

type ichingTexts struct {
	Original hexagramTexts  `json:"original"`
	Changed  *hexagramTexts `json:"changed,omitzero" doc:"Only with moving lines."`
}

// castNotice stands with every cast.
var castNotice = i18n.T("卦供娱乐与自我省思，不预言任何事。", "A cast is for entertainment and reflection; it predicts nothing.")

func castIChing(random lot.Source) tool.Tool {
	spec := tool.Spec{
		Name:        "cast_iching",
		Category:    "calculator",
		Route:       "iching",
		Label:       i18n.T("起卦并核对六爻", "Cast and verify the six lines"),
		Description: tool.Describe(castIChingMD),
		Chart:       ichingChart(i18n.T("周易卦象", "Hexagram"), nil),
		ReadOnly:    true,
		Example:     jsontext.Value(`{"lines":[6,7,8,9,7,8]}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in ichingInput) (ichingOutput, error) {
		if l == "" {
			l = i18n.Locale(in.Locale)
		}
		c, err := in.casting(random, in.options())
		if err != nil {
			return ichingOutput{}, err
		}
		return newIChingOutput(c, l), nil
	})
}

func newIChingOutput(c casting, l i18n.Locale) ichingOutput {
	out := ichingOutput{
		Kind: "iching", Version: "wenbu-iching-1.0", castOutput: newCastOutput(c, l),
		Texts: ichingTexts{Original: newHexagramTexts(c.cast.Original())}, Notice: castNotice.In(l),
	}
	if len(out.Moving) > 0 {
		changed := newHexagramTexts(c.cast.Changed())
		out.Texts.Changed = &changed
	}
	return out
}

func newCastOutput(c casting, l i18n.Locale) castOutput {
	original := c.cast.Original()
	out := castOutput{
		Moving:   c.cast.Moving(),
		Original: newHexagramOutput(original), Changed: newHexagramOutput(c.cast.Changed()), Method: c.output(l),
		Nuclear: newHexagramOutput(original.Nuclear()), Opposite: newHexagramOutput(original.Opposite()),
		Reversed: newHexagramOutput(original.Reversed()),
	}
	for i, line := range c.cast {
		out.Lines[i] = int(line)
	}
	return out
}

// drawIChing draws the cast of given lines or of a seed.
func drawIChing(_ years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[ichingInput](input)
	if err != nil {
		return nil, err
	}
	c, err := in.casting(nil, in.options())
	if err != nil {
		return nil, err
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	if format == SVG {
		return []byte(chart.IChingSVG(c.cast, c.foot(), chartLanguage(l))), nil
	}
	return []byte(chart.IChingText(c.cast, c.foot(), chartLanguage(l))), nil
}
