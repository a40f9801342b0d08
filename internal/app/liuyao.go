package app

import (
	"context"
	"encoding/json/jsontext"
	"encoding/json/v2"
	"maps"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// liuyaoCmd is `wenbu liuyao`.
type liuyaoCmd struct {
	calculatorFlags
	castFlags
	Date     string `placeholder:"YYYY-MM-DD" help:"Gregorian date of the casting, in the years 1600 to 2200; with --server 1901 to 2099 (default now)."`
	Time     string `placeholder:"HH:MM" help:"Clock time of the casting (default now)."`
	Timezone string `placeholder:"ZONE" help:"IANA zone or offset of the casting (default Asia/Shanghai)."`
	Offset   string `placeholder:"+09:00" help:"Offset of the clock then: tells apart a time shown twice when clocks were set back; in the west --offset=-04:00."`
	placeFlags
	Topic string `placeholder:"NAME" help:"What the question is about, which decides the useful god: self, wealth, career, relationship, travel and more."`
}

// Run sets out and prints the board.
func (c *liuyaoCmd) Run(ctx context.Context, s Streams) error {
	members, err := c.castFlags.members(&c.calculatorFlags)
	if err != nil {
		return err
	}
	where, err := c.placeFlags.members(s, c.Locale, c.Timezone)
	if err != nil {
		return err
	}
	maps.Copy(members, where)
	maps.Copy(members, setMembers(map[string]any{"date": c.Date, "time": c.Time, "timezone": c.Timezone, "offset": c.Offset, "topic": c.Topic}))
	return c.run(ctx, s, calculator{command: "liuyao", route: "liuyao", kind: "liuyao", outcome: "lines", moment: true}, members)
}

// momentNow returns the input with what a clock in its zone shows now, when it names
// no time.
func momentNow(input jsontext.Value) (jsontext.Value, error) {
	var in struct {
		Date     string `json:"date"`
		Time     string `json:"time"`
		Timezone string `json:"timezone"`
		Numbers  []int  `json:"numbers"` // of wenbu meihua, which needs no time then
	}
	if err := json.Unmarshal(input, &in); err != nil || in.Date != "" || in.Time != "" || in.Numbers != nil {
		return input, nil // what is wrong with it the calculator says
	}
	if in.Timezone == "" {
		in.Timezone = "Asia/Shanghai"
	}
	zone, err := civil.LoadZone(in.Timezone)
	if err != nil {
		return input, nil // the same
	}
	local := zone.At(time.Now().Unix()).Local
	return overlay(input, map[string]any{"date": local.DateString(), "time": local.ClockString()})
}
