// Command lunargo asks lunar-go for as many charts as its argument says.
package main

import (
	"os"
	"strconv"

	"github.com/6tail/lunar-go/calendar"
)

func main() {
	charts, err := strconv.Atoi(os.Args[1])
	if err != nil {
		panic(err)
	}
	for i := range charts {
		eight := calendar.NewSolar(1901+i*79%199, 1+i%12, 1+i%28, i%24, 0, 0).GetLunar().GetEightChar()
		_ = eight.String()
		for _, p := range eight.GetYunBySect(1, 2).GetDaYun() {
			p.GetGanZhi()
		}
	}
}
