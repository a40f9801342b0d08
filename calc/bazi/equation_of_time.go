package bazi

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/sky"
)

// equationOfTime returns true minus mean solar time (均时差) in seconds.
//
// Rule: mean longitude of the Sun less its right ascension, from the low-order
// solar position of the Astronomical Almanac; good to 3 s for 1950–2050.
// Source: doc/sources.md#solar-time.
func equationOfTime(t sky.TT) float64 {
	const degree = math.Pi / 180
	days := float64(t) / (secondsPerDay * milli)
	anomaly := (357.528 + 0.9856003*days) * degree
	mean := 280.460 + 0.9856474*days
	longitude := (mean + 1.915*math.Sin(anomaly) + 0.020*math.Sin(2*anomaly)) * degree
	obliquity := (23.439 - 0.0000004*days) * degree
	ascension := math.Atan2(math.Cos(obliquity)*math.Sin(longitude), math.Cos(longitude)) / degree
	return math.Remainder(mean-ascension, 360) * secondsPerDegree
}
