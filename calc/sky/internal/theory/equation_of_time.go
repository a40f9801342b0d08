package theory

import "math"

// EquationOfTime is apparent minus mean solar time in radians of hour angle.
// dayUT1 is the same instant as day, in days of UT1 since 2000-01-01T12:00 UT1.
//
// Rule: apparent sidereal time minus the right ascension of the apparent Sun,
// compared with UT1. The Sun's latitude is neglected: it is below 1.2″, which
// makes at most 0.04 s of time.
func EquationOfTime(day, dayUT1 float64) float64 { return fast.equationOfTime(day, dayUT1) }

func (p precision) equationOfTime(day, dayUT1 float64) float64 {
	century := day / daysPerCentury
	psi, dEpsilon := nutation(century, p.nutation)
	epsilon := obliquity(century) + dEpsilon
	sin, cos := math.Sincos(p.sun(day))
	ascension := math.Atan2(float64(sin*math.Cos(epsilon)), cos)
	return wrap(sidereal(century, dayUT1) + float64(psi*math.Cos(epsilon)) - ascension)
}

// sidereal is the mean sidereal time of IAU 2006 less the hour angle of the mean
// Sun: where the mean Sun stands among the stars.
func sidereal(century, dayUT1 float64) float64 {
	rotation := 2 * math.Pi * (0.7790572732640 + float64(0.00273781191135448*dayUT1))
	return rotation + arcsec*horner(century, 0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368)
}
