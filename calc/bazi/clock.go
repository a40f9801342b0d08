package bazi

import (
	"math"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Time is what the clocks showed at the birth.
type Time struct {
	Civil         civil.DateTime // the wall clock, as entered
	Standard      civil.DateTime // the wall clock without summer time
	Used          civil.DateTime // the clock that day and hour were read from
	OffsetSeconds int            // wall clock minus Universal Time
	DST           bool           // summer time was in force
	LocalMeanTime bool           // before standard time: the wall clock kept local mean time
	Solar         *SolarTime     // nil without a longitude or without a known hour
}

// SolarTime is the time by the Sun at the longitude of birth.
//
// Rule: mean solar time (平太阳时) is UT1 plus four minutes for each degree east;
// true solar time (真太阳时) is that plus the equation of time. Readings are
// rounded to a second.
// Source: doc/sources.md#solar-time.
type SolarTime struct {
	Mean                       civil.DateTime
	True                       civil.DateTime
	LongitudeCorrectionSeconds float64 // mean solar time minus standard time: that of the zone's meridian
	EquationOfTimeSeconds      float64 // true minus mean solar time (均时差)
}

// ReadClocks resolves the birth to its instant and reads what every clock showed
// (民用时、标准时、太阳时). Time.Used is the reading of the clock c. Other charts
// than the four pillars begin with it too. The error is a *calc.InputError, as of
// NewChart.
func (b Birth) ReadClocks(c Clock) (civil.Moment, Time, error) {
	r := Rules{Clock: c}
	if err := b.check(r); err != nil {
		return civil.Moment{}, Time{}, err
	}
	moment, err := b.moment()
	if err != nil {
		return civil.Moment{}, Time{}, err
	}
	return moment, newTimekeeper(b, moment).times(b, r), nil
}

// SummerTimeMatters reports whether summer time (夏令时) decides the hour or the day:
// the wall clock was set forward, and shows another double hour or another date than
// standard time. Where the law calls the summer clock standard (Ireland since 1968)
// no clock is set forward.
//
// Source: doc/sources.md#summer-time.
func (t Time) SummerTimeMatters() bool {
	ahead := t.DST && t.Civil.Compare(t.Standard) > 0
	return ahead && (ganzhi.BranchOfHour(t.Civil.Hour) != ganzhi.BranchOfHour(t.Standard.Hour) || t.Civil.DateString() != t.Standard.DateString())
}

const secondsPerDegree = 240

// solar reports whether the clock follows the Sun.
func (c Clock) solar() bool { return c == ClockMeanSolar || c == ClockTrueSolar }

// timekeeper reads clocks at the place of birth.
type timekeeper struct {
	zone           *civil.Zone
	moment         civil.Moment
	longitude      *float64
	equationMillis int64 // equation of time at the birth, when the longitude is known
}

func newTimekeeper(b Birth, m civil.Moment) timekeeper {
	k := timekeeper{zone: b.Zone, moment: m, longitude: b.Longitude()}
	if k.longitude != nil {
		k.equationMillis = equationMillis(sky.FromUnix(k.unixMilli()))
	}
	return k
}

func equationMillis(t sky.TT) int64 { return int64(math.Round(sky.EquationOfTime(t) * milli)) }

// unixMilli returns the birth in Unix milliseconds.
func (k timekeeper) unixMilli() int64 { return k.moment.Unix * milli }

// reading returns what a clock shows at an instant, in milliseconds since
// 1970-01-01T00:00:00 on that clock.
func (k timekeeper) reading(c Clock, unixMilli int64) int64 {
	if c.solar() {
		t := sky.FromUnix(unixMilli)
		solar := t.UT1() + int64(math.Round(*k.longitude*secondsPerDegree*milli))
		switch {
		case c == ClockTrueSolar && unixMilli == k.unixMilli():
			solar += k.equationMillis
		case c == ClockTrueSolar:
			solar += equationMillis(t)
		}
		return solar
	}
	m := k.moment
	if !m.LocalMeanTime && unixMilli != k.unixMilli() {
		m = k.zone.At(floorDiv(unixMilli, milli))
	}
	if c == ClockStandard {
		return unixMilli + int64(m.StandardOffsetSeconds)*milli
	}
	return unixMilli + int64(m.OffsetSeconds)*milli
}

// instantOf returns when a clock shows a reading near that of the birth, in Unix
// milliseconds. Clocks run at almost one rate, so one correction is enough; it
// also steps over a change of offset in between.
func (k timekeeper) instantOf(c Clock, reading int64) int64 {
	guess := k.unixMilli() + reading - k.reading(c, k.unixMilli())
	return guess + reading - k.reading(c, guess)
}

// seconds returns the reading of a clock at the birth, rounded to a second.
func (k timekeeper) seconds(c Clock) int64 {
	return floorDiv(k.reading(c, k.unixMilli())+milli/2, milli)
}

// times reads every clock at the birth.
func (k timekeeper) times(b Birth, r Rules) Time {
	m := k.moment
	t := Time{
		Civil:         m.Local,
		Standard:      civil.FromSeconds(k.seconds(ClockStandard)),
		Used:          civil.FromSeconds(k.seconds(r.Clock)),
		OffsetSeconds: m.OffsetSeconds,
		DST:           m.DST,
		LocalMeanTime: m.LocalMeanTime,
	}
	if b.HourKnown && k.longitude != nil {
		mean, apparent := k.seconds(ClockMeanSolar), k.seconds(ClockTrueSolar)
		t.Solar = &SolarTime{
			Mean:                       civil.FromSeconds(mean),
			True:                       civil.FromSeconds(apparent),
			LongitudeCorrectionSeconds: *k.longitude*secondsPerDegree - float64(m.StandardOffsetSeconds),
			EquationOfTimeSeconds:      float64(k.equationMillis) / milli,
		}
	}
	return t
}
