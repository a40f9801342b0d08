package ziwei

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/wenbu-go/wenbu/calc/almanac"
	"github.com/wenbu-go/wenbu/calc/bazi"
	"github.com/wenbu-go/wenbu/calc/civil"
	"github.com/wenbu-go/wenbu/calc/ganzhi"
	"github.com/wenbu-go/wenbu/calc/ziwei"
)

// acceptance is a kind of difference that is accepted.
type acceptance struct {
	what   string
	full   int // of all births, or of all passings, how many differ so
	reason string
}

// The accepted kinds of difference.
const (
	shownPillars = iota
	lateMonthEnd
	lateLeapMonth
	newMoon2097
	passingLateBirth
	passingLate
	passing2097
	acceptances
)

// accepted is every kind of difference that the comparison accepts, with how often
// it is met.
var accepted = [acceptances]acceptance{
	shownPillars: {"four pillars shown", 60_100,
		"iztro begins year and month with the lunar ones, here they begin at 立春 and at the 节 as pillars do everywhere else; no star depends on them."},
	lateMonthEnd: {"chart", 4970,
		"From 23:00 on, on the last day of a lunar month, iztro counts the day as the 1st, keeps the old month and year, and counts 三台 八座 恩光 天贵 to the 30th or 31st; here all is of the next day."},
	lateLeapMonth: {"chart", 492,
		"From 23:00 on, from the 15th of a leap month, iztro counts the leap month as the month before it, here as the next, as in all other hours."},
	newMoon2097: {"chart", 92,
		"The new moon of 2097-08-08 is 92 s after midnight; iztro's calendar puts it on the day before, so that 30 lunar dates are a day ahead."},
	passingLateBirth: {"horoscope", 450,
		"The chart of the birth differs, by one of the reasons above."},
	passingLate: {"horoscope", 1830,
		"At 23:00 on the day asked about iztro takes stem and branch of day and hour from the next day, but the palaces of year, month and day by the old day; here all is of the next day."},
	passing2097: {"horoscope", 16,
		"The day asked about is one of the 30 that iztro has a day ahead in 2097."},
}

// counting is what iztro counts stars by.
type counting struct {
	lunar almanac.LunarDate // of the day, in its calendar
	year  ganzhi.Pair
	month int
	day   int
	steps int // of the stars that are counted by days
	kind  int // of the difference from ours, or acceptances for none
}

// countingOf returns what iztro counts by for a birth.
func countingOf(b birth, c *ziwei.Chart) (counting, error) {
	m, err := almanac.China.MonthOn(b.date)
	if err != nil {
		return counting{}, err
	}
	n := counting{lunar: c.Lunar, kind: acceptances}
	days := m.Days
	if in2097(b.date) {
		n.kind = newMoon2097
		n.lunar, days = dayLater(c.Lunar, m)
	}
	n.year, n.month, n.day = n.lunar.YearPair(), n.lunar.Month, n.lunar.Day
	n.steps = n.day - 1
	late := b.time == times-1
	switch {
	case late:
		n.steps++
		n.day++
		if n.day > days {
			n.day, n.kind = 1, lateMonthEnd
		} else if n.lunar.Leap && n.day > 15 {
			n.kind = lateLeapMonth
		}
	case n.lunar.Leap && n.day > 15:
		n.month++
	}
	return n, nil
}

// in2097 reports whether a day is of the month that begins a day apart.
func in2097(day civil.DateTime) bool {
	into := day.JDN() - civil.DateTime{Year: 2097, Month: 8, Day: 7}.JDN()
	return into >= 0 && into < 30
}

// dayLater returns the date that iztro has in that month, which has 30 days there.
func dayLater(d almanac.LunarDate, m almanac.LunarMonth) (almanac.LunarDate, int) {
	if d.Day++; d.Day > 30 {
		d.Month, d.Day = d.Month+1, 1
	}
	return d, 30
}

// theirs returns the sheet that iztro has for a birth: ours, or our chart of a birth
// that is counted as iztro counts this one.
func theirs(b birth, c *ziwei.Chart) (*sheet, int, error) {
	n, err := countingOf(b, c)
	if err != nil {
		return nil, 0, err
	}
	like := c
	if n.year != c.Year || n.month != c.Month || n.day != c.Counted.Day {
		if like, err = castCounted(n, b); err != nil {
			return nil, 0, err
		}
	}
	s := newSheet(b, like)
	s.lunar, s.sign = n.lunar, c.Sign
	s.pillars = lunarPillars(n.lunar, c)
	if moved := n.steps - (n.day - 1); moved != 0 {
		s.moveDayStars(moved)
	}
	return s, n.kind, nil
}

