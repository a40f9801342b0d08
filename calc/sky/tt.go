package sky

// TT is an instant in Terrestrial Time: milliseconds since J2000.0, which is
// 2000-01-01T12:00:00 TT.
type TT int64

const (
	msPerDay = 86_400_000
	// unixJ2000 is the Unix reading, in ms, of a clock that shows TT at J2000.0.
	unixJ2000 = 946_728_000_000
	// ttMinusTAI is TT - TAI in ms, by definition.
	ttMinusTAI = 32_184

	unix1972 = 63_072_000_000    // 1972-01-01T00:00:00Z, the first whole-second UTC
	unix2036 = 2_082_758_400_000 // 2036-01-01T00:00:00Z, where held leap seconds end
)

// leapSecond says that from the Unix second Start on, TAI - UTC was Offset.
type leapSecond struct{ Start, Offset int64 }

// leapSeconds lists TAI - UTC newest first, so that today's dates match early.
// Source: doc/sources.md#sky-leap-seconds.
var leapSeconds = [...]leapSecond{
	{1483228800, 37}, // 2017-01-01
	{1435708800, 36}, // 2015-07-01
	{1341100800, 35}, // 2012-07-01
	{1230768000, 34}, // 2009-01-01
	{1136073600, 33}, // 2006-01-01
	{915148800, 32},  // 1999-01-01
	{867715200, 31},  // 1997-07-01
	{820454400, 30},  // 1996-01-01
	{773020800, 29},  // 1994-07-01
	{741484800, 28},  // 1993-07-01
	{709948800, 27},  // 1992-07-01
	{662688000, 26},  // 1991-01-01
	{631152000, 25},  // 1990-01-01
	{567993600, 24},  // 1988-01-01
	{489024000, 23},  // 1985-07-01
	{425865600, 22},  // 1983-07-01
	{394329600, 21},  // 1982-07-01
	{362793600, 20},  // 1981-07-01
	{315532800, 19},  // 1980-01-01
	{283996800, 18},  // 1979-01-01
	{252460800, 17},  // 1978-01-01
	{220924800, 16},  // 1977-01-01
	{189302400, 15},  // 1976-01-01
	{157766400, 14},  // 1975-01-01
	{126230400, 13},  // 1974-01-01
	{94694400, 12},   // 1973-01-01
	{78796800, 11},   // 1972-07-01
	{63072000, 10},   // 1972-01-01
}

// FromUnix returns the TT instant of a civil UTC time given in Unix
// milliseconds, by the scale of the package comment. The step between two
// scales is 0.05 s at the start of 1972 and 0.79 s at that of 2036, for which
// civil time stands still.
func FromUnix(ms int64) TT {
	if ms < unix1972 || ms >= unix2036 {
		return fromUT1(ms)
	}
	for _, l := range leapSeconds {
		if ms >= l.Start*1000 {
			return TT(ms - unixJ2000 + ttMinusTAI + l.Offset*1000)
		}
	}
	return fromUT1(ms)
}

// Unix returns the civil UTC time of t in Unix milliseconds, by the scale of
// the package comment. An instant inside a leap second, or in the gap between
// two scales, gives the first millisecond after it, so that the result never
// runs backwards.
func (t TT) Unix() int64 {
	ut1 := t.UT1()
	if ut1 < unix1972-msPerDay || ut1 >= unix2036+msPerDay {
		return ut1
	}
	tai := int64(t) + unixJ2000 - ttMinusTAI
	if tai-leapSeconds[0].Offset*1000 >= unix2036 {
		return max(ut1, unix2036)
	}
	for i, l := range leapSeconds {
		if utc := tai - l.Offset*1000; utc >= l.Start*1000 {
			if i > 0 {
				utc = min(utc, leapSeconds[i-1].Start*1000)
			}
			return utc
		}
	}
	return min(ut1, unix1972)
}

// UT1 returns the time shown by the Earth's rotation at t, as Unix milliseconds:
// the scale that mean and true solar time (平太阳时, 真太阳时) start from.
func (t TT) UT1() int64 {
	return int64(t) + unixJ2000 - deltaTMillis(t)
}

// fromUT1 inverts [TT.UT1]. Delta T changes by so little in the time it amounts
// to, 1 ms in 3000 and 40 ms in 1000 BC, that one repetition is exact to the
// millisecond.
func fromUT1(ms int64) TT {
	t := TT(ms - unixJ2000)
	t += TT(deltaTMillis(t))
	return TT(ms-unixJ2000) + TT(deltaTMillis(t))
}
