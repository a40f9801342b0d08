package bazi_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
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

// castIn casts a birth in China.
func castIn(local civil.DateTime, sex bazi.Sex) *bazi.Chart {
	shanghai, err := civil.LoadZone("Asia/Shanghai")
	if err != nil {
		panic(err)
	}
	chart, err := bazi.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: shanghai, Sex: sex}, bazi.Rules{})
	if err != nil {
		panic(err)
	}
	return chart
}

func ExampleChart_Read() {
	reading := castIn(civil.DateTime{Year: 2005, Month: 12, Day: 23, Hour: 8, Minute: 37}, bazi.SexFemale).Read()
	fmt.Println(reading.Strength.Score, reading.Strength.Band, "by", reading.Strength.Method)
	fmt.Println(reading.GeJu.Name(), reading.GeJu.Month.State)
	for _, y := range reading.YongShen {
		fmt.Println(y.School, y.Elements, y.BecauseZh)
	}
	// Output:
	// 28 弱 by position_hidden
	// 食神格 成
	// 扶抑 [土 金] 食伤最重，占 53.2/100：身弱，以印制食伤
	// 调候 [火 土 水 木] 辛生子月，通行表取丙戊壬甲；丙藏；戊透；壬透；甲缺；原文以壬为先
	// 格局 [水 木] 食神格成：财透
}

func ExampleNewMatch() {
	a := castIn(civil.DateTime{Year: 2000, Month: 8, Day: 16, Hour: 3, Minute: 30}, bazi.SexFemale)
	b := castIn(civil.DateTime{Year: 1998, Month: 2, Day: 27, Hour: 21, Minute: 10}, bazi.SexMale)
	match := bazi.NewMatch(a, b)
	fmt.Println(match.Score, match.Trigrams.A, match.Trigrams.B, match.Trigrams.YouNian)
	for _, part := range match.Parts[:4] {
		fmt.Println(part.Points, part.Because)
	}
	// Output:
	// 62 乾 坤 延年
	// 50 where every pair of charts begins
	// 2 branches of the years 辰寅: Arched Direction
	// 3 NaYin of the years 白蜡金, 城头土: B's generates A's
	// 4 day masters 丙乙: B's generates A's
}

func ExampleChart_LifeLine() {
	chart := castIn(civil.DateTime{Year: 2005, Month: 12, Day: 23, Hour: 8, Minute: 37}, bazi.SexFemale)
	line, err := chart.LifeLine(2030, 2032)
	if err != nil {
		panic(err)
	}
	for _, year := range line {
		fmt.Println(year.Year, year.Age, year.Pair, year.Luck, year.Score)
	}
	// Output:
	// 2030 26 庚戌 辛卯 54
	// 2031 27 辛亥 辛卯 49
	// 2032 28 壬子 辛卯 53
}

func ExampleReverse() {
	var pillars [4]ganzhi.Pair
	for i, name := range []string{"丙辰", "丁酉", "丙子", "甲午"} {
		pillars[i], _ = ganzhi.ParsePair(name)
	}
	spans, err := bazi.Reverse(pillars, bazi.Search{FirstYear: 1900, LastYear: 2030})
	if err != nil {
		panic(err)
	}
	for _, s := range spans {
		fmt.Println(s.LocalBegin, s.LocalEnd)
	}
	// Output:
	// 1916-10-06T11:00:00 1916-10-06T13:00:00
	// 1976-09-21T11:00:00 1976-09-21T13:00:00
}

func ExampleChart_Relations() {
	chart, err := bazi.NewChart(bazi.Birth{
		Local:     civil.DateTime{Year: 1948, Month: 8, Day: 12, Hour: 3, Minute: 10},
		HourKnown: true,
		Zone:      civil.FixedZone(8 * 3600),
	}, bazi.Rules{})
	if err != nil {
		panic(err)
	}
	for _, r := range chart.Relations() {
		fmt.Println(r.Name, r.Glyphs(), r.Pillars.Kinds())
	}
	// Output:
	// 六合 巳申 [月 日]
	// 半合 子申 [年 月]
	// 冲 寅申 [月 时]
	// 三刑 寅巳申 [月 日 时]
	// 害 寅巳 [日 时]
	// 破 巳申 [月 日]
	// 反吟 寅申 [月 时]
}
