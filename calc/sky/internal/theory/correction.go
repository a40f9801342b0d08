package theory

import "math"

// A correction carries a longitude from the series to DE441, over a span of
// days. Its coefficients, in arcseconds, belong to the functions of sunBasis or
// moonBasis. The spans of a table follow each other; before the first and
// after the last, the slow part stays what it is at the edge.
type correction struct {
	From, To     float64
	Coefficients []float64
}

// Numbers of functions in the two bases.
const (
	SunTerms  = 5 + 2*3 + 2*len(planetArguments)
	MoonTerms = 4 + 2*2*3
)

// planetArguments are the arguments, in multiples of the mean longitudes of
// Venus, Earth, Mars, Jupiter and Saturn, in which VSOP87 and DE441 differ most.
var planetArguments = [...][5]float64{
	{1, -1, 0, 0, 0}, {2, -3, 0, 0, 0}, {3, -4, 0, 0, 0}, {5, -8, 0, 0, 0}, {0, 2, -3, 0, 0},
	{0, -1, 0, 1, 0}, {0, -2, 0, 2, 0}, {0, 0, 0, 1, 0}, {0, -1, 0, 0, 1},
}

// planetLongitude is the mean longitudes of the same planets at J2000.0 and
// their motion per Julian century, IERS Conventions (2003).
var planetLongitude = [5][2]float64{
	{3.176146697, 1021.3285546211}, {1.753470314, 628.3075849991}, {6.203480913, 334.0612426700},
	{0.599546497, 52.9690962641}, {0.874016757, 21.3299104960},
}

// SunBasis returns the functions the Sun's correction is made of: a polynomial
// of degree 4; the sine and cosine of the mean anomaly, each times a polynomial
// of degree 2, which are corrections of the orbit's shape; sine and cosine of
// each planetary argument. u is -1 at the start of the span and 1 at its end.
func SunBasis(u, day float64) [SunTerms]float64 {
	var b [SunTerms]float64
	powers(b[:5], u, 1)
	_, anomaly, _, _, _ := delaunay(day / daysPerCentury)
	sin, cos := math.Sincos(anomaly)
	powers(b[5:8], u, sin)
	powers(b[8:11], u, cos)
	for i, argument := range planetArguments {
		phase := 0.0
		for j, l := range planetLongitude {
			phase += float64(argument[j] * (l[0] + float64(l[1]*day/daysPerCentury)))
		}
		b[11+2*i], b[12+2*i] = math.Sincos(phase)
	}
	return b
}

// MoonBasis is SunBasis for the Moon: a polynomial of degree 3, and sine and
// cosine of the mean anomalies of Moon and Sun, times polynomials of degree 2.
func MoonBasis(u, day float64) [MoonTerms]float64 {
	var b [MoonTerms]float64
	powers(b[:4], u, 1)
	moon, sun, _, _, _ := delaunay(day / daysPerCentury)
	for i, anomaly := range [2]float64{moon, sun} {
		sin, cos := math.Sincos(anomaly)
		powers(b[4+6*i:7+6*i], u, sin)
		powers(b[7+6*i:10+6*i], u, cos)
	}
	return b
}

// powers fills b with v, v·u, v·u² …
func powers(b []float64, u, v float64) {
	for i := range b {
		b[i] = v
		v *= u
	}
}

func sunCorrection(day float64) float64 {
	c, u := span(sunCorrections, day)
	b := SunBasis(u, day)
	return arcsec * dot(b[:], c.Coefficients)
}

func moonCorrection(day float64) float64 {
	c, u := span(moonCorrections, day)
	b := MoonBasis(u, day)
	return arcsec * dot(b[:], c.Coefficients)
}

// span finds the correction for day and the place of day in it.
func span(table []correction, day float64) (correction, float64) {
	c := table[0]
	for _, next := range table[1:] {
		if day >= next.From {
			c = next
		}
	}
	return c, Place(c.From, c.To, day)
}

// Place is -1 at the start of a span or before, 1 at its end or after.
func Place(from, to, day float64) float64 {
	return min(1, max(-1, 2*(day-from)/(to-from)-1))
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += float64(a[i] * b[i])
	}
	return sum
}
