package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"slices"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed match_charts.md
var matchChartsMD string

// matchInput is two births.
type matchInput struct {
	A baziInput `json:"a" doc:"One birth, as the input of calculate_bazi. Its options decide the relations."`
	B baziInput `json:"b" doc:"The other birth."`
}

// Validate checks the rules over several members of each birth.
func (in matchInput) Validate() []fault.Field {
	return slices.Concat(under("a", in.A.Validate()), under("b", in.B.Validate()))
}

// Complete fills in the defaults of each birth that follow its options.
func (in *matchInput) Complete() {
	in.A.Complete()
	in.B.Complete()
}

// under puts problems under a member.
func under(name string, problems []fault.Field) []fault.Field {
	for i, p := range problems {
		problems[i].Path = name
		if p.Path != "" {
			problems[i].Path = name + "." + p.Path
		}
	}
	return problems
}

func matchCharts(y years) tool.Tool {
	spec := tool.Spec{
		Name:        "match_charts",
		Category:    "calculator",
		Route:       "match",
		Label:       i18n.T("两盘对看", "Compare two charts"),
		Description: tool.Describe(matchChartsMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example: jsontext.Value(`{"a":{"date":"2000-08-16","time":"03:30","sex":"female"},` +
			`"b":{"date":"1998-02-27","time":"21:10","sex":"male"}}`),
	}
	return tool.New(spec, func(_ context.Context, _ i18n.Locale, in matchInput) (matchOutput, error) {
		return runMatch(y, in)
	})
}

func runMatch(y years, in matchInput) (matchOutput, error) {
	a, err := castUnder(y, "a", in.A)
	if err != nil {
		return matchOutput{}, err
	}
	b, err := castUnder(y, "b", in.B)
	if err != nil {
		return matchOutput{}, err
	}
	return newMatchOutput(in, a, b), nil
}

// castUnder casts one of the births; what is wrong with it is named under it.
func castUnder(y years, name string, in baziInput) (*bazi.Chart, error) {
	chart, err := in.cast(y)
	if f := fault.As(err); f != nil && f.Kind == fault.Invalid {
		named := fault.New(f.Kind, f.Reason, i18n.T(strings.ToUpper(name)+"："+f.Msg.Zh, strings.ToUpper(name)+": "+f.Msg.En))
		named.Fields = under(name, slices.Clone(f.Fields))
		return nil, named
	}
	return chart, err
}
