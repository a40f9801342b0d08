package theory

import "math"

const (
	// Mean motion of the Sun and of the Moon against the Sun, radians a day.
	sunMotion        = 2 * math.Pi / 365.24219
	elongationMotion = 2 * math.Pi / 29.530588853

	// Term 0 is xiaohan (小寒) of 1600.
	term0      = -146092.6
	daysOfTerm = 365.24219 / 24
	lunation0  = 5.09766 // mean new moon of January 2000
)

// Term returns the day of the n-th solar term (节气) after xiaohan 小寒 of 1600,
// which has n = 0.
func Term(n int) float64 {
	target := degree * float64(285+15*(n%24))
	behind := func(p precision) func(float64) float64 {
		return func(day float64) float64 { return wrap(target - p.sun(day)) }
	}
	guess := term0 + float64(daysOfTerm*float64(n))
	return solve(guess, sunMotion, behind(fast), behind(full))
}

// NewMoon returns the day of the new moon (朔) of lunation n; lunation 0 is the
// first of the year 2000.
func NewMoon(n int) float64 {
	behind := func(p precision) func(float64) float64 {
		return func(day float64) float64 { return wrap(p.sun(day) - p.moonLongitude(day)) }
	}
	guess := lunation0 + float64(29.530588853*float64(n))
	return solve(guess, elongationMotion, behind(fast), behind(full))
}

// solve finds where an angle that shrinks by about motion a day becomes zero. It
// goes as far as it can with an approximation of the angle.
func solve(day, motion float64, approximate, exact func(float64) float64) float64 {
	const (
		closeEnough = 1e-9 // days
		h           = 0.05
	)
	for range 30 {
		step := approximate(day) / motion
		day += step
		if math.Abs(step) < 1e-6 {
			break
		}
	}
	motion = (approximate(day-h) - approximate(day+h)) / (2 * h)
	for range 10 {
		step := exact(day) / motion
		day += step
		if math.Abs(step) < closeEnough {
			break
		}
	}
	return day
}
