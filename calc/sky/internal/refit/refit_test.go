package main

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// Points of a plane come back as its coefficients.
func TestNormal_Solve(t *testing.T) {
	t.Parallel()
	var system normal
	for x := -2.0; x <= 2; x++ {
		for y := -1.0; y <= 3; y++ {
			system.add([]float64{1, x, y}, 0.5+2*x-3*y)
		}
	}
	got := system.solve()
	for i, want := range []float64{0.5, 2, -3} {
		if math.Abs(got[i]-want) > 1e-12 {
			t.Errorf("unknown %d = %g, want %g", i, got[i], want)
		}
	}
}

// The corrections in the source are those that the reference instants give.
func TestCorrections_Refit(t *testing.T) {
	if os.Getenv("WENBU_LONG") != "1" {
		t.Skip("takes 5 s: set WENBU_LONG=1")
	}
	t.Parallel()
	const sky = "../.."
	got, err := corrections(os.DirFS(filepath.Join(sky, "testdata")))
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(sky, output))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s is not what the reference gives: run go run ./internal/refit in calc/sky", output)
	}
}
