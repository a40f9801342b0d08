package theory_test

import (
	"math"
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

// The rate of Delta T is the length of day as published: ms above 86,400 s.
func TestLongTermDeltaT_LengthOfDay(t *testing.T) {
	t.Parallel()
	for year := 2026.0; year <= 4000; year += 7 {
		perYear := theory.LongTermDeltaT(year+0.5) - theory.LongTermDeltaT(year-0.5)
		c := (year - 1825) / 100
		want := 1.72*c - 3.5*math.Sin(2*math.Pi*(c+0.75)/14)
		if got := perYear * 1000 / 365.25; math.Abs(got-want) > 1e-5 {
			t.Errorf("%g: a day is %.6f ms long, want %.6f", year, got, want)
		}
	}
	if got := theory.LongTermDeltaT(2025); math.Abs(got-69.16) > 0.005 {
		t.Errorf("Delta T of 2025 = %.4f s, want 69.16", got)
	}
}
