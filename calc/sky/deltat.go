package sky

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/sky/internal/table"
	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

const msPerYear = 31_556_952_000 // 365.2425 days

// DeltaT returns Delta T = TT - UT1 at t, and its standard deviation, both in
// seconds.
//
// Rule: observed values to July 2026, before 1962 as the spline of Stephenson,
// Morrison and Hohenkerk (2016) smooths them; after that the long-term length
// of day of Morrison and others (2021), summed up, which meets the observations
// within 0.04 s. 1600-3000 is read from an embedded table, linearly between its
// nodes; before 1600 the spline is adjusted to the tidal acceleration of DE441;
// after 3000 the sum goes on.
//
// The standard deviation is 0.05 s for 1870-2026 and grows fast outside: 20 s
// in 1620, 10 s in 2100. Beyond 2500 it is a guess from how far published
// extrapolations lie apart, 1,117 s in 3000.
// Source: doc/sources.md#sky-delta-t.
func DeltaT(t TT) (seconds, sigma float64) {
	return float64(deltaTMillis(t)) / 1000, deltaTSigma(year(t))
}

// year is t as a decimal year of 365.2425 days.
func year(t TT) float64 { return 2000 + float64(t)/msPerYear }

// deltaTMillis is Delta T in ms.
func deltaTMillis(t TT) int64 {
	if ms, ok := table.DeltaT(deltaTTable, int64(t)); ok {
		return ms
	}
	if t < 0 {
		return int64(math.Round(1000 * deltaTBefore1600(year(t))))
	}
	return int64(math.Round(1000 * theory.LongTermDeltaT(year(t))))
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
	{1870, 0.05}, {2026, 0.05}, {2030, 2}, {2050, 6}, {2100, 10}, {2200, 20},
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
	// As the error of a rate of slowing does, it grows with the square of time.
	beyond := (year - 1825) / (deltaTSigmas[last].Year - 1825)
	return deltaTSigmas[last].Sigma * beyond * beyond
}
