// Command tyme4go asks tyme4go for as many charts as its argument says.
package main

import (
	"os"
	"strconv"

	"github.com/6tail/tyme4go/tyme"
)

func main() {
	charts, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	for i := range charts {
		birth, err := tyme.SolarTime{}.FromYmdHms(1901+i*79%199, 1+i%12, 1+i%28, i%24, 0, 0)
		if err != nil {
			panic(err)
		}
		limit := tyme.ChildLimit{}.FromSolarTime(*birth, tyme.MAN)
		_ = limit.GetEightChar().String()
		_ = limit.GetStartDecadeFortune().String()
	}
}
