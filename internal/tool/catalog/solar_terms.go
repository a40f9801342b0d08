package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"math"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/sky"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed solar_terms.md
var solarTermsMD string

type termsInput struct {
	Year int `json:"year" range:"1901..2099" doc:"Gregorian year."`
}

// farTermsInput is termsInput for a caller in this process.
type farTermsInput struct {
	Year int `json:"year" range:"1600..2200" doc:"Gregorian year."`
}

type termsOutput struct {
	Year  int          `json:"year"`
	Terms []termOutput `json:"terms" doc:"The 24 terms of the year in order, 小寒 first."`
}

type termOutput struct {
	Name               string  `json:"name"`
	En                 string  `json:"en"`
	Index              int     `json:"index" doc:"0 is 小寒, 23 is 冬至."`
	Longitude          int     `json:"longitude" doc:"Apparent longitude of the Sun, degrees."`
	TT                 string  `json:"tt" doc:"Terrestrial Time, ISO 8601 without a zone."`
	UTC                string  `json:"utc" doc:"Universal Time: UT1 before 1972 and after 2035, UTC between."`
	UncertaintySeconds float64 `json:"uncertaintySeconds" doc:"Standard deviation of utc, seconds."`
	China              string  `json:"china" doc:"The clock of China's calendar: Beijing mean time before 1929, UTC+8 since. The second in which the rounded utc falls."`
}

func solarTerms(y years) tool.Tool {
	spec := tool.Spec{
		Name:        "solar_terms",
		Category:    "calculator",
		Route:       "terms",
		Label:       i18n.T("查节气时刻", "Find solar terms"),
		Description: tool.Describe(solarTermsMD),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"year":2026}`),
	}
	if y == allYears {
		return tool.New(spec, func(_ context.Context, _ i18n.Locale, in farTermsInput) (termsOutput, error) {
			return termsOf(in.Year), nil
		})
	}
	return tool.New(spec, func(_ context.Context, _ i18n.Locale, in termsInput) (termsOutput, error) {
		return termsOf(in.Year), nil
	})
}

func termsOf(year int) termsOutput {
	out := termsOutput{Year: year}
	for i := range almanac.SolarTerms {
		out.Terms = append(out.Terms, newTermOutput(almanac.TermOn(year, almanac.SolarTerm(i))))
	}
	return out
}

func newTermOutput(t almanac.TermDay) termOutput {
	return termOutput{
		Name: t.Term.String(), En: t.Term.English(), Index: int(t.Term), Longitude: t.Term.LongitudeDeg(),
		TT: terrestrial(t.Instant), UTC: universal(t.Instant), UncertaintySeconds: termUncertainty(t.Instant),
		China: almanac.China.Clock(t.Instant).String(),
	}
}

// terrestrial writes an instant in Terrestrial Time to a tenth of a second.
func terrestrial(t sky.TT) string {
	const noon2000 = 946_728_000_000 // 2000-01-01T12:00:00 on its own clock, milliseconds since 1970
	return civil.TenthOf(int64(t) + noon2000).String()
}

// universal writes an instant in Universal Time to a tenth of a second.
func universal(t sky.TT) string { return civil.TenthOf(t.Unix()).String() + "Z" }

// termUncertainty returns the standard deviation of a term's Universal Time:
// that of the position, and outside 1972–2035 that of Delta T.
func termUncertainty(t sky.TT) float64 {
	const position = 0.06
	if year := civil.FromSeconds(t.Unix() / 1000).Year; year >= 1972 && year <= 2035 {
		return position
	}
	_, sigma := sky.DeltaT(t)
	return math.Round(100*math.Hypot(position, sigma)) / 100
}
