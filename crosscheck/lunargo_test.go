package crosscheck

import (
	"container/list"
	"strings"

	"github.com/6tail/lunar-go/calendar"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// lunarGo is github.com/6tail/lunar-go.
type lunarGo struct{}

func (lunarGo) String() string { return "lunar-go" }

func (lunarGo) lunarDate(day civil.DateTime) almanac.LunarDate {
	l := calendar.NewSolarFromYmd(day.Year, day.Month, day.Day).GetLunar()
	return almanac.LunarDate{Year: l.GetYear(), Month: max(l.GetMonth(), -l.GetMonth()), Day: l.GetDay(), Leap: l.GetMonth() < 0}
}

func (lunarGo) yearPairs(day civil.DateTime) (byLichun, byNewYear string) {
	l := theirs(day)
	return l.GetYearInGanZhiByLiChun(), l.GetYearInGanZhi()
}

// firstTerm is the place of 小寒 in the terms of a year: 大雪 and 冬至 come before.
const firstTerm = 2

func (lunarGo) term(year, index int) float64 {
	day := calendar.NewLunarYear(year).GetJieQiJulianDays()[firstTerm+index]
	return (day-jdUnixEpoch)*86400 - chinaSeconds
}

func (lunarGo) shownTerm(year, index int) int64 {
	day := calendar.NewLunarYear(year).GetJieQiJulianDays()[firstTerm+index]
	return solar(calendar.NewSolarFromJulianDay(day)).Seconds() - chinaSeconds
}

// jdUnixEpoch is the Julian date of 1970-01-01T00:00:00.
const jdUnixEpoch = 2440587.5

func solar(s *calendar.Solar) civil.DateTime {
	return civil.DateTime{Year: s.GetYear(), Month: s.GetMonth(), Day: s.GetDay(), Hour: s.GetHour(), Minute: s.GetMinute(), Second: s.GetSecond()}
}

// theirs returns lunar-go's calendar day and clock of a reading.
func theirs(t civil.DateTime) *calendar.Lunar {
	return calendar.NewSolar(t.Year, t.Month, t.Day, t.Hour, t.Minute, t.Second).GetLunar()
}

func (lunarGo) reverse(p [4]ganzhi.Pair) []civil.DateTime {
	return lunarGoReverse(p, reverseFrom-1)
}

func lunarGoReverse(p [4]ganzhi.Pair, from int) (times []civil.DateTime) {
	const dayFrom23 = 1
	found := calendar.ListSolarFromBaZiBySectAndBaseYear(p[0].String(), p[1].String(), p[2].String(), p[3].String(), dayFrom23, from)
	for e := found.Front(); e != nil; e = e.Next() {
		times = append(times, solar(e.Value.(*calendar.Solar)))
	}
	return times
}

func (lunarGo) read(birth civil.DateTime) reading { return lunarGoReading{theirs(birth)} }

type lunarGoReading struct{ lunar *calendar.Lunar }

func (r lunarGoReading) eight(rule bazi.LateZi) *calendar.EightChar {
	sect := 1
	if rule == bazi.LateZiSameDay {
		sect = 2
	}
	eight := r.lunar.GetEightChar()
	eight.SetSect(sect)
	return eight
}

func (r lunarGoReading) pillars(rule bazi.LateZi) string { return r.eight(rule).String() }

func (r lunarGoReading) fields(rule bazi.LateZi) []string { return lunarGoFields(r.eight(rule)) }

// lunarGoFields lists the fields of lunar-go's full chart. It has no own seats.
func lunarGoFields(e *calendar.EightChar) []string {
	join := func(stems []string) string { return strings.Join(stems, "") }
	const ownSeat = ""
	return []string{
		join(e.GetYearHideGan()), joinList(e.GetYearShiShenZhi()), e.GetYearShiShenGan(), e.GetYearNaYin(), e.GetYearDiShi(), ownSeat, e.GetYearXunKong(),
		join(e.GetMonthHideGan()), joinList(e.GetMonthShiShenZhi()), e.GetMonthShiShenGan(), e.GetMonthNaYin(), e.GetMonthDiShi(), ownSeat, e.GetMonthXunKong(),
		join(e.GetDayHideGan()), joinList(e.GetDayShiShenZhi()), e.GetDayShiShenGan(), e.GetDayNaYin(), e.GetDayDiShi(), ownSeat, e.GetDayXunKong(),
		join(e.GetTimeHideGan()), joinList(e.GetTimeShiShenZhi()), e.GetTimeShiShenGan(), e.GetTimeNaYin(), e.GetTimeDiShi(), ownSeat, e.GetTimeXunKong(),
		e.GetTaiYuan(), e.GetTaiYuanNaYin(), e.GetTaiXi(), e.GetTaiXiNaYin(),
		e.GetMingGong(), e.GetMingGongNaYin(), e.GetShenGong(), e.GetShenGongNaYin(),
	}
}

func joinList(l *list.List) string {
	all := ""
	for e := l.Front(); e != nil; e = e.Next() {
		all += e.Value.(string)
	}
	return all
}

// luck counts by double hours, and by minutes of a clock without seconds.
func (r lunarGoReading) luck(sex bazi.Sex, jie int64) []luck {
	birth := solar(r.lunar.GetSolar()).Seconds() - chinaSeconds
	var all []luck
	for sect, method := range []bazi.LuckMethod{bazi.LuckDayHour, bazi.LuckMinute} {
		yun := r.lunar.GetEightChar().GetYunBySect(gender(sex), sect+1)
		l := luck{
			method: method, way: []string{"sect 1", "sect 2"}[sect],
			distance: distance(floorMinute(birth), floorMinute(jie)),
			forward:  yun.IsForward(),
			units:    [5]int{yun.GetStartYear(), yun.GetStartMonth(), yun.GetStartDay(), yun.GetStartHour()},
			start:    solar(yun.GetStartSolar()),
		}
		decades := yun.GetDaYun()[1:]
		for _, d := range decades {
			l.pillars = append(l.pillars, d.GetGanZhi())
		}
		l.firstAge, l.first, l.last = decades[0].GetStartAge(), decades[0].GetStartYear(), decades[0].GetEndYear()
		all = append(all, l)
	}
	return all
}

func distance(a, b int64) int64 { return max(a-b, b-a) }

// floorMinute drops the seconds.
func floorMinute(unix int64) int64 { return unix - (unix%60+60)%60 }

func gender(sex bazi.Sex) int {
	if sex == bazi.SexMale {
		return 1
	}
	return 0
}

func (r lunarGoReading) passing(sex bazi.Sex) []passing {
	var all []passing
	for _, decade := range r.lunar.GetEightChar().GetYunBySect(gender(sex), 2).GetDaYun() {
		minor := decade.GetXiaoYun()
		for i, year := range decade.GetLiuNian() {
			p := passing{age: year.GetAge(), year: year.GetYear(), minor: minor[i].GetGanZhi(), pair: year.GetGanZhi()}
			for _, month := range year.GetLiuYue() {
				p.months = append(p.months, month.GetGanZhi())
			}
			all = append(all, p)
		}
	}
	return all
}
