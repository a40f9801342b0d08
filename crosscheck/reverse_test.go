package crosscheck

import (
	"slices"
	"testing"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// The years searched: lunar-go stops at the year of the host's clock.
const (
	reverseFrom = 1901
	reverseTo   = 2020
)

// TestReverse looks the pillars of births up: random ones, and those of two
// minutes before and after each 节, where a double hour is in two parts. Every time that another
// program finds must lie in a stretch of ours, and every stretch of ours must
// hold a time of theirs.
func TestReverse(t *testing.T) {
	tally := newTally(t)
	rules := bazi.Rules{LateZi: bazi.LateZiNextDay}
	births := randomTimes(sampleSize(60, 5000))
	for year := reverseFrom; year <= reverseTo; year += sampleSize(30, 1) {
		for index := 0; index < 24; index += 2 {
			term, _ := sky.SolarTerm(year, index)
			at := civil.FromSeconds(term.Unix()/1000 + chinaSeconds)
			births = append(births, at.AddSeconds(-120), at.AddSeconds(120))
		}
	}
	births = slices.DeleteFunc(births, func(birth civil.DateTime) bool { return birth.Year > reverseTo })
	for _, birth := range births {
		c := ours(t, birth, bazi.SexUnknown, rules)
		var wanted [4]ganzhi.Pair
		for i, p := range c.Pillars {
			wanted[i] = p.Pair
		}
		spans, err := bazi.Reverse(wanted, bazi.Search{FirstYear: reverseFrom, LastYear: reverseTo, Rules: rules})
		if err != nil {
			t.Fatal(err)
		}
		for _, with := range programs() {
			compareReverse(tally, with, wanted, spans)
		}
	}
	t.Logf("%d births", len(births))
	tally.report("found by reverse lookup", "stretch of reverse lookup")
}

func compareReverse(tally *tally, with program, wanted [4]ganzhi.Pair, spans []bazi.Span) {
	hit := make([]bool, len(spans))
	for _, time := range with.reverse(wanted) {
		if time.Year < reverseFrom || time.Year > reverseTo {
			continue
		}
		d := difference{with: with, what: "found by reverse lookup", local: time, ours: "nothing", theirs: "found"}
		if i := spanAt(spans, time.Seconds()-chinaSeconds); i >= 0 {
			hit[i], d.ours = true, d.theirs
		} else if j, at := ownTerm(d); at {
			if i := spanAt(spans, ceilSecond(j.unixMilli)); i >= 0 {
				hit[i] = true
			}
		}
		tally.compare(d)
	}
	for i, s := range spans {
		d := difference{with: with, what: "stretch of reverse lookup", local: s.LocalBegin, span: s, ours: "found", theirs: "nothing"}
		if hit[i] {
			d.theirs = "found"
		}
		tally.compare(d)
	}
}

// spanAt returns the place of the span that holds an instant, or -1.
func spanAt(spans []bazi.Span, unix int64) int {
	return slices.IndexFunc(spans, func(s bazi.Span) bool { return s.Begin <= unix && unix < s.End })
}

// ownTerm returns the 节 that the other program puts at the time of a difference.
func ownTerm(d difference) (jie, bool) {
	const apart = 200 // instants are nearer than this
	unix := d.local.Seconds() - chinaSeconds
	year, index := sky.TermBefore(sky.FromUnix((unix + apart) * 1000))
	instant, _ := sky.SolarTerm(year, index)
	return jie{year, index, instant.Unix()}, d.with.shownTerm(year, index) == unix
}
