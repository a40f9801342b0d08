package almanac

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// NineStar is one of the nine stars (九星, jiu xing), 1 to 9; as a value of a time
// it is the star in the centre.
type NineStar uint8

var nineStarNames = [10]struct{ hans, english string }{
	1: {"一白", "one white"}, {"二黑", "two black"}, {"三碧", "three jade"}, {"四绿", "four green"}, {"五黄", "five yellow"},
	{"六白", "six white"}, {"七赤", "seven red"}, {"八白", "eight white"}, {"九紫", "nine purple"},
}

// String returns the number and colour, as in 一白.
func (n NineStar) String() string { return nineStarNames[n].hans }

// Hant returns the name in traditional Hanzi.
func (n NineStar) Hant() string { return hant.Of(n.String()) }

// English returns the number and colour in English.
func (n NineStar) English() string { return nineStarNames[n].english }

// flyingPath lists the directions in the order in which the stars fly from the
// centre (洛书: 中乾兑艮离坎坤震巽).
var flyingPath = [9]Direction{Centre, Northwest, West, Northeast, South, North, Southwest, East, Southeast}

// At returns the star in a direction when n is in the centre.
func (n NineStar) At(where Direction) NineStar {
	for i, d := range flyingPath {
		if d == where {
			return star(int(n) + i)
		}
	}
	return n
}

// star folds any number onto 1 to 9.
func star(n int) NineStar { return NineStar(((n-1)%9+9)%9 + 1) }

// YearStar returns the nine star of the year of the day (年九星), from 立春.
//
// Rule: 上元 1864 begins with 一白, and the stars fall by one a year.
// Source: doc/sources.md#nine-stars.
func (d Day) YearStar() NineStar { return star(1 - (d.solarYear() - 1864)) }

// solarYear returns the year, from 立春, that the year pair belongs to.
func (d Day) solarYear() int {
	y := d.Date.Year
	if ganzhi.PairOfYear(y) != d.YearPair {
		y--
	}
	return y
}

// MonthStar returns the nine star of the month (月九星).
//
// Rule: the yin month has 八白 in 子午卯酉 years, 五黄 in 辰戌丑未, 二黑 in 寅申巳亥;
// one less each month.
// Source: doc/sources.md#nine-stars.
func (d Day) MonthStar() NineStar {
	first := [3]int{8, 5, 2}[d.YearPair.Branch()%3]
	return star(first - int(d.MonthBranch().Add(-int(ganzhi.BranchYin))))
}

// DayStar returns the nine star of the day (日九星).
//
// Rule: from the 甲子 day nearest the winter solstice the stars rise from 一白, a
// step a day, until the 甲子 nearest the summer solstice; from that they fall
// from 九紫. Of two equally near the later one counts.
// Source: doc/sources.md#nine-stars.
func (d Day) DayStar() NineStar {
	jdn, y := d.JDN(), d.Date.Year
	summer := nearestJiaZi(newTermDay(y, TermXiaZhi).JDN)
	winter := nearestJiaZi(newTermDay(y, TermDongZhi).JDN)
	if jdn >= winter {
		return star(1 + jdn - winter)
	}
	if jdn >= summer {
		return star(9 - (jdn - summer))
	}
	if winter = nearestJiaZi(newTermDay(y-1, TermDongZhi).JDN); jdn >= winter {
		return star(1 + jdn - winter)
	}
	return star(9 - (jdn - nearestJiaZi(newTermDay(y-1, TermXiaZhi).JDN)))
}

// nearestJiaZi returns the 甲子 day nearest to a day.
func nearestJiaZi(jdn int) int {
	after := int(ganzhi.PairOfDay(jdn))
	if after < 30 {
		return jdn - after
	}
	return jdn + 60 - after
}

// HourStar returns the nine star of a double hour (时九星).
//
// Rule: from the winter to the summer solstice the Zi hour has 一白 on 子午卯酉
// days, 四绿 on 辰戌丑未, 七赤 on 寅申巳亥, rising; in the other half 九紫, 六白, 三碧,
// falling. The halves change with the solstice days.
// Source: doc/sources.md#nine-stars.
func (d Day) HourStar(hour ganzhi.EarthlyBranch) NineStar {
	group := int(d.DayPair.Branch() % 3) // 子午卯酉 0, 丑辰未戌 1, 寅巳申亥 2
	jdn := d.JDN()
	if jdn >= d.termOfYear(TermXiaZhi) && jdn < d.termOfYear(TermDongZhi) {
		return star(9 - 3*group - int(hour))
	}
	return star(1 + 3*group + int(hour))
}
