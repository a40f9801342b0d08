package crosscheck

import (
	"fmt"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
)

// accepted is every kind of difference that the comparisons accept. A kind is as
// narrow as its reason: it holds only where the reason gives the value that the
// other program has.
var accepted = []acceptance{
	{
		what: "lunar date", full: map[string]int{"lunar-go": 30, "tyme4go": 30},
		reason: "The new moon of 2097-08-08 is 92 s after midnight; their Delta T is 100 s ahead by then and puts it on the day before, which moves the 30 days of one month.",
		holds:  func(d difference) bool { return within(d.local, 2097, 8, 7, 30) },
	},
	{
		what: "first day of a month before 1645", full: map[string]int{"lunar-go": 11, "tyme4go": 11},
		reason: "By sources of the time, or by the better of two tables, the month begins a day earlier or later.",
		holds: func(d difference) bool {
			moved, ok := movedMonths[d.local.JDN()]
			return ok && fmt.Sprint(moved) == d.theirs
		},
	},
	{
		what: "first day of a month before 1645", full: map[string]int{"tyme4go": 1},
		reason: "tyme4go leaves out the month that begins on 24-01-30 (Julian), where the numbering of months changed.",
		holds:  func(d difference) bool { return d.theirs == "none" && within(d.local, 24, 1, 28, 1) },
	},
	{
		what: "four pillars", full: map[string]int{"lunar-go": 2, "tyme4go": 2},
		reason: "The birth lies between the two programs' instants of a 节, which are up to 101 s apart; theirs is our chart of the other side.",
		holds:  betweenTerms,
	},
	{
		what: "four pillars at a 节", full: map[string]int{"lunar-go": 3543, "tyme4go": 3543},
		reason: "The clock lies between the two programs' instants of the 节; theirs is our chart of the other side.",
		holds:  betweenTerms,
	},
	{
		what: "field", full: map[string]int{"lunar-go": 4179},
		reason: "From 23:00 on, by the day that begins at midnight, lunar-go takes the life stage of the day pillar at the branch of the next day, against its own pillar.",
		holds:  stageOfNextDay,
	},
	{
		what: "start of luck by minutes", full: map[string]int{"lunar-go": 99_310, "tyme4go": 99_413},
		reason: "lunar-go, and tyme4go by LunarSect2, drop the seconds, up to two hours of luck; the 节 they count to lies up to 101 s from ours besides, and a second is two minutes of luck.",
		holds:  func(d difference) bool { return (d.field == "sect 2" || d.field == "LunarSect2") && scaledTerm(d) },
	},
	{
		what: "start of luck by minutes", full: map[string]int{"tyme4go": 83_584},
		reason: "The 节 that tyme4go counts to by default lies up to 101 s from ours, and a second is two minutes of luck.",
		holds:  func(d difference) bool { return d.field == "default" && scaledTerm(d) },
	},
	{
		what: "start of luck in whole days", full: map[string]int{"tyme4go": 1820},
		reason: "The 节 it is counted to lies elsewhere, so that a day more or less is full.",
		holds:  scaledTerm,
	},
	{
		what: "start of luck by double hours", full: map[string]int{"lunar-go": 125, "tyme4go": 125},
		reason: "The edge of a double hour lies between the two programs' instants of the 节, and a double hour is ten days of luck.",
		holds:  edgeBetween,
	},
	{
		what: "date that luck starts on", full: map[string]int{"lunar-go": 2685},
		reason: "lunar-go adds the years, then the months, and each time takes the last day of a month that lacks the day; here the days over run into the next month.",
		holds:  lastDayOfMonth,
	},
	{
		what: "found by reverse lookup", full: map[string]int{"lunar-go": 280, "tyme4go": 280},
		reason: "The time found is the program's own instant of a 节, seconds from ours.",
		holds:  func(d difference) bool { _, at := ownTerm(d); return at },
	},
	{
		what: "stretch of reverse lookup", full: map[string]int{"lunar-go": 429, "tyme4go": 429},
		reason: "A 节 parts a double hour; they try its middle, which lies in the other part, and miss this one.",
		holds:  middleOutside,
	},
	{
		what: "day fact", full: map[string]int{"lunar-go": 30, "tyme4go": 30},
		reason: "The six days follow the lunar month that begins a day apart in 2097.",
		holds:  func(d difference) bool { return d.field == "six day" && within(d.local, 2097, 8, 7, 30) },
	},
	{
		what: "day fact", full: map[string]int{"lunar-go": 41, "tyme4go": 24},
		reason: "Before 1929 seven terms lie between the midnights of Beijing mean time, where days begin here, and of UTC+8, where they begin there.",
		holds:  func(d difference) bool { return onTermDay(d, beijingTermDays) },
	},
	{
		what: "day fact", full: map[string]int{"tyme4go": 6},
		reason: "tyme4go has the days of printed calendars for 小雪 of 1912 and 秋分 of 1913, which are a day later than computed.",
		holds:  func(d difference) bool { return onTermDay(d, printedTermDays) },
	},
	{
		what: "day fact", full: map[string]int{"lunar-go": 3, "tyme4go": 3},
		reason: "The spring equinox of 2084 is 36 s after a midnight; their Delta T puts it before.",
		holds:  func(d difference) bool { return onTermDay(d, []civil.DateTime{{Year: 2084, Month: 3, Day: 19}}) },
	},
	{
		what: "day fact", full: map[string]int{"lunar-go": 225},
		reason: "In half years of 240 days lunar-go begins the falling count of day stars anew on 1 January.",
		holds:  func(d difference) bool { return d.field == "day star" && d.local.Month == 1 },
	},
	{
		what: "day fact", full: map[string]int{"tyme4go": 2880},
		reason: "In falling half years of 240 days tyme4go begins the count of day stars with 六白, here with 九紫 in every half year.",
		holds:  threeStarsOn,
	},
	{
		what: "day god", full: map[string]int{"lunar-go": 127},
		reason: "Isolated cells of lunar-go's table have a god less or more than the rule of the book gives; they are taken for slips of that table.",
		holds:  func(difference) bool { return true },
	},
}

