package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/ziwei"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed calculate_ziwei.md
var calculateZiweiMD string

const ziweiName = "calculate_ziwei"

func calculateZiwei(y years) tool.Tool {
	spec := tool.Spec{
		Name:        ziweiName,
		Category:    "calculator",
		Route:       "ziwei",
		Label:       i18n.T("计算紫微十二宫", "Calculate Zi Wei palaces"),
		Description: tool.Describe(calculateZiweiMD),
		Chart:       &tool.Chart{Kind: "ziwei", Title: i18n.T("紫微十二宫", "Zi Wei chart")},
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"date":"2000-08-16","time":"03:30","sex":"female"}`),
		Aside: []string{ // what stands there twice, readings of names, and the list of every rule
			"version", "method", "rules", "palaces[].supporting", "palaces[].decadal", "palaces[].ages", "palaces[].selfTransformations",
			"palaces[].stars[].pinyin", "palaces[].minor[].pinyin", "palaces[].adjective[].pinyin", "palaces[].borrowed[].pinyin",
		},
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in ziweiInput) (ziweiOutput, error) {
		if l != "" {
			in.Locale = string(l)
		}
		c, err := in.cast(y)
		if err != nil {
			return ziweiOutput{}, err
		}
		return newZiweiOutput(in, c)
	})
}

// noZone is the zone of a birth that names none. Only instants depend on it, and no
// default rule asks for one.
const noZone = "+08:00"

// cast casts the chart of a checked input of a birth in the years.
func (in ziweiInput) cast(y years) (*ziwei.Chart, error) {
	zone := noZone
	if in.Timezone != nil {
		zone = *in.Timezone
	}
	birth, err := birthInput{in.Date, &in.Time, zone, in.Offset, in.Sex, in.Longitude}.read(y)
	if err != nil {
		return nil, inputFault(err)
	}
	rules, err := in.rules()
	if err != nil {
		return nil, inputFault(err)
	}
	c, err := ziwei.NewChart(birth, rules)
	return c, inputFault(err)
}

// rules turns solarTime and the options into rules.
func (in ziweiInput) rules() (ziwei.Rules, error) {
	var rules ziwei.Rules
	if in.solar() {
		if err := rules.Set("clock", "true_solar"); err != nil {
			return rules, err
		}
	}
	for _, o := range in.Options.chosen() {
		if err := rules.Set(o.name, o.value); err != nil {
			return rules, err
		}
	}
	return rules, nil
}

// drawZiwei draws the board of a birth.
func drawZiwei(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[ziweiInput](input)
	if err != nil {
		return nil, err
	}
	c, err := in.cast(y)
	if err != nil {
		return nil, err
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	if format == Text {
		return []byte(chart.TwelvePalacesText(c, chartLanguage(l))), nil
	}
	return []byte(chart.TwelvePalacesSVG(c, chartLanguage(l))), nil
}
