// Package almanac names the days of the Chinese calendar: the 24 solar terms
// (节气, jie qi) and the lunisolar calendar (农历, nong li).
//
// The lunisolar calendar is computed from the instants of package sky by the
// rule of GB/T 33661-2017, without a table of months. From 1645 to 1911 the
// calendar that was issued is what counts; it followed the same rule with older
// astronomy, and data_official.go lists the months where that made a
// difference. Before 1645 there is a table, and every month says where it is
// known from and how surely. Lunar years reach from 1 to 2999; from 1645 to
// about 2050 they are certain.
//
// Months are numbered from the yin month (建寅): month 1 begins the year, the
// month that holds the winter solstice is month 11. What a month was called in
// its time, where that differs, is a second view: [LunarMonth.Official].
package almanac
