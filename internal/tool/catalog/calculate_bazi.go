package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed calculate_bazi.md
var calculateBaziMD string

const baziName = "calculate_bazi"

// The years of birth that the wire accepts; calc/bazi itself reaches further.
const (
	firstWireYear = 1901
	lastWireYear  = 2099
)

// years are the first and the last year of birth that charts are cast for.
type years struct{ first, last int }

var (
	wireYears = years{firstWireYear, lastWireYear}
	allYears  = years{bazi.FirstYear, bazi.LastYear}
)

// check refuses a date, YYYY-MM-DD, of other years.
func (y years) check(field, date string) error {
	if date >= fmt.Sprint(y.first) && date < fmt.Sprint(y.last+1) {
		return nil
	}
	return &calc.InputError{
		Field: field, Value: date,
		Reason:   fmt.Sprintf("must lie in the years %d to %d", y.first, y.last),
		ReasonZh: fmt.Sprintf("须在 %d 年至 %d 年之间", y.first, y.last),
	}
}

func calculateBazi(y years) tool.Tool {
	spec := tool.Spec{
		Name:        baziName,
		Category:    "calculator",
		Route:       "bazi",
		Label:       i18n.T("计算八字命盘", "Calculate Four Pillars"),
		Description: tool.Describe(calculateBaziMD),
		Chart:       &tool.Chart{Kind: "bazi", Title: i18n.T("八字命盘", "Four Pillars")},
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"date":"2000-08-16","time":"03:30","timezone":"Asia/Shanghai","sex":"female"}`),
		Aside: []string{ // what pages draw with, what stands there twice, and the list of every rule
			"version", "method", "rules", "elements[].color", "elements[].image", "pillars[].hidden", "pillars[].roleEn",
		},
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in chartInput) (baziOutput, error) {
		return runBazi(y, l, in)
	})
}

func runBazi(y years, l i18n.Locale, in chartInput) (baziOutput, error) {
	if l != "" {
		in.Locale = string(l)
	}
	chart, err := in.cast(y)
	if err != nil {
		return baziOutput{}, err
	}
	return newBaziOutput(in, chart)
}

// cast casts the chart of a checked input of a birth in the years.
func (in baziInput) cast(y years) (*bazi.Chart, error) {
	birth, err := in.birth(y)
	if err != nil {
		return nil, inputFault(err)
	}
	rules, err := in.rules()
	if err != nil {
		return nil, inputFault(err)
	}
	chart, err := bazi.NewChart(birth, rules)
	return chart, inputFault(err)
}

// birth reads the input's date, clock and zone.
func (in baziInput) birth(y years) (bazi.Birth, error) {
	return birthInput{in.Date, in.Time, in.Timezone, in.Offset, in.Sex, in.Longitude}.read(y)
}

// rules turns the flat members and the options into rules. Where both speak,
// Validate has made sure that they agree, and the option says more.
func (in baziInput) rules() (bazi.Rules, error) {
	var rules bazi.Rules
	if *in.DayBoundary == boundaryZi {
		rules.LateZi = bazi.LateZiNextDay
	}
	if *in.SolarTime {
		rules.Clock = bazi.ClockTrueSolar
	}
	for _, o := range in.Options.chosen() {
		if err := rules.Set(o.name, o.value); err != nil {
			return rules, err
		}
	}
	return rules, nil
}
