package app

import "context"

// meihuaCmd is `wenbu meihua`.
type meihuaCmd struct {
	calculatorFlags
	Date      string   `placeholder:"YYYY-MM-DD" help:"Gregorian date, in the years 1600 to 2200; with --server 1901 to 2099. Without date and numbers: now."`
	Time      string   `placeholder:"HH:MM" help:"Clock time at the place of the cast."`
	Timezone  string   `placeholder:"ZONE" help:"IANA zone or offset of that place (default Asia/Shanghai)."`
	Offset    string   `placeholder:"+09:00" help:"Offset of the clock then: tells apart a time shown twice when clocks were set back; in the west --offset=-04:00."`
	Longitude *degrees `placeholder:"DEG" help:"Degrees east, for --option clock=true_solar; in the west --longitude=-74."`
	Numbers   []int    `placeholder:"N,N[,N]" help:"Upper trigram, lower trigram and, if given, moving line."`
}

// Run casts and prints the hexagrams.
func (c *meihuaCmd) Run(ctx context.Context, s Streams) error {
	members := setMembers(map[string]any{"date": c.Date, "time": c.Time, "timezone": c.Timezone, "offset": c.Offset})
	if c.Longitude != nil {
		members["longitude"] = *c.Longitude
	}
	if c.Numbers != nil {
		members["numbers"] = c.Numbers
	}
	return c.run(ctx, s, calculator{command: "meihua", route: "meihua", kind: "meihua", moment: true}, members)
}
