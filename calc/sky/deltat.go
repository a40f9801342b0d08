package sky

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
)

const (
	// deltaTStart is the first node of the Delta T table: 1599-12-22T12:00 TT.
	deltaTStart = TT(-146_108 * msPerDay)
	// deltaTStep is the distance of two nodes.
	deltaTStep = 90 * msPerDay
	msPerYear  = 31_556_952_000 // 365.2425 days
)

// DeltaT returns Delta T = TT - UT1 at t, and its standard deviation, both in
// seconds.
//
// Rule: 1600-3000 from an embedded table of a value every 90 days,
// interpolated linearly: the Stephenson-Morrison-Hohenkerk 2016 spline, IERS
// observations of 1962 on, and the smooth continuation used by the reference
// instants. It agrees with their Delta T within 0.015 s, and 0.041 s around a
// corner at the start of 2500. Before 1600 the
// 2016 spline itself, adjusted to the tidal acceleration of DE441; after 3000
// the last curvature is continued.
//
// The standard deviation is 0.05 s for 1870-2025 and grows fast outside: 20 s
// in 1620, 10 s in 2100. Beyond 2500 it is a guess from how far published
// extrapolations lie apart.
// Source: doc/sources.md#sky-delta-t.
func DeltaT(t TT) (seconds, sigma float64) {
	return float64(deltaTMillis(t)) / 1000, deltaTSigma(year(t))
}

// year is t as a decimal year of 365.2425 days.
func year(t TT) float64 { return 2000 + float64(t)/msPerYear }

// deltaTMillis is Delta T in ms. Inside the table it is integer arithmetic, the
// same on every platform.
func deltaTMillis(t TT) int64 {
	n := TT(len(deltaTTable)/3 - 1)
	switch {
	case t < deltaTStart:
		return int64(math.Round(1000 * deltaTBefore1600(year(t))))
	case t >= deltaTStart+n*deltaTStep:
		return deltaTAfter3000(t, int(n))
	}
	i := int((t - deltaTStart) / deltaTStep)
	rest := int64((t - deltaTStart) % deltaTStep)
	a, b := table.Int24(deltaTTable, i), table.Int24(deltaTTable, i+1)
	return a + (b-a)*rest/deltaTStep
}

// deltaTAfter3000 continues the table, whose last node is n, with the slope
// and curvature of its last two centuries.
func deltaTAfter3000(t TT, n int) int64 {
	const century = 406 // nodes in about 100 years
	a := float64(table.Int24(deltaTTable, n-2*century))
	b := float64(table.Int24(deltaTTable, n-century))
	c := float64(table.Int24(deltaTTable, n))
	u := float64(t-deltaTStart-TT(n)*deltaTStep) / (century * deltaTStep)
	return int64(math.Round(c + u*((3*c-4*b+a)/2+u*(c-2*b+a)/2)))
}

// deltaTSpline is one cubic piece: Delta T in seconds from year From to To, by
// powers of (year-From)/(To-From).
type deltaTSpline struct{ From, To, A0, A1, A2, A3 float64 }

// deltaTPieces is the part of the 2016 spline before 1600.
// Source: doc/sources.md#sky-delta-t.
var deltaTPieces = [...]deltaTSpline{
	{-720, 400, 20550.593, -21268.478, 11863.418, -4541.129},
	{400, 1000, 6604.404, -5981.266, -505.093, 1349.609},
	{1000, 1500, 1467.654, -2452.187, 2460.927, -1183.759},
	{1500, 1600, 292.635, -216.322, -43.614, 56.681},
}

// tidalAdjustment carries the spline from the lunar tidal acceleration it was
// made with, -25.85 arcseconds per century², to that of DE441. In seconds per
// year² from 1955; with it the spline meets the table in 1600.
const tidalAdjustment = -0.000091 * (-25.936 + 25.85)

func deltaTBefore1600(year float64) float64 {
	piece := deltaTPieces[0]
	for _, p := range deltaTPieces {
		if year >= p.From {
			piece = p
		}
	}
	u := (year - piece.From) / (piece.To - piece.From)
	d := year - 1955
	return piece.A0 + u*(piece.A1+u*(piece.A2+u*piece.A3)) + tidalAdjustment*d*d
}

// sigmaPoint is the standard deviation of Delta T, in seconds, in a year.
type sigmaPoint struct{ Year, Sigma float64 }

// deltaTSigmas is interpolated linearly in the logarithm.
// Source: doc/sources.md#sky-delta-t.
var deltaTSigmas = [...]sigmaPoint{
	{-720, 180}, {0, 90}, {1000, 15}, {1620, 20}, {1680, 5}, {1770, 1}, {1831, 0.1},
	{1870, 0.05}, {2025, 0.05}, {2030, 2}, {2050, 6}, {2100, 10}, {2200, 20},
	{2400, 50}, {2500, 100}, {3000, 1200},
}

func deltaTSigma(year float64) float64 {
	last := len(deltaTSigmas) - 1
	if year <= deltaTSigmas[0].Year {
		return deltaTSigmas[0].Sigma
	}
	for i := range last {
		a, b := deltaTSigmas[i], deltaTSigmas[i+1]
		if year < b.Year {
			u := (year - a.Year) / (b.Year - a.Year)
			return a.Sigma * math.Pow(b.Sigma/a.Sigma, u)
		}
	}
	return deltaTSigmas[last].Sigma
}
