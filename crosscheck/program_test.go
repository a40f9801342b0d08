package crosscheck

import (
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/sky"
)

// program is another program that computes what we do. Both are fed the clock of
// UTC+8 without summer time.
type program interface {
	String() string
	// lunarDate returns the lunar date of a day.
	lunarDate(day civil.DateTime) almanac.LunarDate
	// yearPairs returns the pair of the year by the day of 立春, and by the lunar
	// new year.
	yearPairs(day civil.DateTime) (byLichun, byNewYear string)
	// term returns the instant of a solar term, numbered as sky.SolarTerm numbers
	// it, in Unix seconds with their fraction.
	term(year, index int) float64
	// shownTerm is the instant as the program shows it and compares births with.
	shownTerm(year, index int) int64
	// reverse returns the times with four pillars, by the day that begins at 23:00:
	// those of reverseFrom and later, and perhaps others. The programs count a month
	// by the year that its 节 is in, and are asked for a year more.
	reverse(pillars [4]ganzhi.Pair) []civil.DateTime
	// facts returns what an almanac prints for a day, in the order of ourFacts,
	// empty where the program has nothing.
	facts(date civil.DateTime) []string
	// read begins the chart of a birth.
	read(birth civil.DateTime) reading
}

// reading is a birth in another program.
type reading interface {
	// pillars returns the four pillars, by the day that begins at 23:00 or at
	// midnight.
	pillars(rule bazi.LateZi) string
	// fields returns what follows from the pillars, in the order of fieldNames,
	// empty where the program has none.
	fields(rule bazi.LateZi) []string
	// luck returns the luck pillars once for each way the program has to count
	// their start. The 节 is the one they are counted to, as it shows it.
	luck(sex bazi.Sex, jie int64) []luck
	// passing returns what passes over the chart in its first years.
	passing(sex bazi.Sex) []passing
}

// passing is a year of a life in another program.
type passing struct {
	age, year   int // nominal age, and the calendar year
	minor, pair string
	months      []string
}

// programs are the two programs compared with.
func programs() []program { return []program{lunarGo{}, tyme4go{}} }

// luck is a sequence of luck pillars in another program.
type luck struct {
	method      bazi.LuckMethod // our name of the way it counts
	way         string          // its own
	distance    int64           // seconds from the birth to the 节 as it counts them
	forward     bool
	units       [5]int         // years, months, days, hours and minutes from the birth
	start       civil.DateTime // the day and the time they lead to
	pillars     []string       // nil when not asked
	firstAge    int            // of the first pillar, nominal
	first, last int            // calendar years of the first pillar
}

// total is a length of luck in minutes, its years of twelve months of thirty
// days.
func total(units [5]int) int64 {
	months := int64(units[0]*12 + units[1])
	return ((months*30+int64(units[2]))*24+int64(units[3]))*60 + int64(units[4])
}

// ours casts our chart of a reading of the clock.
func ours(t *testing.T, local civil.DateTime, sex bazi.Sex, r bazi.Rules) *bazi.Chart {
	t.Helper()
	c, err := bazi.NewChart(bazi.Birth{Local: local, HourKnown: true, Zone: chinaZone, Sex: sex}, r)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// chinaSeconds is the offset of the clock that all programs are fed.
const chinaSeconds = 8 * 3600

// chinaZone is that clock.
var chinaZone = civil.FixedZone(chinaSeconds)

// lateZi are the rules for the late Zi hour that the other programs have.
var lateZi = []bazi.LateZi{bazi.LateZiNextDay, bazi.LateZiSameDay}

// pillars prints the pillars of a chart as the other programs do.
func pillars(c *bazi.Chart) string {
	all := make([]ganzhi.Pair, len(c.Pillars))
	for i, p := range c.Pillars {
		all[i] = p.Pair
	}
	return pairs(all)
}

func pairs(all []ganzhi.Pair) string {
	names := make([]string, len(all))
	for i, p := range all {
		names[i] = p.String()
	}
	return strings.Join(names, " ")
}

// jie is a 节 next to a birth.
type jie struct {
	year, index int   // as sky.SolarTerm numbers it
	unixMilli   int64 // ours
}

// jieAround returns the 节 before a birth and the one after it.
func jieAround(c *bazi.Chart) (around [2]jie) {
	for _, b := range c.Boundaries {
		if b.Kind != bazi.Month {
			continue
		}
		year, index := sky.TermBefore(sky.FromUnix(b.UnixMilli + 500))
		side := 0
		if b.SecondsAway > 0 {
			side = 1
		}
		around[side] = jie{year, index, b.UnixMilli}
	}
	return around
}
