package catalog

import (
	"context"
	_ "embed"
	"encoding/json/jsontext"
	"reflect"
	"strings"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/meihua"
	"github.com/wenbu-go/wenbu/internal/fault"
	"github.com/wenbu-go/wenbu/internal/i18n"
	"github.com/wenbu-go/wenbu/internal/schema"
	"github.com/wenbu-go/wenbu/internal/tool"
)

//go:embed cast_meihua.md
var castMeihuaMD string

// meihuaInput is the input of cast_meihua: a time, or numbers.
type meihuaInput struct {
	Date      string         `json:"date,omitzero" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Gregorian date, YYYY-MM-DD; over the network in the years 1901 to 2099. Left out together with time and numbers: now."`
	Time      string         `json:"time,omitzero" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Local clock time, HH:MM or HH:MM:SS. Beside numbers only with options.mh_hour added."`
	Timezone  string         `json:"timezone" limit:"1..80" trim:"true" default:"\"Asia/Shanghai\"" doc:"IANA name or fixed offset of the place of the cast."`
	Offset    string         `json:"offset,omitzero" pattern:"^[+-]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Offset of the clock at that time, for example +09:00. Only for a time that was shown twice when clocks were set back: says which one, and the timezone stays."`
	Longitude *float64       `json:"longitude,omitzero" range:"-180..180" doc:"Degrees east of Greenwich; needed for solar time only."`
	Numbers   []int          `json:"numbers,omitzero" limit:"2..3" range:"1..1000000000" doc:"Upper trigram, lower trigram and, if given, moving line."`
	Locale    string         `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of sentences; names carry both."`
	Options   *meihuaOptions `json:"options,omitzero" doc:"Where schools differ; each option left out has its default."`
}

// meihuaOptions are the options of meihua.Rules by their public names.
type meihuaOptions struct {
	YearBoundary     string `json:"year_boundary,omitzero" enum:"lunar_new_year|lichun_instant" doc:"When the number of the year changes. Default lunar_new_year."`
	LeapMonth        string `json:"mh_leap_month,omitzero" enum:"own|next_half|next" doc:"Number of a leap month: its own, from its 16th day the next, or the next. Default own."`
	LunarDayBoundary string `json:"lunar_day_boundary,omitzero" enum:"midnight|zi" doc:"When the day changes: at midnight or at 23:00. Default midnight."`
	Hour             string `json:"mh_hour,omitzero" enum:"left_out|added" doc:"Whether the hour is added to the moving line of numbers. Default left_out."`
	Clock            string `json:"clock,omitzero" enum:"civil|standard|mean_solar|true_solar" doc:"Clock that date and hour are read from. Default civil."`
	Nuclear          string `json:"mh_nuclear,omitzero" enum:"own|changed" doc:"Inner hexagram of 乾 and 坤: their own or that of the changed hexagram. Default own."`
}

// hourAdded is the value of mh_hour that needs a time.
const hourAdded = "added"

// Validate checks the rules over several members.
func (in meihuaInput) Validate() []fault.Field {
	var problems []fault.Field
	add := func(wrong bool, path, message string) {
		if wrong {
			problems = append(problems, fault.Field{Path: path, Code: schema.Custom, Message: message})
		}
	}
	numbers, hour := in.Numbers != nil, in.Options != nil && in.Options.Hour == hourAdded
	add(!numbers && in.Date == "" && in.Time != "", "date", "a cast from a time needs a date")
	add(!numbers && in.Date != "" && in.Time == "", "time", "a cast from a date needs a time")
	add(numbers && in.Date != "", "date", "numbers are given; leave one of them out")
	add(numbers && in.Time != "" && !hour, "time", "counts beside numbers only with options.mh_hour added")
	add(numbers && hour && in.Time == "", "time", "options.mh_hour added needs a time")
	add(in.solar() && in.Longitude == nil, "longitude", "solar time needs a longitude")
	add(numbers && in.Options != nil && in.Options.Clock != "", "options.clock", "is for a cast from a time")
	add(!numbers && hour, "options.mh_hour", "is for numbers; a cast from a time always counts the hour")
	return problems
}

