package crosscheck

import (
	"github.com/6tail/tyme4go/tyme"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// tyme4go is github.com/6tail/tyme4go. Its rules are variables of the package
// that everybody shares; here they keep their defaults, and the others are
// called by name.
type tyme4go struct{}

func (tyme4go) String() string { return "tyme4go" }

// must is for values that the other program refuses only when they are no dates.
func must[T any](v *T, err error) T {
	if err != nil {
		panic(err)
	}
	return *v
}

func tymeDay(day civil.DateTime) tyme.SolarDay {
	return must(tyme.SolarDay{}.FromYmd(day.Year, day.Month, day.Day))
}

func tymeTime(t civil.DateTime) tyme.SolarTime {
	return must(tyme.SolarTime{}.FromYmdHms(t.Year, t.Month, t.Day, t.Hour, t.Minute, t.Second))
}

func fromTyme(t tyme.SolarTime) civil.DateTime {
	return civil.DateTime{Year: t.GetYear(), Month: t.GetMonth(), Day: t.GetDay(), Hour: t.GetHour(), Minute: t.GetMinute(), Second: t.GetSecond()}
}

func (tyme4go) lunarDate(day civil.DateTime) almanac.LunarDate {
	l := tymeDay(day).GetLunarDay()
	month := l.GetLunarMonth()
	return almanac.LunarDate{Year: month.GetYear(), Month: max(month.GetMonthWithLeap(), -month.GetMonthWithLeap()), Day: l.GetDay(), Leap: month.IsLeap()}
}

func (tyme4go) yearPairs(day civil.DateTime) (byLichun, byNewYear string) {
	d := tymeDay(day)
	return d.GetSixtyCycleDay().GetYear().String(), d.GetLunarDay().GetLunarMonth().GetLunarYear().GetSixtyCycle().String()
}

// tymeTerm is a term by our numbers: its terms begin with the 冬至 before.
func tymeTerm(year, index int) tyme.JulianDay {
	return tyme.SolarTerm{}.FromIndex(year, index+1).GetJulianDay()
}

func (tyme4go) term(year, index int) float64 {
	return (tymeTerm(year, index).GetDay()-jdUnixEpoch)*86400 - chinaSeconds
}

func (tyme4go) shownTerm(year, index int) int64 {
	return fromTyme(tymeTerm(year, index).GetSolarTime()).Seconds() - chinaSeconds
}

func (tyme4go) reverse(p [4]ganzhi.Pair) []civil.DateTime {
	return tymeReverse(p, reverseFrom-1, reverseTo)
}

func tymeReverse(p [4]ganzhi.Pair, from, to int) (times []civil.DateTime) {
	wanted := must(tyme.EightChar{}.New(p[0].String(), p[1].String(), p[2].String(), p[3].String()))
	for _, t := range wanted.GetSolarTimes(from, to) {
		times = append(times, fromTyme(t))
	}
	return times
}

func (tyme4go) read(birth civil.DateTime) reading { return tymeReading{tymeTime(birth)} }

type tymeReading struct{ birth tyme.SolarTime }

func (r tymeReading) eight(rule bazi.LateZi) tyme.EightChar {
	hour := r.birth.GetLunarHour()
	if rule == bazi.LateZiSameDay {
		return tyme.LunarSect2EightCharProvider{}.GetEightChar(hour)
	}
	return tyme.DefaultEightCharProvider{}.GetEightChar(hour)
}

func (r tymeReading) pillars(rule bazi.LateZi) string { return r.eight(rule).String() }

func (r tymeReading) fields(rule bazi.LateZi) []string { return tymeFields(r.eight(rule)) }

func tymeFields(e tyme.EightChar) []string {
	master := e.GetDay().GetHeavenStem()
	var fields []string
	for i, p := range []tyme.SixtyCycle{e.GetYear(), e.GetMonth(), e.GetDay(), e.GetHour()} {
		hidden, gods, void := "", "", ""
		for _, h := range p.GetEarthBranch().GetHideHeavenStems() {
			hidden += h.GetHeavenStem().String()
			gods += master.GetTenStar(h.GetHeavenStem()).String()
		}
		for _, b := range p.GetExtraEarthBranches() {
			void += b.String()
		}
		role := master.GetTenStar(p.GetHeavenStem()).String()
		if bazi.Kind(i) == bazi.Day {
			role = "日主"
		}
		fields = append(fields, hidden, gods, role, p.GetSound().String(),
			master.GetTerrain(p.GetEarthBranch()).String(), p.GetHeavenStem().GetTerrain(p.GetEarthBranch()).String(), void)
	}
	for _, p := range []tyme.SixtyCycle{e.GetFetalOrigin(), e.GetFetalBreath(), e.GetOwnSign(), e.GetBodySign()} {
		fields = append(fields, p.String(), p.GetSound().String())
	}
	return fields
}

func (r tymeReading) limit(sex bazi.Sex) tyme.ChildLimit {
	gender := tyme.WOMAN
	if sex == bazi.SexMale {
		gender = tyme.MAN
	}
	return tyme.ChildLimit{}.FromSolarTime(r.birth, gender)
}

func (r tymeReading) passing(sex bazi.Sex) []passing {
	first := r.limit(sex).GetStartFortune()
	first = first.Next(1 - first.GetAge())
	all := make([]passing, 100)
	for i := range all {
		minor := first.Next(i)
		year := minor.GetSixtyCycleYear()
		all[i] = passing{age: minor.GetAge(), year: year.GetYear(), minor: minor.String(), pair: year.GetSixtyCycle().String()}
		for _, month := range year.GetMonths() {
			all[i].months = append(all[i].months, month.GetSixtyCycle().String())
		}
	}
	return all
}

// luck counts by seconds, which is its default, by whole minutes, by double
// hours, and in whole days.
func (r tymeReading) luck(sex bazi.Sex, jie int64) []luck {
	limit := r.limit(sex)
	term := r.birth.GetTerm()
	if !term.IsJie() {
		term = term.Next(-1)
	}
	if limit.IsForward() {
		term = term.Next(2)
	}
	away := distance(jie, fromTyme(r.birth).Seconds()-chinaSeconds)
	ways := []struct {
		name     string
		method   bazi.LuckMethod
		provider tyme.IChildLimitProvider
		distance int64
	}{
		{"default", bazi.LuckMinute, tyme.DefaultChildLimitProvider{}, away},
		{"LunarSect2", bazi.LuckMinute, tyme.LunarSect2ChildLimitProvider{}, away - away%60},
		{"LunarSect1", bazi.LuckDayHour, tyme.LunarSect1ChildLimitProvider{}, away},
		{"China95", bazi.LuckChina95, tyme.China95ChildLimitProvider{}, away},
	}
	all := make([]luck, len(ways))
	for i, w := range ways {
		info := w.provider.GetInfo(r.birth, term)
		all[i] = luck{
			method: w.method, way: w.name, distance: w.distance, forward: limit.IsForward(),
			units: [5]int{info.GetYearCount(), info.GetMonthCount(), info.GetDayCount(), info.GetHourCount(), info.GetMinuteCount()},
			start: fromTyme(info.GetEndTime()),
		}
	}
	decade := limit.GetStartDecadeFortune()
	all[0].firstAge, all[0].first, all[0].last = decade.GetStartAge(), decade.GetStartSixtyCycleYear().GetYear(), decade.GetEndSixtyCycleYear().GetYear()
	for range bazi.LuckPillars {
		all[0].pillars = append(all[0].pillars, decade.String())
		decade = decade.Next(1)
	}
	return all
}
