package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"

	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed almanac_day.md
var almanacDayMD string

const almanacName = "almanac_day"

func almanacDay() tool.Tool {
	spec := tool.Spec{
		Name:        almanacName,
		Category:    "calculator",
		Route:       "almanac",
		Label:       i18n.T("查黄历", "Open the almanac"),
		Description: tool.Describe(almanacDayMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"date":"2026-10-01","timezone":"Asia/Shanghai"}`),
		Aside:       []string{"version", "unprinted", "rules"},
	}
	return tool.New(spec, runAlmanac)
}

func runAlmanac(_ context.Context, l i18n.Locale, in almanacInput) (almanacOutput, error) {
	if err := wireYears.check("date", in.Date); err != nil {
		return almanacOutput{}, inputFault(err)
	}
	return openAlmanac(l, in)
}

// AlmanacPage is almanac_day for any year that the almanac reaches. The error is
// that of the tool.
func AlmanacPage(l i18n.Locale, input jsontext.Value) (any, error) {
	in, err := schema.Decode[almanacInput](input)
	if err != nil {
		return nil, err
	}
	return openAlmanac(l, in)
}

// AlmanacText is AlmanacPage as a text for a terminal.
func AlmanacText(l i18n.Locale, input jsontext.Value) (string, error) {
	in, err := schema.Decode[almanacInput](input)
	if err != nil {
		return "", err
	}
	day, err := in.day()
	if err != nil {
		return "", inputFault(err)
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	return chart.AlmanacText(day, chartLanguage(l)) + "\n" + almanacNotice.In(l) + "\n", nil
}

func openAlmanac(l i18n.Locale, in almanacInput) (almanacOutput, error) {
	if l != "" {
		in.Locale = string(l)
	}
	day, err := in.day()
	if err != nil {
		return almanacOutput{}, inputFault(err)
	}
	out, err := newAlmanacOutput(in, day)
	return out, inputFault(err)
}
