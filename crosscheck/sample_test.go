package crosscheck

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/6tail/lunar-go/calendar"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// sampleSize is short by default and long when WENBU_LONG is set.
func sampleSize(short, long int) int {
	if os.Getenv("WENBU_LONG") != "" {
		return long
	}
	return short
}

// chinaZone is the clock both programs are fed: UTC+8 without summer time.
var chinaZone = civil.FixedZone(8 * 3600)

// randomTimes returns seeded clock readings of 1901–2099, to the second.
func randomTimes(n int) []civil.DateTime {
	source := rand.New(rand.NewPCG(20261130, 1))
	first := civil.DateTime{Year: 1901, Month: 1, Day: 1}.Seconds()
	end := civil.DateTime{Year: 2100, Month: 1, Day: 1}.Seconds()
	times := make([]civil.DateTime, n)
	for i := range times {
		times[i] = civil.FromSeconds(first + source.Int64N(end-first))
	}
	return times
}

// theirs returns lunar-go's calendar day and clock of a reading.
func theirs(t civil.DateTime) *calendar.Lunar {
	return calendar.NewSolar(t.Year, t.Month, t.Day, t.Hour, t.Minute, t.Second).GetLunar()
}

// ours returns our chart of a reading.
func ours(t *testing.T, local civil.DateTime, sex bazi.Sex, r bazi.Rules) *bazi.Chart {
	t.Helper()
	c, err := bazi.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: chinaZone, Sex: sex}, r)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// pillars prints the pillars of a chart as lunar-go does.
func pillars(c *bazi.Chart) string {
	names := make([]string, len(c.Pillars))
	for i, p := range c.Pillars {
		names[i] = p.Pair.String()
	}
	return strings.Join(names, " ")
}
