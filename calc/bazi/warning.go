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
	WarnFixedOffset   Warning = "fixed_offset"     // day and hour are by standard time, and the zone knows no summer time
	WarnSummerTime    Warning = "summer_time"      // by standard time the double hour or the day would be another
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
	add(known && c.Rules.Clock == ClockStandard && c.Birth.Zone.Fixed(), WarnFixedOffset)
	add(known && c.Rules.Clock == ClockCivil && c.Time.SummerTimeMatters(), WarnSummerTime)
	return list
}

// warningWords are the warnings in simplified and traditional Chinese and in
// English.
var warningWords = map[Warning][3]string{
	WarnHourUnknown: {
		"时间不详，没有时柱；年柱与月柱暂按当日正午推定。",
		"時間不詳，沒有時柱；年柱與月柱暫按當日正午推定。",
		"The time is unknown, so there is no hour pillar; year and month are provisionally those of noon.",
	},
	WarnOpenDate: {
		"出生当天正逢年柱或月柱更换，不知道时间就不能确定是哪一柱。",
		"出生當天正逢年柱或月柱更換，不知道時間就不能確定是哪一柱。",
		"The year or month pillar changes on this very date; without a time it stays open which one holds.",
	},
	WarnSolarTime: {
		"太阳时是近似值，精度不会高于所给的经度；它只改变日柱与时柱，不改变年柱与月柱。",
		"太陽時是近似值，精度不會高於所給的經度；它只改變日柱與時柱，不改變年柱與月柱。",
		"Solar time is approximate, no better than the longitude given; it moves only the day and hour pillars, never the year and month.",
	},
	WarnLateZi: {
		"出生在晚子时（23:00 至 23:59），日柱与时干因流派而不同，这里按所选的规则。",
		"出生在晚子時（23:00 至 23:59），日柱與時干因流派而不同，這裡按所選的規則。",
		"Born in the late Zi hour (23:00 to 23:59), where schools differ on the day pillar and the hour stem; the chosen rule is applied.",
	},
	WarnNearTerm: {
		"离交节不到一分钟，年柱或月柱取决于时间记得有多准。",
		"離交節不到一分鐘，年柱或月柱取決於時間記得有多準。",
		"A solar term is less than a minute away; the year or month pillar depends on how exactly the time is known.",
	},
	WarnNearHour: {
		"离日柱或时柱的交界不到一分钟，取决于时间记得有多准。",
		"離日柱或時柱的交界不到一分鐘，取決於時間記得有多準。",
		"The day or hour pillar changes less than a minute away; it depends on how exactly the time is known.",
	},
	WarnLocalMeanTime: {
		"当时还没有标准时，按当地平太阳时计算。",
		"當時還沒有標準時，按當地平太陽時計算。",
		"There was no standard time yet; local mean time is used.",
	},
	WarnFixedOffset: {
		"时区是固定偏移，看不出当时是否用夏令时，标准时按该偏移计；请改用时区名，重复的时刻另给偏移（offset）。",
		"時區是固定偏移，看不出當時是否用夏令時，標準時按該偏移計；請改用時區名，重複的時刻另給偏移（offset）。",
		"The timezone is a fixed offset, which does not tell summer time, so standard time is taken to be at that offset; give the zone by name, and for a time shown twice the offset beside it.",
	},
	WarnSummerTime: {
		"出生时正行夏令时，钟表比标准时快；按标准时是另一个时辰或另一天。这里按当时的钟表，选项 clock=standard 按标准时。",
		"出生時正行夏令時，鐘錶比標準時快；按標準時是另一個時辰或另一天。這裡按當時的鐘錶，選項 clock=standard 按標準時。",
		"Summer time was in force and the clock was ahead of standard time, by which the double hour or the day is another; the clock as it was is used, with the option clock=standard standard time.",
	},
}

// Words says the warning in a sentence, in Chinese and in English.
func (w Warning) Words() (zh, en string) { return warningWords[w][0], warningWords[w][2] }

// Hant says the warning in traditional Chinese.
func (w Warning) Hant() string { return warningWords[w][1] }
