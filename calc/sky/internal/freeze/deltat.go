package main

import (
	"cmp"
	"math"
	"os"
	"path/filepath"
	"slices"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/truth"
)

const (
	msPerDay = 86_400_000
	// A node every 90 days, from 1599-12-22 to beyond the end of 3000.
	nodeStart = -146_108 * msPerDay
	nodeStep  = 90 * msPerDay
	nodes     = 5684
	halfWidth = 30 * msPerDay
)

// deltaT makes a table of Delta T in ms at equidistant nodes. A node is the value
// of a parabola fitted to the reference values around it, which takes out their
// rounding to 0.01 s.
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
	values := make([]int64, nodes)
	for i := range values {
		values[i] = int64(math.Round(1000 * smooth(rows, int64(nodeStart+i*nodeStep))))
	}
	return table.EncodeInt24(values)
}

// smooth fits a parabola to the rows within a window that is widened until it
// holds nine of them, and returns its value at t.
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
