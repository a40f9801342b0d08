package pickday_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/pickday"
)

func ExamplePick() {
	bride, _ := ganzhi.ParsePair("庚午")
	result, err := pickday.Pick(pickday.Query{
		Purpose: pickday.Wedding,
		From:    civil.DateTime{Year: 2026, Month: 10, Day: 1},
		To:      civil.DateTime{Year: 2026, Month: 10, Day: 31},
		People:  []pickday.Person{{Year: bride}},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	best := result.Choices[0]
	fmt.Println(best.Day.Date.DateString(), best.Day.Lunar, best.Day.DayPair, best.Score)
	for _, point := range best.Points {
		fmt.Printf("%+d %s\n", point.Value, point.En)
	}
	// Output:
	// 2026-10-11 二〇二六年九月初二 戊午 6
	// +2 suited by San He (Three Harmonies)
	// +2 suited by Tian Xi (Heavenly Joy)
	// +2 suited by Bu Jiang
	// +2 officer: Success
	// -2 person 1: the day punishes the branch of the year of birth
}
