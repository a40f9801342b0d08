package catalog

import (
	"reflect"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
)

// ziweiInput is the input of calculate_ziwei. SolarTime is the published protocol's
// name, at calculate_bazi, for what Options.Clock says more exactly.
type ziweiInput struct {
	Date      string        `json:"date" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Gregorian date of birth, YYYY-MM-DD; over the network in the years 1901 to 2099."`
	Time      string        `json:"time" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Local clock time of birth, HH:MM or HH:MM:SS. Every palace depends on it."`
	Sex       string        `json:"sex" enum:"male|female" doc:"Decides which way limits and rings run."`
	Locale    string        `json:"locale" enum:"zh|en" default:"\"zh\""`
	Timezone  *string       `json:"timezone,omitzero" limit:"1..80" trim:"true" doc:"IANA name or fixed offset of the birthplace. Without it the clock is taken as entered; with it a time that the clock skipped or showed twice is an error."`
	Offset    string        `json:"offset,omitzero" pattern:"^[+-]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Offset of the clock at that time, for example +09:00. Only for a time that was shown twice when clocks were set back: says which one, and the timezone stays."`
	SolarTime *bool         `json:"solarTime,omitzero" doc:"Read date and hour from true solar time; needs longitude and timezone. Default false."`
	Longitude *float64      `json:"longitude,omitzero" range:"-180..180" doc:"Degrees east of Greenwich, negative in the west."`
	Target    *string       `json:"target,omitzero" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Local date-time, YYYY-MM-DDTHH:mm[:ss], not before the birth and at most 120 years after it: tells the decade, year, month, day and hour that pass over the chart then."`
	Options   *ziweiOptions `json:"options,omitzero" doc:"Where schools differ; each option left out has its default."`
}

// ziweiOptions are the options of ziwei.Rules by their public names.
type ziweiOptions struct {
	Clock           string `json:"clock,omitzero" enum:"civil|standard|mean_solar|true_solar" doc:"Clock that date and hour are read from. Default civil."`
	YearDivide      string `json:"zw_year_divide,omitzero" enum:"lunar_new_year|lichun_day|lichun_instant" doc:"When the year that places stars begins. Default lunar_new_year."`
	MonthDivide     string `json:"zw_month_divide,omitzero" enum:"lunar_month|solar_term" doc:"Default lunar_month."`
	DayDivide       string `json:"zw_day_divide,omitzero" enum:"forward|current|current_next_stem" doc:"Which lunar day owns 23:00 to 23:59. Default forward: the next."`
	LateZi          string `json:"late_zi,omitzero" enum:"next_day|same_day_and_stem|same_day" doc:"The same by the names that BaZi has for it. Default next_day."`
	LeapMonth       string `json:"zw_leap_month,omitzero" enum:"split_15|as_previous|as_next" doc:"As which month a leap month counts. Default split_15."`
	HoroscopeDivide string `json:"zw_horoscope_divide,omitzero" enum:"lunar|solar_term" doc:"When passing years and months begin. Default lunar."`
	AgeDivide       string `json:"zw_age_divide,omitzero" enum:"lunar_new_year|birthday" doc:"When the nominal age grows. Default lunar_new_year."`
	School          string `json:"zw_school,omitzero" enum:"default|zhongzhou" doc:"How stars are placed. Default default."`
	Plate           string `json:"zw_plate,omitzero" enum:"heaven|earth|human" doc:"Which of the three charts. Default heaven."`
	Transform       string `json:"zw_transform_table,omitzero" enum:"common|zhongzhou|quanshu|quanji" doc:"Table of the four transformations. Default common."`
	Brightness      string `json:"zw_brightness_table,omitzero" enum:"common|zhongzhou" doc:"Table of brightness. Default common."`
	SoulStar        string `json:"zw_soul_star,omitzero" enum:"by_school|life_palace|year_branch" doc:"What 命主 is taken from. Default by_school."`
	KuiYue          string `json:"zw_kui_yue,omitzero" enum:"common|xin_swapped|geng_as_xin" doc:"Seats of 天魁 and 天钺. Default common."`
	VoidPair        string `json:"zw_void_pair,omitzero" enum:"common|single|double" doc:"How many palaces a void takes. Default common."`
}

// chosen returns the options that are set, by their names on the wire.
func (o *ziweiOptions) chosen() []option {
	if o == nil {
		return nil
	}
	return appendChosen(nil, reflect.ValueOf(*o))
}

// sameDayDivide are the values of zw_day_divide by those of late_zi.
var sameDayDivide = map[string]string{"next_day": "forward", "same_day_and_stem": "current", "same_day": "current_next_stem"}

func (in ziweiInput) solar() bool { return in.SolarTime != nil && *in.SolarTime }

// Validate checks the rules over several members.
func (in ziweiInput) Validate() []fault.Field {
	var problems problems
	solar := in.solar()
	if o := in.Options; o != nil {
		byOption := o.Clock == "mean_solar" || o.Clock == "true_solar"
		problems.add(in.SolarTime != nil && o.Clock != "" && solar != byOption, "options.clock", twice("solarTime"))
		problems.add(o.DayDivide != "" && o.LateZi != "" && o.DayDivide != sameDayDivide[o.LateZi], "options.late_zi", twice("options.zw_day_divide"))
		solar = solar || byOption
	}
	problems.add(solar && in.Longitude == nil, "longitude", solarLongitude)
	problems.add(solar && in.Timezone == nil, "timezone", i18n.T("按太阳时排盘需要时区；请给出时区，或不用太阳时", "is needed for solar time; give it, or leave solar time out"))
	problems.add(in.Offset != "" && in.Timezone == nil, "offset", i18n.T("只在给出时区时有用；请同时给出时区，或不填", "counts beside a timezone only; give one, or leave the offset out"))
	return problems
}

// Complete fills in solarTime, whose default follows the options.
func (in *ziweiInput) Complete() {
	if in.SolarTime == nil {
		in.SolarTime = new(in.Options != nil && (in.Options.Clock == "mean_solar" || in.Options.Clock == "true_solar"))
	}
}
