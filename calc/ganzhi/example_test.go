package ganzhi_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func ExampleNewPair() {
	pair, ok := ganzhi.NewPair(ganzhi.StemWu, ganzhi.BranchWu)
	fmt.Println(pair, pair.NaYin(), ok)
	_, ok = ganzhi.NewPair(ganzhi.StemJia, ganzhi.BranchChou)
	fmt.Println(ok)
	// Output:
	// 戊午 天上火 true
	// false
}

func ExampleHourPair() {
	for hour := range ganzhi.EarthlyBranch(3) {
		fmt.Print(ganzhi.HourPair(ganzhi.StemYi, hour), " ")
	}
	fmt.Println()
	// Output: 丙子 丁丑 戊寅
}

func ExampleTenGodOf() {
	god := ganzhi.TenGodOf(ganzhi.StemGeng, ganzhi.StemYi)
	fmt.Println(god, god.English())
	// Output: 正财 Direct Wealth
}
