package theory

import (
	"math"
	"testing"
)

// The fast equation of time is within 0.1 s of the one from all terms.
func TestEquationOfTime_FastAgainstFull(t *testing.T) {
	t.Parallel()
	worst := 0.0
	for day := -730_000.0; day < 365_000; day += 311.7 {
		d := wrap(fast.equationOfTime(day, day)-full.equationOfTime(day, day)) * 43200 / math.Pi
		worst = max(worst, math.Abs(d))
	}
	if worst > 0.1 {
		t.Errorf("largest difference %.3f s", worst)
	}
	t.Logf("largest difference %.3f s", worst)
}

// The fast longitudes are good enough as a start for solving.
func TestFast_AgainstFull(t *testing.T) {
	t.Parallel()
	var sun, moon float64
	for day := -730_000.0; day < 365_000; day += 1311.7 {
		sun = max(sun, math.Abs(wrap(fast.sun(day)-full.sun(day)))/arcsec)
		moon = max(moon, math.Abs(wrap(fast.moonLongitude(day)-full.moonLongitude(day)))/arcsec)
	}
	if sun > 0.8 || moon > 120 {
		t.Errorf("largest differences: Sun %.2f″, Moon %.0f″", sun, moon)
	}
	t.Logf("largest differences: Sun %.2f″, Moon %.0f″", sun, moon)
}

// Where two spans of a correction meet, the longitudes may jump by no more than
// the errors they have anyway.
func TestCorrection_Joins(t *testing.T) {
	t.Parallel()
	for i := range len(sunCorrections) - 1 {
		at := sunCorrections[i].To
		if next := sunCorrections[i+1].From; next != at {
			t.Fatalf("span %d ends on day %g, the next starts on %g", i, at, next)
		}
		before, after := math.Nextafter(at, at-1), at
		sun := (sunCorrection(after) - sunCorrection(before)) / arcsec
		moon := (moonCorrection(after) - moonCorrection(before)) / arcsec
		if math.Abs(sun) > 0.005 || math.Abs(moon) > 0.02 {
			t.Errorf("day %g: the Sun jumps by %.4f″, the Moon by %.4f″", at, sun, moon)
		}
		t.Logf("day %g: the Sun jumps by %.4f″, the Moon by %.4f″", at, sun, moon)
	}
}

// IAU 2000B as in the test case of the SOFA library (routine nut00b), whose
// arguments are linear in time: 2006-01-01.
func TestNutation_SOFA(t *testing.T) {
	t.Parallel()
	psi, epsilon := nutation((53736.0-51544.5)/36525, len(nutationTerms))
	const wantPsi, wantEpsilon = -0.9632552291148362783e-5, 0.4063197106621159367e-4
	if math.Abs(psi-wantPsi) > 1e-10 || math.Abs(epsilon-wantEpsilon) > 1e-10 {
		t.Errorf("got %g, %g; want %g, %g", psi, epsilon, wantPsi, wantEpsilon)
	}
}

func TestSolve_Converges(t *testing.T) {
	t.Parallel()
	for n := -38_000; n < 35_000; n += 997 {
		day := Term(n)
		if off := wrap(SunLongitude(day)-degree*float64(285+15*(n%24))) / arcsec; math.Abs(off) > 1e-4 {
			t.Errorf("term %d: the Sun is %g″ off", n, off)
		}
	}
	for n := -24_000; n < 12_000; n += 997 {
		day := NewMoon(n)
		if off := wrap(MoonLongitude(day)-SunLongitude(day)) / arcsec; math.Abs(off) > 1e-4 {
			t.Errorf("new moon %d: the Moon is %g″ off", n, off)
		}
	}
}
