package theory

import "math"

// nutation returns the nutation in longitude Δψ and in obliquity Δε, model IAU
// 2000B, from its first n terms. century is in Julian centuries.
// Source: doc/sources.md#sky-nutation.
func nutation(century float64, n int) (psi, epsilon float64) {
	const unit = arcsec / 1e7
	l, lPrime, f, d, omega := delaunay(century)
	for _, r := range nutationTerms[:n] {
		phase := float64(r.L*l) + float64(r.LPrime*lPrime) + float64(r.F*f) + float64(r.D*d) + float64(r.Omega*omega)
		sin, cos := math.Sincos(phase)
		psi += float64((r.PsiSin+float64(r.PsiSinT*century))*sin) + float64(r.PsiCos*cos)
		epsilon += float64((r.EpsCos+float64(r.EpsCosT*century))*cos) + float64(r.EpsSin*sin)
	}
	// The model's constants for the planetary terms it leaves out.
	return (psi - 1350) * unit, (epsilon + 3880) * unit
}

// delaunay returns the fundamental arguments of the Moon's and the Sun's motion:
// mean anomaly of the Moon, of the Sun, argument of latitude, elongation, and
// longitude of the ascending node, IERS Conventions (2003).
func delaunay(century float64) (l, lPrime, f, d, omega float64) {
	l = arcsec * horner(century, 485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470)
	lPrime = arcsec * horner(century, 1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149)
	f = arcsec * horner(century, 335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417)
	d = arcsec * horner(century, 1072260.70369, 1602961601.2090, -6.3706, 0.006593, -0.00003169)
	omega = arcsec * horner(century, 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939)
	return l, lPrime, f, d, omega
}

// obliquity is the mean obliquity of the ecliptic, IAU 2006.
func obliquity(century float64) float64 {
	return arcsec * horner(century, 84381.406, -46.836769, -0.0001831, 0.00200340, -0.000000576, -0.0000000434)
}

// precession is the general precession in longitude since J2000.0, IAU 2006.
func precession(century float64) float64 {
	return arcsec * horner(century, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383)
}

// precessionVSOP is the precession that the series VSOP87D contains.
func precessionVSOP(century float64) float64 {
	return arcsec * horner(century, 0, 5029.0966, 1.111971, 0.0000773, -0.00002353)
}
