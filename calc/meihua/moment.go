package meihua

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Moment is the time of a cast in the numbers of the Chinese calendar (年月日时数).
type Moment struct {
	Local civil.DateTime       // the wall clock, as given
	Used  civil.DateTime       // the clock that date and hour were read from
	Lunar almanac.LunarDate    // of the day it belongs to
	Year  ganzhi.EarthlyBranch // branch whose number is that of the year
	Month int                  // 1 to 12; 13 for a leap 12th month that counts as the next
	Day   int                  // 1 to 30
	Hour  ganzhi.EarthlyBranch // 时辰, the double hour
	Jie   ganzhi.EarthlyBranch // 月令: branch of the month by solar terms, for the seasons
}

// FromTime casts from a reading of the clock (年月日时起卦): year, month and day make
// the upper trigram, with the hour the lower one and the moving line. The year
// counts by its branch, 子 1 to 亥 12, month and day as in the Chinese calendar, the
// hour by its branch, 23:00 to 00:59 being 1.
//
// Date and hour are those that the clock of the rules shows at the place, by
// default the wall clock; solar time needs the longitude, degrees east. A reading
// that the zone's clocks never or twice showed, or of a year outside 1600 to 2200,
// is an *calc.InputError.
//
// Source: doc/sources.md#meihua-numbers.
func FromTime(local civil.DateTime, zone *civil.Zone, longitudeDegEast *float64, r Rules) (*Cast, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	at, clocks, err := bazi.Birth{Local: local, HourKnown: true, Zone: zone, LongitudeDegEast: longitudeDegEast}.ReadClocks(r.Clock)
	if err != nil {
		return nil, err
	}
	m, err := newMoment(clocks.Used, at.Unix, r)
	if err != nil {
		return nil, err
	}
	m.Local = local
	date := int(m.Year) + 1 + m.Month + m.Day
	hour := int(m.Hour) + 1
	c := newCast(Sums{Upper: date, Lower: date + hour, Moving: date + hour}, r)
	c.Moment = m
	return c, nil
}

// milli is how many milliseconds a second has.
const milli = 1000

// termLichun is 立春 among the terms from 小寒 on.
const termLichun = 2

func newMoment(used civil.DateTime, unix int64, r Rules) (*Moment, error) {
	m := &Moment{Used: used, Hour: ganzhi.BranchOfHour(used.Hour)}
	day := used
	if used.Hour == 23 && r.Day == DayZi {
		day = used.AddDays(1)
	}
	var err error
	if m.Lunar, err = almanac.Lunar(day.Year, day.Month, day.Day); err != nil {
		return nil, err
	}
	solarYear, term := sky.TermBefore(sky.FromUnix(unix * milli))
	m.Jie = ganzhi.BranchChou.Add(term / 2)
	year := m.Lunar.Year
	if r.Year == YearLichun {
		year = solarYear
		if term < termLichun {
			year--
		}
	}
	m.Year = ganzhi.PairOfYear(year).Branch()
	m.Month, m.Day = m.Lunar.Month, m.Lunar.Day
	if m.Lunar.Leap && (r.Leap == LeapNextNumber || r.Leap == LeapNextHalf && m.Day > 15) {
		m.Month++
	}
	return m, nil
}
