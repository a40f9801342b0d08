package main

// observation is Delta T in seconds at 0h of a day.
type observation struct {
	MJD    int64
	DeltaT float64
}

// observations are the first days of the quarters from 2022 on. The reference
// instants know predictions for these years, which turned out 0.4 s too low by
// the autumn of 2026.
// Source: doc/sources.md#sky-delta-t.
var observations = [...]observation{
	{59580, 69.2945}, {59670, 69.2835}, {59761, 69.2527}, {59853, 69.1891}, // 2022
	{59945, 69.2039}, {60035, 69.2084}, {60126, 69.2201}, {60218, 69.1723}, // 2023
	{60310, 69.1752}, {60401, 69.1983}, {60492, 69.1879}, {60584, 69.1250}, // 2024
	{60676, 69.1377}, {60766, 69.1471}, {60857, 69.1406}, {60949, 69.0909}, // 2025
	{61041, 69.1099}, {61131, 69.1330}, {61222, 69.1695}, {61314, 69.2065}, // 2026
}

const mjdJ2000 = 51544.5

// observed interpolates the observations linearly at a time in ms since J2000.0.
// It reports false outside them.
func observed(t int64) (seconds float64, ok bool) {
	day := mjdJ2000 + float64(t)/msPerDay
	for i, b := range observations[1:] {
		a := observations[i]
		if from, to := float64(a.MJD), float64(b.MJD); from <= day && day < to {
			return a.DeltaT + float64((b.DeltaT-a.DeltaT)*(day-from)/(to-from)), true
		}
	}
	return 0, false
}
