package meihua_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/meihua"
)

func ExampleFromTime() {
	at := civil.DateTime{Year: 2025, Month: 1, Day: 16, Hour: 15, Minute: 30}
	cast, err := meihua.FromTime(at, civil.FixedZone(8*3600), nil, meihua.Rules{})
	if err != nil {
		panic(err)
	}
	fmt.Println(cast.Moment.Lunar, cast.Sums, cast.Original.FullName(), cast.Line, cast.Changed().FullName())
	fmt.Println("体", cast.Body(), "用", cast.Use(), cast.Relations()[meihua.RoleUse])
	// Output:
	// 二〇二四年腊月十七 {34 43 43} 泽火革 1 泽山咸
	// 体 兑 用 离 用克体
}
