package ziwei_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

func Example() {
	zone, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		panic(err)
	}
	birth := bazi.Birth{
		Local:     civil.DateTime{Year: 2000, Month: 8, Day: 16, Hour: 3, Minute: 30},
		HourKnown: true, Zone: zone, Sex: bazi.SexFemale,
	}
	chart, err := ziwei.NewChart(birth, ziwei.Rules{})
	if err != nil {
		panic(err)
	}
	life := &chart.Palaces[chart.LifePalace]
	fmt.Println(chart.Lunar, chart.Bureau, life.Pair, life.Major[0].Star, life.Decadal)

	h, err := chart.Horoscope(civil.DateTime{Year: 2026, Month: 6, Day: 1, Hour: 12})
	if err != nil {
		panic(err)
	}
	fmt.Println(h.Age, h.Decadal.Pair, h.Yearly.Pair, h.Yearly.Transformed)
	// Output:
	// 二〇〇〇年七月十七 木三局 壬午 紫微 {3 12}
	// 27 庚辰 丙午 [天同 天机 文昌 廉贞]
}