// movedMonths are the months before 1645 that begin on another day here: ours, and
// theirs, as Julian Day Numbers.
var movedMonths = map[int]int{
	1822697: 1822696, 1835778: 1835779, 1835837: 1835838, 1878185: 1878184, 2255378: 2255379, 2298818: 2298819,
	2301151: 2301150, 2301181: 2301180, 2301446: 2301447, 2305493: 2305492, 2308771: 2308770,
}

// within reports whether a date is one of n days from a first.
func within(t civil.DateTime, year, month, day, n int) bool {
	into := t.JDN() - civil.DateTime{Year: year, Month: month, Day: day}.JDN()
	return into >= 0 && into < n
}

// beijingTermDays are the days that begin a term here and not there.
var beijingTermDays = []civil.DateTime{
	{Year: 1909, Month: 1, Day: 20}, {Year: 1911, Month: 5, Day: 6}, {Year: 1912, Month: 1, Day: 6}, {Year: 1912, Month: 10, Day: 8},
	{Year: 1917, Month: 12, Day: 7}, {Year: 1927, Month: 9, Day: 8}, {Year: 1928, Month: 6, Day: 21},
}

// printedTermDays are the same where tyme4go follows printed calendars.
var printedTermDays = []civil.DateTime{{Year: 1912, Month: 11, Day: 22}, {Year: 1913, Month: 9, Day: 23}}

// onTermDay holds on a day that begins a term here and not there, and for the
// pentads counted from it. No count of day stars depends on these terms.
func onTermDay(d difference, days []civil.DateTime) bool {
	for _, day := range days {
		after := d.local.JDN() - day.JDN()
		if after == 0 && d.field != "day star" || d.field == "pentad" && (after == 5 || after == 10) {
			return true
		}
	}
	return false
}

// threeStarsOn holds for a day star three after ours while ours fall.
func threeStarsOn(d difference) bool {
	const stars = 9
	var star [3]int // of the day before, the day and the day after
	for i := range star {
		day, err := almanac.NewDay(d.local.AddDays(i-1), almanac.Rules{})
		if err != nil {
			return false
		}
		star[i] = int(day.DayStar())
	}
	falls := (star[0]-star[1]+stars)%stars == 1 || (star[1]-star[2]+stars)%stars == 1
	return d.field == "day star" && falls && fmt.Sprint((star[1]+5)%stars+1) == d.theirs
}

