package ziwei

import (
	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// Chart is a cast chart (命盘, ming pan) with everything that decided it. Its
// palaces share memory with it, so a Chart is passed by pointer.
type Chart struct {
	Birth  bazi.Birth
	Rules  Rules
	Moment civil.Moment // the instant of birth
	Time   bazi.Time    // what the clocks showed; Time.Used is the one that counts

	Lunar   almanac.LunarDate    // the lunar date of Time.Used
	Counted almanac.LunarDate    // the lunar date that places stars: the next day's in the late Zi hour, by Rules.DayDivide
	Month   int                  // the month that places stars, 1–12, after Rules.LeapMonth and Rules.MonthDivide
	Hour    ganzhi.EarthlyBranch // 时辰
	LateZi  bool                 // 晚子时: born at 23:00–23:59
	Year    ganzhi.Pair          // the year that places stars
	Pillars [4]ganzhi.Pair       // 四柱 by package bazi: the year from 立春, months from 节

	Zodiac almanac.Zodiac // 生肖, of Year
	Sign   Sign           // 星座
	Bureau Bureau         // 五行局
	Soul   Star           // 命主
	Body   Star           // 身主

	LifePalace     int // 命宫, index of Palaces
	BodyPalace     int // 身宫
	OriginalPalace int // 来因宫
	Palaces        [Palaces]Palace

	seats  seats
	placed [Stars]PlacedStar // what the palaces' lists point into
}

// NewChart casts the chart of a birth.
//
// The hour and the sex must be known, and the birth must lie in the years 1600 to
// 2200. Solar clocks need a longitude. The error is a *calc.InputError.
//
// Source: doc/sources.md#zw-chart. Schools: Rules.
func NewChart(b bazi.Birth, r Rules) (*Chart, error) {
	c := &Chart{Birth: b, Rules: r}
	if err := c.check(); err != nil {
		return nil, err
	}
	if err := c.readCalendar(); err != nil {
		return nil, err
	}
	c.build()
	return c, nil
}

// build finds the year and month that count and fills the palaces.
func (c *Chart) build() {
	c.Year = c.yearPair()
	c.Month = c.countedMonth()
	c.Zodiac = almanac.Zodiac(c.Year.Branch())
	f := newFrame(frame{
		year: c.Year, month: c.Month - 1, day: c.Counted.Day, hour: int(c.Hour), male: c.Birth.Sex == bazi.SexMale,
	}, c.Rules.Plate)
	c.fill(&f)
}

// check refuses what no chart can be cast of.
func (c *Chart) check() error {
	if err := c.Rules.check(); err != nil {
		return err
	}
	if !c.Birth.HourKnown {
		return inputError("time", "", "is needed: every palace depends on the hour; try each of the twelve hours if it is not known",
			"缺少出生时间：各宫皆随时辰而定；若不知时辰，请逐个时辰试排")
	}
	if c.Birth.Sex == bazi.SexUnknown {
		return inputError("sex", "", "is needed for the direction of limits and rings: male or female", "缺少性别：大限与诸神顺逆须知男女")
	}
	return nil
}

// lateZiHour is the hour that is the late Zi hour.
const lateZiHour = 23

// HourName returns the double hour in Hanzi, the Zi hour as 早子时 or 晚子时.
func (c *Chart) HourName() string {
	half := ""
	switch {
	case c.LateZi:
		half = "晚"
	case c.Hour == ganzhi.BranchZi:
		half = "早"
	}
	return half + c.Hour.String() + "时"
}

// readCalendar finds the lunar date, the hour and the pillars of the birth.
func (c *Chart) readCalendar() (err error) {
	if c.Moment, c.Time, err = c.Birth.ReadClocks(c.Rules.Clock); err != nil {
		return err
	}
	used := c.Time.Used
	c.LateZi = used.Hour == lateZiHour
	c.Hour = ganzhi.BranchOfHour(used.Hour)
	if c.Lunar, c.Counted, err = c.lunarDates(used); err != nil {
		return err
	}
	c.Pillars = c.pillars(bazi.YearLichunInstant)
	c.Sign = SignOf(used.Month, used.Day)
	return nil
}

// lunarDates returns the lunar date of a reading and the one that counts: the next
// day's in the late Zi hour, by Rules.DayDivide.
//
// Source: doc/sources.md#zw-day-divide.
func (c *Chart) lunarDates(t civil.DateTime) (shown, counted almanac.LunarDate, err error) {
	if shown, err = almanac.Lunar(t.Year, t.Month, t.Day); err != nil || !c.forwarded(t) {
		return shown, shown, err
	}
	t = t.AddDays(1)
	counted, err = almanac.Lunar(t.Year, t.Month, t.Day)
	return shown, counted, err
}

// forwarded reports whether a reading belongs to the next lunar day.
func (c *Chart) forwarded(t civil.DateTime) bool {
	return t.Hour == lateZiHour && c.Rules.DayDivide == DayForward
}

// pillars returns the four pillars of the birth.
//
// Source: doc/sources.md#four-pillars.
func (c *Chart) pillars(year bazi.YearBoundary) [4]ganzhi.Pair {
	rules := bazi.Rules{LateZi: c.lateZi(), YearBoundary: year}
	return bazi.Pillars(c.Moment.Unix, c.Time.Used.Seconds(), rules)
}

// lateZi is the rule for the late Zi hour as package bazi names it.
func (c *Chart) lateZi() bazi.LateZi {
	return [...]bazi.LateZi{bazi.LateZiNextDay, bazi.LateZiSameDayAndStem, bazi.LateZiSameDay}[c.Rules.DayDivide]
}

// yearPair returns the year that places stars.
//
// Source: doc/sources.md#zw-year-divide.
func (c *Chart) yearPair() ganzhi.Pair {
	switch c.Rules.YearDivide {
	case YearLichunDay:
		return c.pillars(bazi.YearLichunDay)[bazi.Year]
	case YearLichunInstant:
		return c.Pillars[bazi.Year]
	}
	return c.Counted.YearPair()
}

// countedMonth returns the month that places stars, 1–12.
//
// Source: doc/sources.md#zw-leap-month, #zw-month-divide.
func (c *Chart) countedMonth() int {
	if c.Rules.MonthDivide == MonthSolarTerm {
		return int(seatOf(c.Pillars[bazi.Month].Branch())) + 1
	}
	return int(wrap(c.Rules.LeapMonth.count(c.Counted)-1)) + 1
}

// leapHalf is the last day of a leap month that counts to the month before it.
const leapHalf = 15

// count returns the month as which a lunar date counts, up to 13.
func (l LeapMonth) count(d almanac.LunarDate) int {
	if d.Leap && (l == LeapAsNext || l == LeapSplit15 && d.Day > leapHalf) {
		return d.Month + 1
	}
	return d.Month
}

// fill places everything in the palaces.
func (c *Chart) fill(f *frame) {
	c.Bureau, c.Soul, c.Body = f.bureau, f.soulStar(&c.Rules), bodyStars[f.year.Branch()]
	c.LifePalace, c.BodyPalace = int(f.life), int(f.bodyOfPlate())
	f.place(&c.seats, &c.Rules)
	c.fillPalaces(f)
	c.fillStars()
	c.fillLimits(f)
}

func (c *Chart) fillPalaces(f *frame) {
	for i := range c.Palaces {
		p, s := &c.Palaces[i], seat(i)
		p.Index, p.Name, p.Pair = i, nameAt(i, f.life), f.palacePair(s)
		p.IsBody = i == c.BodyPalace
		p.IsOriginal = s != zi && s != chou && p.Pair.Stem() == f.year.Stem()
		if p.IsOriginal {
			c.OriginalPalace = i
		}
		p.ChangSheng = ganzhi.LifeStage(ringAt(s, growth[f.bureau], f.direction()))
		p.BoShi = BoShi(ringAt(s, c.seats[StarLuCun], f.direction()))
		p.JiangQian = jiangQianAt(s, f.year.Branch())
		p.SuiQian = suiQianAt(s, f.year.Branch(), c.Rules.School)
	}
}

// fillStars gives each palace its lists of stars.
func (c *Chart) fillStars() {
	c.gather(0, MajorStars, func(p *Palace, list []PlacedStar) { p.Major = list })
	c.gather(MajorStars, MajorStars+MinorStars, func(p *Palace, list []PlacedStar) { p.Minor = list })
	c.gather(MajorStars+MinorStars, Stars, func(p *Palace, list []PlacedStar) { p.Adjective = list })
}

// gather sorts the stars from first to end, the latter excluded, by palace.
func (c *Chart) gather(first, end int, give func(*Palace, []PlacedStar)) {
	var next [Palaces + 1]int
	for s := first; s < end; s++ {
		next[c.seats[s]+1]++
	}
	next[0] = first // stars that are absent were counted here
	for i := range Palaces {
		next[i+1] += next[i]
	}
	start := next
	stem := c.Year.Stem()
	for s := first; s < end; s++ {
		at := c.seats[s]
		if at == absent {
			continue
		}
		c.placed[next[at]] = PlacedStar{Star(s), c.Rules.Brightness.at(Star(s), at), c.Rules.Transform.of(stem, Star(s))}
		next[at]++
	}
	for i := range c.Palaces {
		give(&c.Palaces[i], c.placed[start[i]:next[i]:next[i]])
	}
}
