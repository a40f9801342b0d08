package crosscheck

import (
	"testing"

	"github.com/6tail/lunar-go/calendar"
	"github.com/6tail/tyme4go/tyme"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// benchBirths are births all over 1901–2099 in no order, so that no program finds
// the year in what it computed last.
func benchBirths() func(i int) civil.DateTime {
	births := randomTimes(4096)
	return func(i int) civil.DateTime { return births[i%len(births)] }
}

// BenchmarkFourPillars times the four pillars of a birth, each program by its
// shortest way.
func BenchmarkFourPillars(b *testing.B) {
	birth := benchBirths()
	race(b,
		func(i int) {
			clock := birth(i).Seconds()
			bazi.Pillars(clock-chinaSeconds, clock, bazi.Rules{})
		},
		runner{"lunar-go", func(i int) { _ = theirs(birth(i)).GetEightChar().String() }},
		runner{"tyme4go", func(i int) { tymeTime(birth(i)).GetSixtyCycleHour().GetEightChar() }},
	)
}

// BenchmarkChartFields times what the other programs have of a full chart:
// pillars, hidden stems, ten gods, NaYin, life stages, KongWang, four palaces and
// ten luck pillars. Ours also reads every clock and measures the distance to each
// boundary.
func BenchmarkChartFields(b *testing.B) {
	birth := benchBirths()
	race(b,
		func(i int) { castFields(b, birth(i)) },
		runner{"lunar-go", func(i int) { lunarGoChart(birth(i)) }},
		runner{"tyme4go", func(i int) { tymeChart(birth(i)) }},
	)
}

func castFields(b *testing.B, birth civil.DateTime) *bazi.Chart {
	c, err := bazi.NewChart(bazi.Birth{Local: birth, HourKnown: true, Zone: chinaZone, Sex: bazi.SexMale}, bazi.Rules{})
	if err != nil {
		b.Fatal(err)
	}
	c.TaiYuan()
	c.TaiXi()
	c.MingGong()
	c.ShenGong()
	return c
}

func lunarGoChart(birth civil.DateTime) {
	eight := theirs(birth).GetEightChar()
	_ = eight.String()
	lunarGoFields(eight)
	for _, p := range eight.GetYunBySect(gender(bazi.SexMale), 2).GetDaYun() {
		p.GetGanZhi()
		p.GetStartAge()
		p.GetStartYear()
		p.GetEndYear()
	}
}

func tymeChart(birth civil.DateTime) {
	limit := tyme.ChildLimit{}.FromSolarTime(tymeTime(birth), tyme.MAN)
	tymeFields(limit.GetEightChar())
	decade := limit.GetStartDecadeFortune()
	for range bazi.LuckPillars {
		_ = decade.String()
		decade.GetStartAge()
		decade.GetStartSixtyCycleYear()
		decade.GetEndSixtyCycleYear()
		decade = decade.Next(1)
	}
}

// BenchmarkFullChart times all that is said of a chart here: the fields, and
// relations, stars, strength, pattern, three schools and the rules in force. The
// others have no more than in BenchmarkChartFields.
func BenchmarkFullChart(b *testing.B) {
	birth := benchBirths()
	race(b,
		func(i int) {
			c := castFields(b, birth(i))
			c.Relations()
			c.ShenSha()
			c.Read()
			c.Applied()
		},
		runner{"lunar-go", func(i int) { lunarGoChart(birth(i)) }},
		runner{"tyme4go", func(i int) { tymeChart(birth(i)) }},
	)
}

// BenchmarkTermInstant times the instant of one solar term of 1900–2100. lunar-go
// computes the 31 terms of a year at once.
func BenchmarkTermInstant(b *testing.B) {
	term := func(i int) (year, index int) { return 1900 + i*79%201, i % 24 }
	race(b,
		func(i int) { sky.SolarTerm(term(i)) },
		runner{"lunar-go", func(i int) { lunarGo{}.term(term(i)) }},
		runner{"tyme4go", func(i int) { tyme4go{}.term(term(i)) }},
	)
}

// BenchmarkLunarDate times the lunar date of a day.
func BenchmarkLunarDate(b *testing.B) {
	birth := benchBirths()
	race(b,
		func(i int) {
			day := birth(i)
			if _, err := almanac.Lunar(day.Year, day.Month, day.Day); err != nil {
				b.Fatal(err)
			}
		},
		runner{"lunar-go", func(i int) { day := birth(i); calendar.NewSolarFromYmd(day.Year, day.Month, day.Day).GetLunar() }},
		runner{"tyme4go", func(i int) { tymeDay(birth(i)).GetLunarDay() }},
	)
}

// BenchmarkAlmanacYear times the pages of a year, day by day: lunar date, pillars,
// officer, mansion, directions, stars, seasons, day gods, suited and avoided
// activities. Ours weighs every activity; the others look up a table of finished
// days.
func BenchmarkAlmanacYear(b *testing.B) {
	race(b,
		func(i int) {
			eachDay(i, func(date civil.DateTime) {
				d, err := almanac.NewDay(date, almanac.Rules{})
				if err != nil {
					b.Fatal(err)
				}
				ourFacts(d)
				d.Advice()
			})
		},
		runner{"lunar-go", func(i int) {
			eachDay(i, func(date civil.DateTime) {
				l := theirs(date)
				lunarGoFacts(l)
				l.GetDayJiShen()
				l.GetDayXiongSha()
				l.GetDayYi()
				l.GetDayJi()
			})
		}},
		runner{"tyme4go", func(i int) { eachDay(i, tymePage) }},
	)
}

// eachDay visits the days of the i-th year from 1950.
func eachDay(i int, visit func(civil.DateTime)) {
	first := civil.DateTime{Year: 1950 + i*31%100, Month: 1, Day: 1}
	for n := range 365 {
		visit(first.AddDays(n))
	}
}

// tymePage reads the same page.
func tymePage(date civil.DateTime) {
	solar := tymeDay(date)
	lunar, day := solar.GetLunarDay(), solar.GetSixtyCycleDay()
	pair := day.GetSixtyCycle()
	stem, branch := pair.GetHeavenStem(), pair.GetEarthBranch()
	_ = lunar.String() + day.String() + pair.GetSound().String() + pair.GetPengZu().String()
	_ = day.GetDuty().String() + day.GetTwelveStar().String() + day.GetTwentyEightStar().String() + day.GetFetusDay().String()
	_ = branch.GetOpposite().String() + branch.GetOminous().String()
	for _, direction := range []tyme.Direction{stem.GetJoyDirection(), stem.GetWealthDirection(), stem.GetMascotDirection(), stem.GetYangDirection(), stem.GetYinDirection()} {
		_ = direction.String()
	}
	_ = day.GetSixtyCycleMonth().GetSixtyCycleYear().GetNineStar().String() + day.GetSixtyCycleMonth().GetNineStar().String() + day.GetNineStar().String()
	_ = lunar.GetSixStar().String() + solar.GetPhenologyDay().String()
	solar.GetDogDay()
	solar.GetNineDay()
	_, _ = day.GetGods() // errors are of unknown names only
	_, _ = day.GetRecommends()
	_, _ = day.GetAvoids()
}

// BenchmarkReverseLookup times the search for the births of 1600–2200 with four
// given pillars. lunar-go stops at the year of the host's clock.
func BenchmarkReverseLookup(b *testing.B) {
	birth := benchBirths()
	rules := bazi.Rules{LateZi: bazi.LateZiNextDay}
	wanted := func(i int) [4]ganzhi.Pair {
		clock := birth(i).Seconds()
		return bazi.Pillars(clock-chinaSeconds, clock, rules)
	}
	race(b,
		func(i int) {
			if _, err := bazi.Reverse(wanted(i), bazi.Search{Zone: chinaZone, Rules: rules}); err != nil {
				b.Fatal(err)
			}
		},
		runner{"lunar-go", func(i int) { lunarGoReverse(wanted(i), bazi.FirstYear) }},
		runner{"tyme4go", func(i int) { tymeReverse(wanted(i), bazi.FirstYear, bazi.LastYear) }},
	)
}
