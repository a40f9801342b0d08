package app

import (
	"context"
	"fmt"
)

// baziCmd is `wenbu bazi`.
type baziCmd struct {
	calculatorFlags
	Date     string `placeholder:"YYYY-MM-DD" help:"Gregorian date of birth, in the years 1600 to 2200; with --server 1901 to 2099."`
	Time     string `placeholder:"HH:MM" help:"Clock time of birth; leave out when unknown."`
	Timezone string `placeholder:"ZONE" help:"IANA zone or offset of the birthplace (default Asia/Shanghai)."`
	Offset   string `placeholder:"+09:00" help:"Offset of the clock then: tells apart a time shown twice when clocks were set back; in the west --offset=-04:00."`
	placeFlags
	Sex         string `placeholder:"male|female" help:"Needed for luck pillars."`
	DayBoundary string `placeholder:"midnight|zi" help:"When the day pillar changes."`
	SolarTime   *bool  `help:"Read day and hour from true solar time; needs a place or longitude."`
	Target      string `placeholder:"YYYY-MM-DDTHH:MM" help:"Local date-time: tell what passes over the chart then (JSON only)."`
	Uncertainty *int   `name:"uncertainty-minutes" placeholder:"N" help:"How far the time may be wrong either way: list the charts within (JSON only)."`
	EveryHour   *bool  `help:"Time unknown: list the chart of every hour of the date (JSON only)."`
}

// Run computes and prints the chart.
func (c *baziCmd) Run(ctx context.Context, s Streams) error {
	if err := c.drawable(); err != nil {
		return err
	}
	members, err := c.members(s)
	if err != nil {
		return err
	}
	return c.run(ctx, s, calculator{command: "bazi", route: "bazi", kind: "bazi", example: "give --date"}, members)
}

// drawable refuses flags that no drawing shows.
func (c *baziCmd) drawable() error {
	if c.Format == "json" {
		return nil
	}
	for flag, given := range map[string]bool{"--target": c.Target != "", "--uncertainty-minutes": c.Uncertainty != nil, "--every-hour": c.EveryHour != nil && *c.EveryHour} {
		if given {
			return usage("%s: is shown in JSON only; leave out --format %s", flag, c.Format)
		}
	}
	return nil
}

// members returns the flags that are set as members of the input.
func (c *baziCmd) members(s Streams) (map[string]any, error) {
	m, err := c.placeFlags.members(s, c.Locale, c.Timezone)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{
		"date": c.Date, "time": c.Time, "timezone": c.Timezone, "offset": c.Offset, "sex": c.Sex, "dayBoundary": c.DayBoundary, "target": c.Target,
	} {
		if value != "" {
			m[name] = value
		}
	}
	if c.SolarTime != nil {
		m["solarTime"] = *c.SolarTime
	}
	if c.Uncertainty != nil {
		m["uncertaintyMinutes"] = *c.Uncertainty
	}
	if c.EveryHour != nil {
		m["everyHour"] = *c.EveryHour
	}
	return m, nil
}

// placeFlags say where a birth was.
type placeFlags struct {
	Place     string   `placeholder:"NAME" help:"Place, for its zone and longitude: 成都, Chengdu, 朝阳,北京."`
	PlaceID   *int     `name:"place-id" placeholder:"ID" help:"The same by its number in the gazetteer (see wenbu places)."`
	Longitude *degrees `placeholder:"DEG" help:"Degrees east, negative in the west: --longitude=-74."`
}

// members returns the flags that are set as members of an input. The zone and the
// longitude of a place give way to those of flags; where its people use two clocks
// and no zone is named, a note on standard error says which is taken.
func (f *placeFlags) members(s Streams, locale, timezone string) (map[string]any, error) {
	m := map[string]any{}
	if f.Place != "" || f.PlaceID != nil {
		found, err := f.find(locale)
		if err != nil {
			return nil, err
		}
		m["timezone"], m["longitude"] = found.Timezone, found.LongitudeDegEast
		if other := found.OtherTimezone(); other != "" && timezone == "" {
			fmt.Fprintf(s.Err, "wenbu: note: two clocks are in use in %s; %s is taken, and --timezone %s reads the time as Beijing time\n",
				found.Name, found.Timezone, other)
		}
	}
	if f.Longitude != nil {
		m["longitude"] = *f.Longitude
	}
	return m, nil
}
