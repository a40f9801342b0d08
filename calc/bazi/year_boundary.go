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

// chinaMidnight returns the start of the UTC+8 day that holds an instant.
func chinaMidnight(unixMilli int64) int64 {
	day := floorDiv(unixMilli+chinaOffset*milli, secondsPerDay*milli)
	return (day*secondsPerDay - chinaOffset) * milli
}
