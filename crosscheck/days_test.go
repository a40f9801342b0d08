package crosscheck

import (
	"fmt"
	"testing"

	"github.com/6tail/lunar-go/calendar"
	"github.com/6tail/tyme4go/tyme"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/civil"
)

// TestDayFacts compares what almanacs print for a day of 1901–2099: every day in
// the full form, every 101st otherwise.
func TestDayFacts(t *testing.T) {
	tally := newTally(t)
	step := sampleSize(101, 1)
	end := civil.DateTime{Year: 2100, Month: 1, Day: 1}.JDN()
	for jdn := (civil.DateTime{Year: 1901, Month: 1, Day: 1}).JDN(); jdn < end; jdn += step {
		date := civil.FromJDN(jdn)
		day, err := almanac.NewDay(date, almanac.Rules{})
		if err != nil {
			t.Fatal(err)
		}
		ours := ourFacts(day)
		for _, with := range programs() {
			for i, their := range with.facts(date) {
				if their == "" && ours[i][0] == "clash" {
					continue // tyme4go names the branch only
				}
				tally.compare(difference{with: with, what: "day fact", local: date, field: ours[i][0], ours: ours[i][1], theirs: their})
			}
		}
	}
	tally.report("day fact")
}

func ourFacts(d almanac.Day) [][2]string {
	dirs, fetus, stem := d.Directions(), d.FetusGod(), ""
	stem, branch := d.PengZu()
	fu, nine := d.DogDays(), d.Nines()
	return [][2]string{
		{"month", d.MonthPair.String()}, {"officer", d.Officer().String()}, {"road", d.RoadGod().String()},
		{"mansion", d.Mansion().String() + d.Mansion().Luminary()},
		{"peng zu", stem + branch}, {"clash", d.Clash().Pair.String()}, {"sha", d.Clash().Sha.String()},
		{"joy", dirs.Joy.String()}, {"wealth", dirs.Wealth.String()}, {"fortune", dirs.Fortune.String()},
		{"yang", dirs.YangNobleman.String()}, {"yin", dirs.YinNobleman.String()}, {"fetus", fetus.Place + " " + fetus.Where},
		{"year star", fmt.Sprint(int(d.YearStar()))}, {"month star", fmt.Sprint(int(d.MonthStar()))}, {"day star", fmt.Sprint(int(d.DayStar()))},
		{"six day", d.SixDay().String()}, {"pentad", d.Pentad().String()},
		{"dog days", fmt.Sprint(fu.Name, fu.Day)}, {"nines", fmt.Sprint(nine.Name, nine.Day)},
	}
}

// facts are those at noon. lunar-go is asked for the month by the day of the term,
// and for its table of 福神 that we call A.
func (lunarGo) facts(date civil.DateTime) []string {
	date.Hour = 12
	l := theirs(date)
	return lunarGoFacts(l)
}

func lunarGoFacts(l *calendar.Lunar) []string {
	fu, nine := [2]any{"", 0}, [2]any{"", 0}
	if f := l.GetFu(); f != nil {
		fu = [2]any{f.GetName(), f.GetIndex()}
	}
	if s := l.GetShuJiu(); s != nil {
		nine = [2]any{s.GetName(), s.GetIndex()}
	}
	road := l.GetDayTianShen()
	if road == "天德" {
		road = "宝光"
	}
	return []string{
		l.GetMonthInGanZhi(), l.GetZhiXing(), road, l.GetXiu() + l.GetZheng(), // its animals are other characters: 彘 for 雉, 獝 for 貐
		l.GetPengZuGan() + l.GetPengZuZhi(), l.GetDayChongGan() + l.GetDayChong(), l.GetDaySha(),
		plain(l.GetDayPositionXiDesc()), plain(l.GetDayPositionCaiDesc()), plain(l.GetDayPositionFuDescBySect(1)),
		plain(l.GetDayPositionYangGuiDesc()), plain(l.GetDayPositionYinGuiDesc()), l.GetDayPositionTai(),
		fmt.Sprint(l.GetYearNineStarBySect(2).GetIndex() + 1), fmt.Sprint(l.GetMonthNineStarBySect(2).GetIndex() + 1), fmt.Sprint(l.GetDayNineStar().GetIndex() + 1),
		l.GetLiuYao(), l.GetWuHou(), fmt.Sprint(fu[0], fu[1]), fmt.Sprint(nine[0], nine[1]),
	}
}

// plain writes 正南 as 南.
func plain(direction string) string {
	if len(direction) > 3 && direction[:3] == "正" {
		return direction[3:]
	}
	return direction
}

func (tyme4go) facts(date civil.DateTime) []string {
	solar := tymeDay(date)
	day := solar.GetSixtyCycleDay()
	month, pair := day.GetSixtyCycleMonth(), day.GetSixtyCycle()
	stem, branch := pair.GetHeavenStem(), pair.GetEarthBranch()
	mansion, fetus := day.GetTwentyEightStar(), day.GetFetusDay()
	road := day.GetTwelveStar().String()
	if road == "天德" {
		road = "宝光"
	}
	fu, nine := "0", "0"
	if f := solar.GetDogDay(); f != nil {
		fu = fmt.Sprint(f.GetDog().String(), f.GetDayIndex()+1)
	}
	if n := solar.GetNineDay(); n != nil {
		nine = fmt.Sprint(n.GetNine().String(), n.GetDayIndex()+1)
	}
	star := func(n tyme.NineStar) string { return fmt.Sprint(n.GetIndex() + 1) }
	return []string{
		month.GetSixtyCycle().String(), day.GetDuty().String(), road, mansion.String() + mansion.GetSevenStar().String(),
		stem.GetPengZuHeavenStem().String() + branch.GetPengZuEarthBranch().String(), "", branch.GetOminous().String(),
		stem.GetJoyDirection().String(), stem.GetWealthDirection().String(), stem.GetMascotDirection().String(),
		stem.GetYangDirection().String(), stem.GetYinDirection().String(), fetus.String(),
		star(month.GetSixtyCycleYear().GetNineStar()), star(month.GetNineStar()), star(day.GetNineStar()),
		solar.GetLunarDay().GetSixStar().String(), solar.GetPhenologyDay().GetPhenology().String(), fu, nine,
	}
}
