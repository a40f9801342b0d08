package catalog

import (
	"cmp"
	"slices"

	"github.com/wenbu-go/wenbu/calc/bazi"
)

type baziAlternative struct {
	Because string     `json:"because" enum:"solar_term|uncertain_clock|unknown_time" doc:"A 节 is within a minute, or on the date of unknown time; the clock may be wrong; the time is not known."`
	Pillars []string   `json:"pillars" limit:"3..4" doc:"Year, month, day and, where it is told apart, hour."`
	Share   float64    `json:"share" range:"0..1" doc:"Of the time in question; all shares add to 1."`
	Spans   []baziSpan `json:"spans" doc:"When births have these pillars."`
}

type baziSpan struct {
	From      string `json:"from"`
	To        string `json:"to" doc:"Excluded."`
	LocalFrom string `json:"localFrom"`
	LocalTo   string `json:"localTo"`
}

// newBaziAlternatives lists the other charts that the input asks for, else those
// of a birth that is not sure.
func newBaziAlternatives(in chartInput, c *bazi.Chart) []baziAlternative {
	switch {
	case in.UncertaintyMinutes != nil:
		return alternativesOf("uncertain_clock", c.AlternativesWithin(*in.UncertaintyMinutes))
	case in.everyHour():
		return alternativesOf("unknown_time", c.AlternativeHours())
	}
	return alternativesOf("solar_term", c.Alternatives())
}

func alternativesOf(because string, list []bazi.Alternative) []baziAlternative {
	var out []baziAlternative
	shares := roundedShares(list)
	for i, a := range list {
		w := baziAlternative{Because: because, Share: shares[i], Spans: newBaziSpans(a.Spans)}
		for _, p := range a.Pillars {
			w.Pillars = append(w.Pillars, p.String())
		}
		out = append(out, w)
	}
	return out
}

// roundedShares rounds shares to four places so that they still add to one: each is
// cut off, and what is missing goes to those that lost most.
func roundedShares(list []bazi.Alternative) []float64 {
	const places = 10_000
	units, order := make([]int, len(list)), make([]int, len(list))
	missing := places
	for i, a := range list {
		order[i] = i
		units[i] = int(a.Share * places)
		missing -= units[i]
	}
	lost := func(i int) float64 { return list[i].Share*places - float64(units[i]) }
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(lost(j), lost(i)) })
	shares := make([]float64, len(list))
	for rank, i := range order {
		if rank < missing {
			units[i]++
		}
		shares[i] = float64(units[i]) / places
	}
	return shares
}

func newBaziSpans(spans []bazi.Span) []baziSpan {
	out := make([]baziSpan, len(spans))
	for i, s := range spans {
		out[i] = baziSpan{instant(s.Begin), instant(s.End), s.LocalBegin.String(), s.LocalEnd.String()}
	}
	return out
}
