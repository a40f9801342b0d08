package almanac

import "github.com/wenbu-go/wenbu/calc/ganzhi"

// Hour is a double hour of a day as the almanac reads it (时辰, shi chen).
type Hour struct {
	Pair     ganzhi.Pair
	Road     RoadGod // 黄道 or 黑道
	Star     NineStar
	Clash    Clash
	Breaks   bool // 日破: the branch opposite the day's
	Nobleman bool // 贵人: a nobleman of the day stem
	NotMet   bool // 五不遇时: the hour stem controls the day stem, polarities equal
	Void     bool // 旬空: the branch is without a stem in the day's run of ten
}

// Good reports whether the hour is on the yellow road and neither breaks the day
// nor is a 五不遇时.
func (h Hour) Good() bool { return h.Road.Yellow() && !h.Breaks && !h.NotMet }

// Hours returns the twelve double hours of the day, from 子. The first is the
// early Zi hour, 0:00 to 0:59; 23:00 to 23:59 takes the Zi hour of the next day.
//
// Source: doc/sources.md#almanac-hours.
func (d Day) Hours() [ganzhi.Branches]Hour {
	var hours [ganzhi.Branches]Hour
	day := d.DayPair
	yang, yin := Noblemen(day.Stem(), d.Rules.Nobleman)
	kongWang := day.KongWang()
	for i := range hours {
		branch := ganzhi.EarthlyBranch(i)
		pair := ganzhi.HourPair(day.Stem(), branch)
		hours[i] = Hour{
			Pair: pair, Road: RoadGodOf(day.Branch(), branch), Star: d.HourStar(branch), Clash: ClashOf(pair),
			Breaks:   branch == day.Branch().Add(6),
			Nobleman: branch == yang || branch == yin,
			NotMet:   ganzhi.TenGodOf(day.Stem(), pair.Stem()) == ganzhi.TenGodQiSha,
			Void:     branch == kongWang[0] || branch == kongWang[1],
		}
	}
	return hours
}
