package ziwei

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// NearSeconds is the distance within which the change of an hour is flagged.
const NearSeconds = bazi.NearSeconds

// Alternative is a chart that the birth may have instead (另盘, ling pan).
type Alternative struct {
	Chart   *Chart
	Because Warning
}

// Alternatives lists the charts that the birth may have, when the one cast is not
// sure: on the other side of a double hour, or of a solar term that counts by the
// rules, that changes within NearSeconds, and by the other first day of a lunar month
// whose new moon is too near midnight to tell.
//
// Source: doc/sources.md#zw-alternatives.
func (c *Chart) Alternatives() []Alternative {
	var list []Alternative
	across := func(shift int, because Warning) {
		if shift == 0 {
			return
		}
		b := c.Birth
		b.Local = b.Local.AddSeconds(int64(shift))
		if other, err := NewChart(b, c.Rules); err == nil {
			list = append(list, Alternative{other, because})
		}
	}
	across(c.nearHour(), WarnNearHour)
	across(c.nearTerm(), WarnNearTerm)
	if counted, ok := c.otherDate(); ok {
		other := *c
		if other.Lunar == other.Counted {
			other.Lunar = counted
		}
		other.Counted = counted
		other.build()
		list = append(list, Alternative{&other, WarnNewMoon})
	}
	return list
}

const (
	secondsPerDay  = 86400
	secondsPerSlot = 7200 // a double hour
	slotShift      = 3600 // the Zi hour begins an hour before midnight
)

// nearHour returns the seconds to the other side of a change of the hour, or of the
// day where that is at midnight; 0 when there is none within NearSeconds.
func (c *Chart) nearHour() int {
	if shift := nearMultiple(c.Time.Used.Seconds()+slotShift, secondsPerSlot); shift != 0 || c.Rules.DayDivide == DayForward {
		return shift
	}
	return nearMultiple(c.Time.Used.Seconds(), secondsPerDay)
}

// nearMultiple returns the least step that brings a number to the other side of a
// multiple of a period within NearSeconds, or 0.
func nearMultiple(n, period int64) int {
	since := (n%period + period) % period
	switch {
	case since < NearSeconds:
		return -int(since) - 1
	case period-since <= NearSeconds:
		return int(period - since)
	}
	return 0
}

// otherDate returns the lunar date that counts if an uncertain new moon is on the
// other side of midnight. That it may also move a leap month is not considered.
func (c *Chart) otherDate() (almanac.LunarDate, bool) {
	d := c.Counted
	day, err := almanac.China.Gregorian(d)
	if err != nil {
		return d, false
	}
	month, err := almanac.China.MonthOn(day)
	if err != nil {
		return d, false
	}
	if shift := firstDayShift(month); shift != 0 {
		if d.Day-shift >= 1 {
			d.Day -= shift
			return d, true
		}
		before, err := almanac.China.MonthOn(civil.FromJDN(month.FirstJDN - 1))
		return almanac.LunarDate{Year: before.Year, Month: before.Number, Leap: before.Leap, Day: before.Days + 1}, err == nil
	}
	if d.Day < month.Days {
		return d, false
	}
	next, err := almanac.China.MonthOn(day.AddDays(1))
	if err != nil || firstDayShift(next) != -1 {
		return d, false
	}
	return almanac.LunarDate{Year: next.Year, Month: next.Number, Leap: next.Leap, Day: 1}, true
}

// firstDayShift returns by how many days the first day of a month would be later
// if its new moon were on the other side of the nearest midnight, or 0 for a month
// that is certain.
func firstDayShift(m almanac.LunarMonth) int {
	if m.NewMoon == 0 || m.Confidence() != almanac.ConfidenceLow {
		return 0
	}
	if almanac.China.Clock(m.NewMoon).Hour < 12 {
		return -1
	}
	return +1
}
