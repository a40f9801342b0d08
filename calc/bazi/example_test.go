package bazi_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
)

func ExampleNewChart() {
	shanghai, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		panic(err)
	}
	chart, err := bazi.NewChart(bazi.Birth{
		Local:     civil.DateTime{Year: 2005, Month: 12, Day: 23, Hour: 8, Minute: 37},
		HourKnown: true,
		Zone:      shanghai,
		Sex:       bazi.SexFemale,
	}, bazi.Rules{})
	if err != nil {
		panic(err)
	}
	for _, p := range chart.Pillars {
		fmt.Printf("%s%s ", p.Kind, p.Pair)
	}
	fmt.Println("day master", chart.DayMaster)
	fmt.Println("luck from", chart.Luck.Start.Local.DateString(), chart.Luck.Pillars[0].Pair)
	// Output:
	// 年乙酉 月戊子 日辛巳 时壬辰 day master 辛
	// luck from 2010-06-18 己丑
}

func ExamplePillars() {
	// 2024-02-04 16:27:07 and :08 at UTC+8, the seconds around 立春.
	for _, unix := range []int64{1707035227, 1707035228} {
		fmt.Println(bazi.Pillars(unix, unix+8*3600, bazi.Rules{}))
	}
	// Output:
	// [癸卯 乙丑 戊戌 庚申]
	// [甲辰 丙寅 戊戌 庚申]
}

func ExampleRules_Set() {
	var rules bazi.Rules
	fmt.Println(rules.Set("late_zi", "next_day"), rules.LateZi)
	fmt.Println(rules.Set("late_zi", "noon"))
	// Output:
	// <nil> next_day
	// late_zi "noon": must be one of same_day, next_day, same_day_and_stem
}
