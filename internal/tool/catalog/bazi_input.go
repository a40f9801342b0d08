package catalog

import (
	"reflect"
	"strings"

	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
)

// baziInput is the input of calculate_bazi. DayBoundary and SolarTime are the
// published protocol's names for what Options.LateZi and Options.Clock say more
// exactly.
type baziInput struct {
	Date        string       `json:"date" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Gregorian date of birth, YYYY-MM-DD; over the network in the years 1901 to 2099."`
	Time        *string      `json:"time" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" default:"null" doc:"Local clock time of birth, HH:MM or HH:MM:SS; null when unknown."`
	Timezone    string       `json:"timezone" limit:"1..80" trim:"true" default:"\"Asia/Shanghai\"" doc:"IANA name or fixed offset of the birthplace, for example Asia/Shanghai or +08:00."`
	Offset      string       `json:"offset,omitzero" pattern:"^[+-]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Offset of the clock at that time, for example +09:00. Only for a time that was shown twice when clocks were set back: says which one, and the timezone stays."`
	DayBoundary *string      `json:"dayBoundary,omitzero" enum:"midnight|zi" doc:"When the day pillar changes: at midnight (the default) or at 23:00."`
	SolarTime   *bool        `json:"solarTime,omitzero" doc:"Read day and hour from true solar time; needs longitude and time. Default false."`
	Longitude   *float64     `json:"longitude,omitzero" range:"-180..180" doc:"Degrees east of Greenwich, negative in the west."`
	Sex         string       `json:"sex,omitzero" enum:"male|female" doc:"Needed for luck pillars only."`
	Locale      string       `json:"locale" enum:"zh|en" default:"\"zh\""`
	Options     *baziOptions `json:"options,omitzero" doc:"Where schools differ; each option left out has its default."`
}

// baziOptions are the options of bazi.Rules by their public names.
type baziOptions struct {
	LateZi          string `json:"late_zi,omitzero" enum:"same_day|next_day|same_day_and_stem" doc:"Which day owns 23:00 to 23:59. Default same_day."`
	Clock           string `json:"clock,omitzero" enum:"civil|standard|mean_solar|true_solar" doc:"Clock that day and hour are read from. Default civil."`
	YearBoundary    string `json:"year_boundary,omitzero" enum:"lichun_instant|lichun_day|lunar_new_year|winter_solstice" doc:"When the year pillar changes, one instant for all the world: lunar_new_year and lichun_day at midnight in China, while the lunar date and the animal follow the local date. Default lichun_instant."`
	LuckDirection   string `json:"luck_direction,omitzero" enum:"yang_male_yin_female|male_forward" doc:"Default yang_male_yin_female."`
	LuckMethod      string `json:"luck_method,omitzero" enum:"minute|day_hour|china95" doc:"How the distance to the solar term becomes the start of luck. Default minute."`
	AgeCount        string `json:"age_count,omitzero" enum:"nominal|full" doc:"Default nominal."`
	HiddenStemTable string `json:"hidden_stem_table,omitzero" enum:"p60|n8" doc:"Weights of hidden stems: of 100 or of 8. Default p60."`
	baziReadingOptions
	baziPatternOptions
	baziRelationOptions
	baziShenShaOptions
	baziCastOptions
}

// The values of dayBoundary.
const (
	boundaryMidnight = "midnight"
	boundaryZi       = "zi"
)

// option is an option that the input chooses.
type option struct{ name, value string }

// chosen returns the options that are set, by their names on the wire.
func (o *baziOptions) chosen() []option {
	if o == nil {
		return nil
	}
	return appendChosen(nil, reflect.ValueOf(*o))
}

func appendChosen(list []option, options reflect.Value) []option {
	for field, value := range options.Fields() {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Anonymous:
			list = appendChosen(list, value)
		case !value.IsZero():
			list = append(list, option{name, value.String()})
		}
	}
	return list
}

// flat returns dayBoundary and solarTime as the options have them; an option
// that is not set gives the default.
func (o *baziOptions) flat() (dayBoundary string, solarTime bool) {
	dayBoundary = boundaryMidnight
	if o == nil {
		return dayBoundary, false
	}
	if o.LateZi == "next_day" {
		dayBoundary = boundaryZi
	}
	return dayBoundary, o.Clock == "mean_solar" || o.Clock == "true_solar"
}

// Validate checks the rules over several members.
func (in baziInput) Validate() []fault.Field {
	var problems problems
	dayBoundary, solarTime := in.Options.flat()
	if in.Options != nil {
		problems.add(in.DayBoundary != nil && in.Options.LateZi != "" && *in.DayBoundary != dayBoundary, "options.late_zi", twice("dayBoundary"))
		problems.add(in.SolarTime != nil && in.Options.Clock != "" && *in.SolarTime != solarTime, "options.clock", twice("solarTime"))
	}
	solarTime = solarTime || in.SolarTime != nil && *in.SolarTime
	problems.add(solarTime && in.Longitude == nil, "longitude", solarLongitude)
	problems.add(solarTime && in.Time == nil, "time", solarClock)
	problems.add(in.Offset != "" && in.Time == nil, "offset", timedOffset)
	return problems
}

// problems are what is wrong between the members of an input.
type problems []fault.Field

// add reports, where something is wrong, at the path what it is and what to do.
func (p *problems) add(wrong bool, path string, said i18n.Text) {
	if wrong {
		*p = append(*p, fault.Field{Path: path, Code: schema.Custom, Message: said.En, MessageZh: said.Zh})
	}
}

// What is wrong between members of a birth.
var (
	solarLongitude = i18n.T("按太阳时排盘需要经度；请给出经度，或不用太阳时", "is needed for solar time; give it, or leave solar time out")
	solarClock     = i18n.T("按太阳时排盘需要时间；请给出时间，或不用太阳时", "must be known for solar time; give it, or leave solar time out")
	timedOffset    = i18n.T("只区分出现过两次的时刻；请同时给出时间，或不填", "tells apart a time shown twice; give the time too, or leave the offset out")
)

// twice says that another member says the contrary.
func twice(member string) i18n.Text {
	return i18n.T("与 "+member+" 矛盾；请只留其一", "contradicts "+member+"; leave one of them out")
}

// Complete fills in dayBoundary and solarTime, whose defaults follow the options.
func (in *baziInput) Complete() {
	dayBoundary, solarTime := in.Options.flat()
	if in.DayBoundary == nil {
		in.DayBoundary = &dayBoundary
	}
	if in.SolarTime == nil {
		in.SolarTime = &solarTime
	}
}