// betweenTerms holds for a birth after our instant of a 节 and not after theirs,
// or the reverse, when their pillars are ours of the other side.
func betweenTerms(d difference) bool {
	birth := d.chart.Moment.Unix
	for _, j := range jieAround(d.chart) {
		other := ceilSecond(j.unixMilli) // the first second with the 节 past
		past := birth >= other
		if past == (birth >= d.with.shownTerm(j.year, j.index)) {
			continue
		}
		if past {
			other--
		}
		moved := bazi.Pillars(other, d.local.Seconds(), d.rules)
		return pairs(moved[:]) == d.theirs
	}
	return false
}

// ceilSecond is the first whole second not before an instant.
func ceilSecond(unixMilli int64) int64 { return -floorDiv(-unixMilli, 1000) }

// floorDiv divides rounding down.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// stageOfNextDay holds for the life stage of the day pillar in the late Zi hour
// when theirs is the one at the following branch.
func stageOfNextDay(d difference) bool {
	day := d.chart.Pillars[bazi.Day].Pair
	return d.field == "day life stage" && d.rules.LateZi == bazi.LateZiSameDay && d.local.Hour == 23 &&
		d.theirs == ganzhi.LifeStageOf(day.Stem(), day.Branch().Add(1)).String()
}

// luckJie is the 节 that the luck of a chart is counted to.
func luckJie(c *bazi.Chart) jie {
	around := jieAround(c)
	if c.Luck.Forward {
		return around[1]
	}
	return around[0]
}

// scaledTerm holds when their start of luck is ours moved by two minutes for each
// second that their distance to the 节 is longer, to the nearest minute.
func scaledTerm(d difference) bool {
	const perDay = 24 * 60
	birth := d.chart.Moment.Unix
	ourMilli := luckJie(d.chart).unixMilli - birth*1000
	moved := 2*d.luck.distance - max(ourMilli, -ourMilli)/500
	exact := exactStart(d.chart) + moved
	theirs := total(d.luck.units)
	for _, minutes := range []int64{exact - 1, exact, exact + 1} {
		if d.luck.method == bazi.LuckChina95 {
			minutes -= minutes % perDay
		}
		if minutes == theirs {
			return true
		}
	}
	return false
}

// exactStart is our start of luck to the minute, whatever the chart counts by.
func exactStart(c *bazi.Chart) int64 {
	rules := c.Rules
	rules.LuckMethod = bazi.LuckMinute
	exact, err := bazi.NewChart(c.Birth, rules)
	if err != nil {
		return -1
	}
	return total(ourUnits(exact.Luck.Start))
}

func ourUnits(s bazi.LuckStart) [5]int {
	return [5]int{s.Years, s.Months, s.Days, s.Hours, s.Minutes}
}

// edgeBetween holds when the two instants of the 节 lie in neighbouring double
// hours and the starts are ten days apart, the longer the farther.
func edgeBetween(d difference) bool {
	const tenDays = 10 * 24 * 60
	j := luckJie(d.chart)
	later := doubleHour(d.with.shownTerm(j.year, j.index)) - doubleHour(floorDiv(j.unixMilli, 1000))
	if !d.chart.Luck.Forward {
		later = -later
	}
	return later != 0 && total(d.luck.units)-total(ourUnits(d.chart.Luck.Start)) == later*tenDays
}

// doubleHour numbers the double hours of the clock from midnight, twelve to a
// day: the last hour of a day counts with the one before it.
func doubleHour(unix int64) int64 {
	local := civil.FromSeconds(unix + chinaSeconds)
	return int64(local.JDN())*12 + min(int64(local.Hour+1)/2, 11)
}

// lastDayOfMonth holds when theirs is what years and then months give with the
// last day of a month that lacks the day.
func lastDayOfMonth(d difference) bool {
	units := d.luck.units
	year, month, day := d.local.Year+units[0], d.local.Month, d.local.Day
	day = min(day, civil.DaysInMonth(year, month))
	months := year*12 + month - 1 + units[1]
	year, month = months/12, months%12+1
	day = min(day, civil.DaysInMonth(year, month))
	from := civil.DateTime{Year: year, Month: month, Day: day, Hour: d.local.Hour, Minute: d.local.Minute, Second: d.local.Second}
	return d.theirs == after(from, [5]int{2: units[2], 3: units[3], 4: units[4]}).String()
}

// middleOutside holds for a stretch without the full hour in the middle of its
// double hour, which is what the other programs try.
func middleOutside(d difference) bool {
	const slot, half = 7200, 3600
	begin := d.span.Begin + chinaSeconds
	middle := floorDiv(begin+half, slot)*slot - chinaSeconds
	return middle < d.span.Begin || middle >= d.span.End
}
