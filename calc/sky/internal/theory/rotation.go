package theory

import "math"

// The long-term length of day of Morrison, Stephenson, Hohenkerk and Zawilski
// (2021) exceeds 86,400 s by 1.72 t - 3.5 sin(2π(t + 0.75)/14) ms, with t in
// centuries from 1825. Delta T is that excess summed over the 36,525 days of
// each century.
const (
	lodTrend  = 0.00172 * daysPerCentury / 2 // 31.4115 s
	lodPeriod = 14                           // centuries
	lodWave   = 0.0035 * daysPerCentury * lodPeriod / (2 * math.Pi)
	// lodOrigin is the constant of the integral: with it Delta T of 2025 is the
	// 69.16 s that a smooth curve through the observations has.
	lodOrigin = -150.568
)

// LongTermDeltaT returns Delta T in seconds in a decimal year after the last
// observation.
func LongTermDeltaT(year float64) float64 {
	t := (year - 1825) / 100
	wave := float64(lodWave * math.Cos((t+0.75)*(2*math.Pi/lodPeriod)))
	return lodOrigin + float64(lodTrend*t*t) + wave
}
