// Package sky (天, tian) computes where the Sun and the Moon stand, as far as
// the Chinese calendar asks: the instants of the 24 solar terms (节气, jie qi)
// and of the new moons (朔, shuo), the Sun's apparent longitude, the equation of
// time, and the difference between uniform and civil time.
//
// # Time
//
// All astronomy is in Terrestrial Time, type [TT]. Accuracy is promised in TT.
// Civil time follows the Earth's rotation, which is only known where it was
// observed; [DeltaT] gives the difference and its uncertainty. [FromUnix] and
// [TT.Unix] convert by one fixed scale:
//
//   - before 1972: UT1, by Delta T;
//   - 1972 to the end of 2035: UTC with the published leap seconds, the last
//     offset (37 s) held;
//   - after 2035: UT1 by Delta T as extrapolated.
//
// # Frozen tables
//
// Solar terms and new moons of 1600-3000 are read from embedded tables in
// units of 0.1 s, so that every platform gives the same answer without start-up
// work. The same package holds the series that made them; see data/README.md.
package sky
