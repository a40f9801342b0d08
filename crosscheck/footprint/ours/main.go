// Command ours casts as many full charts as its argument says, and nothing else:
// what it costs to start, and how much memory it takes, is what computing costs.
package main

import (
	"os"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func main() {
	charts, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	for i := range charts {
		birth := civil.DateTime{Year: 1901 + i*79%199, Month: 1 + i%12, Day: 1 + i%28, Hour: i % 24}
		c, err := bazi.NewChart(bazi.Birth{Local: birth, HourKnown: true, Zone: civil.FixedZone(8 * 3600), Sex: bazi.SexMale}, bazi.Rules{})
		if err != nil {
			panic(err)
		}
		c.Relations()
		c.ShenSha()
		c.Read()
		c.Applied()
	}
}
