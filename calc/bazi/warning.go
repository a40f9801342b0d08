package bazi

// Warning is a code for what a reader of the chart should know.
type Warning string

// The warnings.
const (
	WarnHourUnknown   Warning = "hour_unknown"     // there is no hour pillar
	WarnOpenDate      Warning = "boundary_on_date" // hour unknown, and the year or month changes on that date
	WarnLateZi        Warning = "late_zi"          // the clock used shows 23:00–23:59
	WarnNearTerm      Warning = "near_term"        // the year or month changes within NearSeconds
	WarnNearHour      Warning = "near_hour"        // the day or hour changes within NearSeconds
	WarnSolarTime     Warning = "solar_time"       // day and hour are by the Sun, not by the wall clock
	WarnLocalMeanTime Warning = "local_mean_time"  // there was no standard time yet
)

func (c *Chart) warnings() []Warning {
	var list []Warning
	add := func(when bool, w Warning) {
		if when {
			list = append(list, w)
		}
	}
	near := [4]bool{}
	for _, b := range c.Boundaries {
		near[b.Kind] = near[b.Kind] || b.Near
	}
	term := near[Year] || near[Month]
	known := c.HourKnown()
	add(!known, WarnHourUnknown)
	add(!known && term, WarnOpenDate)
	add(known && c.Time.Used.Hour == 23, WarnLateZi)
	add(known && term, WarnNearTerm)
	add(near[Day] || near[Hour], WarnNearHour)
	add(c.Rules.Clock.solar(), WarnSolarTime)
	add(c.Moment.LocalMeanTime, WarnLocalMeanTime)
	return list
}
