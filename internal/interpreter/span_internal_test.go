package interpreter

import (
	"testing"
	"time"
)

func TestSpanSaid(t *testing.T) {
	t.Parallel()
	today := time.Date(2026, 12, 1, 9, 0, 0, 0, time.UTC)
	for text, want := range map[string][2]string{
		"12月哪几天适合领证":                                       {"2026-12-01", "2026-12-31"},
		"3月哪天适合搬家":                                         {"2027-03-01", "2027-03-31"},
		"2028年1月哪天适合搬家":                                    {"2028-01-01", "2028-01-31"},
		"which day in January 2027 is good for a wedding?": {"2027-01-01", "2027-01-31"},
		"a day in may to move":                             {"2027-05-01", "2027-05-31"},
		"which day may I move?":                            {"2026-12-02", "2027-01-30"},
		"下个月哪天适合搬家":                                        {"2027-01-01", "2027-01-31"},
	} {
		if from, to := spanSaid(text, today); from != want[0] || to != want[1] {
			t.Errorf("%s: %s to %s, want %s to %s", text, from, to, want[0], want[1])
		}
	}
}
