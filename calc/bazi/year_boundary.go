package bazi

// pillarYear returns the year that the year pillar stands for.
//
// Input: solarYear is the year by the instant of 立春 and index the last term,
// both at unix.
// Source: doc/sources.md#year-and-month-pillar.
func pillarYear(unix int64, solarYear, index int, rule YearBoundary) int {
	switch rule {
	case YearLichunDay:
		if unix*milli >= yearStart(solarYear+1, rule) {
			return solarYear + 1
		}
	case YearLunarNewYear:
		switch {
		case unix*milli < yearStart(solarYear, rule):
			return solarYear - 1
		case unix*milli >= yearStart(solarYear+1, rule):
			return solarYear + 1
		}
	case YearWinterSolstice:
		if index == termDongzhi || index < termLichun {
			return solarYear + 1
		}
	}
	return solarYear
}

// yearStart returns when the pillar of a year begins, in Unix milliseconds.
func yearStart(year int, rule YearBoundary) int64 {
	switch rule {
	case YearLichunDay:
		return chinaMidnight(termUnix(year, termLichun))
	case YearLunarNewYear:
		return newYearUnix(year)
	case YearWinterSolstice:
		return termUnix(year-1, termDongzhi)
	}
	return termUnix(year, termLichun)
}

// The day of the Chinese calendar: mean time of Beijing (116°25′ east) until
// the end of 1928, UTC+8 since.
// Source: doc/sources.md#lunisolar-meridians.
const (
	beijingOffset = (7*60+45)*60 + 40
	chinaOffset   = 8 * 3600
	unix1929      = -1_293_868_800 // 1929-01-01T00:00 at UTC+8
)

// chinaMidnight returns the start of the day of the Chinese calendar that holds
// an instant.
func chinaMidnight(unixMilli int64) int64 {
	offset := int64(chinaOffset)
	if unixMilli < unix1929*milli {
		offset = beijingOffset
	}
	return chinaDayStart(int(floorDiv(unixMilli+offset*milli, secondsPerDay*milli)) + jdnUnixEpoch)
}

// chinaDayStart returns the start of a day of the Chinese calendar.
func chinaDayStart(jdn int) int64 {
	start := int64(jdn-jdnUnixEpoch) * secondsPerDay
	if start < unix1929+chinaOffset {
		return (start - beijingOffset) * milli
	}
	return (start - chinaOffset) * milli
}
