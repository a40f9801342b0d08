package theory_test

import (
	"math"
	"os"
	"testing"

	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
	"github.com/wenbu-go/wenbu/calc/sky/internal/truth"
)

// stride is how many reference instants to step over: WENBU_LONG=1 takes all.
func stride() int {
	if os.Getenv("WENBU_LONG") == "1" {
		return 1
	}
	return 41
}

// period is a promise: the largest error in seconds for instants of its years.
type period struct {
	From, To float64 // years
	Promise  float64
}

var periods = []period{{1600, 1900, 1}, {1900, 2101, 0.3}, {2101, 2400, 1}, {2400, 2700, 1}, {2700, 3001, 1}}

func (p period) has(day float64) bool {
	year := 2000 + (day+0.5)/365.2425
	return year >= p.From && year < p.To
}

// checkErrors compares computed instants with the reference, prints the errors
// of each period and checks its promise.
func checkErrors(t *testing.T, file string, compute func(number int) float64) {
	t.Helper()
	rows, err := truth.Read(os.DirFS("../../testdata"), file)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range periods {
		worst, squares, n := 0.0, 0.0, 0
		for i := 0; i < len(rows); i += stride() {
			r := rows[i]
			if !p.has(r.Day()) {
				continue
			}
			e := (compute(r.Number) - r.Day()) * 86400
			worst = max(worst, math.Abs(e))
			squares += e * e
			n++
			if math.Abs(e) > p.Promise {
				t.Errorf("%s: instant %d is off by %.3f s", file, r.Number, e)
			}
		}
		if n == 0 {
			t.Errorf("%s: no instant in %v", file, p)
		}
		t.Logf("%s %4.0f-%4.0f: max %.3f s, RMS %.3f s of %d", file, p.From, p.To, worst, math.Sqrt(squares/float64(n)), n)
	}
}

func TestTerm_Truth(t *testing.T) {
	t.Parallel()
	checkErrors(t, truth.Terms, theory.Term)
}

func TestNewMoon_Truth(t *testing.T) {
	t.Parallel()
	checkErrors(t, truth.NewMoons, theory.NewMoon)
}
