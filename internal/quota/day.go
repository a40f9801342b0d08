package quota

import "time"

// dayZone is UTC+8 the whole year, for every host and every date.
var dayZone = time.FixedZone("UTC+8", 8*60*60)

// Day returns the quota day that holds the instant t, as YYYY-MM-DD.
func Day(t time.Time) string { return t.In(dayZone).Format(time.DateOnly) }

// Month returns the month of that day, as YYYY-MM.
func Month(t time.Time) string { return Day(t)[:len("2006-01")] }

// untilNextDay returns how long after t the budgets are new again.
func untilNextDay(t time.Time) time.Duration {
	y, m, d := t.In(dayZone).Date()
	return time.Date(y, m, d+1, 0, 0, 0, 0, dayZone).Sub(t)
}