// castCounted casts the chart of a birth in the same hour that is counted so: in
// the same year, or if its month has no such day, in another one of the same pair.
func castCounted(n counting, b birth) (*ziwei.Chart, error) {
	years := []int{n.lunar.Year}
	for year := bazi.FirstYear + 1; year < bazi.LastYear; year++ {
		if ganzhi.PairOfYear(year) == n.year {
			years = append(years, year)
		}
	}
	for _, year := range years {
		date, err := almanac.China.Gregorian(almanac.LunarDate{Year: year, Month: n.month, Day: n.day})
		if err == nil {
			return birth{date, b.time % (times - 1), b.male}.cast(ziwei.Rules{})
		}
	}
	return nil, fmt.Errorf("no birth is counted as %+v", n)
}

// lunarPillars returns the pillars that iztro shows: the year from the lunar new
// year, the month that of the lunar calendar, a leap month in two halves.
func lunarPillars(d almanac.LunarDate, c *ziwei.Chart) [4]ganzhi.Pair {
	month := d.Month - 1
	if d.Leap && d.Day > 15 {
		month++
	}
	pillars := c.Pillars
	pillars[0] = d.YearPair()
	pillars[1] = ganzhi.MonthPair(pillars[0].Stem(), ganzhi.BranchYin.Add(month))
	return pillars
}

// moveDayStars moves the stars that are counted by days on by as many more.
func (s *sheet) moveDayStars(days int) {
	directions := map[ziwei.Star]int{ziwei.StarSanTai: +1, ziwei.StarBaZuo: -1, ziwei.StarEnGuang: +1, ziwei.StarTianGui: +1}
	var moved [ziwei.Palaces][]ziwei.PlacedStar
	for i, stars := range s.adjective {
		for _, each := range stars {
			to := wrap(i + directions[each.Star]*days)
			moved[to] = append(moved[to], each)
		}
	}
	for i := range moved {
		slices.SortFunc(moved[i], func(a, b ziwei.PlacedStar) int { return int(a.Star) - int(b.Star) })
	}
	s.adjective = moved
}

// TestCharts compares every chart with the digests of what iztro says.
func TestCharts(t *testing.T) {
	all, d := births(t), newDigester()
	var found [acceptances]int
	for _, b := range all {
		c, err := b.cast(ziwei.Rules{})
		if err != nil {
			t.Fatal(b, err)
		}
		s, kind, err := theirs(b, c)
		if err != nil {
			t.Fatal(b, err)
		}
		text := s.String()
		d.add(text)
		count(t, &found, newSheet(b, c), s, text, kind)
	}
	compareBlocks(t, d.finish(), readGoldens(t).births, all)
	compareCounts(t, found[:passingLateBirth], 0)
}

// compareCounts compares how often accepted kinds of difference are met with the
// table, from the first on.
func compareCounts(t *testing.T, found []int, first int) {
	t.Helper()
	for i, n := range found {
		if a := accepted[first+i]; n != a.full {
			t.Errorf("%d differ, want %d: %s", n, a.full, a.reason)
		}
	}
}

// count notes what our sheet and theirs, with its text, differ in.
func count(t *testing.T, found *[acceptances]int, ours, theirs *sheet, text string, kind int) {
	t.Helper()
	if ours.pillars != theirs.pillars {
		found[shownPillars]++
		ours.pillars = theirs.pillars
	}
	switch {
	case ours.chart == theirs.chart && kind == acceptances, ours.String() == text:
	case kind == acceptances:
		t.Errorf("%s: differs without a reason", ours.birth)
	default:
		found[kind]++
	}
}

// compareBlocks names the blocks whose digests differ.
func compareBlocks[T fmt.Stringer](t *testing.T, got, want []string, inputs []T) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%d blocks, want %d", len(got), len(want))
	}
	wrong := 0
	for i := range got {
		if got[i] == want[i] {
			continue
		}
		if wrong++; wrong <= 20 {
			t.Errorf("iztro differs somewhere from %s to %s", inputs[i*blockSize], inputs[min((i+1)*blockSize, len(inputs))-1])
		}
	}
	t.Logf("%d blocks, %d differ", len(got), wrong)
}

// TestPage holds the table of doc/agreement.md to the accepted differences.
func TestPage(t *testing.T) {
	page, err := os.ReadFile("../../doc/agreement.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, found := strings.Cut(string(page), "\n| compared | iztro | why |\n|---|---|---|\n")
	if !found {
		t.Fatal("no table of accepted differences")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	want := make([]string, len(accepted))
	for i, a := range accepted {
		want[i] = fmt.Sprintf("| %s | %s | %s |", a.what, thousands(a.full), a.reason)
	}
	if got := strings.TrimSpace(table); got != strings.Join(want, "\n") {
		t.Errorf("the table should be\n%s", strings.Join(want, "\n"))
	}
}

// thousands writes a number with commas.
func thousands(n int) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