// solar reports whether date and hour follow the Sun.
func (in meihuaInput) solar() bool {
	return in.Options != nil && strings.HasSuffix(in.Options.Clock, "_solar")
}

func castMeihua(d Deps) tool.Tool {
	spec := tool.Spec{
		Name:        "cast_meihua",
		Category:    "calculator",
		Route:       "meihua",
		Label:       i18n.T("梅花易数起卦", "Cast by plum blossom numbers"),
		Description: tool.Describe(castMeihuaMD),
		Chart:       ichingChart(i18n.T("梅花易数卦象", "Plum blossom hexagram"), meihuaReading),
		ReadOnly:    true,
		Idempotent:  true,
		Example:     jsontext.Value(`{"date":"2025-01-16","time":"15:30","timezone":"Asia/Shanghai"}`),
	}
	return tool.New(spec, func(_ context.Context, l i18n.Locale, in meihuaInput) (meihuaOutput, error) {
		if l != "" {
			in.Locale = string(l)
		}
		if err := in.fillMoment(d.Now); err != nil {
			return meihuaOutput{}, inputFault(err)
		}
		c, err := in.cast(d.years())
		if err != nil {
			return meihuaOutput{}, inputFault(err)
		}
		return newMeihuaOutput(in, c), nil
	})
}

// fillMoment takes date and time from a clock in the server's zone, when neither
// they nor numbers are given. Without a clock to look at one of them is required.
func (in *meihuaInput) fillMoment(now func() civil.DateTime) error {
	if in.Numbers != nil || in.Date != "" {
		return nil
	}
	if now == nil {
		return &calc.InputError{Field: "date", Reason: "is needed, with a time, unless numbers are given", ReasonZh: "缺少日期与时间；或者给出数"}
	}
	local, _, err := clockIn(in.Timezone, now())
	in.Date, in.Time = local.DateString(), local.ClockString()
	return err
}

// cast casts from a checked input.
func (in meihuaInput) cast(y years) (*meihua.Cast, error) {
	rules, err := in.Options.rules()
	if err != nil {
		return nil, err
	}
	var clock civil.DateTime
	if in.Time != "" {
		if clock, err = civil.ParseClock(in.Time); err != nil {
			return nil, err
		}
	}
	if in.Numbers != nil {
		hour := 0
		if in.Time != "" {
			hour = int(ganzhi.BranchOfHour(clock.Hour)) + 1
		}
		return meihua.FromNumbers(in.Numbers, hour, rules)
	}
	at, err := civil.ParseDate(in.Date)
	if err != nil {
		return nil, err
	}
	if err := y.check("date", in.Date); err != nil {
		return nil, err
	}
	at.Hour, at.Minute, at.Second = clock.Hour, clock.Minute, clock.Second
	zone, err := loadZone(in.Timezone, in.Offset, at, in.Longitude)
	if err != nil {
		return nil, err
	}
	return meihua.FromTime(at, zone, in.Longitude, rules)
}

// rules turns the options into rules.
func (o *meihuaOptions) rules() (meihua.Rules, error) {
	var rules meihua.Rules
	if o == nil {
		return rules, nil
	}
	for _, each := range appendChosen(nil, reflect.ValueOf(*o)) {
		if err := rules.Set(each.name, each.value); err != nil {
			return rules, err
		}
	}
	return rules, nil
}

// drawMeihua draws the cast of an input.
func drawMeihua(y years, format Format, l i18n.Locale, input jsontext.Value) ([]byte, error) {
	in, err := schema.Decode[meihuaInput](input)
	if err != nil {
		return nil, err
	}
	if err := in.fillMoment(nil); err != nil {
		return nil, inputFault(err)
	}
	c, err := in.cast(y)
	if err != nil {
		return nil, inputFault(err)
	}
	if l == "" {
		l = i18n.Locale(in.Locale)
	}
	if format == SVG {
		return []byte(chart.MeihuaSVG(c, chartLanguage(l))), nil
	}
	return []byte(chart.MeihuaText(c, chartLanguage(l))), nil
}
