package catalog

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// The instant of a term reads the same in the list of terms, on the page of its
// day and in a chart, whatever clock the birth had.
func TestTermInstant_ReadsTheSameEverywhere(t *testing.T) {
	t.Parallel()
	for _, year := range []int{1935, 1951, 1988, 1990, 2024, 2060} {
		result, err := callTool(t, solarTerms(wireYears), "", fmt.Sprintf(`{"year":%d}`, year))
		if err != nil {
			t.Fatal(err)
		}
		for i, term := range result.Value.(termsOutput).Terms {
			wantOneReading(t, term, i%2 == 0)
		}
	}
}

func wantOneReading(t *testing.T, term termOutput, jie bool) {
	t.Helper()
	second, tenth := term.UTC[:len("2006-01-02T15:04:05")], term.UTC[len("2006-01-02T15:04:05"):len(term.UTC)-1]
	utc, err := civil.ParseDateTime(second)
	if err != nil {
		t.Fatal(err)
	}
	china := utc.AddSeconds(8 * 3600)
	if term.China != china.String() {
		t.Errorf("%s %s: china is %s", term.Name, term.UTC, term.China)
	}
	page := mustOpen(t, fmt.Sprintf(`{"date":"%s","timezone":"+08:00"}`, china.DateString())).Terms.Current
	if page.UTC != term.UTC || page.Local != term.China {
		t.Errorf("%s %s: the page has %s, %s", term.Name, term.UTC, page.UTC, page.Local)
	}
	if !jie {
		return
	}
	chart := mustCast(t, fmt.Sprintf(`{"date":"%s","time":"12:00","timezone":"Asia/Shanghai"}`, china.AddDays(1).DateString()))
	readable := china.DateString() + " " + china.ClockString() + tenth + " UTC+08:00"
	for _, b := range chart.Boundaries {
		if b.Kind == "month" && b.Name == term.Name && b.Instant != term.UTC {
			t.Errorf("%s %s: the chart has %s", term.Name, term.UTC, b.Instant)
		}
	}
	for _, r := range chart.Rules {
		if r.Option == "month_boundary" && !strings.Contains(r.WhyEn, readable) {
			t.Errorf("%s %s: the rule says %s", term.Name, readable, r.WhyEn)
		}
	}
}
