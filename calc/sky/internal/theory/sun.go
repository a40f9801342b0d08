package theory

import (
	_ "embed"
	"math"
)

var (
	//go:embed data/vsop87d-earth-l.bin
	earthLongitude series
	//go:embed data/vsop87d-earth-r.bin
	earthRadius series
)

// lightTimeAU is the time that light takes for one astronomical unit, in days.
const lightTimeAU = 499.004784 / secondsPerDay

// precision is how much of the series a longitude is computed from.
type precision struct {
	earth, radius, moon float64 // smallest amplitudes: radians, au, arcseconds
	nutation            int     // number of terms
	corrected           bool
}

var (
	full = precision{nutation: len(nutationTerms), corrected: true}
	// uncorrected is what the corrections are fitted to.
	uncorrected = precision{nutation: len(nutationTerms)}
	// fast has errors of up to 0.8″ for the Sun and 2′ for the Moon.
	fast = precision{earth: 2e-7, radius: 1e-3, moon: 10, nutation: 6}
)

// SunLongitude is the Sun's apparent geocentric longitude, referred to the true
// equinox of date.
//
// Rule: VSOP87D, the Earth taken where it was when the light left the Sun, which
// is light time and aberration at once; IAU 2006 precession in place of the one
// in VSOP87D, IAU 2000B nutation, and a correction fitted to DE441.
func SunLongitude(day float64) float64 { return full.sun(day) }

// SunUncorrected is SunLongitude without the fitted correction.
func SunUncorrected(day float64) float64 { return uncorrected.sun(day) }

func (p precision) sun(day float64) float64 {
	century := day / daysPerCentury
	radius := earthRadius.cosines(day/daysPerMillennium, p.radius)
	emitted := (day - float64(radius*lightTimeAU)) / daysPerMillennium
	psi, _ := nutation(century, p.nutation)
	l := earthLongitude.cosines(emitted, p.earth) + math.Pi + psi
	l += precession(century) - precessionVSOP(century)
	if p.corrected {
		l += sunCorrection(day)
	}
	return l
}
