package daygod_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/daygod"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

func ExampleAdvise() {
	year, _ := ganzhi.ParsePair("甲辰")
	month, _ := ganzhi.ParsePair("庚午")
	day, _ := ganzhi.ParsePair("丙辰")
	advice := daygod.Advise(daygod.Frame{Year: year, Month: month, Day: day}, daygod.Rules{})
	wedding := advice.Verdicts[daygod.ActivityJiaQu]
	fmt.Printf("%v%v", wedding.Mark, daygod.ActivityJiaQu)
	for god := range wedding.For.All() {
		fmt.Print(" ", god.English())
	}
	// Output: 宜嫁娶 Yue De (Monthly Virtue)
}
