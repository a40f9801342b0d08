package theory

import _ "embed"

var (
	//go:embed data/elp-mpp02-l.bin
	moonLongitude series
	//go:embed data/elp-mpp02-r.bin
	moonDistance series
)

// kmPerDay is the speed of light.
const kmPerDay = 299792.458 * secondsPerDay

// MoonLongitude is the Moon's apparent geocentric longitude, referred to the
// true equinox of date. Its correction is fitted at new moons and means nothing
// elsewhere in the month.
//
// Rule: ELP/MPP02 with the constants fitted to DE405, at the time the light left
// the Moon; IAU 2006 precession, IAU 2000B nutation, and a correction fitted to
// DE441.
func MoonLongitude(day float64) float64 { return full.moonLongitude(day) }

// MoonUncorrected is MoonLongitude without the fitted correction.
func MoonUncorrected(day float64) float64 { return uncorrected.moonLongitude(day) }

func (p precision) moonLongitude(day float64) float64 {
	century := day / daysPerCentury
	distance := moonDistance.sines(century, 100*p.moon)
	emitted := (day - distance/kmPerDay) / daysPerCentury
	psi, _ := nutation(century, p.nutation)
	// W1: the Moon's mean longitude.
	l := horner(emitted, 3.8103440908308803, 8399.68473007193, -0.00003318952042550094, 3.1102494491060616e-8, -2.0328237648922845e-10)
	l += arcsec*moonLongitude.sines(emitted, p.moon) + precession(century) + psi
	if p.corrected {
		l += moonCorrection(day)
	}
	return l
}
