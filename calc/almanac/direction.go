package almanac

import (
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/internal/hant"
)

// Direction is one of the eight directions (方位, fang wei), or the centre.
type Direction uint8

// The directions.
const (
	North     Direction = iota // 北
	Northeast                  // 东北
	East                       // 东
	Southeast                  // 东南
	South                      // 南
	Southwest                  // 西南
	West                       // 西
	Northwest                  // 西北
	Centre                     // 中
)

var directionNames = [...][2]string{
	{"北", "north"}, {"东北", "northeast"}, {"东", "east"}, {"东南", "southeast"}, {"南", "south"},
	{"西南", "southwest"}, {"西", "west"}, {"西北", "northwest"}, {"中", "centre"},
}

// String returns the Hanzi.
func (d Direction) String() string { return directionNames[d][0] }

// Hant returns the name in traditional Hanzi.
func (d Direction) Hant() string { return hant.Of(d.String()) }

// English returns the English name.
func (d Direction) English() string { return directionNames[d][1] }

// Directions are where the lucky gods of a day stand (吉神方位).
type Directions struct {
	Joy          Direction // 喜神
	Wealth       Direction // 财神
	Fortune      Direction // 福神
	YangNobleman Direction // 阳贵
	YinNobleman  Direction // 阴贵
}

// The tables by day stem. Source: doc/sources.md#lucky-directions.
var (
	joy      = [5]Direction{Northeast, Northwest, Southwest, South, Southeast} // 甲己 乙庚 …
	wealth   = [5]Direction{Northeast, Southwest, North, East, South}          // 甲乙 丙丁 …
	fortuneA = [ganzhi.Stems]Direction{Southeast, Southeast, East, East, North, South, Southwest, Southwest, Northwest, West}
	fortuneB = [5]Direction{North, Southwest, Northwest, Southeast, Northeast} // 甲己 乙庚 …

	yangNobleman = branches("未申酉亥丑子丑寅卯巳") // 甲 to 癸
	yinNobleman  = branches("丑子亥酉未申未午巳卯")

	branchDirections = [ganzhi.Branches]Direction{
		North, Northeast, Northeast, East, Southeast, Southeast, South, Southwest, Southwest, West, Northwest, Northwest,
	}
)

// branches reads a row of branches, as rule texts write them.
func branches(row string) []ganzhi.EarthlyBranch {
	var list []ganzhi.EarthlyBranch
	for _, hanzi := range row {
		b, _ := ganzhi.ParseBranch(string(hanzi)) // rows are constants, tested
		list = append(list, b)
	}
	return list
}

// Noblemen returns the branches of the two noblemen of a day stem (天乙贵人).
//
// Rule: 阳贵 甲未 乙申 丙酉 丁亥 戊丑 己子 庚丑 辛寅 壬卯 癸巳, 阴贵 甲丑 乙子 丙亥 丁酉
// 戊未 己申 庚未 辛午 壬巳 癸卯. The verse of the almanacs has 庚 with 辛 at 马虎:
// 阳贵 午, 阴贵 寅.
// Source: doc/sources.md#lucky-directions.
func Noblemen(day ganzhi.HeavenlyStem, table NoblemanTable) (yang, yin ganzhi.EarthlyBranch) {
	if day == ganzhi.StemGeng && table == NoblemanVerse {
		return ganzhi.BranchWu, ganzhi.BranchYin
	}
	return yangNobleman[day], yinNobleman[day]
}

// DirectionsOf returns where the lucky gods of a day with the given stem stand.
//
// Rule: 喜神 甲己东北 乙庚西北 丙辛西南 丁壬南 戊癸东南; 财神 甲乙东北 丙丁西南 戊己北
// 庚辛东 壬癸南; 福神 by table; 贵神 in the directions of their branches.
// Source: doc/sources.md#lucky-directions.
func DirectionsOf(day ganzhi.HeavenlyStem, r Rules) Directions {
	d := Directions{Joy: joy[day%5], Wealth: wealth[day/2], Fortune: fortuneA[day]}
	if r.FuShen == FuShenB {
		d.Fortune = fortuneB[day%5]
	}
	yang, yin := Noblemen(day, r.Nobleman)
	d.YangNobleman, d.YinNobleman = branchDirections[yang], branchDirections[yin]
	return d
}

// Directions returns where the day's lucky gods stand.
func (d Day) Directions() Directions { return DirectionsOf(d.DayPair.Stem(), d.Rules) }
