package app

import "context"

// ziweiCmd is `wenbu ziwei`.
type ziweiCmd struct {
	calculatorFlags
	Date     string `placeholder:"YYYY-MM-DD" help:"Gregorian date of birth, in the years 1600 to 2200; with --server 1901 to 2099."`
	Time     string `placeholder:"HH:MM" help:"Clock time of birth; every palace depends on it."`
	Sex      string `placeholder:"male|female" help:"Decides which way limits run."`
	Timezone string `placeholder:"ZONE" help:"IANA zone or offset of the birthplace; without it the clock is taken as entered."`
	Offset   string `placeholder:"+09:00" help:"Offset of the clock then: tells apart a time shown twice when clocks were set back; in the west --offset=-04:00."`
	placeFlags
	SolarTime *bool  `help:"Read date and hour from true solar time; needs a place, or longitude and timezone."`
	Target    string `placeholder:"YYYY-MM-DDTHH:MM" help:"Local date-time: tell what passes over the chart then (JSON only)."`
}

// Run computes and prints the chart.
func (c *ziweiCmd) Run(ctx context.Context, s Streams) error {
	if c.Format != "json" && c.Target != "" {
		return usage("--target: is shown in JSON only; leave out --format %s", c.Format)
	}
	members, err := c.members(s)
	if err != nil {
		return err
	}
	return c.run(ctx, s, calculator{command: "ziwei", route: "ziwei", kind: "ziwei", example: "give --date, --time and --sex"}, members)
}

// members returns the flags that are set as members of the input.
func (c *ziweiCmd) members(s Streams) (map[string]any, error) {
	m, err := c.placeFlags.members(s, c.Locale, c.Timezone)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{
		"date": c.Date, "time": c.Time, "sex": c.Sex, "timezone": c.Timezone, "offset": c.Offset, "target": c.Target,
	} {
		if value != "" {
			m[name] = value
		}
	}
	if c.SolarTime != nil {
		m["solarTime"] = *c.SolarTime
	}
	return m, nil
}
