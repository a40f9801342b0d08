package fair

import "testing"

// TestLimit compares with the quantiles of χ² at 1 − 10⁻⁶: few degrees of freedom
// are judged a little too mildly.
func TestLimit(t *testing.T) {
	t.Parallel()
	for freedom, want := range map[int]float64{3: 30.66, 5: 35.89, 23: 70.55, 63: 131.37} {
		if got := limit(freedom); got < want || got > want*(1+0.25/float64(freedom)) {
			t.Errorf("%d degrees of freedom: got %.2f, want %.2f", freedom, got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		counts  []int
		weights []float64
		fair    bool
	}{
		{"even", []int{500, 510, 490, 500}, nil, true},
		{"uneven", []int{600, 400, 500, 500}, nil, false},
		{"by weight", []int{125, 375, 380, 120}, []float64{1, 3, 3, 1}, true},
		{"by other weight", []int{125, 375, 380, 120}, []float64{1, 5, 7, 3}, false},
		{"too few", []int{1, 2}, nil, false},
		{"no counts", nil, nil, false},
		{"weights missing", []int{100, 100}, []float64{1}, false},
	} {
		if err := Check(c.counts, c.weights); (err == nil) != c.fair {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
