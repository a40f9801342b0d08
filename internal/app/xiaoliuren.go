package app

import (
	"context"
	"time"

	"github.com/wenbu-go/wenbu/calc/civil"
)

// xiaoLiuRenCmd is `wenbu xiaoliuren`.
type xiaoLiuRenCmd struct {
	calculatorFlags
	Datetime  string  `placeholder:"YYYY-MM-DDTHH:MM" help:"What a clock on the wall shows, from 1900-03-01 to 2199-12-31 (default now in Asia/Shanghai)."`
	Question  *string `placeholder:"TEXT" help:"What is asked; only its length counts, spaces too. Leave out to read the day and hour."`
	DayMaster string  `placeholder:"STEM" help:"Stem of someone's day pillar, 甲 to 癸, for the ten god of the day."`
}

// Run counts the palaces and prints the reading.
func (c *xiaoLiuRenCmd) Run(ctx context.Context, s Streams) error {
	if c.Datetime == "" && !c.given() && c.Server == "" {
		now, err := chinaClock()
		if err != nil {
			return err
		}
		c.Datetime = now().String()
	}
	members := setMembers(map[string]any{"datetime": c.Datetime, "day_master": c.DayMaster})
	if c.Question != nil {
		members["question"] = *c.Question
	}
	return c.run(ctx, s, calculator{command: "xiaoliuren", route: "xiaoliuren", kind: "xiaoliuren"}, members)
}

// chinaClock returns what a clock in Shanghai shows.
func chinaClock() (func() civil.DateTime, error) { return zoneClock("Asia/Shanghai") }

// zoneClock returns what a clock in a zone shows.
func zoneClock(name string) (func() civil.DateTime, error) {
	zone, err := civil.LoadZone(name)
	if err != nil {
		return nil, err
	}
	return func() civil.DateTime { return zone.At(time.Now().Unix()).Local }, nil
}
