package main

import "math"

// normal holds the normal equations of a least squares fit, the right side in
// the last column.
type normal [][]float64

// add adds one equation: the sum of the functions times the unknowns is value.
func (n *normal) add(functions []float64, value float64) {
	row := append(append([]float64(nil), functions...), value)
	if *n == nil {
		for range functions {
			*n = append(*n, make([]float64, len(row)))
		}
	}
	for i, f := range functions {
		for j, v := range row {
			(*n)[i][j] += f * v
		}
	}
}

// solve eliminates by Gauss-Jordan with row pivots. It uses up n.
func (n normal) solve() []float64 {
	last := len(n)
	for i := range n {
		pivot := i
		for k := i; k < last; k++ {
			if math.Abs(n[k][i]) > math.Abs(n[pivot][i]) {
				pivot = k
			}
		}
		n[i], n[pivot] = n[pivot], n[i]
		for k := range n {
			if k == i {
				continue
			}
			f := n[k][i] / n[i][i]
			for j := i; j <= last; j++ {
				n[k][j] -= f * n[i][j]
			}
		}
	}
	unknowns := make([]float64, last)
	for i := range n {
		unknowns[i] = n[i][last] / n[i][i]
	}
	return unknowns
}
