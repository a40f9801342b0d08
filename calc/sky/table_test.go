package sky_test

import (
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// stride is how many entries of a table to step over where each takes long:
// WENBU_LONG=1 takes all.
func stride() int {
	if os.Getenv("WENBU_LONG") == "1" {
		return 1
	}
	return 43
}

// A table is the series rounded to 0.1 s, so it is at most 0.05 s away.
func TestComputeTerm_Table(t *testing.T) {
	t.Parallel()
	for n := 0; n < 1401*24; n += stride() {
		year, index := 1600+n/24, n%24
		frozen, _ := sky.SolarTerm(year, index)
		got, ok := sky.ComputeTerm(year, index)
		if !ok || abs(got-frozen) > 50 {
			t.Errorf("ComputeTerm(%d, %d) = %d, %v; the table has %d", year, index, got, ok, frozen)
		}
	}
}

func TestComputeNewMoon_Table(t *testing.T) {
	t.Parallel()
	for n := -4947; n <= 12380; n += stride() {
		frozen, _ := sky.NewMoon(n)
		got, ok := sky.ComputeNewMoon(n)
		if !ok || abs(got-frozen) > 50 {
			t.Errorf("ComputeNewMoon(%d) = %d, %v; the table has %d", n, got, ok, frozen)
		}
	}
}
