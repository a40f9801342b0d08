package ziwei

import "github.com/wenbu-go/wenbu/calc/bazi"

// Warning is a code for what a reader of the chart should know.
type Warning string

// The warnings.
const (
	WarnLateZi        Warning = "late_zi"         // the clock used shows 23:00–23:59
	WarnNearHour      Warning = "near_hour"       // the hour changes within NearSeconds
	WarnNearTerm      Warning = "near_term"       // a solar term that counts is within NearSeconds
	WarnLeapMonth     Warning = "leap_month"      // the lunar date that counts is in a leap month
	WarnNewMoon       Warning = "new_moon"        // the new moon of the month is too near midnight to tell its first day
	WarnSolarTime     Warning = "solar_time"      // date and hour are by the Sun
	WarnLocalMeanTime Warning = "local_mean_time" // there was no standard time yet
	WarnFixedOffset   Warning = "fixed_offset"    // date and hour are by standard time, and the zone knows no summer time
	WarnSummerTime    Warning = "summer_time"     // by standard time the double hour or the day would be another
)

// Warnings lists what a reader of the chart should know.
func (c *Chart) Warnings() []Warning {
	var list []Warning
	add := func(when bool, w Warning) {
		if when {
			list = append(list, w)
		}
	}
	_, newMoon := c.otherDate()
	add(c.LateZi, WarnLateZi)
	add(c.nearHour() != 0, WarnNearHour)
	add(c.nearTerm() != 0, WarnNearTerm)
	add(c.Counted.Leap, WarnLeapMonth)
	add(newMoon, WarnNewMoon)
	add(c.Rules.Clock == bazi.ClockMeanSolar || c.Rules.Clock == bazi.ClockTrueSolar, WarnSolarTime)
	add(c.Moment.LocalMeanTime, WarnLocalMeanTime)
	add(c.Rules.Clock == bazi.ClockStandard && c.Birth.Zone.Fixed(), WarnFixedOffset)
	add(c.Rules.Clock == bazi.ClockCivil && c.Time.SummerTimeMatters(), WarnSummerTime)
	return list
}

// warningWords are the warnings in simplified and traditional Chinese and in
// English.
var warningWords = map[Warning][3]string{
	WarnLateZi: {
		"出生在晚子时（23:00 至 23:59），归当日还是次日因流派而不同，这里按所选的规则。",
		"出生在晚子時（23:00 至 23:59），歸當日還是次日因流派而不同，這裡按所選的規則。",
		"Born in the late Zi hour (23:00–23:59): schools differ on the lunar day it belongs to; the rule chosen is used.",
	},
	WarnNearHour: {
		"出生时间离时辰更换不到一分钟，各宫都可能不同，另列一盘。",
		"出生時間離時辰更換不到一分鐘，各宮都可能不同，另列一盤。",
		"The double hour changes within a minute of the birth and with it every palace; the other chart is listed.",
	},
	WarnNearTerm: {
		"离交节不到一分钟，年或月取决于时间记得有多准，另列一盘。",
		"離交節不到一分鐘，年或月取決於時間記得有多準，另列一盤。",
		"A solar term is less than a minute away, and the year or month depends on how exactly the time is known; the other chart is listed.",
	},
	WarnLeapMonth: {
		"出生在闰月，作哪个月因流派而不同，这里按所选的规则。",
		"出生在閏月，作哪個月因流派而不同，這裡按所選的規則。",
		"Born in a leap month: schools differ on the month it counts as; the rule chosen is used.",
	},
	WarnNewMoon: {
		"这个农历月的朔离午夜太近，初一可能差一天，另列一盘。",
		"這個農曆月的朔離午夜太近，初一可能差一天，另列一盤。",
		"The new moon of this lunar month is too near midnight to be sure of its first day; the other chart is listed.",
	},
	WarnSolarTime: {
		"太阳时是近似值，精度不会高于所给的经度。",
		"太陽時是近似值，精度不會高於所給的經度。",
		"Solar time is approximate, no better than the longitude given.",
	},
	WarnLocalMeanTime: {
		"当时还没有标准时，钟表按地方平时。",
		"當時還沒有標準時，鐘錶按地方平時。",
		"There was no standard time yet; clocks kept local mean time.",
	},
	WarnFixedOffset: {
		"没有时区名，看不出当时是否用夏令时，标准时按所填的钟表计；请给出时区名，重复的时刻另给偏移（offset）。",
		"沒有時區名，看不出當時是否用夏令時，標準時按所填的鐘錶計；請給出時區名，重複的時刻另給偏移（offset）。",
		"No zone is named that would tell summer time, so standard time is taken to be the clock as entered; name the zone, and for a time shown twice the offset beside it.",
	},
	WarnSummerTime: {
		"出生时正行夏令时，钟表比标准时快；按标准时是另一个时辰或另一天，各宫都不同。这里按当时的钟表，选项 clock=standard 按标准时。",
		"出生時正行夏令時，鐘錶比標準時快；按標準時是另一個時辰或另一天，各宮都不同。這裡按當時的鐘錶，選項 clock=standard 按標準時。",
		"Summer time was in force and the clock was ahead of standard time, by which the double hour or the day is another and with it every palace; the clock as it was is used, with the option clock=standard standard time.",
	},
}

// Words says the warning in a sentence, in Chinese and in English.
func (w Warning) Words() (zh, en string) { return warningWords[w][0], warningWords[w][2] }

// Hant says the warning in traditional Chinese.
func (w Warning) Hant() string { return warningWords[w][1] }
