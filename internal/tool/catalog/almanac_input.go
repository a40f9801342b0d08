package catalog

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// almanacInput is the input of almanac_day.
type almanacInput struct {
	Date     string          `json:"date" pattern:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$" doc:"Day, YYYY-MM-DD; over the network in the years 1901 to 2099."`
	Time     string          `json:"time,omitzero" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" doc:"Clock of China's calendar; matters only with options.boundary instant. Default 00:00."`
	Timezone string          `json:"timezone" limit:"1..80" trim:"true" default:"\"Asia/Shanghai\"" doc:"IANA name or fixed offset in which instants of solar terms are also written."`
	Locale   string          `json:"locale" enum:"zh|en" default:"\"zh\"" doc:"Language of sentences; names carry both."`
	Options  *almanacOptions `json:"options,omitzero" doc:"Where almanacs differ; each option left out has its default."`
}

// almanacOptions are the options of almanac.Rules by their public names.
type almanacOptions struct {
	Boundary   string `json:"boundary,omitzero" enum:"day|instant" doc:"When the month of the day gods changes: with the day of the solar term or at its instant. Default day."`
	FuShen     string `json:"fu_shen,omitzero" enum:"a|b" doc:"Table of the direction of 福神. Default a."`
	Nobleman   string `json:"nobleman,omitzero" enum:"verse|book" doc:"Table of the noblemen on 庚 days. Default verse."`
	Pentad     string `json:"pentad,omitzero" enum:"day|longitude" doc:"Pentads by five days or by 5° of the Sun. Default day."`
	YearVirtue string `json:"year_virtue,omitzero" enum:"apart|counts" doc:"Whether 岁德 and 岁德合 count among the virtues. Default apart."`
	Taboos     string `json:"taboos,omitzero" enum:"none|popular" doc:"Popular taboos that the book does not hold to. Default none."`
	OnlyLists  string `json:"only_lists,omitzero" enum:"on|off" doc:"Whether days that allow only a short list are held to it. Default on."`
}

// rules turns the options into rules.
func (o *almanacOptions) rules() (almanac.Rules, error) {
	var rules almanac.Rules
	if o == nil {
		return rules, nil
	}
	for _, each := range []option{
		{"boundary", o.Boundary}, {"fu_shen", o.FuShen}, {"nobleman", o.Nobleman}, {"pentad", o.Pentad},
		{"year_virtue", o.YearVirtue}, {"taboos", o.Taboos}, {"only_lists", o.OnlyLists},
	} {
		if each.value == "" {
			continue
		}
		if err := rules.Set(each.name, each.value); err != nil {
			return rules, err
		}
	}
	return rules, nil
}

// day opens the page of a checked input.
func (in almanacInput) day() (almanac.Day, error) {
	date, err := historicalDate(in.Date)
	if err != nil {
		return almanac.Day{}, err
	}
	if in.Time != "" {
		clock, err := civil.ParseClock(in.Time)
		if err != nil {
			return almanac.Day{}, err
		}
		date.Hour, date.Minute, date.Second = clock.Hour, clock.Minute, clock.Second
	}
	rules, err := in.Options.rules()
	if err != nil {
		return almanac.Day{}, err
	}
	return almanac.NewDay(date, rules)
}

// historicalDate reads YYYY-MM-DD, in the Julian calendar before 1582-10-15.
func historicalDate(text string) (civil.DateTime, error) {
	var y, m, d int
	if n, err := fmt.Sscanf(text, "%4d-%2d-%2d", &y, &m, &d); n != 3 || err != nil {
		return civil.ParseDate(text)
	}
	return almanac.HistoricalDate(y, m, d)
}
