package sky

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/sky/internal/theory"
)

// SunLongitude returns the Sun's apparent geocentric longitude (黄经, huang
// jing) in degrees, 0 to 360, referred to the true equinox of date.
//
// Valid for the years 1-3000; for 1600-3000 within 0.016″ of DE441, 0.009″ in
// 1900-2100.
// Source: doc/sources.md#sky-series.
func SunLongitude(t TT) float64 {
	degrees := math.Mod(theory.SunLongitude(t.day())*180/math.Pi, 360)
	if degrees < 0 {
		degrees += 360
	}
	return degrees
}

// EquationOfTime returns apparent minus mean solar time (均时差, jun shi cha) in
// seconds: what a sundial is ahead of an even clock at the same place. It is
// about -855 in mid-February and +987 in early November.
//
// Rule: apparent sidereal time less the right ascension of the apparent Sun,
// compared with UT1. Valid for the years 1-3000, within 0.15 s.
// Source: doc/sources.md#sky-equation-of-time.
func EquationOfTime(t TT) float64 {
	dayUT1 := float64(int64(t)-deltaTMillis(t)) / msPerDay
	return theory.EquationOfTime(t.day(), dayUT1) * 43200 / math.Pi
}

// day is t in days since J2000.0, as package theory counts.
func (t TT) day() float64 { return float64(t) / msPerDay }

func fromDay(day float64) TT { return TT(math.Round(day * msPerDay)) }
