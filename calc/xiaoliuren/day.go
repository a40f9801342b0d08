package xiaoliuren

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Day is the palace of a day and hour (今日运势), with what it was counted from.
type Day struct {
	At     civil.DateTime       // as given
	Date   civil.DateTime       // the day it belongs to: from 23:00 on the next one
	Lunar  almanac.LunarDate    // of Date
	Pair   ganzhi.Pair          // 日柱 of Date
	Hour   ganzhi.EarthlyBranch // 时辰, the double hour
	Palace Palace
}

// DayOf counts the palace of a reading of the clock: from 大安 as month 1 to the
// lunar month, from there as day 1 to the lunar day, from there as 子 to the double
// hour. 23:00 to 23:59 belongs to the next day. A leap month counts as its number.
// A reading that no clock shows, or a day without a lunar date, is a
// *calc.InputError.
//
// Source: doc/sources.md#xiao-liu-ren.
func DayOf(at civil.DateTime) (Day, error) {
	d := Day{At: at}
	if !at.Valid() {
		return Day{}, &calc.InputError{Field: "datetime", Value: at.String(),
			Reason: "is no date and time of the Gregorian calendar", ReasonZh: "不是公历的日期与时刻"}
	}
	d.Date = civil.DateTime{Year: at.Year, Month: at.Month, Day: at.Day}
	if at.Hour == 23 {
		d.Date = d.Date.AddDays(1)
	}
	var err error
	if d.Lunar, err = almanac.Lunar(d.Date.Year, d.Date.Month, d.Date.Day); err != nil {
		return Day{}, err
	}
	d.Pair = ganzhi.PairOfDay(d.Date.JDN())
	d.Hour = ganzhi.BranchOfHour(at.Hour)
	d.Palace = count(d.Lunar.Month - 1 + d.Lunar.Day - 1 + int(d.Hour))
	return d, nil
}

// Text is the reading (解卦) of the day.
func (d Day) Text() calc.Text { return dayTexts[d.Palace] }

// TenGod returns what the stem of the day is to a day master (流日十神).
func (d Day) TenGod(master ganzhi.HeavenlyStem) ganzhi.TenGod {
	return ganzhi.TenGodOf(master, d.Pair.Stem())
}

// TenGodText says what a day of the ten god (十神意象) may bring to mind.
func TenGodText(god ganzhi.TenGod) calc.Text { return tenGodTexts[god] }

// HourRange returns the clock times of a double hour (时辰): 23:00-00:59 for 子.
func HourRange(hour ganzhi.EarthlyBranch) string {
	h := 2 * int(hour)
	return fmt.Sprintf("%02d:00-%02d:59", (h+23)%24, h)
}
