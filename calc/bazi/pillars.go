package bazi

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// Kind names a pillar. Of the four pillars of a chart it is also the index.
type Kind uint8

// The four pillars, and those that pass over them.
const (
	Year         Kind = iota // 年柱 nian zhu
	Month                    // 月柱 yue zhu
	Day                      // 日柱 ri zhu
	Hour                     // 时柱 shi zhu
	PassingLuck              // 大运 da yun
	PassingMinor             // 小运 xiao yun
	PassingYear              // 流年 liu nian
	PassingMonth             // 流月 liu yue
	PassingDay               // 流日 liu ri
	PassingHour              // 流时 liu shi
)

// kinds is the number of kinds of pillars.
const kinds = 10

var kindHanzi = [kinds]string{"年", "月", "日", "时", "大运", "小运", "流年", "流月", "流日", "流时"}

// String returns the Hanzi.
func (k Kind) String() string { return kindHanzi[k] }

// Natal reports whether the pillar is one of the four of a chart.
func (k Kind) Natal() bool { return k <= Hour }

const (
	secondsPerDay  = 86400
	secondsPerSlot = 7200                   // a double hour
	slotShift      = 3600                   // the Zi hour begins an hour before midnight
	jdnUnixEpoch   = 2440588                // Julian Day Number of 1970-01-01
	milli          = 1000                   // milliseconds in a second
	branchShift    = int(ganzhi.BranchChou) // 小寒, term 0, begins the Chou month
)

// The terms that begin a year, as indices of sky.SolarTerm.
const (
	termLichun  = int(almanac.TermLiChun)
	termDaxue   = int(almanac.TermDaXue)
	termDongzhi = int(almanac.TermDongZhi)
)

// Pillars returns the four pillars of an instant: year, month, day, hour.
//
// Rule: the year changes at Rules.YearBoundary and the month at each 节, both
// compared as absolute instants; the day is counted by the clock's date and the
// hour by five rats (五鼠遁).
//
// Input: unix is the instant in Unix seconds; clockSeconds is the reading of the
// clock that Rules.Clock names, as seconds from 1970-01-01T00:00:00 on that
// clock. Valid for 1600–2200. Terms are exact to 0.3 s for 1900–2100. Nothing is
// allocated, except by YearLunarNewYear, which asks the lunar calendar.
// Source: doc/sources.md#year-and-month-pillar, #day-and-hour-pillar.
// Schools: Rules.LateZi, Rules.YearBoundary.
func Pillars(unix, clockSeconds int64, r Rules) [4]ganzhi.Pair {
	year, month := yearAndMonth(unix, r)
	day, hour := dayAndHour(clockSeconds, r.LateZi)
	return [4]ganzhi.Pair{Year: year, Month: month, Day: day, Hour: hour}
}

// yearAndMonth returns the pillars that the instant alone decides.
func yearAndMonth(unix int64, r Rules) (year, month ganzhi.Pair) {
	termYear, index := sky.TermBefore(sky.FromUnix(unix * milli))
	solarYear := termYear
	if index < termLichun {
		solarYear--
	}
	return ganzhi.PairOfYear(pillarYear(unix, solarYear, index, r.YearBoundary)), monthPair(solarYear, index, r.SouthernMonths)
}

// monthPair returns the month pillar after a solar term.
//
// Rule: each 节 begins the month of its branch, whose stem is by five tigers from
// the year by 立春. South of the equator (南半球, nan ban qiu) some take the opposite
// branch, the one of the same season there.
// Source: doc/sources.md#southern-months.
// Schools: Rules.SouthernMonths.
func monthPair(solarYear, index int, southern Switch) ganzhi.Pair {
	branch := ganzhi.EarthlyBranch((index/2 + branchShift) % ganzhi.Branches)
	if southern == On {
		branch = branch.Add(ganzhi.Branches / 2)
	}
	return ganzhi.MonthPair(ganzhi.PairOfYear(solarYear).Stem(), branch)
}

// dayAndHour returns the pillars that the clock decides.
//
// Rule: the day is pair JDN − 11 (mod 60); the double hour holds the odd hour
// and the even one after it, from 23:00.
func dayAndHour(clockSeconds int64, rule LateZi) (day, hour ganzhi.Pair) {
	date := floorDiv(clockSeconds, secondsPerDay)
	second := clockSeconds - date*secondsPerDay
	slot := ganzhi.EarthlyBranch((second + slotShift) / secondsPerSlot % ganzhi.Branches)
	late := second >= secondsPerDay-slotShift
	day = ganzhi.PairOfDay(int(date) + jdnUnixEpoch)
	if late && rule == LateZiNextDay {
		day = day.Add(1)
	}
	owner := day
	if late && rule == LateZiSameDay {
		owner = day.Add(1)
	}
	return day, ganzhi.HourPair(owner.Stem(), slot)
}

// floorDiv divides rounding down.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
