package liuyao

import (
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// Moment is when a hexagram was cast (起卦时间).
type Moment struct {
	Local            civil.DateTime
	Zone             *civil.Zone
	LongitudeDegEast *float64 // needed for solar time only
}

// FourPillars returns the four pillars of the moment, with boundaries and clocks:
// the month by its 节, the day by the clock that the rules name. The lunar month is
// never used. The error is a *calc.InputError.
//
// Source: doc/sources.md#month-and-day, doc/sources.md#four-pillars.
// Schools: Rules.LateZi, Rules.Clock.
func (m Moment) FourPillars(r Rules) (*bazi.Chart, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	birth := bazi.Birth{Local: m.Local, HourKnown: true, Zone: m.Zone, LongitudeDegEast: m.LongitudeDegEast}
	return bazi.NewChart(birth, bazi.Rules{LateZi: r.LateZi, Clock: r.Clock})
}

// momentWarnings are the warnings of the four pillars as they are said of a casting.
var momentWarnings = map[bazi.Warning]words{
	bazi.WarnLateZi: {
		"起卦在晚子时（23:00 至 23:59），日辰因流派而不同，这里按所选的规则。",
		"Cast in the late Zi hour (23:00 to 23:59), where schools differ on the day; the chosen rule is applied.",
	},
	bazi.WarnNearTerm: {
		"起卦离交节不到一分钟，月建取决于时间记得有多准。",
		"A solar term is less than a minute away; the month depends on how exactly the time is known.",
	},
	bazi.WarnNearHour: {
		"起卦离换日或换时不到一分钟，日柱或时柱取决于时间记得有多准。",
		"The day or hour changes less than a minute away; which one holds depends on how exactly the time is known.",
	},
	bazi.WarnSolarTime: {
		"日辰按太阳时取，太阳时的精度不会高于所给的经度。",
		"The day is read from solar time, which is no better than the longitude given.",
	},
	bazi.WarnLocalMeanTime: {
		"当时还没有标准时，按当地平太阳时计算。",
		"There was no standard time yet; local mean time is used.",
	},
	bazi.WarnFixedOffset: {
		"时区是固定偏移，看不出当时是否用夏令时，标准时按该偏移计；请改用时区名。",
		"The timezone is a fixed offset, which does not tell summer time, so standard time is taken to be at that offset; give the zone by name.",
	},
	bazi.WarnSummerTime: {
		"起卦时正行夏令时，钟表比标准时快；按标准时是另一个时辰或另一天。这里按当时的钟表，选项 clock=standard 按标准时。",
		"Summer time was in force and the clock was ahead of standard time, by which the double hour or the day is another; the clock as it was is used, with the option clock=standard standard time.",
	},
}

// MomentWarning says a warning of the four pillars of a casting in a sentence, in
// Chinese and in English.
func MomentWarning(w bazi.Warning) (zh, en string) {
	said := momentWarnings[w]
	return said.zh, said.en
}
