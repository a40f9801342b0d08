package ziwei

import "github.com/wenbu-go/wenbu/calc/bazi"

// fields lists the options in the order of Rules, each value with what it means.
var fields = []field{
	{"clock", []string{bazi.ClockCivil.String(), bazi.ClockStandard.String(), bazi.ClockMeanSolar.String(), bazi.ClockTrueSolar.String()},
		func(r *Rules) *uint8 { return (*uint8)(&r.Clock) }, []reason{
			{"date and hour are read from the wall clock", "日期、时辰按民用时"},
			{"date and hour are read from standard time", "日期、时辰按标准时"},
			{"date and hour are read from mean solar time", "日期、时辰按平太阳时"},
			{"date and hour are read from true solar time", "日期、时辰按真太阳时"},
		}},
	{"zw_year_divide", []string{"lunar_new_year", "lichun_day", "lichun_instant"},
		func(r *Rules) *uint8 { return (*uint8)(&r.YearDivide) }, []reason{
			{"the year begins on the first day of the first lunar month", "以正月初一换年"},
			{"the year begins on the day of 立春", "以立春当日换年"},
			{"the year begins at the instant of 立春", "以立春时刻换年"},
		}},
	{"zw_month_divide", []string{"lunar_month", "solar_term"},
		func(r *Rules) *uint8 { return (*uint8)(&r.MonthDivide) }, []reason{
			{"the month of birth is that of the lunar calendar", "以农历月定生月"},
			{"the month of birth is counted from one 节 to the next", "以节气定生月"},
		}},
	{"zw_day_divide", []string{"forward", "current", "current_next_stem"},
		func(r *Rules) *uint8 { return (*uint8)(&r.DayDivide) }, []reason{
			{"23:00–23:59 belongs to the next lunar day, also when that begins a month or a year", "晚子时归次日，逢月末、年末亦入次月、次年"},
			{"23:00–23:59 belongs to its own lunar day", "晚子时归当日，时干亦从当日"},
			{"23:00–23:59 belongs to its own lunar day, its hour stem to the next", "晚子时归当日，时干从次日"},
		}},
	{"zw_leap_month", []string{"split_15", "as_previous", "as_next"},
		func(r *Rules) *uint8 { return (*uint8)(&r.LeapMonth) }, []reason{
			{"a leap month counts as the month before it up to the 15th, then as the next", "闰月十五日及以前作上月，以后作下月"},
			{"a leap month counts as the month before it", "闰月作上月"},
			{"a leap month counts as the month after it", "闰月作下月"},
		}},
	{"zw_horoscope_divide", []string{"lunar", "solar_term"},
		func(r *Rules) *uint8 { return (*uint8)(&r.HoroscopeDivide) }, []reason{
			{"passing years and months begin with the lunar ones", "流年、流月按农历"},
			{"passing years begin at 立春, the pairs of passing months change at a 节", "流年以立春换，流月干支以节换"},
		}},
	{"zw_age_divide", []string{"lunar_new_year", "birthday"},
		func(r *Rules) *uint8 { return (*uint8)(&r.AgeDivide) }, []reason{
			{"the nominal age grows at the lunar new year", "虚岁以正月初一增长"},
			{"the nominal age grows on the lunar birthday", "虚岁以农历生日增长"},
		}},
	{"zw_school", []string{"default", "zhongzhou"},
		func(r *Rules) *uint8 { return (*uint8)(&r.School) }, []reason{
			{"stars are placed in the common way", "通行安星法"},
			{"stars are placed as the school of Zhongzhou does", "中州派安星法"},
		}},
	{"zw_plate", []string{"heaven", "earth", "human"},
		func(r *Rules) *uint8 { return (*uint8)(&r.Plate) }, []reason{
			{"heaven plate: the natal chart", "天盘"},
			{"earth plate: the body palace is the life palace", "地盘：以身宫为命宫"},
			{"human plate: the palace of fortune is the life palace", "人盘：以福德宫为命宫"},
		}},
	{"zw_transform_table", transformValues,
		func(r *Rules) *uint8 { return (*uint8)(&r.Transform) }, transformReasons},
	{"zw_brightness_table", brightnessValues,
		func(r *Rules) *uint8 { return (*uint8)(&r.Brightness) }, brightnessReasons},
	{"zw_soul_star", []string{"by_school", "life_palace", "year_branch"},
		func(r *Rules) *uint8 { return (*uint8)(&r.SoulStar) }, []reason{
			{"the master of life is by the life palace, in the school of Zhongzhou by the year", "命主依命宫，中州派依年支"},
			{"the master of life is by the branch of the life palace", "命主依命宫地支"},
			{"the master of life is by the branch of the year", "命主依年支"},
		}},
	{"zw_kui_yue", []string{"common", "xin_swapped", "geng_as_xin"},
		func(r *Rules) *uint8 { return (*uint8)(&r.KuiYue) }, []reason{
			{"天魁 and 天钺: 辛 has 午 and 寅, 庚 has 丑 and 未", "魁钺：辛午寅，庚丑未"},
			{"天魁 and 天钺: 辛 has 寅 and 午", "魁钺：辛寅午"},
			{"天魁 and 天钺: 庚 and 辛 have 午 and 寅", "魁钺：庚辛午寅"},
		}},
	{"zw_void_pair", []string{"common", "single", "double"},
		func(r *Rules) *uint8 { return (*uint8)(&r.VoidPair) }, []reason{
			{"截路 and 空亡 stand in two palaces, 旬空 in one; the school of Zhongzhou has one 截空", "截路、空亡两宫，旬空一宫；中州派截空一宫"},
			{"截空 and 旬空 stand in one palace each", "截空、旬空各一宫"},
			{"截路 and 空亡, 旬空 and 旬中 stand in two palaces each", "截路、空亡，旬空、旬中各两宫"},
		}},
}

// aliases are names under which an option can also be set; their values stand in
// the order of the option's.
var aliases = []field{
	{name: "late_zi", values: []string{"next_day", "same_day_and_stem", "same_day"},
		at: func(r *Rules) *uint8 { return (*uint8)(&r.DayDivide) }},
}

// AppliedRule is a rule in force for a chart, with what it means.
type AppliedRule struct {
	Option string // the option's public name
	Value  string
	Why    string // in English
	WhyZh  string // the same in simplified Chinese
}

// Applied lists the rules that decided the chart.
func (c *Chart) Applied() []AppliedRule {
	list := make([]AppliedRule, len(fields))
	for i, f := range fields {
		v := *f.at(&c.Rules)
		list[i] = AppliedRule{f.name, f.values[v], f.why[v].en, f.why[v].zh}
	}
	return list
}
