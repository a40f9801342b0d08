package chart_test

import (
	"fmt"
	"strings"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/chart"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func birth() *bazi.Chart {
	c, err := bazi.NewChart(bazi.Birth{
		Local:     civil.DateTime{Year: 1990, Month: 5, Day: 5, Hour: 12, Minute: 30},
		HourKnown: true,
		Zone:      civil.FixedZone(8 * 3600),
	}, bazi.Rules{})
	if err != nil {
		panic(err)
	}
	return c
}

func ExampleFourPillarsText() {
	fmt.Print(chart.FourPillarsText(birth(), chart.Chinese))
	// Output:
	// 四柱命盘  1990-05-05 12:30  UTC+08:00
	//
	//       年柱        月柱        日柱        时柱
	// 十神  比肩        比肩        日主        食神
	// 天干  庚 阳金     庚 阳金     庚 阳金     壬 阳水
	// 地支  午 阳火     辰 阳土     午 阳火     午 阳火
	// 藏干  丁 正官 70  戊 偏印 60  丁 正官 70  丁 正官 70
	//       己 正印 30  乙 正财 30  己 正印 30  己 正印 30
	//                   癸 伤官 10
	// 纳音  路旁土      白蜡金      路旁土      杨柳木
	// 星运  沐浴        养          沐浴        沐浴
	// 空亡  戌亥        申酉        戌亥        申酉
	//
	// 关系
	//
	// 自刑  午    年柱、日柱
	// 自刑  午    年柱、时柱
	// 自刑  午    日柱、时柱
	// 伏吟  庚午  年柱、日柱
	// 夹    辰午  年柱、月柱
	// 夹    辰午  月柱、日柱
	//
	// 供娱乐与自我省思，不预言任何事。
}

func ExampleFourPillarsSVG() {
	svg := chart.FourPillarsSVG(birth(), chart.English)
	fmt.Println(strings.SplitN(svg, "\n", 3)[1])
	// Output: <title id="wenbu-pillars-6-16-6-18-t">Four pillars</title>
}
