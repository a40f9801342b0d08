package ziwei

import (
	"errors"
	"fmt"

	"github.com/wenbu-go/wenbu/calc"
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Horoscope is what passes over a chart at a time (运限, yun xian).
type Horoscope struct {
	Target  civil.DateTime
	Lunar   almanac.LunarDate // the lunar date of Target
	Counted almanac.LunarDate // the one that counts: the next day's in the late Zi hour, by Rules.DayDivide
	Age     int               // 虚岁, nominal

	Childhood bool   // 童限: the first decade has not begun, Decadal is the palace of the year of life
	Decadal   Period // 大限
	Minor     Period // 小限
	Yearly    Period // 流年
	Monthly   Period // 流月
	Daily     Period // 流日
	Hourly    Period // 流时

	JiangQian [Palaces]JiangQian // 流年将前十二神, from 寅 on
	SuiQian   [Palaces]SuiQian   // 流年岁前十二神
}

// LastAge is the last nominal age that a horoscope reaches: that of a date 120
// years after a birth, however late in its lunar year the birth was.
const LastAge = 122

// childhood is the palace of each year of life before the first decade.
//
// Rule: 一命二财三疾厄, 四岁夫妻五福德, 六岁事业为童限.
// Source: doc/sources.md#zw-childhood.
var childhood = [...]PalaceName{
	PalaceLife, PalaceWealth, PalaceHealth, PalaceSpouse, PalaceFortune, PalaceCareer,
}

// Horoscope returns what passes over the chart at a local date and time.
//
// Input: target is read on the clock of the chart's dates and not corrected. It
// must not lie before the date of birth, nor beyond the nominal age LastAge. The
// error is a *calc.InputError.
//
// Source: doc/sources.md#zw-horoscope.
// Schools: Rules.DayDivide, Rules.LeapMonth, Rules.HoroscopeDivide, Rules.AgeDivide.
func (c *Chart) Horoscope(target civil.DateTime) (*Horoscope, error) {
	h := &Horoscope{Target: target}
	if err := c.readTarget(h); err != nil {
		return nil, err
	}
	year, month, err := c.passingPairs(h)
	if err != nil {
		return nil, err
	}
	c.passLimits(h)
	c.passTimes(h, year, month)
	for i := range Palaces {
		h.JiangQian[i] = jiangQianAt(seat(i), year.Branch())
		h.SuiQian[i] = suiQianAt(seat(i), year.Branch(), c.Rules.School)
	}
	return h, nil
}

// readTarget finds the lunar date of the target and the age at it.
func (c *Chart) readTarget(h *Horoscope) error {
	if !h.Target.Valid() {
		return inputError("target", h.Target.String(), "is not a date and time of the Gregorian calendar", "不是公历中存在的日期与时间")
	}
	if h.Target.JDN() < c.Time.Used.JDN() {
		return inputError("target", h.Target.String(), "lies before the birth; give a later date", "早于出生，请给出较晚的日期")
	}
	var err error
	if h.Lunar, h.Counted, err = c.lunarDates(h.Target); err != nil {
		return targetError(err)
	}
	h.Age = c.age(h.Counted)
	if h.Age > LastAge {
		return inputError("target", h.Target.String(), fmt.Sprintf("lies beyond the nominal age of %d; give an earlier date", LastAge),
			fmt.Sprintf("超过虚岁 %d 岁，请给出较早的日期", LastAge))
	}
	return nil
}

// targetError names the target as the input that is wrong.
func targetError(err error) error {
	var input *calc.InputError
	if errors.As(err, &input) {
		return inputError("target", input.Value, input.Reason, input.ReasonZh)
	}
	return err
}

// age returns the nominal age on a lunar date.
//
// Source: doc/sources.md#zw-age.
func (c *Chart) age(d almanac.LunarDate) int {
	born := c.Counted
	age := d.Year - born.Year + 1
	if c.Rules.AgeDivide == AgeBirthday && !birthdayPassed(born, d) {
		age--
	}
	return max(age, 1)
}

// birthdayPassed reports whether the lunar birthday of a year has come. One in a
// leap month is kept in the regular month of the same number.
func birthdayPassed(born, d almanac.LunarDate) bool {
	if d.Month != born.Month {
		return d.Month > born.Month
	}
	return d.Leap || d.Day >= born.Day
}

// passingPairs returns the pairs of the passing year and month.
//
// Source: doc/sources.md#zw-horoscope.
func (c *Chart) passingPairs(h *Horoscope) (year, month ganzhi.Pair, err error) {
	if c.Rules.HoroscopeDivide == HoroscopeLunar {
		year = h.Counted.YearPair()
		first := ganzhi.MonthPair(year.Stem(), ganzhi.BranchYin)
		return year, first.Add(c.Rules.LeapMonth.count(h.Counted) - 1), nil
	}
	moment, err := c.Birth.ResolveTarget(h.Target)
	if err != nil {
		return 0, 0, err
	}
	pillars := bazi.Pillars(moment.Unix, h.Target.Seconds(), bazi.Rules{})
	return pillars[bazi.Year], pillars[bazi.Month], nil
}

// passLimits finds the decadal and the minor limit of the age.
//
// Source: doc/sources.md#zw-decadal, #zw-minor-limit, #zw-childhood.
func (c *Chart) passLimits(h *Horoscope) {
	decadal := c.limitAt(h.Age)
	if h.Age < c.Bureau.Number() {
		h.Childhood = true
		decadal = seat(c.LifePalace).step(int(childhood[h.Age-1]))
	}
	h.Decadal = c.Rules.period(LevelDecadal, decadal, c.Palaces[decadal].Pair)
	minor := c.minorAt(h.Age)
	h.Minor = c.Rules.period(LevelMinor, minor, c.Palaces[minor].Pair)
}

// limitAt returns the palace whose decade holds an age. After the twelfth decade
// the round begins again.
func (c *Chart) limitAt(age int) seat {
	return c.palaceOf(func(p *Palace) bool { return (age-p.Decadal.From)%(decade*Palaces) < decade && age >= p.Decadal.From })
}

// minorAt returns the palace of the minor limit of an age.
func (c *Chart) minorAt(age int) seat {
	return c.palaceOf(func(p *Palace) bool { return (age-p.FirstAge)%Palaces == 0 })
}

// palaceOf returns the palace that fits.
func (c *Chart) palaceOf(fits func(*Palace) bool) seat {
	for i := range c.Palaces {
		if fits(&c.Palaces[i]) {
			return seat(i)
		}
	}
	return absent
}

// passTimes finds the palaces of year, month, day and hour.
//
// Rule: the year in the palace of its branch. From there back to the month of
// birth and on to the hour of birth is the first month (斗君), and each month moves
// on one palace; the first day is in the palace of the month, the Zi hour in that
// of the day.
// Source: doc/sources.md#zw-dou-jun.
func (c *Chart) passTimes(h *Horoscope, year, month ganzhi.Pair) {
	r := &c.Rules
	yearly := seatOf(year.Branch())
	monthly := yearly.step(int(c.Hour) - c.Month + r.LeapMonth.count(h.Counted))
	daily := monthly.step(h.Counted.Day - 1)
	day, hour := c.dayAndHour(h.Target)
	h.Yearly = r.period(LevelYearly, yearly, year)
	h.Monthly = r.period(LevelMonthly, monthly, month)
	h.Daily = r.period(LevelDaily, daily, day)
	h.Hourly = r.period(LevelHourly, daily.step(int(hour.Branch())), hour)
}

// dayAndHour returns the pairs of a passing day and hour.
//
// Source: doc/sources.md#day-and-hour-pillar.
func (c *Chart) dayAndHour(t civil.DateTime) (day, hour ganzhi.Pair) {
	day = ganzhi.PairOfDay(t.JDN())
	next := day.Add(1)
	if c.forwarded(t) {
		day = next
	}
	owner := day
	if t.Hour == lateZiHour && c.Rules.DayDivide == DayCurrentNextStem {
		owner = next
	}
	return day, ganzhi.HourPair(owner.Stem(), ganzhi.BranchOfHour(t.Hour))
}
