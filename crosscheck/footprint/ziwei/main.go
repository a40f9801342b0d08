// Command ziwei casts as many Zi Wei charts as its argument says, and nothing else.
package main

import (
	"os"
	"strconv"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

func main() {
	charts, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	for i := range charts {
		birth := civil.DateTime{Year: 1901 + i*79%199, Month: 1 + i%12, Day: 1 + i%28, Hour: i % 24}
		if _, err := ziwei.NewChart(bazi.Birth{Local: birth, HourKnown: true, Zone: civil.FixedZone(8 * 3600), Sex: bazi.SexMale}, ziwei.Rules{}); err != nil {
			panic(err)
		}
	}
}
