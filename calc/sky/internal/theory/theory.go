// Package theory computes the longitudes of Sun and Moon from analytical
// series, and from them the instants of solar terms and new moons. Package sky
// serves those instants from tables that this package made. It also holds the
// long-term rotation of the Earth.
//
// Times are days of TT since J2000.0, angles radians unless a name says
// otherwise. Products are converted explicitly where they are added, so that no
// compiler fuses them: the results on amd64 are the same to the last bit.
package theory

import "math"

const (
	daysPerCentury    = 36525
	daysPerMillennium = 365250
	secondsPerDay     = 86400

	// arcsec is one second of arc.
	arcsec = math.Pi / 180 / 3600
	degree = math.Pi / 180
)

// horner evaluates the polynomial with the given coefficients, lowest first.
func horner(t float64, coefficients ...float64) float64 {
	v := 0.0
	for i := len(coefficients) - 1; i >= 0; i-- {
		v = float64(v*t) + coefficients[i]
	}
	return v
}

// wrap brings an angle between -π and π.
func wrap(angle float64) float64 { return math.Remainder(angle, 2*math.Pi) }
