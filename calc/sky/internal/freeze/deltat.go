package main

import (
	"cmp"
	"math"
	"os"
	"path/filepath"
	"slices"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
	"github.com/wenbu-go/wenbu/calc/sky/internal/truth"
)

const (
	msPerDay  = 86_400_000
	msPerYear = 31_556_952_000 // 365.2425 days
	halfWidth = 30 * msPerDay
)

// deltaT makes the table of Delta T in ms: from the reference instants to 2021,
// from observations to 2026, and from the long-term length of day after.
func deltaT(dir string) ([]byte, error) {
	testdata := os.DirFS(filepath.Join(dir, "testdata"))
	rows, err := truth.Read(testdata, truth.Terms)
	if err != nil {
		return nil, err
	}
	newMoons, err := truth.Read(testdata, truth.NewMoons)
	if err != nil {
		return nil, err
	}
	rows = append(rows, newMoons...)
	slices.SortFunc(rows, func(a, b truth.Row) int { return cmp.Compare(a.TT, b.TT) })
	values := make([]int64, table.DeltaTNodes)
	for i := range values {
		values[i] = int64(math.Round(1000 * deltaTAt(i, rows)))
	}
	return table.EncodeInt24(values)
}

// deltaTAt returns Delta T in seconds at a node.
func deltaTAt(node int, rows []truth.Row) float64 {
	t := table.DeltaTNode(node)
	if node > table.DeltaTLastObserved {
		return theory.LongTermDeltaT(2000 + float64(t)/msPerYear)
	}
	if seconds, ok := observed(t); ok {
		return seconds
	}
	return smooth(rows, t)
}

// smooth fits a parabola to the Delta T of the rows within a window that is
// widened until it holds nine of them, and returns its value at t. That takes out
// their rounding to 0.01 s.
func smooth(rows []truth.Row, t int64) float64 {
	find := func(x int64) int {
		i, _ := slices.BinarySearchFunc(rows, x, func(r truth.Row, x int64) int { return cmp.Compare(r.TT, x) })
		return i
	}
	width := int64(halfWidth)
	from, to := find(t-width), find(t+width)
	for to-from < 9 {
		width += halfWidth
		from, to = find(t-width), find(t+width)
	}
	var m [3][4]float64
	for _, r := range rows[from:to] {
		x := float64(r.TT-t) / float64(width)
		p := [3]float64{1, x, float64(x * x)}
		for i := range 3 {
			for j := range 3 {
				m[i][j] += float64(p[i] * p[j])
			}
			m[i][3] += float64(p[i] * r.DeltaT)
		}
	}
	return solve(m)
}

// solve returns the first unknown of three linear equations.
func solve(m [3][4]float64) float64 {
	for i := 2; i >= 0; i-- {
		for k := range i {
			f := m[k][i] / m[i][i]
			for j := range 4 {
				m[k][j] -= float64(f * m[i][j])
			}
		}
	}
	return m[0][3] / m[0][0]
}
