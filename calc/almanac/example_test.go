package almanac_test

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
)

func ExampleLunar() {
	date, _ := almanac.Lunar(2023, 4, 1)
	fmt.Println(date, date.YearPair(), date.Zodiac())
	// Output: 二〇二三年闰二月十一 癸卯 兔
}

func ExampleCalendar_Lunar() {
	china, _ := almanac.China.Lunar(1985, 1, 21)
	vietnam, _ := almanac.Vietnam.Lunar(1985, 1, 21)
	fmt.Println(china.English())
	fmt.Println(vietnam.English())
	// Output:
	// 1984, month 12, day 1
	// 1985, month 1, day 1
}
