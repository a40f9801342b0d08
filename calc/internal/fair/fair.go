// Package fair judges for tests whether counted outcomes look like the chances
// they should have.
package fair

import (
	"fmt"
	"math"
)

// Check returns an error when the counts of many independent trials do not look
// like chances in the proportion of the weights; with nil weights all are equal. A
// fair process fails about once in a million times (Pearson's χ² with the
// approximation of Wilson and Hilferty).
func Check(counts []int, weights []float64) error {
	if weights == nil {
		weights = make([]float64, len(counts))
		for i := range weights {
			weights[i] = 1
		}
	}
	if len(counts) < 2 || len(weights) != len(counts) {
		return fmt.Errorf("%d counts and %d weights", len(counts), len(weights))
	}
	trials, whole := 0, 0.0
	for i, n := range counts {
		trials += n
		whole += weights[i]
	}
	chi2 := 0.0
	for i, n := range counts {
		want := float64(trials) * weights[i] / whole
		if want < 5 {
			return fmt.Errorf("cell %d: %.1f expected, too few trials to judge", i, want)
		}
		chi2 += (float64(n) - want) * (float64(n) - want) / want
	}
	if most := limit(len(counts) - 1); chi2 > most {
		return fmt.Errorf("χ² = %.1f over %d cells and %d trials, want at most %.1f", chi2, len(counts), trials, most)
	}
	return nil
}

// limit is what χ² with the given degrees of freedom exceeds once in a million
// times.
func limit(freedom int) float64 {
	const z = 4.7534
	k := float64(freedom)
	return k * math.Pow(1-2/(9*k)+z*math.Sqrt(2/(9*k)), 3)
}
