// Package almanac names the days of the Chinese calendar: the 24 solar terms
// (节气, jie qi) and the lunisolar calendar (农历, nong li).
//
// The lunisolar calendar is computed from the instants of package sky by the
// rule of GB/T 33661-2017, without a table of months. Before 1912 the calendar
// that was issued is what counts; it followed the same rule with older
// astronomy, and data_official.go lists the months where that made a
// difference. Lunar dates reach from 1601 to 2999; from 1645 to about 2050
// they are certain.
//
// Months are numbered from the yin month (建寅): month 1 begins the year, the
// month that holds the winter solstice is month 11.
package almanac
